import type { D1Database } from "@cloudflare/workers-types";
import { factWrites } from "../disclosure/store.ts";
import type { CompanyFacts } from "../opendart/client.ts";
import { profileWrites } from "../profile/store.ts";

/** Stores all facts or none. @param readOn YYYY-MM-DD */
export async function storeFacts(
  db: D1Database,
  companies: CompanyFacts[],
  readOn: string,
): Promise<void> {
  const updates = companies.map((company) => ({ company, parts: {} }));
  await db.batch([...factWrites(db, companies, [], readOn), ...profileWrites(db, updates, readOn)]);
}
