/** Names, list and outcomes of an account's jobs, and results as lines (docs/api.md#list). */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { demo } from "../../seed/demo.ts";
import { createJobStore } from "../../src/batch/store/job-store.ts";
import { checkAnswer } from "../answers.ts";
import { loadNumbers } from "../load-numbers.ts";
import {
  download,
  ended,
  HEADER,
  loadBody,
  loadCsv,
  statusOf,
  submit,
  UNTHROTTLED,
  upload,
} from "./batches.ts";
import {
  type Answer,
  bearer,
  get,
  issueKey,
  type Json,
  request,
  stopClock,
  UNREGISTERED,
} from "./service.ts";

const list = (key: string, query = "") => get(`/v1/batch${query}`, key);
const idsOf = ({ body }: Answer): string[] => body.jobs.map((job: Json) => job.job_id);

async function job(key: string, headers: Record<string, string> = {}): Promise<Json> {
  const { status, body } = await submit(key, loadBody(loadNumbers(1)), headers);
  expect(status, JSON.stringify(body)).toBe(200);
  return ended(key, body.job_id);
}

let key: string;
beforeAll(async () => {
  key = (await issueKey({ a: "enterprise" }, UNTHROTTLED)).apiKey;
});

describe("the name of a job", () => {
  it.each([
    ["Korean", encodeURIComponent("고객 명단 (2026-11).xlsx"), "고객 명단 (2026-11).xlsx"],
    ["decomposed, as macOS writes it", encodeURIComponent("한빛".normalize("NFD")), "한빛"],
    ["of 100 characters", encodeURIComponent("😀".repeat(100)), "😀".repeat(100)],
    ["plain text with a plus sign", "a+b.csv", "a+b.csv"],
    ["with direction marks, which are removed", "%E2%80%AAvslx%E2%80%AE%E2%81%A6.exe", "vslx.exe"],
    ["blank", "%20%20", null],
    ["empty", "", null],
  ])("may be %s", async (_, header, name) => {
    const { body } = await submit(key, loadBody(loadNumbers(1)), { "Job-Name": header });
    expect(body.name).toBe(name);
    expect((await statusOf(key, body.job_id)).body.name).toBe(name);
  });

  it.each([
    ["not percent-encoded", "%E0%A4%A"],
    ["half a character", "%EA%B3"],
    ["too long", "x".repeat(101)],
    ["very long", "x".repeat(5_000)],
    ["a line break", "a%0Ab"],
    ["a line separator", "a%E2%80%A8b"],
    ["an escape sequence", "%1B[2J"],
    ["a NUL", "a%00"],
    ["too many marks", encodeURIComponent(`a${"\u0301".repeat(40)}`)],
  ])("is refused with a 400 that names the header: %s", async (_, header) => {
    const before = (await list(key)).body.jobs.length;
    for (const answer of [
      await submit(key, loadBody(loadNumbers(1)), { "Job-Name": header }),
      await upload(key, loadCsv(loadNumbers(1)), { "Job-Name": header }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.error.message).toMatch(/^Job-Name: must be /);
    }
    expect((await list(key)).body.jobs).toHaveLength(before);
  });

  it("may differ in a repetition under the same Idempotency-Key, but the job keeps the first name", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const first = await submit(key, loadBody(loadNumbers(2)), { ...headers, "Job-Name": "one" });
    const again = await submit(key, loadBody(loadNumbers(2)), { ...headers, "Job-Name": "two" });
    expect([again.body.job_id, again.body.name]).toEqual([first.body.job_id, "one"]);
  });

  it("is deleted with the job", async () => {
    const { job_id } = await job(key, { "Job-Name": "customers" });
    await request(`/v1/batch/${job_id}`, { method: "DELETE", headers: bearer(key) });
    const row = await env.DB.prepare("SELECT * FROM batch_jobs WHERE id = ?1").bind(job_id).first();
    expect(row?.name).toBeNull();
    expect(JSON.stringify(row)).not.toContain("customers");
  });
});

describe("the outcomes of a job", () => {
  it("are counted for rows, not for distinct businesses, and add up to all rows", async () => {
    const businesses = [
      ...demo.businesses.map(({ b_no, start_dt, p_nm }) => [b_no, start_dt, p_nm]),
      [UNREGISTERED, "20200101", "홍길동"],
      [demo.businesses[0]?.b_no, "20200101", "허위인"],
      ["12345", "20200101", "홍길동"],
    ];
    const lines = [...businesses, ...businesses].map((cells) => `${cells.join()},\n`);
    const { body } = await upload(key, `${HEADER}\n${lines.join("")}`);
    const done = await ended(key, body.job_id);
    const inState = (code: string) =>
      demo.businesses.filter(({ b_stt_cd }) => b_stt_cd === code).length * 2;
    expect(done.outcomes).toEqual({
      active: inState("01"),
      suspended: inState("02"),
      closed: inState("03"),
      details_mismatch: 2,
      not_registered: 2,
      unconfirmed: 0,
      errors: 2,
    });
    const { active, suspended, closed, ...others } = done.outcomes;
    expect(active + suspended + closed).toBe(done.valid);
    expect(others.details_mismatch + others.not_registered).toBe(done.invalid);
    expect(done.processed).toBe(done.total);
  });
});

describe("the list of an account's jobs", () => {
  it("is empty if the account has no jobs", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    expect((await list(apiKey)).body).toEqual({ jobs: [], next_cursor: null });
  });

  it("shows jobs as /v1/batch/status does, the newest first, in pages", async () => {
    const { apiKey } = await issueKey({ a: "pro" }, UNTHROTTLED);
    const jobs: Json[] = [];
    for (let i = 0; i < 5; i++) jobs.unshift(await job(apiKey, { "Job-Name": `list ${i}` }));
    const all = await list(apiKey);
    expect(all.body).toEqual({ jobs, next_cursor: null });
    const seen: string[] = [];
    let query = "?limit=2";
    for (let page = 0; page < 3; page++) {
      const found = await list(apiKey, query);
      seen.push(...idsOf(found));
      expect(found.body.next_cursor === null).toBe(page === 2);
      if (page === 0) await job(apiKey);
      query = `?limit=2&cursor=${found.body.next_cursor}`;
    }
    expect(seen).toEqual(idsOf(all));
  });

  it("shows each job once, even if several were submitted in the same millisecond", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" }, UNTHROTTLED);
    const jobs = await Promise.all(Array.from({ length: 6 }, () => job(apiKey)));
    await env.DB.prepare("UPDATE batch_jobs SET created_at = 1795178580000 WHERE account = ?1")
      .bind(account)
      .run();
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { body } = await list(apiKey, `?limit=1${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.jobs.map((one: Json) => one.job_id));
      cursor = body.next_cursor;
    }
    expect(seen).toEqual(
      jobs
        .map(({ job_id }) => job_id)
        .sort()
        .reverse(),
    );
  });

  it("can be filtered by status, and shows neither deleted jobs nor jobs that were not accepted", async () => {
    const { apiKey } = await issueKey({ a: "pro" }, { ...UNTHROTTLED, monthly_quota: 3 });
    const [first, second, third] = [await job(apiKey), await job(apiKey), await job(apiKey)];
    await request(`/v1/batch/${second.job_id}`, { method: "DELETE", headers: bearer(apiKey) });
    expect((await submit(apiKey, loadBody(loadNumbers(3)))).status).toBe(429);
    await env.DB.prepare("UPDATE batch_jobs SET status = 'cancelled' WHERE id = ?1")
      .bind(third.job_id)
      .run();
    expect(idsOf(await list(apiKey))).toEqual([third.job_id, first.job_id]);
    expect(idsOf(await list(apiKey, "?status=completed"))).toEqual([first.job_id]);
    expect(idsOf(await list(apiKey, "?status=cancelled"))).toEqual([third.job_id]);
    for (const status of ["queued", "processing", "failed"])
      expect(idsOf(await list(apiKey, `?status=${status}`))).toEqual([]);
  });

  it("shows only the account's own jobs, even with another account's cursor", async () => {
    const [mine, other] = await Promise.all([1, 2].map(() => issueKey({ a: "pro" }, UNTHROTTLED)));
    if (!mine || !other) throw new Error("two keys were issued");
    const jobs = [await job(mine.apiKey), await job(mine.apiKey)];
    const { body } = await list(mine.apiKey, "?limit=1");
    expect(body.next_cursor).toContain(jobs[1].job_id);
    expect((await list(other.apiKey, `?cursor=${body.next_cursor}`)).body.jobs).toEqual([]);
    expect((await list(other.apiKey)).body.jobs).toEqual([]);
    const { apiKey } = await issueKey({ a: "enterprise" }, {}, mine.account);
    expect(idsOf(await list(apiKey, `?cursor=${body.next_cursor}`))).toEqual([jobs[0].job_id]);
  });

  it.each([
    ["limit", "0"],
    ["limit", "101"],
    ["limit", "1.5"],
    ["limit", "-1"],
    ["limit", ""],
    ["cursor", ""],
    ["cursor", "null"],
    ["cursor", "1-job_"],
    ["cursor", "zzzzzzzzzzzz-job_0123456789abcdef0123456789abcdef"],
    ["cursor", "1-job_' OR 1=1 --"],
    ["status", "deleted"],
    ["status", "submitting"],
    ["status", ""],
  ])("is refused with a 400 that names the parameter: %s=%j", async (parameter, value) => {
    const { status, body } = await list(key, `?${parameter}=${encodeURIComponent(value)}`);
    expect([status, body.error.code]).toEqual([400, "invalid_request"]);
    expect(body.error.message).toMatch(new RegExp(`^${parameter}: must be `));
  });

  it("can be read, and its jobs can be deleted, on a plan without batches, where other batch requests get 403", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" }, UNTHROTTLED);
    const { job_id } = await job(apiKey);
    const { apiKey: small } = await issueKey({ a: "free" }, UNTHROTTLED, account);
    expect(idsOf(await list(small))).toEqual([job_id]);
    for (const path of [`status/${job_id}`, `download/${job_id}`])
      expect((await get(`/v1/batch/${path}`, small)).status).toBe(403);
    const { status } = await request(`/v1/batch/${job_id}`, {
      method: "DELETE",
      headers: bearer(small),
    });
    expect(status).toBe(200);
    expect((await list(small)).body.jobs).toEqual([]);
  });

  it("uses a token of the rate, needs a plan for variant A, and exists only at its exact path", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" }, { rate_per_second: 1 });
    await stopClock(account);
    const answers = await Promise.all([list(apiKey), list(apiKey), list(apiKey)]);
    expect(answers.filter(({ status }) => status === 429)).not.toHaveLength(0);
    const { apiKey: onlyB } = await issueKey({ b: "paid" });
    expect((await list(onlyB)).status).toBe(403);
    expect((await request("/v1/batch")).status).toBe(401);
    expect((await get("/v1/batch/", key)).status).toBe(404);
  });

  it("reads few rows, however many jobs an account has and whatever their states are", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" }, UNTHROTTLED);
    const states = ["completed", "cancelled", "failed", "deleted", "submitting"];
    await env.DB.batch(
      states.map((status) =>
        env.DB.prepare(
          `INSERT INTO batch_jobs (id, account, fingerprint, language, status, total, malformed,
                                   created_at, expires_at)
           WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
           SELECT 'job_' || ?2 || i, ?1, '', 'ko', ?2, 1, 0, i, 4000000000000 FROM n`,
        ).bind(account, status),
      ),
    );
    const statements: D1PreparedStatement[] = [];
    const watched = (statement: D1PreparedStatement): D1PreparedStatement =>
      Object.assign(Object.create(statement), {
        raw: () => statement.raw(),
        bind: (...values: unknown[]) => {
          statements.push(statement.bind(...values));
          return statement.bind(...values);
        },
      });
    const watching = { prepare: (sql: string) => watched(env.DB.prepare(sql)) } as D1Database;
    const store = createJobStore(watching, Date.now, 1_000);
    expect(await store.list(account, null, null, 21)).toHaveLength(21);
    expect(await store.list(account, null, { createdAt: 1_000, id: "job_x" }, 21)).toHaveLength(21);
    expect(await store.list(account, "failed", null, 101)).toHaveLength(101);
    const read = await Promise.all(statements.map(async (one) => (await one.all()).meta.rows_read));
    expect(read).toHaveLength(3);
    expect(Math.max(...read)).toBeLessThan(600);
    expect((await list(apiKey, "?limit=100")).body.jobs).toHaveLength(100);
    await env.DB.prepare("DELETE FROM batch_jobs WHERE account = ?1").bind(account).run();
  });
});

describe("an expired job that the sweeper has not removed yet", () => {
  const expire = (jobId: string) =>
    env.DB.prepare("UPDATE batch_jobs SET expires_at = ?2 WHERE id = ?1")
      .bind(jobId, Date.now())
      .run();

  it("is not found, but can be deleted", async () => {
    const { apiKey } = await issueKey({ a: "pro" }, UNTHROTTLED);
    const [{ job_id: id }, kept] = [await job(apiKey), await job(apiKey)];
    await expire(id);
    const cancel = request(`/v1/batch/cancel/${id}`, { method: "POST", headers: bearer(apiKey) });
    for (const { status, body } of [await statusOf(apiKey, id), await cancel])
      expect([status, body.error.code]).toEqual([404, "job_not_found"]);
    expect((await download(apiKey, id)).status).toBe(404);
    expect(idsOf(await list(apiKey))).toEqual([kept.job_id]);
    expect(idsOf(await list(apiKey, "?status=completed"))).toEqual([kept.job_id]);
    const removed = await request(`/v1/batch/${id}`, {
      method: "DELETE",
      headers: bearer(apiKey),
    });
    expect(removed.body).toEqual({ job_id: id, deleted: true });
  });

  it("leaves its Idempotency-Key to a new job", async () => {
    const { apiKey } = await issueKey({ a: "pro" }, UNTHROTTLED);
    const same = { "Idempotency-Key": "expiry-1" };
    const first = await job(apiKey, same);
    expect((await job(apiKey, same)).job_id).toBe(first.job_id);
    await expire(first.job_id);
    const second = await job(apiKey, same);
    expect(second.job_id).not.toBe(first.job_id);
    expect((await job(apiKey, same)).job_id).toBe(second.job_id);
  });

  it("is still shown if it has not ended, because its end is only an estimate", async () => {
    const { apiKey } = await issueKey({ a: "pro" }, UNTHROTTLED);
    const { job_id: id } = await job(apiKey);
    await env.DB.prepare(
      "UPDATE batch_jobs SET status = 'processing', completed_at = NULL, expires_at = 1 WHERE id = ?1",
    )
      .bind(id)
      .run();
    expect((await statusOf(apiKey, id)).status).toBe(200);
    expect(idsOf(await list(apiKey))).toEqual([id]);
  });
});

describe("the results as lines of JSON", () => {
  const linesOf = async (apiKey: string, jobId: string, accept = "application/x-ndjson") => {
    const response = await download(apiKey, jobId, { Accept: accept });
    const text = await response.text();
    const body = response.status === 200 ? text : JSON.parse(text);
    checkAnswer("GET", `/v1/batch/download/${jobId}`, response.status, response.headers, body);
    return { response, text };
  };

  it("contain one line for each row, in order, with the input as given and the answer of a check", async () => {
    const formula = "=HYPERLINK(1)";
    const csv = [
      HEADER,
      "217-81-82399,2012-03-05,김한빛,",
      `12345,20200101,${formula},`,
      `${UNREGISTERED},20200101,홍길동,${formula}`,
      "",
    ].join("\n");
    const { body } = await upload(key, csv, {}, "code");
    await ended(key, body.job_id);
    const { response, text } = await linesOf(key, body.job_id);
    expect(response.headers.get("Content-Disposition")).toBe(
      `attachment; filename="results-${body.job_id}.ndjson"`,
    );
    expect(text.endsWith("}\n")).toBe(true);
    const lines = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      {
        row: 1,
        input: {
          business_number: "217-81-82399",
          start_date: "2012-03-05",
          owner_name: "김한빛",
          company_name: "",
        },
        answer: {
          isValid: true,
          businessInfo: {
            businessNumber: "2178182399",
            statusCode: "01",
            taxTypeCode: "01",
            verifiedAt: expect.any(Number),
          },
        },
      },
      {
        row: 2,
        input: expect.objectContaining({ business_number: "12345", owner_name: formula }),
        error: { code: "invalid_business_number", message: expect.stringContaining("line 3") },
      },
      {
        row: 3,
        input: expect.objectContaining({ company_name: formula }),
        answer: expect.objectContaining({ isValid: false, reason: "not_registered" }),
      },
    ]);
  });

  it("hold every row of a large job", async () => {
    const numbers = loadNumbers(1_500);
    const { body } = await submit(key, loadBody(numbers, { language: "both" }));
    await ended(key, body.job_id);
    const { text } = await linesOf(key, body.job_id, "text/csv;q=0.5, application/x-ndjson");
    const lines = text.split("\n").slice(0, -1);
    expect(lines.map((line) => JSON.parse(line).input.business_number)).toEqual(numbers);
  });

  it("are sent only to callers that accept application/x-ndjson", async () => {
    const { job_id } = await job(key);
    for (const accept of ["*/*", "text/csv", "application/json", "application/x-ndjson-seq"]) {
      const { response } = await linesOf(key, job_id, accept);
      expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    }
    const { apiKey: other } = await issueKey({ a: "pro" });
    const { response } = await linesOf(other, job_id);
    expect(response.status).toBe(404);
  });
});
