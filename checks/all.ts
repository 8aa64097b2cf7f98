/**
 * `npm run check` runs all checks in parallel and reports every failure. `npm run check -- types
 * lines` runs only the checks whose names start with "types" or "lines".
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** The slowest checks come first, because a slow check that starts last would delay the end. */
const CHECKS: Record<string, string> = {
  "types-node": "tsc -p tsconfig.node.json",
  "types-worker": "tsc -p .",
  format: "biome ci --error-on-warnings --colors=off .",
  unused: "knip",
  "generated-env": "wrangler types --include-runtime=false --check",
  "openapi-lint":
    "redocly lint --config docs/openapi/redocly.yaml docs/openapi.json docs/openapi-admin.json",
  dependencies: "node checks/dependencies.ts",
  "migrations-complete": "node checks/schema.ts",
  "types-web": "tsc -p tsconfig.web.json",
  "types-sdk": "tsc -p sdk --noEmit",
  "generated-openapi": "node docs/openapi/generate.ts --check",
  references: "node checks/references.ts",
  "generated-mcp": "node docs/mcp/generate.ts --check",
  "generated-documents": "node docs/markdown/generate.ts --check",
  lines: "node checks/lines.ts",
  phrases: "node checks/phrases.ts",
  "openapi-compatibility": "node checks/compatibility.ts",
  "generated-sdk": "node checks/sdk.ts",
  migrations: "node checks/migrations.ts",
};

interface Result {
  name: string;
  passed: boolean;
}

function run(name: string, command: string): Promise<Result> {
  const start = performance.now();
  return new Promise((resolve) => {
    // The shell finds the project's own programs, because npm puts them first in PATH.
    const child = spawn(command, {
      cwd: ROOT,
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
      // The TypeScript compiler is a Go program. Without garbage collection it needs a third less
      // time.
      env: { GOGC: "off", ...process.env },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    child.once("close", (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const passed = code === 0;
      console.log(`${passed ? "passed" : "FAILED"}  ${name}  ${seconds} s`);
      if (!passed) console.log(`${command}\n${output.trimEnd()}\n`);
      resolve({ name, passed });
    });
  });
}

const starts = process.argv.slice(2);
const unknown = starts.filter(
  (start) => !Object.keys(CHECKS).some((name) => name.startsWith(start)),
);
if (unknown.length > 0) {
  console.error(
    `no check has a name that starts with "${unknown[0]}". The checks are: ${Object.keys(CHECKS).join(", ")}`,
  );
  process.exit(1);
}

const waiting = Object.entries(CHECKS).filter(
  ([name]) => starts.length === 0 || starts.some((start) => name.startsWith(start)),
);
const count = waiting.length;
const results: Result[] = [];
async function worker(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await run(...next));
}
await Promise.all(Array.from({ length: availableParallelism() }, worker));

const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
console.log(`${count - failed.length} of ${count} checks passed`);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(", ")}. Run one alone: npm run check -- ${failed[0]}`);
  process.exitCode = 1;
}
