/** The TypeScript client, which runs here in the Workers runtime, calls the service. */
import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  ApiError,
  BusinessVerification,
  type Job,
  type ReceiptKeySet,
  type Row,
  responseOf,
  verifyReceipt,
} from "../../sdk/src/index.ts";
import { ERRORS, type ErrorCode } from "../../src/errors.ts";
import { toHex } from "../../src/lib/sha256.ts";
import { requestWith } from "./batch-engine.ts";
import { breakUpstreams, demo, HANBIT, issueKey, park, post, UNREGISTERED } from "./service.ts";
import { numbersOf } from "./watch-list.ts";

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

describe("the client", () => {
  it("verifies a business", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const answer = await service(apiKey).verify({ ...HANBIT_CLAIM, lang: "en" });
    expect(answer).toMatchObject({
      isValid: true,
      businessInfo: { businessNumber: HANBIT.b_no },
    });
  });

  it("gives the state of one number and of several numbers", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const client = service(apiKey);
    const one = await client.status({ business_number: HANBIT.b_no });
    expect(one).toMatchObject({ isRegistered: true, statusCode: "01" });
    const { results } = await client.status({ business_numbers: [UNREGISTERED, HANBIT.b_no] });
    expect(results.map(({ isRegistered }) => isRegistered)).toEqual([false, true]);
  });

  it("uses its second key, describeApiKey, to describe a business", async () => {
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

  it("uploads a table, and cancels a job", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const { batch } = service(apiKey);
    const job = await batch.upload(`business_number\n${HANBIT.b_no}\n`, { check: "status" });
    const ended = await batch.cancel(job.job_id);
    expect(["completed", "cancelled"]).toContain(ended.status);
  });

  it("lists the jobs of several pages, newest first", async () => {
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

  it("watches numbers from any iterable in calls of 1,000, lists them, shows and removes them", async () => {
    const { watches } = service((await issueKey({ a: "pro" })).apiKey);
    const [first = "", ...others] = numbersOf(2_100);
    const soFar: number[] = [];
    async function* given() {
      yield { business_number: first, reference: "supplier-17" };
      yield* others;
    }
    const onProgress = ({ added }: { added: number }) => soFar.push(added);
    expect(await watches.add(given(), { onProgress })).toEqual({
      ...{ added: 2_100, already_watched: 0, watched: 2_100, max_watched: 25_000 },
    });
    expect(soFar).toEqual([1_000, 2_000, 2_100]);
    expect(await watches.add(new Set(others))).toMatchObject({ added: 0, already_watched: 2_099 });
    expect(await watches.get(first)).toMatchObject({ reference: "supplier-17" });

    const listed = await all(watches.list({ limit: 300 }));
    expect(listed.map((one) => one.business_number).sort()).toEqual([first, ...others]);
    expect(responseOf(await watches.remove(others)).testMode).toBe(false);
    expect(await watches.remove([first, ...others])).toEqual({ removed: 1 });
    // The service stores a list in blocks of 100 numbers, and a page shows the numbers of at most
    // three blocks. These blocks are still there after the removal, so the client gets several
    // empty pages, and must follow their cursors to the end.
    expect(await all(watches.list())).toEqual([]);
  });

  it("gives the place of a malformed number in the whole input, not in its call of 1,000 numbers", async () => {
    const { watches } = service((await issueKey({ a: "pro" })).apiKey);
    const given = [...numbersOf(1_002), "12345"];
    const refused = { code: "invalid_business_number", parameter: "watches.1002.business_number" };
    const error = await errorOf(watches.add(given));
    expect(error).toMatchObject({ ...refused, status: 400, requestId: expect.any(String) });
    expect(error.message).toMatch(/^watches\.1002\.business_number: must be a string of 10 digits/);
    expect((await watches.add(given.slice(0, 1_000))).already_watched).toBe(1_000);
    expect(await errorOf(watches.remove(given))).toMatchObject({
      parameter: "business_numbers.1002",
    });
    expect(await errorOf(watches.add([]))).toMatchObject({ code: "batch_empty" });
  });

  it("watches the numbers of a table, and tells which rows it could not read", async () => {
    const { watches } = await testing();
    const table = "사업자등록번호,관리번호\n100-00-00917,s-1\n12345,s-2\n";
    expect(await watches.upload(table, { language: "ko" })).toMatchObject({
      ...{ added: 1, rows: 2, errors: 1 },
      row_errors: [{ line: 3, message: expect.stringMatching(/^3행 사업자등록번호: /) }],
    });
    expect(await watches.get("100-00-00917")).toMatchObject({ reference: "s-1" });
  });

  it("reads each event once, and continues from its cursor without missing an event", async () => {
    const client = await testing();
    await client.watches.add(["1000000917", "1000000921"]);
    const cursors: string[] = [];
    const read = async (after: string | null) => {
      const onCursor = (cursor: string) => cursors.push(cursor);
      const events = await all(client.events({ after, limit: 1, onCursor }));
      return events.map((event) => event.type === "watch.changed" && event.data.business_number);
    };
    await client.watches.runTestDay();
    expect(await read(null)).toEqual([]);
    await client.watches.runTestDay();
    expect((await read(cursors.at(-1) ?? null)).sort()).toEqual(["1000000917", "1000000921"]);
    expect(await read(cursors.at(-1) ?? null)).toEqual([]);
    const { events } = await client.watches.runTestDay();
    await client.watches.runTestDay();
    expect(events).toMatchObject([{ data: { business_number: "1000000921" } }]);
    expect(await read(cursors.at(-1) ?? null)).toEqual(["1000000921"]);
    const page = await client.eventsPage({ types: ["watch.changed"], limit: 2 });
    expect(page.next).toBe(page.events[1]?.id);
    expect((await client.eventsPage({ types: ["batch.failed"] })).events).toEqual([]);
  });

  it("follows events until the caller aborts the signal", async () => {
    const client = await testing();
    await client.watches.add("1000000917");
    for (let day = 0; day < 2; day++) await client.watches.runTestDay();
    const abort = new AbortController();
    const types: string[] = [];
    const follow = async () => {
      const options = { follow: true, signal: abort.signal, onCursor: () => abort.abort("enough") };
      for await (const { type } of client.events(options)) types.push(type);
    };
    await expect(follow()).rejects.toBe("enough");
    expect(types).toEqual(["watch.changed"]);
  });

  it("makes a webhook endpoint, shows, changes and deletes it, and gives it a new secret", async () => {
    const { webhookEndpoints } = await testing();
    const { secret, ...endpoint } = await webhookEndpoints.create({
      ...{ ...ENDPOINT, types: ["watch.changed"] },
    });
    expect(endpoint).toMatchObject({ ...ENDPOINT, status: "unverified" });
    const { id } = endpoint;
    expect(await webhookEndpoints.get(id)).toEqual(endpoint);
    const changed = { ...endpoint, types: null };
    expect(await webhookEndpoints.update(id, { types: null })).toEqual(changed);
    expect((await webhookEndpoints.rotate(id)).secret).not.toBe(secret);
    expect((await webhookEndpoints.list()).webhook_endpoints).toMatchObject([{ id }]);
    expect((await webhookEndpoints.deliveries(id)).deliveries).toEqual([]);
    expect(await webhookEndpoints.delete(id)).toEqual({ id, deleted: true });
    expect((await webhookEndpoints.list()).webhook_endpoints).toEqual([]);
  });

  it("shows the plan and the usage of a key", async () => {
    const { apiKey } = await issueKey({ a: "starter" });
    expect(await service(apiKey).usage()).toMatchObject({ variant: "a", plan: "starter" });
  });

  it("lists the plans even with an unknown key", async () => {
    const { plans } = await service("bvs_live_no").plans();
    expect(plans.map(({ id }) => id)).toContain("starter");
  });
});

describe("a receipt that the client asks for", () => {
  /**
   * Verifies a receipt with the keys from a new isolate, because other isolates may remember older
   * keys for five seconds.
   */
  const read = async (receipt = "", mode: "live" | "test" = "live") => {
    const jwks: ReceiptKeySet = (await requestWith("GET", "/.well-known/jwks.json", "")).body;
    return (await verifyReceipt(receipt, { jwks, issuer: env.RECEIPT_ISSUER, mode })).claims;
  };

  it("is in the answer of each kind of check, and says what the answer says", async () => {
    const client = service((await issueKey({ a: "pro", b: "paid" })).apiKey);
    const business_number = HANBIT.b_no;
    const verified = await client.verify({ ...HANBIT_CLAIM, receipt: true });
    expect(await read(verified.receipt)).toMatchObject({
      ...{ operation: "verify", business_number, is_valid: true, status_code: "01" },
      ...{ claimed_start_date: "2012-03-05", claimed_representative: HANBIT.p_nm },
    });
    const { receipt } = await client.status({ business_number, receipt: true });
    expect(await read(receipt)).toMatchObject({ operation: "status", business_number });
    const list = await client.status({ business_numbers: [UNREGISTERED], receipt: true });
    expect(await read(list.results[0]?.receipt)).toMatchObject({ is_registered: false });
    const described = await client.describe({ business_number, receipt: true });
    expect(await read(described.receipt)).toMatchObject({ operation: "describe", business_number });
    expect(await client.verify(HANBIT_CLAIM)).not.toHaveProperty("receipt");
  });

  it("is in each row of a batch, and covers the file that the client downloads", async () => {
    const { batch } = service((await issueKey({ a: "pro" })).apiKey);
    const { job_id } = await batch.submit(numbers(HANBIT.b_no, UNREGISTERED));
    expect(await batch.wait(job_id)).not.toHaveProperty("receipt");
    const { receipt } = await batch.status(job_id, { receipt: true });
    const file = await (await batch.download(job_id)).arrayBuffer();
    const sha256 = toHex(await crypto.subtle.digest("SHA-256", file));
    expect(await read(receipt)).toMatchObject({
      ...{ operation: "batch", job_id, total: 2, valid: 1, results_sha256: sha256 },
    });
    const rows = await all(batch.results(job_id, { receipts: true }));
    const receipts = rows.map((row) => ("answer" in row ? row.answer?.receipt : undefined));
    expect(await Promise.all(receipts.map((one) => read(one)))).toMatchObject([
      { job_id, business_number: HANBIT.b_no, is_registered: true },
      { job_id, business_number: UNREGISTERED, is_registered: false },
    ]);
  });

  it("is a test receipt for a test key, and is refused where a live receipt is expected", async () => {
    const { receipt } = await (await testing()).verify({ ...CLAIM, receipt: true });
    expect(await read(receipt, "test")).toMatchObject({ mode: "test", is_valid: true });
    await expect(read(receipt)).rejects.toMatchObject({ code: "wrong_mode" });
  });
});

async function testing({ plans = { a: "enterprise", b: "paid" } as object, limits = {} } = {}) {
  const account = `test-${crypto.randomUUID()}`;
  const limitsOfKey = { rate_per_second: 100, ...limits };
  const { body } = await post("/admin/keys", demo.admin_token, {
    ...{ account, mode: "test", plans, limits: limitsOfKey },
  });
  return service(body.api_key, { retries: 0 });
}

const CLAIM = { business_number: "1000000014", startDate: "2020-01-01", ownerName: "홍길동" };
const numbers = (...business_numbers: string[]) => ({ check: "status", business_numbers }) as const;
const ENDPOINT = { url: "https://hooks.example.com/bvs" };
const NO_ENDPOINT = `we_${"0".repeat(32)}`;
const junk = new Uint8Array(1_000).map((_, index) => (index * 7919) % 256);

const METHODS: Record<string, (client: BusinessVerification) => Promise<unknown>> = {
  verify: (client) => client.verify(CLAIM),
  status: (client) => client.status({ business_number: "1000000014" }),
  describe: (client) => client.describe({ business_number: "1000000014" }),
  usage: (client) => client.usage(),
  "batch.submit": ({ batch }) => batch.submit(numbers("1000000014")),
  "batch.upload": ({ batch }) => batch.upload("business_number\n1000000014\n"),
  "batch.status": ({ batch }) => batch.status("job_1"),
  "batch.wait": ({ batch }) => batch.wait("job_1"),
  "batch.results": ({ batch }) => all(batch.results("job_1")),
  "batch.download": ({ batch }) => batch.download("job_1"),
  "batch.list": ({ batch }) => all(batch.list()),
  "batch.listPage": ({ batch }) => batch.listPage(),
  "batch.cancel": ({ batch }) => batch.cancel("job_1"),
  "batch.delete": ({ batch }) => batch.delete("job_1"),
  "watches.add": ({ watches }) => watches.add("1000000014"),
  "watches.upload": ({ watches }) => watches.upload("business_number\n1000000014\n"),
  "watches.list": ({ watches }) => all(watches.list()),
  "watches.listPage": ({ watches }) => watches.listPage(),
  "watches.get": ({ watches }) => watches.get("1000000014"),
  "watches.remove": ({ watches }) => watches.remove("1000000014"),
  "watches.runTestDay": ({ watches }) => watches.runTestDay(),
  events: (client) => all(client.events()),
  "events, followed": (client) => all(client.events({ follow: true })),
  eventsPage: (client) => client.eventsPage(),
  "webhookEndpoints.create": ({ webhookEndpoints }) => webhookEndpoints.create(ENDPOINT),
  "webhookEndpoints.list": ({ webhookEndpoints }) => webhookEndpoints.list(),
  "webhookEndpoints.get": ({ webhookEndpoints }) => webhookEndpoints.get(NO_ENDPOINT),
  "webhookEndpoints.update": ({ webhookEndpoints }) => webhookEndpoints.update(NO_ENDPOINT, {}),
  "webhookEndpoints.delete": ({ webhookEndpoints }) => webhookEndpoints.delete(NO_ENDPOINT),
  "webhookEndpoints.rotate": ({ webhookEndpoints }) => webhookEndpoints.rotate(NO_ENDPOINT),
  "webhookEndpoints.test": ({ webhookEndpoints }) => webhookEndpoints.test(NO_ENDPOINT),
  "webhookEndpoints.deliveries": ({ webhookEndpoints }) => webhookEndpoints.deliveries(NO_ENDPOINT),
};

interface Refused {
  callService: (client: BusinessVerification) => Promise<unknown>;
  parameter?: string;
  plans?: object;
  limits?: object;
}

/** For each error of the service, a client call that causes it, or null if no call can. */
const REFUSALS = {
  invalid_json: null,
  unsupported_content_type: null,
  https_required: null,
  missing_api_key: null,
  // Only a row of a batch has this error.
  cancelled: null,
  // D1 would have to be locked (`batch-faults.test.ts`).
  temporarily_unavailable: null,
  // The client calls only paths that exist.
  not_found: null,
  invalid_request: {
    callService: (client) => client.verify({ ...CLAIM, companyName: "가".repeat(201) }),
    parameter: "companyName",
  },
  invalid_business_number: {
    callService: (client) => client.describe({ business_number: "1" }),
    parameter: "business_number",
  },
  invalid_start_date: {
    callService: (client) => client.verify({ ...CLAIM, startDate: "2012" }),
    parameter: "startDate",
  },
  invalid_owner_name: {
    callService: (client) => client.verify({ ...CLAIM, ownerName: " " }),
    parameter: "ownerName",
  },
  invalid_language: {
    callService: (client) => client.verify({ ...CLAIM, lang: "fr" as "en" }),
    parameter: "lang",
  },
  payload_too_large: {
    callService: (client) => client.verify({ ...CLAIM, companyName: "가".repeat(20_000) }),
  },
  invalid_encoding: { callService: ({ batch }) => batch.upload(junk) },
  invalid_csv: {
    callService: ({ batch }) => batch.upload('business_number\n"1,2,3', { check: "status" }),
  },
  missing_column: { callService: ({ batch }) => batch.upload("name\nHanbit\n") },
  batch_empty: { callService: ({ batch }) => batch.submit(numbers()) },
  batch_too_large: {
    callService: ({ batch }) => batch.submit(numbers("1000000014", "1000000028")),
    limits: { max_batch: 1 },
  },
  idempotency_key_reused: {
    callService: async (client) => {
      const idempotencyKey = "order-17";
      await client.verify(CLAIM, { idempotencyKey });
      await client.verify({ ...CLAIM, lang: "en" }, { idempotencyKey });
    },
  },
  test_number_required: {
    callService: (client) => client.verify(HANBIT_CLAIM),
    parameter: "business_number",
  },
  invalid_api_key: { callService: () => service(`bvs_test_${"x".repeat(38)}`).usage() },
  feature_not_available: {
    callService: ({ batch }) => batch.submit(numbers("1000000014")),
    plans: { a: "starter" },
  },
  business_not_found: {
    callService: (client) => client.describe({ business_number: "1000000218" }),
    parameter: "business_number",
  },
  job_not_found: { callService: ({ batch }) => batch.status(`job_${"0".repeat(32)}`) },
  results_not_ready: {
    callService: async () => {
      // No worker takes this job, so it has no results.
      park(env.BATCH_QUEUE);
      const { batch } = service((await issueKey({ a: "pro" })).apiKey);
      const { job_id } = await batch.submit(numbers(HANBIT.b_no));
      return all(batch.results(job_id));
    },
  },
  rate_limit_exceeded: { callService: (client) => client.verify(testClaim("1000000519")) },
  quota_exceeded: { callService: (client) => client.verify(testClaim("1000000523")) },
  daily_limit_exceeded: { callService: (client) => client.verify(testClaim("1000000542")) },
  too_many_jobs: { callService: ({ batch }) => batch.submit(numbers("1000000557")) },
  storage_exceeded: { callService: ({ batch }) => batch.submit(numbers("1000000561")) },
  job_limit_exceeded: { callService: ({ batch }) => batch.submit(numbers("1000000576")) },
  internal_error: { callService: (client) => client.verify(testClaim("1000000538")) },
  registry_unavailable: { callService: (client) => client.verify(testClaim("1000000504")) },
  test_key_required: {
    callService: async () => service((await issueKey({ a: "pro" })).apiKey).watches.runTestDay(),
  },
  cursor_expired: {
    callService: (client) => all(client.events({ after: "evt_1" })),
    parameter: "after",
  },
  watch_not_found: {
    callService: ({ watches }) => watches.get("1000000014"),
  },
  too_many_watched: { callService: ({ watches }) => watches.add(["1000000580"]) },
  url_refused: {
    callService: ({ webhookEndpoints }) => webhookEndpoints.create({ url: "https://10.0.0.1/" }),
    parameter: "url",
  },
  // The service would have to run without WEBHOOK_MASTER_KEYS.
  webhooks_not_available: null,
  // The service would have to run without RECEIPT_TEST_KEY.
  receipts_not_available: null,
  endpoint_not_found: {
    callService: ({ webhookEndpoints }) => webhookEndpoints.get(NO_ENDPOINT),
  },
  // Ten endpoints take a minute and a half to make.
  too_many_endpoints: null,
  too_many_tests: {
    callService: async ({ webhookEndpoints }) => {
      const { id } = await webhookEndpoints.create(ENDPOINT);
      await webhookEndpoints.test(id);
      await webhookEndpoints.test(id);
    },
  },
} satisfies Record<ErrorCode, Refused | null>;

function testClaim(business_number: string) {
  return { ...CLAIM, business_number };
}

describe("an error that the client throws", () => {
  it.each(Object.entries(METHODS))(
    "comes from %s if the key is not valid",
    async (_name, callService) => {
      const error = await errorOf(callService(service("bvs_live_no")));
      expect(error).toMatchObject({ name: "ApiError", code: "invalid_api_key", status: 401 });
    },
  );

  const refusals = Object.entries<Refused | null>(REFUSALS);
  it.each(refusals.flatMap(([code, refused]) => (refused ? [{ code, ...refused }] : [])))(
    "has the fields that the service sent: $code",
    async ({ code, callService, parameter = null, plans, limits }) => {
      const client = await testing({ ...(plans && { plans }), ...(limits && { limits }) });
      const error = await errorOf(callService(client));
      const { status } = ERRORS[code as ErrorCode];
      const isToWait = status === 429 || code === "registry_unavailable";
      expect(error).toMatchObject({
        ...{ code, status, parameter },
        message: expect.stringMatching(/\S/),
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        retryAfter: isToWait ? expect.any(Number) : null,
        helpUrl: `http://127.0.0.1/docs#${code}`,
      });
      expect(JSON.parse(error.body)).toMatchObject({ error: { code, message: error.message } });
    },
  );

  it("is registry_unavailable, not a verdict, if the tax authority does not answer, and nothing is charged", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    await breakUpstreams({ fail: { mode: "http500" } });
    const client = service(apiKey, { retries: 0 });
    expect(await errorOf(client.verify(HANBIT_CLAIM))).toMatchObject({
      code: "registry_unavailable",
      status: 500,
    });
    expect((await client.usage()).used).toBe(0);
  });

  it("comes at once if the month's quota is used up", async () => {
    const { apiKey } = await issueKey({ a: "pro" }, { monthly_quota: 1 });
    const client = service(apiKey);
    await client.status({ business_number: HANBIT.b_no });
    const startedAt = Date.now();
    const error = await errorOf(client.status({ business_number: HANBIT.b_no }));
    expect(error).toMatchObject({ code: "quota_exceeded", status: 429 });
    expect(error.retryAfter).toBeGreaterThan(30);
    // The client does not wait for Retry-After, which is the time until the next month.
    expect(Date.now() - startedAt).toBeLessThan(25_000);
  });
});

describe("the metadata of a response", () => {
  it("contains the request id, whether the key is a test key, and whether the request is a repetition", async () => {
    const client = await testing();
    const once = { idempotencyKey: "order-17" };
    const first = await client.verify(CLAIM, once);
    expect(first.isValid).toBe(true);
    const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(responseOf(first)).toMatchObject({ requestId, testMode: true, replayed: false });
    expect(responseOf(await client.verify(CLAIM, once)).replayed).toBe(true);
    expect(await client.usage()).toMatchObject({ mode: "test" });

    const live = service((await issueKey({ a: "pro" })).apiKey);
    const answer = await live.status({ business_number: HANBIT.b_no });
    expect(responseOf(answer)).toMatchObject({ testMode: false, replayed: false });
    expect(responseOf(answer).headers.get("RateLimit")).toMatch(/"month";r=\d+/);
    expect(await live.usage()).toMatchObject({ mode: "live" });
  });
});
