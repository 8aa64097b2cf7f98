/** Finds the company that a caller means, with the evidence. One query answers all questions. */
import type { D1Database } from "@cloudflare/workers-types";
import { usableEnglishName } from "../language/english-name.ts";
import { isCorporation, isSoleProprietor } from "../lib/business-number.ts";
import {
  DATA_SETS,
  NAMING_DATA_SETS,
  type NamingDataSet,
  OFFICIAL_NAMES_DATA_SET,
} from "../live-sources/data-sets.ts";
import type { LiveFacts } from "../live-sources/facts.ts";
import { factsFromValues } from "../live-sources/stored-facts.ts";
import {
  headOfficeKeys,
  isNameKey,
  looseNameKeys,
  MAX_HEAD_OFFICE_KEYS,
  MAX_LOOSE_KEYS,
  nameAndRepresentativeKey,
  nameKey,
  numberKey,
  representativeKey,
} from "./index-keys.ts";
import { type Evidence, evidenceOf, type KnownFacts } from "./known-facts.ts";

export interface CompanyQuestion {
  /** Ten digits. */
  businessNumber: string;
  companyName: string | null;
  /** As claimed. Use a match by representative only if the registry confirms the claim. */
  representative: string | null;
}

export type NameCheck = "current" | "former" | "different";

/** The origin of a name: the disclosure table, or a live source that was asked about the number. */
export type NameAuthority = "dart" | NamingDataSet;

/** Whether companies write the names in this source themselves. Such names are not official. */
export function isOwnWords(source: NameAuthority): boolean {
  return source !== "dart" && DATA_SETS[source].naming?.isOfficial === false;
}

export interface CompanyMatch {
  evidence: Evidence;
  nameKo: string;
  /** Null if there is no usable English name, or if it belongs to a former Korean name. */
  nameEn: string | null;
  source: NameAuthority;
  sourceEn: NameAuthority;
  /** Null if the caller gave no name or only a legal form, or if `source` is not official. */
  nameCheck: NameCheck | null;
  /** Set if only the name fits and no facts were read. The facts may contradict the match. */
  undecided: Undecided | null;
}

export interface Undecided {
  corpCode: number;
  /** The match by the number alone. Use it if the facts do not confirm the company. */
  otherwise: CompanyMatch | null;
  /** The company's name key if the caller gave its current name; otherwise null. */
  currentNameKey: string | null;
}

/** A company whose number and representatives are both unknown. */
export interface UnidentifiedBearer {
  corpCode: number;
  /** True if its facts were read, but contain neither a number nor a representative. */
  isSilent: boolean;
  /** Null if this is the company that the lookup matched. */
  company: CompanyRow | null;
}

const MAX_KEYS = 3 + 2 * MAX_LOOSE_KEYS + MAX_HEAD_OFFICE_KEYS;

/**
 * SQL for the company that has or had the key at `rank`. If companies with different English names
 * share the key, the value is -1 - `rank`, and no weaker key is tried. Prefers a company with
 * facts, because facts can contradict the match.
 */
const bearer = (rank: number) => `(
  SELECT iif(english = (SELECT max(english) FROM company_keys WHERE key = value ->> ${rank}),
             corp_code, ${-1 - rank})
    FROM company_keys WHERE key = value ->> ${rank}
   ORDER BY english, facts, corp_code LIMIT 1)`;

/** Joins a live source by the business number of the question. */
const live = (source: NamingDataSet) =>
  `LEFT JOIN live_facts AS ${source}
     ON ${source}.business_number = number AND ${source}.source = ${DATA_SETS[source].id}`;

const COMPANY_COLUMNS = `
  companies.corp_code, name_ko, name_key, former_keys, alias_keys,
  iif(is_english_stale, NULL, name_en) AS name_en, companies.business_number, representatives,
  facts_read_on`;

/**
 * `LIMIT -1` (no limit) keeps SQLite from merging the queries. A merged query runs `bearer` twice.
 */
const LOOKUP = `
  SELECT position, found, ${COMPANY_COLUMNS},
         ${OFFICIAL_NAMES_DATA_SET}.asked_on AS official_asked_on,
         ${NAMING_DATA_SETS.map((source) => `${source}.facts AS ${source}`).join(", ")}
    FROM (SELECT key AS position, value ->> ${MAX_KEYS} AS number,
                 coalesce(${Array.from({ length: MAX_KEYS }, (_, rank) => bearer(rank)).join(", ")}) AS found
            FROM json_each(?1) LIMIT -1)
    LEFT JOIN companies ON corp_code = found
    ${NAMING_DATA_SETS.map(live).join("\n    ")}`;

interface CompanyRow {
  corp_code: number;
  name_ko: string;
  name_key: string;
  former_keys: string;
  alias_keys: string | null;
  name_en: string | null;
  business_number: string | null;
  representatives: string | null;
  facts_read_on: string | null;
}

/** The columns of live sources hold facts as `stored-facts.ts` writes them. */
interface LiveRow extends Record<NamingDataSet, string | null> {
  official_asked_on: number | null;
}

interface Row extends LiveRow, Omit<CompanyRow, "corp_code"> {
  position: number;
  found: number | null;
  corp_code: number | null;
}

export interface Lookup {
  /** In the order of the questions. Null if no company fits, or more than one. */
  matches: (CompanyMatch | null)[];
  /** By index: a question's name key, if companies with different English names share this key. */
  several: ReadonlyMap<number, string>;
  /** The match of a question, assuming that the company `bearer` has these facts. */
  matchWith(index: number, bearer: UnidentifiedBearer, facts: KnownFacts): CompanyMatch | null;
  /** The numbers of corporations about which `fsc` was never asked, or not lately. */
  numbersToQuery: ReadonlySet<string>;
}

export interface CompanyDirectory {
  /** @param staleBefore a day (days since 1970). Older answers of `fsc` are out of date */
  find(questions: CompanyQuestion[], staleBefore?: number): Promise<Lookup>;
  /** For each name key, the unidentified companies that have or had the name, likeliest first. */
  unidentifiedBearers(nameKeys: string[]): Promise<Map<string, UnidentifiedBearer[]>>;
}

/**
 * Listed companies come first, because callers ask about them most. Then come companies that have
 * the name now.
 */
const UNIDENTIFIED_BEARERS = `
  SELECT key, facts, ${COMPANY_COLUMNS}
    FROM company_keys JOIN companies USING (corp_code)
   WHERE key IN (SELECT value FROM json_each(?1)) AND facts > 0
   ORDER BY stock_code IS NULL, former, modified_on DESC, corp_code`;

export function createCompanyDirectory(db: D1Database): CompanyDirectory {
  return {
    find: (questions, staleBefore) => findCompanies(db, questions, staleBefore),
    async unidentifiedBearers(nameKeys) {
      const { results } = await db
        .withSession("first-unconstrained")
        .prepare(UNIDENTIFIED_BEARERS)
        .bind(JSON.stringify(nameKeys))
        .all<CompanyRow & { key: string; facts: number }>();
      const unidentifiedBearers = new Map<string, UnidentifiedBearer[]>(
        nameKeys.map((key) => [key, []]),
      );
      for (const { key, facts, ...company } of results) {
        const bearer = { corpCode: company.corp_code, isSilent: facts === 2, company };
        unidentifiedBearers.get(key)?.push(bearer);
      }
      return unidentifiedBearers;
    },
  };
}

async function findCompanies(
  db: D1Database,
  questions: CompanyQuestion[],
  staleBefore: number | undefined,
): Promise<Lookup> {
  const keys = questions.map(boundKeys);
  // Any replica is recent enough, because the names in the table change at most about once a day.
  const { results } = await db
    .withSession("first-unconstrained")
    .prepare(LOOKUP)
    .bind(JSON.stringify(keys))
    .all<Row>();
  const matches: (CompanyMatch | null)[] = questions.map(() => null);
  const rows: Row[] = [];
  const several = new Map<number, string>();
  const numbersToQuery = new Set<string>();
  for (const row of results) {
    const question = questions[row.position];
    if (!question) continue;
    rows[row.position] = row;
    const match = decide(row, question);
    matches[row.position] = match;
    const key = row.found !== null && row.found < 0 ? keys[row.position]?.[-1 - row.found] : null;
    if (typeof key === "string" && isNameKey(key) && !hasOfficialEnglish(match))
      several.set(row.position, key);
    const number = question.businessNumber;
    if (
      staleBefore !== undefined &&
      !hasTableEnglish(match) &&
      isToBeQueried(row, number, staleBefore)
    )
      numbersToQuery.add(number);
  }
  const matchWith: Lookup["matchWith"] = (index, { company }, facts) => {
    const [row, question] = [rows[index], questions[index]];
    if (!row || !question) return null;
    const known = {
      business_number: facts.businessNumber,
      representatives: JSON.stringify(facts.representatives),
    };
    return decide({ ...row, ...company, ...known }, question);
  };
  return { matches, several, matchWith, numbersToQuery };
}

function hasOfficialEnglish(match: CompanyMatch | null): boolean {
  return match !== null && match.nameEn !== null && !isOwnWords(match.sourceEn);
}

/** Whether the table gives the English name for the number, so that no live source is needed. */
function hasTableEnglish(match: CompanyMatch | null): boolean {
  return match?.evidence === "number" && match.sourceEn === "dart" && match.nameEn !== null;
}

function isToBeQueried(
  { official_asked_on: askedOn }: Row,
  number: string,
  staleBefore: number,
): boolean {
  // 0 or a negative day means that a query for the number is already waiting (`live-store.ts`).
  return isCorporation(number) && (askedOn === null || (askedOn > 0 && askedOn < staleBefore));
}

/** Rejects a company found by name if `OFFICIAL_NAMES_DATA_SET` has another name for the number. */
function decide(row: Row, question: CompanyQuestion): CompanyMatch | null {
  const said = NAMING_DATA_SETS.flatMap((source) => {
    const facts = row[source];
    return facts === null ? [] : [{ source, facts: factsFromValues(JSON.parse(facts)) }];
  });
  const otherwise = byNumber(said, question);
  const match = row.corp_code === null ? null : matchOf(row as CompanyRow, question);
  const isItsName = (name: string) => checkName(row as CompanyRow, name) === "current";
  if (!match) return otherwise;
  const isByNumber = match.evidence === "number";
  const official = said.find(({ source }) => source === OFFICIAL_NAMES_DATA_SET)?.facts.companyName;
  if (!isByNumber && official && !isItsName(official)) return otherwise;
  if (match.undecided) match.undecided.otherwise = otherwise;
  // Take the English name of a live source only if its Korean name is the company's current name.
  if (match.nameEn !== null || !otherwise || !isItsName(otherwise.nameKo)) return match;
  return { ...match, nameEn: otherwise.nameEn, sourceEn: otherwise.sourceEn };
}

/** The match by the number alone. The first source with a name wins. */
function byNumber(
  said: readonly { source: NamingDataSet; facts: LiveFacts }[],
  { companyName }: CompanyQuestion,
): CompanyMatch | null {
  const named = said.find(({ facts }) => facts.companyName !== null);
  const nameKo = named?.facts.companyName ?? null;
  if (!named || nameKo === null) return null;
  const [english] = said.flatMap(({ source, facts }) => {
    const name = usableEnglishName(facts.englishName ?? "");
    return name === null ? [] : [{ source, name }];
  });
  return {
    evidence: "number",
    nameKo,
    nameEn: english?.name ?? null,
    source: named.source,
    sourceEn: english?.source ?? named.source,
    nameCheck:
      isOwnWords(named.source) || companyName === null || nameKey(companyName) === ""
        ? null
        : nameKey(companyName) === nameKey(nameKo) ||
            looseNameKeys(companyName).includes(nameKey(nameKo))
          ? "current"
          : "different",
    undecided: null,
  };
}

function matchOf(row: CompanyRow, question: CompanyQuestion): CompanyMatch | null {
  const facts = {
    businessNumber: row.business_number,
    representatives: JSON.parse(row.representatives ?? "[]") as string[],
  };
  const evidence = evidenceOf(facts, question);
  if (evidence === null) return null;
  const nameCheck = question.companyName === null ? null : checkName(row, question.companyName);
  const isUndecided = evidence === "name" && row.facts_read_on === null;
  return {
    evidence,
    nameKo: row.name_ko,
    nameEn: row.name_en,
    source: "dart",
    sourceEn: "dart",
    nameCheck,
    undecided: isUndecided
      ? {
          corpCode: row.corp_code,
          otherwise: null,
          currentNameKey: nameCheck === "current" ? row.name_key : null,
        }
      : null,
  };
}

/** Compares a name with a company's Korean and English names. Null for a bare legal form. */
function checkName(row: CompanyRow, companyName: string): NameCheck | null {
  const own = nameKey(companyName);
  if (own === "") return null;
  const present = [row.name_key, ...(JSON.parse(row.alias_keys ?? "[]") as string[])];
  // Compare this key first. Most callers write the current name, and more keys take longer.
  if (present.includes(own)) return "current";
  const given = [own, ...looseNameKeys(companyName, own), ...headOfficeKeys(own)];
  const former = JSON.parse(row.former_keys) as string[];
  if (present.some((key) => given.includes(key))) return "current";
  const english = row.name_en ?? "";
  if ([nameKey(english), ...looseNameKeys(english)].some((key) => key && given.includes(key)))
    return "current";
  return former.some((key) => given.includes(key)) ? "former" : "different";
}

/** A question's `MAX_KEYS` index keys, strongest first (null: no more keys), then its number. */
function boundKeys(question: CompanyQuestion): (string | number | null)[] {
  const keys = keysOf(question);
  const none = Array.from({ length: MAX_KEYS - keys.length }, () => null);
  return [...keys, ...none, Number(question.businessNumber)];
}

function keysOf({
  businessNumber,
  companyName,
  representative,
}: CompanyQuestion): (string | null)[] {
  const number = numberKey(businessNumber);
  const name = companyName === null ? "" : nameKey(companyName);
  // A company may share name and representative with a sole proprietor, so use only the number.
  if (companyName === null || name === "" || isSoleProprietor(businessNumber)) return [number];
  const person = representative === null ? "" : representativeKey(representative);
  const withPerson = (key: string) => (person ? nameAndRepresentativeKey(key, person) : null);
  const loose = looseNameKeys(companyName, name).flatMap((key) => [withPerson(key), key]);
  const headOffice = headOfficeKeys(name).map(withPerson);
  return [number, withPerson(name), name, ...loose, ...headOffice];
}
