/**
 * `bvs` with a server that is not the service, or that misbehaves. `npm run fuzz:servers` found
 * some of these cases. The others test limits of the tool.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jobAnswer } from "../../../src/variant-a/batch/job-answer.ts";
import { bvs, errorAnswer, failureLine, useFakeService } from "./harness.ts";

const service = await useFakeService();
const run = (...args: string[]) =>
  bvs(args, { BVS_URL: service.url, BVS_API_KEY: "bvs_test_key", BVS_ADMIN_TOKEN: "token" });

const ESCAPES = "\u001b[2J\u001b]52;c;eA==\u0007\u009b1m\b\r\u202e\u200b\u{e0041}\ufe0fx";
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const ODD = () => `error: ${service.url} did not answer as the service does: is it the right URL?`;
const counts = { total: 2, processed: 1, valid: 0, invalid: 0, errors: 0 };
const outcomes = {
  ...{ active: 0, suspended: 0, closed: 0, errors: 0 },
  ...{ details_mismatch: 0, not_registered: 0, unconfirmed: 0 },
};
const JOB = jobAnswer.parse({
  ...{ job_id: "job_1", name: null, check: "verify", language: "ko", status: "processing" },
  ...{ ...counts, outcomes, created_at: "2026-01-01T00:00:00.000Z", completed_at: null },
  ...{ expires_at: "2026-01-31T00:00:00.000Z", download_url: null },
});
const ENDED = { ...JOB, status: "completed", completed_at: "2026-01-01T00:00:01.000Z" };

describe("a text of a server", () => {
  it("cannot control the terminal, whether it is in an error or is the name of a job", async () => {
    service.answers = {
      "GET /admin/keys": [errorAnswer(400, `code${ESCAPES}`, `Wrong ${ESCAPES}\nerror: and more`)],
      "GET /v1/batch?limit=20": [
        { body: { jobs: [{ ...ENDED, name: ESCAPES }], next_cursor: null } },
      ],
    };
    const refused = failureLine(await run("keys", "list"));
    expect(refused).toBe("error: code[2J]52;c;eA==1m x: Wrong [2J]52;c;eA==1m x error: and more");
    const { stdout } = await run("jobs", "mine");
    expect(stdout).not.toMatch(UNSEEN);
  });

  it("is escaped in the output of --json, so a program that parses the JSON gets the same text", async () => {
    const list = { jobs: [{ ...ENDED, name: ESCAPES }], next_cursor: null };
    service.answers = {
      "GET /admin/keys": [errorAnswer(400, "invalid_request", ESCAPES)],
      "GET /v1/batch?limit=20": [{ body: list }],
      "GET /admin/jobs": [{ body: `{\r\n\t"jobs":[]}` }],
    };
    const refused = await run("keys", "list", "--json");
    expect(refused.stdout).not.toMatch(UNSEEN);
    expect(JSON.parse(refused.stdout).error.message).toBe(ESCAPES);
    const listed = await run("jobs", "mine", "--json");
    expect(listed.stdout).not.toMatch(UNSEEN);
    expect(JSON.parse(listed.stdout)).toEqual(list);
    expect((await run("jobs", "list", "--json")).stdout).toBe('{ "jobs":[]}\n');
  });

  it("is cut if it is long", async () => {
    service.answers = {
      "GET /admin/keys": [errorAnswer(400, "invalid_request", "x".repeat(50_000))],
      "GET /v1/batch?limit=20": [
        { body: { jobs: [{ ...ENDED, name: "x".repeat(50_000) }], next_cursor: null } },
      ],
    };
    expect(failureLine(await run("keys", "list")).length).toBeLessThan(2_100);
    expect((await run("jobs", "mine")).stdout.length).toBeLessThan(2_000);
  });
});

describe("a redirection", () => {
  it("is not followed, so no other host gets the key, and its target cannot control the terminal", async () => {
    service.answers = {
      "GET /admin/keys": [
        { status: 307, headers: { Location: `${service.url}/other\u009b2J` }, body: "" },
      ],
      "GET /v1/batch?limit=20": [{ status: 302, headers: { Location: "/other" }, body: "" }],
    };
    expect(failureLine(await run("keys", "list"))).toContain("/other2J: use the address");
    expect(failureLine(await run("jobs", "mine"))).toContain("redirects to /other");
    expect(service.requests.map(({ route }) => route)).toEqual([
      "GET /admin/keys",
      "GET /v1/batch?limit=20",
    ]);
  });
});

describe("a command that a server could keep busy forever", () => {
  it.each([
    ["an empty page", []],
    ["a page with fewer jobs than asked for", [ENDED]],
  ])("fails if it lists jobs and gets %s that promises a next page", async (_, jobs) => {
    service.answers = { "GET /v1/batch?limit=100": [{ body: { jobs, next_cursor: "again" } }] };
    expect(failureLine(await run("jobs", "mine", "--limit", "1000000"))).toBe(ODD());
    expect(service.requests).toHaveLength(1);
  });

  it("fails if an erasure is not complete after a thousand requests", async () => {
    const body = { account: "acme", keys: 0, jobs: 1, pending: 0, erased: false };
    service.answers = { "DELETE /admin/accounts/acme": [{ body }] };
    expect(failureLine(await run("accounts", "erase", "acme", "--yes"))).toBe(
      "error: acme is not erased after 1000 requests: try again",
    );
  });
});

it("bvs status refuses an answer that lacks the state of a number", async () => {
  service.answers = { "POST /v1/status": [{ body: { results: [] } }] };
  expect(failureLine(await run("status", "2178182399"))).toBe(ODD());
});

describe("bvs batch", () => {
  let folder: string;
  const file = () => join(folder, "a.csv");
  const out = () => join(folder, "out.csv");
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bvs-hostile-"));
    await writeFile(file(), "business_number,start_date,owner_name\n2178182399,20120305,김한빛\n");
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => rm(out(), { force: true }));

  it("does not save the login page of a proxy as the results", async () => {
    service.answers = {
      "POST /v1/batch/upload?language=ko": [{ body: ENDED }],
      "GET /v1/batch/download/job_1": [
        { headers: { "Content-Type": "text/html" }, body: "<html>Log in</html>" },
      ],
    };
    const { code, stderr } = await run("batch", file(), "--out", out());
    expect([code, stderr.trimEnd().split("\n").at(-1)]).toEqual([1, ODD()]);
    expect(existsSync(out())).toBe(false);
  });

  it("fails if the progress is not a number, and does not print it", async () => {
    service.answers = {
      "POST /v1/batch/upload?language=ko": [{ headers: { "Retry-After": "0" }, body: JOB }],
      "GET /v1/batch/status/job_1": [{ body: { ...JOB, processed: ESCAPES } }],
    };
    const { code, stderr } = await run("batch", file(), "--out", out());
    expect([code, stderr.trimEnd().split("\n").at(-1)]).toEqual([1, ODD()]);
    expect(stderr).not.toMatch(UNSEEN);
  });

  it("asks at most ten times a second, even if Retry-After is 0", async () => {
    const going = { headers: { "Retry-After": "0" }, body: JOB };
    const csv = { headers: { "Content-Type": "text/csv" }, body: "a\r\n" };
    service.answers = {
      "POST /v1/batch/upload?language=ko": [going],
      "GET /v1/batch/status/job_1": [...Array.from({ length: 8 }, () => going), { body: ENDED }],
      "GET /v1/batch/download/job_1": [csv],
    };
    const startedAt = performance.now();
    expect((await run("batch", file(), "--out", out())).code).toBe(0);
    expect(performance.now() - startedAt).toBeGreaterThan(700);
  });
});

describe("an endless answer", () => {
  const PIECE = Buffer.alloc(65_536, " ");
  let server: Server;
  let sentBytes = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const status = request.url?.includes("failing") ? 500 : 200;
      response.writeHead(status, { "Content-Type": "application/json" });
      const more = () => {
        while (!response.destroyed && response.write(PIECE)) sentBytes += PIECE.length;
        sentBytes += PIECE.length;
      };
      response.on("drain", more).on("error", () => {});
      more();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    sentBytes = 0;
  });

  it.each([
    ["status 200", "", 10_000_000],
    ["status 500", "/failing", 100_000],
  ])("is read only up to a limit: %s", async (_, path, limit) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    const failed = await bvs(["keys", "list"], { BVS_URL: url, BVS_ADMIN_TOKEN: "token" });
    expect(failureLine(failed)).toMatch(/did not answer as the service does|answered HTTP 500/);
    // The server has sent more than the tool has read, because buffers on both sides hold the rest.
    expect(sentBytes).toBeLessThan(limit + 10_000_000);
  });
});

it("--timeout sets how long the tool waits for an answer", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const failed = await bvs(["keys", "list", "--timeout", "1"], { BVS_URL: url });
  silent.closeAllConnections();
  silent.close();
  expect(failureLine(failed)).toBe(`error: the service at ${url} did not answer within 1 s`);
});
