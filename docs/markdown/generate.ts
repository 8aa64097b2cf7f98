/**
 * Fills the tables of fields in README.md and docs/api.md. With `--check` it writes nothing, and
 * fails when a table is not what would be written.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Description, fillFieldTables } from "./field-tables.ts";

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const description: Description = JSON.parse(await readFile(path("docs/openapi.json"), "utf8"));

for (const name of ["README.md", "docs/api.md"]) {
  const text = await readFile(path(name), "utf8");
  const filled = fillFieldTables(text, description);
  if (!process.argv.includes("--check")) {
    await writeFile(path(name), filled);
  } else if (filled !== text) {
    console.error(`the tables of fields in ${name} are out of date: run npm run generate`);
    process.exitCode = 1;
  }
}
