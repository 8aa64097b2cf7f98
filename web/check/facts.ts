/** The facts of an answer as rows of a table: name, text, and why to trust it. */
import type { BusinessAnswer, BusinessInfo, StatusAnswer } from "../answers.ts";
import { number, type Words } from "../words/words.ts";
import { hyphenate } from "./fields.ts";

export interface Fact {
  label: string;
  text: string;
  /** Where it comes from, or how far it is official. */
  evidence?: string | undefined;
}

type MaybeFact = Fact | null;

function fact(label: string, text: string | null | undefined, evidence?: string): MaybeFact {
  return text ? { label, text, evidence } : null;
}

function known(facts: MaybeFact[]): Fact[] {
  return facts.filter((one) => one !== null);
}

export function factsOfCheck(words: Words, info: BusinessInfo): Fact[] {
  const { facts, lang } = words;
  const isKorean = lang === "ko";
  const registry = facts.sources.registry;
  const isOther = info.companyNameCheck === "different" || info.companyNameCheck === "former";
  return known([
    fact(facts.number, hyphenate(info.businessNumber)),
    // Beside the company's own name the caller's stands only where it is another.
    isOther ? fact(facts.givenName, info.companyNameOriginal) : null,
    fact(
      facts.companyName,
      info.companyName,
      nameEvidence(words, info.companyNameSource, info.companyNameMatch),
    ),
    fact(
      facts.companyNameEn,
      info.companyNameEn,
      nameEvidence(words, info.companyNameEnSource, info.companyNameMatch),
    ),
    fact(facts.representative, info.representative, registry),
    fact(facts.status, isKorean ? info.status : info.statusEn, registry),
    fact(facts.closedOn, info.closedOn, registry),
    fact(facts.taxType, isKorean ? info.taxType : info.taxTypeEn, registry),
  ]);
}

function nameEvidence({ facts }: Words, source: string | null, match: string | null): string {
  const { evidence } = facts;
  if (source === "dart" && match !== null && match in evidence) {
    return evidence[match as keyof typeof evidence];
  }
  if (source !== null && source in evidence) return evidence[source as keyof typeof evidence];
  return facts.sources[source as keyof typeof facts.sources] ?? "";
}

export function factsOfStatus({ facts, lang }: Words, answer: StatusAnswer): Fact[] {
  const isKorean = lang === "ko";
  const changed = answer.taxTypeChangedOn;
  return known([
    fact(facts.number, hyphenate(answer.businessNumber)),
    fact(facts.status, isKorean ? answer.status : answer.statusEn),
    fact(facts.closedOn, answer.closedOn),
    fact(
      facts.taxType,
      isKorean ? answer.taxType : answer.taxTypeEn,
      changed === null ? undefined : facts.taxTypeSince(changed),
    ),
    fact(facts.previousTaxType, answer.previousTaxType),
    fact(
      facts.taxInvoices,
      answer.issuesTaxInvoices === null ? null : answer.issuesTaxInvoices ? facts.yes : facts.no,
    ),
  ]);
}

/** What is not known of a description is said too: it is what people ask for. */
export function factsOfDescription(words: Words, answer: BusinessAnswer): Fact[] {
  const { facts } = words;
  const { metadata } = answer;
  const sources = (metadata as { sources?: Record<string, unknown> }).sources ?? {};
  const more = metadata as {
    corporate_number?: string | null;
    opening_date?: string | null;
    closed_on?: string | null;
  };
  const told = (label: string, text: string | null | undefined, field: string): Fact => ({
    label,
    text: text || facts.unknown,
    evidence: text ? sourceOf(words, sources[field]) : undefined,
  });
  const won = (amount: number | null) => (amount === null ? null : facts.won(number(amount)));
  const { employee_count: employees } = metadata;
  return [
    { label: facts.number, text: hyphenate(answer.business_number) },
    told(facts.companyName, answer.company_name, "company_name"),
    ...(answer.company_name_en === answer.company_name
      ? []
      : [told(facts.companyNameEn, answer.company_name_en, "company_name_en")]),
    told(facts.status, answer.status && facts.states[answer.status], "status"),
    ...known([fact(facts.closedOn, more.closed_on)]),
    told(facts.taxType, metadata.tax_type, "tax_type"),
    told(facts.representative, answer.representative_name, "representative_name"),
    ...known([fact(facts.representativeLatin, answer.representative_name_latin)]),
    told(facts.industry, answer.industry, "industry"),
    told(facts.address, answer.address, "address"),
    ...known([fact(facts.addressEn, answer.address_en)]),
    ...known([fact(facts.openingDate, more.opening_date, sourceOf(words, sources.opening_date))]),
    told(facts.registeredDate, answer.registered_date, "registered_date"),
    ...known([
      fact(facts.corporateNumber, more.corporate_number, sourceOf(words, sources.corporate_number)),
    ]),
    told(
      facts.employees,
      employees === null ? null : facts.people(number(employees)),
      "employee_count",
    ),
    told(facts.capital, won(metadata.capital), "capital"),
    told(facts.revenue, won(metadata.revenue), "revenue"),
  ];
}

/** A field's entry in `metadata.sources`, in words; none where the service gives none. */
function sourceOf({ facts }: Words, entry: unknown): string | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const { source, date } = entry as { source?: unknown; date?: unknown };
  if (typeof source !== "string") return undefined;
  const name = facts.sources[source as keyof typeof facts.sources] ?? source;
  return facts.source(name, typeof date === "string" ? date : null);
}
