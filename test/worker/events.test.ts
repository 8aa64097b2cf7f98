/** The feed of events, and the events of batches (docs/api.md#events). */
import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { erasureHash } from "../../src/access/erased.ts";
import { idAt, settledId } from "../../src/events/event.ts";
import { insertEvent } from "../../src/events/write.ts";
import { binder } from "../../src/lib/d1.ts";
import { DAY_MS } from "../../src/lib/days.ts";
import {
  deliver,
  drain,
  killedAt,
  pass,
  resetEngine,
  submitted,
  tick,
  worker,
} from "./batch-engine.ts";
import { bearer, get, issueKey, type Json, post, request } from "./service.ts";

beforeEach(resetEngine);

const events = async (key: string, query = "") => {
  const { status, body } = await get(`/v1/events${query}`, key);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** Writes events as a worker does. @param now the time at which the worker prepared the events */
async function write(
  account: string,
  count: number,
  now = Date.now(),
  name = "test",
): Promise<void> {
  const erasure = await erasureHash(account);
  const bound = binder(env.DB);
  await env.DB.batch(
    Array.from({ length: count }, (_, at) => {
      const data = { reason: "quota_exceeded", count: at };
      const event = { type: "watch.paused", dedupe: `${name}:${at}`, data } as const;
      return bound(insertEvent(account, erasure, event, sql`true`, now));
    }),
  );
}

describe("the event at the end of a job", () => {
  it("has counts and times, but not the name of the job", async () => {
    const { key, jobId } = await submitted();
    await drain();
    const { body: job } = await get(`/v1/batch/status/${jobId}`, key);
    const { events: found } = await events(key);
    expect(found).toEqual([
      {
        id: expect.stringMatching(/^evt_\d{16}$/),
        type: "batch.completed",
        timestamp: job.completed_at,
        mode: "live",
        data: {
          job_id: jobId,
          check: "verify",
          status: "completed",
          ...{ total: job.total, valid: job.valid, invalid: job.invalid, errors: job.errors },
          outcomes: job.outcomes,
          ...{ created_at: job.created_at, completed_at: job.completed_at },
          expires_at: job.expires_at,
        },
      },
    ]);
  });

  it("is stored together with the end: a worker that dies at any call leaves both or neither", async () => {
    for (let call = 1; ; call++) {
      const { key, jobId } = await submitted(["9990000016"]);
      const { bindings, wasKilled } = killedAt(call);
      await deliver(worker(bindings)).catch(() => {});
      const ended = async () =>
        (await get(`/v1/batch/status/${jobId}`, key)).body.completed_at !== null;
      expect((await events(key)).events.length).toBe((await ended()) ? 1 : 0);
      pass(120_000);
      await drain();
      await tick();
      expect(await ended()).toBe(true);
      expect((await events(key)).events).toHaveLength(1);
      if (!wasKilled()) break;
    }
  }, 120_000);

  it("is batch.cancelled for a cancelled job, and does not exist for a deleted job", async () => {
    const one = await submitted();
    await post(`/v1/batch/cancel/${one.jobId}`, one.key, {});
    const [event] = (await events(one.key)).events;
    expect(event).toMatchObject({
      type: "batch.cancelled",
      data: { status: "cancelled", errors: 213 },
    });
    const other = await submitted();
    await request(`/v1/batch/${other.jobId}`, { method: "DELETE", headers: bearer(other.key) });
    await drain();
    expect((await events(other.key)).events).toEqual([]);
  });

  it("is batch.failed if the input is lost", async () => {
    const { key, jobId } = await submitted(["9990000016"]);
    await env.FILES.delete(`batch/${jobId}/businesses.txt`);
    await drain();
    const [event] = (await events(key)).events;
    expect(event).toMatchObject({ type: "batch.failed", data: { total: 1, errors: 1 } });
  });
});

describe("the feed", () => {
  it("shows each event once to a caller who reads page by page and sends `next` as `after`", async () => {
    const { apiKey: key, account } = await issueKey({ a: "free" }, { rate_per_second: 100 });
    await write(account, 7);
    const seen: string[] = [];
    let after = "";
    for (;;) {
      const page = await events(key, `?limit=3${after && `&after=${after}`}`);
      seen.push(...page.events.map(({ id }: Json) => id));
      after = page.next;
      if (page.events.length < 3) break;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    await write(account, 1, Date.now(), "later");
    const last = await events(key, `?after=${after}`);
    expect(last.events.map(({ data }: Json) => data.count)).toEqual([0]);
    expect(last.events[0].id > (seen.at(-1) as string)).toBe(true);
  });

  it("gives ids in the order in which D1 stores events, even if the clock of a worker is slow", async () => {
    const { apiKey: key, account } = await issueKey({ a: "free" }, { rate_per_second: 100 });
    await write(account, 1, Date.now(), "one");
    const { next } = await events(key, "?limit=1");
    await write(account, 1, Date.now() - 3_600_000, "two");
    const { events: found } = await events(key, `?after=${next}`);
    expect(found).toHaveLength(1);
    expect(Number(found[0].id.slice(4))).toBe(Number(next.slice(4)) + 1);
  });

  it("has `next` even without events: an id that stands for the time ten minutes ago, or the id in `after` if that is later", async () => {
    const { apiKey: key } = await issueKey({ a: "free" }, { rate_per_second: 100 });
    const before = settledId(Date.now());
    const { events: none, next } = await events(key);
    expect(none).toEqual([]);
    expect(Number(next.slice(4))).toBeGreaterThanOrEqual(before);
    expect(Number(next.slice(4))).toBeLessThanOrEqual(settledId(Date.now()));
    const ahead = `evt_${idAt(Date.now())}`;
    expect((await events(key, `?after=${ahead}`)).next).toBe(ahead);
  });

  it("refuses an id that stands for a time in the future, because such an id would hide all events until that time", async () => {
    const { apiKey: key, account } = await issueKey({ a: "free" }, { rate_per_second: 100 });
    const later = Date.now() + DAY_MS;
    const { status, body } = await get(`/v1/events?after=evt_${idAt(later)}`, key);
    expect([status, body.error.code]).toEqual([400, "invalid_request"]);
    expect(body.error.message).toContain("after: ");
    await write(account, 1, later, "fast clock");
    const [event] = (await events(key)).events;
    expect((await events(key, `?after=${event.id}`)).next).toBe(event.id);
  });

  it("filters by types, and refuses unknown types and an id from more than 30 days ago", async () => {
    const { apiKey: key, account } = await issueKey({ a: "free" }, { rate_per_second: 100 });
    await write(account, 2);
    expect((await events(key, "?types=watch.changed")).events).toEqual([]);
    expect((await events(key, "?types=watch.changed,watch.paused")).events).toHaveLength(2);
    expect((await get("/v1/events?types=watch.gone", key)).body.error.code).toBe("invalid_request");
    expect((await get("/v1/events?limit=1001", key)).body.error.code).toBe("invalid_request");
    expect((await get("/v1/events?after=17", key)).body.error.code).toBe("invalid_request");
    const old = await get(`/v1/events?after=evt_${idAt(Date.now() - 31 * DAY_MS)}`, key);
    expect([old.status, old.body.error.code]).toEqual([400, "cursor_expired"]);
    const kept = await get(`/v1/events?after=evt_${idAt(Date.now() - 29 * DAY_MS)}`, key);
    expect(kept.body.events).toHaveLength(2);
  });

  it("gets an event once even if it is written again, and never an event of an erased account", async () => {
    const { apiKey: key, account } = await issueKey({ a: "free" }, { rate_per_second: 100 });
    await write(account, 3);
    await write(account, 3);
    expect((await events(key)).events).toHaveLength(3);
    const erased = `test-${crypto.randomUUID()}`;
    await env.DB.prepare("INSERT INTO erased_accounts (hash) VALUES (?)")
      .bind(await erasureHash(erased))
      .run();
    await write(erased, 1);
    await write(`${erased}~test`, 1);
    const { results } = await env.DB.prepare("SELECT id FROM events WHERE account GLOB ?")
      .bind(`${erased}*`)
      .all();
    expect(results).toEqual([]);
  });

  it("keeps events for 30 days", async () => {
    const { apiKey: key, account } = await issueKey({ a: "free" }, { rate_per_second: 100 });
    await write(account, 20);
    pass(29 * DAY_MS);
    await tick();
    expect((await events(key)).events).toHaveLength(20);
    // The ids of these events may be later than the clock, because earlier tests have moved the
    // clock and ids never go back. So pass two days, not one.
    pass(2 * DAY_MS);
    await tick();
    expect((await events(key)).events).toHaveLength(0);
  });

  it("hides from a live key the events of other accounts and the test events of its own account", async () => {
    const { apiKey: key, account } = await issueKey({ a: "free" }, { rate_per_second: 100 });
    await write(`${account}~test`, 1);
    await write(`${account}2`, 1);
    expect((await events(key)).events).toEqual([]);
  });
});
