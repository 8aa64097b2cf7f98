/** `POST /v1/status` (docs/api.md#status): its answers, its cost, and its refusals. */
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadNumbers } from "../load-numbers.ts";
import { NO_OUTCOMES } from "./batches.ts";
import {
  breakUpstreams,
  business,
  counted,
  demo,
  describeBusiness,
  eventually,
  get,
  HANBIT,
  issueKey,
  type Json,
  meterOf,
  post,
  stopClock,
  UNREGISTERED,
  upstreamStats,
  used,
} from "./service.ts";

const UNTHROTTLED = { rate_per_second: 10_000 };
const CLOSED = business("1248178104");
const status = (key: string, body: unknown, headers?: Record<string, string>) =>
  post("/v1/status", key, body, headers);
const iso = (day = "") => day.replace(/^(....)(..)(..)$/, "$1-$2-$3") || null;
const hyphenated = (number: string) => number.replace(/^(...)(..)/, "$1-$2-");

const STATUS: Record<string, [string, string]> = {
  "01": ["계속사업자", "Active"],
  "02": ["휴업자", "Suspended"],
  "03": ["폐업자", "Closed"],
};
const TAX_TYPE: Record<string, [ko: string, en: string, invoices: boolean | null]> = {
  "01": ["부가가치세 일반과세자", "General VAT Taxpayer", true],
  "02": ["부가가치세 간이과세자", "Simplified VAT Taxpayer", false],
  "03": ["부가가치세 과세특례자", "Special-Case VAT Taxpayer", null],
  "04": ["부가가치세 면세사업자", "VAT-Exempt Business", false],
  "05": [
    "수익사업을 영위하지 않는 비영리법인이거나 고유번호가 부여된 단체,국가기관 등",
    "Non-Profit Corporation, Government Body or Registered Organization",
    false,
  ],
  "06": ["고유번호가 부여된 단체", "Organization with Identification Number", false],
  "07": [
    "부가가치세 간이과세자(세금계산서 발급사업자)",
    "Simplified VAT Taxpayer (Tax Invoice Issuer)",
    true,
  ],
};

/** Most demo businesses do not have the last two fields. */
type DemoBusiness = (typeof demo.businesses)[number] & {
  utcc_yn?: string | undefined;
  invoice_apply_dt?: string | undefined;
};

function shown(one: DemoBusiness, lang: "ko" | "en" | "both" | "code"): Json {
  const { b_no, b_stt_cd, tax_type_cd, end_dt, rbf_tax_type_cd, tax_type_change_dt } = one;
  const [statusKo, statusEn] = STATUS[b_stt_cd] ?? [];
  const [taxKo, taxEn, invoices] = TAX_TYPE[tax_type_cd] ?? [];
  const previous = TAX_TYPE[rbf_tax_type_cd ?? ""];
  const isEnglish = lang === "en";
  return {
    businessNumber: b_no,
    isRegistered: true,
    ...(lang !== "code" && {
      status: isEnglish ? statusEn : statusKo,
      taxType: isEnglish ? taxEn : taxKo,
      previousTaxType: previous?.[isEnglish ? 1 : 0] ?? null,
    }),
    ...(lang === "both" && { statusEn, taxTypeEn: taxEn }),
    statusCode: b_stt_cd,
    taxTypeCode: tax_type_cd,
    closedOn: iso(end_dt),
    taxTypeChangedOn: iso(tax_type_change_dt),
    issuesTaxInvoices: b_stt_cd === "01" ? invoices : null,
    previousTaxTypeCode: rbf_tax_type_cd ?? null,
    closedByUnitTaxation: one.utcc_yn === "Y",
    taxInvoicesSince: iso(one.invoice_apply_dt),
    checkedAt: expect.any(Number),
  };
}

function letRegisterSay(fields: object): void {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).includes("/status?")) return response;
    const answer = (await response.json()) as { data: object[] };
    return Response.json({ ...answer, data: answer.data.map((one) => ({ ...one, ...fields })) });
  });
}

let key: string;
beforeAll(async () => {
  key = (await issueKey({ a: "enterprise" }, UNTHROTTLED)).apiKey;
});

describe("the state of a number", () => {
  it.each(["ko", "en", "both", "code"] as const)(
    "is answered for all demo businesses in one call, in the order of the request (%s)",
    async (lang) => {
      const numbers = demo.businesses.map(({ b_no }) => b_no);
      const calls = (await upstreamStats()).status.calls;
      const { status: code, body } = await status(key, { business_numbers: numbers, lang });
      expect(code).toBe(200);
      expect(body).toEqual({ results: demo.businesses.map((one) => shown(one, lang)) });
      expect((await upstreamStats()).status.calls).toBe(calls + 1);
    },
  );

  it("occurs in the demo data with every status code, every tax type and a previous tax type", () => {
    const codes = (field: "b_stt_cd" | "tax_type_cd") =>
      [...new Set(demo.businesses.map((one) => one[field]))].sort();
    expect(codes("b_stt_cd")).toEqual(["01", "02", "03"]);
    expect(codes("tax_type_cd")).toEqual(["01", "02", "03", "04", "05", "06", "07"]);
    expect(demo.businesses.some((one) => one.rbf_tax_type_cd)).toBe(true);
    expect(CLOSED.end_dt).toBe("20231231");
  });

  it("is a single object, in Korean by default, if a single number is sent", async () => {
    const { body } = await status(key, { business_number: hyphenated(CLOSED.b_no) });
    expect(body).toEqual(shown(CLOSED, "ko"));
    const { body: english } = await status(key, { business_number: CLOSED.b_no, language: "en" });
    expect(english).toEqual(shown(CLOSED, "en"));
  });

  it("is null in every field that describes a business if the number is not registered", async () => {
    const { body } = await status(key, { business_number: UNREGISTERED, lang: "both" });
    const { businessNumber, isRegistered, checkedAt, ...rest } = body;
    expect([businessNumber, isRegistered]).toEqual([UNREGISTERED, false]);
    expect(Math.abs(Date.now() - checkedAt)).toBeLessThan(60_000);
    expect(Object.keys(rest)).toHaveLength(13);
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  it("is repeated for a repeated number, hyphenated or not, but asked for and charged once", async () => {
    const before = await used(key);
    const rows = (await upstreamStats()).status.rows;
    const { body } = await status(key, {
      business_numbers: [CLOSED.b_no, UNREGISTERED, hyphenated(CLOSED.b_no), CLOSED.b_no],
      lang: "code",
    });
    const numbers = body.results.map((one: Json) => [one.businessNumber, one.isRegistered]);
    const closed = [CLOSED.b_no, true];
    expect(numbers).toEqual([closed, [UNREGISTERED, false], closed, closed]);
    expect((await upstreamStats()).status.rows).toBe(rows + 2);
    expect(await used(key)).toBe(before + 2);
  });

  it("is available to keys of variant A, even on the free plan, but not to a key of variant B alone", async () => {
    for (const plan of ["free", "starter", "pro"]) {
      const { apiKey } = await issueKey({ a: plan });
      expect((await status(apiKey, { business_number: HANBIT.b_no })).status).toBe(200);
    }
    const { apiKey } = await issueKey({ b: "paid" });
    const { status: code, body } = await status(apiKey, { business_number: HANBIT.b_no });
    expect([code, body.error.code]).toEqual([403, "feature_not_available"]);
  });
});

describe("the register's answer about a business", () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    [{ utcc_yn: "Y", invoice_apply_dt: "" }, true, null],
    [{ utcc_yn: "N", invoice_apply_dt: "20210701" }, false, "2021-07-01"],
    [{ utcc_yn: "", invoice_apply_dt: "00000000" }, null, null],
    [{ utcc_yn: "?", invoice_apply_dt: "20211301" }, null, null],
    [{ utcc_yn: null, invoice_apply_dt: null }, null, null],
    [{ utcc_yn: undefined, invoice_apply_dt: undefined }, null, null],
  ])(
    "says whether unit taxation closed the business, and since when the business issues tax invoices: %j",
    async (fields, closedByUnitTaxation, taxInvoicesSince) => {
      letRegisterSay(fields);
      for (const lang of ["ko", "en", "both", "code"]) {
        const { body } = await status(key, { business_number: CLOSED.b_no, lang });
        expect(body).toMatchObject({ closedByUnitTaxation, taxInvoicesSince });
      }
      const { body } = await status(key, { business_numbers: [HANBIT.b_no] });
      // The tax type of 한빛물산 says that it issues tax invoices, even if the day is not known.
      expect(body.results[0]).toMatchObject({ issuesTaxInvoices: true, taxInvoicesSince });
    },
  );
});

describe("an invalid request", () => {
  const number = HANBIT.b_no;
  it.each<[string, unknown, string, string]>([
    ["has no number", {}, "invalid_request", "business_number: is required"],
    ["gives null as the number", { business_number: null }, "invalid_request", "is required"],
    [
      "names both fields",
      { business_number: number, business_numbers: [number] },
      "invalid_request",
      "business_numbers: cannot be given together with business_number",
    ],
    ["has an empty list", { business_numbers: [] }, "batch_empty", "at least one number"],
    [
      "has 101 numbers",
      { business_numbers: Array(101).fill(number) },
      "batch_too_large",
      "must contain at most 100 numbers",
    ],
    [
      "has 10,000 numbers, some malformed",
      { business_numbers: [...Array(9_999).fill(hyphenated(number)), 5] },
      "batch_too_large",
      "must contain at most 100 numbers",
    ],
    [
      "has a malformed element",
      { business_numbers: [number, number, "12345", number, ""] },
      "invalid_business_number",
      "business_numbers.2: must be a string of 10 digits",
    ],
    [
      "has an element that is a JSON number",
      { business_numbers: [Number(number)] },
      "invalid_business_number",
      "business_numbers.0: ",
    ],
    [
      "has a list that is not an array",
      { business_numbers: number },
      "invalid_business_number",
      "business_numbers: must be an array",
    ],
    [
      "has a hyphen in the wrong place",
      { business_number: "2178-18-2399" },
      "invalid_business_number",
      "business_number: must be",
    ],
    [
      "asks for an unknown language",
      { business_number: number, lang: "ja" },
      "invalid_language",
      "lang: must be one of ko, en, both, code",
    ],
    ["is an array", [number], "invalid_request", "must be a JSON object"],
    ["is not JSON", "{", "invalid_json", "not valid JSON"],
    [
      "is larger than any accepted list",
      { business_number: number, note: "x".repeat(270_000) },
      "payload_too_large",
      "larger than 262144 bytes",
    ],
  ])("gets 400 without a charge if it %s", async (_, body, code, message) => {
    const { apiKey } = await issueKey({ a: "pro" });
    const answer = await status(apiKey, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, code]);
    expect(answer.body.error.message).toContain(message);
    expect(await used(apiKey)).toBe(0);
  });
});

describe("the cost of a call", () => {
  it("is one unit for each distinct number and one token of the rate, shown at once and counted durably", async () => {
    // At a higher rate, the token could come back during the call.
    const { apiKey, account } = await issueKey({ a: "free" }, { rate_per_second: 1 });
    const numbers = loadNumbers(7);
    const { headers } = await status(apiKey, { business_numbers: [...numbers, ...numbers] });
    expect(headers.get("RateLimit")).toMatch(/"month";r=93;t=\d+, "second";r=0;t=1/);
    await counted(account, [7]);
  });

  it("is charged completely or not at all, and the last unit of the quota can be used", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" }, { monthly_quota: 10 });
    const numbers = loadNumbers(11);
    const refused = await status(apiKey, { business_numbers: numbers });
    expect([refused.status, refused.body.error.code]).toEqual([429, "quota_exceeded"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await status(apiKey, { business_numbers: numbers.slice(1) })).status).toBe(200);
    await counted(account, [10]);
    expect((await status(apiKey, { business_number: HANBIT.b_no })).status).toBe(429);
  });

  it("is charged for exactly as many simultaneous calls as the quota covers, and the others are refused", async () => {
    const { apiKey, account } = await issueKey(
      { a: "pro" },
      { ...UNTHROTTLED, monthly_quota: 100 },
    );
    const numbers = loadNumbers(30);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => status(apiKey, { business_numbers: numbers })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      ...Array(3).fill(200),
      ...Array(5).fill(429),
    ]);
    await counted(account, [90]);
    expect((await status(apiKey, { business_numbers: numbers.slice(0, 10) })).status).toBe(200);
    await counted(account, [100]);
  });

  it("is one token of the rate, however many numbers the call has", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" }, { rate_per_second: 2 });
    await stopClock(account);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => status(apiKey, { business_numbers: loadNumbers(100) })),
    );
    const limited = answers.filter((answer) => answer.status !== 200);
    expect(limited.map(({ status, body }) => [status, body.error.code])).toEqual([
      [429, "rate_limit_exceeded"],
    ]);
  });

  it("is charged once for concurrent requests and repetitions under one Idempotency-Key", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" }, { ...UNTHROTTLED, monthly_quota: 50 });
    const headers = { "Idempotency-Key": "list-1" };
    const body = { business_numbers: loadNumbers(20) };
    const twins = await Promise.all(Array.from({ length: 5 }, () => status(apiKey, body, headers)));
    const again = await status(apiKey, body, headers);
    expect([...twins, again].map((answer) => answer.status)).toEqual(Array(6).fill(200));
    expect(twins.filter(({ headers }) => !headers.has("Idempotency-Replayed"))).toHaveLength(1);
    expect(again.headers.get("Idempotency-Replayed")).toBe("true");
    await counted(account, [20]);
    const other = await status(apiKey, { business_numbers: loadNumbers(19) }, headers);
    expect([other.status, other.body.error.code]).toEqual([400, "idempotency_key_reused"]);
    const single = { business_number: HANBIT.b_no };
    expect((await status(apiKey, single, { "Idempotency-Key": "one" })).status).toBe(200);
    const asList = { business_numbers: [HANBIT.b_no] };
    const listed = await status(apiKey, asList, { "Idempotency-Key": "one" });
    expect(listed.body.error.code).toBe("idempotency_key_reused");
    expect((await status(apiKey, single, { "Idempotency-Key": "a b" })).status).toBe(400);
    await counted(account, [21]);
  });
});

describe("an answer of the tax authority", () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each(["http500", "timeout", "xml", "truncated", "wrongLength", "key"])(
    "causes 500 without a charge if it is faulty, even under an Idempotency-Key (%s)",
    async (mode) => {
      const { apiKey, account } = await issueKey(
        { a: "pro" },
        { ...UNTHROTTLED, monthly_quota: 5 },
      );
      const body = { business_numbers: loadNumbers(5) };
      await breakUpstreams({ fail: { mode } });
      for (const headers of [{}, { "Idempotency-Key": "list" }]) {
        const { status: code, headers: sent, body: answer } = await status(apiKey, body, headers);
        expect([code, answer.error.code]).toEqual([500, "registry_unavailable"]);
        // The stand-in's XML says that the allowance is used up until midnight in Korea.
        expect(sent.get("Retry-After")).toMatch(mode === "xml" ? /^[0-9]+$/ : /^30$/);
        expect(sent.get("RateLimit")).toMatch(/"month";r=5;/);
      }
      await breakUpstreams({ fail: null });
      expect((await status(apiKey, body, { "Idempotency-Key": "list" })).status).toBe(200);
      await counted(account, [5]);
      // A repeated request reserves no unit, so its failure must not give a unit back.
      await breakUpstreams({ fail: { mode } });
      const again = await status(apiKey, body, { "Idempotency-Key": "list" });
      expect(again.headers.get("RateLimit")).toMatch(/"month";r=0;/);
    },
  );

  it("causes 500 without a charge if it is not in the order of the numbers", async () => {
    const { apiKey } = await issueKey({ a: "pro" }, UNTHROTTLED);
    const { fetch } = globalThis;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).startsWith(env.UPSTREAM_URL)) return response;
      const answer = (await response.json()) as { data: unknown[] };
      return Response.json({ ...answer, data: answer.data.reverse() });
    });
    const { status: code } = await status(apiKey, { business_numbers: loadNumbers(2) });
    expect(code).toBe(500);
    vi.restoreAllMocks();
    expect(await used(apiKey)).toBe(0);
  });

  it.each([
    ["constructor", "constructor"],
    ["__proto__", "__proto__"],
    ["99", "99"],
    ["\u202e01", "\\u202e01"],
  ])(
    "is accepted even if it has an unknown code, which is shown without a text (%j)",
    async (unknown, shown) => {
      const { apiKey } = await issueKey({ a: "enterprise", b: "paid" }, UNTHROTTLED);
      letRegisterSay({ b_stt_cd: unknown, tax_type_cd: unknown, rbf_tax_type_cd: unknown });
      const { body } = await status(apiKey, { business_number: HANBIT.b_no, lang: "en" });
      expect(body).toMatchObject({ isRegistered: true, statusCode: shown, status: null });
      expect(body).toMatchObject({ taxType: null, issuesTaxInvoices: null });
      const described = await describeBusiness(apiKey, { business_number: HANBIT.b_no });
      expect(described.body).toMatchObject({ valid: true, status: null });
      expect(described.body.metadata.tax_type).toBeNull();
      const { body: job } = await post(
        "/v1/batch/verify",
        apiKey,
        { check: "status", business_numbers: [HANBIT.b_no] },
        { Prefer: "wait=20" },
      );
      expect(job).toMatchObject({
        status: "completed",
        valid: 1,
        errors: 0,
        outcomes: NO_OUTCOMES,
      });
    },
  );
});

describe("a tax authority that answers late", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("makes the meter hold the units until the answer comes, and count them then", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" }, { ...UNTHROTTLED, monthly_quota: 8 });
    let isLetGo = false;
    const { fetch } = globalThis;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      if (String(input).includes("/status?"))
        while (!isLetGo) await new Promise((resolve) => setTimeout(resolve, 5));
      return fetch(input, init);
    });
    const answering = status(apiKey, { business_numbers: loadNumbers(8) });
    await eventually(async () =>
      expect((await get("/v1/usage", apiKey)).body).toMatchObject({ used: 8, remaining: 0 }),
    );
    expect(await meterOf(account).history()).toEqual([]);
    isLetGo = true;
    expect((await answering).status).toBe(200);
    await counted(account, [8]);
  });
});
