/** Lists the facts of an answer as table rows: name, text and evidence. */
import type { BusinessAnswer, BusinessInfo, StatusAnswer } from "../answers.ts";
import { hyphenate } from "../parts/business-number.ts";
import { nameEvidence } from "../parts/name-evidence.ts";
import { number } from "../texts/format.ts";
import type { PageTexts } from "../texts/page-language.ts";

export interface Fact {
  label: string;
  text: string;
  /** The source of the fact, or how official it is. */
  evidence?: string | undefined;
}

type MaybeFact = Fact | null;

function fact(label: string, text: string | null | undefined, evidence?: string): MaybeFact {
  return text ? { label, text, evidence } : null;
}

function known(facts: MaybeFact[]): Fact[] {
  return facts.filter((one) => one !== null);
}

export function factsOfCheck(texts: PageTexts, info: BusinessInfo): Fact[] {
  const { facts, lang } = texts;
  const isKorean = lang === "ko";
  const registry = facts.sources.nts;
  const isOther = info.companyNameCheck === "different" || info.companyNameCheck === "former";
  return known([
    fact(facts.number, hyphenate(info.businessNumber)),
    // Show the caller's company name only if it differs from the company's own.
    isOther ? fact(facts.givenName, info.companyNameOriginal) : null,
    fact(
      facts.companyName,
      info.companyName,
      nameEvidence(texts, info.companyNameSource, info.companyNameMatch),
    ),
    fact(
      facts.companyNameEn,
      info.companyNameEn,
      nameEvidence(texts, info.companyNameEnSource, info.companyNameMatch),
    ),
    fact(facts.representative, info.representative, registry),
    fact(facts.status, isKorean ? info.status : info.statusEn, registry),
    fact(facts.closedOn, info.closedOn, registry),
    fact(facts.taxType, isKorean ? info.taxType : info.taxTypeEn, registry),
  ]);
}

export function factsOfStatus({ facts, lang }: PageTexts, answer: StatusAnswer): Fact[] {
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

/** Lists unknown facts too, because people look for them. */
export function factsOfDescription(texts: PageTexts, answer: BusinessAnswer): Fact[] {
  const { facts } = texts;
  const { metadata } = answer;
  const told = (label: string, text: string | null, field: keyof Origins): Fact => ({
    label,
    text: text || facts.unknown,
    evidence: text ? originOf(texts, metadata.sources[field]) : undefined,
  });
  const toldIfKnown = (label: string, text: string | null, field: keyof Origins): Fact[] =>
    text ? [told(label, text, field)] : [];
  const won = (amount: number | null) => (amount === null ? null : facts.won(number(amount)));
  const { employee_count: employees } = metadata;
  const people = employees === null ? null : facts.people(number(employees));
  const isOneName = answer.company_name_en === answer.company_name;
  const state = answer.status && facts.states[answer.status];
  return [
    { label: facts.number, text: hyphenate(answer.business_number) },
    told(facts.companyName, answer.company_name, isOneName ? "company_name_en" : "company_name"),
    ...(isOneName ? [] : [told(facts.companyNameEn, answer.company_name_en, "company_name_en")]),
    told(facts.status, state, "status"),
    ...toldIfKnown(facts.closedOn, metadata.closed_on, "closed_on"),
    told(facts.taxType, metadata.tax_type, "tax_type"),
    told(facts.representative, answer.representative_name, "representative_name"),
    ...known([fact(facts.representativeLatin, answer.representative_name_latin)]),
    told(facts.industry, answer.industry, "industry_code"),
    told(facts.address, answer.address, "address"),
    ...known([fact(facts.addressEn, answer.address_en)]),
    ...toldIfKnown(facts.openingDate, metadata.opening_date, "opening_date"),
    told(facts.registeredDate, answer.registered_date, "registered_date"),
    ...toldIfKnown(facts.corporateNumber, metadata.corporate_number, "corporate_number"),
    told(facts.employees, people, "employee_count"),
    told(facts.capital, won(metadata.capital), "capital"),
    told(facts.revenue, won(metadata.revenue), "revenue"),
  ];
}

type Origins = BusinessAnswer["metadata"]["sources"];

/** Names the source of a fact and its day: the source's own, or else the day of asking. */
function originOf({ facts }: PageTexts, origin: Origins[keyof Origins]): string | undefined {
  return origin && facts.source(facts.sources[origin.source], origin.as_of ?? origin.date);
}
