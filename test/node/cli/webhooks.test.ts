import { describe, expect, it } from "vitest";
import { bvs, errorAnswer, failureLine, useFakeService } from "./harness.ts";

const service = await useFakeService();

const run = (...args: string[]) =>
  bvs(["webhooks", ...args], { BVS_URL: service.url, BVS_API_KEY: "bvs_test_key" });
const sent = () => service.requests.map(({ body }) => JSON.parse(String(body)));
const cells = (output: string) =>
  output
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/ {2,}/));

const ID = "we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50";
const PATH = "/v1/webhook_endpoints";
const ENDPOINT = {
  ...{ id: ID, url: "https://shop.example.com/hook", types: null, status: "enabled" },
  ...{ disabled_reason: null, disabled_at: null, failing_since: null, both_secrets_until: null },
  created_at: "2026-11-20T12:40:11.904Z",
};
const UNVERIFIED = { ...ENDPOINT, status: "unverified" };
const SECRET = "whsec_h3lUqkD1cVt0nB2mJ9pXwE5rYz8aKs6gQfLoN7iCvTM=";
const SHOWN = [
  ["id", ID],
  ["url", "https://shop.example.com/hook"],
  ["types", "all"],
  ["status", "enabled"],
  ["created", "2026-11-20 12:40Z"],
];

describe("bvs webhooks add", () => {
  it("shows the endpoint with its secret, and how to enable it", async () => {
    service.answers[`POST ${PATH}`] = [{ body: { ...UNVERIFIED, secret: SECRET } }];
    const { code, stdout, stderr } = await run("add", "https://shop.example.com/hook");
    expect(code).toBe(0);
    expect(cells(stdout).slice(3)).toEqual([
      ["status", "unverified"],
      ["created", "2026-11-20 12:40Z"],
      ["secret", SECRET],
    ]);
    expect(stderr).toContain("cannot be shown again");
    expect(stderr).toContain(`bvs webhooks test ${ID}`);
    expect(sent()).toEqual([{ url: "https://shop.example.com/hook", types: null }]);
    expect(service.requests[0]?.headers.authorization).toBe("Bearer bvs_test_key");
  });

  it("sends the wanted types, and prints the service's JSON for programs", async () => {
    const body = { ...UNVERIFIED, types: ["watch.changed", "watch.stale"], secret: SECRET };
    service.answers[`POST ${PATH}`] = [{ body }];
    const types = "watch.changed, watch.stale";
    const { stdout } = await run(
      "add",
      "https://shop.example.com/hook",
      "--types",
      types,
      "--json",
    );
    expect(JSON.parse(stdout)).toEqual(body);
    expect(sent()[0]?.types).toEqual(["watch.changed", "watch.stale"]);
  });

  it("creates no second endpoint after a failure", async () => {
    service.answers[`POST ${PATH}`] = [
      errorAnswer(500, "temporarily_unavailable", "Try again.", { "Retry-After": "0" }),
    ];
    const refused = await run("add", "https://shop.example.com/hook");
    expect(failureLine(refused)).toMatch(/^error: temporarily_unavailable: Try again\./);
    expect(service.requests).toHaveLength(1);
  });

  it("names the argument that the service refuses", async () => {
    const message = "url: must begin with https://.";
    service.answers[`POST ${PATH}`] = [errorAnswer(400, "url_refused", message)];
    expect(failureLine(await run("add", "ftp://shop.example.com"))).toBe(
      `error: url_refused: ${message}`,
    );
  });
});

describe("bvs webhooks list and show", () => {
  it("list every endpoint, and say why one of them is disabled", async () => {
    const gone = {
      ...ENDPOINT,
      ...{ types: ["watch.changed"], status: "disabled", disabled_reason: "gone" },
      failing_since: "2026-11-20T13:00:00.000Z",
    };
    const body = { webhook_endpoints: [ENDPOINT, gone] };
    service.answers[`GET ${PATH}`] = [{ body }, { body: { webhook_endpoints: [] } }];
    expect(cells((await run("list")).stdout)).toEqual([
      ["ID", "URL", "TYPES", "STATUS", "FAILING SINCE"],
      [ID, ENDPOINT.url, "all", "enabled", "-"],
      [ID, ENDPOINT.url, "watch.changed", "disabled: gone", "2026-11-20 13:00Z"],
    ]);
    expect((await run("list")).stdout).toBe("There are no webhook endpoints.\n");
  });

  it("show one endpoint, and the time until which both of its secrets sign messages", async () => {
    const until = "2026-11-21T12:40:11.904Z";
    service.answers[`GET ${PATH}/${ID}`] = [
      { body: ENDPOINT },
      { body: { ...ENDPOINT, both_secrets_until: until } },
    ];
    expect(cells((await run("show", ID)).stdout)).toEqual(SHOWN);
    const { stdout } = await run("show", ID);
    expect(stdout).toMatch(/^both secrets until +2026-11-21 12:40Z$/m);
  });
});

describe("bvs webhooks update", () => {
  it.each([
    [["--status", "disabled"], { status: "disabled" }],
    [["--types", "all"], { types: null }],
    [
      ["--types", "batch.failed", "--address", "https://a.kr/b"],
      { url: "https://a.kr/b", types: ["batch.failed"] },
    ],
  ])("sends only what changes: %j", async (options, body) => {
    service.answers[`POST ${PATH}/${ID}`] = [{ body: ENDPOINT }];
    const { code, stdout } = await run("update", ID, ...options);
    expect([code, cells(stdout)]).toEqual([0, SHOWN]);
    expect(sent()).toEqual([body]);
  });

  it("names the option that the service refuses", async () => {
    const message = "url: must not have a port.";
    service.answers[`POST ${PATH}/${ID}`] = [errorAnswer(400, "url_refused", message)];
    expect(failureLine(await run("update", ID, "--address", "https://a.kr:8443/"))).toBe(
      "error: url_refused: --address: must not have a port.",
    );
  });

  it("says that a new address needs a test message", async () => {
    service.answers[`POST ${PATH}/${ID}`] = [{ body: UNVERIFIED }];
    const { stderr } = await run("update", ID, "--address", "https://a.kr/b");
    expect(stderr).toContain(`bvs webhooks test ${ID}`);
  });

  it.each([
    [[], "give --address, --types or --status"],
    [["--status", "gone"], "Allowed choices are enabled, disabled"],
    [["--status", "enabled", "--address", "https://a.kr/b"], "cannot be used with option"],
  ])("sends nothing for %j", async (options, message) => {
    const { code, stderr } = await run("update", ID, ...options);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(service.requests).toEqual([]);
  });
});

describe("the option --url, which names the service that gets the API key,", () => {
  it.each([
    [["update", ID, "--types", "all", "--url", service.url], "with --address"],
    [["update", ID, "--types", "all", `--url=${service.url}`], "with --address"],
    [["add", "--url", service.url], "as an argument"],
  ])("is not taken for the endpoint's address: %j", async (args, how) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(1);
    expect(stderr).toBe(
      `error: --url is the address of the service; give the endpoint's address ${how}, ` +
        "or put --url before webhooks\n",
    );
    expect(service.requests).toEqual([]);
  });

  it("may be given before the word webhooks", async () => {
    service.answers[`POST ${PATH}/${ID}`] = [{ body: ENDPOINT }];
    const args = ["--url", service.url, "webhooks", "update", ID, "--status", "enabled"];
    expect((await bvs(args, { BVS_API_KEY: "bvs_test_key" })).code).toBe(0);
  });
});

describe("bvs webhooks remove", () => {
  it("deletes an endpoint", async () => {
    service.answers[`DELETE ${PATH}/${ID}`] = [{ body: { id: ID, deleted: true } }];
    expect(cells((await run("remove", ID)).stdout)).toEqual([["removed", ID]]);
  });
});

describe("bvs webhooks rotate", () => {
  it("prints the new secret, once", async () => {
    service.answers[`POST ${PATH}/${ID}/rotate`] = [
      { body: { ...ENDPOINT, both_secrets_until: "2026-11-21T12:40:11.904Z", secret: SECRET } },
    ];
    const { stdout, stderr } = await run("rotate", ID);
    expect(stdout).toMatch(new RegExp(`^secret +${SECRET.replaceAll(/[+]/g, "\\+")}$`, "m"));
    expect(stderr).toContain("cannot be shown again");
  });
});

describe("bvs webhooks test", () => {
  const TEST = `POST ${PATH}/${ID}/test`;

  it("says what the endpoint answered, and fails if the endpoint did not accept the message", async () => {
    const tested = { delivered: true, status_code: 204, duration_ms: 87, endpoint: ENDPOINT };
    const refused = { ...tested, delivered: false, status_code: null, endpoint: UNVERIFIED };
    service.answers[TEST] = [{ body: tested }, { body: refused }, { body: refused }];
    const accepted = await run("test", ID);
    expect([accepted.code, cells(accepted.stdout)]).toEqual([
      0,
      [
        ["delivered", "yes"],
        ["answer", "204"],
        ["milliseconds", "87"],
        ["status", "enabled"],
      ],
    ]);
    const failed = await run("test", ID);
    expect([failed.code, cells(failed.stdout)[1]]).toEqual([1, ["answer", "none"]]);
    const asJson = await run("test", ID, "--json");
    expect([asJson.code, JSON.parse(asJson.stdout)]).toEqual([1, refused]);
  });
});

describe("bvs webhooks deliveries", () => {
  it("shows attempts, the last answer and the next attempt", async () => {
    const succeeded = {
      ...{ event_id: "evt_8", type: "watch.changed", status: "succeeded", attempts: 1 },
      ...{ attempted_at: "2026-11-20T12:44:00.207Z", status_code: 204, duration_ms: 87 },
      next_attempt_at: null,
    };
    const waiting = {
      ...succeeded,
      ...{ event_id: "evt_7", type: null, status: "waiting", status_code: null },
      next_attempt_at: "2026-11-20T12:49:00.000Z",
    };
    const never = { ...waiting, attempts: 0, attempted_at: null, duration_ms: null };
    const body = { deliveries: [succeeded, waiting, never] };
    service.answers[`GET ${PATH}/${ID}/deliveries`] = [{ body }, { body: { deliveries: [] } }];
    expect(cells((await run("deliveries", ID)).stdout)).toEqual([
      ["EVENT", "TYPE", "STATUS", "ATTEMPTS", "LAST", "ANSWER", "MS", "NEXT"],
      ["evt_8", "watch.changed", "succeeded", "1", "2026-11-20 12:44Z", "204", "87", "-"],
      ["evt_7", "-", "waiting", "1", "2026-11-20 12:44Z", "none", "87", "2026-11-20 12:49Z"],
      ["evt_7", "-", "waiting", "0", "-", "-", "-", "2026-11-20 12:49Z"],
    ]);
    expect((await run("deliveries", ID)).stdout).toBe("Nothing was delivered yet.\n");
  });
});
