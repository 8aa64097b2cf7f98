/**
 * What the services behind apis.data.go.kr have in common: how they are called, the envelopes of
 * their answers, and their faults in all their forms (docs/upstreams.md#datagokr). What the rows of
 * one service mean belongs in the file of that service.
 */
import { parseJson } from "../lib/json.ts";
import { readBytes } from "../lib/read-bytes.ts";
import { digits, type Row } from "./fields.ts";
import {
  LiveSourceFault,
  type LiveSourceFaultKind,
  type LiveSourceOptions,
} from "./live-source.ts";
import { parseXml } from "./xml-value.ts";

/** A service: where it is, what it is asked, and what its answers mean. */
export interface Service<T> {
  path: string;
  query: (number: string) => Record<string, string>;
  /** @returns null when the rows say nothing. @throws LiveSourceFault and nothing else */
  read: (answer: Rows, number: string) => T | null;
}

export interface Rows {
  rows: Row[];
  /** Of all pages. */
  totalCount: number;
}

/** Two hundred rows of the widest service have 300 KB. */
const MAX_BODY_BYTES = 1_000_000;
/** Nobody is asked for more; what comes all the same is not worth the time. */
const MAX_ROWS = 500;
/** No business has so many rows; every register has more. */
const MAX_ROWS_OF_ONE = 100_000;
/** One agency refuses calls without. */
const USER_AGENT = "business-verification-service/1";

/**
 * What the codes of the gateway and of the services mean; any other passes by itself. 22 is the
 * allowance of the day, 23 the pace.
 */
const KINDS: Record<string, LiveSourceFaultKind> = {
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
/** There is no such service, and asking again at once does not make one. */
const NO_SERVICE = "12";
const SUCCESS = "00";
const NO_DATA = "03";

/** The names that may come without their code. */
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

/** How the gateway begins when it refuses in plain words. */
const PLAIN: readonly (readonly [start: string, kind: LiveSourceFaultKind, status: string])[] = [
  ["API token quota exceeded", "limit", "quota"],
  ["Unauthorized", "key", "unauthorized"],
  ["Forbidden", "key", "forbidden"],
];

/** Where in a text the code of a fault is looked for. */
const FAULT_LENGTH = 4_000;
const REASON_CODE = /returnReasonCode"?\s*[>:]\s*"?([0-9]{1,3})(?![0-9])/;

/**
 * One call of a service.
 * @throws LiveSourceFault and nothing else
 */
export async function ask<T>(
  service: Service<T>,
  { baseUrl, serviceKey, timeoutMs }: LiveSourceOptions,
  number: string,
): Promise<T | null> {
  // One timer that is cleared: AbortSignal.timeout would leave one behind for every call that is
  // answered in time.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  let status: number;
  let bytes: Uint8Array | null;
  try {
    const query = new URLSearchParams({
      serviceKey: decodedKey(serviceKey),
      ...service.query(number),
    });
    // A redirect leads to a page for people; and it would carry the key to another place.
    const response = await fetch(`${baseUrl}${service.path}?${query}`, {
      headers: { "User-Agent": USER_AGENT, Accept: "*/*" },
      redirect: "manual",
      signal: abort.signal,
    });
    status = response.status;
    bytes = await readBytes(response.body, MAX_BODY_BYTES);
  } catch {
    throw new LiveSourceFault("passing", abort.signal.aborted ? "timeout" : "network");
  } finally {
    clearTimeout(timer);
  }
  if (bytes === null) throw new LiveSourceFault("passing", "too_large", false);
  return readReply(service, status, new TextDecoder().decode(bytes), number);
}

/**
 * What a reply of a service says of a number. Only HTTP 200 with a whole envelope is an answer.
 * @throws LiveSourceFault and nothing else
 */
export function readReply<T>(
  service: Service<T>,
  httpStatus: number,
  text: string,
  number: string,
): T | null {
  const envelope = envelopeOf(text);
  if (httpStatus !== 200 || !envelope) throw refusal(httpStatus, text);
  const { code } = envelope;
  if (code === NO_DATA) return null;
  if (code !== SUCCESS) throw codeFault(code);
  const { rows, totalCount } = envelope;
  // "Nothing known" must be said twice, by no rows and by a count of none.
  if (rows === null || totalCount === null || (rows.length === 0) !== (totalCount === 0))
    throw new LiveSourceFault("passing", "malformed");
  if (totalCount > MAX_ROWS_OF_ONE) throw filterIgnored();
  if (rows.length > MAX_ROWS) throw tooManyRows();
  return rows.length === 0 ? null : service.read({ rows, totalCount }, number);
}

/**
 * The rows, once it is certain that all are about this number.
 * @throws LiveSourceFault when the source has ignored what it was asked
 */
export function onlyAbout(rows: Row[], field: string, number: string): Row[] {
  if (rows.some((row) => digits(row[field]) !== number)) throw filterIgnored();
  return rows;
}

/** The source answers about others: that is not repeated, and says nothing of this number. */
export function filterIgnored(): LiveSourceFault {
  return new LiveSourceFault("passing", "filter_ignored", false);
}

/** What is wanted may be on another page: that is not repeated, either. */
export function tooManyRows(): LiveSourceFault {
  return new LiveSourceFault("passing", "too_many_rows", false);
}

interface Envelope {
  code: string;
  /** Null: there is no list of rows. */
  rows: Row[] | null;
  /** Null: it is not said. */
  totalCount: number | null;
}

/** The envelope of an answer in JSON or XML; null for any other text. */
function envelopeOf(text: string): Envelope | null {
  const start = /\S/.exec(text)?.[0];
  const root = start === "{" ? parseJson(text) : start === "<" ? parseXml(text) : undefined;
  if (!isRow(root)) return null;
  const reason = child(child(root, "OpenAPI_ServiceResponse"), "cmmMsgHeader").returnReasonCode;
  if (reason !== undefined) return { code: code(reason), rows: null, totalCount: null };
  // The trade commission's has no `response`; a fault of the procurement service has another name.
  const envelope = [root.response, root["nkoneps.com.response.ResponseError"]].find(isRow) ?? root;
  const header = isRow(envelope.header) ? envelope.header : envelope;
  const body = isRow(envelope.body) ? envelope.body : envelope;
  if (header.resultCode === undefined) return null;
  const rows = rowsOf(body.items);
  return {
    code: code(header.resultCode),
    rows,
    totalCount: countOf(body.totalCount) ?? (rows?.length || null),
  };
}

/** `items` is a list, or holds one as `item`; with one row `item` may be that row. */
function rowsOf(items: unknown): Row[] | null {
  if (items === undefined || items === null) return [];
  if (typeof items === "string") return items.trim() === "" ? [] : null;
  const list = isRow(items) && Object.keys(items).length > 0 ? items.item : items;
  if (isRow(list)) return Object.keys(list).length === 0 ? [] : [list];
  if (!Array.isArray(list)) return list === "" || list === null ? [] : null;
  return list.every(isRow) ? list : null;
}

function countOf(value: unknown): number | null {
  const written = typeof value === "number" ? String(value) : value;
  return typeof written === "string" && /^\s*[0-9]{1,12}\s*$/.test(written)
    ? Number(written)
    : null;
}

/** Two digits or more, as the guides write them; "unknown" for what is no code. */
function code(value: unknown): string {
  const written = typeof value === "number" ? String(value) : value;
  return typeof written === "string" && /^\s*[0-9]{1,4}\s*$/.test(written)
    ? String(Number(written)).padStart(2, "0")
    : "unknown";
}

function codeFault(code: string): LiveSourceFault {
  return new LiveSourceFault(
    KINDS[code] ?? "passing",
    code,
    !(code in KINDS) && code !== NO_SERVICE,
  );
}

/** What a reply that is no answer says of us and of the service. */
function refusal(httpStatus: number, text: string): LiveSourceFault {
  const start = text.slice(0, FAULT_LENGTH).trim();
  const reason =
    REASON_CODE.exec(start)?.[1] ?? NAMED.find(([name]) => name.test(start))?.[1] ?? null;
  // "No data" is an answer, and this is none.
  if (reason !== null && code(reason) !== NO_DATA) return codeFault(code(reason));
  const plain = PLAIN.find(([words]) => start.startsWith(words));
  if (plain) return new LiveSourceFault(plain[1], plain[2]);
  if (httpStatus === 200) {
    if (start === "") return new LiveSourceFault("passing", "empty");
    const isPage = /^<(?:!doctype )?html/i.test(start);
    return new LiveSourceFault("passing", isPage ? "html" : "malformed");
  }
  const status = `http_${httpStatus}`;
  if (httpStatus === 401 || httpStatus === 403) return new LiveSourceFault("key", status);
  const mayPass = httpStatus >= 500 || httpStatus === 408 || httpStatus === 429;
  if (mayPass) return new LiveSourceFault("passing", status);
  // A path that is gone, and a redirect to a page for people, are faults of the source.
  return httpStatus >= 400 && httpStatus !== 404
    ? new LiveSourceFault("request", status)
    : new LiveSourceFault("passing", status, false);
}

/** The portal hands the key out encoded and decoded; encoding the encoded one again breaks it. */
function decodedKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function child(parent: Row, name: string): Row {
  const value = parent[name];
  return isRow(value) ? value : {};
}
