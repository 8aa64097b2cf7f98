/** Runs the service of a checkout. Records what it stores, sends and answers (`fixtures.ts`). */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Seed from "../../seed/seed.ts";
import type { UpstreamProcess } from "../upstream-process.ts";
import { gapsOf } from "./coverage.ts";
import type { Fixtures, Step } from "./fixtures.ts";
import { type Answer, type Host, startHost } from "./host.ts";
import { prepare, type Recorder, type Sent, use } from "./scenario.ts";
import { migrate, migrationsOf, readState } from "./state.ts";
import type { Message, Observed, RpcCall } from "./workers/control.ts";

/** The service's clock starts at this hour (UTC), so that no day ends during the recording. */
const HOUR_UTC = 3;
/** The service's clock advances by this time at each step, so that no key exceeds its rate. */
const STEP_MS = 1_000;

export async function record(
  root: string,
  commit: string,
  upstream: UpstreamProcess,
): Promise<Fixtures> {
  const host = await startHost(root, upstream.url, []);
  try {
    return await new Recording(host, root, upstream).run(commit);
  } finally {
    await host.stop();
  }
}

class Recording implements Recorder {
  readonly upstream: UpstreamProcess;
  readonly #host: Host;
  readonly #root: string;
  readonly #calls: RpcCall[] = [];
  readonly #steps: Step[] = [];
  #messages: Message[] = [];
  #at = new Date().setUTCHours(HOUR_UTC, 0, 0, 0);

  constructor(host: Host, root: string, upstream: UpstreamProcess) {
    this.#host = host;
    this.#root = root;
    this.upstream = upstream;
  }

  async run(commit: string): Promise<Fixtures> {
    const migrations = migrationsOf(this.#root);
    const release = { commit, at: this.#at, migrations };
    await this.#seed(migrations);
    const prepared = await prepare(this);
    const state = await readState(this.#host, this.#calls);
    const called = [...this.#calls];
    this.#steps.length = 0;
    await use(this, prepared);
    const recorded = { ...state, calls: this.#calls, steps: this.#steps };
    const gaps = gapsOf({ ...recorded, calls: called }, await this.#host.methods());
    if (gaps.length > 0) throw new Error(gaps.join("\n"));
    return { release, ...recorded };
  }

  async #seed(migrations: string[]): Promise<void> {
    const { bindings } = this.#host;
    await migrate(bindings, this.#root, migrations);
    const url = pathToFileURL(join(this.#root, "seed/seed.ts")).href;
    const { seed } = (await import(url)) as typeof Seed;
    await seed(bindings);
    // Keep only a few companies, because the sync of facts pauses after each call to OpenDART.
    await bindings.DB.batch(
      [
        `DELETE FROM companies WHERE corp_code NOT IN
           (SELECT corp_code FROM companies ORDER BY facts_read_on IS NULL, corp_code LIMIT 2)
           AND corp_code NOT IN
           (SELECT corp_code FROM companies WHERE facts_read_on IS NULL ORDER BY corp_code LIMIT 1)`,
        ...["profiles", "company_keys"].map(
          (table) =>
            `DELETE FROM ${table} WHERE corp_code NOT IN (SELECT corp_code FROM companies)`,
        ),
      ].map((sql) => bindings.DB.prepare(sql)),
    );
  }

  request = async (path: string, sent: Sent = {}): Promise<Answer> => {
    const { method, headers, body } = wire(sent);
    const { answer, at, calls } = await this.#step((host) =>
      host.fetch(method, path, headers, body),
    );
    if (typeof body !== "object")
      this.#steps.push({
        kind: "request",
        name: `${method} ${path}`,
        at,
        method,
        path,
        headers,
        ...(body !== undefined && { body }),
        answer: { status: answer.status, body: answer.body },
        calls,
      });
    return answer;
  };

  async abandon(path: string, sent: Sent): Promise<void> {
    const { method, headers, body } = wire(sent);
    await this.#host.order("stick", { isStuck: true });
    await this.#step((host) => host.fetch(method, path, headers, body));
    await this.#host.order("stick", { isStuck: false });
  }

  take(queue?: string): Message[] {
    const isWanted = (message: Message) => queue === undefined || message.queue === queue;
    const taken = this.#messages.filter(isWanted);
    this.#messages = this.#messages.filter((message) => !isWanted(message));
    return taken;
  }

  pass(ms: number): void {
    this.#at += ms;
  }

  deliver = async (message: Message, how: "here" | "placed" = "here"): Promise<void> => {
    const isPlaced = how === "placed";
    const step = await this.#step((host) => host.order("deliver", { ...message, isPlaced }));
    this.#steps.push({
      kind: "message",
      name: `message of ${message.queue}${isPlaced ? ", placed" : ""}`,
      at: step.at,
      message,
      placed: step.placed[0] ?? null,
      delivery: step.answer as "acknowledged" | "again",
      calls: step.calls,
    });
  };

  tick = async (cron: string): Promise<void> => {
    const { at, calls } = await this.#step((host) => host.order("tick", { cron }));
    this.#steps.push({ kind: "tick", name: `tick ${cron}`, at, cron, calls });
  };

  async #step<T>(
    work: (host: Host) => Promise<T>,
  ): Promise<Pick<Observed, "calls" | "placed"> & { answer: T; at: number }> {
    this.#at += STEP_MS;
    const at = this.#at;
    await this.#host.order("time", { now: at });
    const answer = await work(this.#host);
    const { calls, sent, placed, faults } = await this.#host.observed();
    this.#calls.push(...calls);
    this.#messages.push(...sent);
    const fault = faults.find((line) => !line.includes("configuration_fault"));
    if (fault) throw new Error(`the recorded service logged a fault: ${fault}`);
    return { answer, at, calls, placed };
  }
}

function wire({ key, headers, body, method = body === undefined ? "GET" : "POST" }: Sent) {
  const isJson = typeof body === "object" && !(body instanceof Uint8Array);
  return {
    method,
    headers: {
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      ...(isJson && { "Content-Type": "application/json" }),
      ...headers,
    },
    body: isJson ? JSON.stringify(body) : body,
  };
}
