/** Looks for texts in all files of a state folder: SQLite, its journals, stored objects. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** @returns the files that hold any of the texts, in UTF-8 or UTF-16 */
export async function filesHolding(folder: string, texts: readonly string[]): Promise<string[]> {
  const wanted = texts.flatMap((text) => [Buffer.from(text), Buffer.from(text, "utf16le")]);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (wanted.some((text) => bytes.includes(text))) found.push(path);
  }
  return found;
}
