/** The client of OpenDART (docs/upstreams.md#opendart). Refusals also have HTTP status 200. */
import * as z from "zod";
import { parseJson } from "../lib/json.ts";
import { plainText } from "../lib/plain-text.ts";
import { readBytes } from "../lib/read-bytes.ts";
import { CorpCodeFault } from "./corp-code-fault.ts";
import { MAX_ZIP_BYTES } from "./corp-code-reader.ts";
import { isFieldText } from "./field-text.ts";

const TIMEOUT_MS = 30_000;
/** An annual report with many segments takes about 100 KB. */
const MAX_JSON_BYTES = 5_000_000;

/** `key`: OpenDART refuses our key or IP address. `limit`: no calls are left today. */
export type OpenDartFaultKind = "key" | "limit" | "passing" | "request";

const FAULT_KINDS: Record<string, OpenDartFaultKind> = {
  "010": "key",
  "011": "key",
  "012": "key",
  "901": "key",
  "020": "limit",
  allowance: "limit",
  "800": "passing",
  "900": "passing",
  none: "passing",
};

const MESSAGES: Record<string, string> = {
  none: "OpenDART did not answer.",
  allowance: "No calls to OpenDART are left for today.",
};

export class OpenDartFault extends Error {
  readonly kind: OpenDartFaultKind;
  /** OpenDART's status, `none` (no answer) or `allowance` (no calls are left today). */
  readonly status: string;

  constructor(status: string) {
    super(MESSAGES[status] ?? `OpenDART refused with status ${status}.`);
    this.status = status;
    this.kind = faultKind(status);
  }
}

export function faultKind(status: string): OpenDartFaultKind {
  return FAULT_KINDS[status] ?? "request";
}

export interface OpenDartClient {
  /** @throws OpenDartFault, or CorpCodeFault if the file is too large */
  corpCodeFile(): Promise<Uint8Array>;
  /** @throws OpenDartFault */
  company(corpCode: string): Promise<CompanyFacts | null>;
  /** Null if that year has no report. @throws OpenDartFault */
  annualReport(part: AnnualReportPart, corpCode: string, year: number): Promise<unknown[] | null>;
}

export type AnnualReportPart = "empSttus" | "fnlttSinglAcnt";

const ANNUAL_REPORT = "11011";

/** A field is empty if OpenDART does not send it, or if `isFieldText` refuses it. */
export interface CompanyFacts {
  corpCode: string;
  /** Ten digits. For a company without a Korean number, any other text or none. */
  businessNumber: string;
  legalName: string;
  stockName: string;
  /** Several persons in one text. */
  representatives: string;
  englishName: string;
  address: string;
  /** KSIC, 2 to 5 digits. */
  industryCode: string;
  /** Incorporation, YYYYMMDD. */
  establishedOn: string;
}

/** Accepts any text, so that one odd company does not delay all companies after it. */
const text = z
  .string()
  .nullish()
  .transform((value) => (value && isFieldText(value) ? plainText(value) : ""));

const companyAnswer = z.object({
  corp_code: z.string().regex(/^[0-9]{8}$/),
  corp_name: text,
  stock_name: text,
  ceo_nm: text,
  bizr_no: text,
  corp_name_eng: text,
  adres: text,
  induty_code: text,
  est_dt: text,
});
const reportAnswer = z.object({ list: z.array(z.unknown()) });

export function toFacts(answer: z.infer<typeof companyAnswer>): CompanyFacts {
  return {
    corpCode: answer.corp_code,
    businessNumber: answer.bizr_no,
    legalName: answer.corp_name,
    stockName: answer.stock_name,
    representatives: answer.ceo_nm,
    englishName: answer.corp_name_eng,
    address: answer.adres,
    industryCode: answer.induty_code,
    establishedOn: answer.est_dt,
  };
}

export function readFacts(text: string): CompanyFacts | null {
  const parsed = companyAnswer.safeParse(parseJson(text));
  return parsed.success ? toFacts(parsed.data) : null;
}

export function createOpenDartClient({
  baseUrl,
  apiKey,
  timeoutMs = TIMEOUT_MS,
}: {
  baseUrl: string;
  apiKey: string;
  timeoutMs?: number;
}): OpenDartClient {
  /** Counts any failure as no answer, even a failure of `use`. */
  const request = async <T>(
    path: string,
    query: Record<string, string>,
    use: (response: Response) => Promise<T>,
  ): Promise<T> => {
    try {
      const url = `${baseUrl}/${path}?${new URLSearchParams({ crtfc_key: apiKey, ...query })}`;
      return await use(await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }));
    } catch {
      throw new OpenDartFault("none");
    }
  };
  const requestCompanyData = async <T>(
    schema: z.ZodType<T>,
    path: string,
    query: Record<string, string>,
  ): Promise<T | null> => {
    const bytes = await request(path, query, ({ body }) => readBytes(body, MAX_JSON_BYTES));
    const body = z
      // The status becomes part of a message, so accept only digits.
      .object({ status: z.string().regex(/^[0-9]{3}$/) })
      .loose()
      .safeParse(bytes && parseJson(new TextDecoder().decode(bytes)));
    if (!body.success) throw new OpenDartFault("none");
    if (body.data.status === "013") return null;
    if (body.data.status !== "000") throw new OpenDartFault(body.data.status);
    const answer = schema.safeParse(body.data);
    if (!answer.success) throw new OpenDartFault("none");
    return answer.data;
  };
  return {
    async corpCodeFile() {
      const zip = await request("corpCode.xml", {}, async (response) => {
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        return readBytes(response.body, MAX_ZIP_BYTES);
      });
      if (zip) return zip;
      const limit = `${MAX_ZIP_BYTES / 1_000_000} MB`;
      throw new CorpCodeFault("too_large", `OpenDART's file is larger than ${limit}.`);
    },
    async company(corpCode) {
      const answer = await requestCompanyData(companyAnswer, "company.json", {
        corp_code: corpCode,
      });
      return answer && toFacts(answer);
    },
    async annualReport(part, corpCode, year) {
      const query = { corp_code: corpCode, bsns_year: String(year), reprt_code: ANNUAL_REPORT };
      return (await requestCompanyData(reportAnswer, `${part}.json`, query))?.list ?? null;
    },
  };
}
