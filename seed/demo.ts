/**
 * The demo data: the JSON files of this folder, with types. docs/upstreams.md describes the fields.
 * Businesses and people are fictional, except for a few well-known names in the disclosure table.
 * `seed.ts` stores the data in a local state. The stand-ins in `upstreams/` answer from the data.
 */
import type { DataSetName } from "../src/live-sources/data-sets.ts";
import data from "./demo.json" with { type: "json" };
import liveSources from "./demo-live-sources.json" with { type: "json" };

/**
 * A business as the tax authority describes it, with the authority's field names. `end_dt` is empty
 * unless the business is closed.
 */
export interface DemoBusiness {
  readonly b_no: string;
  readonly start_dt: string;
  readonly p_nm: string;
  readonly b_nm: string;
  readonly b_stt_cd: string;
  readonly tax_type_cd: string;
  readonly end_dt: string;
  /** The previous tax type, if the tax type has changed. */
  readonly rbf_tax_type_cd?: string | undefined;
  /** Since when the current tax type applies, if it has changed. YYYYMMDD. */
  readonly tax_type_change_dt?: string | undefined;
  /** `Y`: the business was closed because it moved to business-unit taxation. Otherwise `N`. */
  readonly utcc_yn?: string | undefined;
  /** Since when the business issues tax invoices, YYYYMMDD. Not set if that day is not known. */
  readonly invoice_apply_dt?: string | undefined;
}

/** A company as in corpCode.xml, with `former_names` added. */
export interface DemoDisclosedCompany {
  readonly corp_code: string;
  readonly corp_name: string;
  readonly corp_eng_name: string;
  readonly stock_code: string;
  readonly modify_date: string;
  readonly former_names?: readonly string[] | undefined;
}

/**
 * A row of empSttus.json: the employees of one segment and sex. Numbers are texts with commas. "-"
 * means that there is no number.
 */
export interface DemoEmployees {
  readonly corp_code: string;
  readonly fo_bbm: string;
  readonly sexdstn: string;
  readonly sm: string;
  readonly stlm_dt: string;
}

/** A row of fnlttSinglAcnt.json: one account of one statement. */
export interface DemoStatementRow {
  readonly corp_code: string;
  readonly bsns_year: string;
  readonly reprt_code: string;
  readonly fs_div: string;
  readonly sj_div: string;
  readonly account_nm: string;
  readonly thstrm_amount: string;
  readonly currency: string;
}

/** An answer of company.json, and the rows of the last annual report. */
export interface DemoCompanyAnswer {
  readonly corp_code: string;
  readonly corp_name: string;
  readonly corp_name_eng: string;
  readonly stock_name: string;
  readonly stock_code: string;
  readonly ceo_nm: string;
  readonly corp_cls: string;
  readonly jurir_no: string;
  readonly bizr_no: string;
  readonly adres: string;
  readonly hm_url: string;
  readonly ir_url: string;
  readonly phn_no: string;
  readonly fax_no: string;
  readonly induty_code: string;
  readonly est_dt: string;
  readonly acc_mt: string;
  readonly employees?: readonly DemoEmployees[] | undefined;
  readonly accounts?: readonly DemoStatementRow[] | undefined;
}

/**
 * A row of a live source, with the source's field names. `upstreams/live-sources.ts` fills in the
 * fields that the row omits.
 */
export type DemoRow = Readonly<Record<string, string>>;

/**
 * `demo-live-sources.json`: the rows of each data set of the live sources, and the businesses that
 * the rows describe. The last business and the one in `unfiltered` have no rows.
 */
export interface DemoLiveSources extends Readonly<Record<DataSetName, readonly DemoRow[]>> {
  /** The tax authority knows these businesses in addition to those in `Demo.businesses`. */
  readonly businesses: readonly DemoBusiness[];
  /** If a source is asked about one of these numbers, it ignores the number and gives all rows. */
  readonly unfiltered: readonly string[];
}

/**
 * `demo.json`, with `demo-live-sources.json` as `liveSources`. The README's first example uses the
 * first business.
 */
export interface Demo {
  readonly keys: {
    readonly a: Readonly<Record<"free" | "starter" | "pro" | "premium" | "enterprise", string>>;
    readonly b: Readonly<Record<"free" | "paid", string>>;
    /** Test keys of the accounts of `a.enterprise` and `b.paid`. */
    readonly test: Readonly<Record<"a" | "b", string>>;
  };
  readonly admin_token: string;
  readonly businesses: readonly DemoBusiness[];
  readonly disclosure: readonly DemoDisclosedCompany[];
  readonly profiles: readonly DemoCompanyAnswer[];
  readonly liveSources: DemoLiveSources;
}

export const demo: Demo = { ...data, liveSources };
