/**
 * Which company of the disclosure database is meant, and by what evidence (DESIGN §8). One query answers up to a batch chunk of questions.
 */
import type { D1Database } from "@cloudflare/workers-types";
import { nameAndRepresentativeKey, nameKey, numberKey, representativeKey } from "./name-keys.ts";

/** What is known of a business whose official name is wanted. */
export interface CompanyQuestion {
  /** Ten digits. */
  businessNumber: string;
  /** Korean company name as the caller gives it. */
  companyName: string | null;
  /** Only a representative whom the tax authority confirms may count as evidence. */
  representative: string | null;
}

/** Strongest first: the number is the company's own; name and representative both fit; exactly one company bears the name. */
export const EVIDENCE = ["number", "representative", "name"] as const;
export type Evidence = (typeof EVIDENCE)[number];

export interface CompanyMatch {
  evidence: Evidence;
  nameKo: string;
  /** Null where the table has no usable English name. */
  nameEn: string | null;
}

/**
 * The one company that bears a key or ever bore it; NULL for nobody, 0 for several: then no weaker evidence is asked. Two entries are
 * enough to know, and no more are read. A company that took over another's former name is not told from it by the name: of the
 * reference companies 0.3 % would be called by the other's English name.
 */
const soleBearer = (rank: number) => `(
  SELECT iif(count(*) = 1, min(corp_code), 0)
    FROM (SELECT corp_code FROM company_keys WHERE key = question.value ->> ${rank} LIMIT 2)
  HAVING count(*) > 0)`;

const LOOKUP = `
  SELECT question.key AS position, name_ko, name_en, business_number, representatives
    FROM json_each(?1) AS question
    JOIN companies ON corp_code = coalesce(${EVIDENCE.map((_, rank) => soleBearer(rank)).join(", ")})`;

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
  // The nearest replica will do: the table changes once a day.
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
 * By what evidence a company that was found is the one that is meant; null when it cannot be.
 * A company whose facts are known and name neither the business's number nor its representative is not the one, however unique its name.
 * A differing number alone proves nothing: branches have numbers of their own.
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

/** One key for each kind of evidence, in the order of `EVIDENCE`. */
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
