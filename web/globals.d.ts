/** Types of what the build adds: imported stylesheets and texts, and the address of the worker. */
declare module "*.css";
declare module "*.md" {
  const text: string;
  export default text;
}
declare const SHEET_WORKER: string;
