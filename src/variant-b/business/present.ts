import { cleanAddress } from "../../language/address/clean-address.ts";
import { englishAddress } from "../../language/address/english-address.ts";
import { type IndustryNames, industryName } from "../../language/industries.ts";
import type { Language } from "../../language/languages.ts";
import { taxTypeText } from "../../language/wording.ts";
import { dayOf } from "../../lib/days.ts";
import { sourceOf } from "../../live-sources/data-sets.ts";
import type { Merged, SourcedValue } from "../../profile/merge.ts";
import { englishName, latinRepresentativeNames, representativeNames } from "../../profile/names.ts";
import type { RegistryState } from "../../registry/state.ts";
import type { BusinessAnswer, OriginField } from "./answer.ts";

const STATUSES = new Map<string, BusinessAnswer["status"]>([
  ["01", "active"],
  ["02", "suspended"],
  ["03", "inactive"],
]);

type Origins = BusinessAnswer["metadata"]["sources"];
type Origin = NonNullable<Origins[OriginField]>;

/** `representative_name` and `address` stay untranslated. */
export function presentBusiness(
  { givenNumber, language }: { givenNumber: string; language: Language },
  state: RegistryState,
  merged: Merged,
  industries: IndustryNames,
  describedAt: number,
): BusinessAnswer {
  const text = (said: SourcedValue | null) => (said === null ? null : String(said.value));
  const amount = (said: SourcedValue | null) => (said === null ? null : Number(said.value));
  const nameKorean = text(merged.companyName);
  const nameEnglish = englishName(text(merged.englishName), nameKorean);
  const representatives = text(merged.representatives);
  const address = text(merged.address);
  const industryCode = text(merged.industryCode);
  const answer = {
    valid: true,
    company_name: language === "ko" ? nameKorean : nameEnglish,
    company_name_en: nameEnglish,
    status: STATUSES.get(state.statusCode) ?? null,
    business_number: givenNumber,
    representative_name: representatives && representativeNames(representatives),
    representative_name_latin:
      language === "ko" ? null : representatives && latinRepresentativeNames(representatives),
    industry: industryCode && industryName(industries, industryCode),
    industry_code: industryCode,
    registered_date: text(merged.establishedOn),
    address: (address && cleanAddress(address)) || null,
    address_en: address && englishAddress(address),
  } as const;
  const metadata = {
    tax_type: taxTypeText(state.taxTypeCode, language),
    employee_count: amount(merged.employees),
    capital: amount(merged.capital),
    revenue: amount(merged.revenue),
    corporate_number: text(merged.corporateNumber),
    opening_date: text(merged.openingDate),
    closed_on: state.closedOn ?? null,
  };
  const shown = { ...answer, ...metadata };
  const origins = Object.entries(originsOf(merged, describedAt, language));
  const sources = Object.fromEntries(
    origins.filter(([field, origin]) => origin !== null && shown[field as OriginField] !== null),
  ) as Origins;
  return { ...answer, metadata: { ...metadata, sources } };
}

function originsOf(
  merged: Merged,
  describedAt: number,
  language: Language,
): Record<OriginField, Origin | null> {
  const of = (said: SourcedValue | null): Origin | null =>
    said && {
      source: said.source === "opendart" ? said.source : sourceOf(said.source),
      date: said.askedOn,
      as_of: said.asOf,
    };
  const registry: Origin = {
    source: "nts",
    date: dayOf(describedAt),
    as_of: null,
  };
  const korean = of(merged.companyName);
  const english = of(merged.englishName) ?? (korean && { ...korean, source: "composed" });
  return {
    company_name: language === "ko" ? korean : english,
    company_name_en: english,
    status: registry,
    representative_name: of(merged.representatives),
    industry_code: of(merged.industryCode),
    registered_date: of(merged.establishedOn),
    address: of(merged.address),
    tax_type: registry,
    employee_count: of(merged.employees),
    capital: of(merged.capital),
    revenue: of(merged.revenue),
    corporate_number: of(merged.corporateNumber),
    opening_date: of(merged.openingDate),
    closed_on: registry,
  };
}
