/**
 * What a verified business is called, in Korean and in English, and where each name comes from
 * (docs/api.md#names-and-evidence).
 */
import type { CompanyMatch, Evidence } from "../disclosure/lookup.ts";
import { romanizeName } from "../language/romanize.ts";

/** The disclosure table, the caller, or our romanisation of a Korean name; null: no name. */
export type NameSource = "dart" | "request" | "romanized" | null;

export interface SourcedName {
  name: string | null;
  source: NameSource;
  /**
   * Why the name is official; `unavailable`: the disclosure table did not say in time whether there
   * is an official one; else null.
   */
  match: Evidence | "unavailable" | null;
}

export interface CompanyName {
  korean: SourcedName;
  english: SourcedName;
  /** The Korean name as the caller wrote it, else as the disclosure table has it. */
  original: string | null;
}

const NO_NAME: SourcedName = { name: null, source: null, match: null };
const HANGUL = /\p{Script=Hangul}/u;

export function nameCompany(
  company: CompanyMatch | "unavailable" | null,
  claimed: string | null,
): CompanyName {
  if (company === "unavailable") {
    const { korean, english, original } = nameCompany(null, claimed);
    const match = "unavailable";
    return { korean: { ...korean, match }, english: { ...english, match }, original };
  }
  const korean = company
    ? official(company.nameKo, company.evidence)
    : claimed === null
      ? NO_NAME
      : request(claimed);
  return {
    korean,
    english: englishName(company, korean.name),
    original: claimed ?? company?.nameKo ?? null,
  };
}

function englishName(company: CompanyMatch | null, korean: string | null): SourcedName {
  if (company?.nameEn) return official(company.nameEn, company.evidence);
  if (korean === null) return NO_NAME;
  // A Korean name in Latin letters is an English name too.
  if (!HANGUL.test(korean)) {
    return company ? official(korean, company.evidence) : request(korean);
  }
  // The legal form is not romanised, so a name that is only a legal form leaves nothing.
  const name = romanizeName(korean);
  return name === "" ? NO_NAME : { name, source: "romanized", match: null };
}

function official(name: string, match: Evidence): SourcedName {
  return { name, source: "dart", match };
}

function request(name: string): SourcedName {
  return { name, source: "request", match: null };
}
