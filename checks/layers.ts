/**
 * Lists for each part of the project which other parts it may import. `dependencies.ts` checks
 * these rules, and also refuses cycles of imports.
 */

/** Each top-level folder, and the other folders that it may import from. */
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
 * What `cli/` may import from `src/`: schemas of answers, file formats, the format of API keys,
 * small helpers of `lib/`, `former-names-history.ts` (for `bvs import history`), and the search for
 * receipts in a text.
 */
export const SHARED_WITH_CLI =
  /^src\/(?:(?:variant-[ab]|admin)\/(?:.+\/)?(?:[\w-]+-)?answer(?:-fields)?|tables\/(?:workbook\/)?[\w-]+|disclosure\/former-names-(?:file|history)|receipts\/receipts-in-text|access\/api-key|lib\/(?:loopback|days|bounded-text|plain-text))\.ts$/;

/**
 * What `web/` may import from `src/`: tables, kinds of checks, the format of API keys and
 * references, the search for receipts in a text, rules about names, and small helpers of `lib/`.
 */
export const SHARED_WITH_WEB =
  /^src\/tables\/|^src\/(check-kind|access\/api-key|receipts\/receipts-in-text|language\/(?:family-names|titles)|verification\/name-causes|watch-list\/reference|lib\/(loopback|days|bounded-text|plain-text|check-digit|sha256))\.ts$/;

/**
 * A `declaration.ts` describes an endpoint for the OpenAPI description. The Worker does not need
 * declarations. So only one file, the list of all declarations, may import a declaration. Tests and
 * the generators in `docs/` use this list.
 */
export const DECLARATIONS = { files: /\/declaration\.ts$/, list: "docs/openapi/endpoints.ts" };

/**
 * The parts of `src` that every other part may import. Each of them may import only the parts that
 * come before it in this list.
 */
export const FOUNDATION: readonly string[] = [
  "lib",
  "errors.ts",
  "variant.ts",
  "check-kind.ts",
  "portal",
  "live-sources",
  "config.ts",
  "alarms",
  "trace.ts",
];

/**
 * The parts of `src` that contain the rules of the service. These parts know nothing about HTTP.
 */
const DOMAIN = [
  "language",
  "tables",
  "sources",
  "opendart",
  "disclosure",
  "profile",
  "registry",
  "access",
  "events",
  "webhooks",
  "sync",
  "verification",
  "receipts",
  "test-mode",
  "batch",
  "watch-list",
  "doctor",
];

/**
 * The parts of `src`, and what each may import in addition to `FOUNDATION`. A part may import only
 * parts on earlier lines, so no two parts can import each other.
 */
export const LAYERS: readonly (readonly [part: string, mayImport: readonly string[]])[] = [
  ...FOUNDATION.map((part, at) => [part, FOUNDATION.slice(0, at)] as const),
  ["left-out", []],
  ["language", []],
  ["tables", ["language"]],
  ["sources", []],
  ["opendart", ["sources"]],
  ["disclosure", ["language", "tables", "opendart"]],
  ["profile", ["language", "disclosure", "opendart", "sources"]],
  ["registry", ["sources"]],
  ["access", []],
  ["events", ["access"]],
  ["webhooks", ["access", "events"]],
  ["sync", ["sources", "opendart", "disclosure", "profile"]],
  ["verification", ["registry", "disclosure", "profile", "language"]],
  ["receipts", ["registry", "access", "verification"]],
  ["test-mode", ["verification", "registry", "disclosure", "profile", "language", "access"]],
  ["batch", ["verification", "registry", "access", "events", "webhooks", "tables", "test-mode"]],
  ["watch-list", ["registry", "access", "events", "webhooks", "tables", "test-mode", "batch"]],
  ["doctor", ["registry", "access", "receipts", "webhooks"]],
  ["services.ts", DOMAIN],
  ["background", [...DOMAIN, "services.ts"]],
  ["http", ["registry", "access", "receipts", "test-mode", "tables", "batch", "services.ts"]],
  ["account", ["access", "batch", "services.ts", "http"]],
  ["operation", ["access", "receipts", "services.ts", "http"]],
  ["variant-a", [...DOMAIN, "services.ts", "http"]],
  ["variant-b", [...DOMAIN, "services.ts", "http"]],
  ["admin", [...DOMAIN, "services.ts", "background", "http"]],
  ["mcp", ["batch", "http", "variant-a", "variant-b"]],
  [
    "app.ts",
    [
      ...["registry", "access", "services.ts", "http"],
      ...["account", "operation", "variant-a", "variant-b", "admin", "mcp"],
    ],
  ],
  ["index.ts", ["registry", "access", "sources", "services.ts", "background", "app.ts"]],
];

/** Packages that only some parts of `src` may import. */
export const PACKAGES: readonly { package: RegExp; parts: readonly string[] }[] = [
  {
    package: /^(hono|@hono)(\/|$)/,
    parts: ["app.ts", "http", "account", "operation", "variant-a", "variant-b", "admin", "mcp"],
  },
];
