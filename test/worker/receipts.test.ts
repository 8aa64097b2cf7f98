/** Receipts (docs/api.md#receipts): signed statements of what the tax authority answered. */
import { env } from "cloudflare:workers";
import { compactVerify, createLocalJWKSet, decodeProtectedHeader } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { verifyReceipt } from "../../sdk/src/verify-receipt.ts";
import { makePrivateJwk } from "../../seed/receipt-keys.ts";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createJobFiles } from "../../src/batch/files.ts";
import { examineReceipts } from "../../src/doctor/receipts.ts";
import { signerOf } from "../../src/receipts/signer.ts";
import { loadNumbers } from "../load-numbers.ts";
import {
  bucketWith,
  deliver,
  drain,
  passLeases,
  requestWith,
  resetEngine,
  submitted,
} from "./batch-engine.ts";
import { download, ended, statusOf, submit, upload } from "./batches.ts";
import {
  breakUpstreams,
  counted,
  demo,
  describeBusiness,
  get,
  issueKey,
  type Json,
  post,
  request,
  used,
  verify,
} from "./service.ts";

const ISSUER = "https://receipts.example.com";
const HANBIT_CLAIM = {
  business_number: "2178182399",
  startDate: "20120305",
  ownerName: "김한빛",
};
const CLOSED = "1248178104";
const UNREGISTERED = "1000000009";
const JWKS = "/.well-known/jwks.json";
const NDJSON = { Accept: "application/x-ndjson" };

let key: string;
let account: string;
let described: string;

beforeEach(async () => {
  ({ apiKey: key, account } = await issueKey({ a: "enterprise" }));
  ({ apiKey: described } = await issueKey({ b: "paid" }));
});

/** Verifies the signature with an independent library, and opens the disclosures. */
async function read(receipt: string): Promise<Json> {
  const [jwt = "", ...disclosures] = receipt.split("~");
  expect(disclosures.pop()).toBe("");
  // The key set comes from a new isolate, because an older isolate may remember its keys for five
  // seconds.
  const keys = createLocalJWKSet(await keySet());
  const { payload } = await compactVerify(jwt, keys);
  const { _sd, ...claims } = JSON.parse(new TextDecoder().decode(payload));
  const opened = await Promise.all(
    disclosures.map(async (text) => {
      expect(_sd).toContain(await digest(text));
      const [salt, name, value] = JSON.parse(fromBase64url(text));
      expect(salt).toMatch(/^[\w-]{22}$/);
      return [name, value];
    }),
  );
  expect(disclosures).toHaveLength(_sd?.length ?? 0);
  const said = { ...claims, ...Object.fromEntries(opened) };
  const options = { jwks: await keySet(), issuer: ISSUER, mode: said.mode };
  const { _sd_alg, ...rest } = said;
  expect(await verifyReceipt(receipt, options)).toMatchObject({ claims: rest, withheld: [] });
  return said;
}

function postWith(settings: object, path: string, apiKey: string, body: object) {
  return requestWith("POST", path, apiKey, settings as Partial<Env>, body);
}

/** The stored keys, from an isolate that has no key to store. */
async function keySet(): Promise<Json> {
  const settings = { RECEIPT_KEY: "", RECEIPT_TEST_KEY: "" } as object;
  return (await requestWith("GET", JWKS, "", settings)).body;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function fromBase64url(text: string): string {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(binary, (one) => one.charCodeAt(0)));
}

const COMMON = {
  iss: ISSUER,
  jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
  iat: expect.any(Number),
  mode: "live",
  source: "nts",
  statement: expect.stringContaining("It is not a statement of the National Tax Service."),
};

const ANSWERED = { answered_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) };

describe("a receipt of POST /v1/verify", () => {
  it.each(["ko", "en", "both", "code"])("has the same claims if lang is %s", async (lang) => {
    const { body } = await verify(key, { ...HANBIT_CLAIM, lang, receipt: true });
    expect(decodeProtectedHeader(body.receipt.split("~")[0])).toEqual({
      alg: "ES256",
      kid: expect.stringMatching(/^[\w-]{43}$/),
      typ: "bvs-receipt+sd-jwt",
    });
    expect(await read(body.receipt)).toEqual({
      ...COMMON,
      answered_at: new Date(body.businessInfo.verifiedAt).toISOString(),
      operation: "verify",
      business_number: "2178182399",
      is_registered: true,
      status_code: "01",
      tax_type_code: "01",
      closed_on: null,
      closed_by_unit_taxation: false,
      is_valid: true,
      reason: null,
      _sd_alg: "sha-256",
      claimed_start_date: "2012-03-05",
      claimed_representative: "김한빛",
    });
  });

  it("says why a claim is not confirmed", async () => {
    const claim = { ...HANBIT_CLAIM, startDate: "2012-03-06", receipt: true };
    expect(await read((await verify(key, claim)).body.receipt)).toMatchObject({
      ...{ is_valid: false, reason: "details_mismatch", is_registered: true },
      ...{ status_code: "01", claimed_start_date: "2012-03-06" },
    });
    const unknown = { ...claim, business_number: UNREGISTERED };
    expect(await read((await verify(key, unknown)).body.receipt)).toMatchObject({
      ...{ is_valid: false, reason: "not_registered", is_registered: false, status_code: null },
    });
  });

  it("does not say whether the number is registered if the reason is unconfirmed", async () => {
    await breakUpstreams({ fail: { mode: "xml", path: "status" } });
    const claim = { ...HANBIT_CLAIM, ownerName: "김다른", receipt: true };
    expect(await read((await verify(key, claim)).body.receipt)).toMatchObject({
      ...{ is_valid: false, reason: "unconfirmed", is_registered: null, status_code: null },
    });
  });

  it("shares no id, salt or digest with another receipt of the same claim", async () => {
    const receipts = await Promise.all(
      [1, 2].map(async () => (await verify(key, { ...HANBIT_CLAIM, receipt: true })).body.receipt),
    );
    const [one, other] = receipts.map((receipt) => receipt.split("~"));
    expect(new Set([...one, ...other]).size).toBe(one.length + other.length - 1);
    const digests = receipts.flatMap(
      (receipt) => JSON.parse(fromBase64url(receipt.split(".")[1]))._sd,
    );
    expect(new Set(digests).size).toBe(4);
  });

  it.each([undefined, null, false])(
    "is missing if the field receipt of the request is %s",
    async (receipt) => {
      const { body } = await verify(key, { ...HANBIT_CLAIM, receipt });
      expect(body).not.toHaveProperty("receipt");
    },
  );

  it.each([["true"], [1], [[]], [{}]])(
    "is refused if the field receipt of the request is %j",
    async (receipt) => {
      const { status, body } = await verify(key, { ...HANBIT_CLAIM, receipt });
      expect([status, body.error]).toEqual([
        400,
        {
          code: "invalid_request",
          message: expect.stringContaining("receipt: must be true or false"),
        },
      ]);
    },
  );

  it("is signed anew if the check is repeated with its Idempotency-Key", async () => {
    const claim = { ...HANBIT_CLAIM, receipt: true };
    const repeat = () => verify(key, claim, { "Idempotency-Key": "once" });
    const first = await read((await repeat()).body.receipt);
    const second = await read((await repeat()).body.receipt);
    expect(second.jti).not.toBe(first.jti);
    await counted(account, [1]);
  });

  it("cannot be asked for with the Idempotency-Key of a check that asked for no receipt", async () => {
    const repeat = (receipt: boolean | null) =>
      verify(key, { ...HANBIT_CLAIM, receipt }, { "Idempotency-Key": "once" });
    expect((await verify(key, HANBIT_CLAIM, { "Idempotency-Key": "once" })).status).toBe(200);
    const { status, body } = await repeat(true);
    expect([status, body.error.code]).toEqual([400, "idempotency_key_reused"]);
    for (const without of [false, null])
      expect((await repeat(without)).headers.get("Idempotency-Replayed")).toBe("true");
    await counted(account, [1]);
  });

  it("is missing if the tax authority does not answer, and nothing is charged", async () => {
    await breakUpstreams({ fail: { mode: "http500" } });
    const { status, body } = await verify(key, { ...HANBIT_CLAIM, receipt: true });
    expect([status, body]).toEqual([
      500,
      { error: expect.objectContaining({ code: "registry_unavailable" }) },
    ]);
    expect(await used(key)).toBe(0);
  });
});

describe("receipts of POST /v1/status", () => {
  it("are in each result, even for a number that is not registered", async () => {
    const business_numbers = [CLOSED, UNREGISTERED];
    const { body } = await post("/v1/status", key, { business_numbers, receipt: true });
    const read2 = await Promise.all(body.results.map(({ receipt }: Json) => read(receipt)));
    expect(read2).toEqual([
      {
        ...COMMON,
        ...ANSWERED,
        ...{ operation: "status", business_number: CLOSED, is_registered: true },
        ...{ status_code: "03", tax_type_code: "01", closed_on: "2023-12-31" },
        closed_by_unit_taxation: true,
      },
      {
        ...COMMON,
        ...ANSWERED,
        ...{ operation: "status", business_number: UNREGISTERED, is_registered: false },
        ...{ status_code: null, tax_type_code: null, closed_on: null },
        closed_by_unit_taxation: null,
      },
    ]);
  });

  it("are all different in a list of 100 numbers", async () => {
    const business_numbers = loadNumbers(100);
    const { body } = await post("/v1/status", key, { business_numbers, receipt: true });
    const options = { jwks: await keySet(), issuer: ISSUER };
    const verified = await Promise.all(
      body.results.map(({ receipt }: Json) => verifyReceipt(receipt, options)),
    );
    expect(verified.map(({ claims }) => claims.business_number)).toEqual(business_numbers);
    expect(new Set(verified.map(({ claims }) => claims.jti)).size).toBe(100);
    await counted(account, [100]);
  });

  it("are different for a number that is listed twice, which is charged once", async () => {
    const business_numbers = [CLOSED, CLOSED];
    const { body } = await post("/v1/status", key, { business_numbers, receipt: true });
    const options = { jwks: await keySet(), issuer: ISSUER };
    const verified = await Promise.all(
      body.results.map(({ receipt }: Json) => verifyReceipt(receipt, options)),
    );
    expect(verified.map(({ claims }) => claims.business_number)).toEqual(business_numbers);
    expect(new Set(verified.map(({ claims }) => claims.jti)).size).toBe(2);
    await counted(account, [1]);
  });

  it("are in the answer about a single number", async () => {
    const { body } = await post("/v1/status", key, { business_number: CLOSED, receipt: true });
    expect(await read(body.receipt)).toMatchObject({ operation: "status", status_code: "03" });
  });
});

describe("a receipt of POST /v1/verify/business", () => {
  it("covers what the tax authority said, and nothing from other sources", async () => {
    const business_number = "217-81-82399";
    const { body } = await describeBusiness(described, { business_number, receipt: true });
    expect(await read(body.receipt)).toEqual({
      ...COMMON,
      ...ANSWERED,
      ...{ operation: "describe", business_number: "2178182399", is_registered: true },
      ...{ status_code: "01", tax_type_code: "01", closed_on: null },
      closed_by_unit_taxation: false,
    });
  });

  it("is not in the error for a number that is not registered", async () => {
    const claim = { business_number: UNREGISTERED, receipt: true };
    const { status, body } = await describeBusiness(described, claim);
    expect([status, Object.keys(body)]).toEqual([404, ["error"]]);
  });
});

describe("a test key", () => {
  it("gets receipts marked as test receipts, which another key signs", async () => {
    const { a } = demo.keys.test;
    const claim = { business_number: "1000000014", startDate: "20200101", ownerName: "홍길동" };
    const { body } = await verify(a, { ...claim, receipt: true });
    expect(await read(body.receipt)).toMatchObject({ mode: "test", is_valid: true });
    const live = await verify(key, { ...HANBIT_CLAIM, receipt: true });
    const kidOf = (receipt: string) => decodeProtectedHeader(receipt.split("~")[0] ?? "").kid;
    expect(kidOf(body.receipt)).not.toBe(kidOf(live.body.receipt));
    const { keys } = await keySet();
    const modeOf = (receipt: string) => keys.find(({ kid }: Json) => kid === kidOf(receipt))?.mode;
    expect([modeOf(body.receipt), modeOf(live.body.receipt)]).toEqual(["test", "live"]);
  });

  it.each([
    ["1000000504", "registry_unavailable"],
    ["1000000519", "rate_limit_exceeded"],
    ["1000000523", "quota_exceeded"],
    ["1000000538", "internal_error"],
  ])("gets no receipt with an error that a test number causes (%s)", async (number, code) => {
    const asked = { business_number: number, receipt: true };
    for (const path of ["/v1/status", "/v1/verify"]) {
      const claim = { startDate: "20200101", ownerName: "홍길동" };
      const { body } = await post(path, demo.keys.test.a, { ...asked, ...claim });
      expect(body).toEqual({ error: expect.objectContaining({ code }) });
    }
  });

  it("gets a receipt that is not dated before the answer, even if the answer is late", async () => {
    const asked = { business_number: "1000000616", receipt: true };
    const { body } = await post("/v1/status", demo.keys.test.a, asked);
    const { answered_at, iat } = await read(body.receipt);
    expect(iat).toBeGreaterThanOrEqual(Math.floor(Date.parse(answered_at) / 1_000));
  });
});

describe("the receipts of a batch", () => {
  const CSV = `business_number,start_date,owner_name
2178182399,20120305,김한빛
2178182399,20120306,김한빛
12345,20120305,김한빛
`;

  it("are in each answered row of the lines of JSON", async () => {
    const { body: job } = await upload(key, CSV);
    await ended(key, job.job_id);
    expect(await linesOf(job.job_id)).not.toContain('"receipt"');
    const lines = await signedLinesOf(job.job_id);
    expect(lines.map(({ answer }: Json) => typeof answer?.receipt)).toEqual([
      ...["string", "string", "undefined"],
    ]);
    expect(await read(lines[0].answer.receipt)).toMatchObject({
      ...{ operation: "verify", job_id: job.job_id, is_valid: true },
      ...{ claimed_start_date: "2012-03-05", claimed_representative: "김한빛" },
    });
    expect(await read(lines[1].answer.receipt)).toMatchObject({ is_valid: false });
  });

  it("are in the rows of a job of numbers alone", async () => {
    const { body: job } = await submit(key, {
      ...{ business_numbers: [CLOSED, UNREGISTERED], check: "status" },
    });
    await ended(key, job.job_id);
    const lines = await signedLinesOf(job.job_id);
    const said = await Promise.all(lines.map(({ answer }: Json) => read(answer.receipt)));
    expect(said).toMatchObject([
      { operation: "status", job_id: job.job_id, status_code: "03" },
      { operation: "status", job_id: job.job_id, is_registered: false },
    ]);
  });

  it("are not in the CSV: whoever asks for receipts there gets an error that says what to ask for instead", async () => {
    const { body: job } = await upload(key, CSV);
    const { status, body } = await get(`/v1/batch/download/${job.job_id}?receipts=true`, key);
    expect([status, body.error.code]).toEqual([400, "invalid_request"]);
    expect(body.error.message).toMatch(/application\/x-ndjson.*receipt=true/);
  });

  it("include a receipt with the SHA-256 of the results file, once the job has ended", async () => {
    const { body: job } = await upload(key, CSV);
    await ended(key, job.job_id);
    const { body } = await get(`/v1/batch/status/${job.job_id}?receipt=true`, key);
    const file = await env.FILES.get(`batch/${job.job_id}/results.csv`);
    const bytes = await file?.arrayBuffer();
    const sha256 = await crypto.subtle.digest("SHA-256", bytes as ArrayBuffer);
    const claims = {
      ...COMMON,
      ...{ operation: "batch", job_id: job.job_id, check: "verify" },
      ...{ total: 3, valid: 1, invalid: 1, errors: 1, completed_at: body.completed_at },
      results_sha256: [...new Uint8Array(sha256)]
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join(""),
    };
    expect(await read(body.receipt)).toEqual(claims);
    expect((await statusOf(key, job.job_id)).body).not.toHaveProperty("receipt");
    // An earlier release stored the file without its digest.
    await env.FILES.put(`batch/${job.job_id}/results.csv`, bytes as ArrayBuffer);
    const again = await get(`/v1/batch/status/${job.job_id}?receipt=true`, key);
    expect(await read(again.body.receipt)).toEqual(claims);
  });

  it("of a cancelled job cover what was answered before the cancellation", async () => {
    await resetEngine();
    const job = await submitted();
    await deliver();
    await requestWith("POST", `/v1/batch/cancel/${job.jobId}`, job.key);
    const { body } = await get(`/v1/batch/status/${job.jobId}?receipt=true`, job.key);
    expect(await read(body.receipt)).toMatchObject({
      ...{ operation: "batch", total: 213, valid: 102, invalid: 0, errors: 111 },
      completed_at: body.completed_at,
    });
    const lines = await signedLinesOf(job.jobId, job.key);
    const receipts = lines.flatMap(({ answer }: Json) => answer?.receipt ?? []);
    expect([lines.length, receipts.length]).toEqual([213, 102]);
    expect(await read(receipts.at(-1))).toMatchObject({ job_id: job.jobId, is_valid: true });
  });

  it("do not exist for a job that has not ended or has failed", async () => {
    await resetEngine();
    const job = await submitted();
    const expectNone = async (state: string) => {
      const { status, body } = await get(`/v1/batch/status/${job.jobId}?receipt=true`, job.key);
      expect([status, body.status]).toEqual([200, state]);
      expect(body).not.toHaveProperty("receipt");
      const answer = await download(job.key, `${job.jobId}?receipts=true`, NDJSON);
      expect([answer.status, ((await answer.json()) as Json).error.code]).toEqual([
        ...[404, "results_not_ready"],
      ]);
    };
    await expectNone("queued");
    await deliver();
    await expectNone("processing");
    await env.FILES.delete(`batch/${job.jobId}/rows.ndjson`);
    await drain();
    await passLeases();
    await expectNone("failed");
  });

  it("do not exist for a deleted job", async () => {
    const { body: job } = await upload(key, CSV);
    await ended(key, job.job_id);
    await requestWith("DELETE", `/v1/batch/${job.job_id}`, key);
    for (const path of [`status/${job.job_id}?receipt=true`, `download/${job.job_id}`]) {
      const { status, body } = await get(`/v1/batch/${path}`, key);
      expect([status, body.error.code]).toEqual([404, "job_not_found"]);
    }
    const lines = await download(key, `${job.job_id}?receipts=true`, NDJSON);
    expect(lines.status).toBe(404);
  });

  it("are refused if the service has no RECEIPT_KEY, even for a job that has ended", async () => {
    const { body: job } = await upload(key, CSV);
    await ended(key, job.job_id);
    const settings = { RECEIPT_KEY: "" } as Partial<Env>;
    for (const path of ["status/:id?receipt=true", "download/:id?receipts=true"]) {
      const url = `/v1/batch/${path.replace(":id", job.job_id)}`;
      const { status, body } = await requestWith("GET", url, key, settings, undefined, NDJSON);
      expect([status, body.error.code]).toEqual([400, "receipts_not_available"]);
    }
  });

  it("name only the SHA-256 of the stored file: R2 refuses to store a file that has another SHA-256", async () => {
    const put = async (name: string, body: Blob, options: R2PutOptions) =>
      env.FILES.put(name, name.endsWith(".csv") ? "changed on the way" : body, options);
    const jobId = `job_${crypto.randomUUID()}`;
    const blocks = { rowsPerBlock: 1, lengths: [3] };
    const files = { ndjson: new Blob(["{}\n"]), blocks, csv: new Blob(["business_number\n"]) };
    const storing = createJobFiles(bucketWith({ put }), jobId).putResults(files);
    await expect(storing).rejects.toThrow(/SHA-256/);
    expect(await createJobFiles(env.FILES, jobId).csvSha256()).toBeNull();
  });

  it.each(["status", "download"])(
    "are refused if their parameter in the request for the %s is malformed",
    async (of) => {
      const { body: job } = await upload(key, CSV);
      const name = of === "status" ? "receipt" : "receipts";
      const { status, body } = await get(`/v1/batch/${of}/${job.job_id}?${name}=yes`, key);
      expect([status, body.error.code]).toEqual([400, "invalid_request"]);
      expect(body.error.message).toContain(`${name}: must be true or false`);
    },
  );

  async function linesOf(jobId: string, owner = key): Promise<string> {
    const response = await download(owner, jobId, NDJSON);
    expect(response.status).toBe(200);
    return response.text();
  }

  async function signedLinesOf(jobId: string, owner = key): Promise<Json[]> {
    const lines = await linesOf(`${jobId}?receipts=true`, owner);
    return lines
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
  }
});

describe("a service that cannot sign receipts", () => {
  const claim = { ...HANBIT_CLAIM, receipt: true };

  it.each([
    ["RECEIPT_KEY", ""],
    ["RECEIPT_KEY", "no JSON"],
    ["RECEIPT_KEY", "null"],
    ["RECEIPT_KEY", '{"kty":"EC","crv":"P-256","x":"AA","y":"AA","d":"AA"}'],
    ["RECEIPT_ISSUER", ""],
    ["RECEIPT_ISSUER", "receipts.example.com"],
    ["RECEIPT_ISSUER", "http://receipts.example.com"],
    ["RECEIPT_ISSUER", "https://receipts.example.com/path"],
  ])("answers 400 without a charge (%s=%s)", async (setting, value) => {
    const { status, body } = await postWith({ [setting]: value }, "/v1/verify", key, claim);
    expect([status, body.error]).toEqual([
      400,
      { code: "receipts_not_available", message: "This service does not sign receipts." },
    ]);
    expect(await used(key)).toBe(0);
    expect((await verify(key, HANBIT_CLAIM)).status).toBe(200);
  });

  it("names the parameter receipt in the error of variant B", async () => {
    const { status, body } = await postWith({ RECEIPT_KEY: "" }, "/v1/verify/business", described, {
      business_number: "2178182399",
      receipt: true,
    });
    expect([status, body.error.code, body.error.details]).toEqual([
      ...[400, "receipts_not_available", { parameter: "receipt", value: true }],
    ]);
    expect(await used(described)).toBe(0);
  });

  it("says to a test key that test receipts are missing", async () => {
    const { status, body } = await postWith(
      { RECEIPT_TEST_KEY: "" },
      "/v1/status",
      demo.keys.test.a,
      { business_number: "1000000014", receipt: true },
    );
    expect([status, body.error.code]).toEqual([400, "receipts_not_available"]);
    expect(body.error.message).toBe("This service does not sign receipts for test keys.");
  });

  it("answers quota_exceeded, not receipts_not_available, if the quota is used up", async () => {
    const { apiKey } = await issueKey({ a: "free" }, { monthly_quota: 1 });
    await verify(apiKey, HANBIT_CLAIM);
    const { body } = await postWith({ RECEIPT_KEY: "" }, "/v1/verify", apiKey, claim);
    expect(body.error.code).toBe("quota_exceeded");
  });
});

describe("the keys of receipts", () => {
  const sign = async (RECEIPT_KEY: string) => {
    const claim = { ...HANBIT_CLAIM, receipt: true };
    return postWith({ RECEIPT_KEY }, "/v1/verify", key, claim);
  };
  const kidOf = ({ body }: Json) => decodeProtectedHeader(body.receipt.split("~")[0]).kid ?? "";
  const stored = async (kid: string) => (await keySet()).keys.find((one: Json) => one.kid === kid);

  it("are in the key set before their first receipt", async () => {
    const settings: object = { RECEIPT_KEY: await makePrivateJwk() };
    const { body } = await requestWith("GET", JWKS, "", settings);
    const newest = body.keys.find(({ mode, exp }: Json) => mode === "live" && exp === undefined);
    const signed = await postWith(settings, "/v1/verify", key, { ...HANBIT_CLAIM, receipt: true });
    expect(kidOf(signed)).toBe(newest.kid);
  });

  it("are shown to pages of every origin, without their private parts", async () => {
    await sign(await makePrivateJwk());
    const { status, headers, body } = await request(JWKS);
    expect(status).toBe(200);
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(body.issuer).toBe(ISSUER);
    for (const one of body.keys) expect(one).not.toHaveProperty("d");
  });

  it("sign no more after another key has signed, and have an end ten minutes later", async () => {
    const [first, second, third] = [
      ...[await makePrivateJwk(), await makePrivateJwk(), await makePrivateJwk()],
    ] as [string, string, string];
    const oldest = await sign(first);
    const kid = kidOf(oldest);
    expect(await stored(kid)).not.toHaveProperty("exp");
    await sign(second);
    const { iat, exp } = await stored(kid);
    const now = Date.now() / 1_000;
    expect(now - iat).toBeLessThan(120);
    expect(Math.abs(exp - now - 600)).toBeLessThan(60);
    const newest = await sign(third);
    expect((await stored(kid)).exp).toBe(exp);
    expect(await stored(kidOf(newest))).not.toHaveProperty("exp");
    expect(await read(oldest.body.receipt)).toMatchObject({ is_valid: true });
    const refused = await sign(first);
    expect([refused.status, refused.body.error.code]).toEqual([500, "temporarily_unavailable"]);
    expect(refused.headers.get("Retry-After")).toBe("60");
    expect(await stored(kidOf(newest))).not.toHaveProperty("exp");
    await counted(account, [3]);
  });

  it("sign for one mode only, and do not end a key of the other mode", async () => {
    const shared = await makePrivateJwk();
    expect((await sign(shared)).status).toBe(200);
    const asked = { business_number: "1000000014", receipt: true };
    const tested = await post("/v1/status", demo.keys.test.a, asked);
    const { status, body } = await postWith(
      { RECEIPT_TEST_KEY: shared },
      "/v1/status",
      demo.keys.test.a,
      { business_number: "1000000014", receipt: true },
    );
    expect([status, body.error.code]).toEqual([500, "temporarily_unavailable"]);
    expect(await stored(kidOf(tested))).not.toHaveProperty("exp");
  });

  it("sign no more once the operator has revoked them, and the key set says so", async () => {
    const jwk = await makePrivateJwk();
    const kid = kidOf(await sign(jwk));
    const revoke = () => post(`/admin/receipt-keys/${kid}/revoke`, demo.admin_token, {});
    const { status, body } = await revoke();
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ kid, revoked: { revoked_at: expect.any(Number) } }),
    ]);
    expect((await revoke()).body).toEqual(body);
    expect(await stored(kid)).toEqual(body);
    const listed = await get("/admin/receipt-keys", demo.admin_token);
    expect(listed.body.keys).toContainEqual(body);
    expect((await sign(jwk)).body.error.code).toBe("temporarily_unavailable");
    expect((await sign(await makePrivateJwk())).status).toBe(200);
  });

  it("that do not exist cannot be revoked", async () => {
    const { status, body } = await post("/admin/receipt-keys/no/revoke", demo.admin_token, {});
    expect([status, body.error]).toEqual([
      404,
      { code: "not_found", message: "No receipt key has this kid." },
    ]);
  });

  it("cannot be stored while D1 fails: the tax authority is not asked, and the check is not charged", async () => {
    const DB = {
      ...{ prepare: env.DB.prepare.bind(env.DB), withSession: env.DB.withSession.bind(env.DB) },
      batch: async () => {
        throw new Error("D1_ERROR: network");
      },
    } as unknown as D1Database;
    const { status, body } = await postWith(
      { DB, RECEIPT_KEY: await makePrivateJwk() },
      "/v1/verify",
      key,
      { ...HANBIT_CLAIM, receipt: true },
    );
    expect([status, body.error.code]).toEqual([500, "temporarily_unavailable"]);
    expect(await used(key)).toBe(0);
  });

  it("are looked up in D1 again after five minutes, and not for each receipt", async () => {
    let batches = 0;
    const DB = {
      prepare: env.DB.prepare.bind(env.DB),
      batch: (statements: D1PreparedStatement[]) => {
        batches++;
        return env.DB.batch(statements);
      },
    } as unknown as D1Database;
    let now = Date.now();
    const isolate = {
      env: { ...env, DB, RECEIPT_KEY: await makePrivateJwk() },
      clock: () => now,
      memory: new EdgeMemory(),
    };
    await signerOf(isolate, "live");
    now += 300_000;
    expect(await signerOf(isolate, "live")).toBeTypeOf("function");
    expect(batches).toBe(1);
    now += 1;
    await signerOf(isolate, "live");
    expect(batches).toBe(2);
  });
});

describe("the doctor's line about receipts", () => {
  const look = (settings: object, now = Date.now()) =>
    examineReceipts({ env: { ...env, ...settings } as Env, clock: () => now });

  it("says which receipts the service signs", async () => {
    const keys = { RECEIPT_KEY: await makePrivateJwk() };
    expect(await look(keys)).toMatchObject({ ok: true, detail: "signs live and test receipts" });
    const unset = { RECEIPT_KEY: "", RECEIPT_TEST_KEY: "", RECEIPT_ISSUER: "" };
    expect(await look(unset)).toMatchObject({ ok: true, detail: "RECEIPT_KEY is not set" });
  });

  it.each([
    [{ RECEIPT_ISSUER: "" }, /^RECEIPT_ISSUER is not set, or is not an origin/],
    [{ RECEIPT_KEY: "{}" }, /^RECEIPT_KEY is not a private JWK on the curve P-256\./],
  ])("names a faulty setting: %j", async (settings, problem) => {
    expect(await look(settings)).toMatchObject({
      ...{ ok: false, problem: expect.stringMatching(problem) },
    });
  });

  it("says if a key is old, replaced or revoked", async () => {
    const [older, newer] = [await makePrivateJwk(), await makePrivateJwk()];
    const sign = async (RECEIPT_KEY: string) =>
      (await postWith({ RECEIPT_KEY }, "/v1/verify", key, { ...HANBIT_CLAIM, receipt: true })).body;
    await sign(older);
    const inDays = (days: number) => Date.now() + days * 86_400_000;
    expect((await look({ RECEIPT_KEY: older }, inDays(99))).ok).toBe(true);
    expect((await look({ RECEIPT_KEY: older }, inDays(102))).problem).toMatch(
      /^RECEIPT_KEY is 102 days old: replace it\./,
    );
    const { receipt } = await sign(newer);
    expect((await look({ RECEIPT_KEY: older })).problem).toMatch(
      /^RECEIPT_KEY is an old key, which must not sign any more: set the newest key\./,
    );
    const { kid } = decodeProtectedHeader(receipt.split("~")[0]);
    await post(`/admin/receipt-keys/${kid}/revoke`, demo.admin_token, {});
    expect((await look({ RECEIPT_KEY: newer })).problem).toMatch(
      /^RECEIPT_KEY is a revoked key: signing ends within five minutes of the revocation, so set/,
    );
  });
});
