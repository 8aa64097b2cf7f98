/** OpenDART behind its gate: each call is granted first, and its result reported. */
import type { Gate } from "../sources/gate.ts";
import type { Purpose, Report } from "../sources/gate-messages.ts";
import { type OpenDartClient, OpenDartFault } from "./client.ts";

export interface GatedOptions {
  purpose: Purpose;
  /** How long a call waits for its turn. */
  patienceMs: number;
  /** A report goes out after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * The client of which each call about a company passes the gate. The corpCode file does not: one
 * call a night, from what the allowance leaves beside the gate's.
 */
export function createGatedClient(
  client: OpenDartClient,
  gate: Gate,
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
