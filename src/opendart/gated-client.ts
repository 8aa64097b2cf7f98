import { sha256Hex } from "../lib/sha256.ts";
import type { GateClient } from "../sources/gate-client.ts";
import type { Purpose, Report } from "../sources/gate-messages.ts";
import { type OpenDartClient, OpenDartFault } from "./client.ts";

export interface GatedOptions {
  purpose: Purpose;
  patienceMs: number;
  /** The account whose share of the calls is used; null if the call uses no account's share. */
  payer?: string | null;
  /** Keeps the Worker running until the gate knows how the call ended. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** One account must not use up the calls that the checks of other accounts need. */
const CALLS_A_DAY_AND_PAYER = 200;

/**
 * Asks the gate before each call, except for `corpCodeFile`. The gate grants fewer calls a day than
 * OpenDART allows, so calls are always left for that file.
 */
export function createGatedClient(
  client: OpenDartClient,
  gate: GateClient,
  { purpose, patienceMs, payer = null, waitUntil }: GatedOptions,
): OpenDartClient {
  const through = async <T>(key: string | null, call: () => Promise<T>): Promise<T> => {
    const share =
      payer === null ? null : { of: await sha256Hex(payer), callsADay: CALLS_A_DAY_AND_PAYER };
    const grant = await gate.requestGrant({ purpose, key, patienceMs, share }).catch(() => {
      throw new OpenDartFault("none");
    });
    if (grant.kind === "known") return JSON.parse(grant.value) as T;
    if (grant.kind === "refused")
      throw new OpenDartFault(grant.reason === "allowance" ? "allowance" : "none");
    const send = (report: Report) => waitUntil(gate.report(grant.ticket, report).catch(() => {}));
    try {
      const value = await call();
      send({ kind: "answered", value: key === null ? "" : JSON.stringify(value) });
      return value;
    } catch (fault) {
      send({ kind: "fault", fault: fault instanceof OpenDartFault ? fault.kind : "passing" });
      throw fault;
    }
  };
  return {
    corpCodeFile: () => client.corpCodeFile(),
    company: (corpCode) => through(`company/${corpCode}`, () => client.company(corpCode)),
    annualReport: (part, corpCode, year) =>
      through(null, () => client.annualReport(part, corpCode, year)),
  };
}
