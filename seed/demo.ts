/**
 * The demo data: its types, and the JSON files beside it read as them. Fictional businesses and
 * people, and a few well-known real names in the disclosure table. Seeding it and answering from it
 * belong elsewhere.
 */
import type { DataSetName } from "../src/live-sources/data-sets.ts";
import data from "./demo.json" with { type: "json" };
import live from "./demo-live-sources.json" with { type: "json" };

/**
 * A business as the tax authority knows it, with the authority's field names (docs/upstreams.md).
 * `end_dt` is empty unless the business is closed.
 */
export interface DemoBusiness {
  readonly b_no: string;
  readonly start_dt: string;
  readonly p_nm: string;
  readonly b_nm: string;
  readonly b_stt_cd: string;
  readonly tax_type_cd: string;
  readonly end_dt: string;
  /** Of one whose tax type has changed: the one before, and since when the present one applies. */
  readonly rbf_tax_type_cd?: string | undefined;
  readonly tax_type_change_dt?: string | undefined;
}

/**
 * A company of the disclosure table, as corpCode.xml has it (docs/upstreams.md). `former_names` is
 * ours: the table itself has only the present name.
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
 * A row of empSttus.json: employees by segment and sex. All numbers are text with commas, and "-"
 * means none (docs/upstreams.md).
 */
export interface DemoEmployees {
  readonly corp_code: string;
  readonly fo_bbm: string;
  readonly sexdstn: string;
  readonly sm: string;
  readonly stlm_dt: string;
}

/** A row of fnlttSinglAcnt.json: one account of one statement (docs/upstreams.md). */
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
 * A company.json answer, with the rows of its last annual report if it has any (docs/upstreams.md).
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

/** A row of a live source, with its own field names; fields that are left out are blank there. */
export type DemoRow = Readonly<Record<string, string>>;

/**
 * `demo-live-sources.json`: the rows of each data set of the live sources (docs/upstreams.md), and
 * the businesses they are about. Of the last of these nothing is known but its register.
 */
export interface DemoLive extends Readonly<Record<DataSetName, readonly DemoRow[]>> {
  /** Registered with the tax authority, as those of `Demo` are. */
  readonly businesses: readonly DemoBusiness[];
  /** Numbers by which no source filters: it answers with all that it has. */
  readonly unfiltered: readonly string[];
}

/**
 * `demo.json`, and as `live` the other file. The first business is the README's first example.
 */
export interface Demo {
  readonly keys: {
    readonly a: Readonly<Record<"free" | "starter" | "pro" | "premium" | "enterprise", string>>;
    readonly b: Readonly<Record<"free" | "paid", string>>;
    /** Test keys, of the accounts of `a.enterprise` and `b.paid`. */
    readonly test: Readonly<Record<"a" | "b", string>>;
  };
  readonly admin_token: string;
  readonly businesses: readonly DemoBusiness[];
  readonly disclosure: readonly DemoDisclosure[];
  readonly profiles: readonly DemoProfile[];
  readonly live: DemoLive;
}

export const demo: Demo = { ...data, live };
