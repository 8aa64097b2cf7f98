/**
 * Builds the page into a folder of static files: JavaScript and CSS named by their hash and kept by
 * browsers for ever, one HTML file for each view with an address, and the headers they are served
 * with. `npm start` and `npm run deploy` call it, each with its own settings.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

export interface PageSettings {
  /** Where people without an API key are sent; none: the page says to ask the operator. */
  keyHelpUrl?: string | undefined;
  /** Offered as buttons: of the local run only. */
  demoKeys?: Record<string, string> | undefined;
}

/** Where wrangler.toml looks for the page. */
export const PAGE_FOLDER = fileURLToPath(new URL("dist", import.meta.url));
const SOURCE = fileURLToPath(new URL(".", import.meta.url));
const OPENAPI = fileURLToPath(new URL("../docs/openapi.json", import.meta.url));

/** The views that have a file. A job's own address is answered with that of the list of jobs. */
const VIEWS = ["index", "list", "jobs", "api"];

const HEADERS = `/*
  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  Referrer-Policy: no-referrer
  Cache-Control: no-cache
/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`;

/** Writes the page into a folder, which is emptied first. */
export async function buildPage(folder: string, settings: PageSettings = {}): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "assets"), { recursive: true });
  // The app names the worker's file, so that one is built first.
  const worker = await bundle(folder, "list/sheets/sheet-worker.ts", {});
  const app = await bundle(folder, "main.tsx", { SHEET_WORKER: JSON.stringify(`/${worker.js}`) });
  const icon = await copyHashed(folder, "icon.svg");
  const template = await readFile(join(SOURCE, "page.html"), "utf8");
  const html = template
    .replace("{{style}}", `/${app.css}`)
    .replace("{{script}}", `/${app.js}`)
    .replace("{{icon}}", `/${icon}`)
    .replace("{{key-help}}", escapeAttribute(settings.keyHelpUrl ?? ""))
    .replace("{{demo-keys}}", escapeAttribute(JSON.stringify(settings.demoKeys ?? {})));
  await Promise.all([
    ...VIEWS.map((view) => writeFile(join(folder, `${view}.html`), html)),
    writeFile(join(folder, "_headers"), HEADERS),
    readFile(OPENAPI).then((text) => writeFile(join(folder, "openapi.json"), text)),
  ]);
}

/** For those who only need that some page is there, as tests of the Worker do. */
export async function ensurePage(): Promise<void> {
  if (!existsSync(join(PAGE_FOLDER, "index.html"))) await buildPage(PAGE_FOLDER);
}

async function bundle(
  folder: string,
  entry: string,
  define: Record<string, string>,
): Promise<{ js: string; css: string }> {
  const { metafile } = await build({
    entryPoints: [join(SOURCE, entry)],
    absWorkingDir: folder,
    outdir: join(folder, "assets"),
    entryNames: "[name]-[hash]",
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    // Korean as it is, not as escapes: modules are always read as UTF-8.
    charset: "utf8",
    jsx: "automatic",
    jsxImportSource: "preact",
    define,
    metafile: true,
    logLevel: "warning",
  });
  const written = Object.keys(metafile.outputs);
  const ending = (end: string) => written.find((path) => path.endsWith(end)) ?? "";
  return { js: ending(".js"), css: ending(".css") };
}

async function copyHashed(folder: string, name: string): Promise<string> {
  const bytes = await readFile(join(SOURCE, name));
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8).toUpperCase();
  const path = `assets/${name.replace(".", `-${hash}.`)}`;
  await writeFile(join(folder, path), bytes);
  return path;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

if (import.meta.main) await buildPage(PAGE_FOLDER, { keyHelpUrl: process.env.KEY_HELP_URL });
