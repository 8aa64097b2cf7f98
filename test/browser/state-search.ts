/** Searches a state folder for texts, in SQLite databases, their journals and stored objects. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * How often the search may start. It starts again when a file disappears, such as a journal of
 * SQLite, because the file's content may then be in a file that was already searched.
 */
const MAX_STARTS = 20;

/** @returns the files that contain any of the texts, in UTF-8 or UTF-16 */
export async function filesHolding(folder: string, texts: readonly string[]): Promise<string[]> {
  const wanted = texts.flatMap((text) => [Buffer.from(text), Buffer.from(text, "utf16le")]);
  for (let start = 1; ; start++) {
    try {
      return await search(folder, wanted);
    } catch (fault) {
      const hasVanished = (fault as NodeJS.ErrnoException).code === "ENOENT";
      if (!hasVanished || start === MAX_STARTS) throw fault;
    }
  }
}

async function search(folder: string, wanted: Buffer[]): Promise<string[]> {
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
