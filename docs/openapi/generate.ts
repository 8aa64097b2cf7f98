/**
 * Writes the OpenAPI descriptions beside the documents. With `--check` it writes nothing, and fails
 * when a file is not what would be written.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { adminDocument, publicDocument } from "./document.ts";

const FILES = { "openapi.json": publicDocument, "openapi-admin.json": adminDocument };

for (const [name, document] of Object.entries(FILES)) {
  const path = fileURLToPath(new URL(`../${name}`, import.meta.url));
  const text = `${JSON.stringify(document, null, 2)}\n`;
  if (!process.argv.includes("--check")) {
    await writeFile(path, text);
  } else if (text !== (await readFile(path, "utf8").catch(() => ""))) {
    console.error(`docs/${name} does not fit the declared routes: run npm run generate`);
    process.exitCode = 1;
  }
}
