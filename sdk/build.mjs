/**
 * Builds `dist/`: one module without dependencies, what `require` loads, and the types of both.
 * Needs only what the repository's own `npm ci` installs. An argument names another output folder.
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
// Call the compiler by its full path, because the generator installs another TypeScript here.
const compiler = path("../node_modules/typescript/bin/tsc");
execFileSync(
  process.execPath,
  [compiler, "-p", path("."), "--emitDeclarationOnly", "--outDir", DIST],
  {
    stdio: "inherit",
  },
);
// No exported type needs these files. Some import packages that users of the client do not have.
for (const name of ["transport", "arguments", "base64", "sd-jwt"]) rmSync(`${DIST}${name}.d.ts`);
// It loads the same module, so that a program with both kinds of imports has one ApiError.
writeFileSync(`${DIST}index.cjs`, 'module.exports = require("./index.js");\n');
for (const name of readdirSync(DIST).filter((name) => name.endsWith(".d.ts"))) {
  const types = readFileSync(DIST + name, "utf8");
  const importing = (extension) =>
    types.replace(/((?:from|import\() ?"\.\/[\w-]+)\.[jt]s"/g, `$1.${extension}"`);
  // The compiler rewrites the extensions of imported modules, but not those of imported types.
  writeFileSync(DIST + name, importing("js"));
  writeFileSync(DIST + name.replace(/ts$/, "cts"), importing("cjs"));
}
