/**
 * Runs the fixtures of one release against the code of another release. The code starts with
 * everything that the recorded release stored. Then it gets the same requests, messages and ticks.
 */
import type { UpstreamProcess } from "../upstream-process.ts";
import { compare, type Differences, isOfChance, parseBody, type Strictness } from "./compare.ts";
import type { Fixtures, Step } from "./fixtures.ts";
import { type Host, startHost } from "./host.ts";
import { ON_PURPOSE } from "./on-purpose.ts";
import { loadState } from "./state.ts";
import { NoAnswer } from "./time-limit.ts";
import type { Delivery, RpcCall } from "./workers/control.ts";

export interface Replay {
  steps: number;
  calls: number;
  /** Differences that would break a deployment. */
  faults: string[];
  /** What the code lacks although the fixtures have it, because the code is older. */
  notes: string[];
}

export interface Code {
  root: string;
  /** The checkout of the later release, whose migrations are applied. */
  migrationsRoot: string;
  /** Whether the code is older than the fixtures, so that it may lack fields of the fixtures. */
  isEarlier: boolean;
}

export async function replay(
  fixtures: Fixtures,
  code: Code,
  upstream: UpstreamProcess,
): Promise<Replay> {
  const result = { steps: fixtures.steps.length, calls: fixtures.calls.length };
  // Each function starts its own Worker. The steps of the second Worker use recorded answers, and
  // do not call its Durable Objects. So these objects are empty when they get the recorded calls.
  const [stored, played] = await Promise.all([
    onStoredState(fixtures, code, upstream),
    withRecordedAnswers(fixtures, code, upstream),
  ]);
  const isOnPurpose = (found: string) => ON_PURPOSE.some(({ fault }) => fault.test(found));
  return {
    ...result,
    faults: [...stored.faults, ...played.faults].filter((fault) => !isOnPurpose(fault)),
    notes: [...new Set([...stored.notes, ...played.notes])],
  };
}

type Found = Pick<Replay, "faults" | "notes">;

async function onStoredState(
  fixtures: Fixtures,
  code: Code,
  upstream: UpstreamProcess,
): Promise<Found> {
  const host = await startHost(code.root, upstream.url, fixtures.objects);
  try {
    await loadState(host, code.migrationsRoot, fixtures);
    const found = new Findings(code);
    for (const step of fixtures.steps) {
      const given = await found.attempt(step.name, () => perform(host, step));
      if (!given) continue;
      found.compareOutcomes(step.name, answerOf(step), given, "values");
      await found.logged(step.name, host);
      await found.comparePlaced(host, step);
    }
    return found;
  } finally {
    await host.stop();
  }
}

/**
 * Performs the same steps, but gives a recorded answer to each call to a Durable Object. Then sends
 * all recorded calls to new Durable Objects of the code.
 */
async function withRecordedAnswers(
  fixtures: Fixtures,
  code: Code,
  upstream: UpstreamProcess,
): Promise<Found> {
  const host = await startHost(code.root, upstream.url, []);
  try {
    await loadState(host, code.migrationsRoot, fixtures);
    const found = new Findings(code);
    const others = oneOfEachMethod(fixtures.calls);
    for (const step of fixtures.steps) {
      if (step.calls.length === 0) continue;
      const placed = step.kind === "message" ? step.placed : null;
      await host.order("play", { calls: step.calls, others, placed });
      const name = `${step.name}, with recorded answers`;
      const given = await found.attempt(name, () => perform(host, step));
      if (given) found.compareOutcomes(name, answerOf(step), given, "shape");
      await found.logged(name, host);
      await found.comparePlaced(host, step);
    }
    await host.order("play", null);
    // The new objects make their own random ids, such as tickets. If a later call passes a recorded
    // id as an argument, replace it with the new id.
    const renamed = new Map<string, string>();
    const known = await host.methods();
    for (const call of fixtures.calls) {
      const name = `${call.namespace} ${call.object} ${call.method}`;
      if (!(call.namespace in known)) {
        found.lacks(call.namespace);
        continue;
      }
      const args = rename(call.args, renamed);
      const answer = await host.order("call", { ...call, args });
      const given = answer as { answer?: unknown; thrown?: string };
      if (given.thrown !== undefined) found.faults.push(`${name}: ${given.thrown}`);
      else found.compare(name, call.answer, given.answer, "values");
      learnNames(call.answer, given.answer, renamed);
    }
    return found;
  } finally {
    await host.stop();
  }
}

class Findings implements Found {
  readonly faults: string[] = [];
  readonly notes: string[] = [];
  readonly #isEarlier: boolean;

  constructor({ isEarlier }: Code) {
    this.#isEarlier = isEarlier;
  }

  async attempt<T>(name: string, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (thrown) {
      if (thrown instanceof NoAnswer) throw thrown;
      this.faults.push(`${name}: ${thrown instanceof Error ? thrown.message : thrown}`);
      return null;
    }
  }

  compare(name: string, recorded: unknown, given: unknown, strictness: Strictness): void {
    const { missing, changed }: Differences = compare(recorded, given, strictness);
    this.faults.push(...changed.map((difference) => `${name}: ${difference}`));
    for (const field of missing) this.lacks(`${name}: ${field}`);
  }

  lacks(what: string): void {
    (this.#isEarlier ? this.notes : this.faults).push(`${what} is missing`);
  }

  compareOutcomes(
    name: string,
    recorded: Presented,
    given: Presented,
    strictness: Strictness,
  ): void {
    if (given.status === recorded.status) this.compare(name, recorded.body, given.body, strictness);
    else {
      const { status, body } = given;
      this.faults.push(`${name}: was ${recorded.status} and is ${status} ${JSON.stringify(body)}`);
    }
  }

  /**
   * In the recording, the queue consumer sent a request through the binding `PLACED`. Sends it to
   * the code, because the Worker behind the binding may run another release than the consumer.
   */
  async comparePlaced(host: Host, step: Step): Promise<void> {
    if (step.kind !== "message" || !step.placed) return;
    const { headers, body, answer } = step.placed;
    const name = `${step.name}, as the consumer sent it`;
    const given = (await host.order("place", { headers, body })) as typeof answer;
    this.compareOutcomes(name, presented(answer), presented(given), "shape");
    await this.logged(name, host);
  }

  /** Adds the faults that the service logged, because some do not change the outcome of a step. */
  async logged(name: string, host: Host): Promise<void> {
    const { faults } = await host.observed();
    this.faults.push(...faults.map((line) => `${name}: logged ${line}`));
  }
}

/** The outcome of a step. Messages and ticks have no body. */
interface Presented {
  status: number | Delivery | "done";
  body?: unknown;
}

async function perform(host: Host, step: Step): Promise<Presented> {
  await host.order("time", { now: step.at });
  switch (step.kind) {
    case "request": {
      const { method, path, headers, body } = step;
      return presented(await host.fetch(method, path, headers, body));
    }
    case "message": {
      const isPlaced = step.placed !== null;
      const delivery = await host.order("deliver", { ...step.message, isPlaced });
      return { status: delivery as Delivery };
    }
    case "tick":
      await host.order("tick", { cron: step.cron });
      return { status: "done" };
  }
}

function answerOf(step: Step): Presented {
  switch (step.kind) {
    case "request":
      return presented(step.answer);
    case "message":
      return { status: step.delivery };
    case "tick":
      return { status: "done" };
  }
}

function presented({ status, body }: { status: number; body: string }): Presented {
  return { status, body: parseBody(body) };
}

function learnNames(recorded: unknown, given: unknown, renamed: Map<string, string>): void {
  if (typeof recorded === "string" && typeof given === "string") {
    if (recorded !== given && isOfChance(recorded)) renamed.set(recorded, given);
  } else if (isObject(recorded) && isObject(given)) {
    for (const [field, value] of Object.entries(recorded)) learnNames(value, given[field], renamed);
  }
}

function rename<T>(value: T, renamed: ReadonlyMap<string, string>): T {
  return JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === "string" ? (renamed.get(one) ?? one) : one,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function oneOfEachMethod(calls: readonly RpcCall[]): RpcCall[] {
  const isFirst = ({ namespace, method }: RpcCall, at: number) =>
    calls.findIndex((call) => call.namespace === namespace && call.method === method) === at;
  return calls.filter(isFirst);
}
