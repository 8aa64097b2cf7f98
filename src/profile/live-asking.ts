/**
 * Asking live sources about a business, each behind its gate, and keeping what they say. Which are
 * asked belongs in `due.ts`; a source that does not answer is never taken for one that knows
 * nothing.
 */
import { dayOf } from "../lib/days.ts";
import { type LiveFacts, LiveSourceFault } from "../live-sources/live-source.ts";
import type { Asked } from "../live-sources/stored-facts.ts";
import type { Gate } from "../sources/gate.ts";
import type { Grant, Purpose } from "../sources/gate-messages.ts";
import type { LiveStore } from "./live-store.ts";
import { isPersonal, withoutPersonalData } from "./personal-data.ts";
import type { KnownBusiness } from "./store.ts";

/** One call, and one more after a fault that may pass; the gate counts both. */
const ATTEMPTS = 2;
const PAUSE_MS = 200;

/** How long a call waits for its turn. Whoever asked may leave: what comes later is stored. */
const PATIENCE_MS = 10_000;

export interface AskingServices {
  gateOf(asked: Asked): Gate;
  /** One call. @throws LiveSourceFault */
  call(asked: Asked, number: string, corporateNumber: string | null): Promise<LiveFacts | null>;
  store: Pick<LiveStore, "keep">;
  keepPersonal: boolean;
  clock: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  random: () => number;
  waitUntil: (work: Promise<unknown>) => void;
  /** A call failed: for the log. */
  onFault: (asked: Asked, fault: LiveSourceFault) => void;
}

/** Sources that are being asked about one business. */
export interface Asking {
  /** What is known now: it grows until `done`. */
  readonly known: KnownBusiness;
  /** Those that have not answered, and why; `late` while they still may. */
  readonly missing: ReadonlyMap<Asked, Missing>;
  /** Resolves when each source has answered or failed; never rejects. */
  readonly done: Promise<void>;
}

type Missing = "late" | Silent;

/**
 * Asks at once; the accounts follow when the corporate number is known.
 * @param known what D1 has of the business
 */
export function askSources(
  services: AskingServices,
  number: string,
  due: readonly Asked[],
  before: KnownBusiness,
): Asking {
  const { store, keepPersonal, clock, waitUntil } = services;
  const known: KnownBusiness = { ...before, live: [...before.live] };
  const missing = new Map<Asked, Missing>(due.map((asked) => [asked, "late"]));
  let storing: Promise<void> = Promise.resolve();
  const keep = (source: Asked, facts: LiveFacts | null) => {
    // One after the other: what is stored again without what is personal must come last. What
    // cannot be stored is asked again by the next who needs it.
    storing = storing.then(() => store.keep(number, source, facts)).catch(() => {});
    waitUntil(storing);
  };

  const arrive = (source: Asked, { facts, isOurs }: Heard) => {
    const wasPersonal = isPersonal(number, known.live);
    const others = known.live.filter((one) => one.source !== source);
    known.live = [...others, { source, askedOn: dayOf(clock()), facts }];
    if (isOurs) keep(source, facts);
    // One source tells that this is a person: what others said before is stored again without.
    if (keepPersonal || wasPersonal || !isPersonal(number, known.live)) return;
    for (const one of known.live)
      if (one.facts) keep(one.source, withoutPersonalData(one.source, one.facts));
  };

  const ask = async (asked: Asked, corporateNumber: string | null = null) => {
    const heard = await askOne(services, asked, {
      purpose: "on_demand",
      number,
      corporateNumber,
      isPersonal: () => isPersonal(number, known.live),
    });
    if (typeof heard === "string") missing.set(asked, heard);
    else {
      missing.delete(asked);
      arrive(asked, heard);
    }
  };

  const first = due.filter((asked) => asked !== "fsc_accounts");
  const asking = new Map(first.map((asked) => [asked, ask(asked)]));
  const accounts = async () => {
    // The outline names the corporation; without it only the mail-order register does.
    const corporateNumber = () =>
      known.live.find(({ facts }) => facts?.corporateNumber)?.facts?.corporateNumber ?? null;
    await asking.get("fsc");
    if (corporateNumber() === null) await asking.get("ftc");
    const corporation = corporateNumber();
    if (corporation === null) missing.delete("fsc_accounts");
    else await ask("fsc_accounts", corporation);
  };
  const work = [...asking.values(), ...(due.includes("fsc_accounts") ? [accounts()] : [])];
  const done = Promise.all(work).then(() => {});
  waitUntil(done);
  return { known, missing, done };
}

/** What a source said. `isOurs`: this call heard it first, and is to store it. */
interface Heard {
  facts: LiveFacts | null;
  isOurs: boolean;
}

/** Why it said nothing. */
type Silent = Extract<Grant, { kind: "refused" }>["reason"];

interface OneQuestion {
  purpose: Purpose;
  number: string;
  corporateNumber: string | null;
  /** Whether another source tells that the business is a sole proprietor's. */
  isPersonal: () => boolean;
}

/** One source about one business. What it says leaves here without what may not be kept. */
export async function askOne(
  { gateOf, call, keepPersonal, sleep, random, waitUntil, onFault }: AskingServices,
  asked: Asked,
  { purpose, number, corporateNumber, isPersonal: isKnownPersonal }: OneQuestion,
): Promise<Heard | Silent> {
  const gate = gateOf(asked);
  const patienceMs = PATIENCE_MS;
  for (let attempt = 1; ; attempt++) {
    const grant = await gate.ask({ purpose, key: number, patienceMs }).catch(() => null);
    if (!grant) return "down";
    if (grant.kind === "known") return { facts: JSON.parse(grant.value), isOurs: false };
    if (grant.kind === "refused") return grant.reason;
    try {
      const said = await call(asked, number, corporateNumber);
      const isHidden =
        said && !keepPersonal && (isKnownPersonal() || isPersonal(number, [{ facts: said }]));
      const facts = isHidden ? withoutPersonalData(asked, said) : said;
      const value = JSON.stringify(facts);
      const report = { kind: "answered", value, found: facts !== null } as const;
      waitUntil(gate.report(grant.ticket, report).catch(() => {}));
      return { facts, isOurs: true };
    } catch (thrown) {
      const fault =
        thrown instanceof LiveSourceFault ? thrown : new LiveSourceFault("passing", "fault");
      onFault(asked, fault);
      // The gate knows of it before it is asked again: two calls are never one flight.
      await gate.report(grant.ticket, { kind: "fault", fault: fault.kind }).catch(() => {});
      if (attempt === ATTEMPTS || !fault.repeatable) return "down";
      await sleep(PAUSE_MS * (0.5 + random()));
    }
  }
}
