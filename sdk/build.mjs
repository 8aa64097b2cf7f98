/**
 * Builds `dist/`: one module without dependencies, a file for `require`, and the types of both.
 * `npm ci` of the whole repository installs everything that this script needs. If the script gets
 * an argument, it builds into the folder that the argument names.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const DIST = join(process.argv[2] ?? path("dist"), "/");

rmSync(DIST, { recursive: true, force: true });
await build({
  entryPoints: [path("src/index.ts")],
  outfile: `${DIST}index.js`,
  bundle: true,
  format: "esm",
  target: "es2022",
  logLevel: "warning",
});
// The module contains code of openapi-fetch, so include the licence of openapi-fetch.
copyFileSync(path("../node_modules/openapi-fetch/LICENSE"), `${DIST}openapi-fetch.LICENSE`);
// Call the compiler by its full path, because this folder may have an older TypeScript for
// `generate.mjs`.
const compiler = path("../node_modules/typescript/bin/tsc");
execFileSync(
  process.execPath,
  [compiler, "-p", path("."), "--emitDeclarationOnly", "--outDir", DIST],
  {
    stdio: "inherit",
  },
);
// Remove types that no exported type needs. Some of them import packages that users do not have.
for (const name of ["transport", "arguments", "base64", "sd-jwt"]) rmSync(`${DIST}${name}.d.ts`);
// `require` loads the same module as `import`. So a program that uses both has only one class
// `ApiError`.
writeFileSync(`${DIST}index.cjs`, 'module.exports = require("./index.js");\n');
for (const name of readdirSync(DIST).filter((name) => name.endsWith(".d.ts"))) {
  const types = readFileSync(DIST + name, "utf8");
  const importing = (extension) =>
    types.replace(/((?:from|import\() ?"\.\/[\w-]+)\.[jt]s"/g, `$1.${extension}"`);
  // The compiler rewrites the extensions of imported modules, but not those of imported types.
  writeFileSync(DIST + name, importing("js"));
  writeFileSync(DIST + name.replace(/ts$/, "cts"), importing("cjs"));
}
