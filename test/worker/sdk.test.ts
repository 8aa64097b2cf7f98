/** The TypeScript client against the service, in the runtime of Workers. */
import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ApiError, BusinessVerification, type Job, type Row } from "../../sdk/src/index.ts";
import { breakUpstreams, demo, HANBIT, issueKey, UNREGISTERED } from "./service.ts";

const service = (apiKey: string, options = {}) =>
  new BusinessVerification({
    apiKey,
    baseUrl: "http://127.0.0.1/",
    fetch: (input, init) => exports.default.fetch(new Request(input, init)),
    ...options,
  });

const HANBIT_CLAIM = {
  business_number: HANBIT.b_no,
  startDate: HANBIT.start_dt,
  ownerName: HANBIT.p_nm,
};

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe("The client", () => {
  it("verifies a business", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const answer = await service(apiKey).verify({ ...HANBIT_CLAIM, lang: "en" });
    expect(answer).toMatchObject({
      isValid: true,
      businessInfo: { businessNumber: HANBIT.b_no },
    });
  });

  it("tells the state of one number and of several", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const client = service(apiKey);
    const one = await client.status({ business_number: HANBIT.b_no });
    expect(one).toMatchObject({ isRegistered: true, statusCode: "01" });
    const { results } = await client.status({ business_numbers: [UNREGISTERED, HANBIT.b_no] });
    expect(results.map(({ isRegistered }) => isRegistered)).toEqual([false, true]);
  });

  it("describes a business, by another key", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const { apiKey: describeApiKey } = await issueKey({ b: "paid" });
    const client = service(apiKey, { describeApiKey });
    const business = await client.describe({ business_number: HANBIT.b_no, language: "en" });
    expect(business).toMatchObject({ valid: true, business_number: HANBIT.b_no });
  });

  it("runs a batch: submits, waits, reads the rows, lists and deletes it", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const { batch } = service(apiKey);
    const businesses = [HANBIT, demo.businesses[1]].map((one) => ({
      business_number: one?.b_no ?? "",
      start_date: one?.start_dt ?? "",
      owner_name: one?.p_nm ?? "",
    }));
    const submitted = await batch.submit({ businesses, language: "en" }, { name: "고객.csv" });
    const seen: Job[] = [];
    const job = await batch.wait(submitted.job_id, { onProgress: (state) => seen.push(state) });
    expect(job).toMatchObject({ status: "completed", total: 2, valid: 2, name: "고객.csv" });
    expect(seen.at(-1)).toEqual(job);

    const rows: Row[] = await all(batch.results(job.job_id));
    expect(rows.map(({ row }) => row)).toEqual([1, 2]);
    expect(rows[0]).toMatchObject({
      input: { business_number: HANBIT.b_no },
      answer: { isValid: true },
    });
    const csv = await (await batch.download(job.job_id)).text();
    expect(csv.split("\r\n")).toHaveLength(4);

    expect(await all(batch.list())).toEqual([job]);
    await batch.delete(job.job_id);
    expect(await all(batch.list())).toEqual([]);
  });

  it("uploads a table, and ends a job", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const { batch } = service(apiKey);
    const job = await batch.upload(`business_number\n${HANBIT.b_no}\n`, { check: "status" });
    const ended = await batch.cancel(job.job_id);
    expect(["completed", "cancelled"]).toContain(ended.status);
  });

  it("lists the jobs of several pages, the newest first", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const { batch } = service(apiKey);
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) {
      const job = await batch.submit({ business_numbers: [HANBIT.b_no], check: "status" });
      ids.unshift(job.job_id);
    }
    const listed = await all(batch.list({ limit: 2 }));
    expect(listed.map((job) => job.job_id)).toEqual(ids);
  });

  it("says what a key may do, and what it has used", async () => {
    const { apiKey } = await issueKey({ a: "starter" });
    expect(await service(apiKey).usage()).toMatchObject({ variant: "a", plan: "starter" });
  });
});

describe("An error of the client", () => {
  it("names the field at fault", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const error = await errorOf(service(apiKey).verify({ ...HANBIT_CLAIM, startDate: "2012" }));
    expect(error).toMatchObject({
      name: "ApiError",
      code: "invalid_start_date",
      status: 400,
      parameter: "startDate",
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it("names it in the other variant, too", async () => {
    const { apiKey } = await issueKey({ b: "paid" });
    const error = await errorOf(service(apiKey).describe({ business_number: "1" }));
    expect(error).toMatchObject({
      code: "invalid_business_number",
      parameter: "business_number",
    });
  });

  it.each([
    ["a key that is none", "bvs_live_no", "invalid_api_key", 401],
    ["a job that is not there", null, "job_not_found", 404],
  ])("is that of the service: %s", async (_what, key, code, status) => {
    const { apiKey } = await issueKey({ a: "pro" });
    const call = service(key ?? apiKey).batch.status("job_0123456789abcdef0123456789abcdef");
    expect(await errorOf(call)).toMatchObject({ code, status });
  });

  it("is no verdict when the tax authority does not answer, and nothing is charged", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    await breakUpstreams({ fail: { mode: "http500" } });
    const client = service(apiKey, { retries: 0 });
    expect(await errorOf(client.verify(HANBIT_CLAIM))).toMatchObject({
      code: "registry_unavailable",
      status: 500,
    });
    expect((await client.usage()).used).toBe(0);
  });

  it("comes at once when the month is used up", async () => {
    const { apiKey } = await issueKey({ a: "pro" }, { monthly_quota: 1 });
    const client = service(apiKey);
    await client.status({ business_number: HANBIT.b_no });
    const startedAt = Date.now();
    const error = await errorOf(client.status({ business_number: HANBIT.b_no }));
    expect(error).toMatchObject({ code: "quota_exceeded", status: 429 });
    expect(error.retryAfter).toBeGreaterThan(30);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
  });
});
