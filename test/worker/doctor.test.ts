/**
 * `POST /admin/doctor` checks every hop. A hop is a part or an upstream that requests depend on.
 * The binding PLACED lets queue consumers work in the place where requests run.
 */
import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import type { PlacedBinding } from "../../src/background/placement.ts";
import { consult, reportTo } from "../../src/doctor/consultation.ts";
import { type Finding, PLACES, type Place } from "../../src/doctor/finding.ts";
import service from "../../src/index.ts";
import type { Fault } from "../../src/portal/faults.ts";
import { createServices } from "../../src/services.ts";
import { Trace } from "../../src/trace.ts";
import { bearer, breakUpstreams, demo, type Json, park, post, upstreamStats } from "./service.ts";

const down = () => {
  throw new Error("down");
};
const fails = async () => down();
const HOPS_OF_A_CONSUMER = [
  ...["registry", "allowance", "database", "replica", "keys", "files", "meter"],
];
const HOPS = [
  ...HOPS_OF_A_CONSUMER,
  "queue",
  "schedule",
  "alarms",
  "rounds",
  "webhooks",
  "receipts",
];

/** Asks the doctor of a service with other bindings. Queue consumers keep the usual bindings. */
async function examine(bindings: object): Promise<Json> {
  const answer = await createApp(new EdgeMemory()).request(
    "http://127.0.0.1/admin/doctor",
    { method: "POST", headers: bearer(demo.admin_token) },
    { ...env, ...bindings } as Env,
    createExecutionContext(),
  );
  return answer.json();
}

const servicesOf = (bindings: object = {}, clock = Date.now) =>
  createServices(
    { ...env, ...bindings } as Env,
    createExecutionContext(),
    new Trace("doctor", clock),
    clock,
    new EdgeMemory(),
  );
const problemsOf = (body: Json, place: string): Record<string, string> =>
  Object.fromEntries(
    body.places
      .find((examined: Json) => examined.place === place)
      .hops.filter(({ ok }: Finding) => !ok)
      .map(({ hop, problem }: Finding) => [hop, problem]),
  );

const bucketOf = (reportIn: (name: string) => Finding[] | null) => ({
  put: async () => {},
  head: async () => ({}),
  delete: async () => {},
  get: async (name: string) => {
    const report = reportIn(name);
    return report && { json: async () => report };
  },
});

describe("the doctor of a healthy service", () => {
  it("reports every hop with its latency, from a request and from a consumer", async () => {
    const { status, body } = await post("/admin/doctor", demo.admin_token, "");
    expect([status, body.healthy, body.placement]).toEqual([200, true, null]);
    expect(
      body.places.map(({ place, hops }: Json) => [place, hops.map((h: Json) => h.hop)]),
    ).toEqual([
      ["request", HOPS],
      ["consumer", HOPS_OF_A_CONSUMER],
    ]);
    for (const { ok, ms, problem } of body.places.flatMap(({ hops }: Json) => hops)) {
      expect([ok, ms >= 0, problem]).toEqual([true, true, null]);
    }
  });

  it("makes one call to the tax authority from each place, and leaves no file", async () => {
    await post("/admin/doctor", demo.admin_token, "");
    const { status, validate } = await upstreamStats();
    expect([status, validate.calls]).toEqual([{ calls: 2, rows: 2 }, 0]);
    expect((await env.FILES.list({ prefix: "doctor/" })).objects).toEqual([]);
  });

  it("says where Cloudflare ran the request", async () => {
    const { body } = await post("/admin/doctor", demo.admin_token, "", {
      "cf-placement": "remote-ICN",
    });
    expect(body.placement).toBe("remote-ICN");
  });

  it("says which copy of the database answered", async () => {
    const meta = { served_by_region: "APAC", served_by_primary: false };
    const all = async () => ({ results: [{ plans: 7 }], meta });
    const { places } = await examine({ DB: { withSession: () => ({ prepare: () => ({ all }) }) } });
    const details = places[0].hops.map(({ hop, detail }: Finding) => [hop, detail]);
    expect(Object.fromEntries(details).replica).toBe("APAC, replica");
  });
});

describe("the doctor on watched numbers", () => {
  const add = (id: number, hoursLate: number) =>
    env.DB.prepare(
      "INSERT INTO watch_blocks (id, account, due_at, answered_at) VALUES (?, 'x', ?, 0)",
    )
      .bind(id, Date.now() - hoursLate * 3_600_000)
      .run();
  const rounds = async () => {
    const { body } = await post("/admin/doctor", demo.admin_token, "");
    return body.places[0].hops.find(({ hop }: Finding) => hop === "rounds");
  };

  it("says how late the oldest round is, and finds a problem after six hours", async () => {
    await env.DB.exec("DELETE FROM watch_blocks");
    expect(await rounds()).toMatchObject({ ok: true, detail: "no number is watched" });
    await add(1, -1);
    expect(await rounds()).toMatchObject({ ok: true, detail: "none is late" });
    await add(2, 5);
    expect(await rounds()).toMatchObject({ ok: true, detail: "the oldest is 300 min late" });
    await add(3, 7);
    await add(4, 8);
    await env.DB.prepare("UPDATE watch_blocks SET taken_until = ? WHERE id = 4")
      .bind(Date.now() + 60_000)
      .run();
    expect(await rounds()).toMatchObject({
      ok: false,
      detail: "the oldest is 480 min late; 1 under way",
      problem: expect.stringMatching(
        /^2 blocks .* six hours late\. See docs\/runbook\.md#rounds_late/,
      ),
    });
    await env.DB.exec("DELETE FROM watch_blocks");
  });
});

describe("the doctor's advice", () => {
  it.each([
    ["geoblock", /refuses calls from this place \(HTTP 403\)/],
    ["http500", /fails \(HTTP 500\)/],
    ["key", /refuses our key.*NTS_SERVICE_KEY/],
    ["html", /not an answer of the tax authority/],
    ["reset", /no connection/],
    ["quota", /accepts no more calls now \(HTTP 429\).*allowance/],
  ])("explains a fault of the tax authority in a plain sentence: %s", async (mode, sentence) => {
    await breakUpstreams({ fail: { mode } });
    const { body } = await post("/admin/doctor", demo.admin_token, "");
    expect(body.healthy).toBe(false);
    for (const place of ["request", "consumer"]) {
      expect(problemsOf(body, place)).toEqual({ registry: expect.stringMatching(sentence) });
    }
  });

  it("names the setting if the tax authority is not at the configured address", async () => {
    const body = await examine({ NTS_BASE_URL: `${env.UPSTREAM_URL}/nothing` });
    expect(problemsOf(body, "request").registry).toMatch(
      /not at its address \(HTTP 404\).*NTS_BASE_URL/,
    );
    expect(problemsOf(body, "request").registry).not.toContain("probe");
  });

  it("says how to run requests and consumers elsewhere if the tax authority refuses their place", async () => {
    await breakUpstreams({ fail: { mode: "geoblock" } });
    const { body } = await post("/admin/doctor", demo.admin_token, "");
    expect(problemsOf(body, "request").registry).toMatch(/placement in wrangler.toml.*relay/);
    expect(problemsOf(body, "consumer").registry).toMatch(/bind PLACED/);
  });

  it("says that the tax authority is probably down for everyone if no place gets an answer", async () => {
    await breakUpstreams({ fail: { mode: "reset" } });
    const { body } = await post("/admin/doctor", demo.admin_token, "");
    for (const place of ["request", "consumer"]) {
      const { registry } = problemsOf(body, place);
      expect(registry).toMatch(/down for everyone\. Wait.*runbook/);
      expect(registry).not.toMatch(/relay|probe|PLACED/);
    }
    expect(JSON.stringify(body)).not.toContain('"fault"');
  });

  const seenFrom = async (faults: Partial<Record<Place, Fault>>) => {
    const finding = (fault?: Fault): Finding => ({
      ...{ hop: "registry", ok: !fault, ms: 1, detail: null, problem: fault ? "It fails." : null },
      ...(fault && { fault }),
    });
    const FILES = bucketOf((name) => {
      const place = PLACES.find((place) => name.endsWith(`/${place}.json`));
      return place && place in faults ? [finding(faults[place])] : null;
    });
    const services = servicesOf({ IMPORT_QUEUE: { send: async () => {} }, FILES });
    let now = 0;
    services.clock = () => now;
    services.sleep = async (ms) => {
      now += ms;
    };
    const reports = await consult(services, ["consumer", "placed"]);
    return Object.fromEntries(
      reports.map(({ place, findings }) => [
        place,
        findings.find(({ hop }) => hop === "registry")?.problem,
      ]),
    );
  };

  it("says that a place is blocked if another place gets answers", async () => {
    const { request, placed, consumer } = await seenFrom({
      consumer: "timeout",
      placed: "network",
    });
    expect(request).toBeNull();
    expect(consumer).toMatch(/^It fails\. Another place gets answers.*blocked.*bind PLACED/);
    expect(placed).toMatch(/^It fails\. Another place gets answers.*blocked.*probe/);
  });

  it("does not say that the tax authority is down for everyone if it refuses only one place", async () => {
    await breakUpstreams({ fail: { mode: "geoblock" } });
    const { request, consumer } = await seenFrom({ consumer: "timeout" });
    expect(request).toMatch(/relay/);
    expect(consumer).toMatch(/^It fails\. If calls from the place "request" are.*bind PLACED/);
  });

  it("contains the report of one place even if another place is silent, and names the silent place", async () => {
    const services = servicesOf({
      IMPORT_QUEUE: { send: async () => {} },
      FILES: bucketOf((name) => (name.endsWith("/placed.json") ? [] : null)),
    });
    let now = 0;
    services.clock = () => now;
    services.sleep = async (ms) => {
      now += ms;
    };
    const reports = await consult(services, ["consumer", "placed"]);
    expect(reports.map(({ place }) => place)).toEqual(["request", "placed"]);
    expect(reports[0]?.findings.at(-1)?.problem).toMatch(/^No report from consumer within 20 s/);
  });

  it.each<[string[], object]>([
    [["database", "replica"], { DB: { withSession: down } }],
    [["keys"], { API_KEYS: { get: down } }],
    [["meter"], { USAGE_METER: { getByName: down } }],
    [["queue"], { IMPORT_QUEUE: { send: down } }],
  ])("names the faulty hops, and still checks the others: %s", async (hops, bindings) => {
    const body = await examine(bindings);
    const problems = problemsOf(body, "request");
    expect(Object.keys(problems)).toEqual(hops);
    for (const problem of Object.values(problems)) expect(problem).toMatch(/down\. [A-Z]/);
    expect(body.places[0].hops).toHaveLength(HOPS.length);
  });

  it("names both R2 and the queue if R2 fails, because the consumer stores its report in R2", async () => {
    let now = Date.now();
    const services = servicesOf(
      {
        FILES: { put: fails, get: fails, delete: fails },
        IMPORT_QUEUE: { send: async () => {} },
      },
      () => now,
    );
    services.sleep = async (ms) => {
      now += ms;
    };
    const [report] = await consult(services, ["consumer"]);
    const problems = report?.findings.filter(({ ok }) => !ok).map(({ hop }) => hop);
    expect(problems).toEqual(["files", "queue"]);
  });

  it.each<[string, object, RegExp]>([
    [
      "the queue",
      { IMPORT_QUEUE: { send: () => new Promise(() => {}) } },
      /cannot be sent: It did not answer within 6 s/,
    ],
    [
      "R2",
      {
        IMPORT_QUEUE: { send: async () => {} },
        FILES: {
          put: fails,
          get: () => new Promise(() => {}),
          delete: () => new Promise(() => {}),
        },
      },
      /No report from consumer within 20 s/,
    ],
  ])(
    "comes even if %s never answers, and reports a problem of the queue",
    async (_, bindings, problem) => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      try {
        let now = 0;
        const services = servicesOf(bindings, () => now);
        services.sleep = async () => {};
        const consulting = consult(services, ["consumer"]);
        let reports: Awaited<typeof consulting> | undefined;
        consulting.then((done) => {
          reports = done;
        });
        for (; reports === undefined && now < 60_000; now += 1_000)
          await vi.advanceTimersByTimeAsync(1_000);
        expect(reports?.[0]?.findings.at(-1)).toMatchObject({
          hop: "queue",
          problem: expect.stringMatching(problem),
        });
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it("reports an empty table of plans as missing migrations", async () => {
    const all = async () => ({ results: [{ plans: 0 }], meta: {} });
    const body = await examine({ DB: { withSession: () => ({ prepare: () => ({ all }) }) } });
    expect(problemsOf(body, "request").database).toMatch(/no plans.*migrations apply/);
  });

  it("says that no consumer reported within 20 seconds, and discards a later report", async () => {
    let now = Date.now();
    const sent: Json[] = [];
    const services = servicesOf(
      { IMPORT_QUEUE: { send: async (body: Json) => sent.push(body) } },
      () => now,
    );
    services.sleep = async (ms) => {
      now += ms;
    };
    const reports = await consult(services, ["consumer"]);
    expect(reports.map(({ place }) => place)).toEqual(["request"]);
    expect(reports[0]?.findings.at(-1)).toMatchObject({
      hop: "queue",
      ok: false,
      problem: expect.stringMatching(/No report from consumer within 20 s.*resume-delivery/),
    });
    now += 1;
    await reportTo(services, sent[0], "consumer");
    expect((await env.FILES.list({ prefix: "doctor/" })).objects).toEqual([]);
  });
});

describe("the binding PLACED", () => {
  /** A Worker whose PLACED leads to itself, so consumers send messages to its fetch handler. */
  function placedEnv(more: (request: Request) => Response | null = () => null) {
    const requests: Request[] = [];
    const placed: Env & PlacedBinding = { ...env };
    placed.PLACED = {
      fetch: async (url: string, init: RequestInit) => {
        const request = new Request(url, init);
        requests.push(request.clone() as Request);
        return more(request) ?? service.fetch(request as never, placed, createExecutionContext());
      },
    } as unknown as Fetcher;
    return { placed, requests };
  }
  const deliver = async (bindings: Env, queue: string, body: object) => {
    const context = createExecutionContext();
    const batch = createMessageBatch(queue, [
      { id: "message-1", timestamp: new Date(), attempts: 1, body },
    ]);
    await service.queue(batch, bindings, context);
    return getQueueResult(batch, context);
  };

  it("lets the fetch handler do the work of a message, and then the message is acknowledged", async () => {
    const { placed, requests } = placedEnv();
    const result = await deliver(placed, "business-verification-batch", {});
    expect([requests.length, result.explicitAcks]).toEqual([1, ["message-1"]]);
  });

  it("makes a consumer retry a message if the fetch handler says so, or answers 503", async () => {
    const { placed } = placedEnv();
    await breakUpstreams({ fail: { mode: "http500", path: "opendart" } });
    // The queue's own consumer must not take the message first.
    park(env.IMPORT_QUEUE);
    await post("/admin/sync-runs/companies", demo.admin_token, "");
    const run = await env.DB.prepare("SELECT id FROM sync_runs WHERE kind = 'companies'").first();
    const again = await deliver(placed, "business-verification-import", { runId: run?.id });
    expect(again.retryMessages).toEqual([{ msgId: "message-1" }]);

    const dead = placedEnv(() => new Response(null, { status: 503 })).placed;
    const result = await deliver(dead, "business-verification-batch", {});
    expect(result.retryMessages).toEqual([{ msgId: "message-1" }]);
  });

  it("makes the doctor check from the consumer, and also from the place where the consumer's work is done", async () => {
    const { placed } = placedEnv();
    const sent: Json[] = [];
    const consumers = servicesOf({
      ...placed,
      IMPORT_QUEUE: {
        send: async (body: Json) => {
          sent.push(body);
          await deliver(placed, "business-verification-import", body);
        },
      },
    });
    const reports = await consult(consumers, ["consumer", "placed"]);
    expect(reports.map(({ place }) => place)).toEqual(["request", "consumer", "placed"]);
    expect(reports.flatMap(({ findings }) => findings).every(({ ok }) => ok)).toBe(true);
  });

  it.each(["", "0".repeat(64), "x".repeat(63)])(
    "does not let a caller pose as a consumer (%s)",
    async (proof) => {
      const { placed } = placedEnv();
      const errors = vi.spyOn(console, "error").mockImplementation(() => {});
      const answer = await service.fetch(
        new Request("http://127.0.0.1/", {
          method: "POST",
          headers: { "X-Placed-Work": proof },
          body: JSON.stringify({ queue: "business-verification-batch", id: "1", attempts: 1 }),
        }) as never,
        placed,
        createExecutionContext(),
      );
      expect([answer.status, errors.mock.calls]).toEqual([404, []]);
      errors.mockRestore();
    },
  );

  it("is required: without it, even a request with the right proof gets 404", async () => {
    const { placed, requests } = placedEnv();
    await deliver(placed, "business-verification-batch", {});
    const [work] = requests as [Request];
    const asCaller = new Request("http://127.0.0.1/", work);
    const answer = await service.fetch(asCaller as never, env, createExecutionContext());
    expect(answer.status).toBe(404);
  });
});
