import { statusText, taxTypeText } from "../language/wording.ts";
import { issuesTaxInvoices, type RegistryState } from "../registry/state.ts";
import type { OutputLanguage } from "./output-language.ts";

export interface StateTexts {
  status: string | null;
  taxType: string | null;
}

export interface Registration {
  isRegistered: boolean;
  statusCode: string | null;
  taxTypeCode: string | null;
  closedOn: string | null;
  taxTypeChangedOn: string | null;
  issuesTaxInvoices: boolean | null;
  previousTaxTypeCode: string | null;
  closedByUnitTaxation: boolean | null;
  taxInvoicesSince: string | null;
  /** Null for the language `code`. */
  texts: (StateTexts & { previousTaxType: string | null }) | null;
  /** Only for the language `both`. */
  english: StateTexts | null;
}

/** @param state null if the number is not registered */
export function registrationOf(
  state: RegistryState | null,
  language: OutputLanguage,
): Registration {
  const { closedOn = null, taxTypeChangedOn = null, previousTaxType = null } = state ?? {};
  const english = englishTexts(state);
  const isEnglish = language === "en";
  const previousText = isEnglish
    ? previousTaxType && taxTypeText(previousTaxType.code, "en")
    : previousTaxType?.text || null;
  const texts = isEnglish ? english : koreanTexts(state);
  return {
    isRegistered: state !== null,
    statusCode: state?.statusCode || null,
    taxTypeCode: state?.taxTypeCode || null,
    closedOn,
    taxTypeChangedOn,
    issuesTaxInvoices: state && issuesTaxInvoices(state),
    previousTaxTypeCode: previousTaxType?.code ?? null,
    closedByUnitTaxation: state?.closedByUnitTaxation ?? null,
    taxInvoicesSince: state?.taxInvoicesSince ?? null,
    texts: language === "code" ? null : { ...texts, previousTaxType: previousText },
    english: language === "both" ? english : null,
  };
}

/** The texts as the registry sent them. */
export function koreanTexts(state: RegistryState | null): StateTexts {
  return { status: state?.status || null, taxType: state?.taxType || null };
}

/** A text is null if the wording table does not have the code. */
export function englishTexts(state: RegistryState | null): StateTexts {
  return {
    status: state && statusText(state.statusCode, "en"),
    taxType: state && taxTypeText(state.taxTypeCode, "en"),
  };
}
