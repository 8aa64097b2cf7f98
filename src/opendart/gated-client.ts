/** OpenDART behind its gate, which decides about each call and then gets a report of the result. */
import type { GateClient } from "../sources/gate-client.ts";
import type { Purpose, Report } from "../sources/gate-messages.ts";
import { type OpenDartClient, OpenDartFault } from "./client.ts";

export interface GatedOptions {
  purpose: Purpose;
  patienceMs: number;
  /** Keeps the Worker running for the report, which is sent after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * `corpCodeFile` needs no gate: `OPENDART_CALLS_A_DAY` is lower than OpenDART's own limit, so that
 * calls remain for it.
 */
export function createGatedClient(
  client: OpenDartClient,
  gate: GateClient,
  { purpose, patienceMs, waitUntil }: GatedOptions,
): OpenDartClient {
  const through = async <T>(key: string | null, call: () => Promise<T>): Promise<T> => {
    const grant = await gate.requestGrant({ purpose, key, patienceMs }).catch(() => {
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
