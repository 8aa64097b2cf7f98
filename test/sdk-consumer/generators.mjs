/**
 * Makes clients from `docs/openapi.json` with the newest generators. Then compiles programs that
 * use these clients, with TypeScript 5 and with the newest TypeScript. No test runs this file,
 * because it needs npm's registry. After a change of the schemas in the description, run
 * `node test/sdk-consumer/generators.mjs`.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "bvs-generators-"));
const run = (program, ...args) =>
  execFileSync(program, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
const installed = (name) => join(folder, "node_modules", name);

const PACKAGES = ["openapi-typescript", "openapi-fetch", "@hey-api/openapi-ts"];
/**
 * The generators need TypeScript 5 under its own name, so the newest TypeScript gets another name.
 */
const COMPILERS = { typescript: "typescript@5", "typescript-newest": "typescript@latest" };
const OPTIONS = [
  "--noEmit",
  "--strict",
  "--noUncheckedIndexedAccess",
  "--allowImportingTsExtensions",
];
OPTIONS.push("--target", "es2022", "--lib", "es2023,dom,dom.iterable");
OPTIONS.push("--module", "esnext", "--moduleResolution", "bundler");

/** Changes the program so that it calls the functions that @hey-api/openapi-ts makes. */
function withFunctions(program) {
  const names = { "/v1/verify": "verifyBusiness", "/v1/status": "getStatus" };
  names["/v1/verify/business"] = "describeBusiness";
  const imported = `import { ${Object.values(names).join(", ")} } from "./hey/index.js";\n`;
  const calls = program.replace(/client\.POST\("([^"]+)", /g, (_, route) => `${names[route]}(`);
  return imported + calls.replace(/^(?:import|const client) .*\n/gm, "");
}

try {
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const compilers = Object.entries(COMPILERS).map(([name, wanted]) => `${name}@npm:${wanted}`);
  run("npm", "install", "--silent", ...PACKAGES.map((name) => `${name}@latest`), ...compilers);
  const description = path("../../docs/openapi.json");
  run(installed(".bin/openapi-typescript"), description, "-o", "schema.ts");
  run(installed(".bin/openapi-ts"), "-i", description, "-o", "hey", "-c", "@hey-api/client-fetch");
  const program = readFileSync(path("generated.ts"), "utf8");
  writeFileSync(join(folder, "fetch.ts"), program.replace("../../sdk/src/", "./"));
  writeFileSync(join(folder, "functions.ts"), withFunctions(program));
  for (const name of [...PACKAGES, ...Object.keys(COMPILERS)]) {
    const { version } = JSON.parse(readFileSync(join(installed(name), "package.json"), "utf8"));
    console.log(`${name} ${version}`);
  }
  for (const compiler of Object.keys(COMPILERS))
    for (const file of ["fetch.ts", "functions.ts"]) {
      const tsc = join(installed(compiler), "bin/tsc");
      execFileSync(process.execPath, [tsc, ...OPTIONS, file], { cwd: folder, stdio: "inherit" });
      console.log(`${compiler} compiles ${file}`);
    }
} finally {
  rmSync(folder, { recursive: true });
}
