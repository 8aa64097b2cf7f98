/**
 * Stands in for OpenDART (docs/upstreams.md). The HTTP status is always 200, because OpenDART gives
 * its status in the body. Deliberate faults belong in `faults.ts`, and HTTP belongs in `server.ts`.
 */
import { strToU8, zipSync } from "fflate";
import type { Demo, DemoDisclosedCompany } from "../demo.ts";
import { json, type Reply, xml, xmlText } from "./reply.ts";

/** The only accepted key. It has 40 characters, like real keys. It is not a secret. */
export const LOCAL_OPENDART_API_KEY = "10ca10penda27000000000000000000000000key";

/** The first business year with reports in OpenDART. */
const FIRST_REPORT_YEAR = 2015;
const ANNUAL_REPORT = "11011";
const REPORT_CODES = [ANNUAL_REPORT, "11012", "11013", "11014"];

const MESSAGES = {
  "000": "정상",
  "010": "등록되지 않은 키입니다.",
  "013": "조회된 데이타가 없습니다.",
  "100": "필드의 부적절한 값입니다.",
  "101": "부적절한 접근입니다.",
  "800": "시스템 점검으로 인한 서비스가 중지 중입니다.",
} as const;

export type OpenDartStatus = keyof typeof MESSAGES;

export const OPENDART_OPERATIONS = ["corpCode", "company", "empSttus", "fnlttSinglAcnt"] as const;
export type OpenDartOperation = (typeof OPENDART_OPERATIONS)[number];

/**
 * @param file the name of a file under `/api/`: `corpCode.xml`, or the name of another operation
 * with `.json`
 */
export function openDartOperation(file: string): OpenDartOperation | undefined {
  return OPENDART_OPERATIONS.find(
    (operation) => file === `${operation}.${operation === "corpCode" ? "xml" : "json"}`,
  );
}

/**
 * A fault as OpenDART writes it. It is XML if the call asked for the ZIP of `corpCode`, and JSON
 * otherwise.
 */
export function openDartFault(
  operation: OpenDartOperation | undefined,
  status: OpenDartStatus,
): Reply {
  const message = MESSAGES[status];
  return operation === "corpCode"
    ? xml(`<result><status>${status}</status><message>${xmlText(message)}</message></result>`)
    : json(200, { status, message });
}

/**
 * Answers calls to OpenDART from the demo data.
 * @param table returns the ZIP that answers a call of `corpCode.xml`
 */
export function createOpenDart(demo: Demo, table: () => Uint8Array, now: () => Date) {
  const profiles = new Map(demo.profiles.map((profile) => [profile.corp_code, profile]));

  return (operation: OpenDartOperation | undefined, query: URLSearchParams): Reply => {
    const fault = (status: OpenDartStatus): Reply => openDartFault(operation, status);
    if (operation === undefined) return fault("101");
    const key = query.get("crtfc_key");
    if (!key) return fault("100");
    if (key !== LOCAL_OPENDART_API_KEY) return fault("010");
    if (operation === "corpCode")
      return { status: 200, type: "application/x-msdownload;charset=UTF-8", body: table() };

    const code = query.get("corp_code") ?? "";
    if (!/^\d{8}$/.test(code)) return fault("100");
    const profile = profiles.get(code);
    if (operation === "company") {
      if (!profile) return fault("013");
      const { employees: _employees, accounts: _accounts, ...company } = profile;
      return json(200, { status: "000", message: MESSAGES["000"], ...company });
    }

    const year = query.get("bsns_year") ?? "";
    const report = query.get("reprt_code") ?? "";
    if (!/^\d{4}$/.test(year) || !REPORT_CODES.includes(report)) return fault("100");
    const filed =
      report === ANNUAL_REPORT &&
      Number(year) >= FIRST_REPORT_YEAR &&
      Number(year) < now().getUTCFullYear();
    const rows = operation === "empSttus" ? profile?.employees : profile?.accounts;
    if (!filed || !rows) return fault("013");
    return json(200, {
      status: "000",
      message: MESSAGES["000"],
      list: rows.map((row) => ofYear(row, year)),
    });
  };
}

/**
 * Writes another year into a row. The demo data has only one report for each company. This
 * function makes that report the report of every past year from `FIRST_REPORT_YEAR` on. So a
 * company with a report always has a report for last year.
 */
function ofYear(row: object, year: string): object {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      const back = YEARS_BACK[field];
      return [
        field,
        back === undefined
          ? value
          : String(value).replace(/\b\d{4}\b/g, String(Number(year) - back)),
      ];
    }),
  );
}

/** The fields with a year or dates, and how many years before the report's year each field is. */
const YEARS_BACK: Readonly<Record<string, number>> = {
  bsns_year: 0,
  stlm_dt: 0,
  thstrm_dt: 0,
  frmtrm_dt: 1,
  bfefrmtrm_dt: 2,
};

/** The company table as OpenDART serves it: a ZIP with one CORPCODE.xml. */
export function corpCodeZip(companies: readonly DemoDisclosedCompany[]): Uint8Array {
  const rows = companies.map(
    (company) => `    <list>
        <corp_code>${company.corp_code}</corp_code>
        <corp_name>${xmlText(company.corp_name)}</corp_name>
        <corp_eng_name>${xmlText(company.corp_eng_name)}</corp_eng_name>
        <stock_code>${company.stock_code || " "}</stock_code>
        <modify_date>${company.modify_date}</modify_date>
    </list>
`,
  );
  const document = `<?xml version="1.0" encoding="UTF-8"?>\n<result>\n${rows.join("")}</result>`;
  return zipSync({ "CORPCODE.xml": strToU8(document) });
}
