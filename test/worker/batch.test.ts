/** Batch jobs as a caller sees them, from submission to download (docs/api.md#batches). */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "../../src/lib/days.ts";
import { loadNumbers } from "../load-numbers.ts";
import {
  download,
  ended,
  expectKept,
  HEADER,
  kept,
  loadBody,
  loadCsv,
  NO_OUTCOMES,
  resultsOf,
  statusOf,
  submit,
  UNTHROTTLED,
  upload,
} from "./batches.ts";
import {
  get,
  HANBIT,
  issueKey,
  type Json,
  park,
  UNREGISTERED,
  upstreamStats,
  used,
} from "./service.ts";

const MEGABYTE = 1_000_000;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const LANGUAGES = ["ko", "en", "both", "code"] as const;

const issue = (plan: string, limits: Record<string, number> = {}) =>
  issueKey({ a: plan }, { ...UNTHROTTLED, ...limits });
const enterprise = async () => (await issue("enterprise")).apiKey;

const THREE = [
  {
    business_number: HANBIT.b_no,
    start_date: HANBIT.start_dt,
    owner_name: HANBIT.p_nm,
    company_name: HANBIT.b_nm,
  },
  {
    business_number: HANBIT.b_no,
    start_date: HANBIT.start_dt,
    owner_name: "허위인",
    company_name: "허위상사",
  },
  { business_number: UNREGISTERED, start_date: "20200101", owner_name: "홍길동" },
];
const THREE_CSV = `${HEADER}\r\n${THREE.map((one) => `${one.business_number},${one.start_date},${one.owner_name},${one.company_name ?? ""}\r\n`).join("")}`;

describe("a job", () => {
  it("comes with its address and all its fields, and with Retry-After until it has ended", async () => {
    const key = await enterprise();
    const goOn = park(env.BATCH_QUEUE);
    const { status, headers, body } = await submit(
      key,
      loadBody(loadNumbers(2), { language: "en" }),
    );
    expect(status).toBe(200);
    expect(headers.get("Location")).toBe(`/v1/batch/status/${body.job_id}`);
    expect(headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
    expect(body).toEqual({
      job_id: expect.stringMatching(/^job_[0-9a-f]{32}$/),
      status: expect.stringMatching(/^(queued|processing)$/),
      total: 2,
      processed: 0,
      valid: 0,
      invalid: 0,
      errors: 0,
      name: null,
      check: "verify",
      outcomes: NO_OUTCOMES,
      language: "en",
      created_at: expect.stringMatching(ISO),
      completed_at: null,
      expires_at: expect.stringMatching(ISO),
      download_url: null,
    });
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBeLessThanOrEqual(
      30 * DAY_MS,
    );

    await goOn();
    await ended(key, body.job_id);
    const done = await get(headers.get("Location") ?? "", key);
    expect(done.headers.get("Retry-After")).toBeNull();
    const endedAt = Date.parse(done.body.completed_at);
    expect(done.body).toEqual({
      ...body,
      status: "completed",
      // While the job ran, `expires_at` was counted from the submission. Now it is counted from the
      // end of the job.
      expires_at: new Date(endedAt + 30 * DAY_MS).toISOString(),
      processed: 2,
      valid: 2,
      outcomes: { ...NO_OUTCOMES, active: 2 },
      completed_at: expect.stringMatching(ISO),
      download_url: `http://127.0.0.1/v1/batch/download/${body.job_id}`,
    });
    expect(done.headers.get("RateLimit")).toContain("month");
  });

  it("has no results while it runs", async () => {
    const key = await enterprise();
    const goOn = park(env.BATCH_QUEUE);
    const { body } = await submit(key, loadBody(loadNumbers(1)));
    const early = await download(key, body.job_id);
    expect([early.status, ((await early.json()) as Json).error.code]).toEqual([
      404,
      "results_not_ready",
    ]);
    await goOn();
    await ended(key, body.job_id);
  });

  it("of another account gets the same answer as a job that never existed", async () => {
    const { body } = await submit(await enterprise(), loadBody(loadNumbers(1)));
    const stranger = await enterprise();
    const unknown = `job_${"0".repeat(32)}`;
    for (const endpoint of ["status", "download"]) {
      const answers = await Promise.all(
        [body.job_id, unknown, "x", "%00", "..%2f..%2fresults", "가"].map((id) =>
          get(`/v1/batch/${endpoint}/${id}`, stranger),
        ),
      );
      for (const answer of answers) {
        expect(answer.status).toBe(404);
        expect(answer.body).toEqual({
          error: { code: "job_not_found", message: "There is no such batch job." },
        });
      }
    }
  });

  it("is shown to another key of its account", async () => {
    const { apiKey, account } = await issue("enterprise");
    const { body } = await submit(apiKey, loadBody(loadNumbers(1)));
    const second = await issueKey({ a: "pro" }, UNTHROTTLED, account);
    expect((await statusOf(second.apiKey, body.job_id)).status).toBe(200);
  });
});

describe("a submission as JSON or CSV", () => {
  it.each(LANGUAGES)("gets the same results in both forms (%s)", async (language) => {
    const key = await enterprise();
    const json = await submit(key, { businesses: THREE, language });
    const csv = await upload(key, THREE_CSV, {}, language);
    const [one, other] = await Promise.all(
      [json, csv].map(async ({ body }) => {
        expect(await ended(key, body.job_id)).toMatchObject({
          language,
          total: 3,
          valid: 1,
          invalid: 2,
          errors: 0,
        });
        return (await resultsOf(key, body.job_id)).map(({ verified_at, ...row }) => {
          expect(verified_at).toMatch(ISO);
          return row;
        });
      }),
    );
    expect(one).toEqual(other);
    const texts = { ko: "계속사업자", en: "Active", both: "계속사업자", code: undefined };
    expect(
      one?.map((row) => [row.is_valid, row.reason, row.company_name, row.status, row.status_code]),
    ).toEqual([
      ["true", "", HANBIT.b_nm, texts[language], "01"],
      ["false", "details_mismatch", "허위상사", texts[language], "01"],
      ["false", "not_registered", "", language === "code" ? undefined : "", ""],
    ]);
    const [valid] = one ?? [];
    expect(valid?.company_name_source).toBe(language === "code" ? "" : "dart");
    expect(valid?.status_en).toBe(language === "both" ? "Active" : undefined);
    expect(await used(key)).toBe(6);
  });

  it("is answered in Korean by default, and accepts lang as another name for language", async () => {
    const key = await enterprise();
    expect((await submit(key, loadBody(loadNumbers(1)))).body.language).toBe("ko");
    expect((await submit(key, loadBody(loadNumbers(1), { lang: "both" }))).body.language).toBe(
      "both",
    );
  });

  it("may give one company name for all numbers", async () => {
    const key = await enterprise();
    const shared = {
      start_date: HANBIT.start_dt,
      owner_name: HANBIT.p_nm,
      company_name: HANBIT.b_nm,
      language: "en",
    };
    const { body } = await submit(key, { business_numbers: [HANBIT.b_no], ...shared });
    await ended(key, body.job_id);
    expect((await resultsOf(key, body.job_id))[0]).toMatchObject({
      is_valid: "true",
      company_name_source: "dart",
    });
  });

  it("asks the registry about up to 100 distinct businesses in one call", async () => {
    const key = await enterprise();
    const numbers = loadNumbers(250);
    const { body } = await upload(key, loadCsv(numbers));
    await expectKept(key, body.job_id, numbers);
    expect(await upstreamStats()).toMatchObject({
      validate: { calls: 3, rows: 250 },
      status: { calls: 0 },
      maxRows: 100,
    });
  });
});

describe("Prefer: wait", () => {
  it("returns the results in the answer, and each result is what a single check would answer", async () => {
    const key = await enterprise();
    const { status, headers, body } = await submit(
      key,
      { businesses: THREE, language: "en" },
      { Prefer: "wait=20" },
    );
    expect(status).toBe(200);
    expect(headers.get("Preference-Applied")).toBe("wait=20");
    expect(headers.get("Retry-After")).toBeNull();
    expect(body).toMatchObject({
      status: "completed",
      total: 3,
      processed: 3,
      valid: 1,
      invalid: 2,
    });
    expect(body.results).toHaveLength(3);
    expect(body.results[0]).toMatchObject({
      isValid: true,
      businessInfo: {
        businessNumber: HANBIT.b_no,
        companyNameSource: "dart",
        representative: HANBIT.p_nm,
        status: "Active",
      },
    });
    expect(body.results[1]).toMatchObject({
      isValid: false,
      reason: "details_mismatch",
      businessInfo: { representative: null },
    });
    expect(body.results[2]).toMatchObject({ isValid: false, reason: "not_registered" });
    expect((await ended(key, body.job_id)).results).toBeUndefined();
  });

  it("returns the unfinished job when the time is up", async () => {
    const key = await enterprise();
    const goOn = park(env.BATCH_QUEUE);
    const { headers, body } = await submit(key, loadBody(loadNumbers(1)), {
      Prefer: "respond-async, wait=0",
    });
    expect(headers.get("Preference-Applied")).toBe("wait=0");
    expect(headers.get("Retry-After")).toBe("1");
    expect(body.completed_at).toBeNull();
    expect(body.results).toBeUndefined();
    await goOn();
    await ended(key, body.job_id);
  });

  it("is lowered to 30 seconds if it asks for more, and other preferences are ignored", async () => {
    const key = await enterprise();
    const long = await submit(key, loadBody(loadNumbers(1)), { Prefer: "wait=3600" });
    expect(long.headers.get("Preference-Applied")).toBe("wait=30");
    const other = await submit(key, loadBody(loadNumbers(1)), { Prefer: "respond-async" });
    expect(other.headers.get("Preference-Applied")).toBeNull();
  });
});

describe("a refused submission", () => {
  let key: string;
  beforeAll(async () => {
    key = await enterprise();
  });
  const shared = { start_date: "20200101", owner_name: "홍길동" };
  const [one = "", two = ""] = loadNumbers(2);

  it.each<[string, unknown, string, string]>([
    [
      "a hyphenated number",
      loadBody([one, "123-45-67890"]),
      "invalid_business_number",
      "business_numbers.1: ",
    ],
    [
      "a number given as a JSON number",
      loadBody([one, two, 1 as never]),
      "invalid_business_number",
      "business_numbers.2: ",
    ],
    [
      "a bad number among businesses",
      {
        businesses: [
          { business_number: one, ...shared },
          { business_number: "1", ...shared },
        ],
      },
      "invalid_business_number",
      "businesses.1.business_number: ",
    ],
    [
      "a bad date among businesses",
      { businesses: [{ business_number: one, ...shared, start_date: "2020" }] },
      "invalid_start_date",
      "businesses.0.start_date: ",
    ],
    [
      "a missing owner among businesses",
      { businesses: [{ business_number: one, start_date: "20200101" }] },
      "invalid_owner_name",
      "businesses.0.owner_name: ",
    ],
    [
      "a business that is not an object",
      { businesses: [null] },
      "invalid_request",
      "businesses.0: must be an object with business_number, start_date and owner_name$",
    ],
    [
      "a business that is not an object, if only the numbers are checked",
      { businesses: ["2178182399"], check: "status" },
      "invalid_request",
      "businesses.0: must be an object with business_number$",
    ],
    [
      "a bad date for all",
      loadBody([one], { start_date: "20230230" }),
      "invalid_start_date",
      "start_date: ",
    ],
    [
      "no date",
      { business_numbers: [one], owner_name: "홍길동" },
      "invalid_start_date",
      "start_date: ",
    ],
    [
      "no owner",
      { business_numbers: [one], start_date: "20200101" },
      "invalid_owner_name",
      "owner_name: ",
    ],
    ["no numbers", shared, "invalid_business_number", "business_numbers: "],
    [
      "numbers that are not a list",
      loadBody(one as never),
      "invalid_business_number",
      "business_numbers: ",
    ],
    [
      "both lists",
      { ...loadBody([one]), businesses: [{ business_number: one, ...shared }] },
      "invalid_request",
      "businesses: ",
    ],
    ["an unknown language", loadBody([one], { language: "ja" }), "invalid_language", "language: "],
    ["an empty list", loadBody([]), "batch_empty", ""],
    ["an empty list of businesses", { businesses: [] }, "batch_empty", ""],
    ["malformed JSON", "{", "invalid_json", ""],
    ["an array", [one], "invalid_request", ""],
  ])("as JSON gets the code and field of its fault: %s", async (_, body, code, start) => {
    const answer = await submit(key, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual({
      code,
      message: expect.stringMatching(new RegExp(`^${start}`)),
    });
  });

  it("as JSON gets one error for millions of faults", async () => {
    const answer = await submit(key, `{"business_numbers":[${"1,".repeat(2_000_000)}1]}`);
    expect([answer.status, answer.body.error.code]).toEqual([400, "batch_too_large"]);
  });

  const utf16 = (text: string) =>
    new Uint8Array([
      0xff,
      0xfe,
      ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    ]);
  it.each<[string, BodyInit, Record<string, string>, string]>([
    ["UTF-16 without a byte-order mark", utf16(THREE_CSV).slice(2), {}, "invalid_encoding"],
    ["junk", new Uint8Array(1_000).map((_, index) => (index * 7919) % 256), {}, "invalid_encoding"],
    ["an empty file", "", {}, "missing_column"],
    ["only a header", HEADER, {}, "batch_empty"],
    ["a missing column", "business_number,start_date\n1,2", {}, "missing_column"],
    ["a repeated column", `${HEADER},start_date\n1,2,3,4,5`, {}, "invalid_csv"],
    ["an unclosed quote", `${HEADER}\n"1,2,3`, {}, "invalid_csv"],
    ["6 MB", "x".repeat(6 * MEGABYTE), {}, "payload_too_large"],
    [
      "JSON sent as CSV",
      JSON.stringify(loadBody([one])),
      { "Content-Type": "application/json" },
      "unsupported_content_type",
    ],
    [
      "a form",
      "file=x",
      { "Content-Type": "multipart/form-data; boundary=x" },
      "unsupported_content_type",
    ],
  ])("as CSV gets the code of its fault: %s", async (_, body, headers, code) => {
    const answer = await upload(key, body, headers);
    expect([answer.status, answer.body.error?.code]).toEqual([400, code]);
  });

  it("as CSV gets the code of its fault: 6 MB without a Content-Length", async () => {
    let left = 6;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        left-- > 0 ? controller.enqueue(new Uint8Array(MEGABYTE).fill(97)) : controller.close(),
    });
    expect((await upload(key, body)).body.error.code).toBe("payload_too_large");
  });

  it("gets invalid_language for an unknown language in the query", async () => {
    expect((await upload(key, THREE_CSV, {}, "ja")).body.error.code).toBe("invalid_language");
  });

  it("is not charged, and leaves nothing behind", async () => {
    const { apiKey, account } = await issue("enterprise");
    const before = await kept(account);
    await submit(apiKey, loadBody([one, "1"]));
    await upload(apiKey, `${HEADER}\n"1,2,3`);
    expect(await used(apiKey)).toBe(0);
    expect(await kept(account)).toEqual(before);
  });
});

describe("a CSV upload", () => {
  it("in CP949, as Korean Excel writes it, is read with or without a declared charset", async () => {
    const key = await enterprise();
    const row = [..."9990000016,20200101,"].map((letter) => letter.charCodeAt(0));
    // 홍길동,똠방 in CP949. EUC-KR lacks the syllable 똠.
    const name = [0xc8, 0xab, 0xb1, 0xe6, 0xb5, 0xbf, 0x2c, 0x8c, 0x63, 0xb9, 0xe6, 13, 10];
    const file = new Uint8Array([...new TextEncoder().encode(`${HEADER}\r\n`), ...row, ...name]);
    for (const headers of [{}, { "Content-Type": "text/csv; charset=cp949" }]) {
      const { body } = await upload(key, file, headers);
      expect(await ended(key, body.job_id)).toMatchObject({ total: 1, valid: 1 });
      expect((await resultsOf(key, body.job_id))[0]).toMatchObject({
        owner_name: "홍길동",
        company_name: "똠방",
      });
    }
  });

  it("gets a result row for each of its rows, with an error and no charge for a malformed row", async () => {
    const key = await enterprise();
    const [one = "", two = ""] = loadNumbers(2);
    const { body } = await upload(
      key,
      `\uFEFFOwner_Name, START_DATE ,business_number,note\r\n홍길동,20200101,${one},"a, b"\r\n\r\n홍길동,2020-13-01,${two},\r\n"=홍\n길동",2020-01-01,${two.slice(0, 3)}-${two.slice(3, 5)}-${two.slice(5)},\r\n홍길동,20200101,${one},x,y\r\n홍길동\r\n`,
      {},
      "en",
    );
    expect(await ended(key, body.job_id)).toMatchObject({
      total: 5,
      processed: 5,
      valid: 1,
      invalid: 1,
      errors: 3,
    });
    const rows = await resultsOf(key, body.job_id);
    expect(
      rows.map((row) => [row.is_valid, row.error_code, row.error_message?.slice(0, 7)]),
    ).toEqual([
      ["true", "", ""],
      ["", "invalid_start_date", "line 4,"],
      ["false", "", ""],
      ["", "invalid_csv", "line 7:"],
      ["", "invalid_business_number", "line 8,"],
    ]);
    expect(rows[2]).toMatchObject({ owner_name: "'=홍\n길동", reason: "details_mismatch" });
    expect(await used(key)).toBe(2);
  });

  it("with only malformed rows is completed at once without a charge, even if the quota is used up", async () => {
    const { apiKey } = await issue("enterprise", { monthly_quota: 1 });
    await ended(apiKey, (await submit(apiKey, loadBody(loadNumbers(1)))).body.job_id);
    const { body } = await upload(apiKey, `${HEADER}\n1,2,3,4\n,,x,\n`);
    expect(body).toMatchObject({
      status: "completed",
      total: 2,
      processed: 2,
      errors: 2,
      valid: 0,
      invalid: 0,
    });
    expect((await resultsOf(apiKey, body.job_id)).map((row) => row.error_code)).toEqual([
      "invalid_business_number",
      "invalid_business_number",
    ]);
    expect(await used(apiKey)).toBe(1);
  });
});

describe("the results file", () => {
  let key: string;
  let jobId: string;
  let whole: Uint8Array;
  beforeAll(async () => {
    key = await enterprise();
    jobId = (await upload(key, THREE_CSV)).body.job_id;
    await ended(key, jobId);
    whole = new Uint8Array(await (await download(key, jobId)).arrayBuffer());
  });

  it("is CSV with a byte-order mark and CRLF, and its file name contains the id of the job", async () => {
    const response = await download(key, jobId);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe(
      `attachment; filename="results-${jobId}.csv"`,
    );
    expect(response.headers.get("Accept-Ranges")).toBe("bytes");
    expect(response.headers.get("ETag")).toMatch(/^"[^"]+"$/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split("\r\n")).toHaveLength(5);
  });

  it("is not sent again to a client that has it already (If-None-Match)", async () => {
    const etag = (await download(key, jobId)).headers.get("ETag") ?? "";
    for (const header of [etag, `"other", ${etag}`, `W/${etag}`, "*"]) {
      const again = await download(key, jobId, { "If-None-Match": header });
      expect([header, again.status, await again.text()]).toEqual([header, 304, ""]);
      expect(again.headers.get("ETag")).toBe(etag);
    }
    for (const header of ['"other"', "unquoted", ""]) {
      const fresh = await download(key, jobId, { "If-None-Match": header });
      expect([header, fresh.status]).toEqual([header, 200]);
      await fresh.arrayBuffer();
    }
  });

  it.each<[string, (size: number) => [first: number, last: number]]>([
    ["bytes=0-99", () => [0, 99]],
    ["bytes=100-199", () => [100, 199]],
    ["bytes=0-0", () => [0, 0]],
    ["bytes=50-", (size) => [50, size - 1]],
    ["bytes=-20", (size) => [size - 20, size - 1]],
    ["bytes=100-999999", (size) => [100, size - 1]],
    ["bytes=0-", (size) => [0, size - 1]],
    ["bytes=0-999999", (size) => [0, size - 1]],
    ["bytes=-999999", (size) => [0, size - 1]],
  ])("comes in part for the range %s", async (range, expected) => {
    const response = await download(key, jobId, { Range: range });
    const [first, last] = expected(whole.length);
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(`bytes ${first}-${last}/${whole.length}`);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(whole.slice(first, last + 1));
  });

  it("comes whole if the range is for another version of the file", async () => {
    const response = await download(key, jobId, { Range: "bytes=10-", "If-Range": '"other"' });
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(whole.length);
  });

  it.each([
    "bytes=9-1",
    "bytes=999999-",
    "bytes=a-b",
    "lines=1-2",
    "bytes=-0",
    "bytes=0-1,5-6",
    "",
  ])("comes whole for the range %j", async (range) => {
    const response = await download(key, jobId, { Range: range });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Range")).toBeNull();
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(whole);
  });
});

describe("the plan", () => {
  it.each(["free", "starter"])(
    "%s has no batches, so status, download and submission get 403, even if the body is faulty",
    async (plan) => {
      const { apiKey } = await issue(plan);
      const answers = await Promise.all([
        submit(apiKey, loadBody(loadNumbers(1))),
        submit(apiKey, "{"),
        upload(apiKey, "x".repeat(6 * MEGABYTE)),
        statusOf(apiKey, "job_1"),
        get("/v1/batch/download/job_1", apiKey),
      ]);
      for (const { status, body } of answers)
        expect([status, body.error.code]).toEqual([403, "feature_not_available"]);
      expect(await used(apiKey)).toBe(0);
    },
  );

  const NUMBERS = loadNumbers(10_001);
  it.each([
    ["pro", 100],
    ["premium", 1_000],
    ["enterprise", 10_000],
  ])(
    "%s accepts %i rows in one batch, and refuses one row more",
    { timeout: 60_000 },
    async (plan, cap) => {
      const { apiKey, account } = await issue(plan);
      const before = await kept(account);
      const over = NUMBERS.slice(0, cap + 1);
      for (const { status, body } of [
        await submit(apiKey, loadBody(over)),
        await upload(apiKey, loadCsv(over)),
      ]) {
        expect([status, body.error.code]).toEqual([400, "batch_too_large"]);
        expect(body.error.message).toContain(String(cap));
      }
      expect(await kept(account)).toEqual(before);
      const most = NUMBERS.slice(0, cap);
      const { body } = await upload(apiKey, loadCsv(most));
      expect(await expectKept(apiKey, body.job_id, most)).toMatchObject({ valid: cap });
      expect((await upstreamStats()).maxRows).toBe(100);
    },
  );

  it("limits the rows of a batch, and malformed and repeated rows count too", async () => {
    const { apiKey } = await issue("pro");
    const [one = ""] = NUMBERS;
    expect((await submit(apiKey, loadBody(Array(101).fill(one)))).body.error.code).toBe(
      "batch_too_large",
    );
    expect((await upload(apiKey, `${HEADER}\n${"x\n".repeat(101)}`)).body.error.code).toBe(
      "batch_too_large",
    );
  });

  it("sets a limit of rows that the operator can override for a key", async () => {
    const smaller = await issue("enterprise", { max_batch: 3 });
    expect(
      (await submit(smaller.apiKey, loadBody(NUMBERS.slice(0, 4)))).body.error.message,
    ).toContain("3");
    const larger = await issue("pro", { max_batch: 150 });
    const { body } = await submit(larger.apiKey, loadBody(NUMBERS.slice(0, 150)));
    await expectKept(larger.apiKey, body.job_id, NUMBERS.slice(0, 150));
    const starter = await issue("starter", { max_batch: 2 });
    const two = await submit(starter.apiKey, loadBody(NUMBERS.slice(0, 2)));
    await expectKept(starter.apiKey, two.body.job_id, NUMBERS.slice(0, 2));
  });
});

describe("the charge", () => {
  it("is one unit for each distinct business, however often it appears", async () => {
    const key = await enterprise();
    const [one = "", two = ""] = loadNumbers(2);
    const numbers = [one, two, one, one, UNREGISTERED, two];
    const { body } = await submit(key, loadBody(numbers));
    expect(await expectKept(key, body.job_id, numbers)).toMatchObject({ valid: 5, invalid: 1 });
    expect(await used(key)).toBe(3);
    expect((await upstreamStats()).validate).toEqual({ calls: 1, rows: 3 });
  });

  it("is reserved completely or not at all: if one unit is missing, the submission gets 429 and nothing is stored", async () => {
    const { apiKey, account } = await issue("enterprise", { monthly_quota: 9 });
    const before = await kept(account);
    for (const { status, headers, body } of [
      await submit(apiKey, loadBody(loadNumbers(10))),
      await upload(apiKey, loadCsv(loadNumbers(10)), { "Idempotency-Key": "a" }),
    ]) {
      expect([status, body.error.code]).toEqual([429, "quota_exceeded"]);
      expect(headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
    }
    expect(await kept(account)).toEqual(before);
    expect(await used(apiKey)).toBe(0);
    const { body } = await submit(apiKey, loadBody([...loadNumbers(9), ...loadNumbers(9)]));
    await ended(apiKey, body.job_id);
    expect(await used(apiKey)).toBe(9);
  });
});

describe("an Idempotency-Key", () => {
  it("turns twenty concurrent submissions into one job and one charge, even if the quota covers only one of them", async () => {
    const { apiKey, account } = await issue("enterprise", { monthly_quota: 30 });
    const numbers = loadNumbers(30);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        submit(apiKey, loadBody(numbers), { "Idempotency-Key": "order-1" }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.job_id)).size).toBe(1);
    expect((await kept(account)).jobs).toBe(1);
    await expectKept(apiKey, answers[0]?.body.job_id, numbers);
    expect((await upstreamStats()).validate).toEqual({ calls: 1, rows: 30 });

    const later = await submit(apiKey, loadBody(numbers), { "Idempotency-Key": "order-1" });
    expect(later.body).toMatchObject({ job_id: answers[0]?.body.job_id, status: "completed" });
    expect(later.headers.get("Location")).toBe(`/v1/batch/status/${later.body.job_id}`);
    expect(await used(apiKey)).toBe(30);
  });

  it("recognises a repeated upload even if a byte-order mark was added", async () => {
    const key = await enterprise();
    const first = await upload(key, THREE_CSV, { "Idempotency-Key": "a" });
    const again = await upload(key, `\uFEFF${THREE_CSV}`, { "Idempotency-Key": "a" });
    expect(again.body.job_id).toBe(first.body.job_id);
  });

  it("is refused with another body, language or endpoint", async () => {
    const key = await enterprise();
    const [one = "", two = ""] = loadNumbers(2);
    const same = { "Idempotency-Key": "a" };
    const first = await submit(key, loadBody([one]), same);
    await ended(key, first.body.job_id);
    for (const other of [
      await submit(key, loadBody([two]), same),
      await submit(key, loadBody([one, one]), same),
      await submit(key, loadBody([one], { language: "en" }), same),
      await upload(key, loadCsv([one]), same),
    ]) {
      expect([other.status, other.body.error.code]).toEqual([400, "idempotency_key_reused"]);
    }
    expect(await used(key)).toBe(1);
  });

  it("makes one job if different bodies come at once, and the other bodies are refused without a charge", async () => {
    const { apiKey, account } = await issue("enterprise");
    const numbers = loadNumbers(10);
    const answers = await Promise.all(
      numbers.flatMap((_, index) =>
        [1, 2].map(() =>
          submit(apiKey, loadBody(numbers.slice(0, index + 1)), { "Idempotency-Key": "a" }),
        ),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length).toBeGreaterThanOrEqual(1);
    expect(new Set(taken.map(({ body }) => body.job_id)).size).toBe(1);
    for (const { status, body } of answers) {
      if (status !== 200)
        expect([status, body.error.code]).toEqual([400, "idempotency_key_reused"]);
    }
    expect((await kept(account)).jobs).toBe(1);
    const job = taken[0]?.body;
    await expectKept(apiKey, job.job_id, numbers.slice(0, job.total));
    const { objects } = await env.FILES.list({ prefix: "batch/" });
    const known = await env.DB.prepare("SELECT id FROM batch_jobs").all<{ id: string }>();
    const ids = new Set(known.results.map(({ id }) => id));
    expect(objects.filter((object) => !ids.has(object.key.split("/")[1] ?? ""))).toEqual([]);
  });

  it("stands for a different job in each account", async () => {
    const [one, other] = [await enterprise(), await enterprise()];
    const ids = await Promise.all(
      [one, other].map(
        async (key) =>
          (await submit(key, loadBody(loadNumbers(1)), { "Idempotency-Key": "a" })).body.job_id,
      ),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("can be used again after its submission got 429 and the quota was raised", async () => {
    const { apiKey, account } = await issue("enterprise", { monthly_quota: 1 });
    const attempt = (key: string) =>
      submit(key, loadBody(loadNumbers(2)), { "Idempotency-Key": "a" });
    expect((await attempt(apiKey)).body.error.code).toBe("quota_exceeded");
    const raised = await issueKey({ a: "enterprise" }, UNTHROTTLED, account);
    const { body } = await attempt(raised.apiKey);
    await expectKept(raised.apiKey, body.job_id, loadNumbers(2));
  });

  it.each(["", "a b", "가", "x".repeat(256), "a\tb"])("is refused if it is %j", async (header) => {
    const key = await enterprise();
    const bytes = new TextEncoder().encode(header);
    const latin = String.fromCharCode(...bytes);
    const { status, body } = await submit(key, loadBody(loadNumbers(1)), {
      "Idempotency-Key": latin,
    });
    expect([status, body.error?.code]).toEqual([400, "invalid_request"]);
    expect(body.error.message).toMatch(/^Idempotency-Key: /);
    expect(await used(key)).toBe(0);
  });
});
