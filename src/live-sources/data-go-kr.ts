/** Calls apis.data.go.kr. Accepts only complete answers about the number (docs/upstreams.md). */
import * as z from "zod";
import { answered } from "../lib/answer.ts";
import { callPortal } from "../portal/call.ts";
import { type Fault, faultOf, faultOfReason, type ReadFault } from "../portal/faults.ts";
import { decodedKey } from "../portal/service-key.ts";
import { envelopeOf } from "./envelope.ts";
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
  baseUrl: string;
  serviceKey: string;
  timeoutMs: number;
}

/** We always ask for fewer rows than this. An answer with more rows is wrong, and is not read. */
const MAX_ROWS = 500;
/** If a total is larger than this, the source counted its whole register, not one business. */
const MAX_ROWS_OF_ONE = 100_000;
/** One agency refuses calls without this header. */
const USER_AGENT = "business-verification-service/1";

const NO_DATA = "03";

/** Makes one call, which counts against the daily allowance. @param number ten or 13 digits */
export async function fetchFacts(
  dataSet: DataSet,
  { baseUrl, serviceKey, timeoutMs }: DataGoKrOptions,
  number: string,
): Promise<LiveReply> {
  const query = new URLSearchParams({
    serviceKey: decodedKey(serviceKey),
    ...dataSet.parameters(number),
  });
  const headers = { "User-Agent": USER_AGENT, Accept: "*/*" };
  const call = await callPortal(`${baseUrl}${dataSet.path}?${query}`, { headers }, timeoutMs);
  if (call.kind === "failed") return unavailableAfter(call.fault);
  return readReply(dataSet, call.httpStatus, call.text, number);
}

export function readReply(
  dataSet: DataSet,
  httpStatus: number,
  text: string,
  number: string,
): LiveReply {
  const envelope = envelopeOf(text);
  if (httpStatus !== 200 || !envelope) return unavailableAfter(faultOf(httpStatus, text));
  const { resultCode, items, totalCount } = envelope;
  if (resultCode === NO_DATA) return answered(null);
  const fault = faultOfReason(resultCode);
  if (fault) return unavailableAfter(fault);
  const total = totalCount ?? (items?.length || null);
  // Without `NO_DATA`, the answer means "nothing known" only if the rows and their count agree.
  if (items === null || total === null || (items.length === 0) !== (total === 0)) return MALFORMED;
  if (total > MAX_ROWS_OF_ONE) return FILTER_IGNORED;
  if (items.length > MAX_ROWS) return TOO_MANY_ROWS;
  if (items.length === 0) return answered(null);
  const rows = z.array(dataSet.row).safeParse(items);
  if (!rows.success) return MALFORMED;
  const about = rows.data.filter((row) => dataSet.numberOf(row) === number);
  const mayIgnoreOthers = dataSet.mayHoldOthers === true && about.length > 0;
  if (about.length < rows.data.length && !mayIgnoreOthers) return FILTER_IGNORED;
  return dataSet.read(about, total);
}

const MALFORMED = unavailable("passing", "malformed");

/** Unlisted faults are `passing`. */
const KINDS: Partial<Record<Fault, LiveSourceFault["kind"]>> = {
  // The faults `key` and `blocked` do not end by themselves, so the gate stops calls at once.
  key: "key",
  blocked: "key",
  allowance: "limit",
  request: "request",
};

function unavailableAfter({ fault, retries, status }: ReadFault): LiveUnavailable {
  return unavailable(KINDS[fault] ?? "passing", status, retries !== "none");
}
