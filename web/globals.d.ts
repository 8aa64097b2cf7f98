/** Types of what the build adds: stylesheets, Markdown, and the address of the sheet worker. */
declare module "*.css";
declare module "*.md" {
  const text: string;
  export default text;
}
declare const SHEET_WORKER: string;
/** The address of the script that reads the names of representatives. */
declare const NAMES_SCRIPT: string;
