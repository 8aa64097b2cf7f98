import {
  createExecutionContext,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { consume } from "../../src/background/queue.ts";
import { runSchedule } from "../../src/background/schedule.ts";
import { OPERATIONS_OF_A_CHECK as CHECK } from "../operations.ts";
import { isolate } from "./counted-env.ts";
import { claimOf, demo, HANBIT, issueKey, meterOf, watchUpstreams } from "./service.ts";

afterEach(() => vi.restoreAllMocks());

const NAMED_CLAIM = claimOf(HANBIT, { companyName: HANBIT.b_nm, lang: "both" });

/** Counts log events, except those of queue messages, which may belong to earlier tests. */
function watchRequests(): () => number {
  const lines = vi.spyOn(console, "log");
  return () =>
    lines.mock.calls.filter(([line]) => JSON.parse(String(line)).event !== "message").length;
}

/** Leaves out the operations for looking at the plans, which only some checks cause. */
function withoutLook(counts: Record<string, number>): Record<string, number> {
  const isOfLook = /^(?:d1RowsRead\.|d1Queries\.primary|kvReads\.plans|kvWrites)/;
  return Object.fromEntries(Object.entries(counts).filter(([what]) => !isOfLook.test(what)));
}

describe("a check", () => {
  it("costs the operations in `test/operations.ts`, from which docs/deploy.md calculates the costs", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    const { send } = isolate();
    const fetches = watchUpstreams();
    const logged = watchRequests();
    const operations = {
      meter_open: { "meter.open": CHECK.meterCallsBefore },
      d1: { "d1Queries.first-unconstrained": CHECK.d1Queries, d1RowsWritten: 0 },
    };
    const check = async (kvReads: number, gateCalls = 0) => {
      const [fetchedBefore, loggedBefore] = [fetches(), logged()];
      const { status, before, after } = await send("/v1/verify", apiKey, NAMED_CLAIM);
      const counted = withoutLook(before);
      const { "d1RowsRead.first-unconstrained": d1RowsRead = 0 } = before;
      expect([status, counted]).toEqual([
        200,
        {
          ...(kvReads > 0 && { kvReads }),
          ...(gateCalls > 0 && { "gate.lease": gateCalls }),
          ...operations.meter_open,
          ...operations.d1,
        },
      ]);
      expect(d1RowsRead).toBeLessThanOrEqual(CHECK.d1RowsRead);
      expect(withoutLook(after)).toEqual({ "meter.confirm": CHECK.meterCallsAfter });
      expect(fetches() - fetchedBefore).toBe(CHECK.fetches);
      expect(logged() - loggedBefore).toBe(CHECK.logEvents);
    };
    await check(CHECK.kvReads, 1);
    await check(CHECK.kvReadsFresh);
    const now = Date.now() + 301_000;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => now);
    await check(CHECK.kvReads, 1);
    clock.mockRestore();
    const months = await runInDurableObject(meterOf(account), (_, { storage }) =>
      storage.sql.exec<{ used: number }>("SELECT used FROM months").toArray(),
    );
    expect(months).toEqual([{ used: 3 }]);
  });

  it("costs as many calls of the meter, KV and D1 in variant B as in variant A", async () => {
    const { apiKey } = await issueKey({ b: "paid" });
    const { send } = isolate();
    const describeBusiness = () =>
      send("/v1/verify/business", apiKey, { business_number: HANBIT.b_no, language: "ko" });
    await describeBusiness();
    const { status, before, after } = await describeBusiness();
    expect([status, before["meter.open"], after["meter.confirm"]]).toEqual([200, 1, 1]);
    expect([before["d1Queries.first-primary"], before.kvReads]).toEqual([1, undefined]);
  });

  it("costs one more call of the meter if a tool of /mcp makes the check, but no further look-up of the API key", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const { send } = isolate();
    const digest = vi.spyOn(crypto.subtle, "digest");
    const logged = vi.spyOn(console, "log");
    const call = { name: "verify_business", arguments: NAMED_CLAIM };
    const check = async (kvReads: number | undefined) => {
      digest.mockClear();
      logged.mockClear();
      const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: call };
      const { text, before, after } = await send("/mcp", apiKey, message);
      expect(JSON.parse(text).result.structuredContent.isValid).toBe(true);
      const { "meter.admit": admit, "meter.open": open } = before;
      expect([admit, open, before["d1Queries.first-unconstrained"]]).toEqual([1, 1, 1]);
      expect([before.kvReads, withoutLook(after)]).toEqual([kvReads, { "meter.confirm": 1 }]);
      const hashed = digest.mock.calls.map(([, data]) => new TextDecoder().decode(data));
      expect(hashed.filter((text) => text === apiKey)).toHaveLength(1);
      expect(logged).toHaveBeenCalledTimes(CHECK.logEvents);
    };
    await check(CHECK.kvReads);
    await check(undefined);
  });

  it("with wrong details asks the tax authority twice, but the meter and D1 once", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const { send } = isolate();
    await send("/v1/verify", apiKey, NAMED_CLAIM);
    const fetches = watchUpstreams();
    const { before } = await send("/v1/verify", apiKey, { ...NAMED_CLAIM, ownerName: "허위인" });
    expect(fetches()).toBe(2);
    expect([before["meter.open"], before["d1Queries.first-unconstrained"]]).toEqual([1, 1]);
  });

  it("calls the registry's gate at most once in ten checks, if the isolate is busy", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" });
    const { send } = isolate();
    let calls = 0;
    for (let check = 0; check < 60; check++) {
      const { before, after } = await send("/v1/verify", apiKey, NAMED_CLAIM);
      calls += (before["gate.lease"] ?? 0) + (after["gate.lease"] ?? 0);
    }
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(60 * CHECK.gateCalls.busy);
  });
});

describe("a meter", () => {
  it("is located near the tax authority, whoever creates it", async () => {
    const { apiKey, account, id } = await issueKey({ a: "enterprise", b: "paid" });
    const { hints, send, bindings } = isolate();
    const admin = demo.admin_token;
    await send("/v1/verify", apiKey, NAMED_CLAIM);
    await send("/v1/verify/business", apiKey, { business_number: HANBIT.b_no });
    await send("/v1/usage?variant=a", apiKey, undefined, "GET");
    const row = {
      business_number: HANBIT.b_no,
      start_date: HANBIT.start_dt,
      owner_name: HANBIT.p_nm,
    };
    await send("/v1/batch/verify", apiKey, { businesses: [row] });
    await send("/ready", apiKey, undefined, "GET");
    await send(`/admin/accounts/${account}/usage`, admin, undefined, "GET");
    await send(`/admin/keys/${id}`, admin, { limits: { rate_per_second: 7 } }, "PATCH");
    await send(`/admin/keys/${id}`, admin, undefined, "DELETE");
    await send(`/admin/accounts/${account}`, admin, undefined, "DELETE");
    const context = createExecutionContext();
    const controller = { cron: "* * * * *", scheduledTime: Date.now(), noRetry() {} };
    await runSchedule(controller as never, bindings, context);
    await waitOnExecutionContext(context);
    expect(hints.length).toBeGreaterThan(10);
    expect(new Set(hints)).toEqual(new Set(["apac-ne"]));
  });
});

describe("the database", () => {
  it("is read at the nearest replica only for names, and at the primary for the rest", async () => {
    const { apiKey } = await issueKey({ a: "enterprise", b: "paid" });
    const { bindings, sessions, send, taken } = isolate();
    const admin = demo.admin_token;
    const row = {
      business_number: HANBIT.b_no,
      start_date: HANBIT.start_dt,
      owner_name: HANBIT.p_nm,
    };

    await send("/v1/verify", apiKey, NAMED_CLAIM);
    await send("/v1/verify/business", apiKey, { business_number: HANBIT.b_no });
    expect(sessions.splice(0)).toEqual(["first-unconstrained", "first-primary"]);

    taken();
    const { text } = await send("/v1/batch/verify", apiKey, { businesses: [row] });
    const { job_id } = JSON.parse(text);
    const others: [string, string, string, unknown?][] = [
      ["GET", `/v1/batch/status/${job_id}`, apiKey],
      ["GET", `/v1/batch/download/${job_id}`, apiKey],
      ["POST", `/v1/batch/cancel/${job_id}`, apiKey],
      ["GET", "/v1/usage", apiKey],
      ["POST", "/admin/keys", admin, { account: "primary", plans: { a: "pro" } }],
      ["GET", "/admin/jobs", admin],
      ["GET", `/admin/jobs/${job_id}`, admin],
      ["GET", "/admin/sync-runs", admin],
      ["POST", "/admin/sync-runs/facts", admin],
      ["GET", "/ready", admin],
    ];
    for (const [method, path, key, body] of others) await send(path, key, body, method);
    const context = createExecutionContext();
    const controller = { cron: "* * * * *", scheduledTime: Date.now(), noRetry() {} };
    await runSchedule(controller as never, bindings, context);
    await waitOnExecutionContext(context);
    expect(sessions).toEqual([]);
  });

  it("is read at the nearest replica for the names of a batch, and written at the primary", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" });
    const { bindings, sessions, send } = isolate();
    // Drops the queue's messages. Otherwise the queue's consumer would take the chunk before the
    // call of `consume` below.
    vi.spyOn(env.BATCH_QUEUE, "sendBatch").mockResolvedValue(undefined as never);
    const { text } = await send("/v1/batch/verify", apiKey, {
      businesses: [
        { business_number: HANBIT.b_no, start_date: HANBIT.start_dt, owner_name: HANBIT.p_nm },
      ],
    });
    const { job_id } = JSON.parse(text);
    const context = createExecutionContext();
    const message = { id: "1", attempts: 1, body: {}, ack() {}, retry() {} };
    await consume(
      { queue: "business-verification-batch", messages: [message] } as never,
      bindings,
      context,
    );
    await waitOnExecutionContext(context);
    const { text: status } = await send(`/v1/batch/status/${job_id}`, apiKey, undefined, "GET");
    expect([JSON.parse(status).status, sessions]).toEqual(["completed", ["first-unconstrained"]]);
  });
});
