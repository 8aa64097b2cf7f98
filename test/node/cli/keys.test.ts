/** Tests of `bvs keys`, and of what all commands of the tool have in common. */
import { beforeEach, describe, expect, it } from "vitest";
import { version } from "../../../package.json" with { type: "json" };
import { demo } from "../../../seed/demo.ts";
import { readAdminTokens } from "../../../src/access/admin-tokens.ts";
import { DAY_MS } from "../../../src/lib/days.ts";
import { freePort } from "../../free-port.ts";
import { bvs, errorAnswer, failureLine, useFakeService } from "./harness.ts";

const KEY = {
  id: "key_0123456789abcdef",
  account: "acme",
  name: "웹 상점",
  mode: "live",
  plans: { a: "pro" },
  limits: {
    ...{ monthly_quota: 700_000, rate_per_second: 200 },
    ...{ max_batch: 20_000, max_job_rows: 90_000, max_watched: 30_000 },
  },
  created_at: "2026-01-02T03:04:05.678Z",
  expires_at: null,
};
const ISSUED = { api_key: "bvs_live_secret", key: KEY };
const LIST = {
  keys: [
    KEY,
    {
      ...KEY,
      id: "key_other",
      name: "",
      plans: { a: "free", b: "paid" },
      limits: {},
      expires_at: "2027-01-01T00:00:00.000Z",
    },
  ],
};

const service = await useFakeService();

const keys = (args: string[], env: Record<string, string> = {}) =>
  bvs(["keys", ...args], { BVS_URL: service.url, ...env });
const NOT_YET_EVERYWHERE =
  "In other locations the new key may be refused (401) for up to a minute.\n";
const sentBody = () => JSON.parse(String(service.requests[0]?.body));

describe("bvs keys issue", () => {
  beforeEach(() => {
    service.answers = { "POST /admin/keys": [{ body: ISSUED }] };
  });

  it("sends only the mode and the given options, so the service chooses the rest", async () => {
    await keys(["issue", "--account", "acme", "--plan-a", "pro"]);
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]?.headers["content-type"]).toBe("application/json");
    expect(sentBody()).toEqual({ account: "acme", mode: "live", plans: { a: "pro" }, limits: {} });
  });

  it("passes on every option", async () => {
    const typed =
      "--account acme --plan-a enterprise --plan-b paid --name shop --test --monthly-quota 700000 --units-per-day 50000 --rate 200 --max-batch 20000 --max-job-rows 90000 --max-watched 30000";
    const run = await keys([
      "issue",
      ...typed.split(" "),
      "--expires",
      "2999-01-31T09:00:00+09:00",
    ]);
    expect(run.stderr).toBe(NOT_YET_EVERYWHERE);
    expect(sentBody()).toEqual({
      account: "acme",
      name: "shop",
      mode: "test",
      plans: { a: "enterprise", b: "paid" },
      limits: {
        monthly_quota: 700_000,
        units_per_day: 50_000,
        rate_per_second: 200,
        max_batch: 20_000,
        max_job_rows: 90_000,
        max_watched: 30_000,
      },
      expires_at: "2999-01-31T00:00:00.000Z",
    });
  });

  it("takes an expiry such as 30d as a time from now", async () => {
    const expected = Date.now() + 30 * DAY_MS;
    await keys(["issue", "--account", "acme", "--plan-a", "pro", "--expires", "30d"]);
    expect(Math.abs(Date.parse(sentBody().expires_at) - expected)).toBeLessThan(60_000);
  });

  it("says that the key cannot be shown again, and may be refused for a minute", async () => {
    const { code, stdout, stderr } = await keys(["issue", "--account", "acme", "--plan-a", "pro"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: NOT_YET_EVERYWHERE });
    expect(stdout.match(/bvs_live_secret/g)).toHaveLength(1);
    expect(stdout).toContain("cannot be shown again");
    expect(stdout).toMatch(
      /key_0123456789abcdef +acme +웹 상점 +live +pro +- +700000\/month, 200\/s, batch 20000, jobs 90000, watched 30000 +2026-01-02 03:04Z +-$/m,
    );
  });

  it("needs an account and a plan", async () => {
    expect(failureLine(await keys(["issue", "--plan-a", "pro"]))).toContain("--account");
    expect(failureLine(await keys(["issue", "--account", "acme"]))).toContain("--plan-a");
    expect(service.requests).toEqual([]);
  });

  it.each([
    ["--rate", "0"],
    ["--rate", "1.5"],
    ["--monthly-quota", "many"],
    ["--max-batch", "-3"],
    ["--expires", "soon"],
    ["--expires", "2999-02-30"],
    ["--expires", "2999-13-01"],
    ["--expires", "2020-01-01"],
    ["--expires", "99999999999999w"],
  ])("refuses %s %s without asking the service", async (option, value) => {
    const line = failureLine(
      await keys(["issue", "--account", "acme", "--plan-a", "pro", `${option}=${value}`]),
    );
    expect(line).toMatch(new RegExp(`^error: option '${option} `));
    expect(service.requests).toEqual([]);
  });
});

describe("bvs keys list", () => {
  it("prints a table", async () => {
    service.answers = { "GET /admin/keys": [{ body: LIST }] };
    const { code, stdout } = await keys(["list"]);
    expect(code).toBe(0);
    const [head, ...rows] = stdout.trimEnd().split("\n");
    expect(head).toMatch(/^ID +ACCOUNT +NAME +MODE +PLAN A +PLAN B +LIMITS +CREATED +EXPIRES$/);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatch(
      /^key_other +acme +- +live +free +paid +- +2026-01-02 03:04Z +2027-01-01 00:00Z$/,
    );
  });

  it("marks a key that was revoked", async () => {
    const revoked = { ...KEY, revoked_at: "2026-11-20T13:30:10.000Z" };
    service.answers = { "GET /admin/keys": [{ body: { keys: [revoked] } }] };
    expect((await keys(["list"])).stdout).toMatch(/2026-01-02 03:04Z +revoked 2026-11-20 13:30Z$/m);
  });

  it("says that there are no keys", async () => {
    service.answers = { "GET /admin/keys": [{ body: { keys: [] } }] };
    expect((await keys(["list"])).stdout).toBe("There are no API keys.\n");
  });

  it("does not let a name control the terminal", async () => {
    service.answers = {
      "GET /admin/keys": [{ body: { keys: [{ ...KEY, name: "a\u001b[2Jb\nc" }] } }],
    };
    const { stdout } = await keys(["list"]);
    expect(stdout).toContain("a[2Jb c");
    expect(stdout).not.toContain("\u001b");
  });
});

describe("bvs keys revoke", () => {
  it("revokes exactly the given key", async () => {
    service.answers = { "DELETE /admin/keys/key_0123456789abcdef": [{ body: { revoked: KEY } }] };
    const { code, stdout } = await keys(["revoke", KEY.id]);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: "Revoked key_0123456789abcdef of account acme.\n",
    });
  });

  it("does not let an id change the path of the request", async () => {
    await keys(["revoke", "../plans?x"]);
    expect(service.requests[0]?.route).toBe("DELETE /admin/keys/..%2Fplans%3Fx");
  });
});

describe("--json", () => {
  const unknown = { ...LIST, next: { page: 2 } };

  it("prints exactly the service's JSON, including fields that the tool does not know", async () => {
    service.answers = { "GET /admin/keys": [{ body: unknown }] };
    expect((await keys(["list", "--json"])).stdout).toBe(`${JSON.stringify(unknown)}\n`);
    expect((await bvs(["--json", "--url", service.url, "keys", "list"])).stdout).toBe(
      `${JSON.stringify(unknown)}\n`,
    );
    expect((await keys(["list"], { BVS_JSON: "1" })).stdout).toBe(`${JSON.stringify(unknown)}\n`);
  });

  it("prints the service's JSON for issued and revoked keys too", async () => {
    service.answers = {
      "POST /admin/keys": [{ body: ISSUED }],
      "DELETE /admin/keys/key_1": [{ body: { revoked: KEY } }],
    };
    expect(
      JSON.parse((await keys(["issue", "--account", "acme", "--plan-a", "pro", "--json"])).stdout),
    ).toEqual(ISSUED);
    expect(JSON.parse((await keys(["revoke", "key_1", "--json"])).stdout)).toEqual({
      revoked: KEY,
    });
  });
});

describe("the tool", () => {
  beforeEach(() => {
    service.answers = {
      "GET /admin/keys": [{ body: LIST }],
      "GET /base/admin/keys": [{ body: LIST }],
    };
  });
  const token = () => service.requests[0]?.headers.authorization;

  it("uses the local service on the port in PORT and the demo's admin token by default", async () => {
    const { code } = await bvs(["keys", "list"], { PORT: new URL(service.url).port });
    expect(code).toBe(0);
    expect(token()).toBe(`Bearer ${demo.admin_token}`);
  });

  it("sends the token of BVS_ADMIN_TOKEN if it is set", async () => {
    await keys(["list"], { BVS_ADMIN_TOKEN: "another-token" });
    expect(token()).toBe("Bearer another-token");
  });

  it("prefers --url to BVS_URL, and accepts an address with a path and slashes at its end", async () => {
    await bvs(["keys", "list", "--url", `${service.url}/base//`], {
      BVS_URL: "http://127.0.0.1:1",
    });
    expect(service.requests[0]?.route).toBe("GET /base/admin/keys");
  });

  it("does not send the demo's token to a service on another machine", async () => {
    const line = failureLine(await bvs(["keys", "list", "--url", "https://bvs.example"]));
    expect(line).toBe("error: set BVS_ADMIN_TOKEN for the service at https://bvs.example");
  });

  it.each(["http://bvs.example", "http://10.0.0.1:8787", "http://127.0.0.1.example"])(
    "sends no key or token over plain HTTP to another machine: %s",
    async (url) => {
      const line = failureLine(
        await bvs(["keys", "list", "--url", url], { BVS_ADMIN_TOKEN: "secret-token" }),
      );
      expect(line).toContain("Over plain HTTP others could read the key or token");
      const batch = await bvs(["batch", "a.csv"], { BVS_URL: url, BVS_API_KEY: "bvs_test_key" });
      expect(failureLine(batch)).toContain("Over plain HTTP");
    },
  );

  it.each(["localhost", "127.0.0.1", "127.1.2.3"])(
    "may use plain HTTP to reach this machine: %s",
    async (host) => {
      const { port } = new URL(service.url);
      const { stderr } = await bvs(["keys", "list", "--url", `http://${host}:${port}`]);
      expect(stderr).not.toContain("Over plain HTTP");
    },
  );

  it("does not print a malformed token", async () => {
    const line = failureLine(await keys(["list"], { BVS_ADMIN_TOKEN: "비밀 token" }));
    expect(line).not.toContain("비밀");
  });

  it.each(["bvs.example", "ftp://bvs.example", "http://"])(
    "refuses the address %s",
    async (url) => {
      expect(failureLine(await bvs(["keys", "list", "--url", url]))).toContain(
        "must start with http:// or https://",
      );
    },
  );
});

describe("a failure", () => {
  const list = () => keys(["list"]);

  it("of the service is shown by its code and message", async () => {
    service.answers = {
      "GET /admin/keys": [
        errorAnswer(401, "invalid_api_key", "The admin token is missing or not valid."),
      ],
    };
    expect(failureLine(await list())).toBe(
      "error: invalid_api_key: The admin token is missing or not valid.",
    );
  });

  it("with HTTP 500 is shown with the id of the request", async () => {
    service.answers = {
      "GET /admin/keys": [errorAnswer(500, "internal_error", "Something failed.")],
    };
    expect(failureLine(await list())).toBe(
      "error: internal_error: Something failed. (request request-1)",
    );
  });

  it("is one line on standard error, and with --json the service's JSON is also on standard output", async () => {
    const { stdout, ...run } = await keys(["list", "--json"]);
    expect(failureLine({ ...run, stdout: "" })).toBe("error: not_found: Nothing here.");
    expect(stdout).toBe('{"error":{"code":"not_found","message":"Nothing here."}}\n');
  });

  it.each([
    ["limits.rate_per_second: must be at most 5", ["--rate", "9"], "--rate: must be at most 5"],
    ["plans.a: is not on sale", [], "--plan-a: is not on sale"],
    ["account: has other characters", [], "--account: has other characters"],
    ["expires_at: is too late", ["--expires", "9w"], "--expires: is too late"],
    ["mode: must be live or test", [], "mode: must be live or test"],
  ])(
    "names the option for the field that the service refused: %s",
    async (message, typed, shown) => {
      const body = { error: { code: "invalid_request", message } };
      service.answers = { "POST /admin/keys": [{ status: 400, body }] };
      const run = await keys(["issue", "--account", "a", "--plan-a", "pro", ...typed]);
      expect(failureLine(run)).toBe(`error: invalid_request: ${shown}`);
    },
  );

  it("is printed unchanged with --json, even with a code or fields that this tool does not know", async () => {
    const body = { error: { code: "brand_new", message: "New.", details: { parameter: "x" } } };
    service.answers = { "GET /admin/keys": [{ status: 400, body }] };
    const { code, stdout, stderr } = await keys(["list"], { BVS_JSON: "1" });
    expect({ code, stderr }).toEqual({ code: 1, stderr: "error: brand_new: New.\n" });
    expect(JSON.parse(stdout)).toEqual(body);
  });

  it.each([
    ["a command that does not exist", ["keys", "isue"], "invalid_usage", "unknown command 'isue'"],
    ["no command", [], "invalid_usage", "name a command"],
    ["no token", ["keys", "list", "--url", "https://bvs.example"], "failed", "BVS_ADMIN_TOKEN"],
    [
      "an unreachable service",
      ["keys", "list", "--url", "http://127.0.0.1:1"],
      "unreachable",
      "cannot reach",
    ],
  ])(
    "of the tool itself is also printed as JSON with --json: %s",
    async (_what, args, code, message) => {
      const run = await bvs([...args, "--json"]);
      expect(run.code).toBe(1);
      const { error } = JSON.parse(run.stdout);
      expect(error).toEqual({ code, message: expect.stringContaining(message) });
      expect(error.message).not.toMatch(/^error:/);
    },
  );

  it("is JSON with --json even if a proxy answers", async () => {
    service.answers = { "GET /admin/keys": [{ status: 502, body: "<html>Bad gateway</html>" }] };
    const { stdout } = await keys(["list", "--json"]);
    expect(JSON.parse(stdout)).toEqual({
      error: { code: "unexpected_answer", message: `${service.url} answered HTTP 502` },
    });
  });

  it("of a proxy is shown as its HTTP status", async () => {
    service.answers = { "GET /admin/keys": [{ status: 502, body: "<html>\nBad gateway</html>" }] };
    expect(failureLine(await list())).toBe(`error: ${service.url} answered HTTP 502`);
  });

  it.each(["<html></html>", { status: "ok" }])(
    "is reported if the service's answer has an unexpected form: %j",
    async (body) => {
      service.answers = { "GET /admin/keys": [{ body }] };
      expect(failureLine(await list())).toContain("is it the right URL?");
    },
  );

  it("is reported for a redirection, because following it would lose the request's body", async () => {
    service.answers = {
      "GET /admin/keys": [{ status: 301, headers: { Location: "https://bvs.example/" }, body: "" }],
    };
    expect(failureLine(await list())).toContain("redirects to https://bvs.example/");
  });

  it("is reported for a service that cannot be reached", async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const line = failureLine(await bvs(["keys", "list", "--url", url]));
    expect(line).toBe(
      `error: cannot reach the service at ${url} (ECONNREFUSED): start it with npm start, or set --url`,
    );
  });

  it("is reported for a broken connection", async () => {
    service.answers = { "GET /admin/keys": [{ body: "destroy" }] };
    expect(failureLine(await list())).toContain(`cannot reach the service at ${service.url}`);
  });

  it.each([
    ["keys", "isue"],
    ["nothing"],
    ["keys", "list", "--nothing"],
    ["keys", "revoke"],
    ["keys", "list", "more"],
  ])("is reported for an invalid command (%#)", async (...args) => {
    expect(failureLine(await bvs(args))).toMatch(/^error: /);
  });
});

describe("--version", () => {
  it("prints the version of the project", async () => {
    expect(await bvs(["--version"])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
  });

  it("prints the same line with --json", async () => {
    expect((await bvs(["--version", "--json"])).stdout).toBe(`${version}\n`);
  });
});

describe("the demo's admin token", () => {
  it("is accepted only by a service on this machine", () => {
    expect(readAdminTokens(demo.admin_token, true).kind).toBe("tokens");
    expect(readAdminTokens(demo.admin_token, false)).toEqual({
      ...{ kind: "closed", reason: "it is the demo's token, which is public" },
    });
  });
});

describe("help", () => {
  it.each([
    [[]],
    [["keys"]],
    [["keys", "issue"]],
    [["keys", "list"]],
    [["keys", "revoke"]],
    [["batch"]],
    [["batch", "status"]],
    [["batch", "cancel"]],
    [["batch", "delete"]],
    [["doctor"]],
  ])("for %j shows how the command is used, with an example", async (command) => {
    const { code, stdout, stderr } = await bvs([...command, "--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`Usage: ${["bvs", ...command].join(" ")} `);
    expect(stdout).toContain("--url <url>");
    expect(stdout).toMatch(/Example:\n {2}\S/);
  });

  it("is shown even without --help if no command is given", async () => {
    const { code, stderr } = await bvs([]);
    expect(code).toBe(1);
    expect(stderr).toContain("Usage: bvs");
  });
});
