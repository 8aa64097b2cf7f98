/** A service with live sources. Its gates are new, so they have counted no calls of other tests. */
import {
  createExecutionContext,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { onTestFinished } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { runSchedule } from "../../src/background/schedule.ts";
import { answered } from "../../src/lib/answer.ts";
import { type DataSetName, LIVE_SOURCE_NAMES } from "../../src/live-sources/data-sets.ts";
import { createServices } from "../../src/services.ts";
import type { SourceGate } from "../../src/sources/source-gate.ts";
import { Trace } from "../../src/trace.ts";
import { describeBusiness } from "../../src/verification/describe.ts";
import { checkAnswer } from "../answers.ts";
import { bearer, demo, type Json } from "./service.ts";

const ACTIVE = { statusCode: "01", status: "계속사업자", taxTypeCode: "01", taxType: "일반과세자" };

export function liveService(settings: Record<string, unknown> = {}) {
  const name = crypto.randomUUID();
  const nameOf = (gate: string) => `${name}:${gate}`;
  const bindings = {
    ...env,
    LIVE_SOURCES: LIVE_SOURCE_NAMES.join(),
    DATA_GO_KR_BASE_URL: env.UPSTREAM_URL,
    LIVE_SOURCES_TIMEOUT_MS: "20000",
    LIVE_SOURCES_CALLS_A_MINUTE: "60000",
    SOURCE_GATE: {
      getByName: (gate: string, options: DurableObjectNamespaceGetDurableObjectOptions) =>
        env.SOURCE_GATE.getByName(nameOf(gate), options),
    },
    ...settings,
  } as unknown as Env;

  /** One isolate. `settled` waits for its background work, and also runs when the test ends. */
  function isolate() {
    const app = createApp(new EdgeMemory());
    const contexts: ExecutionContext[] = [];
    const settled = async () => {
      for (const context of contexts.splice(0)) await waitOnExecutionContext(context);
    };
    onTestFinished(settled);
    const send = async (path: string, init: RequestInit) => {
      const context = createExecutionContext();
      contexts.push(context);
      const answer = await app.request(`http://127.0.0.1${path}`, init, bindings, context);
      const body = (await answer.json()) as Json;
      checkAnswer(init.method ?? "GET", path, answer.status, answer.headers, body);
      return { status: answer.status, body };
    };
    const post = (path: string, key: string, body: unknown, headers: object = {}) =>
      send(path, {
        method: "POST",
        headers: { ...bearer(key), "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
    return {
      send,
      post,
      describe: (key: string, business_number: string, language = "en") =>
        post("/v1/verify/business", key, { business_number, language }),
      admin: (method: string, path: string) =>
        send(`/admin${path}`, { method, headers: bearer(demo.admin_token) }),
      settled,
    };
  }

  /** Describes businesses without HTTP and with a fake registry, which saves time. */
  function describer() {
    const context = createExecutionContext();
    const trace = new Trace("test", Date.now, "test");
    const memory = new EdgeMemory();
    const services = createServices(bindings, context, trace, Date.now, memory);
    const status = async () => answered([ACTIVE]);
    const describing = { ...services, registry: { ...services.registry, status } };
    const { signal } = new AbortController();
    return {
      describe: async (number: string) => {
        const answer = await describeBusiness(describing, number, Date.now(), signal);
        if (answer.kind !== "answered") throw new Error(answer.kind);
        return answer.value;
      },
      settled: () => waitOnExecutionContext(context),
    };
  }

  return {
    ...isolate(),
    isolate,
    describer,
    gate: (name: DataSetName) => env.SOURCE_GATE.getByName(nameOf(name)),
    setGateClock: (name: DataSetName, clock: () => number) =>
      runInDurableObject<SourceGate, void>(env.SOURCE_GATE.getByName(nameOf(name)), (instance) => {
        Reflect.set(instance, "clock", clock);
      }),
    minute: async () => {
      const context = createExecutionContext();
      const controller = { cron: "* * * * *", scheduledTime: Date.now(), noRetry() {} };
      await runSchedule(controller as never, bindings, context);
      await waitOnExecutionContext(context);
    },
  };
}
