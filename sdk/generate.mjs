/**
 * Makes `src/schema.ts` from the service's OpenAPI description: `npm ci && npm run generate`. This
 * folder has its own lock file, because openapi-typescript needs TypeScript 5.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const source = new URL("../docs/openapi.json", import.meta.url);
const description = readFileSync(source);
const hash = createHash("sha256").update(description).digest("hex");
const types = astToString(await openapiTS(JSON.parse(description.toString("utf8"))));
writeFileSync(
  new URL("src/schema.ts", import.meta.url),
  `/**
 * The types of the API: made by \`generate.mjs\` from docs/openapi.json, and not changed by hand.
 * sha256 of what it was made from: ${hash}
 */
${types}`,
);
