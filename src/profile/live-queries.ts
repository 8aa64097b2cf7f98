/** Queries live sources through their gates. A fault never becomes "nothing known". */

import { type Answered, answered, type Unavailable } from "../lib/answer.ts";
import { dayOf } from "../lib/days.ts";
import { DATA_SETS, type DataSetName, givers } from "../live-sources/data-sets.ts";
import type { LiveFacts } from "../live-sources/facts.ts";
import { type LiveReply, type LiveSourceFault, unavailable } from "../live-sources/live-source.ts";
import type { GateClient } from "../sources/gate-client.ts";
import type { Grant, Purpose } from "../sources/gate-messages.ts";
import type { LiveStore } from "./live-store.ts";
import { isPersonal, withoutPersonalData } from "./personal-data.ts";
import type { KnownBusiness } from "./store.ts";

const ATTEMPTS = 2;
const PAUSE_MS = 200;

/** The longest wait for a turn at the gate. An answer that is too late for the caller is stored. */
const PATIENCE_MS = 10_000;

export interface LiveQueryServices {
  gateOf(name: DataSetName): GateClient;
  /** @param number the business or corporate number (`DataSet.by`) */
  fetchFacts(name: DataSetName, number: string): Promise<LiveReply>;
  store: Pick<LiveStore, "keep">;
  keepPersonal: boolean;
  clock: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  random: () => number;
  waitUntil: (work: Promise<unknown>) => void;
  onFault: (name: DataSetName, fault: LiveSourceFault) => void;
}

export interface LiveQueries {
  /** What D1 knew, with each answer that has come since then. */
  readonly known: KnownBusiness;
  /** `late`: the answer may still come. */
  readonly missing: ReadonlyMap<DataSetName, Missing>;
  /** Never rejects. */
  readonly done: Promise<void>;
}

type Missing = "late" | Refusal;

/** Some data sets wait until another one tells the corporate number. @param before what D1 knows */
export function queryLiveSources(
  services: LiveQueryServices,
  number: string,
  due: readonly DataSetName[],
  before: KnownBusiness,
): LiveQueries {
  const { store, keepPersonal, clock, waitUntil } = services;
  const known: KnownBusiness = { ...before, live: [...before.live] };
  const missing = new Map<DataSetName, Missing>(due.map((name) => [name, "late"]));
  let storing: Promise<void> = Promise.resolve();
  const keep = (dataSet: DataSetName, facts: LiveFacts | null) => {
    // Store the answers one after the other, because a copy without personal data must come last.
    storing = storing.then(() => store.keep(number, dataSet, facts)).catch(() => {});
    waitUntil(storing);
  };

  const arrive = (dataSet: DataSetName, { facts, isOurs }: Heard) => {
    const wasPersonal = isPersonal(number, known.live);
    const others = known.live.filter((one) => one.dataSet !== dataSet);
    known.live = [...others, { dataSet, askedOn: dayOf(clock()), facts }];
    if (isOurs) keep(dataSet, facts);
    // The business is a sole proprietor's, so store all answers again without personal data.
    if (keepPersonal || wasPersonal || !isPersonal(number, known.live)) return;
    for (const one of known.live)
      if (one.facts) keep(one.dataSet, withoutPersonalData(one.dataSet, one.facts));
  };

  const query = async (name: DataSetName, queriedNumber: string) => {
    const result = await queryDataSet(services, name, {
      purpose: "on_demand",
      key: number,
      number: queriedNumber,
      isPersonal: () => isPersonal(number, known.live),
    });
    if (result.kind === "unavailable") missing.set(name, result.reason);
    else {
      missing.delete(name);
      arrive(name, result.value);
    }
  };

  const isByBusinessNumber = (name: DataSetName) => DATA_SETS[name].by === "businessNumber";
  const queries = new Map(
    due.filter(isByBusinessNumber).map((name) => [name, query(name, number)]),
  );
  const corporateNumber = () =>
    known.live.find(({ facts }) => facts?.corporateNumber)?.facts?.corporateNumber ?? null;
  const queryByCorporateNumber = async (name: DataSetName) => {
    for (const giver of givers("corporateNumber")) {
      await queries.get(giver);
      if (corporateNumber() !== null) break;
    }
    const corporation = corporateNumber();
    if (corporation === null) missing.delete(name);
    else await query(name, corporation);
  };
  const work = [
    ...queries.values(),
    ...due.filter((name) => !isByBusinessNumber(name)).map((name) => queryByCorporateNumber(name)),
  ];
  const done = Promise.all(work).then(() => {});
  waitUntil(done);
  return { known, missing, done };
}

/** `isOurs`: this query itself made the call, so it must store the answer. */
interface Heard {
  facts: LiveFacts | null;
  isOurs: boolean;
}

type Refusal = Extract<Grant, { kind: "refused" }>["reason"];

type QueryResult = Answered<Heard> | (Unavailable & { reason: Refusal });

interface Query {
  purpose: Purpose;
  /** The business number. Queries with the same key share one answer. */
  key: string;
  /** The business or corporate number (`DataSet.by`). */
  number: string;
  isPersonal: () => boolean;
}

/** Queries one data set, and removes personal data that may not be stored. */
export async function queryDataSet(
  { gateOf, fetchFacts, keepPersonal, sleep, random, waitUntil, onFault }: LiveQueryServices,
  name: DataSetName,
  { purpose, key, number, isPersonal: isKnownPersonal }: Query,
): Promise<QueryResult> {
  const gate = gateOf(name);
  for (let attempt = 1; ; attempt++) {
    const grant = await gate
      .requestGrant({ purpose, key, patienceMs: PATIENCE_MS })
      .catch(() => null);
    if (!grant) return refused("down");
    if (grant.kind === "known") return answered({ facts: JSON.parse(grant.value), isOurs: false });
    if (grant.kind === "refused") return refused(grant.reason);
    // Count a defect of our own as a fault of the source.
    const reply = await fetchFacts(name, number).catch(() => unavailable("passing", "fault"));
    if (reply.kind === "answered") {
      const said = reply.value;
      const hidesPersonal =
        said && !keepPersonal && (isKnownPersonal() || isPersonal(key, [{ facts: said }]));
      const facts = hidesPersonal ? withoutPersonalData(name, said) : said;
      const value = JSON.stringify(facts);
      const report = { kind: "answered", value, found: facts !== null } as const;
      waitUntil(gate.report(grant.ticket, report).catch(() => {}));
      return answered({ facts, isOurs: true });
    }
    const { fault } = reply;
    onFault(name, fault);
    // Without the report, the gate would make the next attempt wait for this one.
    await gate.report(grant.ticket, { kind: "fault", fault: fault.kind }).catch(() => {});
    if (attempt === ATTEMPTS || !fault.isRepeatable) return refused("down");
    await sleep(PAUSE_MS * (0.5 + random()));
  }
}

function refused(reason: Refusal): QueryResult {
  return { kind: "unavailable", reason };
}
