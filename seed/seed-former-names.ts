/**
 * Stores the former names of `former-names.csv` in a local state. This is not part of `seed.ts`,
 * because tests run `seed.ts` inside workerd, and workerd cannot read that file.
 */
import { readFileSync } from "node:fs";
import type { D1Database } from "@cloudflare/workers-types";
import { formerNameWrites } from "../src/disclosure/former-names.ts";
import { readFormerNames } from "../src/disclosure/former-names-file.ts";

/** May be repeated. */
export async function seedFormerNames(db: D1Database): Promise<void> {
  const csv = readFileSync(new URL("former-names.csv", import.meta.url), "utf8");
  await db.batch(formerNameWrites(db, readFormerNames(csv)));
}
