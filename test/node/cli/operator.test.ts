import { execFile } from "node:child_process";
import { PassThrough, Writable } from "node:stream";
import { beforeEach, describe, expect, it } from "vitest";
import { ask } from "../../../cli/ask.ts";
import { generateApiKey, hashApiKey } from "../../../src/access/api-key.ts";
import { bvs, errorAnswer, failureLine, type Run, useFakeService } from "./harness.ts";

const service = await useFakeService();

const run = (...args: string[]) => bvs(args, { BVS_URL: service.url });
const sentBody = () => JSON.parse(String(service.requests[0]?.body));

const KEY = {
  id: "key_1",
  account: "acme",
  name: "shop",
  mode: "test",
  plans: { a: "pro" },
  limits: { monthly_quota: 7 },
  created_at: "2026-01-02T03:04:05.678Z",
  expires_at: null,
};
const USAGE = {
  account: "acme",
  usage: [
    { variant: "a", period: "2026-11", used: 120, quota: 25_000, remaining: 24_880, open: 3 },
    { variant: "b", period: "2026-11", used: 9, quota: null, remaining: null, open: 0 },
  ],
};
const JOB = {
  job_id: "job_1",
  account: "acme",
  mode: "live",
  status: "processing",
  language: "ko",
  total: 150,
  malformed: 1,
  created_at: "2026-11-20T03:04:05.678Z",
  completed_at: null,
  expires_at: "2026-12-20T03:04:05.678Z",
};
const CHUNK = {
  chunk: 0,
  status: "done",
  attempts: 1,
  lease_until: null,
  valid: 90,
  invalid: 10,
  errors: 0,
  answered: 100,
};
const WAITING = {
  ...CHUNK,
  chunk: 1,
  status: "processing",
  attempts: 3,
  lease_until: "2026-11-20T03:05:05.678Z",
  valid: 0,
};

describe("bvs keys show", () => {
  it("shows the key with the given id", async () => {
    service.answers = { "GET /admin/keys/key_1": [{ body: { key: KEY } }] };
    const { stdout } = await run("keys", "show", "key_1");
    expect(stdout).toMatch(/^key_1 +acme +shop +test +pro +- +7\/month +2026-01-02 03:04Z +-$/m);
  });
});

describe("bvs keys update", () => {
  it("sends only the given options, and null for a value to remove", async () => {
    service.answers = { "PATCH /admin/keys/key_1": [{ body: { key: KEY } }] };
    const typed =
      "--name shop --plan-a pro --plan-b none --monthly-quota 7 --rate none --expires never";
    const { code, stdout } = await run("keys", "update", "key_1", ...typed.split(" "));
    expect([code, stdout.includes("key_1")]).toEqual([0, true]);
    expect(sentBody()).toEqual({
      name: "shop",
      plans: { a: "pro", b: null },
      limits: { monthly_quota: 7, rate_per_second: null },
      expires_at: null,
    });
  });

  it("fails if no change is given", async () => {
    expect(failureLine(await run("keys", "update", "key_1"))).toContain("nothing to change");
    expect(service.requests).toEqual([]);
  });
});

describe("bvs keys rotate", () => {
  beforeEach(() => {
    const old = { ...KEY, expires_at: "2026-11-21T00:00:00.000Z" };
    service.answers = {
      "POST /admin/keys/key_1/rotate": [
        { body: { api_key: "bvs_live_new", key: { ...KEY, id: "key_2" }, old } },
      ],
    };
  });

  it("shows the new key once, and says when the old key ends", async () => {
    const { stdout, stderr } = await run("keys", "rotate", "key_1", "--grace", "90m");
    expect(stderr).toContain("the new key may be refused (401) for up to a minute");
    expect(sentBody()).toEqual({ grace_seconds: 5_400 });
    expect(stdout.match(/bvs_live_new/g)).toHaveLength(1);
    expect(stdout).toContain("The old key key_1 is refused from 2026-11-21 00:00Z on.");
  });

  it("keeps the old key for a day by default, and ends it at once with --grace 0", async () => {
    await run("keys", "rotate", "key_1");
    expect(sentBody()).toEqual({ grace_seconds: 86_400 });
    service.requests.length = 0;
    expect((await run("keys", "rotate", "key_1", "--grace", "0")).stdout).toContain(
      "is refused from now on",
    );
    expect(sentBody()).toEqual({ grace_seconds: 0 });
    expect(failureLine(await run("keys", "rotate", "key_1", "--grace", "soon"))).toContain(
      "30m, 24h or 7d",
    );
  });

  it("sends the mode if it is given", async () => {
    await run("keys", "rotate", "key_1", "--mode", "test");
    expect(sentBody()).toEqual({ grace_seconds: 86_400, mode: "test" });
    expect(failureLine(await run("keys", "rotate", "key_1", "--mode", "demo"))).toContain("test");
  });
});

const ACCOUNT = {
  ...{ account: "acme", keys: 2, jobs: 3, months: 4, watches: null, erased: false },
  webhook_endpoints: [],
};
const WATCHES = {
  ...{ watched: 149, max_watched: 400, key_id: "key_1", blocks: 2, late_blocks: 0 },
  ...{ next_round_at: "2026-11-20T13:30:00.000Z", paused: null, stale_since: null },
};

describe("bvs accounts erase", () => {
  const part = { account: "acme", keys: 0, jobs: 0, pending: 0, erased: true };

  it("shows what an erasure would remove, and requires --yes if there is no terminal", async () => {
    service.answers = { "GET /admin/accounts/acme": [{ body: ACCOUNT }] };
    const { code, stdout, stderr } = await run("accounts", "erase", "acme");
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^keys: 2\njobs: 3\nmonths of usage: 4\nerased: no\nerror: .*--yes\n$/m);
    expect(service.requests.map(({ route }) => route)).toEqual(["GET /admin/accounts/acme"]);
  });

  it("fails for an unknown account", async () => {
    const unknown = errorAnswer(404, "not_found", "There is no such account.");
    service.answers = { "DELETE /admin/accounts/acme": [unknown] };
    expect(failureLine(await run("accounts", "erase", "acme", "--yes"))).toContain(
      "no such account",
    );
  });

  it("repeats the request until the account is erased, and adds up what was erased", async () => {
    const first = { ...part, keys: 2, jobs: 400, pending: 300, erased: false };
    const erase = "DELETE /admin/accounts/acme";
    service.answers = { [erase]: [{ body: first }, { body: { ...part, jobs: 5, pending: 5 } }] };
    const { code, stdout } = await run("accounts", "erase", "acme", "--yes");
    expect([code, stdout]).toEqual([0, "erased   acme\nkeys     2\njobs     405\npending  305\n"]);
    expect(service.requests.map(({ route }) => route)).toEqual([erase, erase]);
  });

  it("prints the whole erasure with --json", async () => {
    service.answers = { "DELETE /admin/accounts/acme": [{ body: { ...part, jobs: 3 } }] };
    const { stdout } = await run("accounts", "erase", "acme", "--yes", "--json");
    expect(JSON.parse(stdout)).toEqual({ ...part, jobs: 3 });
  });
});

describe("bvs accounts show", () => {
  it("shows what is stored, and whether the account was erased", async () => {
    service.answers = { "GET /admin/accounts/acme": [{ body: ACCOUNT }] };
    expect((await run("accounts", "show", "acme")).stdout).toBe(
      "account          acme\nkeys             2\njobs             3\nmonths of usage  4\nerased           no\n",
    );
    expect(JSON.parse((await run("accounts", "show", "acme", "--json")).stdout)).toEqual(ACCOUNT);
  });

  it("shows the watch list, and the reason why its numbers are not checked", async () => {
    const since = "2026-11-19T08:00:00.000Z";
    const paused = { reason: "no_valid_key", since };
    const late = { ...WATCHES, late_blocks: 1, paused, stale_since: since };
    service.answers = {
      "GET /admin/accounts/acme": [
        { body: { ...ACCOUNT, watches: WATCHES } },
        { body: { ...ACCOUNT, watches: { ...late, max_watched: null, next_round_at: null } } },
      ],
    };
    expect((await run("accounts", "show", "acme")).stdout).toMatch(
      /^watched +149 of 400\nblocks +2\nnext round +2026-11-20 13:30Z\nerased +no$/m,
    );
    expect((await run("accounts", "show", "acme")).stdout).toMatch(
      /^watched +149\nblocks +2, late: 1\npaused +no_valid_key since 2026-11-19 08:00Z\nstale +since 2026-11-19 08:00Z\nerased +no$/m,
    );
  });

  it("shows the webhook endpoints, with their last success", async () => {
    const endpoint = {
      ...{ id: "we_1", mode: "live", host: "hooks.example.com", status: "enabled", waiting: 0 },
      ...{ disabled_reason: null, failing_since: null },
      last_success_at: "2026-11-20T12:44:00.207Z",
    };
    const since = "2026-11-19T08:00:00.000Z";
    const failing = { ...endpoint, id: "we_2", mode: "test", failing_since: since, waiting: 7 };
    const gone = { ...endpoint, id: "we_3", status: "disabled", disabled_reason: "gone" };
    const webhook_endpoints = [endpoint, failing, { ...gone, last_success_at: null }];
    service.answers = {
      "GET /admin/accounts/acme": [{ body: { ...ACCOUNT, webhook_endpoints } }],
    };
    const { stdout } = await run("accounts", "show", "acme");
    expect(stdout).toMatch(/^webhook endpoints +3$/m);
    const lines = stdout.split("\n\n")[1]?.trimEnd().split("\n") ?? [];
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ["ENDPOINT", "MODE", "HOST", "STATUS", "LAST SUCCESS", "FAILING SINCE", "WAITING"],
      ["we_1", "live", "hooks.example.com", "enabled", "2026-11-20 12:44Z", "-", "0"],
      [
        "we_2",
        "test",
        "hooks.example.com",
        "enabled",
        "2026-11-20 12:44Z",
        "2026-11-19 08:00Z",
        "7",
      ],
      ["we_3", "live", "hooks.example.com", "disabled: gone", "-", "-", "0"],
    ]);
  });
});

describe("bvs keys find", () => {
  const KEY_TEXT = generateApiKey("live", (bytes) => bytes.fill(7));
  const piping = (text: string, ...args: string[]) =>
    new Promise<Run>((resolve) => {
      const env = { ...process.env, BVS_URL: service.url };
      const child = execFile(
        process.execPath,
        ["cli/bvs.ts", "keys", "find", ...args],
        { env },
        (fault, stdout, stderr) => resolve({ code: Number(fault?.code ?? 0), stdout, stderr }),
      );
      child.stdin?.end(text);
    });

  it("sends only the hash of a key, and says how to revoke the key", async () => {
    const hash = await hashApiKey(KEY_TEXT);
    service.answers = { [`GET /admin/keys/${hash}`]: [{ body: { key: KEY } }] };
    for (const text of [KEY_TEXT, `line 1\n  Authorization: "Bearer ${KEY_TEXT}"\n${KEY_TEXT}\n`]) {
      service.requests.length = 0;
      const found = await piping(text);
      expect([found.code, found.stderr]).toEqual([0, ""]);
      expect(found.stdout).toMatch(
        /^key_1 +acme .*\n\nTo refuse it at once: bvs keys revoke key_1$/m,
      );
      expect(service.requests.map(({ route }) => route)).toEqual([`GET /admin/keys/${hash}`]);
      const sent = JSON.stringify(service.requests) + String(service.requests[0]?.body);
      expect(sent + found.stdout).not.toContain(KEY_TEXT.slice(9, 20));
    }
  });

  it("says that the key was revoked, or that the service has no such key", async () => {
    const route = `GET /admin/keys/${await hashApiKey(KEY_TEXT)}`;
    const revoked = { ...KEY, revoked_at: "2026-11-20T13:30:10.000Z" };
    service.answers = { [route]: [{ body: { key: revoked } }] };
    expect((await piping(KEY_TEXT)).stdout).toContain("It was revoked");
    service.answers = {};
    const unknown = await piping(KEY_TEXT, "--json");
    expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining("no such key") });
    expect(JSON.parse(unknown.stdout).error.code).toBe("not_found");
  });

  it.each([
    ["a typo", `${KEY_TEXT.slice(0, -1)}_`, "cut off"],
    ["a longer text", `${KEY_TEXT}x`, "cut off"],
    ["no key", "hello", "no API key in this text"],
    ["two keys", `${KEY_TEXT} bvs_test_${"a".repeat(38)}`, "several API keys"],
  ])("sends nothing for %s, and does not show the given text", async (_what, text, message) => {
    const line = failureLine(await piping(text));
    expect(line).toContain(message);
    expect(line).not.toContain(KEY_TEXT.slice(9, 20));
    expect(service.requests).toEqual([]);
  });

  it.each(["find", "show", "revoke", "rotate"])(
    "refuses a key as an argument of keys %s",
    async (command) => {
      const line = failureLine(await run("keys", command, KEY_TEXT));
      expect(line).not.toContain(KEY_TEXT.slice(9, 20));
      expect(service.requests).toEqual([]);
    },
  );
});

describe("a question at the terminal", () => {
  const atTerminal = () => {
    const raw: boolean[] = [];
    const input = Object.assign(new PassThrough(), {
      isTTY: true,
      setRawMode: (on: boolean) => raw.push(on),
    });
    let shown = "";
    const output = new Writable({
      write(text, _encoding, done) {
        shown += `${raw.at(-1) ? "" : "<echoing>"}${text}`;
        done();
      },
    });
    return { terminal: { input, output }, shown: () => shown, raw };
  };

  it("does not show a secret answer, and switches the terminal's echo off before it asks", async () => {
    const { terminal, shown, raw } = atTerminal();
    const answer = ask("Key: ", { isSecret: true }, terminal);
    expect(shown()).toBe("Key: ");
    terminal.input.write("bvs_live_secret\r");
    expect(await answer).toBe("bvs_live_secret");
    expect([shown().replace("<echoing>", ""), raw.at(-1)]).toEqual(["Key: \n", false]);
  });

  it.each(["\u0003", "\u0004"])("is cancelled with %j", async (typed) => {
    const { terminal } = atTerminal();
    const answer = ask("Key: ", { isSecret: true }, terminal);
    terminal.input.write(typed);
    await expect(answer).rejects.toThrow("cancelled");
  });
});

describe("bvs accounts usage", () => {
  it("prints a table, or with --json the service's JSON", async () => {
    service.answers = { "GET /admin/accounts/acme/usage": [{ body: USAGE }] };
    const { stdout } = await run("accounts", "usage", "acme");
    expect(stdout).toMatch(
      /^VARIANT +MONTH +USED +QUOTA +REMAINING +OPEN\nA +2026-11 +120 +25000 +24880 +3\nB +2026-11 +9 +unlimited +- +0$/m,
    );
    expect(JSON.parse((await run("accounts", "usage", "acme", "--json")).stdout)).toEqual(USAGE);
  });
});

describe("bvs jobs", () => {
  it("lists the jobs with the given filters", async () => {
    const jobs = [{ ...JOB, chunks: { total: 2, done: 1 } }];
    service.answers = {
      "GET /admin/jobs?account=acme&status=processing&limit=5": [{ body: { jobs } }],
    };
    const { stdout } = await run(
      "jobs",
      "list",
      "--account",
      "acme",
      "--status",
      "processing",
      "--limit",
      "5",
    );
    expect(stdout).toMatch(/^job_1 +acme +live +processing +150 +1 of 2 +2026-11-20 03:04Z +-$/m);
  });

  it("shows a job with the state of each chunk", async () => {
    service.answers = {
      "GET /admin/jobs/job_1": [{ body: { job: JOB, chunks: [CHUNK, WAITING] } }],
    };
    const { stdout } = await run("jobs", "show", "job_1");
    expect(stdout).toMatch(/^malformed +1$/m);
    expect(stdout).toMatch(/^1 +processing +3 +2026-11-20T03:05:05\.678Z +0 +10 +0 +100$/m);
  });
});

describe("help", () => {
  it.each([
    "keys show",
    "keys update",
    "keys rotate",
    "accounts",
    "accounts usage",
    "jobs",
    "jobs list",
    "jobs show",
  ])("for %s shows how the command is used, with an example", async (command) => {
    const { code, stdout } = await bvs([...command.split(" "), "--help"]);
    expect(code).toBe(0);
    expect(stdout).toContain(`Usage: bvs ${command} `);
    expect(stdout).toMatch(/Example:\n {2}\S/);
  });
});

describe("bvs doctor", () => {
  const hop = (name: string, problem: string | null) => ({
    hop: name,
    ok: problem === null,
    ms: 12,
    detail: name === "replica" ? "APAC, replica" : null,
    problem,
  });
  const report = (problem: string | null) => ({
    healthy: problem === null,
    release: "release-1",
    examined_at: "2026-11-20T03:04:05.678Z",
    placement: "remote-ICN",
    places: [
      { place: "request", hops: [hop("registry", null), hop("replica", null)] },
      { place: "consumer", hops: [hop("registry", problem)] },
    ],
  });

  it("shows each hop with its latency", async () => {
    service.answers = { "POST /admin/doctor": [{ body: report(null) }] };
    const { code, stdout, stderr } = await run("doctor");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^placement +remote-ICN$/m);
    expect(stdout).toMatch(/^request +replica +ok +12 +APAC, replica$/m);
    expect(stdout).toMatch(/^consumer +registry +ok +12 +-$/m);
  });

  it("says what is wrong, and exits with code 1 even with --json", async () => {
    service.answers = { "POST /admin/doctor": [{ body: report("It is away. Wait.") }] };
    const { code, stdout, stderr } = await run("doctor");
    expect([code, stderr]).toEqual([1, "registry (consumer): It is away. Wait.\n"]);
    expect(stdout).toMatch(/^consumer +registry +FAILS +12 +-$/m);
    const json = await run("doctor", "--json");
    expect([json.code, JSON.parse(json.stdout)]).toEqual([1, report("It is away. Wait.")]);
  });
});

describe("bvs doctor on a service with faulty settings", () => {
  it("says where the service names these settings", async () => {
    const fault = errorAnswer(500, "internal_error", "Something failed on our side.");
    service.answers = { "POST /admin/doctor": [fault] };
    expect(failureLine(await run("doctor"))).toMatch(
      /internal_error: .* Look at \/health: it names/,
    );
  });
});

describe("bvs sources", () => {
  const today = { calls: 8, left: 2, answered: 6, found: 3, hit_rate: 0.5, faults: 2 };
  const SOURCES = [
    { source: "comwel", status: "ok", today, rests_until: null, last_fault: null },
    {
      source: "fsc",
      status: "refused",
      today: { ...today, hit_rate: null },
      rests_until: "2026-11-20T03:05:05.678Z",
      last_fault: { kind: "key", at: "2026-11-20T03:04:05.678Z" },
    },
    { source: "ftc", status: "unknown", today: null, rests_until: null, last_fault: null },
  ];

  it("shows each source with its calls, its hit rate, the time when it is asked again and its last fault", async () => {
    service.answers = { "GET /admin/sources": [{ body: { sources: SOURCES } }] };
    const { stdout } = await run("sources");
    expect(stdout).toMatch(/^comwel +ok +8 +2 +50 % +2 +- +-$/m);
    expect(stdout).toMatch(
      /^fsc +refused +8 +2 +- +2 +2026-11-20 03:05Z +key, 2026-11-20 03:04Z$/m,
    );
    expect(stdout).toMatch(/^ftc +unknown +- +- +- +- +- +-$/m);
  });

  it("says how to switch the sources on if all are off", async () => {
    service.answers = { "GET /admin/sources": [{ body: { sources: [] } }] };
    expect((await run("sources")).stdout).toContain("LIVE_SOURCES");
  });
});

describe("bvs profile", () => {
  const value = { date: "2026-11-20", as_of: null, given: true, contradicts: false };
  const PROFILE = {
    business_number: "1318600711",
    forgotten: false,
    asked: [
      { source: "fsc", asked_on: "2026-11-20", found: true },
      { source: "comwel", asked_on: "2026-11-19", found: false },
    ],
    fields: [
      {
        field: "representatives",
        values: [
          { ...value, value: "구자운", source: "fsc", as_of: "2026-11-13" },
          { ...value, value: "반석호", source: "ftc", given: false, contradicts: true },
        ],
      },
    ],
  };

  it("shows what each source says, which value is used, and which values contradict the used value", async () => {
    service.answers = { "GET /admin/profiles/131-86-00711": [{ body: PROFILE }] };
    const { stdout } = await run("profile", "131-86-00711");
    expect(stdout).toMatch(/^asked +fsc 2026-11-20, comwel 2026-11-19 \(unknown\)$/m);
    expect(stdout).toMatch(/^representatives +fsc +2026-11-20 +2026-11-13 +given +구자운$/m);
    expect(stdout).toMatch(/^representatives +ftc +2026-11-20 +- +CONTRADICTS +반석호$/m);
  });

  it("forgets a business, and shows that it is forgotten", async () => {
    const forgotten = { ...PROFILE, forgotten: true, asked: [], fields: [] };
    service.answers = {
      "DELETE /admin/profiles/1318600711": [
        { body: { business_number: "1318600711", forgotten: true } },
      ],
      "GET /admin/profiles/1318600711": [{ body: forgotten }],
    };
    expect((await run("profile", "forget", "1318600711")).stdout).toBe("forgotten: 1318600711\n");
    expect((await run("profile", "show", "1318600711")).stdout).toMatch(/^forgotten +yes/m);
  });
});

describe("bvs alarms test", () => {
  const answered = (delivered: boolean, problem: string | null) => ({
    "POST /admin/alarms/test": [{ body: { delivered, status: delivered ? 204 : 404, problem } }],
  });

  it("says that the message arrived", async () => {
    service.answers = answered(true, null);
    const { code, stdout, stderr } = await run("alarms", "test");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^delivered +yes$/m);
  });

  it("says what is wrong, and exits with code 1", async () => {
    service.answers = answered(false, "The listener answered with HTTP 404.");
    const { code, stdout, stderr } = await run("alarms", "test");
    expect([code, stderr]).toEqual([1, "The listener answered with HTTP 404.\n"]);
    expect(stdout).toMatch(/^status +404$/m);
  });
});

describe("bvs blocked-hosts", () => {
  const PATH = "/admin/blocked-hosts";
  const BLOCKED = { host: "example.com", blocked_at: "2026-11-20T13:30:00.000Z" };

  it("blocks a host", async () => {
    service.answers = { [`POST ${PATH}`]: [{ body: { blocked_host: BLOCKED } }] };
    const { code, stdout } = await run("blocked-hosts", "add", "example.com");
    expect([code, stdout]).toEqual([
      0,
      "HOST         BLOCKED SINCE\nexample.com  2026-11-20 13:30Z\n",
    ]);
    expect(sentBody()).toEqual({ host: "example.com" });
  });

  it("lists the blocked hosts", async () => {
    const body = { blocked_hosts: [BLOCKED] };
    service.answers = { [`GET ${PATH}`]: [{ body }, { body: { blocked_hosts: [] } }] };
    const asJson = await run("blocked-hosts", "list", "--json");
    expect(JSON.parse(asJson.stdout)).toEqual(body);
    expect((await run("blocked-hosts", "list")).stdout).toBe("No host is blocked.\n");
  });

  it("ends the block of a host, and says if the host was not blocked", async () => {
    const message = "This host itself is not blocked.";
    service.answers = {
      [`DELETE ${PATH}/example.com`]: [
        { body: { host: "example.com", unblocked: true } },
        errorAnswer(404, "not_found", message),
      ],
    };
    const removed = await run("blocked-hosts", "remove", "example.com");
    expect(removed.stdout).toBe("unblocked  example.com\n");
    const again = await run("blocked-hosts", "remove", "example.com");
    expect(failureLine(again)).toBe(`error: not_found: ${message}`);
  });
});
