/** Types of what the build adds: stylesheets, Markdown, and the address of the sheet worker. */
declare module "*.css";
declare module "*.md" {
  const text: string;
  export default text;
}
declare const SHEET_WORKER: string;
