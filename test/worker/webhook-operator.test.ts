/** What the operator sees of webhooks, and which hosts the operator blocks (docs/operator.md). */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { observe } from "../../src/alarms/observe.ts";
import { examineWebhooks } from "../../src/doctor/webhooks.ts";
import { bindings } from "./batch-engine.ts";
import { demo, type Json } from "./service.ts";
import { clock, count, pass, send } from "./watch-list.ts";
import {
  customer,
  deliverDue,
  enabledEndpoint,
  HOUR_MS,
  MINUTE_MS,
  makeEndpoint,
  passUntilDue,
  Receiver,
  resetWebhooks,
  writeEvent,
} from "./webhooks.ts";

beforeEach(resetWebhooks);

const admin = (method: string, path: string, body?: object) =>
  send(method, `/admin${path}`, demo.admin_token, body);
const block = (host: string) => admin("POST", "/blocked-hosts", { host });
const blocked = async (): Promise<Json[]> =>
  (await admin("GET", "/blocked-hosts")).body.blocked_hosts;

describe("a blocked host", () => {
  it("gets no webhook, and its customer is told so, until the operator ends the block", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    await enabledEndpoint(caller, receiver.url);
    expect((await block("127.0.0.1")).status).toBe(200);
    await writeEvent(caller.account);
    await deliverDue();
    expect(await receiver.ids()).toEqual([]);
    pass(11_000);
    const made = await send("POST", "/v1/webhook_endpoints", caller.key, { url: receiver.url });
    expect(made.body.error).toMatchObject({
      code: "url_refused",
      message: "url: has a host that is blocked.",
    });
    const ended = await admin("DELETE", "/blocked-hosts/127.0.0.1");
    expect([ended.status, ended.body]).toEqual([200, { host: "127.0.0.1", unblocked: true }]);
    await passUntilDue();
    await deliverDue();
    expect(await receiver.ids()).toHaveLength(1);
  });

  it("is listed once, with the time of its first block, however its name is written", async () => {
    for (const host of ["Example.com", "ｅｘａｍｐｌｅ。com", "b.example.com"]) {
      expect((await block(host)).status).toBe(200);
      pass(MINUTE_MS);
    }
    const hosts = await blocked();
    expect(hosts.map(({ host }) => host)).toEqual(["b.example.com", "example.com"]);
    expect(hosts[1]?.blocked_at < hosts[0]?.blocked_at).toBe(true);
  });

  it("is named in the audit line", async () => {
    const log = vi.spyOn(console, "log");
    await block("example.com");
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as Json);
    log.mockRestore();
    expect(lines.filter(({ event }) => event === "audit")).toMatchObject([
      { action: "POST /admin/blocked-hosts", host: "example.com", status: 200 },
    ]);
  });

  it.each([
    ...["https://example.com", "example.com/hook", "user@example.com", "example.com:8443"],
    ...["example", "", " ", ".", "example.com.", "*.example.com", "0x7f.1.2.300", "192.0.2.1"],
  ])("must be the name of a public host: '%s'", async (host) => {
    const { status, body } = await block(host);
    expect([status, body.error.code]).toEqual([400, "invalid_request"]);
    expect(body.error.message).toBe(
      "host: must be only the name of a public host, such as example.com. " +
        "Its subdomains are blocked with it.",
    );
    expect(await blocked()).toEqual([]);
  });

  it("must be named in the body of the request, and cannot be unblocked if it is not blocked", async () => {
    const { status, body } = await admin("POST", "/blocked-hosts", {});
    expect([status, body.error.message]).toEqual([400, "host: is required"]);
    await block("example.com");
    const other = await admin("DELETE", "/blocked-hosts/shop.example.com");
    expect([other.status, other.body.error.code]).toEqual([404, "not_found"]);
    expect(await blocked()).toHaveLength(1);
  });
});

describe("GET /admin/accounts/:account", () => {
  const endpointsOf = async (account: string): Promise<Json[]> => {
    const { status, body } = await admin("GET", `/accounts/${account}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.webhook_endpoints;
  };

  it("shows the endpoints with status, last success and waiting deliveries, but no URL", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id } = await enabledEndpoint(caller, receiver.url);
    const unverified = await makeEndpoint(caller, `${receiver.url}?token=secret`);
    const shown = {
      ...{ id, mode: "live", host: "127.0.0.1", status: "enabled", disabled_reason: null },
      ...{ failing_since: null, last_success_at: null, waiting: 0 },
    };
    expect(await endpointsOf(caller.account)).toEqual([
      shown,
      { ...shown, id: unverified.id, status: "unverified" },
    ]);
    await writeEvent(caller.account);
    await deliverDue();
    const delivered = new Date(clock()).toISOString();
    await receiver.answer({ status: 500 });
    pass(HOUR_MS);
    await writeEvent(caller.account);
    await deliverDue();
    const [failing] = await endpointsOf(caller.account);
    expect(failing).toMatchObject({ waiting: 1, failing_since: expect.any(String) });
    expect(failing?.last_success_at.slice(0, 16)).toBe(delivered.slice(0, 16));
    expect(JSON.stringify(await endpointsOf(caller.account))).not.toContain("secret");
  });

  it("finds an account that has only a webhook endpoint left, and DELETE erases the account", async () => {
    const account = `account-${crypto.randomUUID()}`;
    await env.DB.prepare(
      `INSERT INTO webhook_endpoints (id, account, url, host, status, created_at, master)
       VALUES ('we_1', ?, 'https://a.kr/', 'a.kr', 'disabled', 0, 'local')`,
    )
      .bind(`${account}~test`)
      .run();
    expect(await endpointsOf(account)).toMatchObject([{ id: "we_1", mode: "test" }]);
    expect((await admin("DELETE", `/accounts/${account}`)).body.erased).toBe(true);
    expect(await count("FROM webhook_endpoints WHERE id = 'we_1'")).toBe(0);
  });
});

describe("a webhook", () => {
  const isLate = async () => (await observe(env, clock())).webhooks_late;
  const look = (more: object = {}) =>
    examineWebhooks({ env: { ...bindings(), ...more } as Env, clock });

  it("is late if no worker has sent it for an hour", async () => {
    const caller = await customer();
    await enabledEndpoint(caller, new Receiver().url);
    expect(await look()).toMatchObject({ ok: true, detail: "no endpoint waits" });
    await writeEvent(caller.account);
    pass(HOUR_MS - MINUTE_MS);
    expect(await isLate()).toBe(false);
    expect(await look()).toMatchObject({
      ok: true,
      detail: "endpoints that wait: 1, of them failing: 0",
    });
    pass(2 * MINUTE_MS);
    expect(await isLate()).toBe(true);
    expect(await look()).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^Endpoints .* an hour: 1\. .*runbook\.md#webhooks_late/),
    });
    await deliverDue();
    expect([await isLate(), (await look()).ok]).toEqual([false, true]);
  });

  it("is late if workers have postponed it for an hour because its master key is missing", async () => {
    const without = { WEBHOOK_MASTER_KEYS: "" };
    const caller = await customer();
    await enabledEndpoint(caller, new Receiver().url);
    await writeEvent(caller.account);
    for (let minutes = 0; minutes < 60; minutes += 6) {
      expect(await isLate()).toBe(false);
      await deliverDue(without as Partial<Env>);
      pass(6 * MINUTE_MS);
    }
    await deliverDue(without as Partial<Env>);
    expect(await isLate()).toBe(true);
    expect(await look(without)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^WEBHOOK_MASTER_KEYS lacks the key local, /),
    });
    await deliverDue();
    await passUntilDue();
    await deliverDue();
    expect([await isLate(), (await look()).ok]).toEqual([false, true]);
  });

  it("is not late if its receiver fails, however long that takes", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    await enabledEndpoint(caller, receiver.url);
    await receiver.answer({ status: 500 });
    for (let event = 0; event < 3; event++) await writeEvent(caller.account);
    await deliverDue();
    pass(30 * HOUR_MS);
    expect(await isLate()).toBe(false);
    expect(await look()).toMatchObject({
      ok: true,
      detail: "endpoints that wait: 1, of them failing: 1",
    });
  });

  it("is not late if it waits for its next attempt while other webhooks succeed", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    await enabledEndpoint(caller, receiver.url);
    await receiver.answer({ status: 500 });
    await writeEvent(caller.account);
    for (let attempt = 0; attempt < 4; attempt++) {
      await deliverDue();
      await passUntilDue();
    }
    await deliverDue();
    await receiver.answer({ status: 204 });
    await writeEvent(caller.account);
    await deliverDue();
    expect(await count("FROM webhook_deliveries WHERE status = 'waiting'")).toBe(1);
    pass(HOUR_MS);
    expect(await isLate()).toBe(false);
  });
});

describe("the doctor", () => {
  const hop = async () => {
    const { body } = await admin("POST", "/doctor");
    return body.places[0].hops.find(({ hop }: Json) => hop === "webhooks");
  };

  it("has a line for webhooks", async () => {
    expect(await hop()).toMatchObject({ ok: true, detail: "no endpoint is enabled" });
  });

  it("says whether master keys are set, and whether they are faulty", async () => {
    const look = (text: string) =>
      examineWebhooks({ env: { ...bindings(), WEBHOOK_MASTER_KEYS: text } as Env, clock });
    const unset = { ok: true, detail: "WEBHOOK_MASTER_KEYS is not set", problem: null };
    expect(await look("")).toMatchObject(unset);
    const { ok, problem } = await look("a:short");
    expect([ok, problem]).toEqual([
      false,
      expect.stringMatching(/^WEBHOOK_MASTER_KEYS is faulty, .* name:base64.*deploy\.md#webhooks/),
    ]);
    expect(problem).not.toContain("short");
  });
});
