/**
 * Which part of the project may import which: the rules as data. `dependencies.ts` applies them.
 * No import may close a cycle of files; that needs no line here.
 */

/** The top-level folders, and what each may import of the others. */
export const FOLDERS: Record<string, readonly string[]> = {
  schema: [],
  src: ["schema"],
  seed: ["src", "schema", "web"],
  "language-data": ["src"],
  sdk: [],
  cli: ["src", "sdk"],
  docs: ["src"],
  deploy: ["src", "web"],
  web: ["src", "sdk"],
  checks: [],
  test: ["src", "schema", "seed", "language-data", "sdk", "cli", "docs", "deploy", "checks", "web"],
};

/**
 * All that the command-line tool shares with the Worker: what goes over the wire and to whom, and
 * what a day is.
 */
export const SHARED_WITH_CLI =
  /^src\/(?:(?:variant-[ab]|admin)\/(?:.+\/)?(?:[\w-]+-)?answer(?:-fields)?|tables\/[\w-]+|disclosure\/former-names-file|lib\/(?:loopback|days))\.ts$/;

/** All that the page shares with the Worker: the form of keys and numbers, and of tables. */
export const SHARED_WITH_WEB =
  /^src\/tables\/|^src\/(access\/api-key|lib\/(loopback|days|bounded-text|check-digit))\.ts$/;

/**
 * What the interface's description says of an endpoint, which the Worker does not need; and the one
 * list of them, through which the description and the tests read them.
 */
export const DECLARATIONS = { files: /\/declaration\.ts$/, list: "docs/openapi/endpoints.ts" };

/** The files and folders of `src` that every other part of it may import, lowest first. */
const FOUNDATION = ["lib", "errors.ts", "variant.ts", "live-sources", "config.ts", "trace.ts"];

/** What knows the business, and nothing of HTTP. */
const DOMAIN = [
  "language",
  "tables",
  "sources",
  "opendart",
  "disclosure",
  "profile",
  "registry",
  "access",
  "sync",
  "verification",
  "test-mode",
  "batch",
  "doctor",
];

/**
 * The parts of `src`, lowest first, and what each may import besides the foundation. A part may
 * name only parts above its own line, so no two folders can need each other.
 */
export const LAYERS: readonly (readonly [part: string, mayImport: readonly string[]])[] = [
  ...FOUNDATION.map((part, at) => [part, FOUNDATION.slice(0, at)] as const),
  ["language", []],
  ["tables", []],
  ["sources", []],
  ["opendart", ["sources"]],
  ["disclosure", ["language", "tables", "opendart"]],
  ["profile", ["language", "disclosure", "opendart", "sources"]],
  ["registry", []],
  ["access", []],
  ["sync", ["sources", "opendart", "disclosure", "profile"]],
  ["verification", ["registry", "disclosure", "profile", "language"]],
  ["test-mode", ["verification", "registry", "disclosure", "profile", "language", "access"]],
  ["batch", ["verification", "registry", "access", "tables", "test-mode"]],
  ["doctor", ["registry", "access"]],
  ["services.ts", DOMAIN],
  ["background", [...DOMAIN, "services.ts"]],
  ["http", ["access", "test-mode", "tables", "batch", "services.ts"]],
  ["account", ["access", "batch", "services.ts", "http"]],
  ["operation", ["access", "services.ts", "http"]],
  ["variant-a", [...DOMAIN, "services.ts", "http"]],
  ["variant-b", [...DOMAIN, "services.ts", "http"]],
  ["admin", [...DOMAIN, "services.ts", "background", "http"]],
  ["mcp", ["batch", "http", "variant-a", "variant-b"]],
  [
    "app.ts",
    [
      ...["access", "services.ts", "http"],
      ...["account", "operation", "variant-a", "variant-b", "admin", "mcp"],
    ],
  ],
  ["index.ts", ["access", "sources", "services.ts", "background", "app.ts"]],
];

/** Every part may import these, as far as they are below it. */
export const EVERYWHERE: ReadonlySet<string> = new Set(FOUNDATION);

/** Packages that only some parts of `src` may import. */
export const PACKAGES: readonly { package: RegExp; parts: readonly string[] }[] = [
  {
    package: /^(hono|@hono)(\/|$)/,
    parts: ["app.ts", "http", "account", "operation", "variant-a", "variant-b", "admin", "mcp"],
  },
];
