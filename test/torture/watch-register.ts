/**
 * A stand-in for the tax authority's register, with businesses that change. It remembers in which
 * months the service asked about each number.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type DemoBusiness, demo } from "../../seed/demo.ts";
import { createNts } from "../../seed/upstreams/nts.ts";
import { createRandom } from "./random.ts";

/** The states that a number has, in this order. No state comes twice, so every change is new. */
const STATES: readonly (Partial<DemoBusiness> | null)[] = [
  {},
  { b_stt_cd: "02" },
  { tax_type_cd: "02" },
  { b_stt_cd: "03", tax_type_cd: "02", end_dt: "20261101" },
  null,
];
const LAST_STATE = STATES.length - 1;

/**
 * A daily round of the service pays for the month in which it begins. Its calls arrive here at most
 * this much later, perhaps in the next month. So a call that arrives this soon after a month's end
 * counts in both months.
 */
const ON_THE_WAY_MS = 15_000;

export class ChangingRegister {
  offsetMs = 0;
  /** The share of calls that fail. */
  failing = 0;
  url = "";
  readonly #steps = new Map<string, number>();
  readonly #askedIn = new Map<string, Set<string>>();
  readonly #random;
  readonly #server = createServer((incoming, outgoing) => {
    void this.#answer(incoming).then(({ status, type, body }) => {
      outgoing.writeHead(status, { "Content-Type": type });
      outgoing.end(body);
    });
  });

  constructor(seed: string) {
    this.#random = createRandom(`${seed}/register`);
  }

  async start(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  canChange(number: string): boolean {
    return (this.#steps.get(number) ?? 0) < LAST_STATE;
  }

  change(number: string): void {
    this.#steps.set(number, (this.#steps.get(number) ?? 0) + 1);
  }

  /** @returns the state of a number in the form of `stateText` */
  stateOf(number: string): string {
    const business = this.#businessOf(number);
    return business
      ? stateText([true, business.b_stt_cd, business.tax_type_cd])
      : stateText([false, null, null]);
  }

  wasAskedIn(month: string, number: string): boolean {
    return this.#askedIn.get(month)?.has(number) ?? false;
  }

  async #answer(incoming: IncomingMessage) {
    const at = Date.now() + this.offsetMs;
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece);
    const body = Buffer.concat(pieces).toString("utf8");
    const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://register");
    const operation = pathname.split("/").at(-1) ?? "";
    if (this.#random.chance(this.failing))
      return { status: 500, type: "text/plain", body: "the register is down" };
    const numbers: string[] = operation === "status" ? JSON.parse(body).b_no : [];
    for (const time of [at, at - ON_THE_WAY_MS]) {
      const month = new Date(time).toISOString().slice(0, 7);
      const asked = this.#askedIn.get(month) ?? new Set();
      this.#askedIn.set(month, asked);
      for (const number of numbers) asked.add(number);
    }
    const businesses = numbers.flatMap((number) => this.#businessOf(number) ?? []);
    return createNts({ ...demo, businesses })(operation, searchParams, body).answer();
  }

  #businessOf(number: string): DemoBusiness | null {
    const state = STATES[this.#steps.get(number) ?? 0];
    if (!state) return null;
    const active = { b_stt_cd: "01", tax_type_cd: "01", end_dt: "" };
    return { b_no: number, start_dt: "20200101", p_nm: "홍길동", b_nm: "", ...active, ...state };
  }
}

/** Writes the parts that make two states differ: registered or not, the status, the tax type. */
export function stateText(values: readonly unknown[]): string {
  return JSON.stringify(values.slice(0, 3));
}
