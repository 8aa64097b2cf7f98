/**
 * Profiles in D1: what OpenDART knows of a business beyond the registry's answer. The sync writes
 * them, a check reads one in one query, together with what live sources have said
 * (`live-store.ts`). Texts are kept as the source gave them, so that a better way of presenting
 * them does not mean asking for 118,000 companies again.
 */
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import { isoDay } from "../lib/days.ts";
import { jsonParameters } from "../lib/json-parameters.ts";
import { type DataSetName, dataSetOf } from "../live-sources/data-sets.ts";
import type { LiveFacts } from "../live-sources/facts.ts";
import { fromRow } from "../live-sources/stored-facts.ts";
import type { CompanyFacts } from "../opendart/client.ts";

export interface Profile {
  /** From `company.json`; empty where it says nothing. */
  legalName: string;
  englishName: string;
  stockName: string;
  representatives: string;
  address: string;
  industryCode: string;
  /** Incorporation, YYYYMMDD. */
  establishedOn: string;
  /**
   * The names of the disclosure table; null where the company is not in it, and where its English
   * name is a placeholder or that of a former name.
   */
  tableName: string | null;
  tableEnglishName: string | null;
  employees: number | null;
  capital: number | null;
  revenue: number | null;
  /** ISO days on which each part was read; null where it was not. */
  companyReadOn: string;
  employeesReadOn: string | null;
  accountsReadOn: string | null;
}

/** What a live source answered; `facts` null: it knows nothing of the business. */
export interface LiveAnswer {
  source: DataSetName;
  /** ISO day. */
  askedOn: string;
  facts: LiveFacts | null;
}

/** All that D1 holds of a business. */
export interface KnownBusiness {
  /** Null where OpenDART does not know it. */
  profile: Profile | null;
  live: LiveAnswer[];
  /** Nothing of it is stored or shown, and no source is asked. */
  isForgotten: boolean;
}

/** Raw SQL: it runs in every check of variant B, and a constant text costs no time to build. */
const FIND = `
  SELECT legal_name AS legalName, english_name AS englishName, stock_name AS stockName,
         profiles.representatives, address, industry_code AS industryCode,
         established_on AS establishedOn, name_ko AS tableName,
         iif(is_english_stale, NULL, name_en) AS tableEnglishName,
         employees, capital, revenue, company_read_on AS companyReadOn,
         employees_read_on AS employeesReadOn, accounts_read_on AS accountsReadOn,
         (SELECT json_group_array(json_array(source, asked_on, json(facts)))
            FROM live_facts WHERE business_number = ?1) AS live
    FROM (SELECT 1) LEFT JOIN profiles ON profiles.business_number = ?1
                    LEFT JOIN companies USING (corp_code)`;

/** Finds profiles by business number. */
export interface ProfileDirectory {
  /**
   * What is known of a business. Reads two rows, and one for each live source that was asked.
   * @param businessNumber ten digits
   */
  find(businessNumber: string): Promise<KnownBusiness>;
}

export function createProfileDirectory(db: D1Database): ProfileDirectory {
  return {
    async find(businessNumber) {
      // The nearest replica is recent enough: a profile changes every few months, and what a source
      // has just said, its gate remembers until every replica has it.
      const row = await db
        .withSession("first-unconstrained")
        .prepare(FIND)
        .bind(Number(businessNumber))
        .first<NullableProfile & { live: string }>();
      if (!row) throw new Error("there is always one row");
      const { live, ...profile } = row;
      const rows = JSON.parse(live) as [source: number, askedOn: number, facts: unknown[] | null][];
      const isForgotten = rows.some(([source]) => source === 0);
      return {
        profile: isForgotten || profile.companyReadOn === null ? null : (profile as Profile),
        live: rows.flatMap(([id, day, facts]) => {
          const source = dataSetOf(id);
          // Of day 0 is what was not asked yet.
          if (!source || day === 0) return [];
          return [{ source, askedOn: isoDay(Math.abs(day)), facts: facts && fromRow(facts) }];
        }),
        isForgotten,
      };
    },
  };
}

/** A row without a profile has nulls. */
type NullableProfile = { [Column in keyof Profile]: Profile[Column] | null };

/** Capital and revenue of the last annual report, in whole Korean won; null where it is silent. */
export interface Accounts {
  capital: number | null;
  revenue: number | null;
}

/**
 * What other sources than `company.json` add: null when one knows of none, absent when not asked.
 */
export interface ProfileParts {
  /** Head count. */
  employees?: number | null;
  accounts?: Accounts | null;
}

export interface ProfileUpdate {
  company: CompanyFacts;
  /** A part that is absent stays as it is known. */
  parts: ProfileParts;
}

/** A company that has another number now, or none, is no longer found by its old one. */
const FORGET_OLD_NUMBERS = `
  DELETE FROM profiles WHERE business_number IN (
    SELECT known.business_number
      FROM json_each(?1) AS incoming JOIN profiles AS known ON known.corp_code = incoming.value ->> 1
     WHERE known.business_number IS NOT incoming.value ->> 0)`;

/**
 * A part that was not asked for stays, unless the number now belongs to another company: what was
 * read of one company must not appear beside what another says of itself.
 */
const kept = (part: string, readOn: string) =>
  `${part} = iif(excluded.${readOn} IS NULL AND corp_code = excluded.corp_code,
                 ${part}, excluded.${part})`;

/** Raw SQL, like the rest of what is written here: any number of rows from one JSON parameter. */
const WRITE = `
  INSERT INTO profiles (business_number, corp_code, legal_name, english_name, stock_name,
                        representatives, address, industry_code, established_on, employees, capital,
                        revenue, company_read_on, employees_read_on, accounts_read_on)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
           value ->> 6, value ->> 7, value ->> 8, value ->> 10, value ->> 12, value ->> 13, ?2,
           iif(value ->> 9, ?2, NULL), iif(value ->> 11, ?2, NULL)
      FROM json_each(?1) AS incoming
     WHERE value ->> 0 IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM live_facts
                        WHERE business_number = incoming.value ->> 0 AND source = 0)
  ON CONFLICT (business_number) DO UPDATE
    SET legal_name = excluded.legal_name, english_name = excluded.english_name,
        stock_name = excluded.stock_name, representatives = excluded.representatives,
        address = excluded.address, industry_code = excluded.industry_code,
        established_on = excluded.established_on, company_read_on = excluded.company_read_on,
        ${kept("employees", "employees_read_on")},
        ${kept("capital", "accounts_read_on")},
        ${kept("revenue", "accounts_read_on")},
        ${kept("employees_read_on", "employees_read_on")},
        ${kept("accounts_read_on", "accounts_read_on")},
        corp_code = excluded.corp_code`;

/**
 * The statements that write profiles, for one transaction; companies without a Korean number have
 * none.
 * @param readOn the day on which the sources said so, YYYY-MM-DD
 */
export function profileWrites(
  db: D1Database,
  updates: ProfileUpdate[],
  readOn: string,
): D1PreparedStatement[] {
  const rows = updates.map((update) => JSON.stringify(toRow(update)));
  return [...jsonParameters(rows)].flatMap((json) => [
    db.prepare(FORGET_OLD_NUMBERS).bind(json),
    db.prepare(WRITE).bind(json, readOn),
  ]);
}

/** What was read of a company's annual report alone. */
export interface ReportUpdate {
  corpCode: number;
  parts: ProfileParts;
}

const WRITE_REPORT = `
  UPDATE profiles
     SET employees = report.employees, employees_read_on = ?2, capital = report.capital,
         revenue = report.revenue, accounts_read_on = ?2
    FROM (SELECT value ->> 0 AS corp_code, value ->> 1 AS employees, value ->> 2 AS capital,
                 value ->> 3 AS revenue
            FROM json_each(?1)) AS report
   WHERE profiles.corp_code = report.corp_code`;

/** The statements that add annual reports to profiles, for one transaction. */
export function reportWrites(
  db: D1Database,
  reports: ReportUpdate[],
  readOn: string,
): D1PreparedStatement[] {
  const rows = reports.map(({ corpCode, parts: { employees, accounts } }) =>
    JSON.stringify([
      corpCode,
      employees ?? null,
      accounts?.capital ?? null,
      accounts?.revenue ?? null,
    ]),
  );
  return [...jsonParameters(rows)].map((json) => db.prepare(WRITE_REPORT).bind(json, readOn));
}

/** The values in the order by which the statements number them. */
function toRow({ company, parts: { employees, accounts } }: ProfileUpdate): unknown[] {
  return [
    /^[0-9]{10}$/.test(company.businessNumber) ? Number(company.businessNumber) : null,
    Number(company.corpCode),
    company.legalName,
    company.englishName,
    company.stockName,
    company.representatives,
    company.address,
    company.industryCode,
    company.establishedOn,
    employees !== undefined,
    employees ?? null,
    accounts !== undefined,
    accounts?.capital ?? null,
    accounts?.revenue ?? null,
  ];
}
