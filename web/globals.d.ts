/** What the build adds: stylesheets as imports, and the address of the worker. */
declare module "*.css";
declare const SHEET_WORKER: string;
