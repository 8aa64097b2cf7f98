/** Calls apis.data.go.kr and classifies its faults (docs/upstreams.md#datagokr). */
import * as z from "zod";
import { answered } from "../lib/answer.ts";
import { readBytes } from "../lib/read-bytes.ts";
import { code, envelopeOf } from "./envelope.ts";
import {
  type DataSet,
  FILTER_IGNORED,
  type LiveReply,
  type LiveSourceFault,
  type LiveUnavailable,
  TOO_MANY_ROWS,
  unavailable,
} from "./live-source.ts";

export interface DataGoKrOptions {
  /** `https://apis.data.go.kr`, without a slash at the end. */
  baseUrl: string;
  /** data.go.kr's key, URL-encoded or not. */
  serviceKey: string;
  /** For one call. */
  timeoutMs: number;
}

/** 200 rows of the widest service take 300 KB. */
const MAX_BODY_BYTES = 1_000_000;
/** We ask for fewer rows. If more come, reading them is not worth the time. */
const MAX_ROWS = 500;
/** A larger total means the whole register instead of one business. */
const MAX_ROWS_OF_ONE = 100_000;
/** One agency refuses calls without it. */
const USER_AGENT = "business-verification-service/1";

/** By code of the gateway or a service; all other codes are `passing`. 22: no calls left today. */
const KINDS: Record<string, LiveSourceFault["kind"]> = {
  "06": "request",
  "07": "request",
  "08": "request",
  "10": "request",
  "11": "request",
  "20": "key",
  "21": "key",
  "22": "limit",
  "30": "key",
  "31": "key",
  "32": "key",
  "33": "key",
};
/** The service does not exist, so repeating the call does not help. */
const NO_SERVICE = "12";
const SUCCESS = "00";
const NO_DATA = "03";

/** Names of faults that may come without a code. */
const NAMED = [
  [/LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS/, "22"],
  [/SERVICE_KEY_IS_NOT_REGISTERED/, "30"],
  [/SERVICE_ACCESS_DENIED/, "20"],
  [/TEMPORARILY_DISABLE_THE_SERVICEKEY/, "21"],
  [/DEADLINE_HAS_EXPIRED/, "31"],
  [/UNREGISTERED_IP/, "32"],
  [/UNSIGNED_CALL/, "33"],
  [/NO_OPENAPI_SERVICE/, NO_SERVICE],
] as const;

/** The first words of the gateway's refusals in plain text. */
const PLAIN: readonly (readonly [start: string, kind: LiveSourceFault["kind"], status: string])[] =
  [
    ["API token quota exceeded", "limit", "quota"],
    ["Unauthorized", "key", "unauthorized"],
    ["Forbidden", "key", "forbidden"],
  ];

/** How much of a text is searched for a fault's code. */
const FAULT_LENGTH = 4_000;
const REASON_CODE = /returnReasonCode"?\s*[>:]\s*"?([0-9]{1,3})(?![0-9])/;

/** Makes one call, which counts against the allowance. @param number ten or 13 digits */
export async function fetchFacts(
  dataSet: DataSet,
  { baseUrl, serviceKey, timeoutMs }: DataGoKrOptions,
  number: string,
): Promise<LiveReply> {
  // AbortSignal.timeout would leave a timer behind for every call that is answered in time.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  let status: number;
  let bytes: Uint8Array | null;
  try {
    const query = new URLSearchParams({
      serviceKey: decodedKey(serviceKey),
      ...dataSet.parameters(number),
    });
    // A redirect leads to a page for people; following it would send the key to another place.
    const response = await fetch(`${baseUrl}${dataSet.path}?${query}`, {
      headers: { "User-Agent": USER_AGENT, Accept: "*/*" },
      redirect: "manual",
      signal: abort.signal,
    });
    status = response.status;
    bytes = await readBytes(response.body, MAX_BODY_BYTES);
  } catch {
    return unavailable("passing", abort.signal.aborted ? "timeout" : "network");
  } finally {
    clearTimeout(timer);
  }
  if (bytes === null) return unavailable("passing", "too_large", false);
  return readReply(dataSet, status, new TextDecoder().decode(bytes), number);
}

/** Reads a reply about a number. Only HTTP 200 with a whole envelope is an answer. */
export function readReply(
  dataSet: DataSet,
  httpStatus: number,
  text: string,
  number: string,
): LiveReply {
  const envelope = envelopeOf(text);
  if (httpStatus !== 200 || !envelope) return refusal(httpStatus, text);
  const { resultCode, items, totalCount } = envelope;
  if (resultCode === NO_DATA) return answered(null);
  if (resultCode !== SUCCESS) return codeFault(resultCode);
  const total = totalCount ?? (items?.length || null);
  // Believe "nothing known" only if both the rows and their count say so.
  if (items === null || total === null || (items.length === 0) !== (total === 0)) return MALFORMED;
  if (total > MAX_ROWS_OF_ONE) return FILTER_IGNORED;
  if (items.length > MAX_ROWS) return TOO_MANY_ROWS;
  if (items.length === 0) return answered(null);
  const rows = z.array(dataSet.row).safeParse(items);
  if (!rows.success) return MALFORMED;
  const about = rows.data.filter((row) => dataSet.numberOf(row) === number);
  const areOthersOurs = dataSet.mayHoldOthers === true && about.length > 0;
  if (about.length < rows.data.length && !areOthersOurs) return FILTER_IGNORED;
  return dataSet.read(about, total);
}

const MALFORMED = unavailable("passing", "malformed");

function codeFault(code: string): LiveUnavailable {
  return unavailable(KINDS[code] ?? "passing", code, !(code in KINDS) && code !== NO_SERVICE);
}

/** Classifies a reply that is not an answer. */
function refusal(httpStatus: number, text: string): LiveUnavailable {
  const start = text.slice(0, FAULT_LENGTH).trim();
  const reason =
    REASON_CODE.exec(start)?.[1] ?? NAMED.find(([name]) => name.test(start))?.[1] ?? null;
  // "No data" does not explain a refusal.
  const reasonCode = reason === null ? NO_DATA : code.parse(reason);
  if (reasonCode !== NO_DATA) return codeFault(reasonCode);
  const plain = PLAIN.find(([words]) => start.startsWith(words));
  if (plain) return unavailable(plain[1], plain[2]);
  if (httpStatus === 200) {
    if (start === "") return unavailable("passing", "empty");
    const isPage = /^<(?:!doctype )?html/i.test(start);
    return unavailable("passing", isPage ? "html" : "malformed");
  }
  const status = `http_${httpStatus}`;
  if (httpStatus === 401 || httpStatus === 403) return unavailable("key", status);
  const mayPass = httpStatus >= 500 || httpStatus === 408 || httpStatus === 429;
  if (mayPass) return unavailable("passing", status);
  // A missing path, or a redirect to a page for people, is a fault of the source.
  return httpStatus >= 400 && httpStatus !== 404
    ? unavailable("request", status)
    : unavailable("passing", status, false);
}

/** The portal issues the key encoded and decoded. Decode it, so that it is not encoded twice. */
function decodedKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
