/** Faults of data.go.kr (docs/upstreams.md#nts-errors). A body's code wins over the HTTP status. */
import { parseJson } from "../lib/json.ts";

/**
 * `pace`: calls come too fast. `request`: the question is refused. `blocked`: a firewall refuses
 * our location. `down`: the service behind the gateway fails.
 */
export type Fault =
  | "key"
  | "allowance"
  | "pace"
  | "request"
  | "blocked"
  | "down"
  | "malformed"
  | "timeout"
  | "network";

export type Retries = "none" | "once" | "within_budget";

export interface FaultRule {
  fault: Fault;
  retries: Retries;
  /** The service refuses one of the entries in the question. The others may be correct. */
  refusesEntry?: true;
}

/** `status` is a code or a fixed word, never other text of the service. */
export interface ReadFault extends FaultRule {
  status: string;
}

const KEY: FaultRule = { fault: "key", retries: "none" };
const ALLOWANCE: FaultRule = { fault: "allowance", retries: "none" };
const REQUEST: FaultRule = { fault: "request", retries: "none" };
const BLOCKED: FaultRule = { fault: "blocked", retries: "none" };
const DOWN: FaultRule = { fault: "down", retries: "within_budget" };
const ENTRY: FaultRule = { ...REQUEST, refusesEntry: true };

const GATEWAY_CODES: ReadonlyMap<unknown, FaultRule> = new Map([
  [-1, DOWN],
  [-2, REQUEST],
  [-3, KEY],
  [-4, KEY],
  [-5, DOWN],
  [-9, REQUEST],
  [-10, ALLOWANCE],
  [-401, KEY],
  [-999, DOWN],
]);

const STATUS_CODES: ReadonlyMap<unknown, FaultRule> = new Map([
  ["INTERNAL_ERROR", DOWN],
  ["HTTP_ERROR", DOWN],
  ["BAD_JSON_REQUEST", REQUEST],
  ["REQUEST_DATA_MALFORMED", ENTRY],
  ["TOO_LARGE_REQUEST", REQUEST],
]);

/** `returnReasonCode` of data.go.kr's gateway, and the same codes in the services' envelopes. */
const REASONS: Readonly<Record<string, FaultRule>> = {
  "01": DOWN,
  "02": DOWN,
  "04": DOWN,
  "05": DOWN,
  "06": REQUEST,
  "07": REQUEST,
  "08": REQUEST,
  // Codes 10 and 12 once came for correct requests, but only for a while.
  "10": { fault: "request", retries: "once" },
  "11": REQUEST,
  "12": { fault: "down", retries: "once" },
  "20": KEY,
  "21": KEY,
  "22": ALLOWANCE,
  "23": { fault: "pace", retries: "within_budget" },
  "29": BLOCKED,
  "30": KEY,
  "31": KEY,
  "32": KEY,
  "33": KEY,
};
const UNKNOWN_REASON: FaultRule = { fault: "down", retries: "once" };

/** The codes for "success" and "no data". They do not say why a body is not an answer. */
const NOT_FAULTS = new Set(["00", "03"]);

/** Some bodies name the reason but have no code. */
const REASON_NAMES: readonly (readonly [name: string, reason: string])[] = [
  ["SERVICETIMEOUT_ERROR", "05"],
  ["INVALID_REQUEST_PARAMETER", "10"],
  ["NO_MANDATORY_REQUEST_PARAMETERS", "11"],
  ["NO_OPENAPI_SERVICE", "12"],
  ["SERVICE_ACCESS_DENIED", "20"],
  ["SERVICE_KEY_IS_NULL", "20"],
  ["PERMISSION_DENIED", "20"],
  ["TEMPORARILY_DISABLE_THE_SERVICEKEY", "21"],
  ["LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND_EXCEEDS", "23"],
  ["LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS", "22"],
  ["BLACKLIST_IP_ACCESS", "29"],
  ["SERVICE_KEY_IS_NOT_REGISTERED", "30"],
  ["DEADLINE_HAS_EXPIRED", "31"],
  ["UNREGISTERED_IP", "32"],
  ["UNSIGNED_CALL", "33"],
  ["APPLICATION_ERROR", "01"],
  ["DB_ERROR", "02"],
  ["UNKNOWN_ERROR", "99"],
  ["HTTP_ERROR", "04"],
];

const WORDS: readonly (readonly [start: string, status: string, rule: FaultRule])[] = [
  ["API token quota exceeded", "quota", ALLOWANCE],
  ["Request Blocked", "request_blocked", BLOCKED],
  ["Unauthorized", "unauthorized", KEY],
  ["Forbidden", "forbidden", KEY],
];

/** Used if the body does not name the fault. `faultOfHttpStatus` handles all other statuses. */
const HTTP_STATUSES: Readonly<Record<number, FaultRule>> = {
  401: KEY,
  403: BLOCKED,
  451: BLOCKED,
  404: { fault: "down", retries: "none" },
  408: DOWN,
  // The registry sends this status with `REQUEST_DATA_MALFORMED`, which alone says that an entry is
  // wrong.
  411: REQUEST,
};

const SEARCHED_LENGTH = 4_000;
/** The start of XML, of HTML, or of the gateway's fault in JSON. */
const GATEWAY_FAULT = /^(?:<|\{\s*"OpenAPI_ServiceResponse")/;
const REASON_CODE = /returnReasonCode"?\s*[>:]\s*"?([0-9]{1,3})(?![0-9])/;

export function faultOf(httpStatus: number, text: string): ReadFault {
  const start = text.slice(0, SEARCHED_LENGTH).trim();
  return (
    faultOfCodes(httpStatus, start) ??
    faultOfReason(reasonIn(start)) ??
    faultOfWords(start) ??
    faultOfHttpStatus(httpStatus, start)
  );
}

/** @param reason two digits */
export function faultOfReason(reason: string | null): ReadFault | null {
  if (reason === null || NOT_FAULTS.has(reason)) return null;
  return { ...(REASONS[reason] ?? UNKNOWN_REASON), status: reason };
}

/** @param status our own word for the log */
export function malformed(status: string, retries: Retries = "within_budget"): ReadFault {
  return { fault: "malformed", retries, status };
}

function faultOfCodes(httpStatus: number, start: string): ReadFault | null {
  if (!start.startsWith("{")) return null;
  const body = parseJson(start);
  if (typeof body !== "object" || body === null) return null;
  const { code, status_code: statusCode } = body as Record<string, unknown>;
  const byCode = GATEWAY_CODES.get(typeof code === "string" ? Number(code) : code);
  if (byCode) return { ...byCode, status: String(code) };
  const byStatusCode = STATUS_CODES.get(statusCode);
  return byStatusCode ? { ...byStatusCode, status: `http_${httpStatus}` } : null;
}

function reasonIn(start: string): string | null {
  // An answer may repeat a caller's text, so only a gateway's fault is searched beyond its start.
  if (!GATEWAY_FAULT.test(start))
    return REASON_NAMES.find(([name]) => start.startsWith(name))?.[1] ?? null;
  const code = REASON_CODE.exec(start)?.[1];
  if (code !== undefined) return String(Number(code)).padStart(2, "0");
  return REASON_NAMES.find(([name]) => start.includes(name))?.[1] ?? null;
}

function faultOfWords(start: string): ReadFault | null {
  const [, status, rule] = WORDS.find(([words]) => start.startsWith(words)) ?? [];
  return status !== undefined && rule ? { ...rule, status } : null;
}

function faultOfHttpStatus(httpStatus: number, start: string): ReadFault {
  const status = `http_${httpStatus}`;
  if (httpStatus === 200) return malformed(wordFor(start));
  if (httpStatus === 429)
    return /quota/i.test(start)
      ? { ...ALLOWANCE, status }
      : { fault: "pace", retries: "once", status };
  // A redirect leads to a page for people.
  if (httpStatus < 400) return malformed(status, "none");
  const rule = HTTP_STATUSES[httpStatus] ?? (httpStatus >= 500 ? DOWN : REQUEST);
  // A page for people comes from something in front of the service, such as a firewall.
  const isPage = rule.fault === "request" && start.startsWith("<");
  return { ...(isPage ? BLOCKED : rule), status };
}

function wordFor(start: string): string {
  if (start === "") return "empty";
  return /^<(?:!doctype )?html/i.test(start) ? "html" : "malformed";
}

/** `{who}` stands for the service, `{how}` for the HTTP status, if there is one. */
const MESSAGES: Readonly<Record<Fault, string>> = {
  key: "{who} refuses our key{how}. Check at data.go.kr whether it has expired or lost its approval.",
  allowance:
    "{who} accepts no more calls now{how}: the allowance of the day is used up. It is renewed at midnight in Korea.",
  pace: "{who} says that our calls come too fast{how}. If that goes on, send fewer at once.",
  request:
    "{who} refuses a question as malformed{how}. If that goes on, compare its guide with docs/upstreams.md.",
  blocked: "Something in front of {who} refuses calls from this place{how}.",
  down: "{who} fails{how}. Look for an announcement at data.go.kr; there is nothing to do here.",
  malformed:
    "What came back is not an answer of {who}{how}: a page, a cut-off text or a new format.",
  timeout: "{who} did not answer in time{how}: it is down, or drops calls from this place.",
  network:
    "There is no connection to {who}{how}: it is down, refuses this place, or its address is wrong.",
};

/** @param who the service, written as within a sentence: `the tax authority` */
export function operatorMessage(fault: Fault, who: string, httpStatus?: number | null): string {
  const how = httpStatus ? ` (HTTP ${httpStatus})` : "";
  const message = MESSAGES[fault].replace("{who}", who).replace("{how}", how);
  return message.charAt(0).toUpperCase() + message.slice(1);
}
