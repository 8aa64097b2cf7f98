/**
 * The client of OpenDART (UPSTREAMS §2): the company table and the facts of one company. HTTP is 200 always; the outcome is `status` in the body.
 */
import * as z from "zod";
import { parseJson } from "../json.ts";
import type { CompanyFacts } from "./store.ts";

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
    super(status === "none" ? "OpenDART did not answer." : `OpenDART refused with status ${status}.`);
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
  company(corpCode: string): Promise<CompanyFacts | null>;
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
});

/** A line of `company.json` as the facts of a company. */
export function toFacts(answer: z.infer<typeof companyAnswer>): CompanyFacts {
  return {
    corpCode: answer.corp_code,
    businessNumber: answer.bizr_no,
    legalName: answer.corp_name,
    stockName: answer.stock_name,
    representatives: answer.ceo_nm,
  };
}

/** The facts in a text that is to be a `company.json` answer; null when it is none. */
export function readFacts(text: string): CompanyFacts | null {
  const parsed = companyAnswer.safeParse(parseJson(text));
  return parsed.success ? toFacts(parsed.data) : null;
}

export function createOpenDartClient({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): OpenDartClient {
  const ask = async (path: string, query: Record<string, string>): Promise<Response> => {
    try {
      const url = `${baseUrl}/${path}?${new URLSearchParams({ crtfc_key: apiKey, ...query })}`;
      return await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch {
      throw new OpenDartFault("none");
    }
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
      const response = await ask("company.json", { corp_code: corpCode });
      const body = z
        .object({ status: z.string() })
        .loose()
        .safeParse(await response.json().catch(() => undefined));
      if (!body.success) throw new OpenDartFault("none");
      if (body.data.status === "013") return null;
      if (body.data.status !== "000") throw new OpenDartFault(body.data.status);
      const answer = companyAnswer.safeParse(body.data);
      if (!answer.success) throw new OpenDartFault("none");
      return toFacts(answer.data);
    },
  };
}
