/**
 * Which company of the disclosure table is meant, and by what evidence. One query answers any
 * number of questions, such as those of a whole chunk.
 */
import type { D1Database } from "@cloudflare/workers-types";
import {
  HEAD_OFFICE_KEYS,
  headOfficeKeys,
  LOOSE_KEYS,
  looseNameKeys,
  nameAndRepresentativeKey,
  nameKey,
  numberKey,
  representativeKey,
} from "./name-keys.ts";

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

export interface CompanyMatch {
  evidence: Evidence;
  nameKo: string;
  /** Null where the table has no usable English name, and where it is that of a former name. */
  nameEn: string | null;
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
  /** The name key that others may bear with the same English name; null: nobody does. */
  sharedKey: string | null;
}

/** A company that bears a name, and of which neither number nor representative is known. */
export interface Bearer {
  corpCode: number;
  /** Its facts were read, and name neither. */
  isSilent: boolean;
}

/** How many index keys a question has at most: `keysOf`. */
const KEYS = 3 + 2 * LOOSE_KEYS + HEAD_OFFICE_KEYS;

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

/** Raw SQL: one statement for any number of questions, each answered by at most four rows. */
const LOOKUP = `
  SELECT question.key AS position, corp_code, name_ko, name_key, former_keys, alias_keys,
         iif(is_english_stale, NULL, name_en) AS name_en, english_key, business_number,
         representatives, facts_read_on
    FROM json_each(?1) AS question
    JOIN companies
      ON corp_code = coalesce(${Array.from({ length: KEYS }, (_, rank) => bearer(rank)).join(", ")})`;

interface Row {
  position: number;
  corp_code: number;
  name_ko: string;
  name_key: string;
  former_keys: string;
  alias_keys: string | null;
  name_en: string | null;
  english_key: number;
  business_number: string | null;
  representatives: string | null;
  facts_read_on: string | null;
}

/** Finds companies of the disclosure table. */
export interface CompanyDirectory {
  /**
   * @param questions any number; each costs at most four rows of D1
   * @returns for each question, in order, the company and the evidence; null where no company, or
   *   more than one, can be meant
   */
  find(questions: CompanyQuestion[]): Promise<(CompanyMatch | null)[]>;
  /** The companies that bear each of some name keys, as far as nothing tells them from others. */
  bearers(nameKeys: string[]): Promise<Map<string, Bearer[]>>;
}

const BEARERS = `
  SELECT key, corp_code, facts FROM company_keys
   WHERE key IN (SELECT value FROM json_each(?1)) AND facts > 0`;

export function createCompanyDirectory(db: D1Database): CompanyDirectory {
  return {
    find: (questions) => findCompanies(db, questions),
    async bearers(nameKeys) {
      const { results } = await db
        .withSession("first-unconstrained")
        .prepare(BEARERS)
        .bind(JSON.stringify(nameKeys))
        .all<{ key: string; corp_code: number; facts: number }>();
      const bearers = new Map<string, Bearer[]>(nameKeys.map((key) => [key, []]));
      for (const { key, corp_code, facts } of results)
        bearers.get(key)?.push({ corpCode: corp_code, isSilent: facts === 2 });
      return bearers;
    },
  };
}

async function findCompanies(
  db: D1Database,
  questions: CompanyQuestion[],
): Promise<(CompanyMatch | null)[]> {
  const matches: (CompanyMatch | null)[] = questions.map(() => null);
  const keys = questions.map(keysOf);
  // The nearest replica is recent enough: the table changes once a day.
  const { results } = await db
    .withSession("first-unconstrained")
    .prepare(LOOKUP)
    .bind(JSON.stringify(keys))
    .all<Row>();
  for (const row of results) {
    const question = questions[row.position];
    if (question) matches[row.position] = matchOf(row, question);
  }
  return matches;
}

/** Null when the company that was found cannot be the one that is meant. */
function matchOf(row: Row, question: CompanyQuestion): CompanyMatch | null {
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
    nameCheck,
    undecided: isUndecided
      ? { corpCode: row.corp_code, sharedKey: nameCheck === "current" ? row.name_key : null }
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
function checkName(row: Row, companyName: string): NameCheck | null {
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

/** The index keys of a question, the strongest evidence first; null where there is none. */
function keysOf({
  businessNumber,
  companyName,
  representative,
}: CompanyQuestion): (string | null)[] {
  const number = numberKey(businessNumber);
  const name = companyName === null ? "" : nameKey(companyName);
  if (companyName === null || name === "" || SOLE_PROPRIETOR.test(businessNumber)) return [number];
  const person = representative === null ? "" : representativeKey(representative);
  const withPerson = (key: string) => (person ? nameAndRepresentativeKey(key, person) : null);
  const loose = looseNameKeys(companyName).flatMap((key) => [withPerson(key), key]);
  const headOffice = headOfficeKeys(companyName).map(withPerson);
  return [number, withPerson(name), name, ...loose, ...headOffice];
}
