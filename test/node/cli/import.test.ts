import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bvs, errorAnswer, failureLine, useFakeService } from "./harness.ts";

const UPLOAD = "POST /admin/sync-runs/companies";
const RUN = "GET /admin/sync-runs/run_1";
const FACTS = "POST /admin/company-facts";

const QUEUED = {
  ...{
    id: "run_1",
    kind: "companies",
    source: "upload",
    status: "queued",
    attempts: 0,
    total: null,
    done: 0,
    changed: 0,
  },
  ...{ created_at: "2026-01-01T00:00:00.000Z", finished_at: null, fault: null },
};
const running = (done: number) => ({
  body: { ...QUEUED, status: "running", attempts: 1, total: 9000, done },
});
const COMPLETED = {
  ...QUEUED,
  ...{
    status: "completed",
    attempts: 1,
    total: 9000,
    done: 9000,
    changed: 77,
    finished_at: "2026-01-01T00:00:02.400Z",
  },
};
const FAILED = {
  ...QUEUED,
  ...{ status: "failed", finished_at: "2026-01-01T00:00:01.000Z" },
  fault: { code: "truncated", message: "The zip ends before its directory does." },
};

const service = await useFakeService();
const env: Record<string, string> = { BVS_URL: service.url };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bvs-import-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  service.answers = {
    [UPLOAD]: [{ body: QUEUED }],
    [RUN]: [running(4000), running(4000), running(8000), { body: COMPLETED }],
  };
});

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const sent = (route: string) => service.requests.filter((request) => request.route === route);

describe("bvs import FILE.zip", () => {
  it("uploads the file, follows the run and prints what changed", async () => {
    const run = await bvs(["import", await file("table.zip", "PK…")], env);
    expect(run).toMatchObject({
      code: 0,
      stdout: "companies  9000\nchanged    77\ntook       2.4 s\n",
    });
    expect(run.stderr).toBe(
      "4000 of 9000 companies\n8000 of 9000 companies\n9000 of 9000 companies\n",
    );
    expect(sent(UPLOAD)).toHaveLength(1);
    expect(sent(UPLOAD)[0]?.headers["content-type"]).toBe("application/zip");
    expect(sent(UPLOAD)[0]?.body.toString()).toBe("PK…");
  });

  it("prints the run as JSON with --json", async () => {
    const run = await bvs(["import", await file("table.zip", "PK"), "--json"], env);
    expect(JSON.parse(run.stdout)).toEqual(COMPLETED);
  });

  it("continues if the service is unavailable for a moment", async () => {
    service.answers[RUN] = [
      running(4000),
      { body: "destroy" },
      errorAnswer(500, "internal_error", "Failed."),
      { body: COMPLETED },
    ];
    expect(await bvs(["import", await file("table.zip", "PK")], env)).toMatchObject({ code: 0 });
  });

  it("fails with the run's fault if the run failed", async () => {
    service.answers[RUN] = [{ body: FAILED }];
    const line = failureLine(await bvs(["import", await file("table.zip", "PK")], env));
    expect(line).toBe("error: truncated: The zip ends before its directory does.");
  });

  it("fails if another run is under way", async () => {
    service.answers[UPLOAD] = [
      errorAnswer(400, "invalid_request", "A run of this kind is under way."),
    ];
    const line = failureLine(await bvs(["import", await file("table.zip", "PK")], env));
    expect(line).toBe("error: invalid_request: A run of this kind is under way.");
  });

  it.each([
    [
      "a file that does not exist",
      () => join(folder, "none.zip"),
      /^error: cannot read .*none\.zip: ENOENT/,
    ],
    ["an empty file", () => file("empty.zip", ""), /^error: .*empty\.zip is empty$/],
    [
      "a file of another kind",
      () => file("table.csv", "x"),
      /^error: .*table\.csv must end in \.zip .* or \.jsonl/,
    ],
  ])("refuses %s", async (_what, path, expected) => {
    expect(failureLine(await bvs(["import", await path()], env))).toMatch(expected);
    expect(service.requests).toEqual([]);
  });
});

describe("bvs import FILE.jsonl", () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => `{"corp_code":"${index}"}`).join("\n");

  it("sends the lines in groups of at most 500", async () => {
    service.answers[FACTS] = [500, 500, 200].map((companies) => ({ body: { companies } }));
    const run = await bvs(["import", await file("facts.jsonl", `${lines(1200)}\n`)], env);
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(/^companies {2}1200\ntook {7}\d+\.\d s\n$/);
    expect(run.stderr).toContain("1000 of 1200 companies\n1200 of 1200 companies\n");
    expect(sent(FACTS).map(({ body }) => body.toString().trim().split("\n").length)).toEqual([
      500, 500, 200,
    ]);
    expect(sent(FACTS)[0]?.headers["content-type"]).toBe("application/x-ndjson");
    expect(
      sent(FACTS)
        .map(({ body }) => body.toString().trim())
        .join("\n"),
    ).toBe(lines(1200));
  });

  it("sends no request without a line, even for exactly 500 lines and for blank lines", async () => {
    for (const [content, parts] of [
      [`${lines(500)}\n`, [500]],
      [`${lines(1000)}\r\n\n`, [500, 500]],
      [`${lines(500)}\n${"\n".repeat(600)}${lines(1)}\n`, [500, 1]],
    ] as const) {
      service.requests.length = 0;
      service.answers[FACTS] = parts.map((companies) => ({ body: { companies } }));
      const run = await bvs(["import", await file("facts.jsonl", content)], env);
      expect([run.code, sent(FACTS).length]).toEqual([0, parts.length]);
    }
  });

  it("refuses a file that is not UTF-8, and sends nothing", async () => {
    const cp949 = Buffer.from([0x7b, 0x22, 0xb1, 0xe8, 0x22, 0x3a, 0x31, 0x7d]);
    const run = await bvs(["import", await file("facts.jsonl", cp949)], env);
    expect(failureLine(run)).toBe("error: the file is not UTF-8: save it as UTF-8");
    expect(sent(FACTS)).toEqual([]);
  });

  it("says after which line of the file the service refused a request", async () => {
    service.answers[FACTS] = [
      { body: { companies: 500 } },
      errorAnswer(400, "invalid_request", "Line 3 is not a company.json answer."),
    ];
    const run = await bvs(["import", await file("facts.jsonl", lines(600))], env);
    expect(run).toMatchObject({ code: 1, stdout: "" });
    expect(run.stderr.trim().split("\n").at(-1)).toBe(
      "error: after line 500 of the file: invalid_request: Line 3 is not a company.json answer.",
    );
  });
});

describe("bvs sync", () => {
  it("lists the runs", async () => {
    service.answers["GET /admin/sync-runs"] = [{ body: { sync_runs: [COMPLETED, FAILED] } }];
    const { code, stdout } = await bvs(["sync", "list"], env);
    expect(code).toBe(0);
    expect(stdout.split("\n")[1]).toMatch(
      /^run_1 +companies +upload +completed +2026-01-01T00:00:00\.000Z +2\.4 s +9000 +9000 +77 +-$/,
    );
    expect(stdout.split("\n")[2]).toMatch(/failed .* truncated$/);
  });

  it("shows one run", async () => {
    service.answers[RUN] = [{ body: FAILED }];
    const { code, stdout } = await bvs(["sync", "show", "run_1"], env);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^status +failed$/m);
    expect(stdout).toMatch(/^fault +truncated: The zip ends before its directory does\.$/m);
  });

  it.each(["companies", "facts"])("starts a sync of %s", async (kind) => {
    service.answers[`POST /admin/sync-runs/${kind}`] = [
      { body: { ...QUEUED, kind, source: "opendart" } },
    ];
    const { code, stdout } = await bvs(["sync", "start", kind], env);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^id +run_1$/m);
  });

  it("refuses to start a run of an unknown kind", async () => {
    const { code, stderr } = await bvs(["sync", "start", "everything"], env);
    expect(code).toBe(1);
    expect(stderr).toContain("Allowed choices are companies, facts.");
    expect(service.requests).toEqual([]);
  });
});
