import { isoDate } from "../lib/days.ts";

export interface RegistryState {
  /** `01` active, `02` suspended, `03` closed. */
  statusCode: string;
  status: string;
  /** `01` to `07`. */
  taxTypeCode: string;
  taxType: string;
  // States of old jobs lack the fields below.
  /** YYYY-MM-DD; null if the business is not closed, or if the day is unknown. */
  closedOn?: string | null;
  /** Current tax type's first day, YYYY-MM-DD; null if unknown, or if the type never changed. */
  taxTypeChangedOn?: string | null;
  /** Null if there was none, or if it is unknown. */
  previousTaxType?: { code: string; text: string } | null;
  /** Closed only as a formality, to move to business-unit taxation (단위과세전환폐업). */
  closedByUnitTaxation?: boolean | null;
  /** YYYY-MM-DD */
  taxInvoicesSince?: string | null;
}

/** `""` for a field without a value. */
export interface StateEntry {
  b_stt: string;
  b_stt_cd: string;
  tax_type: string;
  tax_type_cd: string;
  end_dt: string;
  utcc_yn: string;
  tax_type_change_dt: string;
  invoice_apply_dt: string;
  rbf_tax_type: string;
  rbf_tax_type_cd: string;
}

const ACTIVE = "01";
const CLOSED = "03";
/** 해당없음: there was no tax type before. */
const NO_PREVIOUS_TAX_TYPE = "99";
const YES_OR_NO = new Map([
  ["Y", true],
  ["N", false],
]);

export function toState(entry: StateEntry): RegistryState {
  const previous = entry.rbf_tax_type_cd;
  return {
    statusCode: entry.b_stt_cd,
    status: entry.b_stt,
    taxTypeCode: entry.tax_type_cd,
    taxType: entry.tax_type,
    closedOn: entry.b_stt_cd === CLOSED ? isoDate(entry.end_dt) : null,
    taxTypeChangedOn: isoDate(entry.tax_type_change_dt),
    previousTaxType:
      previous === "" || previous === NO_PREVIOUS_TAX_TYPE
        ? null
        : { code: previous, text: entry.rbf_tax_type },
    closedByUnitTaxation: YES_OR_NO.get(entry.utcc_yn) ?? null,
    taxInvoicesSince: isoDate(entry.invoice_apply_dt),
  };
}

const ISSUES_TAX_INVOICES = new Map([
  ["01", true],
  ["07", true],
  ...["02", "04", "05", "06"].map((code) => [code, false] as const),
]);

/**
 * Null if the business is not active, or if its tax type does not tell whether it issues tax
 * invoices (docs/upstreams.md#nts-codes).
 */
export function issuesTaxInvoices({ statusCode, taxTypeCode }: RegistryState): boolean | null {
  return statusCode === ACTIVE ? (ISSUES_TAX_INVOICES.get(taxTypeCode) ?? null) : null;
}
