/**
 * Writing the disclosure table in D1: only rows that changed, a former name kept, readers never without the table.
 */
import type { D1Database } from "@cloudflare/workers-types";
import { usableEnglishName } from "./english-name.ts";
import { AND, nameKey, numberKey, representativeKeys } from "./keys.ts";

/** A company as OpenDART's corpCode file gives it (UPSTREAMS §2), texts untouched. */
export interface DisclosedCompany {
  corpCode: string;
  name: string;
  nameEnglish: string;
  stockCode: string;
  /** YYYYMMDD */
  modifiedOn: string;
}

/** One bound parameter may hold 2 MB in D1; a company takes some 150 bytes. */
export const COMPANIES_PER_WRITE = 5_000;

const INCOMING = `
  SELECT value ->> 0 AS corp_code, value ->> 1 AS name_ko, value ->> 2 AS name_en, value ->> 3 AS stock_code,
         value ->> 4 AS modified_on, value ->> 5 AS name_key
    FROM json_each(?1)`;
const NEW_NAMES = `
  WITH incoming AS (${INCOMING})
  SELECT incoming.name_key, incoming.corp_code, companies.name_key AS old_key, companies.representatives
    FROM incoming LEFT JOIN companies USING (corp_code)
   WHERE companies.name_key IS NOT incoming.name_key`;

/** In this order, in one transaction: each statement sees the companies as they were until the last one writes them. */
const WRITES = [
  `UPDATE OR REPLACE company_keys SET former = 1
    WHERE (key, former, corp_code) IN (SELECT old_key, 0, corp_code FROM (${NEW_NAMES}) WHERE old_key IS NOT NULL)`,
  `DELETE FROM company_keys WHERE (key, former, corp_code) IN (SELECT name_key, 1, corp_code FROM (${NEW_NAMES}))`,
  `INSERT OR IGNORE INTO company_keys (key, former, corp_code) SELECT name_key, 0, corp_code FROM (${NEW_NAMES})`,
  `INSERT OR IGNORE INTO company_keys (key, former, corp_code)
     SELECT name_key || '${AND}' || person.value, 0, corp_code FROM (${NEW_NAMES}), json_each(representatives) AS person`,
  `INSERT INTO companies (corp_code, name_ko, name_en, stock_code, modified_on, name_key) ${INCOMING} WHERE true
     ON CONFLICT (corp_code) DO UPDATE SET name_ko = excluded.name_ko, name_en = excluded.name_en,
       stock_code = excluded.stock_code, modified_on = excluded.modified_on, name_key = excluded.name_key
     WHERE (name_ko, name_en, stock_code, modified_on) IS NOT
       (excluded.name_ko, excluded.name_en, excluded.stock_code, excluded.modified_on)`,
];

/** Companies as the one parameter that a write binds; at most `COMPANIES_PER_WRITE` of them. */
export function toIncoming(companies: DisclosedCompany[]): string {
  return JSON.stringify(
    companies.map(({ corpCode, name, nameEnglish, stockCode, modifiedOn }) => [
      Number(corpCode),
      name,
      usableEnglishName(nameEnglish),
      stockCode.trim() || null,
      modifiedOn,
      nameKey(name),
    ]),
  );
}

/**
 * Writes companies, each new or changed one once.
 * @param incoming from `toIncoming`
 * @returns how many were new or changed
 */
export async function writeCompanies(db: D1Database, incoming: string): Promise<number> {
  const results = await db.batch(WRITES.map((statement) => db.prepare(statement).bind(incoming)));
  return results.at(-1)?.meta.changes ?? 0;
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

const FACTS = `
  SELECT value ->> 0 AS corp_code, value ->> 1 AS business_number, value ->> 2 AS representatives, value ->> 3 AS names
    FROM json_each(?1)`;
/** A company's names with each of its persons; `persons` is a column of either the old facts or the new ones. */
const namesWithPersons = (persons: string) => `
  SELECT name.value || '${AND}' || person.value AS key, corp_code
    FROM (${FACTS}) AS facts JOIN companies USING (corp_code),
         json_each(json_insert(facts.names, '$[#]', name_key)) AS name, json_each(${persons}) AS person`;

/** In this order, in one transaction: what the old facts made recognisable goes, what the new ones do comes. */
const FACT_WRITES = [
  `DELETE FROM company_keys WHERE (key, former, corp_code) IN (
     SELECT '${numberKey("")}' || companies.business_number, 0, corp_code FROM (${FACTS}) JOIN companies USING (corp_code))`,
  `DELETE FROM company_keys WHERE (key, former, corp_code) IN (
     SELECT key, 0, corp_code FROM (${namesWithPersons("companies.representatives")}))`,
  `INSERT OR IGNORE INTO company_keys (key, former, corp_code)
     SELECT '${numberKey("")}' || facts.business_number, 0, corp_code FROM (${FACTS}) AS facts JOIN companies USING (corp_code)
      WHERE facts.business_number IS NOT NULL
     UNION SELECT name.value, 0, corp_code
       FROM (${FACTS}) AS facts JOIN companies USING (corp_code), json_each(facts.names) AS name
     UNION SELECT key, 0, corp_code FROM (${namesWithPersons("facts.representatives")})`,
  `UPDATE companies SET business_number = facts.business_number, representatives = facts.representatives
     FROM (${FACTS}) AS facts WHERE companies.corp_code = facts.corp_code`,
];

/**
 * Adds facts to companies that are in the table; facts of others are left out.
 * @param facts at most `COMPANIES_PER_WRITE`
 */
export async function writeFacts(db: D1Database, facts: CompanyFacts[]): Promise<void> {
  const incoming = JSON.stringify(
    facts.map(({ corpCode, businessNumber, legalName, stockName, representatives }) => [
      Number(corpCode),
      /^[0-9]{10}$/.test(businessNumber) ? businessNumber : null,
      JSON.stringify(representativeKeys(representatives)),
      JSON.stringify([...new Set([nameKey(legalName), nameKey(stockName)])].filter((key) => key !== "")),
    ]),
  );
  await db.batch(FACT_WRITES.map((statement) => db.prepare(statement).bind(incoming)));
}
