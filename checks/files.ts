/** The project's own files as the checks read them: not what is installed, built or generated. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface SourceFile {
  /** From the root of the project, with slashes. */
  path: string;
  text: string;
}

const SKIPPED_FOLDERS = new Set(["node_modules", "dist", "coverage"]);
/** Written by tools. */
const SKIPPED_PATHS = new Set(["worker-configuration.d.ts", "schema/migrations"]);

/** Code that is made from something else: its comments are not held to anything. */
export const GENERATED_CODE: ReadonlySet<string> = new Set(["sdk/src/schema.ts"]);

/** The paths of all files below a folder, from the root, sorted. */
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

/** The files whose names end in one of the endings. */
export function projectFiles(root: string, endings: readonly string[]): SourceFile[] {
  return projectPaths(root)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
