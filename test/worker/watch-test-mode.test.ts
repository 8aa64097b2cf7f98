/**
 * The watch list of a test key. Each `POST /v1/watches/run` does the work of a whole day
 * (docs/test-mode.md#watched-numbers).
 */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { sweepWatches } from "../../src/watch-list/sweep.ts";
import { takeHints, worker } from "./batch-engine.ts";
import { issueKey, type Json, meterOf, post } from "./service.ts";
import { eventsOf, pass, Register, resetWatches, rounds, send } from "./watch-list.ts";

beforeEach(resetWatches);

const CLOSES = "1000000917";
const SUSPENDED_FOR_A_DAY = "1000000921";
const TAX_TYPE = "1000000936";
const LEAVES = "1000000940";
const APPEARS = "1000000955";
const FLAPS = "1000000969";
const SILENT_FOR_A_DAY = "1000000974";
const ALL = [
  ...[CLOSES, SUSPENDED_FOR_A_DAY, TAX_TYPE, LEAVES, APPEARS, FLAPS, SILENT_FOR_A_DAY],
  ...["1000000014", "1000000504", "1000000523"],
];

async function testKey(limits: Record<string, number> = {}) {
  const account = `test-${crypto.randomUUID()}`;
  const { body } = await post(
    "/admin/keys",
    (await import("../../seed/demo.ts")).demo.admin_token,
    {
      ...{
        account,
        plans: { a: "free" },
        limits: { rate_per_second: 1_000, ...limits },
        mode: "test",
      },
    },
  );
  return { key: body.api_key as string, account };
}
const watch = (key: string, numbers: string[]) =>
  send("POST", "/v1/watches", key, { business_numbers: numbers });
const run = async (key: string): Promise<Json[]> => {
  const { status, body } = await send("POST", "/v1/watches/run", key);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.events;
};
const summary = (events: Json[]) =>
  events.map(({ type, data }) => [
    type === "watch.paused" ? data.reason : data.business_number,
    data.after?.status_code ?? data.count ?? null,
  ]);

describe("a day of test numbers", () => {
  it("changes each number as the table in docs/test-mode.md says, and reports the changes in the answer and in the feed", async () => {
    const { key, account } = await testKey();
    expect((await watch(key, ALL)).body).toMatchObject({ added: ALL.length });
    expect(summary(await run(key))).toEqual([["quota_exceeded", 1]]);
    const state = async (number: string) =>
      (await send("GET", `/v1/watches/${number}`, key)).body.state;
    expect(await state(CLOSES)).toMatchObject({ status_code: "01" });
    expect(await state(APPEARS)).toMatchObject({ is_registered: false });
    expect(await state("1000000504")).toBeNull();
    expect(await state("1000000523")).toBeNull();
    const days = [await run(key), await run(key), await run(key), await run(key)];
    expect(days.map((day) => summary(day).sort())).toEqual([
      [
        [CLOSES, "03"],
        [SUSPENDED_FOR_A_DAY, "02"],
        [TAX_TYPE, "01"],
        [APPEARS, "01"],
      ].sort(),
      [
        [SUSPENDED_FOR_A_DAY, "01"],
        [LEAVES, null],
        [SILENT_FOR_A_DAY, "03"],
      ].sort(),
      [],
      [],
    ]);
    expect(days[0]?.every(({ mode }) => mode === "test")).toBe(true);
    const feed = await eventsOf(key);
    expect(feed.slice(1)).toEqual(days.flat().sort((one, other) => (one.id < other.id ? -1 : 1)));
    expect(await meterOf(`${account}~test`).history()).toEqual([]);
  });

  it("counts as the first day for a number that was just added", async () => {
    const { key } = await testKey();
    await watch(key, ["1000000014"]);
    await run(key);
    await watch(key, [CLOSES]);
    expect(await run(key)).toEqual([]);
    expect(summary(await run(key))).toEqual([[CLOSES, "03"]]);
  });

  it("counts as the first day for a number that was removed and added again", async () => {
    const { key } = await testKey();
    for (const remove of [
      () => send("DELETE", `/v1/watches/${CLOSES}`, key),
      () => send("POST", "/v1/watches/remove", key, { business_numbers: [CLOSES] }),
    ]) {
      await watch(key, [CLOSES, LEAVES]);
      await run(key);
      expect(summary(await run(key))).toContainEqual([CLOSES, "03"]);
      await remove();
      expect((await watch(key, [CLOSES])).body).toMatchObject({ added: 1, watched: 2 });
      expect((await send("GET", `/v1/watches/${CLOSES}`, key)).body.state).toBeNull();
      expect((await send("GET", `/v1/watches/${LEAVES}`, key)).body.state).not.toBeNull();
    }
  });

  it("passes only on request: workers do not take the watched numbers, and no queue message wakes a worker", async () => {
    const { key } = await testKey();
    takeHints();
    await watch(key, ["1000000014"]);
    const register = new Register();
    pass(86_400_000);
    await sweepWatches(worker());
    expect([takeHints(), await rounds(register), register.calls]).toEqual([0, 0, []]);
  });

  it("takes ten tokens of the rate, and is refused to a live key", async () => {
    const { key } = await testKey({ rate_per_second: 2 });
    await watch(key, ["1000000014"]);
    expect((await send("POST", "/v1/watches/run", key)).status).toBe(200);
    const refused = await send("POST", "/v1/watches/run", key);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "5"]);
    const { apiKey: live } = await issueKey({ a: "free" });
    const { status, body } = await send("POST", "/v1/watches/run", live);
    expect([status, body.error.code]).toEqual([400, "test_key_required"]);
  });

  it("runs once if several requests come at the same time, and creates each event once", async () => {
    const { key } = await testKey();
    await watch(key, [CLOSES]);
    await run(key);
    await Promise.all(Array.from({ length: 5 }, () => run(key)));
    expect(summary(await eventsOf(key))).toEqual([[CLOSES, "03"]]);
  });
});

describe("adding test numbers", () => {
  it("accepts only test numbers, and gives the errors that some test numbers stand for", async () => {
    const { key } = await testKey();
    const codes = async (number: string) =>
      (await watch(key, [number])).body.error?.code ?? "added";
    expect(await codes("2178182399")).toBe("test_number_required");
    expect(await codes("1000000519")).toBe("rate_limit_exceeded");
    expect(await codes("1000000538")).toBe("internal_error");
    expect(await codes("1000000580")).toBe("too_many_watched");
    expect(await codes("1000000557")).toBe("test_number_required");
    expect(await codes("1000000523")).toBe("added");
    // This number stands for a used-up limit per day, which watching does not have.
    expect(await codes("1000000542")).toBe("added");
    const upload = await send("POST", "/v1/watches/upload", key, "business_number\n2178182399\n", {
      "Content-Type": "text/csv",
    });
    expect(upload.body).toMatchObject({ added: 0, errors: 1 });
    expect(upload.body.row_errors[0].code).toBe("test_number_required");
  });

  it("keeps live and test lists apart", async () => {
    const { key, account } = await testKey();
    await watch(key, ["1000000014"]);
    const { apiKey: live } = await issueKey({ a: "free" }, {}, account);
    expect((await send("GET", "/v1/watches", live)).body.watches).toEqual([]);
    expect((await send("GET", "/v1/watches/1000000014", live)).status).toBe(404);
    const { results } = await env.DB.prepare("SELECT account FROM watches").all<Json>();
    expect(results).toEqual([{ account: `${account}~test` }]);
  });
});
