/**
 * Finds the reference data that some tests compare the service with. The data is not part of the
 * project. Without it these tests are skipped, and say why.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const DIRECTORY =
  process.env.REFERENCE_DATA ?? join(import.meta.dirname, "..", "..", "shared", "data");

export function referencePath(file: string): string | null {
  const path = join(DIRECTORY, file);
  return existsSync(path) ? path : null;
}

export function referenceText(file: string): string | null {
  const path = referencePath(file);
  return path === null ? null : readFileSync(path, "utf8");
}

export function skipWithout<T>(
  context: { skip: (reason: string) => never },
  file: string,
  found: T | null,
): T {
  if (found === null)
    return context.skip(`reference file ${file} not found in ${DIRECTORY}; set REFERENCE_DATA`);
  return found;
}
