/** The names of a verified business and their sources (docs/api.md#names-and-evidence). */
import type { Evidence } from "../disclosure/known-facts.ts";
import {
  type CompanyMatch,
  isOwnWords,
  type NameAuthority,
  type NameCheck,
} from "../disclosure/lookup.ts";
import { composeName } from "../language/compose.ts";

/** `composed`: at least one part is a known word. `romanized`: the Korean name in Latin letters. */
export type NameSource = NameAuthority | "request" | "composed" | "romanized" | null;

/** `pending`: the facts that decide which company is meant did not come in time. */
export type MatchUnknown = "unavailable" | "pending";

export interface SourcedName {
  name: string | null;
  source: NameSource;
  /** The evidence for the name, or why it is unknown which company is meant. */
  match: Evidence | MatchUnknown | null;
}

export interface CompanyName {
  korean: SourcedName;
  english: SourcedName;
  /** The Korean name as the caller wrote it. If none was given, the matched company's name. */
  original: string | null;
}

const NO_NAME: SourcedName = { name: null, source: null, match: null };
const KOREAN = /\p{Script=Hangul}|\p{Script=Han}/u;

export function nameCompany(
  company: CompanyMatch | MatchUnknown | null,
  claimed: string | null,
): CompanyName {
  if (typeof company === "string") {
    const { korean, english, original } = nameCompany(null, claimed);
    const match = company;
    return { korean: { ...korean, match }, english: { ...english, match }, original };
  }
  const korean = koreanName(company, claimed);
  return {
    korean,
    english: englishName(company, korean),
    original: claimed ?? company?.nameKo ?? null,
  };
}

/** Prefers the claimed name to a name that is only the company's own statement. */
function koreanName(company: CompanyMatch | null, claimed: string | null): SourcedName {
  if (company && (!isOwnWords(company.source) || claimed === null))
    return fromSource(company.nameKo, company.source, company.evidence);
  return claimed === null ? NO_NAME : fromCaller(claimed);
}

function englishName(company: CompanyMatch | null, korean: SourcedName): SourcedName {
  if (company?.nameEn) {
    const evidence = company.sourceEn === company.source ? company.evidence : "number";
    return fromSource(company.nameEn, company.sourceEn, evidence);
  }
  if (korean.name === null) return NO_NAME;
  // A Korean name that is written in Latin letters is also the English name.
  if (!KOREAN.test(korean.name)) return korean;
  const composed = composeName(korean.name);
  return composed === null ? NO_NAME : { ...composed, match: null };
}

function fromSource(name: string, source: NameAuthority, match: Evidence): SourcedName {
  return { name, source, match };
}

function fromCaller(name: string): SourcedName {
  return { name, source: "request", match: null };
}

/** @returns null if no name was claimed; `unknown` if there is nothing to compare */
export function nameCheckOf(
  company: CompanyMatch | MatchUnknown | null,
  claimed: string | null,
): NameCheck | "unknown" | null {
  if (claimed === null) return null;
  return (typeof company === "object" && company?.nameCheck) || "unknown";
}
