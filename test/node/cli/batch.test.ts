import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { workbookOfSheets } from "../../workbook-files.ts";
import { bvs, errorAnswer, type FakeAnswer, failureLine, useFakeService } from "./harness.ts";

const CSV = "business_number,start_date,owner_name\n2178182399,20120305,김한빛\n";
const RESULTS = Buffer.from("\ufeffbusiness_number,is_valid\r\n2178182399,true\r\n");
const UPLOAD = "POST /v1/batch/upload?language=ko";
const STATUS = "GET /v1/batch/status/job_1";
const DOWNLOAD = "GET /v1/batch/download/job_1";

const JOB = {
  ...{
    job_id: "job_1",
    name: null,
    check: "verify",
    outcomes: {
      ...{ active: 0, suspended: 0, closed: 0, errors: 0 },
      ...{ details_mismatch: 0, not_registered: 0, unconfirmed: 0 },
    },
    status: "queued",
    total: 300,
    processed: 0,
    valid: 0,
    invalid: 0,
    errors: 0,
    language: "ko",
  },
  ...{
    created_at: "2026-01-01T00:00:00.000Z",
    completed_at: null,
    expires_at: "2026-01-31T00:00:00.000Z",
    download_url: null,
  },
};
const COMPLETED = {
  ...JOB,
  ...{ status: "completed", processed: 300, valid: 290, invalid: 7, errors: 3 },
  ...{
    completed_at: "2026-01-01T00:01:00.000Z",
    download_url: "http://127.0.0.1:8787/v1/batch/download/job_1",
  },
};
/** The answer about a job that is still running. The tool may ask again at once. */
const running = (processed: number): FakeAnswer => ({
  headers: { "Retry-After": "0" },
  body: { ...JOB, status: "processing", processed },
});

const service = await useFakeService();
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bvs-batch-"));
  file = join(folder, "customers.csv");
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  service.answers = {
    [UPLOAD]: [{ headers: { "Retry-After": "0" }, body: JOB }],
    [STATUS]: [running(100), running(100), running(200), { body: COMPLETED }],
    [DOWNLOAD]: [{ headers: { "Content-Type": "text/csv" }, body: RESULTS }],
  };
  await writeFile(file, CSV);
  await rm(join(folder, "customers.results.csv"), { force: true });
});

const batch = (...args: string[]) =>
  bvs(["batch", file, ...args], { BVS_URL: service.url, BVS_API_KEY: "bvs_test_key" });
const jobs = (...args: string[]) =>
  bvs(["batch", ...args], { BVS_URL: service.url, BVS_API_KEY: "bvs_test_key" });
const uploads = () => service.requests.filter(({ route }) => route.startsWith("POST"));
const idempotencyKeys = () => uploads().map(({ headers }) => headers["idempotency-key"]);

describe("bvs batch", () => {
  it("uploads the file unchanged, follows the job and saves the results next to the file", async () => {
    const { code, stdout, stderr } = await batch();
    expect(code).toBe(0);
    expect(service.requests.map(({ route }) => route)).toEqual([
      UPLOAD,
      STATUS,
      STATUS,
      STATUS,
      STATUS,
      DOWNLOAD,
    ]);
    expect(String(uploads()[0]?.body)).toBe(CSV);
    expect(uploads()[0]?.headers).toMatchObject({
      "content-type": "text/csv",
      authorization: "Bearer bvs_test_key",
    });
    expect(await readFile(join(folder, "customers.results.csv"))).toEqual(RESULTS);
    expect(stderr).toBe(
      "Job job_1\n0 of 300 rows\n100 of 300 rows\n200 of 300 rows\n300 of 300 rows\n",
    );
    expect(stdout).toMatch(
      /^total +300\nvalid +290\ninvalid +7\nerrors +3\nfile +\S+customers\.results\.csv\n$/,
    );
  });

  it("accepts a language and a results file, and prints the finished job with --json", async () => {
    const upload = "POST /v1/batch/upload?language=en";
    service.answers = { ...service.answers, [upload]: [{ body: COMPLETED }] };
    const out = join(folder, "out.csv");
    const { code, stdout } = await batch("--language", "en", "--out", out, "--json");
    expect(code).toBe(0);
    expect(stdout).toBe(`${JSON.stringify(COMPLETED)}\n`);
    expect(await readFile(out)).toEqual(RESULTS);
    expect(existsSync(`${out}.part`)).toBe(false);
  });

  it.each([
    ["the file's name", [], "customers.csv"],
    ["the given name, which may have a slash", ["--name", "Q1/2026"], "Q1/2026"],
  ])("names the job after %s", async (_, options, name) => {
    await batch(...options);
    const headers = uploads()[0]?.headers as Record<string, string>;
    expect(decodeURIComponent(headers["job-name"] ?? "")).toBe(name);
  });

  const table = (name: string) => readFile(new URL(`../../tables/${name}`, import.meta.url));

  it.each([
    ["lo-list.xlsx", 4, "1,217-81-82399,2012-03-05,김한빛"],
    ["lo-list-1904.xlsx", 7, "4,1058188727,35905,서지훈"],
  ])("uploads %s as CSV, with each row on its original line", async (name, line, expected) => {
    service.answers[UPLOAD] = [{ body: COMPLETED }];
    const workbook = join(folder, "customers.xlsx");
    await writeFile(workbook, await table(name));
    expect((await jobs(workbook)).code).toBe(0);
    const lines = String(uploads()[0]?.body).replaceAll('"', "").split("\r\n");
    expect(lines[2]).toBe("번호,사업자등록번호,개업일자,대표자명,상호,비고");
    expect(lines[line - 1]).toMatch(new RegExp(`^${expected}`));
    expect(await readFile(join(folder, "customers.results.csv"))).toEqual(RESULTS);
  });

  it("reads the visible sheet of a workbook, and names the sheets that it does not read", async () => {
    const workbook = join(folder, "sheets.xlsx");
    const rows = (number: string) => [
      ["사업자번호", "개업일자", "대표자"],
      [number, "2012-03-05", "김한빛"],
    ];
    const last = { name: "작년", rows: rows("6158680343"), state: "hidden" } as const;
    const now = { name: "올해", rows: rows("2178182399") };
    await writeFile(workbook, workbookOfSheets([last, now]));
    const { code, stderr } = await jobs(workbook);
    expect([code, stderr]).toEqual([0, expect.stringContaining('Only the sheet "올해" was read')]);
    expect(stderr).toContain('not "작년"');
    const body = String(uploads()[0]?.body);
    expect([body.includes("2178182399"), body.includes("6158680343")]).toEqual([true, false]);
  });

  it("sends nothing if rows of the sheet are hidden, because it cannot ask whether to send them", async () => {
    const workbook = join(folder, "filtered.xlsx");
    const rows = [["사업자번호"], ["2178182399"], ["6158680343"]];
    await writeFile(workbook, workbookOfSheets([{ name: "명부", rows, hidden: [3] }]));
    const run = await jobs(workbook, "--check", "status");
    expect(failureLine(run)).toMatch(/The sheet "명부" has hidden rows \(1\).*show or delete them/);
  });

  it("sends nothing if the workbook is damaged", async () => {
    const workbook = join(folder, "customers.xlsx");
    const whole = await table("lo-list.xlsx");
    await writeFile(workbook, whole.subarray(0, whole.length - 600));
    expect(failureLine(await jobs(workbook))).toContain("The workbook is damaged");
    expect(uploads()).toEqual([]);
  });

  it("sends the option --columns input, which changes the Idempotency-Key", async () => {
    const upload = "POST /v1/batch/upload?language=ko&columns=input";
    service.answers[upload] = [{ body: COMPLETED }];
    expect((await batch("--columns", "input")).code).toBe(0);
    service.answers[UPLOAD] = [{ body: COMPLETED }];
    await batch();
    const [first, second] = idempotencyKeys();
    expect(first).not.toBe(second);
  });

  it("repeats its Idempotency-Key for the same file, but uses another one for other content, for another language and with --again", async () => {
    service.answers[UPLOAD] = [{ body: COMPLETED }];
    service.answers["POST /v1/batch/upload?language=en"] = [{ body: COMPLETED }];
    await batch();
    await batch();
    await batch("--language", "en");
    await batch("--again");
    await writeFile(file, `${CSV}1058188727,19980420,서지훈\n`);
    await batch();
    const [first, second, ...others] = idempotencyKeys();
    expect(first).toMatch(/^[\x21-\x7e]{16,255}$/);
    expect(second).toBe(first);
    expect(new Set([first, ...others]).size).toBe(4);
  });

  it("tells the person that an earlier job verified the file, if the service answers with a completed job", async () => {
    service.answers[UPLOAD] = [{ body: COMPLETED }];
    expect((await batch()).stderr).toContain(
      `Verified before, by job job_1 at ${COMPLETED.completed_at}`,
    );
  });

  it("waits as long as Retry-After says", async () => {
    service.answers[STATUS] = [{ headers: { "Retry-After": "2" }, body: JOB }, { body: COMPLETED }];
    const startedAt = Date.now();
    await batch();
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2_000);
  });

  it("continues after the service was unavailable for a moment", async () => {
    const unavailable = errorAnswer(500, "internal_error", "Something failed.", {
      "Retry-After": "0",
    });
    const throttled = errorAnswer(429, "rate_limit_exceeded", "Too many.", { "Retry-After": "0" });
    service.answers[UPLOAD]?.unshift(throttled);
    service.answers[STATUS]?.unshift({ body: "destroy" }, unavailable, throttled);
    service.answers[DOWNLOAD]?.unshift(unavailable);
    expect((await batch()).code).toBe(0);
    expect(new Set(idempotencyKeys()).size).toBe(1);
    expect(await readFile(join(folder, "customers.results.csv"))).toEqual(RESULTS);
  });
});

describe("a job that waits", () => {
  const WAITING = {
    ...JOB,
    status: "processing",
    processed: 100,
    waiting_for: "registry",
    waiting_since: "2026-01-01T00:02:10.000Z",
    next_attempt_at: "2026-01-01T00:04:00.000Z",
  };

  it("is shown in the progress, with the time when the wait began and the time of the next attempt", async () => {
    const later = { ...WAITING, next_attempt_at: "2026-01-01T00:05:00.000Z" };
    service.answers[STATUS] = [
      { headers: { "Retry-After": "0" }, body: WAITING },
      { headers: { "Retry-After": "0" }, body: WAITING },
      { headers: { "Retry-After": "0" }, body: later },
      { body: COMPLETED },
    ];
    const waits = "100 of 300 rows; waiting for the tax authority since 2026-01-01 00:02Z";
    expect((await batch()).stderr).toBe(
      `Job job_1\n0 of 300 rows\n${waits}, next attempt 2026-01-01 00:04Z\n${waits}, next attempt 2026-01-01 00:05Z\n300 of 300 rows\n`,
    );
  });

  it("is shown by bvs batch status with the time of the next attempt", async () => {
    service.answers[STATUS] = [{ body: WAITING }];
    const { code, stdout } = await jobs("status", "job_1");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^processed +100 of 300$/m);
    expect(stdout).toMatch(
      /^waits +waiting for the tax authority since 2026-01-01 00:02Z, next attempt 2026-01-01 00:04Z$/m,
    );
  });

  it("is shown with the start of the next day if its account has reached the limit of the day", async () => {
    const nextDay = { waiting_for: "daily_limit", next_attempt_at: "2026-01-01T15:00:00.000Z" };
    service.answers[STATUS] = [{ body: { ...WAITING, ...nextDay } }];
    expect((await jobs("status", "job_1")).stdout).toMatch(
      /^waits +waiting since 2026-01-01 00:02Z for the account's next day, 2026-01-01 15:00Z$/m,
    );
  });
});

describe("a job given by its id", () => {
  it("is cancelled", async () => {
    const cancelled = { ...COMPLETED, status: "cancelled" };
    service.answers["POST /v1/batch/cancel/job_1"] = [{ body: cancelled }];
    const { code, stdout } = await jobs("cancel", "job_1");
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^status +cancelled$/m)]);
    expect((await jobs("cancel", "job_1", "--json")).stdout).toBe(`${JSON.stringify(cancelled)}\n`);
  });

  it("is deleted only with --yes, because it cannot be restored", async () => {
    service.answers["DELETE /v1/batch/job_1"] = [{ body: { job_id: "job_1", deleted: true } }];
    expect(failureLine(await jobs("delete", "job_1"))).toContain("--yes");
    expect(service.requests).toEqual([]);
    const { code, stdout } = await jobs("delete", "job_1", "--yes");
    expect([code, stdout]).toEqual([0, "deleted  job_1\n"]);
  });

  it("is reported in one line if it does not exist", async () => {
    for (const args of [
      ["status", "job_2"],
      ["cancel", "job_2"],
      ["delete", "job_2", "--yes"],
    ]) {
      expect(failureLine(await jobs(...args))).toBe("error: not_found: Nothing here.");
    }
  });
});

describe("--retention-days", () => {
  it("is sent to the service, and changes the Idempotency-Key", async () => {
    service.answers[`${UPLOAD}&retention_days=7`] = [{ body: COMPLETED }];
    service.answers[UPLOAD] = [{ body: COMPLETED }];
    expect((await batch("--retention-days", "7")).code).toBe(0);
    await batch();
    expect(new Set(idempotencyKeys()).size).toBe(2);
  });

  it("must be a whole number", async () => {
    expect(failureLine(await batch("--retention-days", "week"))).toContain("whole number");
  });
});

describe("bvs batch fails with one line", () => {
  /** Expects a failure, and returns the last line of the output. Earlier lines show progress. */
  const lastLine = ({ code, stdout, stderr }: Awaited<ReturnType<typeof batch>>) => {
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    return stderr.trimEnd().split("\n").at(-1);
  };

  it("if the job failed", async () => {
    service.answers[STATUS] = [{ body: { ...JOB, status: "failed" } }];
    expect(lastLine(await batch())).toMatch(/^error: job job_1 ended as "failed"/);
    expect(existsSync(join(folder, "customers.results.csv"))).toBe(false);
  });

  it.each([
    [400, "batch_too_large", "At most 100 businesses."],
    [403, "feature_not_available", "Your plan does not include this feature."],
    [429, "quota_exceeded", "The monthly quota of your plan is used up."],
  ])("if the submission is refused: %i %s", async (status, code, message) => {
    service.answers[UPLOAD] = [errorAnswer(status, code, message, { "Retry-After": "1" })];
    expect(failureLine(await batch())).toBe(`error: ${code}: ${message}`);
    expect(uploads()).toHaveLength(1);
  });

  it("if the job no longer exists", async () => {
    service.answers[STATUS] = [errorAnswer(404, "job_not_found", "There is no such job.")];
    expect(lastLine(await batch())).toBe("error: job_not_found: There is no such job.");
  });

  it("if there is no API key", async () => {
    expect(failureLine(await bvs(["batch", file], { BVS_URL: service.url }))).toContain(
      "set BVS_API_KEY",
    );
  });

  it("if the list cannot be read, or if the results would overwrite the list", async () => {
    const env = { BVS_URL: service.url, BVS_API_KEY: "bvs_test_key" };
    expect(failureLine(await bvs(["batch", join(folder, "none.csv")], env))).toContain(
      "cannot read",
    );
    expect(failureLine(await batch("--out", file))).toContain("would overwrite");
    expect(service.requests).toEqual([]);
  });

  it("if the results cannot be written", async () => {
    expect(lastLine(await batch("--out", join(folder, "none", "out.csv")))).toContain(
      "error: cannot write",
    );
  });

  it("if the language does not exist", async () => {
    expect(failureLine(await batch("--language", "fr"))).toContain("ko, en, both, code");
  });
});
