/** Types of what the build inserts: stylesheets, Markdown, and the sheet worker's address. */
declare module "*.css";
declare module "*.md" {
  const text: string;
  export default text;
}
declare const SHEET_WORKER: string;
