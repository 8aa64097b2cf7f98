/**
 * Reads the project's own files. Skips installed and built files, the migrations, and all hidden
 * folders except `.github`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface SourceFile {
  /** Relative to the root of the project, with slashes. */
  path: string;
  text: string;
}

const SKIPPED_FOLDERS = new Set(["node_modules", "dist", "coverage"]);
const SKIPPED_PATHS = new Set(["worker-configuration.d.ts", "schema/migrations"]);

/** Generated files. Their comments do not have to follow our rules. */
export const GENERATED_CODE: ReadonlySet<string> = new Set(["sdk/src/schema.ts"]);

/** @returns the sorted paths of the project's own files below a folder, relative to the root */
export function projectPaths(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      const isHidden = entry.name.startsWith(".") && entry.name !== ".github";
      if (SKIPPED_PATHS.has(path) || (entry.isDirectory() && isHidden)) return [];
      if (!entry.isDirectory()) return [path];
      return SKIPPED_FOLDERS.has(entry.name) ? [] : projectPaths(root, path);
    })
    .sort();
}

export function projectFiles(root: string, endings: readonly string[]): SourceFile[] {
  return projectPaths(root)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
