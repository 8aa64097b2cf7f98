/** The endpoints of webhooks, and which addresses they may have (docs/api.md#webhooks). */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { sweepDeliveries } from "../../src/webhooks/sweep.ts";
import { requestWith, worker } from "./batch-engine.ts";
import { bearer, demo, type Json, request } from "./service.ts";
import { clock, count, pass, send } from "./watch-list.ts";
import {
  customer,
  deliverDue,
  enabledEndpoint,
  HOUR_MS,
  makeEndpoint,
  Receiver,
  resetWebhooks,
  SECOND_MS,
  show,
  test,
  verify,
  writeEvent,
} from "./webhooks.ts";

const PATH = "/v1/webhook_endpoints";
const OTHER_MASTER = `next:${btoa("another-master-key-of-32-bytes-!")}`;
const LONG = { timeout: 120_000 };
const TYPES_REFUSED = "types: must be an array of 1 to 100 types, or null for all types";

beforeEach(resetWebhooks);

/** As in production: the registry is not on this machine, and both variants have a host. */
const PUBLIC = {
  NTS_BASE_URL: "https://api.odcloud.kr/api/nts-businessman/v1",
  OPENDART_BASE_URL: "https://opendart.fss.or.kr/api",
  VARIANT_A_HOSTS: "127.0.0.1, api.shop.example.com",
  VARIANT_B_HOSTS: "business.shop.example.com:8443",
} as unknown as Partial<Env>;

/** Addresses that could lead to something other than a public web server. */
const REFUSED = [
  // Not https.
  ...[
    "http://shop.example.com/",
    "ftp://shop.example.com/",
    "file:///etc/passwd",
    "data:text/plain,x",
  ],
  ...[
    "javascript:alert(1)",
    "ws://shop.example.com/",
    "wss://shop.example.com/",
    "blob:https://shop.example.com/x",
  ],
  ...[
    "gopher://shop.example.com/",
    "shop.example.com",
    "//shop.example.com/",
    "/hook",
    "",
    " ",
    "https://",
    "https:",
  ],
  // Loopback, in each notation.
  ...["https://127.0.0.1/", "https://127.1/", "https://127.0.1/", "https://2130706433/"],
  ...["https://0x7f000001/", "https://0x7f.0.0.1/", "https://0177.0.0.1/", "https://017700000001/"],
  ...[
    "https://１２７.0.0.1/",
    "https://127。0。0。1/",
    "https://127.0.0.1./",
    "https://%31%32%37.0.0.1/",
  ],
  ...[
    "https://localhost/",
    "https://LOCALHOST/",
    "https://ｌｏｃａｌｈｏｓｔ/",
    "https://localhost./",
  ],
  ...["https://x.localhost/", "https://0/", "https://0.0.0.0/", "http://127.0.0.1:8787/"],
  // Private and special addresses.
  ...[
    "https://10.0.0.1/",
    "https://172.16.0.1/",
    "https://192.168.0.1/",
    "https://169.254.169.254/",
  ],
  ...["https://0xa9fea9fe/", "https://2852039166/", "https://100.64.0.1/", "https://198.18.0.1/"],
  ...["https://224.0.0.1/", "https://255.255.255.255/", "https://8.8.8.8/", "https://1.1/"],
  // IPv6 addresses, some with an IPv4 address in them.
  ...["https://[::1]/", "https://[::]/", "https://[::ffff:127.0.0.1]/", "https://[::ffff:7f00:1]/"],
  ...[
    "https://[fe80::1]/",
    "https://[fd00::1]/",
    "https://[2606:4700::1111]/",
    "https://[64:ff9b::7f00:1]/",
  ],
  // Credentials and ports.
  ...[
    "https://user@shop.example.com/",
    "https://user:pass@shop.example.com/",
    "https://:pass@shop.example.com/",
  ],
  ...[
    "https://shop.example.com:8443/",
    "https://shop.example.com:80/",
    "https://shop.example.com:22/",
  ],
  ...["https://127.0.0.1#@shop.example.com/", "https://shop.example.com@127.0.0.1/"],
  // Reserved names.
  ...["https://printer.local/", "https://metadata.google.internal/", "https://shop.test/"],
  ...["https://shop.invalid/", "https://shop.example/", "https://shop.onion/"],
  ...[
    "https://nas.home.arpa/",
    "https://METADATA.GOOGLE.INTERNAL/",
    "https://shop.ｉｎｔｅｒｎａｌ/",
  ],
  ...["https://shop/", "https://com/", "https://shop.example.com./", "https://shop.example.com。/"],
  ...[
    "https://xn--/",
    "https://xn--a/",
    "https://xn--ls8h=/",
    "https://sh%00op.example.com/",
    "https://a b.kr/",
  ],
  ...["https://a..com/", "https://.com/", "https://*.com/", "https://*.example.com/"],
  ...["https://-a.com/", "https://a-.com/", "https://exa_mple.com/", "https://example.c/"],
  ...[`https://${"a".repeat(64)}.com/`, `https://${"a.".repeat(126)}co/`],
  // Names that only private networks use.
  ...["https://shop.alt/", "https://1.2.0.192.in-addr.arpa/", "https://shop.lan/"],
  ...["https://shop.corp/", "https://shop.home/", "https://shop.private/"],
  // Hosts of this service, and of the upstreams that it calls.
  ...[
    "https://api.shop.example.com/v1/verify",
    "https://business.shop.example.com/",
    "https://API.SHOP.EXAMPLE.COM/",
  ],
  ...["https://api.odcloud.kr/api/nts-businessman/v1/status", "https://opendart.fss.or.kr/"],
  ...["https://apis.data.go.kr/", `https://shop.example.com/${"x".repeat(500)}`],
  `https://shop.example.com/${"가".repeat(100)}`,
];

describe("an address", () => {
  function outgoing(): () => number {
    const fetches = vi.spyOn(globalThis, "fetch");
    onTestFinished(() => fetches.mockRestore());
    return () => fetches.mock.calls.length;
  }

  it("is refused if it could lead to something other than a public web server, and nothing is called", async () => {
    expect(new Set(REFUSED).size).toBeGreaterThanOrEqual(60);
    const { key } = await customer();
    const calls = outgoing();
    for (const url of REFUSED) {
      const answer = await requestWith("POST", PATH, key, PUBLIC, { url });
      expect([url, answer.status, answer.body.error?.code]).toEqual([url, 400, "url_refused"]);
      expect(answer.body.error.message).toMatch(/^url: .+\.$/);
    }
    expect(calls()).toBe(0);
    expect(await count("FROM webhook_endpoints")).toBe(0);
  });

  it("that is refused is not called even if D1 has it", LONG, async () => {
    const { account } = await customer();
    await env.DB.batch(
      REFUSED.map((url, at) =>
        env.DB.prepare(`INSERT INTO webhook_endpoints
          (id, account, url, host, status, created_at, master)
          VALUES (?, ?, ?, '', 'enabled', 0, 'local')`).bind(`we_${at}`, account, url),
      ),
    );
    await writeEvent(account);
    const calls = outgoing();
    await deliverDue(PUBLIC);
    expect(await count("FROM webhook_deliveries WHERE failures > 0")).toBe(REFUSED.length);
    expect(calls()).toBe(0);
  });

  it.each([
    ["https://shop.example.com", "https://shop.example.com/"],
    ["https://SHOP.example.com:443/a/../hook?x=1#part", "https://shop.example.com/hook?x=1"],
    ["https://가게.한국/hook", "https://xn--o39akk.xn--3e0b707e/hook"],
    ["https://ｓｈｏｐ.example.com/hook", "https://shop.example.com/hook"],
    [`https://${"a".repeat(63)}.b--1.co/`, `https://${"a".repeat(63)}.b--1.co/`],
  ])("%s is stored and called as %s", async (given, stored) => {
    const { key, account } = await customer();
    const { status, body } = await requestWith("POST", PATH, key, PUBLIC, { url: given });
    expect([status, body.url]).toEqual([200, stored]);
    await env.DB.exec("UPDATE webhook_endpoints SET status = 'enabled'");
    await writeEvent(account);
    const fetches = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
    onTestFinished(() => fetches.mockRestore());
    await deliverDue(PUBLIC);
    expect(fetches.mock.calls.map(([url]) => url)).toEqual([stored]);
    expect(fetches.mock.calls[0]?.[1]).toMatchObject({ method: "POST", redirect: "manual" });
  });

  it("is refused if the operator has blocked its host or a parent domain of its host", async () => {
    await env.DB.exec("INSERT INTO webhook_blocked_hosts VALUES ('bad.example.com', 0)");
    for (const [url, status] of [
      ["https://bad.example.com/", 400],
      ["https://a.b.bad.example.com/", 400],
      ["https://notbad.example.com/", 200],
    ] as const) {
      const { key } = await customer();
      const answer = await requestWith("POST", PATH, key, PUBLIC, { url });
      expect([url, answer.status]).toEqual([url, status]);
    }
  });

  it("of this machine is allowed only in the local run", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    await enabledEndpoint(caller, receiver.url);
    expect(await receiver.received()).toHaveLength(1);
  });
});

it("a request with our own User-Agent gets 404", async () => {
  const headers = { ...bearer(demo.keys.a.free), "User-Agent": "business-verification-service" };
  for (const path of [PATH, "/v1/verify", "/v1/usage"])
    expect((await request(path, { headers })).status).toBe(404);
});

describe("an endpoint", () => {
  it("shows its secret once, and is listed, shown, changed and deleted by its account alone", async () => {
    const [caller, stranger] = [await customer(), await customer()];
    const url = new Receiver().url;
    const made = await makeEndpoint(caller, url, ["watch.changed", "watch.changed"]);
    expect(made).toMatchObject({ url, types: ["watch.changed"], status: "unverified" });
    const { secret, ...shown } = made;
    expect(await show(caller, made.id)).toEqual(shown);
    const list = await send("GET", PATH, caller.key);
    expect(list.body).toEqual({ webhook_endpoints: [shown] });
    expect((await send("GET", PATH, stranger.key)).body).toEqual({ webhook_endpoints: [] });
    const one = `${PATH}/${made.id}`;
    for (const [method, path, body] of [
      ["GET", one],
      ["POST", one, { types: null }],
      ["DELETE", one],
      ["POST", `${one}/rotate`],
      ["POST", `${one}/test`],
      ["GET", `${one}/deliveries`],
    ] as const) {
      const answer = await send(method, path, stranger.key, body);
      expect([path, answer.status, answer.body.error?.code]).toEqual([
        ...[path, 404, "endpoint_not_found"],
      ]);
    }
    const { body } = await send("POST", one, caller.key, { types: null });
    expect(body).toEqual({ ...shown, types: null });
    const absent = await send("POST", one, caller.key, { url: null, status: null });
    expect([absent.status, absent.body]).toEqual([200, { ...shown, types: null }]);
    expect((await send("DELETE", one, caller.key)).body).toEqual({ id: made.id, deleted: true });
    expect((await send("DELETE", one, caller.key)).status).toBe(404);
    const { results } = await env.DB.prepare("SELECT * FROM webhook_endpoints").all();
    expect(JSON.stringify(results)).not.toContain(secret);
  });

  it("becomes enabled by a test message that gets 2xx, and unverified again with another URL", async () => {
    const caller = await customer();
    const [receiver, other] = [new Receiver(), new Receiver()];
    const { id, secret } = await makeEndpoint(caller, receiver.url);
    const one = `${PATH}/${id}`;
    const enable = () => send("POST", one, caller.key, { status: "enabled" });
    expect((await enable()).body.error.message).toMatch(/^status: /);
    const disabled = await send("POST", one, caller.key, { status: "disabled" });
    expect(disabled.body.error.message).toBe(
      "status: the endpoint is unverified. It gets no events until it accepts a test message.",
    );
    await receiver.answer({ status: 500 });
    expect((await test(caller.key, id)).body).toMatchObject({
      ...{ delivered: false, status_code: 500, endpoint: { status: "unverified" } },
    });
    await receiver.answer({ status: 200 });
    pass(11 * SECOND_MS);
    expect((await test(caller.key, id)).body).toMatchObject({
      ...{ delivered: true, status_code: 200, endpoint: { status: "enabled" } },
    });
    const [, message] = await receiver.received();
    expect(message && verify(secret, message)).toMatchObject({
      ...{ type: "webhook.test", mode: "live", data: { endpoint_id: id } },
    });
    const changed = await send("POST", one, caller.key, { url: other.url });
    expect(changed.body).toMatchObject({ url: other.url, status: "unverified" });
    const both = { url: receiver.url, status: "enabled" };
    expect((await send("POST", one, caller.key, both)).body.error.message).toMatch(/^status: /);
    await writeEvent(caller.account);
    await deliverDue();
    expect([await receiver.ids(), await other.received()]).toEqual([[], []]);
    expect((await send("GET", "/v1/events", caller.key)).body.events).toHaveLength(1);
  });

  it("is shown in its latest state after a test, and is not found if it was deleted during the test", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id } = await enabledEndpoint(caller, receiver.url);
    const one = `${PATH}/${id}`;
    const testWhile = async (answer: number, change: () => Promise<unknown>) => {
      pass(11 * SECOND_MS);
      const arrived = (await receiver.received()).length;
      await receiver.answer({ status: -1 });
      const tested = test(caller.key, id);
      await vi.waitFor(async () => expect(await receiver.received()).toHaveLength(arrived + 1));
      await change();
      await receiver.answer({ status: answer });
      return tested;
    };
    const types = ["watch.stale"];
    const changed = await testWhile(500, () => send("POST", one, caller.key, { types }));
    expect(changed.body).toMatchObject({ delivered: false, endpoint: { types } });
    const disabled = await testWhile(204, () =>
      send("POST", one, caller.key, { status: "disabled" }),
    );
    expect(disabled.body).toMatchObject({ delivered: true, endpoint: { status: "disabled" } });
    const deleted = await testWhile(204, () => send("DELETE", one, caller.key));
    expect([deleted.status, deleted.body.error?.code]).toEqual([404, "endpoint_not_found"]);
  });

  it("signs with both secrets for 24 hours after a rotation, and a second rotation ends the oldest secret", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id, secret: first } = await enabledEndpoint(caller, receiver.url);
    const rotate = async () => (await send("POST", `${PATH}/${id}/rotate`, caller.key)).body;
    const last = async (): Promise<Json> => {
      await writeEvent(caller.account);
      await deliverDue();
      return (await receiver.received()).at(-1);
    };
    const { secret: second, both_secrets_until } = await rotate();
    expect(Date.parse(both_secrets_until) - clock()).toBeGreaterThan(23 * HOUR_MS);
    let message = await last();
    for (const secret of [first, second]) verify(secret, message);
    const { secret: third } = await rotate();
    message = await last();
    for (const secret of [second, third]) verify(secret, message);
    expect(() => verify(first, message)).toThrow();
    pass(25 * HOUR_MS);
    message = await last();
    verify(third, message);
    expect(() => verify(second, message)).toThrow();
    expect((await show(caller, id)).both_secrets_until).toBeNull();
  });

  it("gets its next secret from the newest master key, while the secret of the old key still signs", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id, secret: first } = await enabledEndpoint(caller, receiver.url);
    const keys = { WEBHOOK_MASTER_KEYS: `${OTHER_MASTER},${env.WEBHOOK_MASTER_KEYS}` };
    const { body } = await requestWith("POST", `${PATH}/${id}/rotate`, caller.key, keys as never);
    await writeEvent(caller.account);
    await deliverDue(keys as never);
    const message = (await receiver.received()).at(-1) as Json;
    for (const secret of [first, body.secret]) verify(secret, message);
    pass(25 * HOUR_MS);
    await writeEvent(caller.account);
    await deliverDue({ WEBHOOK_MASTER_KEYS: OTHER_MASTER } as never);
    verify(body.secret, (await receiver.received()).at(-1) as Json);
  });

  it("is not made without master keys: webhooks_not_available", async () => {
    const { key } = await customer();
    for (const WEBHOOK_MASTER_KEYS of ["", "local", "local:c2hvcnQ="]) {
      const without = { WEBHOOK_MASTER_KEYS } as never;
      const { status, body } = await requestWith("POST", PATH, key, without, {
        url: "https://shop.example.com/",
      });
      expect([status, body.error.code]).toEqual([400, "webhooks_not_available"]);
    }
  });

  it.each([
    [{}, "url_refused", "url: must be a URL"],
    [{ url: 17 }, "url_refused", "url: must be a URL"],
    [{ types: [] }, "invalid_request", TYPES_REFUSED],
    [{ types: "watch.changed" }, "invalid_request", TYPES_REFUSED],
    [{ types: Array(101).fill("watch.changed") }, "invalid_request", TYPES_REFUSED],
    [{ types: ["webhook.test"] }, "invalid_request", "types.0: must be one of batch.completed, "],
  ])("is not made from %j: %s, %s", async (body, code, message) => {
    const { key } = await customer();
    const url = "types" in body ? { url: "https://shop.example.com/" } : {};
    const answer = await send("POST", PATH, key, { ...url, ...body });
    expect([answer.status, answer.body.error.code]).toEqual([400, code]);
    expect(answer.body.error.message.slice(0, message.length)).toBe(message);
  });

  it("of a test key gets the events of test keys", async () => {
    const caller = await customer();
    const { body: made } = await request("/admin/keys", {
      method: "POST",
      headers: { ...bearer(demo.admin_token), "Content-Type": "application/json" },
      body: JSON.stringify({ account: caller.account, mode: "test", plans: { a: "pro" } }),
    });
    const receiver = new Receiver();
    await enabledEndpoint({ ...caller, key: made.api_key }, receiver.url);
    await writeEvent(caller.account);
    await writeEvent(`${caller.account}~test`);
    await deliverDue();
    const [, message, ...others] = await receiver.received();
    expect(others).toEqual([]);
    expect(message && JSON.parse(message.body).mode).toBe("test");
    expect((await send("GET", PATH, caller.key)).body).toEqual({ webhook_endpoints: [] });
  });
});

describe("an account", () => {
  const make = (key: string) => send("POST", PATH, key, { url: "http://127.0.0.1:1/hook" });

  /** Moves the clock if less than an hour of the day (UTC) is left. */
  function beginDay(): void {
    if (clock() % (24 * HOUR_MS) > 23 * HOUR_MS) pass(HOUR_MS);
  }

  it("has at most ten endpoints, and a request for one more is refused and uses up no other limit", async () => {
    const caller = await customer();
    for (let made = 0; made < 10; made++) await makeEndpoint(caller, "http://127.0.0.1:1/hook");
    pass(11 * SECOND_MS);
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(caller.key)));
    for (const { status, body, headers } of answers) {
      expect([status, body.error.code]).toEqual([429, "too_many_endpoints"]);
      expect(body.error.message).toMatch(/10 .* 10/);
      expect(headers.get("Retry-After")).toBe("3600");
    }
    const list = await send("GET", PATH, caller.key);
    await send("DELETE", `${PATH}/${list.body.webhook_endpoints[0].id}`, caller.key);
    expect((await make(caller.key)).status).toBe(200);
  });

  it("may make an endpoint once in ten seconds and 20 times a day", async () => {
    const { key } = await customer();
    beginDay();
    const { body: first } = await make(key);
    const early = await make(key);
    expect([early.status, early.body.error.code]).toEqual([429, "too_many_tests"]);
    expect(Number(early.headers.get("Retry-After"))).toBeLessThanOrEqual(10);
    await send("DELETE", `${PATH}/${first.id}`, key);
    for (let made = 1; made < 20; made++) {
      pass(10 * SECOND_MS);
      const { status, body } = await make(key);
      expect(status).toBe(200);
      await send("DELETE", `${PATH}/${body.id}`, key);
    }
    pass(10 * SECOND_MS);
    const late = await make(key);
    expect([late.status, late.body.error.code]).toEqual([429, "too_many_tests"]);
    expect(late.body.error.message).toMatch(/^New webhook endpoints: .* 20 .* 20 a day/);
    pass(Number(late.headers.get("Retry-After")) * SECOND_MS);
    expect((await make(key)).status).toBe(200);
  });

  it("may send a test message once in ten seconds and 20 times a day, the first right after making the endpoint", async () => {
    const { key } = await customer();
    beginDay();
    const { body: made } = await make(key);
    const fetches = vi.spyOn(globalThis, "fetch");
    onTestFinished(() => fetches.mockRestore());
    expect((await test(key, made.id)).status).toBe(200);
    const early = await test(key, made.id);
    expect([early.status, early.body.error.code]).toEqual([429, "too_many_tests"]);
    expect(Number(early.headers.get("Retry-After"))).toBeLessThanOrEqual(10);
    for (let sent = 1; sent < 20; sent++) {
      pass(10 * SECOND_MS);
      expect((await test(key, made.id)).status).toBe(200);
    }
    pass(10 * SECOND_MS);
    const late = await test(key, made.id);
    expect([late.status, late.body.error.code]).toEqual([429, "too_many_tests"]);
    expect(late.body.error.message).toMatch(/^Test messages: .* 20 .* 20 a day/);
    expect(fetches.mock.calls).toHaveLength(20);
    pass(Number(late.headers.get("Retry-After")) * SECOND_MS);
    expect((await test(key, made.id)).status).toBe(200);
  });

  it("is granted only one of ten requests that it sends at the same time", async () => {
    const { key } = await customer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => make(key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(429)]);
  });

  it("that is erased has no endpoints, gets no message, and cannot make an endpoint", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    await enabledEndpoint(caller, receiver.url);
    await writeEvent(caller.account);
    const erase = await request(`/admin/accounts/${caller.account}`, {
      method: "DELETE",
      headers: bearer(demo.admin_token),
    });
    expect(erase.status).toBe(200);
    await deliverDue();
    expect(await receiver.ids()).toEqual([]);
    for (const table of ["webhook_endpoints", "webhook_accounts"])
      expect(await count(`FROM ${table} WHERE account = ?`, caller.account)).toBe(0);
    await sweepDeliveries(worker());
    expect(await count("FROM webhook_deliveries")).toBe(0);
    // This call stands for a request that was admitted before the erasure.
    const { webhookEndpoints } = worker();
    const address = { url: receiver.url, host: "127.0.0.1" };
    expect(await webhookEndpoints.add(caller.account, address, null, "local")).toBeNull();
    expect(await webhookEndpoints.count(caller.account, "tests")).not.toBeNull();
    expect(await count("FROM webhook_accounts WHERE account = ?", caller.account)).toBe(0);
  });
});
