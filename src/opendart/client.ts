/**
 * The client of OpenDART (UPSTREAMS §2): the company table and the facts of one company. HTTP is 200 always; the outcome is `status` in the body.
 */
import * as z from "zod";
import type { CompanyFacts } from "../disclosure/store.ts";
import { parseJson } from "../lib/json.ts";

const TIMEOUT_MS = 30_000;

/**
 * What a status that is no answer means for us: `key`: our key or address is refused; `limit`: no more calls today;
 * `passing`: maintenance, their failure, or no answer at all; `request`: what we asked is wrong.
 */
export type OpenDartFaultKind = "key" | "limit" | "passing" | "request";

const FAULT_KINDS: Record<string, OpenDartFaultKind> = {
  "010": "key",
  "011": "key",
  "012": "key",
  "901": "key",
  "020": "limit",
  "800": "passing",
  "900": "passing",
};

export class OpenDartFault extends Error {
  readonly kind: OpenDartFaultKind;
  /** OpenDART's status; `none` when it did not answer. */
  readonly status: string;

  constructor(status: string) {
    super(
      status === "none" ? "OpenDART did not answer." : `OpenDART refused with status ${status}.`,
    );
    this.status = status;
    this.kind = status === "none" ? "passing" : faultKind(status);
  }
}

/** The kind of fault a status stands for. */
export function faultKind(status: string): OpenDartFaultKind {
  return FAULT_KINDS[status] ?? "request";
}

export interface OpenDartClient {
  /** The zipped company table, or whatever was answered instead: the reader tells. @throws OpenDartFault when nothing was */
  corpCodeFile(): Promise<ArrayBuffer>;
  /** The facts of a company; null when OpenDART has none. @throws OpenDartFault */
  company(corpCode: string): Promise<CompanyAnswer | null>;
  /** The rows of a part of a company's annual report; null when OpenDART has none of that year. @throws OpenDartFault */
  annualReport(part: AnnualReportPart, corpCode: string, year: number): Promise<unknown[] | null>;
}

/** Employees, and the main accounts. */
export type AnnualReportPart = "empSttus" | "fnlttSinglAcnt";

/** `reprt_code` of the annual report. */
const ANNUAL_REPORT = "11011";

/** All of a `company.json` answer that is of use here, texts untouched. */
export interface CompanyAnswer extends CompanyFacts {
  englishName: string;
  address: string;
  /** KSIC, 2 to 5 digits. */
  industryCode: string;
  /** Incorporation, YYYYMMDD. */
  establishedOn: string;
}

/** A field that is missing or null says nothing of the company: one odd answer must not hold up those after it. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

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

/** A line of `company.json` as the facts of a company. */
export function toFacts(answer: z.infer<typeof companyAnswer>): CompanyAnswer {
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

/** The facts in a text that is to be a `company.json` answer; null when it is none. */
export function readFacts(text: string): CompanyAnswer | null {
  const parsed = companyAnswer.safeParse(parseJson(text));
  return parsed.success ? toFacts(parsed.data) : null;
}

export function createOpenDartClient({
  baseUrl,
  apiKey,
}: {
  baseUrl: string;
  apiKey: string;
}): OpenDartClient {
  const ask = async (path: string, query: Record<string, string>): Promise<Response> => {
    try {
      const url = `${baseUrl}/${path}?${new URLSearchParams({ crtfc_key: apiKey, ...query })}`;
      return await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch {
      throw new OpenDartFault("none");
    }
  };
  /** The answer to a question about a company; null when there is no data. */
  const askAbout = async <T>(
    schema: z.ZodType<T>,
    path: string,
    query: Record<string, string>,
  ): Promise<T | null> => {
    const response = await ask(path, query);
    const body = z
      .object({ status: z.string() })
      .loose()
      .safeParse(await response.json().catch(() => undefined));
    if (!body.success) throw new OpenDartFault("none");
    if (body.data.status === "013") return null;
    if (body.data.status !== "000") throw new OpenDartFault(body.data.status);
    const answer = schema.safeParse(body.data);
    if (!answer.success) throw new OpenDartFault("none");
    return answer.data;
  };
  return {
    async corpCodeFile() {
      const response = await ask("corpCode.xml", {});
      if (!response.ok) throw new OpenDartFault("none");
      return await response.arrayBuffer().catch(() => {
        throw new OpenDartFault("none");
      });
    },
    async company(corpCode) {
      const answer = await askAbout(companyAnswer, "company.json", { corp_code: corpCode });
      return answer && toFacts(answer);
    },
    async annualReport(part, corpCode, year) {
      const query = { corp_code: corpCode, bsns_year: String(year), reprt_code: ANNUAL_REPORT };
      return (await askAbout(reportAnswer, `${part}.json`, query))?.list ?? null;
    },
  };
}
