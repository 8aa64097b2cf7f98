/**
 * The modes in which a call can fail, and their answers. `nts-faults.ts` and `live-sources.ts` have
 * the faults of the real services, and `entry-faults.ts` has faulty entries. `control.ts` decides
 * which calls fail.
 */
import { ENTRY_FAULTS, refuseNumber, withEntryFault, withPaddedEntries } from "./entry-faults.ts";
import { bombReply, longReply } from "./large-answers.ts";
import { gatewayFault, LIVE_FAULTS, type Reason } from "./live-sources.ts";
import { NTS_FAULTS } from "./nts-faults.ts";
import { openDartFault } from "./opendart.ts";
import { isLive, isOpenDart, type Operation } from "./operations.ts";
import { json, plain, type Reply } from "./reply.ts";

const RECORDED = { ...LIVE_FAULTS, ...NTS_FAULTS };

/** docs/upstreams.md#modes-of-failure describes each mode. */
export const FAULT_MODES = [
  "http500",
  "timeout",
  "xml",
  "truncated",
  "key",
  "wrongLength",
  "html",
  "geoblock",
  "reset",
  "unfiltered",
  "reason",
  "reasonName",
  "paddedEntries",
  "refuseNumber",
  "redirect",
  "bomb",
  "long",
  ...(Object.keys(ENTRY_FAULTS) as (keyof typeof ENTRY_FAULTS)[]),
  ...(Object.keys(RECORDED) as (keyof typeof RECORDED)[]),
] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

export interface Fault {
  readonly mode: FaultMode;
  /** Replaces the HTTP status of the answer. */
  readonly status?: number | undefined;
  readonly reason?: Reason | undefined;
  readonly name?: string | undefined;
  readonly number?: string | undefined;
  readonly blank?: "" | " " | undefined;
}

export interface FailingCall {
  /** Path and query, as the client sent them. */
  readonly url: string;
  readonly operation: Operation;
  readonly rightAnswer: () => Reply;
  /** For a live source: the answer to a call without a number. Otherwise the right answer. */
  readonly unfiltered: () => Reply;
}

export async function replyWithFault(
  fault: Fault,
  call: FailingCall,
): Promise<Reply | "timeout" | "reset"> {
  const reply = await faultyReply(fault, call);
  return typeof reply === "string" || fault.status === undefined
    ? reply
    : { ...reply, status: fault.status };
}

function faultyReply(
  { mode, status, reason = "99", name = "", number, blank = "" }: Fault,
  { url, operation, rightAnswer, unfiltered }: FailingCall,
): Reply | "timeout" | "reset" | Promise<Reply> {
  switch (mode) {
    case "timeout":
    case "reset":
      return mode;
    case "http500":
      return NTS_FAULTS.internalError;
    case "html":
      return {
        status: 200,
        type: "text/html;charset=UTF-8",
        body: "<html><body><h1>점검 중입니다</h1></body></html>",
      };
    case "geoblock":
      return { status: 403, type: "text/html", body: "<html><body>403 Forbidden</body></html>" };
    case "xml":
      return isOpenDart(operation) ? openDartFault("corpCode", "800") : LIVE_FAULTS.quotaXml;
    case "key":
      if (isLive(operation)) return LIVE_FAULTS.keyXml;
      return isOpenDart(operation) ? openDartFault(operation, "010") : NTS_FAULTS.unknownKey;
    case "reason":
      return { ...gatewayFault(reason), status: 200 };
    case "reasonName":
      return plain(200, name);
    case "redirect":
      return redirect(url, status ?? 302);
    case "bomb":
      return bombReply();
    case "long":
      return longReply(rightAnswer());
    case "truncated":
      return firstHalf(rightAnswer());
    case "wrongLength":
      return withoutLastEntry(rightAnswer());
    case "unfiltered":
      return unfiltered();
    case "nullEntry":
    case "numericStateCode":
    case "blankEntry":
    case "unknownTexts":
      return withEntryFault(mode, rightAnswer(), number, blank);
    case "paddedEntries":
      return withPaddedEntries(rightAnswer());
    case "refuseNumber":
      return number === undefined ? rightAnswer() : refuseNumber(rightAnswer(), number);
    default:
      return RECORDED[mode];
  }
}

/** A parameter that marks a call that follows a redirect. Its value is the redirect's status. */
const REDIRECTED = "redirected";

/** A call that follows a redirect gets the same redirect again, without end. */
export function faultOfFollower(query: URLSearchParams): Fault | undefined {
  const status = query.get(REDIRECTED);
  return status === null ? undefined : { mode: "redirect", status: Number(status) };
}

function redirect(url: string, status: number): Reply {
  const { pathname, searchParams } = new URL(url, "http://upstream");
  searchParams.set(REDIRECTED, String(status));
  return { ...plain(status, ""), headers: { Location: `${pathname}?${searchParams}` } };
}

/** Keeps the first half of the bytes. Content-Length is right, so only the content is broken. */
function firstHalf(reply: Reply): Reply {
  const bytes = Buffer.from(reply.body);
  return { ...reply, body: bytes.subarray(0, Math.floor(bytes.length / 2)) };
}

/** Drops the last entry of `data` (NTS) or `list` (OpenDART), if the answer has such a list. */
function withoutLastEntry(reply: Reply): Reply {
  if (typeof reply.body !== "string" || !reply.body.startsWith("{")) return reply;
  const value: unknown = JSON.parse(reply.body, (key, entry: unknown) =>
    (key === "data" || key === "list") && Array.isArray(entry) ? entry.slice(0, -1) : entry,
  );
  return json(reply.status, value);
}
