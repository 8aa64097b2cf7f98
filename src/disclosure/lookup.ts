/**
 * Which company of the disclosure table is meant, and by what evidence. One query answers any
 * number of questions, such as those of a whole chunk.
 */
import type { D1Database } from "@cloudflare/workers-types";
import { nameAndRepresentativeKey, nameKey, numberKey, representativeKey } from "./name-keys.ts";

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
 * exactly one company bears the name.
 */
export const EVIDENCE = ["number", "representative", "name"] as const;
export type Evidence = (typeof EVIDENCE)[number];

export interface CompanyMatch {
  evidence: Evidence;
  nameKo: string;
  /** Null where the table has no usable English name. */
  nameEn: string | null;
}

/**
 * The one company that has an index key now or had it formerly; NULL for none, 0 for several, so
 * that no weaker evidence is considered. Two entries decide that, and no more are read. Former
 * names count as much as present ones: otherwise 0.3 % of the reference companies would get the
 * English name of the company that took over their former name.
 */
const soleBearer = (rank: number) => `(
  SELECT iif(count(*) = 1, min(corp_code), 0)
    FROM (SELECT corp_code FROM company_keys WHERE key = question.value ->> ${rank} LIMIT 2)
  HAVING count(*) > 0)`;

/** Raw SQL: one statement for any number of questions, each answered by at most four rows. */
const LOOKUP = `
  SELECT question.key AS position, name_ko, name_en, business_number, representatives
    FROM json_each(?1) AS question
    JOIN companies
      ON corp_code = coalesce(${EVIDENCE.map((_, rank) => soleBearer(rank)).join(", ")})`;

interface Row {
  position: number;
  name_ko: string;
  name_en: string | null;
  business_number: string | null;
  representatives: string | null;
}

/** Finds companies of the disclosure table. */
export interface CompanyDirectory {
  /**
   * @param questions any number; each costs at most four rows of D1
   * @returns for each question, in order, the company and the evidence; null where no company, or
   *   more than one, can be meant
   */
  find(questions: CompanyQuestion[]): Promise<(CompanyMatch | null)[]>;
}

export function createCompanyDirectory(db: D1Database): CompanyDirectory {
  return { find: (questions) => findCompanies(db, questions) };
}

async function findCompanies(
  db: D1Database,
  questions: CompanyQuestion[],
): Promise<(CompanyMatch | null)[]> {
  const matches: (CompanyMatch | null)[] = questions.map(() => null);
  const keys = JSON.stringify(questions.map(keysOf));
  // The nearest replica is recent enough: the table changes once a day.
  const { results } = await db
    .withSession("first-unconstrained")
    .prepare(LOOKUP)
    .bind(keys)
    .all<Row>();
  for (const row of results) {
    const question = questions[row.position];
    const evidence = question && evidenceFor(row, question);
    if (evidence) matches[row.position] = { evidence, nameKo: row.name_ko, nameEn: row.name_en };
  }
  return matches;
}

/**
 * By what evidence a company that was found is the one that is meant; null when it cannot be. A
 * company whose facts are known, and hold neither the number nor the representative in question, is
 * another one, however unique its name. A different number alone proves nothing: branches have
 * numbers of their own.
 */
function evidenceFor(
  company: Row,
  { businessNumber, representative }: CompanyQuestion,
): Evidence | null {
  if (company.business_number === businessNumber) return "number";
  if (representative === null) return "name";
  const representatives: string[] = JSON.parse(company.representatives ?? "[]");
  if (representatives.includes(representativeKey(representative))) return "representative";
  const isKnown = company.business_number !== null || representatives.length > 0;
  return isKnown ? null : "name";
}

/** One index key for each kind of evidence, in the order of `EVIDENCE`. */
function keysOf({
  businessNumber,
  companyName,
  representative,
}: CompanyQuestion): (string | null)[] {
  const name = companyName === null ? "" : nameKey(companyName);
  const person = representative === null ? "" : representativeKey(representative);
  return [
    numberKey(businessNumber),
    name && person ? nameAndRepresentativeKey(name, person) : null,
    name || null,
  ];
}
