/**
 * Fills the tables of fields in docs/api.md. With `--check` it writes nothing, and fails if a table
 * is out of date.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fillFieldTables, type OpenApiDocument } from "./field-tables.ts";

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const description: OpenApiDocument = JSON.parse(await readFile(path("docs/openapi.json"), "utf8"));

const document = path("docs/api.md");
const text = await readFile(document, "utf8");
const filled = fillFieldTables(text, description);
if (!process.argv.includes("--check")) {
  await writeFile(document, filled);
} else if (filled !== text) {
  console.error("the tables of fields in docs/api.md are out of date: run npm run generate");
  process.exitCode = 1;
}
