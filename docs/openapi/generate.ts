/**
 * Writes the OpenAPI descriptions and the texts for language models to `docs/`. With `--check` it
 * writes nothing, and fails if a file is out of date.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { adminDocument, publicDocument } from "./document.ts";
import { LLMS_FULL_TEXT, LLMS_TEXT } from "./llms.ts";

const asJson = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
const FILES = {
  "openapi.json": asJson(publicDocument),
  "openapi-admin.json": asJson(adminDocument),
  "llms.txt": LLMS_TEXT,
  "llms-full.txt": LLMS_FULL_TEXT,
};

for (const [name, text] of Object.entries(FILES)) {
  const path = fileURLToPath(new URL(`../${name}`, import.meta.url));
  if (!process.argv.includes("--check")) {
    await writeFile(path, text);
  } else if (text !== (await readFile(path, "utf8").catch(() => ""))) {
    console.error(`docs/${name} does not fit the declared routes: run npm run generate`);
    process.exitCode = 1;
  }
}
