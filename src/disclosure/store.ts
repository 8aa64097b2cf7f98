/**
 * Writes companies and their facts to D1. There, triggers update the index keys
 * (docs/decisions/0011-triggers-keep-the-key-index.md).
 */
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import { usableEnglishName } from "../language/english-name.ts";
import { jsonParameters } from "../lib/json-parameters.ts";
import type { CompanyFacts } from "../opendart/client.ts";
import type { DisclosedCompany } from "../opendart/corp-code-reader.ts";
import { englishKey } from "./english-key.ts";
import { nameKey, representativeKeys } from "./index-keys.ts";
import type { KnownFacts } from "./known-facts.ts";

/** Checks wait while a transaction runs, about 40 ms. Smaller transactions slow the import. */
export const COMPANIES_PER_WRITE = 2_000;

/** `json` is the row, name key first. It is a copy, so that the memory of the file can be freed. */
export interface IncomingCompany {
  corpCode: number;
  json: string;
}

export function toIncoming({
  corpCode,
  name,
  englishName,
  stockCode,
  modifiedOn,
}: DisclosedCompany): IncomingCompany {
  const code = Number(corpCode);
  const english = usableEnglishName(englishName);
  const row = [
    nameKey(name),
    code,
    name,
    english,
    stockCode.trim() || null,
    modifiedOn,
    english === null ? 0 : englishKey(english),
  ];
  return { corpCode: code, json: JSON.stringify(row) };
}

/** Compares keys and names, because a new release may make another key from the same name. */
const IS_RENAMED = "(name_key <> excluded.name_key AND name_ko <> excluded.name_ko)";

/** If a renamed company has the same English name as before, that name is stale. */
const WRITE_COMPANIES = `
  INSERT INTO companies (name_key, corp_code, name_ko, name_en, stock_code, modified_on, english_key)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
      FROM json_each(?1) WHERE true
  ON CONFLICT (corp_code) DO UPDATE
    SET name_ko = excluded.name_ko, name_en = excluded.name_en, stock_code = excluded.stock_code,
        modified_on = excluded.modified_on, name_key = excluded.name_key,
        english_key = excluded.english_key,
        former_keys = iif(${IS_RENAMED}, json_insert(former_keys, '$[#]', name_key), former_keys),
        alias_keys = iif(${IS_RENAMED},
                         (SELECT json_group_array(value) FROM json_each(alias_keys)
                           WHERE value <> name_key), alias_keys),
        is_english_stale = english_key = excluded.english_key AND english_key <> 0
                           AND (is_english_stale OR ${IS_RENAMED})
    WHERE (name_ko, name_en, stock_code, modified_on, name_key, english_key) IS NOT
          (excluded.name_ko, excluded.name_en, excluded.stock_code, excluded.modified_on,
           excluded.name_key, excluded.english_key)`;

export interface CompanyWrite {
  statements: D1PreparedStatement[];
  companyCount: number;
}

/** @param incoming in the order of corp codes, because D1 then takes a third of the time */
export function* companyWrites(
  db: D1Database,
  incoming: IncomingCompany[],
): Generator<CompanyWrite> {
  for (let at = 0; at < incoming.length; at += COMPANIES_PER_WRITE) {
    // Sort by name key, so that D1 reads each index page once.
    const rows = incoming
      .slice(at, at + COMPANIES_PER_WRITE)
      .map(({ json }) => json)
      .sort();
    const statements = [...jsonParameters(rows)].map((parameter) =>
      db.prepare(WRITE_COMPANIES).bind(parameter),
    );
    yield { statements, companyCount: rows.length };
  }
}

/** Writes companies without a sync run. @returns how many companies were new or changed */
export async function writeCompanies(db: D1Database, incoming: IncomingCompany[]): Promise<number> {
  let changed = 0;
  for (const { statements } of companyWrites(db, incoming)) {
    // `meta.changes` would also count what the triggers write.
    const count = db.prepare("SELECT changes() AS companies");
    const results = await db.batch<{ companies: number }>(
      statements.flatMap((statement) => [statement, count]),
    );
    changed += results.reduce((sum, { results: [row] }) => sum + (row?.companies ?? 0), 0);
  }
  return changed;
}

export type IdentifyingFacts = Pick<
  CompanyFacts,
  "corpCode" | "businessNumber" | "legalName" | "stockName" | "representatives" | "englishName"
>;

/** A stale English name becomes current if the facts have it with the current Korean name. */
const WRITE_FACTS = `
  UPDATE companies
     SET business_number = facts.business_number, representatives = facts.representatives,
         alias_keys = facts.alias_keys, facts_read_on = ?2,
         is_english_stale = is_english_stale AND NOT
           (companies.english_key = facts.english_key
            AND name_key IN (SELECT value FROM json_each(facts.alias_keys)))
    FROM (SELECT value ->> 0 AS corp_code, value ->> 1 AS business_number,
                 value ->> 2 AS representatives, value ->> 3 AS alias_keys,
                 value ->> 4 AS english_key
            FROM json_each(?1)) AS facts
   WHERE companies.corp_code = facts.corp_code`;

const NOTE_NO_FACTS = `
  UPDATE companies SET facts_read_on = ?2 WHERE corp_code IN (SELECT value FROM json_each(?1))`;

/** Run these in one transaction. @param readOn YYYY-MM-DD */
export function factWrites(
  db: D1Database,
  facts: IdentifyingFacts[],
  withoutFacts: number[],
  readOn: string,
): D1PreparedStatement[] {
  const rows = facts.map((company) => {
    const english = usableEnglishName(company.englishName);
    const { businessNumber, representatives } = knownFacts(company);
    return JSON.stringify([
      Number(company.corpCode),
      businessNumber,
      JSON.stringify(representatives),
      JSON.stringify(
        [nameKey(company.legalName), nameKey(company.stockName)].filter((key) => key !== ""),
      ),
      english === null ? 0 : englishKey(english),
    ]);
  });
  return [
    ...[...jsonParameters(rows)].map((json) => db.prepare(WRITE_FACTS).bind(json, readOn)),
    ...[...jsonParameters(withoutFacts.map(String))].map((json) =>
      db.prepare(NOTE_NO_FACTS).bind(json, readOn),
    ),
  ];
}

export function knownFacts(company: IdentifyingFacts): KnownFacts {
  return {
    businessNumber: koreanNumber(company.businessNumber),
    representatives: representativeKeys(company.representatives),
  };
}

/** @returns null for a text that is not ten digits, such as a foreign number */
function koreanNumber(businessNumber: string): string | null {
  return /^[0-9]{10}$/.test(businessNumber) ? businessNumber : null;
}
