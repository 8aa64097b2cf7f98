/** OpenDART's texts are stored unchanged, so that a new way to show them needs no new sync. */
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import { isoDay } from "../lib/days.ts";
import { jsonParameters } from "../lib/json-parameters.ts";
import { type DataSetName, dataSetNameOfId } from "../live-sources/data-sets.ts";
import type { LiveFacts } from "../live-sources/facts.ts";
import { factsFromValues } from "../live-sources/stored-facts.ts";
import type { CompanyFacts } from "../opendart/client.ts";

export interface Profile {
  /** The fields down to `establishedOn` are from `company.json`. They are empty if unknown. */
  legalName: string;
  englishName: string;
  stockName: string;
  representatives: string;
  address: string;
  industryCode: string;
  /** YYYYMMDD */
  establishedOn: string;
  /** Null if the company is not in the disclosure table. */
  tableName: string | null;
  /** Also null if the name is a placeholder or belongs to a former Korean name. */
  tableEnglishName: string | null;
  employees: number | null;
  capital: number | null;
  revenue: number | null;
  /** ISO days on which each part was read. */
  companyReadOn: string;
  employeesReadOn: string | null;
  accountsReadOn: string | null;
}

/** `facts` is null if the source knows nothing about the business. */
export interface LiveAnswer {
  dataSet: DataSetName;
  askedOn: string;
  facts: LiveFacts | null;
}

export interface KnownBusiness {
  profile: Profile | null;
  live: LiveAnswer[];
  /** True for a forgotten number: nothing is stored or shown, and no live source is asked. */
  isForgotten: boolean;
}

/** Raw SQL for speed: each description runs it. `(SELECT 1)` makes a row even without a profile. */
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

export interface ProfileDirectory {
  find(businessNumber: string): Promise<KnownBusiness>;
}

export function createProfileDirectory(db: D1Database): ProfileDirectory {
  return {
    async find(businessNumber) {
      // A late replica would still show a number that was forgotten.
      const row = await db
        .withSession("first-primary")
        .prepare(FIND)
        .bind(Number(businessNumber))
        .first<NullableProfile & { live: string }>();
      if (!row) throw new Error("the query for a profile returned no row");
      const { live, ...profile } = row;
      const rows = JSON.parse(live) as [source: number, askedOn: number, facts: unknown[] | null][];
      // Source 0 marks a forgotten number.
      const isForgotten = rows.some(([source]) => source === 0);
      return {
        profile: isForgotten || profile.companyReadOn === null ? null : (profile as Profile),
        live: rows.flatMap(([id, day, facts]) => {
          const dataSet = dataSetNameOfId(id);
          // Day 0: never asked. A negative day: asked on that day, and to be asked again.
          if (!dataSet || day === 0) return [];
          return [
            { dataSet, askedOn: isoDay(Math.abs(day)), facts: facts && factsFromValues(facts) },
          ];
        }),
        isForgotten,
      };
    },
  };
}

type NullableProfile = { [Column in keyof Profile]: Profile[Column] | null };

/** From the last annual report, in whole won; null if the report does not tell. */
export interface Accounts {
  capital: number | null;
  revenue: number | null;
}

/** A part is null if OpenDART does not have it, and absent if OpenDART was not asked for it. */
export interface ProfileParts {
  employees?: number | null;
  accounts?: Accounts | null;
}

export interface ProfileUpdate {
  company: CompanyFacts;
  /** An absent part leaves the stored one unchanged. */
  parts: ProfileParts;
}

/** Removes a company's profile under a number that the company no longer has. */
const REMOVE_OLD_NUMBERS = `
  DELETE FROM profiles WHERE business_number IN (
    SELECT known.business_number
      FROM json_each(?1) AS incoming JOIN profiles AS known ON known.corp_code = incoming.value ->> 1
     WHERE known.business_number IS NOT incoming.value ->> 0)`;

/** Keeps a part that was not asked for, unless the number now belongs to another company. */
const kept = (part: string, readOn: string) =>
  `${part} = iif(excluded.${readOn} IS NULL AND corp_code = excluded.corp_code,
                 ${part}, excluded.${part})`;

/** Skips rows without a valid number, and forgotten numbers (source 0). */
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

export function profileRemoval(db: D1Database, number: string): D1PreparedStatement {
  return db.prepare("DELETE FROM profiles WHERE business_number = ?1").bind(Number(number));
}

/** Run these statements in one transaction. Only numbers of ten digits get a profile. */
export function profileWrites(
  db: D1Database,
  updates: ProfileUpdate[],
  readOn: string,
): D1PreparedStatement[] {
  const rows = updates.map((update) => JSON.stringify(toRow(update)));
  return [...jsonParameters(rows)].flatMap((json) => [
    db.prepare(REMOVE_OLD_NUMBERS).bind(json),
    db.prepare(WRITE).bind(json, readOn),
  ]);
}

export interface ReportUpdate {
  corpCode: number;
  /** An absent part is stored as null. */
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

/** In the order of the indexes in `WRITE`. */
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
