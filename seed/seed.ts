/**
 * Stores the demo data in a local state, with the service's own code: API keys in KV, the
 * disclosure table and profiles in D1. May be repeated. The plans come from the migrations, and the
 * former names of real companies from `seed-former-names.ts`.
 */
import type { D1Database, KVNamespace } from "@cloudflare/workers-types";
import { hashApiKey, keyIdOf, modeOf } from "../src/access/api-key.ts";
import { createKeyStore } from "../src/access/key-store.ts";
import { factWrites, toIncoming, writeCompanies } from "../src/disclosure/store.ts";
import { toFacts } from "../src/opendart/client.ts";
import type { DisclosedCompany } from "../src/opendart/corp-code-reader.ts";
import { type ProfileUpdate, profileWrites } from "../src/profile/store.ts";
import { employeeCount, mainAccounts } from "../src/sync/annual-report.ts";
import {
  type Demo,
  type DemoCompanyAnswer,
  type DemoDisclosedCompany,
  demo as localDemo,
} from "./demo.ts";

/** The day that is stored as the day on which facts and reports were read. */
export const SEEDED_ON = "2026-01-01";

export interface SeededBindings {
  API_KEYS: KVNamespace;
  DB: D1Database;
}

export async function seed(
  { API_KEYS, DB }: SeededBindings,
  demo: Demo = localDemo,
): Promise<void> {
  await seedKeys(API_KEYS, demo);
  // Do not write into a table that has companies, because they may be real companies.
  if (await DB.prepare("SELECT 1 FROM companies LIMIT 1").first()) return;
  await seedCompanies(DB, demo);
  await seedProfiles(DB, demo);
}

async function seedCompanies(db: D1Database, demo: Demo): Promise<void> {
  // Write the names of a company one after another, and the current name last. As in production, an
  // overwritten name becomes a former name.
  const renamings = Math.max(
    ...demo.disclosure.map((company) => company.former_names?.length ?? 0),
  );
  for (let step = 0; step <= renamings; step++) {
    // Write former names without the English name. Otherwise the English name would count as stale,
    // because it stays the same when the Korean name changes.
    const companies = demo.disclosure.map((company) => {
      const former = company.former_names?.[step];
      return former === undefined
        ? toDisclosed(company, company.corp_name)
        : { ...toDisclosed(company, former), englishName: "" };
    });
    await writeCompanies(db, companies.map(toIncoming));
  }
}

async function seedProfiles(db: D1Database, demo: Demo): Promise<void> {
  const facts = demo.profiles.map(toFacts);
  const profiles = demo.profiles.map(toProfile);
  await db.batch([
    ...factWrites(db, facts, [], SEEDED_ON),
    ...profileWrites(db, profiles, SEEDED_ON),
  ]);
}

async function seedKeys(kv: KVNamespace, { keys }: Demo): Promise<void> {
  const store = createKeyStore(kv);
  const put = async (variant: "a" | "b", plan: string, apiKey: string) => {
    const hash = await hashApiKey(apiKey);
    const mode = modeOf(apiKey);
    await store.put(hash, {
      id: keyIdOf(hash),
      account: `demo-${variant}-${plan}`,
      name: `Demo ${variant.toUpperCase()} ${mode === "test" ? "test" : plan}`,
      plans: { [variant]: plan },
      createdAt: "2026-01-01T00:00:00.000Z",
      mode,
    });
  };
  for (const variant of ["a", "b"] as const)
    for (const [plan, apiKey] of Object.entries(keys[variant])) await put(variant, plan, apiKey);
  await put("a", "enterprise", keys.test.a);
  await put("b", "paid", keys.test.b);
}

function toDisclosed(company: DemoDisclosedCompany, name: string): DisclosedCompany {
  return {
    corpCode: company.corp_code,
    name,
    englishName: company.corp_eng_name,
    stockCode: company.stock_code,
    modifiedOn: company.modify_date,
  };
}

export function toProfile(answer: DemoCompanyAnswer): ProfileUpdate {
  const { employees, accounts: statementRows } = answer;
  return {
    company: toFacts(answer),
    parts: {
      employees: employees ? employeeCount(employees) : null,
      accounts: statementRows ? mainAccounts(statementRows) : null,
    },
  };
}
