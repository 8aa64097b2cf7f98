/** Test keys and test numbers (docs/test-mode.md): no upstream is called, nothing is charged. */
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { generateApiKey, hashApiKey } from "../../src/access/api-key.ts";
import { LANGUAGES } from "../../src/language/languages.ts";
import { TEST_NUMBERS } from "../../src/test-mode/test-number-table.ts";
import { testCaseOf } from "../../src/test-mode/test-numbers.ts";
import { testCheckServices } from "../../src/test-mode/test-services.ts";
import { clock, deliver, drain, pass, resetEngine, submitTo, worker } from "./batch-engine.ts";
import { download, ended, resultsOf, submit, UNTHROTTLED, upload } from "./batches.ts";
import {
  type Answer,
  bearer,
  claimOf,
  demo,
  describeBusiness,
  eventually,
  get,
  HANBIT,
  type Json,
  meterOf,
  post,
  refusal,
  renewUpstreams,
  request,
  stopClock,
  upstreamStats,
  verify,
} from "./service.ts";

const VALID = "1000000014";
const UNREGISTERED = "1000000218";
const UNCONFIRMED = "1000000237";
const UNAVAILABLE = "1000000504";
const RATE_LIMITED = "1000000519";
const QUOTA_EXCEEDED = "1000000523";
const DAY_USED_UP = "1000000542";
const FAILING = "1000000538";
const ONLY_FOR_BATCHES = {
  "1000000557": "too_many_jobs",
  "1000000561": "storage_exceeded",
  "1000000576": "job_limit_exceeded",
};
/** Not test numbers: a registered number, and `VALID` with another check digit. */
const OTHERS = [HANBIT.b_no, "1000000015"];

const CLAIM = { startDate: "2020-01-01", ownerName: "홍길동", companyName: "주식회사 서울무역" };
const check = (key: string, number: string, lang = "en", headers = {}) =>
  verify(key, { business_number: number, ...CLAIM, lang }, headers);
const state = (key: string, number: string) =>
  post("/v1/status", key, { business_number: number, lang: "code" });
const description = (key: string, number: string, language = "ko") =>
  describeBusiness(key, { business_number: number, language });
const business = (number: string) => ({
  business_number: number,
  start_date: "2020-01-01",
  owner_name: "홍길동",
});

async function issue(
  plans: object,
  { mode = "test", account = `test-${crypto.randomUUID()}`, limits = UNTHROTTLED as object } = {},
): Promise<{ key: string; id: string; account: string }> {
  const { body } = await post("/admin/keys", demo.admin_token, { account, mode, plans, limits });
  return { key: body.api_key, id: body.key.id, account };
}

const prompt = TEST_NUMBERS.filter(({ meaning }) => !/[0-9] seconds?$/.test(meaning));

let key: string;
let account: string;
beforeAll(async () => {
  ({ key, account } = await issue({ a: "enterprise", b: "paid" }));
});

const callsIn = (stats: Json): number =>
  typeof stats === "number"
    ? stats
    : Object.values(stats).reduce((sum: number, one) => sum + callsIn(one), 0);

afterEach(async () => {
  expect(callsIn(await upstreamStats())).toBe(0);
  for (const variant of ["a", "b"] as const)
    expect(await meterOf(`${account}~test`, variant).history()).toEqual([]);
  const { keys } = await env.RATE_COUNTERS.list({ prefix: `usage:${account}` });
  expect(keys).toEqual([]);
});

const errorCell = ({ status, body }: Answer) =>
  status === 200 ? null : `${status} \`${body.error.code}\``;

function verifyCell(answer: Answer): string {
  const { isValid, reason, businessInfo: shown } = answer.body;
  if (answer.status !== 200) return errorCell(answer) as string;
  if (!isValid) return `invalid, \`${reason}\``;
  const match = shown.companyNameMatch ? `, match \`${shown.companyNameMatch}\`` : "";
  const isOwn = shown.companyNameSource === "composed" && shown.companyNameCheck === "unknown";
  if (isOwn && match === "") return "valid";
  return `valid; name \`${shown.companyNameSource}\`${match}, check \`${shown.companyNameCheck}\``;
}

function statusCell(answer: Answer): string {
  const { isRegistered, statusCode, taxTypeCode } = answer.body;
  if (answer.status !== 200) return errorCell(answer) as string;
  if (!isRegistered) return "not registered";
  const rare = ["closedByUnitTaxation", "taxInvoicesSince"].filter((field) => answer.body[field]);
  return [
    `status ${statusCode}`,
    `tax type ${taxTypeCode}`,
    ...rare.map((one) => `\`${one}\``),
  ].join(", ");
}

function businessCell(answer: Answer): string {
  const knownTo = answer.body.metadata?.sources.company_name?.source;
  const source = knownTo ? `\`${knownTo}\`` : "register only";
  return errorCell(answer) ?? `${answer.body.status}, ${source}`;
}

describe("a test number", () => {
  it.each(prompt)("$number: $meaning", async ({ number, verify, status, business }) => {
    const answers = [await check(key, number), await state(key, number)];
    const described = await description(key, number);
    expect([...answers, described].map(({ headers }) => headers.get("Test-Mode"))).toEqual(
      Array(3).fill("true"),
    );
    const [verified, known] = answers as [Answer, Answer];
    expect({
      verify: verifyCell(verified),
      status: statusCell(known),
      business: businessCell(described),
    }).toEqual({ verify, status, business });
  });

  it("is answered in every language, and a valid answer with names repeats the names of the claim", async () => {
    for (const { number } of prompt) {
      for (const language of ["ko", "en", "both", "code"]) {
        const { status, body } = await check(key, number, language);
        if (status !== 200 || !body.isValid || language === "code") continue;
        expect(body.businessInfo.representative).toBe(CLAIM.ownerName);
        expect(body.businessInfo.companyNameOriginal).toBe(CLAIM.companyName);
      }
      for (const language of LANGUAGES) await description(key, number, language);
    }
  });

  it("that is closed says whether it moved to business-unit taxation", async () => {
    for (const [number, closedByUnitTaxation] of [
      ["1000000033", false],
      ["1000000047", true],
    ] as const) {
      const { body } = await state(key, number);
      expect(body).toMatchObject({ closedOn: "2025-06-30", closedByUnitTaxation });
    }
  });

  it("that stands for a business with a known first day of tax invoices gives that day", async () => {
    const { body } = await state(key, "1000000178");
    expect(body).toMatchObject({ issuesTaxInvoices: true, taxInvoicesSince: "2025-07-01" });
    const { body: other } = await state(key, VALID);
    expect(other).toMatchObject({ issuesTaxInvoices: true, taxInvoicesSince: null });
  });

  it("may be hyphenated in the same places as real numbers", async () => {
    expect((await state(key, "100-00-00014")).body.isRegistered).toBe(true);
    expect((await description(key, "100-00-00014")).body.business_number).toBe("100-00-00014");
  });

  it("is answered after a delay if it stands for a slow answer", async () => {
    const before = Date.now();
    const { body } = await check(key, "1000000616");
    expect(body.isValid).toBe(true);
    expect(Date.now() - before).toBeGreaterThanOrEqual(999);
  });

  it("is described with all fields, or only with the registry's fields if no other source knows the business", async () => {
    const empty = (fields: object) =>
      Object.entries(fields).flatMap(([name, value]) => (value === null ? [name] : []));
    for (const language of LANGUAGES) {
      const { body } = await description(key, "1000000033", language);
      const wanted = language === "ko" ? ["representative_name_latin"] : [];
      expect(empty(body)).toEqual(wanted);
      expect(empty(body.metadata)).toEqual([]);
    }
    const { body } = await description(key, "1000000348");
    expect(Object.keys(body.metadata.sources)).toEqual(["status", "tax_type"]);
  });

  it("gets Retry-After if it stands for an unavailable registry, and Retry-After with RateLimit if it stands for a limit", async () => {
    for (const send of [check, state, description]) {
      const limited = (await send(key, RATE_LIMITED)).headers;
      expect([limited.get("Retry-After"), limited.get("RateLimit")]).toEqual([
        "1",
        '"second";r=0;t=1',
      ]);
      const exceeded = (await send(key, QUOTA_EXCEEDED)).headers;
      const reset = /^"month";r=0;t=(\d+), /.exec(exceeded.get("RateLimit") ?? "")?.[1];
      expect(Number(reset)).toBeGreaterThan(0);
      expect(Number(exceeded.get("Retry-After")) - Number(reset)).toBeLessThanOrEqual(1);
      expect((await send(key, UNAVAILABLE)).headers.get("Retry-After")).toBe("2");
    }
  });

  it("decides the answer to a list if it is the first number in the list that stands for an error", async () => {
    const business_numbers = [VALID, UNREGISTERED, FAILING, RATE_LIMITED];
    const { body } = await post("/v1/status", key, { business_numbers });
    expect(body.error.code).toBe("internal_error");
    const results = await post("/v1/status", key, { business_numbers: [VALID, UNREGISTERED] });
    expect(results.body.results.map(({ isRegistered }: Json) => isRegistered)).toEqual([
      true,
      false,
    ]);
  });
});

describe("a slow test number", () => {
  const statusOf = (serial: number, signal?: AbortSignal) => {
    const pauses: number[] = [];
    const { registry } = testCheckServices((milliseconds) => {
      pauses.push(milliseconds);
      return signal ? new Promise(() => {}) : Promise.resolve();
    });
    const number = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((digit) => `1000000${serial}${digit}`)
      .find((one) => testCaseOf(one));
    return { pauses, answer: registry.status([number ?? ""], signal) };
  };

  it("is answered as active after n seconds if its serial number is 60 + n", async () => {
    for (let seconds = 1; seconds <= 30; seconds++) {
      const { pauses, answer } = statusOf(60 + seconds);
      expect(await answer).toMatchObject({ kind: "answered", value: [{ statusCode: "01" }] });
      expect(pauses).toEqual([seconds * 1_000]);
    }
  });

  it("is answered as unavailable as soon as the request is aborted", async () => {
    const abort = new AbortController();
    const { answer } = statusOf(90, abort.signal);
    abort.abort();
    expect((await answer).kind).toBe("unavailable");
  });
});

describe("a number that is not a test number", () => {
  it.each(OTHERS)("gets 400 with the name of the parameter: %s", async (number) => {
    const one = [
      await check(key, number),
      await state(key, number),
      await description(key, number),
    ];
    const list = await post("/v1/status", key, { business_numbers: [VALID, number] });
    const numbers = { business_numbers: [VALID, VALID, number] };
    const batch = await submit(key, { ...numbers, ...business(VALID) });
    const businesses = await submit(key, { businesses: [business(VALID), business(number)] });
    const states = await submit(key, { ...numbers, check: "status" });
    const all = [...one, list, batch, businesses, states];
    expect(all.map(({ status, body }) => [status, body.error.code])).toEqual(
      all.map(() => [400, "test_number_required"]),
    );
    expect(all.map(({ body }) => body.error.message.split(":")[0])).toEqual([
      ...["business_number", "business_number", "business_number"],
      ...["business_numbers.1", "business_numbers.2"],
      ...["businesses.1.business_number", "business_numbers.2"],
    ]);
    for (const { body, headers } of all) {
      expect(body.error.message).toContain(VALID);
      expect(headers.get("Test-Mode")).toBe("true");
    }
    expect(one[2]?.body.error.details).toEqual({ parameter: "business_number", value: number });
  });

  it("is an error of its row in a table, in the language of the upload", async () => {
    const csv = `business_number,start_date,owner_name\n${VALID},20200101,홍길동\n${HANBIT.b_no},20200101,홍길동\n`;
    for (const [language, message] of [
      ["en", /^line 3, business_number: a test key takes test numbers only, such as 1000000014/],
      ["ko", /^3행 사업자등록번호: .*1000000014/],
    ] as const) {
      const { body } = await upload(key, csv, {}, language);
      expect(await ended(key, body.job_id)).toMatchObject({ valid: 1, errors: 1 });
      const [first, second] = await resultsOf(key, body.job_id);
      expect([first?.is_valid, second?.error_code]).toEqual(["true", "test_number_required"]);
      expect(second?.error_message).toMatch(message);
    }
  });

  it("is reported only if the request has no other fault, and leaves the Idempotency-Key unused", async () => {
    const headers = { "Idempotency-Key": "order-1" };
    expect((await check(key, HANBIT.b_no, "xx", headers)).body.error.code).toBe("invalid_language");
    expect((await check(key, HANBIT.b_no, "en", headers)).status).toBe(400);
    const { status, headers: answered } = await check(key, VALID, "en", headers);
    expect([status, answered.has("Idempotency-Replayed")]).toEqual([200, false]);
  });
});

describe("a test key", () => {
  it("is limited by its rate, and uses no units", async () => {
    const slow = await issue(
      { a: "starter" },
      { limits: { rate_per_second: 1, monthly_quota: 1 } },
    );
    await stopClock(`${slow.account}~test`);
    const answers = await Promise.all([1, 2, 3].map(() => check(slow.key, VALID)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body, headers } of refused) {
      expect(body.error.code).toBe("rate_limit_exceeded");
      expect(headers.get("Test-Mode")).toBe("true");
    }
    const { body, headers } = await get("/v1/usage", slow.key);
    expect(body).toMatchObject({ mode: "test", used: 0, quota: null, remaining: null, rate: 1 });
    expect(headers.get("Test-Mode")).toBe("true");
    expect(await meterOf(`${slow.account}~test`).history()).toEqual([]);
  });

  it("gets repeated answers with a header that says so, and cannot use their Idempotency-Key for a different request", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    expect((await check(key, VALID, "en", headers)).headers.has("Idempotency-Replayed")).toBe(
      false,
    );
    await eventually(async () => {
      const again = await check(key, VALID, "en", headers);
      expect(again.headers.get("Idempotency-Replayed")).toBe("true");
    });
    const other = await check(key, VALID, "ko", headers);
    expect(other.body.error.code).toBe("idempotency_key_reused");
    const none = { "Idempotency-Key": crypto.randomUUID() };
    const described = async () => describeBusiness(key, { business_number: UNREGISTERED }, none);
    expect((await described()).status).toBe(404);
    expect((await described()).headers.get("Idempotency-Replayed")).toBe("true");
    expect((await get("/v1/usage", key)).body.used).toBe(0);
  });

  it("has only the features of its plan", async () => {
    const free = await issue({ a: "free" });
    const { status, body, headers } = await submit(free.key, { businesses: [business(VALID)] });
    expect([status, body.error.code]).toEqual([403, "feature_not_available"]);
    expect(headers.get("Test-Mode")).toBe("true");
    const other = await check(await issue({ b: "paid" }).then((issued) => issued.key), VALID);
    expect([other.status, other.headers.get("Test-Mode")]).toEqual([403, "true"]);
  });

  it("is refused after its revocation, even if KV still serves its record", async () => {
    const revoked = await issue({ a: "pro" });
    expect((await check(revoked.key, VALID)).status).toBe(200);
    const entry = `key:${await hashApiKey(revoked.key)}`;
    const record = (await env.API_KEYS.get(entry)) ?? "";
    await request(`/admin/keys/${revoked.id}`, {
      method: "DELETE",
      headers: bearer(demo.admin_token),
    });
    await env.API_KEYS.put(entry, record);
    const answer = await check(revoked.key, VALID);
    const unknown = await check(
      generateApiKey("test", (bytes) => crypto.getRandomValues(bytes)),
      VALID,
    );
    expect(refusal(answer)).toEqual(refusal(unknown));
    expect(answer.headers.has("Test-Mode")).toBe(false);
  });

  it("is refused after its revocation, even if the record in KV has no mode", async () => {
    const old = await issue({ a: "pro" });
    const entry = `key:${await hashApiKey(old.key)}`;
    const { mode: _, ...record } = JSON.parse((await env.API_KEYS.get(entry)) ?? "");
    await env.API_KEYS.put(entry, JSON.stringify(record));
    expect((await get("/v1/usage", old.key)).body.mode).toBe("test");
    const path = `/admin/keys/${old.id}`;
    await request(path, { method: "DELETE", headers: bearer(demo.admin_token) });
    await env.API_KEYS.put(entry, JSON.stringify(record));
    expect((await check(old.key, VALID)).status).toBe(401);
  });

  it("has its changed limits from the next request on", async () => {
    const changed = await issue({ a: "free" });
    await submit(changed.key, { businesses: [business(VALID)] });
    await request(`/admin/keys/${changed.id}`, {
      method: "PATCH",
      headers: { ...bearer(demo.admin_token), "Content-Type": "application/json" },
      body: JSON.stringify({ limits: { rate_per_second: 77, monthly_quota: 5 } }),
    });
    const { body } = await get("/v1/usage", changed.key);
    expect(body).toMatchObject({ rate: 77, quota: null });
  });
});

describe("live and test keys of one account", () => {
  it("cannot see each other's jobs and Idempotency-Keys, but the operator sees the jobs of both", async () => {
    const test = await issue({ a: "pro" });
    const live = await issue({ a: "pro" }, { mode: "live", account: test.account });
    const headers = { "Idempotency-Key": "one" };
    const body = { businesses: [business(VALID)] };
    const jobs = [await submit(test.key, body, headers), await submit(live.key, body, headers)];
    const [testJob, liveJob] = jobs.map(({ body }) => body.job_id) as [string, string];
    expect(testJob).not.toBe(liveJob);
    for (const [key, own, other] of [
      [test.key, testJob, liveJob],
      [live.key, liveJob, testJob],
    ] as const) {
      expect((await get("/v1/batch", key)).body.jobs.map(({ job_id }: Json) => job_id)).toEqual([
        own,
      ]);
      for (const path of ["status", "download"])
        expect((await get(`/v1/batch/${path}/${other}`, key)).body.error.code).toBe(
          "job_not_found",
        );
    }
    const listed = await get(`/admin/jobs?account=${test.account}`, demo.admin_token);
    expect(
      listed.body.jobs.map(({ job_id, account, mode }: Json) => [job_id, account, mode]),
    ).toEqual([
      [liveJob, test.account, "live"],
      [testJob, test.account, "test"],
    ]);
    await ended(test.key, testJob);
    await ended(live.key, liveJob);
    expect((await get("/v1/usage", live.key)).body).toMatchObject({ mode: "live", used: 1 });
    expect((await get("/v1/usage", test.key)).body).toMatchObject({ mode: "test", used: 0 });
    // The live key called upstreams, but `afterEach` expects no calls.
    renewUpstreams();
  });

  it("are erased together", async () => {
    const test = await issue({ a: "pro" });
    const live = await issue({ a: "pro" }, { mode: "live", account: test.account });
    const { body } = await submit(test.key, { businesses: [business(VALID)] });
    await ended(test.key, body.job_id);
    const record = await env.API_KEYS.get(`key:${await hashApiKey(test.key)}`);
    const erased = await request(`/admin/accounts/${test.account}`, {
      method: "DELETE",
      headers: bearer(demo.admin_token),
    });
    expect(erased.body).toEqual({
      account: test.account,
      keys: 2,
      jobs: 1,
      pending: 0,
      erased: true,
    });
    await env.API_KEYS.put(`key:${await hashApiKey(test.key)}`, record ?? "");
    expect((await check(test.key, VALID)).status).toBe(401);
    expect((await get("/v1/usage", live.key)).status).toBe(401);
  });

  it("have a test meter with the name <account>~test. So no account may have such a name, neither in the operator's requests nor in a key's record", async () => {
    for (const method of ["GET", "DELETE"]) {
      const path = `/admin/accounts/${account}~test${method === "GET" ? "/usage" : ""}`;
      const { status } = await request(path, { method, headers: bearer(demo.admin_token) });
      expect(status).toBe(400);
    }
    const named = { account: `${account}~test`, plans: { a: "pro" } };
    expect((await post("/admin/keys", demo.admin_token, named)).status).toBe(400);
    const live = await issue({ a: "pro" }, { mode: "live" });
    const entry = `key:${await hashApiKey(live.key)}`;
    const record = JSON.parse((await env.API_KEYS.get(entry)) ?? "");
    await env.API_KEYS.put(entry, JSON.stringify({ ...record, account: named.account }));
    expect((await check(live.key, VALID)).status).toBe(401);
  });
});

describe("a batch of a test key", () => {
  /** The test numbers that a batch may contain without being refused as a whole. */
  const rows = prompt.filter(({ verify }) => !/^4|internal_error/.test(verify));
  const verdictOf = (row: Record<string, string>) =>
    row.error_code
      ? `500 \`${row.error_code}\``
      : row.is_valid === "true"
        ? "valid"
        : `invalid, \`${row.reason}\``;

  it("gets for each row the answer of a single check, for CSV and for JSON", async () => {
    const lines = rows.map(({ number }) => `${number},20200101,홍길동,주식회사 서울무역\n`);
    const csv = `business_number,start_date,owner_name,company_name\n${lines.join("")}`;
    const uploaded = await upload(key, csv, {}, "en");
    expect(await ended(key, uploaded.body.job_id)).toMatchObject({
      status: "completed",
      total: rows.length,
      errors: 1,
      outcomes: { details_mismatch: 1, not_registered: 2, unconfirmed: 1 },
    });
    const results = await resultsOf(key, uploaded.body.job_id);
    expect(results.map(verdictOf)).toEqual(rows.map(({ verify }) => verify.split(";")[0]));

    const businesses = rows.map(({ number }) => ({
      ...business(number),
      company_name: "주식회사 서울무역",
    }));
    const { headers, body } = await submit(
      key,
      { businesses, language: "en" },
      { Prefer: "wait=30" },
    );
    expect([headers.get("Test-Mode"), body.status]).toEqual(["true", "completed"]);
    const cells = body.results.map((result: Json) =>
      result.error
        ? `500 \`${result.error.code}\``
        : verifyCell({ status: 200, headers: new Headers(), body: result }),
    );
    expect(cells).toEqual(rows.map(({ verify }) => verify));

    const ndjson = await download(key, body.job_id, { Accept: "application/x-ndjson" });
    expect(ndjson.headers.get("Test-Mode")).toBe("true");
    expect((await ndjson.text()).trim().split("\n")).toHaveLength(rows.length);
  });

  it("that has only numbers gets their states", async () => {
    const business_numbers = rows.map(({ number }) => number);
    const { body } = await submit(
      key,
      { business_numbers, check: "status", language: "code" },
      { Prefer: "wait=30" },
    );
    const cells = body.results.map((result: Json) =>
      result.error
        ? `500 \`${result.error.code}\``
        : statusCell({ status: 200, headers: new Headers(), body: result }),
    );
    expect(cells).toEqual(rows.map(({ status }) => status));
  });

  it.each([
    [RATE_LIMITED, "rate_limit_exceeded"],
    [QUOTA_EXCEEDED, "quota_exceeded"],
    [DAY_USED_UP, "daily_limit_exceeded"],
    [FAILING, "internal_error"],
    ...Object.entries(ONLY_FOR_BATCHES),
  ])("is refused, and no job is made, if it contains number %s: %s", async (number, code) => {
    const csv = `business_number,start_date,owner_name\n${VALID},20200101,홍길동\n${number},20200101,홍길동\n`;
    const before = (await get("/v1/batch", key)).body.jobs.length;
    for (const { body, headers } of [
      await submit(key, { businesses: [business(VALID), business(number)] }),
      await upload(key, csv),
    ]) {
      expect(body.error.code).toBe(code);
      expect(headers.has("Retry-After")).toBe(code !== "internal_error");
      expect(headers.get("Test-Mode")).toBe("true");
    }
    expect((await get("/v1/batch", key)).body.jobs).toHaveLength(before);
  });

  it("is not started twice under one Idempotency-Key, and can be cancelled and deleted", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    // This number is slow, so the job is still running when it is cancelled.
    const body = { businesses: [business("1000000708")] };
    const [first, again] = [await submit(key, body, headers), await submit(key, body, headers)];
    expect(again.body.job_id).toBe(first.body.job_id);
    const cancelled = await post(`/v1/batch/cancel/${first.body.job_id}`, key, {});
    expect(cancelled.body.status).toBe("cancelled");
    const path = `/v1/batch/${first.body.job_id}`;
    const deleted = await request(path, { method: "DELETE", headers: bearer(key) });
    expect(deleted.body.deleted).toBe(true);
  });
});

describe("the chunks of a test job", () => {
  const submitted = async (numbers = [VALID, UNAVAILABLE, UNCONFIRMED]) => {
    await resetEngine();
    const businesses = numbers.map(business);
    const { body } = await submitTo(key, {}, {}, [], {
      ...{ business_numbers: undefined, start_date: undefined, owner_name: undefined },
      businesses,
    });
    return body.job_id as string;
  };

  it("are processed during an outage of the registry, and their errors do not start an outage", async () => {
    const jobId = await submitted();
    await env.DB.prepare("UPDATE batch_engine SET outage_since = ?1, next_probe_at = ?2")
      .bind(clock(), clock() + 60_000)
      .run();
    const waiting = (await get(`/v1/batch/status/${jobId}`, key)).body;
    expect(waiting).not.toHaveProperty("waiting_for");
    expect((await deliver()).kind).toBe("done");
    const job = (await get(`/v1/batch/status/${jobId}`, key)).body;
    expect(job).toMatchObject({ status: "completed", valid: 1, invalid: 1, errors: 1 });
    await resetEngine();
    await submitted();
    await drain();
    const engine = await env.DB.prepare("SELECT * FROM batch_engine").first();
    expect([engine?.outage_since, engine?.next_probe_at]).toEqual([null, 0]);
  });

  it("wait for their slowest number without holding a worker", async () => {
    const jobId = await submitted([VALID, "1000000620", "1000000902"]);
    expect(await deliver()).toEqual({ kind: "waits", seconds: 30 });
    pass(29_000);
    expect((await deliver()).kind).toBe("idle");
    expect((await get(`/v1/batch/status/${jobId}`, key)).body).toMatchObject({
      ...{ status: "processing", processed: 0 },
    });
    pass(1_001);
    expect((await deliver()).kind).toBe("done");
    expect((await get(`/v1/batch/status/${jobId}`, key)).body.valid).toBe(3);
  });

  it("are still answered in test mode if a second worker takes them", async () => {
    const jobId = await submitted();
    // A worker takes the chunk and never finishes it.
    await worker().jobs.takeChunk();
    pass(3_600_000);
    await drain();
    const job = (await get(`/v1/batch/status/${jobId}`, key)).body;
    expect(job).toMatchObject({ status: "completed", valid: 1, invalid: 1, errors: 1 });
    expect((await deliver()).kind).toBe("idle");
    expect((await get("/v1/usage", key)).body.used).toBe(0);
  });
});

describe("a live key", () => {
  it("gets answers about test numbers from the tax authority, without the header Test-Mode", async () => {
    const live = await issue({ a: "pro" }, { mode: "live" });
    const { body, headers } = await check(live.key, VALID);
    expect([body.reason, headers.has("Test-Mode")]).toEqual(["not_registered", false]);
    const ofRealNumber = await verify(live.key, claimOf(HANBIT));
    expect([ofRealNumber.body.isValid, ofRealNumber.headers.has("Test-Mode")]).toEqual([
      true,
      false,
    ]);
    // The live key called upstreams, but `afterEach` expects no calls.
    renewUpstreams();
  });
});
