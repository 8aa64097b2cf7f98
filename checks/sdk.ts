/** Checks that the TypeScript client's types were made from the current OpenAPI description. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { report } from "./report.ts";

const DESCRIPTION = "docs/openapi.json";
const TYPES = "sdk/src/schema.ts";

export function sdkFaults(root: string): string[] {
  const description = readFileSync(join(root, DESCRIPTION));
  const hash = createHash("sha256").update(description).digest("hex");
  const isCurrent = readFileSync(join(root, TYPES), "utf8").includes(hash);
  const how = "cd sdk && npm ci && npm run generate";
  return isCurrent ? [] : [`${TYPES} was not made from the current ${DESCRIPTION}: run ${how}`];
}

if (import.meta.main) report("client types", sdkFaults);
