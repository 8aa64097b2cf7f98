/**
 * Batches of only numbers (docs/api.md#batches-of-numbers-alone). They use the same engine as other
 * batches, so each promise of the engine has only one test here.
 */
import { beforeEach, describe, expect, it } from "vitest";
import type { Services } from "../../src/services.ts";
import { loadNumbers } from "../load-numbers.ts";
import {
  DISTINCT,
  deliver,
  drain,
  HOUR_MS,
  killedAt,
  LONG,
  NUMBERS,
  pass,
  passLeases,
  resetEngine,
  submitted,
  worker,
} from "./batch-engine.ts";
import {
  download,
  ended,
  expectKept,
  loadBody,
  resultsOf,
  statusOf,
  submit,
  UNTHROTTLED,
  upload,
} from "./batches.ts";
import {
  bearer,
  business,
  demo,
  issueKey,
  type Json,
  post,
  request,
  UNREGISTERED,
  upstreamStats,
  used,
} from "./service.ts";

beforeEach(resetEngine);

const STATUS = { check: "status" };
const CLOSED = business("1248178104");
const issue = async (limits = {}) =>
  (await issueKey({ a: "enterprise" }, { ...UNTHROTTLED, ...limits })).apiKey;

describe("a batch of only numbers", () => {
  it("as JSON gets the answers of single calls, even for hyphenated numbers", async () => {
    const key = await issue();
    const numbers = demo.businesses.map(({ b_no }) => b_no);
    const body = { ...STATUS, business_numbers: ["124-81-78104", ...numbers, UNREGISTERED] };
    for (const language of ["ko", "en", "both", "code"]) {
      const answer = await submit(key, { ...body, language }, { Prefer: "wait=20" });
      const one = await post("/v1/status", key, {
        business_numbers: body.business_numbers,
        lang: language,
      });
      const timeless = ({ checkedAt, ...rest }: Json) => rest;
      expect(answer.body.results.map(timeless)).toEqual(one.body.results.map(timeless));
      const { active, suspended, closed } = answer.body.outcomes;
      expect(answer.body).toMatchObject({ check: "status", valid: 25, invalid: 1, errors: 0 });
      expect(active + suspended + closed).toBe(25);
      expect(answer.body.outcomes.not_registered).toBe(1);
    }
    const rows = await submit(key, {
      ...STATUS,
      businesses: [{ business_number: CLOSED.b_no }, { business_number: "124-81-78104" }],
    });
    expect(await ended(key, rows.body.job_id)).toMatchObject({ total: 2, valid: 2 });
    // Four jobs and four single calls have 25 distinct numbers each. The last job has one number.
    expect(await used(key)).toBe(8 * 25 + 1);
  });

  it("as CSV needs only the column of numbers, and its results file has the columns of a status check", async () => {
    const key = await issue();
    const csv = `Name,BUSINESS_NUMBER\n한빛,124-81-78104\n없는 곳,${UNREGISTERED}\n?,12345\n`;
    const { status, body } = await upload(key, csv, {}, "both", "status");
    expect([status, body.total, body.errors]).toEqual([200, 3, 1]);
    const done = await ended(key, body.job_id);
    expect(done.outcomes).toMatchObject({ closed: 1, not_registered: 1, errors: 1 });
    expect(await used(key)).toBe(2);
    const [closed, unregistered, malformed] = await resultsOf(key, body.job_id);
    expect(closed).toMatchObject({
      business_number: "124-81-78104",
      is_registered: "true",
      status: "폐업자",
      status_en: "Closed",
      status_code: "03",
      closed_on: "2023-12-31",
      error_code: "",
    });
    expect(unregistered).toMatchObject({ is_registered: "false", status: "", closed_on: "" });
    expect(malformed).toMatchObject({
      business_number: "12345",
      is_registered: "",
      error_code: "invalid_business_number",
    });
    expect(malformed?.error_message).toContain("line 4, BUSINESS_NUMBER");
    const lines = await download(key, body.job_id, { Accept: "application/x-ndjson" });
    const [first] = (await lines.text()).split("\n");
    expect(JSON.parse(first ?? "")).toMatchObject({
      row: 1,
      input: { business_number: "124-81-78104", owner_name: "" },
      answer: { businessNumber: CLOSED.b_no, closedOn: "2023-12-31" },
    });
  });

  it("shows in JSON, NDJSON and CSV a closure by unit taxation, and the first day of tax invoices", async () => {
    const { body: issued } = await post("/admin/keys", demo.admin_token, {
      ...{ account: `test-${crypto.randomUUID()}`, mode: "test" },
      ...{ plans: { a: "enterprise" }, limits: UNTHROTTLED },
    });
    const key: string = issued.api_key;
    // In this order: closed by unit taxation, closed in another way, with a first day of tax
    // invoices, and unknown.
    const business_numbers = ["1000000047", "1000000033", "1000000178", "1000000218"];
    const told = [
      [true, null],
      [false, null],
      [false, "2025-07-01"],
      [null, null],
    ];
    for (const language of ["ko", "en", "both", "code"]) {
      const wanted = { ...STATUS, business_numbers, language };
      const { body } = await submit(key, wanted, { Prefer: "wait=20" });
      const inJson = (one: Json) => [one.closedByUnitTaxation, one.taxInvoicesSince];
      expect(body.results.map(inJson)).toEqual(told);
      const lines = await download(key, body.job_id, { Accept: "application/x-ndjson" });
      const answers = (await lines.text()).trimEnd().split("\n");
      expect(answers.map((line) => inJson(JSON.parse(line).answer))).toEqual(told);
      const cells = (await resultsOf(key, body.job_id)).map((row) => [
        row.closed_by_unit_taxation,
        row.tax_invoices_since,
      ]);
      expect(cells).toEqual(told.map((row) => row.map((value) => String(value ?? ""))));
    }
  });

  it("asks once for each number, even if its rows differ, with 100 numbers per call", async () => {
    const key = await issue();
    const before = await upstreamStats();
    const numbers = loadNumbers(10_000);
    const { body } = await submit(key, { ...STATUS, business_numbers: numbers });
    expect(await expectKept(key, body.job_id, numbers)).toMatchObject({ valid: 10_000 });
    const after = await upstreamStats();
    expect(after.status.calls - before.status.calls).toBe(100);
    expect(after.validate.calls).toBe(before.validate.calls);
    const rows = numbers
      .slice(0, 3)
      .flatMap((number, i) => [
        `${number},2020010${i + 1},가\n`,
        `${number.replace(/^(...)(..)/, "$1-$2-")},,나\n`,
      ]);
    const csv = `business_number,start_date,owner_name\n${rows.join("")}`;
    const twice = await upload(key, csv, {}, "code", "status");
    expect(await ended(key, twice.body.job_id)).toMatchObject({ total: 6, valid: 6 });
    expect(await used(key)).toBe(10_003);
  }, 60_000);

  it.each<[string, object, string, string]>([
    [
      "has a malformed number",
      { ...STATUS, business_numbers: [CLOSED.b_no, "12345"] },
      "invalid_business_number",
      "business_numbers.1: must be a string of 10 digits, with or without hyphens",
    ],
    [
      "has a malformed business",
      { ...STATUS, businesses: [{ business_number: CLOSED.b_no }, {}] },
      "invalid_business_number",
      "businesses.1.business_number: ",
    ],
    [
      "has both lists, one of them empty",
      { ...STATUS, business_numbers: [CLOSED.b_no], businesses: [] },
      "batch_empty",
      "",
    ],
    [
      "has both lists, neither of them empty",
      {
        ...STATUS,
        business_numbers: [CLOSED.b_no],
        businesses: [{ business_number: CLOSED.b_no }],
      },
      "invalid_request",
      "businesses: cannot be given together with business_numbers",
    ],
    ["has no list", STATUS, "invalid_business_number", "business_numbers: is required"],
    ["is empty", { ...STATUS, business_numbers: [] }, "batch_empty", ""],
    [
      "names an unknown check",
      { check: "describe", business_numbers: [CLOSED.b_no] },
      "invalid_request",
      "check: must be verify or status",
    ],
    [
      'has no "check"; the message says what to send',
      { business_numbers: [CLOSED.b_no] },
      "invalid_start_date",
      'start_date: is required with business_numbers; to check the numbers only, send "check": "status"',
    ],
  ])("gets 400 if it %s", async (_, body, code, message) => {
    const key = await issue();
    const answer = await submit(key, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, code]);
    expect(answer.body.error.message).toContain(message);
  });

  it("as CSV is refused if ?check=status is missing, and the message names this parameter", async () => {
    const key = await issue();
    const csv = `business_number\n${CLOSED.b_no}\n`;
    const { status, body } = await upload(key, csv);
    expect([status, body.error.code]).toEqual([400, "missing_column"]);
    expect(body.error.message).toContain("?check=status");
    const without = await upload(key, `start_date\n20200101\n`, {}, "ko", "status");
    expect([without.status, without.body.error.code]).toEqual([400, "missing_column"]);
    expect(without.body.error.message).not.toContain("start_date, owner_name");
    const odd = await upload(key, csv, {}, "ko", "statuses");
    expect([odd.status, odd.body.error.message]).toEqual([
      400,
      "check: must be verify or status (did you mean 'status'?)",
    ]);
  });

  it("cannot share its Idempotency-Key with a verification of the same numbers", async () => {
    const key = await issue();
    const headers = { "Idempotency-Key": "monthly" };
    const csv = `business_number,start_date,owner_name\n${CLOSED.b_no},20200101,가\n`;
    const first = await upload(key, csv, headers, "ko", "status");
    expect((await upload(key, csv, headers, "ko", "status")).body.job_id).toBe(first.body.job_id);
    expect((await upload(key, csv, headers)).body.error.code).toBe("idempotency_key_reused");
    const batch = { business_numbers: [CLOSED.b_no], ...STATUS };
    const json = { "Idempotency-Key": "json" };
    const one = await submit(key, batch, json);
    expect((await submit(key, batch, json)).body.job_id).toBe(one.body.job_id);
    const verified = await submit(key, { ...loadBody([CLOSED.b_no]) }, json);
    expect(verified.body.error.code).toBe("idempotency_key_reused");
    expect(await ended(key, one.body.job_id)).toMatchObject({ check: "status" });
  });

  it("gets all of its units or none, even if several requests compete for them", async () => {
    const key = await issue({ monthly_quota: 100 });
    const numbers = loadNumbers(40);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => submit(key, { ...STATUS, business_numbers: numbers })),
    );
    const granted = answers.filter(({ status }) => status === 200);
    expect(granted).toHaveLength(2);
    for (const { body } of granted) await ended(key, body.job_id);
    expect(await used(key)).toBe(80);
    const list = { ...STATUS, business_numbers: numbers.slice(0, 20) };
    const [one, two] = await Promise.all([
      submit(key, list),
      post("/v1/status", key, { business_numbers: numbers.slice(0, 20) }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 429]);
  });
});

const UNAVAILABLE = { kind: "unavailable", fault: "timeout" } as const;

function without(isDown: (numbers: string[]) => boolean): () => Services {
  return () => {
    const { registry } = worker();
    return worker(
      {},
      {
        ...registry,
        validate: async () => {
          throw new Error("nothing is validated");
        },
        status: async (numbers) => (isDown(numbers) ? UNAVAILABLE : registry.status(numbers)),
      },
    );
  };
}

describe("a batch of only numbers under faults", () => {
  it("causes one call per chunk and one charge per number, however often its messages are delivered", async () => {
    const { key, jobId } = await submitted(NUMBERS, STATUS);
    const before = (await upstreamStats()).status.calls;
    await Promise.all(Array.from({ length: 6 }, () => deliver()));
    await Promise.all(Array.from({ length: 3 }, () => deliver()));
    const job = await expectKept(key, jobId, NUMBERS);
    expect(job).toMatchObject({ valid: 212, invalid: 1, outcomes: { active: 212 } });
    expect((await upstreamStats()).status.calls).toBe(before + 3);
    expect(await used(key)).toBe(DISTINCT);
  });

  it("loses no row if a worker is killed at one of its calls", LONG, async () => {
    for (let call = 1; ; call += 3) {
      const { key, jobId } = await submitted(NUMBERS, STATUS);
      for (let chunk = 0; chunk < 2; chunk++) await deliver();
      const { bindings: dying, wasKilled } = killedAt(call);
      await deliver(worker(dying)).catch(() => {});
      await passLeases();
      await drain();
      const { outcomes } = await expectKept(key, jobId, NUMBERS);
      expect(outcomes).toMatchObject({ active: 212, not_registered: 1, errors: 0 });
      if (!wasKilled()) return expect(call).toBeGreaterThan(12);
    }
  });

  it("waits while the tax authority is down, shows that in its status, and ends after the outage", async () => {
    let isDown = true;
    const services = without(() => isDown);
    const { key, jobId } = await submitted(NUMBERS, STATUS);
    await drain(services);
    const { body } = await statusOf(key, jobId);
    expect(body).toMatchObject({ processed: 0, waiting_for: "registry" });
    expect(Date.parse(body.next_attempt_at)).toBeGreaterThan(Date.parse(body.waiting_since));
    const list = await request("/v1/batch?status=processing", { headers: bearer(key) });
    expect(list.body.jobs).toEqual([body]);
    isDown = false;
    pass(HOUR_MS);
    await passLeases(services());
    await drain(services);
    expect(await expectKept(key, jobId, NUMBERS)).toMatchObject({ errors: 0 });
  });

  it(
    "has one error if the registry never answers about one number, and answers for all others",
    LONG,
    async () => {
      const poison = NUMBERS[37] ?? "";
      const services = without((numbers) => numbers.includes(poison));
      const { key, jobId } = await submitted(NUMBERS, STATUS);
      for (let round = 0; round < 40; round++) {
        await drain(services);
        pass(60_000);
      }
      const job = await expectKept(key, jobId, NUMBERS);
      expect(job).toMatchObject({ valid: 211, invalid: 1, errors: 1 });
      expect(job.outcomes).toMatchObject({ active: 211, not_registered: 1, errors: 1 });
    },
  );

  it("keeps its answers when it is cancelled, and is charged only for them", async () => {
    const { key, jobId } = await submitted(NUMBERS, STATUS);
    await deliver();
    const { body } = await request(`/v1/batch/cancel/${jobId}`, {
      method: "POST",
      headers: bearer(key),
    });
    expect(body).toMatchObject({ status: "cancelled", check: "status", valid: 102 });
    expect(body.outcomes).toMatchObject({ active: 102, errors: body.errors });
    expect(body.processed).toBe(NUMBERS.length);
    expect(await used(key)).toBe(100);
    const rows = await resultsOf(key, jobId);
    expect(rows.filter(({ error_code }) => error_code === "cancelled")).toHaveLength(body.errors);
  });

  it("is charged for its answers when it is deleted", async () => {
    const { key, jobId } = await submitted(NUMBERS, STATUS);
    await deliver();
    await request(`/v1/batch/${jobId}`, { method: "DELETE", headers: bearer(key) });
    await drain();
    expect(await used(key)).toBe(100);
    expect((await statusOf(key, jobId)).status).toBe(404);
  });
});
