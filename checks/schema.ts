/**
 * Fails when the generated migrations lag behind `schema/tables.ts`: generates into a copy and
 * wants no change.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const MIGRATIONS = join(import.meta.dirname, "../schema/migrations");
// drizzle-kit takes the folder relative to where it runs.
const copy = relative(process.cwd(), mkdtempSync(join(tmpdir(), "migrations-")));
try {
  cpSync(MIGRATIONS, copy, { recursive: true });
  const options = ["generate", "--dialect=sqlite", "--schema=schema/tables.ts", `--out=${copy}`];
  // drizzle-kit exits with 0 whatever happens: only its own word that nothing changed counts.
  if (!execFileSync("drizzle-kit", options, { encoding: "utf8" }).includes("No schema changes")) {
    console.error(
      "schema/tables.ts has changes without a migration: run `npm run generate` and commit the result.",
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true });
}
