/** Stores the facts of companies in all that is made of them, in one transaction. */
import type { D1Database } from "@cloudflare/workers-types";
import { factWrites } from "../disclosure/store.ts";
import type { CompanyFacts } from "../opendart/client.ts";
import { profileWrites } from "../profile/store.ts";

/**
 * Facts alone, which say nothing about annual reports: what is known of them stays.
 * @param readOn YYYY-MM-DD
 */
export async function storeFacts(
  db: D1Database,
  companies: CompanyFacts[],
  readOn: string,
): Promise<void> {
  const updates = companies.map((company) => ({ company, parts: {} }));
  await db.batch([...factWrites(db, companies, [], readOn), ...profileWrites(db, updates, readOn)]);
}
