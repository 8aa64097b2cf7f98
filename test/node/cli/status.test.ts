import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bvs, errorAnswer, useFakeService } from "./harness.ts";

const service = await useFakeService();

const run = (...args: string[]) => bvs(args, { BVS_URL: service.url, BVS_API_KEY: "bvs_test_key" });
const sent = () => service.requests.map(({ body }) => JSON.parse(String(body)));

const STATE = {
  businessNumber: "1248178104",
  isRegistered: true,
  status: "Closed",
  statusCode: "03",
  taxType: "General VAT Taxpayer",
  taxTypeCode: "01",
  closedOn: "2023-12-31",
  taxTypeChangedOn: null,
  issuesTaxInvoices: null,
  previousTaxType: null,
  previousTaxTypeCode: null,
  closedByUnitTaxation: true,
  taxInvoicesSince: null,
  checkedAt: 1795178579920,
};
const ACTIVE = {
  ...STATE,
  businessNumber: "2178182399",
  status: "Active",
  statusCode: "01",
  closedOn: null,
  issuesTaxInvoices: true,
  closedByUnitTaxation: false,
  taxInvoicesSince: "2021-07-01",
};
const UNREGISTERED = {
  ...STATE,
  businessNumber: "1000000009",
  isRegistered: false,
  status: null,
  statusCode: null,
  taxType: null,
  taxTypeCode: null,
  closedOn: null,
  closedByUnitTaxation: null,
};
const answer = (...results: object[]) => ({ body: { results } });
const numbersFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(1_000_000_000 + first + index));
const states = (numbers: string[]) =>
  answer(...numbers.map((businessNumber) => ({ ...ACTIVE, businessNumber })));

describe("bvs status", () => {
  it("shows one line per number in the given order, and asks only once about a repeated number", async () => {
    service.answers["POST /v1/status"] = [answer(STATE, UNREGISTERED, ACTIVE)];
    const given = ["124-81-78104", "1000000009", "1248178104", "217-81-82399"];
    const { code, stdout } = await run("status", ...given, "--language", "en");
    expect(code).toBe(0);
    expect(sent()).toEqual([
      { business_numbers: ["1248178104", "1000000009", "2178182399"], lang: "en" },
    ]);
    expect(stdout.trimEnd().split("\n")).toEqual([
      "NUMBER        STATUS          TAX TYPE              SINCE  CLOSED                     TAX INVOICES",
      "124-81-78104  Closed          General VAT Taxpayer  -      2023-12-31, unit taxation  -",
      "100-00-00009  not registered  -                     -      -                          -",
      "124-81-78104  Closed          General VAT Taxpayer  -      2023-12-31, unit taxation  -",
      "217-81-82399  Active          General VAT Taxpayer  -      -                          yes, since 2021-07-01",
    ]);
  });

  it("shows the codes if the answer has no texts for them", async () => {
    const { status, taxType, previousTaxType, ...codes } = STATE;
    service.answers["POST /v1/status"] = [answer(codes)];
    const { stdout } = await run("status", "1248178104", "--language", "code");
    expect(stdout).toMatch(/124-81-78104 +03 +01 /);
  });

  it("splits more than a hundred numbers into several calls, and prints one JSON document", async () => {
    const numbers = numbersFrom(0, 250);
    service.answers["POST /v1/status"] = [0, 100, 200].map((first) =>
      states(numbers.slice(first, first + 100)),
    );
    const { code, stdout } = await run("status", ...numbers, "--json");
    expect(code).toBe(0);
    expect(sent().map(({ business_numbers }) => business_numbers.length)).toEqual([100, 100, 50]);
    const { results } = JSON.parse(stdout);
    expect(results.map((one: { businessNumber: string }) => one.businessNumber)).toEqual(numbers);
  });

  it("shows the answers that came before a call failed, and then fails", async () => {
    const numbers = numbersFrom(0, 150);
    service.answers["POST /v1/status"] = [
      states(numbers.slice(0, 100)),
      errorAnswer(429, "quota_exceeded", "The monthly quota of your plan is used up."),
    ];
    const { code, stdout, stderr } = await run("status", ...numbers);
    expect(code).toBe(1);
    expect(stdout.trimEnd().split("\n")).toHaveLength(101);
    expect(stderr).toContain("quota_exceeded: The monthly quota");
  });

  it("prints one JSON object with --json if a call fails after other calls were answered", async () => {
    const numbers = numbersFrom(0, 150);
    service.answers["POST /v1/status"] = [
      states(numbers.slice(0, 100)),
      errorAnswer(429, "quota_exceeded", "The monthly quota of your plan is used up."),
    ];
    const { code, stdout, stderr } = await run("status", ...numbers, "--json");
    const { results, error } = JSON.parse(stdout);
    expect([code, results.length, error.code]).toEqual([1, 100, "quota_exceeded"]);
    expect(stderr).toBe("error: quota_exceeded: The monthly quota of your plan is used up.\n");
  });

  it("repeats a call that the service refused only for a moment, and reports any other failure at once", async () => {
    service.answers["POST /v1/status"] = [
      errorAnswer(429, "rate_limit_exceeded", "Too many requests.", { "Retry-After": "0" }),
      errorAnswer(500, "temporarily_unavailable", "Not now.", { "Retry-After": "0" }),
      answer(ACTIVE),
    ];
    expect((await run("status", ACTIVE.businessNumber)).code).toBe(0);
    service.answers["POST /v1/status"] = [
      errorAnswer(500, "registry_unavailable", "No answer.", { "Retry-After": "30" }),
    ];
    const { code, stdout, stderr } = await run("status", ACTIVE.businessNumber);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("registry_unavailable: No answer.");
  });

  it.each(["12345", "124-817-8104", "124817810x", ""])(
    "sends nothing if a number is %j",
    async (number) => {
      const { code, stderr } = await run("status", "1248178104", number);
      expect(code).toBe(1);
      expect(stderr).toContain("It must be ten digits, with or without hyphens");
      expect(service.requests).toEqual([]);
    },
  );
});

const JOB = {
  job_id: "job_1",
  name: "고객.csv",
  check: "status",
  status: "completed",
  total: 300,
  processed: 300,
  valid: 290,
  invalid: 7,
  errors: 3,
  outcomes: {
    ...{ active: 250, suspended: 15, closed: 25, errors: 3 },
    ...{ details_mismatch: 0, not_registered: 7, unconfirmed: 0 },
  },
  language: "ko",
  created_at: "2026-01-01T00:00:00.000Z",
  completed_at: "2026-01-01T00:01:00.000Z",
  expires_at: "2026-01-31T00:00:00.000Z",
  download_url: null,
};

describe("bvs jobs mine", () => {
  it("lists the jobs of the key's account", async () => {
    service.answers["GET /v1/batch?limit=20"] = [{ body: { jobs: [JOB], next_cursor: null } }];
    const { code, stdout } = await run("jobs", "mine");
    expect(code).toBe(0);
    expect(stdout.trimEnd().split("\n")).toEqual([
      "ID     NAME      CHECK   STATUS     ROWS        VALID  INVALID  ERRORS  CREATED            EXPIRES",
      "job_1  고객.csv  status  completed  300 of 300  290    7        3       2026-01-01 00:00Z  2026-01-31 00:00Z",
    ]);
    expect(service.requests[0]?.headers.authorization).toBe("Bearer bvs_test_key");
  });

  it("follows the list's pages until it has as many jobs as requested", async () => {
    const jobs = (count: number) => Array(count).fill(JOB);
    const query = "status=completed";
    service.answers[`GET /v1/batch?limit=100&${query}`] = [
      { body: { jobs: jobs(100), next_cursor: "a-job_1" } },
    ];
    service.answers[`GET /v1/batch?limit=20&${query}&cursor=a-job_1`] = [
      { body: { jobs: jobs(20), next_cursor: "b-job_1" } },
    ];
    const { stdout } = await run(
      "jobs",
      "mine",
      "--limit",
      "120",
      "--status",
      "completed",
      "--json",
    );
    const value = JSON.parse(stdout);
    expect([value.jobs.length, value.next_cursor]).toEqual([120, "b-job_1"]);
  });

  it("says that there are no jobs", async () => {
    service.answers["GET /v1/batch?limit=20"] = [{ body: { jobs: [], next_cursor: null } }];
    expect((await run("jobs", "mine")).stdout).toBe("There are no such jobs.\n");
  });
});

describe("bvs batch --check status", () => {
  it("asks only for states, names the job after the file, counts the states, and sends no name if --name is empty", async () => {
    const folder = await mkdtemp(join(tmpdir(), "bvs-status-"));
    const file = join(folder, "고객 명단.csv".normalize("NFD"));
    await writeFile(file, "business_number\n2178182399\n");
    const upload = "POST /v1/batch/upload?check=status&language=ko";
    service.answers = {
      [upload]: [{ body: JOB }],
      "GET /v1/batch/download/job_1": [
        { headers: { "Content-Type": "text/csv" }, body: "business_number\r\n" },
      ],
      "POST /v1/batch/upload?language=ko": [{ body: JOB }],
    };
    const { code, stdout } = await run("batch", file, "--check", "status");
    expect(code).toBe(0);
    const [submission] = service.requests;
    expect(submission?.route).toBe(upload);
    expect(submission?.headers["job-name"]).toBe(encodeURIComponent("고객 명단.csv"));
    expect(stdout).toMatch(
      /^total +300\nactive +250\nsuspended +15\nclosed +25\nnot registered +7\nerrors +3\nfile /,
    );
    // Without `--check status` the same file is another job, so its Idempotency-Key differs.
    await run("batch", file, "--name", "");
    const [, , verified] = service.requests;
    expect(verified?.headers["job-name"]).toBeUndefined();
    expect(verified?.headers["idempotency-key"]).not.toBe(submission?.headers["idempotency-key"]);
    await rm(folder, { recursive: true });
  });
});
