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
  /** Why the name counts as official; null unless the source is `dart`. */
  match: Evidence | null;
}

export interface CompanyName {
  korean: SourcedName;
  english: SourcedName;
  /** The Korean name as the caller wrote it, else as the disclosure table has it. */
  original: string | null;
}

const NO_NAME: SourcedName = { name: null, source: null, match: null };
const HANGUL = /\p{Script=Hangul}/u;

export function nameCompany(company: CompanyMatch | null, claimed: string | null): CompanyName {
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
  if (!HANGUL.test(korean)) return request(korean);
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
