/** Turns the facts of an answer into table rows with a label, a text and the evidence. */
import type { BusinessAnswer, BusinessInfo, StatusAnswer } from "../answers.ts";
import { hyphenate } from "../parts/business-number.ts";
import { nameEvidenceText } from "../parts/name-evidence.ts";
import { number } from "../texts/format.ts";
import type { PageTexts } from "../texts/page-language.ts";

export interface DetailRow {
  label: string;
  text: string;
  /** A note in small letters, such as the source of the fact, or since when the fact is true. */
  evidence?: string | undefined;
}

type MaybeDetail = DetailRow | null;

function detail(label: string, text: string | null | undefined, evidence?: string): MaybeDetail {
  return text ? { label, text, evidence } : null;
}

function known(details: MaybeDetail[]): DetailRow[] {
  return details.filter((one) => one !== null);
}

export function detailsOfCheck(texts: PageTexts, info: BusinessInfo): DetailRow[] {
  const { facts, lang } = texts;
  const isKorean = lang === "ko";
  const registry = facts.sources.nts;
  const isOther = info.companyNameCheck === "different" || info.companyNameCheck === "former";
  return known([
    detail(facts.number, hyphenate(info.businessNumber)),
    isOther ? detail(facts.givenName, info.companyNameOriginal) : null,
    detail(
      facts.companyName,
      info.companyName,
      nameEvidenceText(texts, info.companyNameSource, info.companyNameMatch),
    ),
    detail(
      facts.companyNameEn,
      info.companyNameEn,
      nameEvidenceText(texts, info.companyNameEnSource, info.companyNameMatch),
    ),
    detail(facts.representative, info.representative, registry),
    detail(facts.status, isKorean ? info.status : info.statusEn, registry),
    detail(facts.closedOn, info.closedOn, registry),
    detail(facts.taxType, isKorean ? info.taxType : info.taxTypeEn, registry),
  ]);
}

/** Lists what was sent, so that a printed answer also shows the question. */
export function detailsOfRequest(
  { facts }: PageTexts,
  { representative }: BusinessInfo,
  body: object,
): DetailRow[] {
  const { startDate, ownerName } = body as Partial<Record<string, string>>;
  return known([
    ownerName === representative ? null : detail(facts.askedOwner, ownerName),
    detail(facts.askedDate, startDate),
  ]);
}

export function detailsOfStatus({ facts, lang }: PageTexts, answer: StatusAnswer): DetailRow[] {
  const isKorean = lang === "ko";
  const changed = answer.taxTypeChangedOn;
  const taxTypes: Partial<Record<string, string>> = facts.taxTypes;
  return known([
    detail(facts.number, hyphenate(answer.businessNumber)),
    detail(facts.status, isKorean ? answer.status : answer.statusEn),
    detail(facts.closedOn, answer.closedOn),
    answer.closedByUnitTaxation
      ? detail(facts.closedWhy, facts.unitTaxation, facts.closedOnPaper)
      : null,
    detail(
      facts.taxType,
      isKorean ? answer.taxType : answer.taxTypeEn,
      changed === null ? undefined : facts.taxTypeSince(changed),
    ),
    detail(
      facts.previousTaxType,
      taxTypes[answer.previousTaxTypeCode ?? ""] ?? answer.previousTaxType,
    ),
    detail(
      facts.taxInvoices,
      answer.issuesTaxInvoices === null ? null : answer.issuesTaxInvoices ? facts.yes : facts.no,
    ),
    detail(facts.taxInvoicesSince, answer.taxInvoicesSince),
  ]);
}

/** Lists the main facts even if they are unknown, because users look for them. */
export function detailsOfDescription(texts: PageTexts, answer: BusinessAnswer): DetailRow[] {
  const { facts } = texts;
  const { metadata } = answer;
  const told = (label: string, text: string | null, field: keyof Origins): DetailRow => ({
    label,
    text: text || facts.unknown,
    evidence: text ? originOf(texts, metadata.sources[field]) : undefined,
  });
  const toldIfKnown = (label: string, text: string | null, field: keyof Origins): DetailRow[] =>
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
    ...known([detail(facts.representativeLatin, answer.representative_name_latin)]),
    told(facts.industry, answer.industry, "industry_code"),
    told(facts.address, answer.address, "address"),
    ...known([detail(facts.addressEn, answer.address_en)]),
    ...toldIfKnown(facts.openingDate, metadata.opening_date, "opening_date"),
    told(facts.registeredDate, answer.registered_date, "registered_date"),
    ...toldIfKnown(facts.corporateNumber, metadata.corporate_number, "corporate_number"),
    told(facts.employees, people, "employee_count"),
    told(facts.capital, won(metadata.capital), "capital"),
    told(facts.revenue, won(metadata.revenue), "revenue"),
  ];
}

type Origins = BusinessAnswer["metadata"]["sources"];

/** Names the source of a fact, and the day that the source gives, or else the day of the query. */
function originOf({ facts }: PageTexts, origin: Origins[keyof Origins]): string | undefined {
  return origin && facts.source(facts.sources[origin.source], origin.as_of ?? origin.date);
}
