/**
 * The answer of `POST /v1/verify/business` (docs/api.md#variant-b): every field is always present,
 * null where no source knows it.
 */
import { cleanAddress, englishAddress } from "../language/address.ts";
import { industryName } from "../language/industries.ts";
import type { Language } from "../language/languages.ts";
import { taxTypeText } from "../language/wording.ts";
import { isoDate } from "../lib/calendar-date.ts";
import {
  englishName,
  koreanName,
  latinRepresentativeNames,
  representativeNames,
} from "../profile/names.ts";
import type { Profile } from "../profile/store.ts";
import type { RegistryState } from "../registry/client.ts";
import type { BusinessAnswer } from "./answers.ts";

/** The tax authority's state codes in the words of this endpoint. */
const STATUSES: Record<string, NonNullable<BusinessAnswer["status"]>> = {
  "01": "active",
  "02": "suspended",
  "03": "inactive",
};

/**
 * `valid` says that the number is registered, whatever the state of the business. Names are in
 * Korean for `ko` and in Latin letters for every other language; `representative_name` and
 * `address` are as the disclosure service has them, in every language, and
 * `representative_name_latin` is beside the Korean names in all but `ko`. `registered_date` is the
 * day of incorporation, because no source tells when the tax authority registered the business.
 * `capital` and `revenue` are whole Korean won.
 */
export function presentBusiness(
  { givenNumber, language }: { givenNumber: string; language: Language },
  state: RegistryState,
  profile: Profile | null,
): BusinessAnswer {
  const nameEnglish = profile && englishName(profile);
  return {
    valid: true,
    company_name: language === "ko" ? profile && koreanName(profile) : nameEnglish,
    company_name_en: nameEnglish,
    status: STATUSES[state.statusCode] ?? null,
    business_number: givenNumber,
    representative_name: profile && representativeNames(profile.representatives),
    representative_name_latin:
      language === "ko" ? null : profile && latinRepresentativeNames(profile.representatives),
    industry: profile && industryName(profile.industryCode, language),
    industry_code: profile?.industryCode || null,
    registered_date: profile && isoDate(profile.establishedOn),
    address: (profile && cleanAddress(profile.address)) || null,
    address_en: profile && englishAddress(profile.address),
    metadata: {
      tax_type: taxTypeText(state.taxTypeCode, language),
      employee_count: profile?.employees ?? null,
      capital: profile?.capital ?? null,
      revenue: profile?.revenue ?? null,
    },
  };
}
