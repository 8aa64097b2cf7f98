/** Checks that the migrations match `schema/`: generating them again must change nothing. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const MIGRATIONS = join(import.meta.dirname, "../schema/migrations");
// drizzle-kit needs a path relative to the working directory.
const copy = relative(process.cwd(), mkdtempSync(join(tmpdir(), "migrations-")));
try {
  cpSync(MIGRATIONS, copy, { recursive: true });
  const options = ["generate", "--dialect=sqlite", "--schema=schema/*tables.ts", `--out=${copy}`];
  // drizzle-kit always exits with 0, so look for its message that nothing has changed.
  if (!execFileSync("drizzle-kit", options, { encoding: "utf8" }).includes("No schema changes")) {
    console.error(
      "schema/ has changes without a migration: run `npm run generate` and commit the result.",
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true });
}
