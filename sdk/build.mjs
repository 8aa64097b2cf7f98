/**
 * Makes `dist/` of `src/`, which is all that is published: one module without dependencies, and the
 * types beside it. It needs what the repository's own `npm ci` installs, and nothing else. Another
 * folder to write into may be given.
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
// Its code is in the module.
copyFileSync(path("../node_modules/openapi-fetch/LICENSE"), `${DIST}openapi-fetch.LICENSE`);
// By name: beside the generator, this folder may have a TypeScript of its own.
const compiler = path("../node_modules/typescript/bin/tsc");
execFileSync(
  process.execPath,
  [compiler, "-p", path("."), "--emitDeclarationOnly", "--outDir", DIST],
  {
    stdio: "inherit",
  },
);
for (const name of readdirSync(DIST).filter((name) => name.endsWith(".d.ts"))) {
  const types = readFileSync(DIST + name, "utf8");
  // The compiler writes the extensions of modules anew, and those of types it does not.
  writeFileSync(DIST + name, types.replace(/(from "\.\/[\w-]+)\.ts"/g, '$1.js"'));
}
// No exported type needs them: whoever installs the client does not have what they import.
for (const name of ["transport", "arguments"]) rmSync(`${DIST}${name}.d.ts`);
