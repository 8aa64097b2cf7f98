import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WATCH_CSV_HEADER } from "../../../src/watch-list/csv.ts";
import { workbookOfSheets } from "../../workbook-files.ts";
import { bvs, errorAnswer, failureLine, useFakeService } from "./harness.ts";

const service = await useFakeService();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bvs-watch-"));
});
afterAll(() => rm(folder, { recursive: true }));

const SETTINGS = () => ({ BVS_URL: service.url, BVS_API_KEY: "bvs_test_key" });
const run = (...args: string[]) => bvs(args, SETTINGS());
const watch = (...args: string[]) => run("watch", ...args);
const routes = () => service.requests.map(({ route }) => route);
const sent = () => service.requests.map(({ body }) => JSON.parse(String(body)));
const lines = (output: string) => output.trimEnd().split("\n");

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

const ADDED = { added: 2, already_watched: 1, watched: 40, max_watched: 25_000 };
const UPLOADED = { ...ADDED, rows: 3, errors: 0, row_errors: [] };
const STATE = {
  ...{ is_registered: true, status_code: "01", tax_type_code: "01", closed_on: null },
  ...{ tax_type_changed_on: null, previous_tax_type_code: null, closed_by_unit_taxation: false },
  tax_invoices_since: null,
};
const CLOSED = { ...STATE, status_code: "03", closed_on: "2026-11-19" };
const WATCH = {
  ...{ business_number: "1248178104", reference: "supplier-17", state: CLOSED },
  ...{ checked_at: "2026-11-20T12:43:59.920Z", changed_at: "2026-11-20T12:43:59.920Z" },
};
const NEW = {
  ...{ business_number: "2178182399", reference: null, state: null },
  ...{ checked_at: null, changed_at: null },
};
const event = (id: number, type: string, data: object) => ({
  ...{ id: `evt_${id}`, type, timestamp: "2026-11-20T12:44:00.120Z", mode: "live", data },
});
const CHANGED = event(7, "watch.changed", {
  ...{ business_number: "1248178104", reference: "supplier-17" },
  ...{ changed: ["status_code", "closed_on"], before: STATE, after: CLOSED },
  checked_at: "2026-11-20T12:43:59.920Z",
});

describe("bvs watch add", () => {
  const UPLOAD = "POST /v1/watches/upload";

  it("uploads the file unchanged, and shows how many numbers were added", async () => {
    const table = "사업자등록번호;거래처코드\n124-81-78104;s-17\n";
    const file = await fileOf("suppliers.csv", table);
    service.answers[UPLOAD] = [{ body: UPLOADED }];
    const { code, stdout, stderr } = await watch("add", file);
    expect([code, stderr]).toEqual([0, ""]);
    expect(lines(stdout).map((line) => line.split(/ {2,}/))).toEqual([
      ["rows", "3"],
      ["added", "2"],
      ["already watched", "1"],
      ["watched", "40 of 25000"],
      ["errors", "0"],
    ]);
    expect(String(service.requests[0]?.body)).toBe(table);
    expect(service.requests[0]?.headers).toMatchObject({
      ...{ "content-type": "text/csv", authorization: "Bearer bvs_test_key" },
    });
  });

  it("uploads only the sheet that has the numbers, and names the other sheets of the workbook", async () => {
    const workbook = workbookOfSheets([
      { name: "notes", rows: [["hello"]] },
      {
        name: "list",
        rows: [
          ["사업자등록번호", "관리번호"],
          ["124-81-78104", "s-17"],
        ],
      },
    ]);
    service.answers[UPLOAD] = [{ body: UPLOADED }];
    const { stdout, stderr } = await watch("add", await fileOf("a.xlsx", workbook), "--json");
    expect(JSON.parse(stdout)).toEqual(UPLOADED);
    expect(stderr).toContain('Only the sheet "list" was read');
    expect(String(service.requests[0]?.body)).toContain('"124-81-78104","s-17"');
  });

  it("names the rows that were left out, and fails", async () => {
    const row = { line: 3, code: "invalid_business_number", message: "line 3: must be 10 digits" };
    service.answers[UPLOAD] = [{ body: { ...UPLOADED, errors: 21, row_errors: [row] } }];
    const { code, stdout, stderr } = await watch("add", await fileOf("b.csv", "x"));
    expect([code, lines(stderr)]).toEqual([1, [row.message, "error: 21 rows were not added"]]);
    expect(stdout).toMatch(/^added +2$/m);
  });

  it("adds numbers from the command line", async () => {
    service.answers["POST /v1/watches"] = [
      errorAnswer(429, "rate_limit_exceeded", "Too many requests.", { "Retry-After": "0" }),
      { body: ADDED },
    ];
    const { code, stdout } = await watch("add", "124-81-78104", "2178182399", "1248178104");
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^added +2$/m)]);
    expect(sent()[1]).toEqual({
      watches: [{ business_number: "1248178104" }, { business_number: "2178182399" }],
    });
  });

  it.each([
    [["124-817-8104"], "124-817-8104 is not a business number"],
    [["2178182399", "suppliers.csv"], "suppliers.csv is not a business number: give one file, or"],
    [["missing.csv"], "cannot read missing.csv"],
  ])("sends nothing for %j", async (given, message) => {
    expect(failureLine(await watch("add", ...given))).toContain(message);
    expect(service.requests).toEqual([]);
  });

  it("says how many numbers the list may hold if the list is full", async () => {
    const message = "Your watch list holds 100 of at most 100 numbers.";
    service.answers[UPLOAD] = [
      errorAnswer(429, "too_many_watched", message, { "Retry-After": "3600" }),
    ];
    const refused = await watch("add", await fileOf("c.csv", "x"));
    expect(failureLine(refused)).toBe(`error: too_many_watched: ${message}`);
    expect(service.requests).toHaveLength(1);
  });
});

describe("bvs watch list", () => {
  const FIRST = "GET /v1/watches?limit=300";
  const answers = () => ({
    [FIRST]: [{ body: { watches: [WATCH], next_cursor: "a-" } }],
    [`${FIRST}&cursor=a-`]: [{ body: { watches: [], next_cursor: "b-" } }],
    [`${FIRST}&cursor=b-`]: [{ body: { watches: [NEW], next_cursor: null } }],
  });
  const ROWS = [
    '"1248178104","supplier-17",true,"03","01","2026-11-19",,,false,,' +
      '"2026-11-20T12:43:59.920Z","2026-11-20T12:43:59.920Z"',
    '"2178182399",,,,,,,,,,,',
  ];
  const HEADER = WATCH_CSV_HEADER.slice(1).trimEnd();

  it("prints all pages as CSV, with the columns of the service's own CSV", async () => {
    service.answers = answers();
    const { code, stdout, stderr } = await watch("list");
    expect([code, stderr, lines(stdout)]).toEqual([0, "", [HEADER, ...ROWS]]);
  });

  it("writes a file that Excel can read, but writes no file if a page of the list cannot be loaded", async () => {
    const out = join(folder, "watched.csv");
    service.answers = answers();
    service.answers[`${FIRST}&cursor=b-`] = [errorAnswer(500, "internal_error", "Not now.")];
    expect(failureLine(await watch("list", "--out", out))).toContain("internal_error: Not now.");
    expect(existsSync(out)).toBe(false);
    service.answers = answers();
    const { stdout } = await watch("list", "--out", out);
    expect(stdout).toMatch(/^watched +2\nfile +\S+watched\.csv\n$/);
    expect(await readFile(out, "utf8")).toBe(
      `${WATCH_CSV_HEADER}${ROWS.map((row) => `${row}\r\n`).join("")}`,
    );
  });

  it("prints one JSON document with --json", async () => {
    service.answers = answers();
    const { stdout } = await watch("list", "--json");
    expect(JSON.parse(stdout)).toEqual({ watches: [WATCH, NEW], next_cursor: null });
  });

  it("fails if the server names the same page again", async () => {
    const again = [{ body: { watches: [], next_cursor: "a-" } }];
    service.answers = { [FIRST]: again, [`${FIRST}&cursor=a-`]: again };
    const { code, stderr } = await watch("list");
    expect([code, stderr]).toEqual([1, expect.stringContaining("did not answer as the service")]);
  });
});

describe("bvs watch changes", () => {
  const TYPES = "types=watch.changed%2Cwatch.stale%2Cwatch.paused&limit=1000";
  const FIRST = `GET /v1/events?${TYPES}`;

  it("says in words what changed, and names the cursor for the next call", async () => {
    const gone = { ...STATE, is_registered: false, status_code: null, tax_type_code: null };
    const more = event(8, "watch.changed", {
      ...{ business_number: "2178182399", reference: null },
      ...{ changed: ["is_registered", "status_code"], before: CLOSED, after: gone },
      checked_at: "2026-11-20T12:43:59.920Z",
    });
    const since = "2026-11-20T12:00:00.000Z";
    const paused = event(9, "watch.paused", { reason: "quota_exceeded", count: 412 });
    const stale = event(10, "watch.stale", { count: 9, since });
    const one = [
      event(11, "watch.paused", { reason: "no_valid_key", count: 1 }),
      event(12, "watch.stale", { count: 1, since }),
    ];
    const events = [CHANGED, more, paused, stale, ...one];
    service.answers[FIRST] = [{ body: { events, next: "evt_10" } }];
    const { code, stdout, stderr } = await watch("changes");
    expect(code).toBe(0);
    expect(lines(stdout)).toEqual([
      "WHEN               NUMBER        REFERENCE    CHANGE",
      "2026-11-20 12:44Z  124-81-78104  supplier-17  status: active → closed; closed on: - → 2026-11-19",
      "2026-11-20 12:44Z  217-81-82399  -            registered: yes → no; status: closed → -",
      "2026-11-20 12:44Z  -             -            412 numbers wait: the month's quota is used up",
      "2026-11-20 12:44Z  -             -            no answer about 9 numbers since 2026-11-20 12:00Z",
      "2026-11-20 12:44Z  -             -            1 number waits: the account has no live key",
      "2026-11-20 12:44Z  -             -            no answer about 1 number since 2026-11-20 12:00Z",
    ]);
    expect(stderr).toBe("For later changes: bvs watch changes --since evt_10\n");
    const json = await watch("changes", "--json");
    expect(JSON.parse(json.stdout)).toEqual({ events, next: "evt_10" });
  });

  it("reads all pages after --since, and repeats a call that failed only for a moment", async () => {
    const full = Array.from({ length: 1_000 }, (_, at) => ({ ...CHANGED, id: `evt_${at + 100}` }));
    service.answers = {
      [`GET /v1/events?after=evt_7&${TYPES}`]: [
        errorAnswer(500, "temporarily_unavailable", "Not now.", { "Retry-After": "0" }),
        { body: { events: full, next: "evt_1099" } },
      ],
      [`GET /v1/events?after=evt_1099&${TYPES}`]: [{ body: { events: [], next: "evt_2000" } }],
    };
    const { stdout, stderr } = await watch("changes", "--since", "evt_7");
    expect(lines(stdout)).toHaveLength(1_001);
    expect(stderr).toContain("--since evt_2000");
  });

  it("shows only changes that are not older than the number of days in --days", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const old = { ...CHANGED, timestamp: daysAgo(2) };
    const recent = { ...CHANGED, id: "evt_8", timestamp: daysAgo(0.5) };
    service.answers[FIRST] = [{ body: { events: [old, recent], next: "evt_8" } }];
    const shown = async (days: string) =>
      JSON.parse((await watch("changes", "--days", days, "--json")).stdout).events;
    expect([await shown("1"), await shown("3")]).toEqual([[recent], [old, recent]]);
    service.answers[FIRST] = [{ body: { events: [], next: "evt_8" } }];
    expect((await watch("changes", "--days", "30")).stdout).toBe("Nothing has changed.\n");
  });

  it.each([
    ["--days", "31", "Events are kept for 30 days"],
    ["--days", "0", "It must be a whole number"],
  ])("refuses %s %s", async (option, value, message) => {
    const { code, stderr } = await watch("changes", option, value);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(service.requests).toEqual([]);
  });

  it("names the option --since if the cursor is wrong or too old", async () => {
    const message = "after: the event is older than 30 days, and later events may be deleted.";
    service.answers[`GET /v1/events?after=evt_1&${TYPES}`] = [
      errorAnswer(400, "cursor_expired", message),
    ];
    const line = failureLine(await watch("changes", "--since", "evt_1"));
    expect(line).toMatch(/^error: cursor_expired: --since: the event is older than 30 days/);
    expect(line).toContain("Leave out --since to get all events of the last 30 days.");
    const both = await watch("changes", "--since", "evt_1", "--days", "2");
    expect(both.stderr).toContain("cannot be used with");
  });
});

describe("bvs watch remove", () => {
  const REMOVE = "POST /v1/watches/remove";

  it("removes numbers from the command line", async () => {
    service.answers[REMOVE] = [{ body: { removed: 1 } }];
    const { stdout } = await watch("remove", "124-81-78104", "2178182399");
    expect(stdout).toMatch(/^removed +1\nnot watched +1\n$/);
    expect(sent()).toEqual([{ business_numbers: ["1248178104", "2178182399"] }]);
  });

  it("removes the numbers of a file in calls of 1,000, and names the rows without a number", async () => {
    const numbers = Array.from({ length: 1_500 }, (_, at) => String(3_000_000_000 + at));
    const rows = [
      "상호,사업자번호",
      ...numbers.map((one) => `가,${one}`),
      "가,12345",
      ",",
      `가,${numbers[0]}`,
    ];
    service.answers[REMOVE] = [{ body: { removed: 1_000 } }, { body: { removed: 499 } }];
    const { code, stdout, stderr } = await watch("remove", await fileOf("d.csv", rows.join("\n")));
    expect(stdout).toMatch(/^removed +1499\nnot watched +1\n$/);
    expect(sent().map(({ business_numbers }) => business_numbers.length)).toEqual([1_000, 500]);
    expect(code).toBe(1);
    expect(lines(stderr)).toEqual([
      expect.stringMatching(/^line 1502, business_number: must be 10 digits/),
      "error: 1 row was not read",
    ]);
  });

  it.each([
    ["e.csv", "이름\n가\n", "The column business_number is missing"],
    ["f.csv", "business_number\n\n", "has a header but no rows"],
    ["g.csv", 'business_number\n"1', "quote"],
  ])("sends nothing if the file cannot be read: %s", async (name, content, message) => {
    const line = failureLine(await watch("remove", await fileOf(name, content)));
    expect(line).toMatch(/^error: cannot read \S+: /);
    expect(line).toContain(message);
    expect(service.requests).toEqual([]);
  });
});

describe("bvs events", () => {
  const UNKNOWN = event(8, "watch.renamed", { anything: "\u001b[2J" });

  it("prints a line of JSON for each event, including events of types that it does not know", async () => {
    service.answers["GET /v1/events?limit=1000"] = [
      { body: { events: [CHANGED, UNKNOWN], next: "evt_9" } },
    ];
    const { code, stdout, stderr } = await run("events");
    expect(code).toBe(0);
    expect(stdout).not.toContain("\u001b");
    expect(lines(stdout).map((line) => JSON.parse(line))).toEqual([CHANGED, UNKNOWN]);
    expect(stderr).toBe("To go on: bvs events --since evt_9\n");
    expect((await run("events", "--json")).stdout).toBe(stdout);
  });

  it("begins after the event in --since, and asks only for events of the types in --types", async () => {
    const route = "GET /v1/events?after=evt_7&types=batch.completed%2Cwatch.changed&limit=1000";
    service.answers[route] = [{ body: { events: [], next: "evt_9" } }];
    const options = ["--since", "evt_7", "--types", "batch.completed,watch.changed"];
    expect(await run("events", ...options)).toMatchObject({
      ...{ code: 0, stdout: "" },
      stderr: "To go on: bvs events --types batch.completed,watch.changed --since evt_9\n",
    });
    expect(routes()).toEqual([route]);
  });

  it.each([[[]], [["--follow"]]])("fails at once if the key is not valid: %j", async (options) => {
    service.answers["GET /v1/events?limit=1000"] = [
      errorAnswer(401, "invalid_api_key", "No such key."),
    ];
    expect(failureLine(await run("events", ...options))).toBe(
      "error: invalid_api_key: No such key.",
    );
  });

  it("does not advise the person to go on from a cursor that the service has refused", async () => {
    const message = "after: the event is older than 30 days, and later events may be deleted.";
    service.answers["GET /v1/events?after=evt_1&limit=1000"] = [
      errorAnswer(400, "cursor_expired", message),
    ];
    const line = failureLine(await run("events", "--since", "evt_1"));
    expect(line).toMatch(/^error: cursor_expired: --since: .+ Leave out --since to get all events/);
  });

  it("refuses events that the service never sends", async () => {
    for (const events of [[null], [{ id: 7 }], "none"]) {
      service.answers["GET /v1/events?limit=1000"] = [{ body: { events, next: "evt_9" } }];
      expect(failureLine(await run("events"))).toContain("did not answer as the service does");
    }
  });

  const BVS = fileURLToPath(new URL("../../../cli/bvs.ts", import.meta.url));
  const follow = (...options: string[]) => {
    const args = [BVS, "events", "--follow", ...options];
    return spawn(process.execPath, args, { env: { ...process.env, ...SETTINGS() } });
  };

  it("continues to follow events after a failure, and on Ctrl-C prints the cursor to go on with", async () => {
    service.answers = {
      "GET /v1/events?limit=1000": [{ body: { events: [CHANGED], next: "evt_7" } }],
      "GET /v1/events?after=evt_7&limit=1000": [
        { body: "destroy" },
        { body: { events: [UNKNOWN], next: "evt_8" } },
      ],
      "GET /v1/events?after=evt_8&limit=1000": [{ body: { events: [], next: "evt_9" } }],
    };
    const tool = follow();
    const [stdout, stderr] = [text(tool.stdout), text(tool.stderr)];
    const ended = new Promise((resolve) => tool.once("exit", (code) => resolve(code)));
    await vi.waitFor(() => expect(routes().at(-1)).toContain("after=evt_8"), 20_000);
    // The answer must arrive before the signal.
    await new Promise((resolve) => setTimeout(resolve, 200));
    tool.kill("SIGINT");
    expect(await ended).toBe(0);
    expect(lines(await stdout).map((line) => JSON.parse(line).id)).toEqual(["evt_7", "evt_8"]);
    expect(lines(await stderr)).toEqual([
      expect.stringMatching(/^Cannot reach http:\S+ \(.+\)\. Trying again\.$/),
      "To go on: bvs events --follow --since evt_9",
    ]);
  });

  it("ends when the program that reads its output has ended", async () => {
    service.answers = {
      "GET /v1/events?limit=1000": [{ body: { events: [CHANGED], next: "evt_7" } }],
      "GET /v1/events?after=evt_7&limit=1000": [{ body: { events: [UNKNOWN], next: "evt_7" } }],
    };
    const tool = follow();
    const stderr = text(tool.stderr);
    const ended = new Promise((resolve) => tool.once("exit", (code) => resolve(code)));
    tool.stdout.once("data", () => tool.stdout.destroy());
    expect(await ended).toBe(0);
    expect(await stderr).not.toContain("EPIPE");
  });
});
