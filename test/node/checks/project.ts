/** Creates a small project, or a copy of this project, for the tests of the checks. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { onTestFinished } from "vitest";

export const ROOT = join(import.meta.dirname, "../../..");

/** @param files the texts of the files by path. The files are deleted when the test ends. */
export function projectOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "checks-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write(root, files);
  return root;
}

/** These folders are not copied, because builds may change them while a test runs. */
const LEFT_OUT = new Set(["node_modules", "dist"]);

export function copyOf(folders: readonly string[], changes: Record<string, string>): string {
  const root = projectOf({});
  for (const folder of folders) {
    cpSync(join(ROOT, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  }
  write(root, changes);
  return root;
}

function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
