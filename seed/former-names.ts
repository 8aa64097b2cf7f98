/**
 * The former names that ship with the product, put into a local state. Not in `seed.ts`, which also
 * runs where there are no files.
 */
import { readFileSync } from "node:fs";
import type { D1Database } from "@cloudflare/workers-types";
import { readFormerNames } from "../src/admin/former-names.ts";
import { formerNameWrites } from "../src/disclosure/former-names.ts";

/** Safe to repeat. */
export async function seedFormerNames(db: D1Database): Promise<void> {
  const csv = readFileSync(new URL("former-names.csv", import.meta.url), "utf8");
  await db.batch(formerNameWrites(db, readFormerNames(csv)));
}
