/**
 * The demo data: its types, and `demo.json` read as them. Fictional businesses and people, with a
 * few well-known real names in the disclosure table. What is done with the data
 * (seeding, standing in for an upstream) belongs elsewhere.
 */
import data from "./demo.json" with { type: "json" };

/**
 * A business as the tax authority knows it, in its field names (docs/upstreams.md#nts-answers).
 * `end_dt` is empty unless it is closed.
 */
export interface DemoBusiness {
  readonly b_no: string;
  readonly start_dt: string;
  readonly p_nm: string;
  readonly b_nm: string;
  readonly b_stt_cd: string;
  readonly tax_type_cd: string;
  readonly end_dt: string;
}

/**
 * A company of the disclosure table (docs/upstreams.md#corpcode-file). `former_names` is our own
 * field: the table itself holds only the present name.
 */
export interface DemoDisclosure {
  readonly corp_code: string;
  readonly corp_name: string;
  readonly corp_eng_name: string;
  readonly stock_code: string;
  readonly modify_date: string;
  readonly former_names?: readonly string[] | undefined;
}

/**
 * A row of empSttus.json (docs/upstreams.md#annual-report): employees by segment and sex, all
 * numbers as text with commas, and "-" for none.
 */
export interface DemoEmployees {
  readonly corp_code: string;
  readonly fo_bbm: string;
  readonly sexdstn: string;
  readonly sm: string;
  readonly stlm_dt: string;
}

/** A row of fnlttSinglAcnt.json (docs/upstreams.md#annual-report): one account of one statement. */
export interface DemoAccount {
  readonly corp_code: string;
  readonly bsns_year: string;
  readonly reprt_code: string;
  readonly fs_div: string;
  readonly sj_div: string;
  readonly account_nm: string;
  readonly thstrm_amount: string;
  readonly currency: string;
}

/**
 * A company.json answer (docs/upstreams.md#companyjson), with the rows of the last annual report
 * beside it, if there are any.
 */
export interface DemoProfile {
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
  readonly accounts?: readonly DemoAccount[] | undefined;
}

/** The whole of `demo.json`. The first business is the README's first example. */
export interface Demo {
  readonly keys: {
    readonly a: Readonly<Record<"free" | "starter" | "pro" | "premium" | "enterprise", string>>;
    readonly b: Readonly<Record<"free" | "paid", string>>;
  };
  readonly admin_token: string;
  readonly businesses: readonly DemoBusiness[];
  readonly disclosure: readonly DemoDisclosure[];
  readonly profiles: readonly DemoProfile[];
}

export const demo: Demo = data;
