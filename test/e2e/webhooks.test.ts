/**
 * Acts like a developer who has only the reference: makes an endpoint, gets a test message,
 * and gets the events of watched numbers and of batches. An independent library verifies each
 * message, even during a rotation. Then the feed must have the same events.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demo } from "../../seed/demo.ts";
import { type LocalService, startLocalService } from "../../seed/local-service.ts";
import { freePort } from "../free-port.ts";

interface Message {
  headers: IncomingHttpHeaders;
  body: string;
}
// biome-ignore lint/suspicious/noExplicitAny: a developer who uses curl has no types either
type Json = any;

let service: LocalService;
let stateDir: string;
let receiver: Server;
let url: string;
let messages: Message[] = [];
/** The statuses of the receiver's next answers. After these, it answers 204. */
let statuses: number[] = [];

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), "bvs-webhooks-"));
  receiver = createServer(async (request, response) => {
    const body = (await request.setEncoding("utf8").toArray()).join("");
    messages.push({ headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
  const [port, upstreamPort] = [await freePort(), await freePort()];
  service = await startLocalService({ port, upstreamPort, stateDir, log: () => {} });
});
afterAll(async () => {
  await service?.stop();
  receiver?.closeAllConnections();
  receiver?.close();
  await rm(stateDir, { recursive: true, force: true });
});
beforeEach(() => {
  messages = [];
  statuses = [];
});

async function call(method: string, path: string, key: string, body?: object): Promise<Json> {
  const answer = await fetch(service.url + path, {
    method,
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}

async function issueKey(mode: "live" | "test"): Promise<string> {
  const account = `webhooks-${crypto.randomUUID()}`;
  const limits = { rate_per_second: 1_000 };
  const terms = { account, plans: { a: "pro" }, mode, limits };
  return (await call("POST", "/admin/keys", demo.admin_token, terms)).api_key;
}

async function enabledEndpoint(key: string, types?: string[]): Promise<Json> {
  const made = await call("POST", "/v1/webhook_endpoints", key, { url, ...(types && { types }) });
  expect(made).toMatchObject({ url, status: "unverified" });
  const tested = await call("POST", `/v1/webhook_endpoints/${made.id}/test`, key);
  expect(tested).toMatchObject({ delivered: true, status_code: 204 });
  expect(tested.endpoint.status).toBe("enabled");
  return made;
}

/** @throws if the message was not signed with the secret, or is old */
function verify(secret: string, { headers, body }: Message): Json {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}

const arrived = (count: number) => expect.poll(() => messages.length).toBe(count);

const eventsOf = async (key: string): Promise<Json[]> =>
  (await call("GET", "/v1/events", key)).events;

describe("a developer", () => {
  it("gets a signed test message, and for each change of a watched number a signed message with the same event as in the feed", async () => {
    const key = await issueKey("test");
    const { id, secret } = await enabledEndpoint(key);
    const [test] = messages as [Message];
    expect(test.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "business-verification-service",
    });
    const message = verify(secret, test);
    expect(message).toEqual({
      ...{ id: test.headers["webhook-id"], type: "webhook.test", mode: "test" },
      ...{ timestamp: expect.any(String), data: { endpoint_id: id } },
    });

    await call("POST", "/v1/watches", key, { business_numbers: ["1000000917", "1000000921"] });
    for (let day = 0; day < 2; day++) await call("POST", "/v1/watches/run", key);
    await arrived(3);
    const received = messages.slice(1).map((one) => {
      const event = verify(secret, one);
      expect(event).toMatchObject({ id: one.headers["webhook-id"], type: "watch.changed" });
      return event;
    });
    // The service does not promise an order.
    const byId = (a: Json, b: Json) => a.id.localeCompare(b.id);
    expect(received.sort(byId)).toEqual((await eventsOf(key)).sort(byId));
  });

  it("gets a message at the end of a live batch job, with the figures of the job but no names", async () => {
    const key = await issueKey("live");
    const { secret } = await enabledEndpoint(key, ["batch.completed"]);
    const [business] = demo.businesses;
    const job = await call("POST", "/v1/batch/verify", key, {
      ...{ business_numbers: [business?.b_no], check: "status" },
    });
    await arrived(2);
    const event = verify(secret, messages[1] as Message);
    expect(event).toMatchObject({
      ...{ type: "batch.completed", mode: "live" },
      data: { job_id: job.job_id, check: "status", status: "completed", total: 1, errors: 0 },
    });
    expect(await eventsOf(key)).toEqual([event]);
  });

  it("can verify every message with the old and with the new secret during a rotation", async () => {
    const key = await issueKey("test");
    const { id, secret } = await enabledEndpoint(key);
    const rotated = await call("POST", `/v1/webhook_endpoints/${id}/rotate`, key);
    expect(Date.parse(rotated.both_secrets_until)).toBeGreaterThan(Date.now());
    expect(rotated.secret).not.toBe(secret);
    await call("POST", "/v1/watches", key, { business_numbers: ["1000000917"] });
    for (let day = 0; day < 2; day++) await call("POST", "/v1/watches/run", key);
    await arrived(2);
    const changed = messages[1] as Message;
    expect(changed.headers["webhook-signature"]).toMatch(/^v1,\S{44} v1,\S{44}$/);
    for (const one of [secret, rotated.secret])
      expect(verify(one, changed)).toMatchObject({ type: "watch.changed" });
    expect(() => verify(`whsec_${btoa("another secret of 32 characters!")}`, changed)).toThrow();
  });

  it("gets a message again, with the same id, if its receiver answered 500", async () => {
    const key = await issueKey("test");
    const { id, secret } = await enabledEndpoint(key);
    statuses = [500];
    await call("POST", "/v1/watches", key, { business_numbers: ["1000000917"] });
    for (let day = 0; day < 2; day++) await call("POST", "/v1/watches/run", key);
    await arrived(3);
    const [first, second] = messages.slice(1).map((one) => verify(secret, one).id);
    expect(second).toBe(first);
    const shown = () => call("GET", `/v1/webhook_endpoints/${id}/deliveries`, key);
    await expect
      .poll(async () => (await shown()).deliveries)
      .toMatchObject([{ event_id: first, status: "succeeded", attempts: 2, status_code: 204 }]);
  });
});
