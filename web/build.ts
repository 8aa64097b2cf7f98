/**
 * Builds the page and the API reference into a folder of static files. The names of scripts and
 * styles contain a hash, so that browsers can keep these files forever.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { packSdk } from "./sdk-package.ts";

export interface PageSettings {
  /**
   * The address to which the page sends people without an API key. If no address is set, the page
   * tells these people to ask the operator.
   */
  keyHelpUrl?: string | undefined;
  /** The demo keys of a local service, by name. The page shows them as buttons. */
  demoKeys?: Record<string, string> | undefined;
}

/** The folder that wrangler.toml names for the page. */
export const PAGE_FOLDER = fileURLToPath(new URL("dist", import.meta.url));
const SOURCE = fileURLToPath(new URL(".", import.meta.url));
/** Files for programs, which are served unchanged. The Worker also reads `mcp-tools.json`. */
const DESCRIPTIONS = ["openapi.json", "llms.txt", "llms-full.txt", "mcp-tools.json"];
/** The package of the TypeScript client. Callers install it from the service's address. */
const CLIENT_PACKAGE = "business-verification.tgz";
const DOCS = fileURLToPath(new URL("../docs", import.meta.url));
/** Files for the Worker: names of industries, and the tables from which names are composed. */
const WORKER_DATA = ["industries", "names.json"];
const LANGUAGE_DATA = fileURLToPath(new URL("../language-data", import.meta.url));
/** Scalar shows the API reference. This is Scalar's own build, a single script. */
const SCALAR = fileURLToPath(
  new URL("../node_modules/@scalar/api-reference/dist/browser/standalone.js", import.meta.url),
);

/** The names of the demo keys that the reference of a local service uses, by variant. */
const REFERENCE_KEY_NAMES = { a: "A test", b: "B test" };

/**
 * The views that have an HTML file. For each view: the scripts that it loads in addition to the
 * first script. The address of a job gets the file of the view `jobs`.
 */
const VIEWS = {
  ...{ index: [], list: ["views.ts"], watched: ["views.ts"], jobs: ["views.ts"] },
  ...{ api: [], webhooks: ["views.ts"], receipt: ["receipt/receipt-view.tsx"] },
};

const policy = (styles: string) =>
  `default-src 'none'; script-src 'self'; style-src ${styles}; connect-src 'self'; ` +
  "img-src 'self' data:; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

/** Only `/docs` allows inline styles, because Scalar writes its styles into the document. */
const HEADERS = `/*
  Content-Security-Policy: ${policy("'self'")}
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  Referrer-Policy: no-referrer
  Cache-Control: no-cache
/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
/docs
  ! Content-Security-Policy
  Content-Security-Policy: ${policy("'self' 'unsafe-inline'")}
`;

export async function buildPage(folder: string, settings: PageSettings = {}): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "assets"), { recursive: true });
  // Build the worker first, because the app contains the name of its file.
  const worker = await bundle(folder, "list/sheets/sheet-worker.ts", {});
  const app = await bundle(folder, "main.tsx", { SHEET_WORKER: JSON.stringify(`/${worker.js}`) });
  const icon = await copyHashed(folder, join(SOURCE, "icon.svg"), "icon.svg");
  const template = await readFile(join(SOURCE, "page.html"), "utf8");
  const page = template
    .replace("{{style}}", `/${app.css}`)
    .replace("{{script}}", `/${app.js}`)
    .replace("{{icon}}", `/${icon}`)
    .replace("{{key-help}}", escapeAttribute(settings.keyHelpUrl ?? ""))
    .replace("{{demo-keys}}", escapeAttribute(JSON.stringify(settings.demoKeys ?? {})));
  await Promise.all([
    copyData(folder),
    ...Object.entries(VIEWS).map(([view, scripts]) => {
      const preloads = app.importsOf("main.tsx", ...scripts).map(preloadTag);
      return writeFile(
        join(folder, `${view}.html`),
        page.replace("{{preloads}}", preloads.join("")),
      );
    }),
    buildReference(folder, icon, settings),
    writeFile(join(folder, "_headers"), HEADERS),
    ...DESCRIPTIONS.map((name) => copyFile(join(DOCS, name), join(folder, name))),
    packSdk(join(folder, CLIENT_PACKAGE)),
  ]);
}

async function buildReference(
  folder: string,
  icon: string,
  { demoKeys = {} }: PageSettings,
): Promise<void> {
  const script = await bundle(folder, "reference/reference.ts", {});
  const scalar = await copyHashed(folder, SCALAR, "scalar.js");
  const template = await readFile(join(SOURCE, "reference/reference.html"), "utf8");
  const html = template
    .replace("{{icon}}", `/${icon}`)
    .replace("{{style}}", `/${script.css}`)
    .replace("{{scalar}}", `/${scalar}`)
    .replace("{{script}}", `/${script.js}`)
    .replace("{{demo-key-a}}", escapeAttribute(demoKeys[REFERENCE_KEY_NAMES.a] ?? ""))
    .replace("{{demo-key-b}}", escapeAttribute(demoKeys[REFERENCE_KEY_NAMES.b] ?? ""));
  await writeFile(join(folder, "docs.html"), html);
}

async function copyData(folder: string): Promise<void> {
  await Promise.all(
    WORKER_DATA.map((name) =>
      cp(join(LANGUAGE_DATA, name), join(folder, name), { recursive: true }),
    ),
  );
}

/**
 * Builds the page if there is none. Tests of the Worker need a page, but an old page is good
 * enough. The data for the Worker must be up to date, so it is always copied.
 */
export async function ensurePage(): Promise<void> {
  const needed = ["index.html", "mcp-tools.json"];
  if (needed.every((name) => existsSync(join(PAGE_FOLDER, name)))) await copyData(PAGE_FOLDER);
  else await buildPage(PAGE_FOLDER);
}

interface Bundle {
  readonly js: string;
  readonly css: string;
  /** @returns the scripts of the sources and the scripts that they import, except `js` */
  readonly importsOf: (...sources: string[]) => string[];
}

async function bundle(
  folder: string,
  entry: string,
  define: Record<string, string>,
): Promise<Bundle> {
  const { metafile } = await build({
    entryPoints: [join(SOURCE, entry)],
    absWorkingDir: folder,
    outdir: join(folder, "assets"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    // If the app loads a part only when the part is needed, write the part into its own file.
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    // Write Korean without escapes, because modules are always read as UTF-8.
    charset: "utf8",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".md": "text" },
    define,
    metafile: true,
    logLevel: "warning",
  });
  const written = Object.entries(metafile.outputs);
  const outputOf = (source: string) =>
    written.find(([, { entryPoint }]) => entryPoint?.endsWith(`/${source}`)) ?? [""];
  const [js] = outputOf(entry);
  const css = written.find(([path]) => path.endsWith(".css"))?.[0] ?? "";
  const importsOf = (...sources: string[]) => {
    const paths = sources.flatMap((source) => {
      const [path, script] = outputOf(source);
      const imports = script?.imports.filter(({ kind }) => kind === "import-statement") ?? [];
      return [path, ...imports.map((one) => one.path)];
    });
    return [...new Set(paths)].filter((path) => path !== js);
  };
  return { js, css, importsOf };
}

/** With this tag, the browser loads the file without waiting for the script that imports it. */
function preloadTag(path: string): string {
  return `<link rel="modulepreload" href="/${path}" />`;
}

async function copyHashed(folder: string, source: string, name: string): Promise<string> {
  const bytes = await readFile(source);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8).toUpperCase();
  const path = `assets/${name.replace(".", `-${hash}.`)}`;
  await writeFile(join(folder, path), bytes);
  return path;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

if (import.meta.main) await buildPage(PAGE_FOLDER, { keyHelpUrl: process.env.KEY_HELP_URL });
