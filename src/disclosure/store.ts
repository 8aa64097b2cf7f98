/**
 * Writing the disclosure table in D1: only rows that changed, a former name kept, readers never without the table.
 * The keys by which companies are found follow by the triggers of the migration `company_keys`.
 */
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import { usableEnglishName } from "./english-name.ts";
import { nameKey, representativeKeys } from "./name-keys.ts";

/** A company as OpenDART's corpCode file gives it (UPSTREAMS §2), texts untouched. */
export interface DisclosedCompany {
  corpCode: string;
  name: string;
  nameEnglish: string;
  stockCode: string;
  /** YYYYMMDD */
  modifiedOn: string;
}

/** One bound parameter may hold 2 MB in D1; a company takes some 100 bytes. Small enough for others to be served between two writes. */
export const COMPANIES_PER_WRITE = 8_000;

/** A company as a write binds it, and its place in the table. One flat text: the texts it came from, and all that stood around them, are free. */
export interface IncomingCompany {
  corpCode: number;
  row: string;
}

export function toIncoming({
  corpCode,
  name,
  nameEnglish,
  stockCode,
  modifiedOn,
}: DisclosedCompany): IncomingCompany {
  const code = Number(corpCode);
  const row = [
    code,
    name,
    usableEnglishName(nameEnglish),
    stockCode.trim() || null,
    modifiedOn,
    nameKey(name),
  ];
  return { corpCode: code, row: JSON.stringify(row) };
}

const WRITE_COMPANIES = `
  INSERT INTO companies (corp_code, name_ko, name_en, stock_code, modified_on, name_key)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?1) WHERE true
  ON CONFLICT (corp_code) DO UPDATE
    SET name_ko = excluded.name_ko, name_en = excluded.name_en, stock_code = excluded.stock_code,
        modified_on = excluded.modified_on, name_key = excluded.name_key,
        former_keys = CASE name_key WHEN excluded.name_key THEN former_keys ELSE json_insert(former_keys, '$[#]', name_key) END
    WHERE (name_ko, name_en, stock_code, modified_on) IS NOT
          (excluded.name_ko, excluded.name_en, excluded.stock_code, excluded.modified_on)`;

/**
 * Writes companies, each new or changed one once. In the order of their codes D1 takes a third of the time.
 * @param incoming at most `COMPANIES_PER_WRITE`
 * @returns how many were new or changed
 */
export async function writeCompanies(db: D1Database, incoming: IncomingCompany[]): Promise<number> {
  // Not `meta.changes`: it counts what the triggers write, too.
  const [, changed] = await db.batch<{ companies: number }>([
    db.prepare(WRITE_COMPANIES).bind(`[${incoming.map(({ row }) => row).join(",")}]`),
    db.prepare("SELECT changes() AS companies"),
  ]);
  return changed?.results[0]?.companies ?? 0;
}

/** What `company.json` adds to a company of the table (UPSTREAMS §2), texts untouched. */
export interface CompanyFacts {
  corpCode: string;
  /** Ten digits, or anything else for a company without a Korean number. */
  businessNumber: string;
  legalName: string;
  stockName: string;
  /** `ceo_nm`: several persons in one text. */
  representatives: string;
}

const WRITE_FACTS = `
  UPDATE companies
     SET business_number = facts.business_number, representatives = facts.representatives,
         alias_keys = facts.alias_keys, facts_read_on = ?2
    FROM (SELECT value ->> 0 AS corp_code, value ->> 1 AS business_number, value ->> 2 AS representatives,
                 value ->> 3 AS alias_keys FROM json_each(?1)) AS facts
   WHERE companies.corp_code = facts.corp_code`;

const NOTE_NO_FACTS = `
  UPDATE companies SET facts_read_on = ?2 WHERE corp_code IN (SELECT value FROM json_each(?1))`;

/**
 * The statements that add facts to companies of the table, for one transaction; facts of companies that are not in it are left out.
 * @param facts at most `COMPANIES_PER_WRITE`
 * @param withoutFacts corp codes of which OpenDART says that it has no facts
 * @param readOn the day on which OpenDART said so, YYYY-MM-DD
 */
export function factWrites(
  db: D1Database,
  facts: CompanyFacts[],
  withoutFacts: number[],
  readOn: string,
): D1PreparedStatement[] {
  const incoming = facts.map(
    ({ corpCode, businessNumber, legalName, stockName, representatives }) => [
      Number(corpCode),
      /^[0-9]{10}$/.test(businessNumber) ? businessNumber : null,
      JSON.stringify(representativeKeys(representatives)),
      JSON.stringify([nameKey(legalName), nameKey(stockName)].filter((key) => key !== "")),
    ],
  );
  return [
    db.prepare(WRITE_FACTS).bind(JSON.stringify(incoming), readOn),
    db.prepare(NOTE_NO_FACTS).bind(JSON.stringify(withoutFacts), readOn),
  ];
}
