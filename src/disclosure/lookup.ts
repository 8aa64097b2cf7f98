/**
 * Which company is meant, and by what evidence: one of the disclosure table, or one that a live
 * source knows by its number. One query answers any number of questions, such as those of a whole
 * chunk.
 */
import type { D1Database } from "@cloudflare/workers-types";
import { usableEnglishName } from "../language/english-name.ts";
import {
  DATA_SETS,
  NAMING_SOURCES,
  type NamingSource,
  OFFICIAL_NAMES,
} from "../live-sources/data-sets.ts";
import type { LiveFacts } from "../live-sources/facts.ts";
import { fromRow } from "../live-sources/stored-facts.ts";
import {
  headOfficeKeys,
  looseNameKeys,
  MAX_HEAD_OFFICE_KEYS,
  MAX_LOOSE_KEYS,
  nameAndRepresentativeKey,
  nameKey,
  numberKey,
  representativeKey,
} from "./index-keys.ts";

/** What is known of a business whose official name is wanted. */
export interface CompanyQuestion {
  /** Ten digits. */
  businessNumber: string;
  /** Korean company name as the caller gives it. */
  companyName: string | null;
  /** As claimed. A match by it must not be used unless the registry confirms the claim. */
  representative: string | null;
}

/**
 * Strongest first: the business number is the company's own; name and representative both fit;
 * the name alone does.
 */
export const EVIDENCE = ["number", "representative", "name"] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** How the caller's company name fits the company: the name it bears, one it bore, or neither. */
export type NameCheck = "current" | "former" | "different";

/** Who says what a company is called: the disclosure table, or a live source by the number. */
export type NameAuthority = "dart" | NamingSource;

/** Whether a company calls itself so: that is no more official than what the caller says. */
export function isOwnWords(source: NameAuthority): boolean {
  return source !== "dart" && DATA_SETS[source].naming?.isOfficial === false;
}

export interface CompanyMatch {
  evidence: Evidence;
  nameKo: string;
  /** Null where there is no usable English name, and where it is that of a former name. */
  nameEn: string | null;
  /** Who gives each name. An English name of another authority is known by the number. */
  source: NameAuthority;
  sourceEn: NameAuthority;
  /** Null: no name was given, or nothing but a legal form. */
  nameCheck: NameCheck | null;
  /**
   * Set where the name is the only evidence, and the facts of a company that bears it were never
   * read: they may contradict it, and must decide.
   */
  undecided: Undecided | null;
}

export interface Undecided {
  corpCode: number;
  /** What is known by the number, should the facts not speak for the company. */
  otherwise: CompanyMatch | null;
  /** The name key that others may bear with the same English name; null: nobody does. */
  sharedKey: string | null;
}

/** A company that bears a name, and of which neither number nor representative is known. */
export interface NameHolder {
  corpCode: number;
  /** Its facts were read, and name neither. */
  isSilent: boolean;
}

/** How many index keys a question has at most: `keysOf`. */
const KEYS = 3 + 2 * MAX_LOOSE_KEYS + MAX_HEAD_OFFICE_KEYS;

/**
 * The company that has an index key now or had it formerly; NULL for none, 0 for several, so that
 * no weaker evidence is considered. Of several that have letter for letter one English name it is
 * the one whose facts can contradict. The first entry of the key and the last English key decide
 * that, and no more is read (`companyKeys`). Former names count as much as present ones: otherwise
 * 0.3 % of the reference companies would get the English name of the company that took over their
 * former name.
 */
const bearer = (rank: number) => `(
  SELECT iif(english = (SELECT max(english) FROM company_keys WHERE key = question.value ->> ${rank}),
             corp_code, 0)
    FROM company_keys WHERE key = question.value ->> ${rank}
   ORDER BY english, facts, corp_code LIMIT 1)`;

/** What a live source said of the number of a question, which comes after its keys. */
const live = (source: NamingSource) =>
  `LEFT JOIN live_facts AS ${source}
     ON ${source}.business_number = question.value ->> ${KEYS} AND ${source}.source = ${DATA_SETS[source].id}`;

/**
 * Raw SQL: one statement for any number of questions, each answered by at most four rows, and one
 * for each live source with names that was asked about the number.
 */
const LOOKUP = `
  SELECT question.key AS position, corp_code, name_ko, name_key, former_keys, alias_keys,
         iif(is_english_stale, NULL, name_en) AS name_en, companies.business_number,
         representatives, facts_read_on, ${OFFICIAL_NAMES}.asked_on AS official_asked_on,
         ${NAMING_SOURCES.map((source) => `${source}.facts AS ${source}`).join(", ")}
    FROM json_each(?1) AS question
    LEFT JOIN companies
      ON corp_code = coalesce(${Array.from({ length: KEYS }, (_, rank) => bearer(rank)).join(", ")})
    ${NAMING_SOURCES.map(live).join("\n    ")}`;

/** With the facts that each live source has said, as `stored-facts.ts` writes them. */
interface Row extends Record<NamingSource, string | null> {
  position: number;
  /** Null, like the rest of the company, where the table has none. */
  corp_code: number | null;
  name_ko: string;
  name_key: string;
  former_keys: string;
  alias_keys: string | null;
  name_en: string | null;
  business_number: string | null;
  representatives: string | null;
  facts_read_on: string | null;
  official_asked_on: number | null;
}

/** What a lookup found out. */
export interface Lookup {
  /**
   * For each question, in order, the company and the evidence; null where no company, or more than
   * one, can be meant.
   */
  matches: (CompanyMatch | null)[];
  /** Numbers of corporations whose official names were never fetched, or not lately. */
  wanted: ReadonlySet<string>;
}

/** Finds companies by what is known of a business. */
export interface CompanyDirectory {
  /**
   * @param questions any number; each costs at most six rows of D1
   * @param staleBefore an answer of `fsc` from before this day is old, in days since 1970; without
   *   it no number is wanted
   */
  find(questions: CompanyQuestion[], staleBefore?: number): Promise<Lookup>;
  /** The companies that bear each of some name keys, as far as nothing tells them from others. */
  nameHolders(nameKeys: string[]): Promise<Map<string, NameHolder[]>>;
}

const BEARERS = `
  SELECT key, corp_code, facts FROM company_keys
   WHERE key IN (SELECT value FROM json_each(?1)) AND facts > 0`;

export function createCompanyDirectory(db: D1Database): CompanyDirectory {
  return {
    find: (questions, staleBefore) => findCompanies(db, questions, staleBefore),
    async nameHolders(nameKeys) {
      const { results } = await db
        .withSession("first-unconstrained")
        .prepare(BEARERS)
        .bind(JSON.stringify(nameKeys))
        .all<{ key: string; corp_code: number; facts: number }>();
      const nameHolders = new Map<string, NameHolder[]>(nameKeys.map((key) => [key, []]));
      for (const { key, corp_code, facts } of results)
        nameHolders.get(key)?.push({ corpCode: corp_code, isSilent: facts === 2 });
      return nameHolders;
    },
  };
}

async function findCompanies(
  db: D1Database,
  questions: CompanyQuestion[],
  staleBefore: number | undefined,
): Promise<Lookup> {
  const keys = questions.map(boundKeys);
  // The nearest replica is recent enough: the table changes once a day.
  const { results } = await db
    .withSession("first-unconstrained")
    .prepare(LOOKUP)
    .bind(JSON.stringify(keys))
    .all<Row>();
  const matches: (CompanyMatch | null)[] = questions.map(() => null);
  const wanted = new Set<string>();
  for (const row of results) {
    const question = questions[row.position];
    if (!question) continue;
    const match = decide(row, question);
    matches[row.position] = match;
    const number = question.businessNumber;
    if (staleBefore !== undefined && !isSettled(match) && isWanted(row, number, staleBefore))
      wanted.add(number);
  }
  return { matches, wanted };
}

/** Whether the disclosure table says by the number all that there is to say. */
function isSettled(match: CompanyMatch | null): boolean {
  return match?.evidence === "number" && match.sourceEn === "dart" && match.nameEn !== null;
}

/** Corporations for profit, and some others: digits four and five. */
const CORPORATION = /^[0-9]{3}8[1-8]/;

function isWanted(
  { official_asked_on: askedOn }: Row,
  number: string,
  staleBefore: number,
): boolean {
  // 0 or a negative day means that the number is wanted already.
  return CORPORATION.test(number) && (askedOn === null || (askedOn > 0 && askedOn < staleBefore));
}

/**
 * The company of the table, unless the supervisor knows that the number is another one's; else what
 * is known by the number. Where the table has no English name, whoever has one by the number gives
 * it, suppliers last: what they call themselves contradicts nobody.
 */
function decide(row: Row, question: CompanyQuestion): CompanyMatch | null {
  const said = NAMING_SOURCES.flatMap((source) => {
    const facts = row[source];
    return facts === null ? [] : [{ source, facts: fromRow(JSON.parse(facts)) }];
  });
  const otherwise = byNumber(said, question);
  const match = row.corp_code === null ? null : matchOf(row as CompanyRow, question);
  const isItsName = (name: string) => checkName(row as CompanyRow, name) === "current";
  if (!match) return otherwise;
  const isByNumber = match.evidence === "number";
  const official = said.find(({ source }) => source === OFFICIAL_NAMES)?.facts.companyName;
  if (!isByNumber && official && !isItsName(official)) return otherwise;
  if (match.undecided) match.undecided.otherwise = otherwise;
  // What is known under another name may be that name's English.
  if (match.nameEn !== null || !otherwise || !isItsName(otherwise.nameKo)) return match;
  return { ...match, nameEn: otherwise.nameEn, sourceEn: otherwise.sourceEn };
}

/** What live sources call the business, the most believed first. */
function byNumber(
  said: readonly { source: NamingSource; facts: LiveFacts }[],
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

/** A row with a company of the table. */
type CompanyRow = Row & { corp_code: number };

/** Null when the company that was found cannot be the one that is meant. */
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
          sharedKey: nameCheck === "current" ? row.name_key : null,
        }
      : null,
  };
}

/** What is known of a company that tells it from others. */
export interface KnownFacts {
  /** Ten digits; null where no Korean number is known. */
  businessNumber: string | null;
  /** Keys. */
  representatives: string[];
}

/** What there is to know of a company of which OpenDART has no facts. */
export const SILENT: KnownFacts = { businessNumber: null, representatives: [] };

/** Reads facts because somebody waits for a name (`sync/facts-on-demand.ts`). */
export interface FactsReader {
  /**
   * The facts by which a company is told from others; `unavailable` when OpenDART, or its gate,
   * does not give them. Whoever asked may leave: the reading goes on and is stored.
   */
  read(corpCode: number): Promise<KnownFacts | "unavailable">;
}

/**
 * By what evidence a company of the right name is the one that is meant; null when it cannot be. A
 * company whose facts are known, and hold neither the number nor the representative in question, is
 * another one, however unique its name. A different number alone proves nothing: branches have
 * numbers of their own.
 */
export function evidenceOf(
  company: KnownFacts,
  { businessNumber, representative }: CompanyQuestion,
): Evidence | null {
  if (company.businessNumber === businessNumber) return "number";
  if (representative === null) return "name";
  if (company.representatives.includes(representativeKey(representative))) return "representative";
  const isKnown = company.businessNumber !== null || company.representatives.length > 0;
  return isKnown ? null : "name";
}

/** Compares the name that the caller gives with those of the company, also with its English one. */
function checkName(row: CompanyRow, companyName: string): NameCheck | null {
  const own = nameKey(companyName);
  if (own === "") return null;
  const given = [own, ...looseNameKeys(companyName), ...headOfficeKeys(companyName)];
  const present = [row.name_key, ...(JSON.parse(row.alias_keys ?? "[]") as string[])];
  const former = JSON.parse(row.former_keys) as string[];
  if (present.some((key) => given.includes(key))) return "current";
  const english = row.name_en ?? "";
  if ([nameKey(english), ...looseNameKeys(english)].some((key) => key && given.includes(key)))
    return "current";
  return former.some((key) => given.includes(key)) ? "former" : "different";
}

/**
 * Sole proprietors are called like companies, and people like each other: of a number of theirs
 * only the number itself is evidence. Digits four and five tell (docs/upstreams.md).
 */
const SOLE_PROPRIETOR = /^[0-9]{3}(?:0[1-9]|[1-7][0-9]|9[0-9])/;

export function isSoleProprietor(businessNumber: string): boolean {
  return SOLE_PROPRIETOR.test(businessNumber);
}

/**
 * The index keys of a question, the strongest evidence first, null where there is none; and behind
 * them, at the position `KEYS`, the number itself.
 */
function boundKeys(question: CompanyQuestion): (string | number | null)[] {
  const keys = keysOf(question);
  const none = Array.from({ length: KEYS - keys.length }, () => null);
  return [...keys, ...none, Number(question.businessNumber)];
}

function keysOf({
  businessNumber,
  companyName,
  representative,
}: CompanyQuestion): (string | null)[] {
  const number = numberKey(businessNumber);
  const name = companyName === null ? "" : nameKey(companyName);
  if (companyName === null || name === "" || isSoleProprietor(businessNumber)) return [number];
  const person = representative === null ? "" : representativeKey(representative);
  const withPerson = (key: string) => (person ? nameAndRepresentativeKey(key, person) : null);
  const loose = looseNameKeys(companyName).flatMap((key) => [withPerson(key), key]);
  const headOffice = headOfficeKeys(companyName).map(withPerson);
  return [number, withPerson(name), name, ...loose, ...headOffice];
}
