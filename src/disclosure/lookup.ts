/**
 * Which company of the disclosure database is meant, and by what evidence (DESIGN §8). One query answers up to a batch chunk of questions.
 */
import type { D1Database } from "@cloudflare/workers-types";
import { nameAndRepresentativeKey, nameKey, numberKey, representativeKey } from "./keys.ts";

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
 * The one company that bears a key, or NULL for nobody and for several. Present bearers come before former ones in the key's index,
 * and two entries are enough to know: at most two rows are read.
 */
const soleBearer = (key: string) => `(
  SELECT min(former * 100000000 + corp_code) % 100000000
    FROM (SELECT former, corp_code FROM company_keys WHERE key = ${key} ORDER BY former, corp_code LIMIT 2)
  HAVING count(*) = 1 OR min(former) < max(former))`;

/** A company and the evidence for it travel as one integer, so that each key is looked up once and only until one decides. */
const LOOKUP = `
  WITH found AS MATERIALIZED (
    SELECT key AS position, coalesce(
        ${EVIDENCE.map((_, rank) => `${soleBearer(`value ->> ${rank}`)} * ${EVIDENCE.length} + ${rank}`).join(",\n        ")}
      ) AS hit FROM json_each(?1))
  SELECT position, hit % ${EVIDENCE.length} AS evidence, name_ko, name_en, business_number, representatives
    FROM found JOIN companies ON corp_code = hit / ${EVIDENCE.length}`;

interface Row {
  position: number;
  evidence: number;
  name_ko: string;
  name_en: string | null;
  business_number: string | null;
  representatives: string | null;
}

/**
 * Finds the companies that are meant.
 * @param questions any number; each costs at most four rows of D1
 * @returns for each question, in order, the company and the evidence, or null where no company, or more than one, can be meant
 */
export async function findCompanies(db: D1Database, questions: CompanyQuestion[]): Promise<(CompanyMatch | null)[]> {
  const matches: (CompanyMatch | null)[] = questions.map(() => null);
  const keys = JSON.stringify(questions.map(keysOf));
  // The nearest replica will do: the table changes once a day.
  const { results } = await db.withSession("first-unconstrained").prepare(LOOKUP).bind(keys).all<Row>();
  for (const row of results) {
    const found = EVIDENCE[row.evidence];
    const question = questions[row.position];
    if (!found || !question) continue;
    // Names with representatives are indexed for the present names only: under a former one the representative is looked at here.
    const evidence = found === "name" && isRepresentedBy(row, question) ? "representative" : found;
    if (evidence === "name" && isAnotherBusiness(row, question)) continue;
    matches[row.position] = { evidence, nameKo: row.name_ko, nameEn: row.name_en };
  }
  return matches;
}

/** One key for each kind of evidence, in the order of `EVIDENCE`. */
function keysOf({ businessNumber, companyName, representative }: CompanyQuestion): (string | null)[] {
  const name = companyName === null ? "" : nameKey(companyName);
  const person = representative === null ? "" : representativeKey(representative);
  return [numberKey(businessNumber), name && person ? nameAndRepresentativeKey(name, person) : null, name || null];
}

function isRepresentedBy(company: Row, { representative }: CompanyQuestion): boolean {
  if (company.representatives === null || representative === null) return false;
  const known: string[] = JSON.parse(company.representatives);
  return known.includes(representativeKey(representative));
}

/**
 * A company whose own number and representatives are known and all different is not the one, however unique its name.
 * The number alone proves nothing: branches have numbers of their own. The representative has already been looked for.
 */
function isAnotherBusiness(company: Row, question: CompanyQuestion): boolean {
  const representativesKnown = company.representatives !== null && company.representatives !== "[]";
  return (
    representativesKnown && company.business_number !== null && company.business_number !== question.businessNumber
  );
}
