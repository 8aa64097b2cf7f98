/** `verifyWebhook` of the TypeScript client reads messages that an independent library signs. */
import { readFileSync } from "node:fs";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { verifyWebhook, WebhookVerificationError } from "../../sdk/src/index.ts";

const SECRET = "whsec_h3lUqkD1cVt0nB2mJ9pXwE5rYz8aKs6gQfLoN7iCvTM=";
const OTHER = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=";
const NOW = Date.parse("2026-11-23T12:00:00Z");
const MINUTE_MS = 60_000;
const EVENT = {
  ...{ id: "evt_1795178640120000", type: "watch.changed", mode: "live" },
  timestamp: "2026-11-23T11:59:59.000Z",
  data: { business_number: "2178182399", reference: "거래처-17" },
};
const BODY = JSON.stringify(EVENT);

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** @param secrets the secrets that sign the message, in this order */
function headersOf(body = BODY, { at = NOW, secrets = [SECRET] } = {}) {
  const sign = (secret: string) => new Webhook(secret).sign(EVENT.id, new Date(at), body);
  return {
    "webhook-id": EVENT.id,
    "webhook-timestamp": String(Math.floor(at / 1000)),
    "webhook-signature": secrets.map(sign).join(" "),
  };
}

async function reasonOf(verifying: Promise<unknown>): Promise<string> {
  const fault = await verifying.catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(WebhookVerificationError);
  return (fault as WebhookVerificationError).reason;
}

describe("verifyWebhook", () => {
  it("returns the event of a message that was signed with the secret", async () => {
    expect(await verifyWebhook(BODY, headersOf(), SECRET)).toEqual(EVENT);
  });

  it("accepts the body as text or bytes, and headers of every kind in upper or lower case", async () => {
    const bytes = new TextEncoder().encode(BODY);
    const headers = headersOf();
    const upper = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    for (const body of [BODY, bytes, bytes.buffer, Buffer.from(BODY)])
      for (const given of [headers, upper, new Headers(headers)])
        expect(await verifyWebhook(body, given, SECRET)).toEqual(EVENT);
  });

  it("accepts one right signature among several, and one right secret among several", async () => {
    const both = headersOf(BODY, { secrets: [OTHER, SECRET] });
    expect(await verifyWebhook(BODY, both, SECRET)).toEqual(EVENT);
    expect(await verifyWebhook(BODY, headersOf(), [OTHER, SECRET])).toEqual(EVENT);
    const newer = { ...both, "webhook-signature": `v2,x v1a,y ${both["webhook-signature"]}` };
    expect(await verifyWebhook(BODY, newer, SECRET)).toEqual(EVENT);
  });

  it.each([
    ["a body in which one character differs", `${BODY.slice(0, -2)} }`, headersOf()],
    ["the secret of another endpoint", BODY, headersOf(BODY, { secrets: [OTHER] })],
    ["another id", BODY, { ...headersOf(), "webhook-id": "evt_1" }],
    ["another time", BODY, { ...headersOf(), "webhook-timestamp": String(NOW / 1000 - 1) }],
    ["a signature that is not base64", BODY, { ...headersOf(), "webhook-signature": "v1,***" }],
    ["a signature without its version", BODY, { ...headersOf(), "webhook-signature": "v1" }],
    ["a signature that is cut off", BODY, { ...headersOf(), "webhook-signature": "v1,AAAA" }],
  ])("refuses %s", async (_what, body, headers) => {
    expect(await reasonOf(verifyWebhook(body, headers, SECRET))).toBe("wrong_signature");
  });

  it("checks at most ten signatures, even if more are sent", async () => {
    const verify = vi.spyOn(crypto.subtle, "verify");
    const { "webhook-signature": right, ...headers } = headersOf();
    const wrong = headersOf(BODY, { secrets: [OTHER] })["webhook-signature"];
    const many = Array(300).fill(wrong).concat(right).join(" ");
    const verifying = verifyWebhook(BODY, { ...headers, "webhook-signature": many }, SECRET);
    expect(await reasonOf(verifying)).toBe("wrong_signature");
    expect(verify).toHaveBeenCalledTimes(10);
  });

  it.each(["webhook-id", "webhook-timestamp", "webhook-signature"])(
    "refuses a message without %s",
    async (name) => {
      for (const value of [undefined, ""]) {
        const headers = { ...headersOf(), [name]: value };
        expect(await reasonOf(verifyWebhook(BODY, headers, SECRET))).toBe("missing_header");
      }
    },
  );

  it("accepts only messages whose time is within five minutes of the present time", async () => {
    for (const at of [NOW - 5 * MINUTE_MS, NOW + 5 * MINUTE_MS])
      expect(await verifyWebhook(BODY, headersOf(BODY, { at }), SECRET)).toEqual(EVENT);
    for (const at of [NOW - 5 * MINUTE_MS - 1000, NOW + 5 * MINUTE_MS + 1000]) {
      const headers = headersOf(BODY, { at });
      expect(await reasonOf(verifyWebhook(BODY, headers, SECRET))).toBe("wrong_time");
    }
    for (const timestamp of ["now", "1e9", "-1", "9".repeat(400)]) {
      const headers = { ...headersOf(), "webhook-timestamp": timestamp };
      expect(await reasonOf(verifyWebhook(BODY, headers, SECRET))).toBe("wrong_time");
    }
  });

  it.each(["", "[]", "null", "{", '{"id":"evt_1"}'])(
    "refuses %j, which is signed but not an event",
    async (body) => {
      const verifying = verifyWebhook(body, headersOf(body), SECRET);
      expect(await reasonOf(verifying)).toBe("wrong_body");
    },
  );

  it.each([undefined, "", "whsec_", "h3lUqkD1cVt0nB2mJ9pX", "whsec_***", []])(
    "throws a TypeError for the malformed secret %j, not the error for a wrong message",
    async (secret) => {
      const verifying = verifyWebhook(BODY, headersOf(), secret as string);
      await expect(verifying).rejects.toThrow(TypeError);
      await expect(verifying).rejects.toThrow(/^secret must be /);
    },
  );

  it("asks for the received body if a framework has already parsed it", async () => {
    const verifying = verifyWebhook(EVENT as unknown as string, headersOf(), SECRET);
    await expect(verifying).rejects.toThrow(/^rawBody must be the body as it was received/);
  });
});

it("the message in docs/api.md is signed with the secret that is shown beside it", async () => {
  const text = readFileSync(new URL("../../docs/api.md", import.meta.url), "utf8");
  const [, secret = "", head = "", body = ""] =
    /`(whsec_\S+)`[^`]*```http\n(.*?)\n\n(.*?)\n```/s.exec(text) ?? [];
  const headers = Object.fromEntries(
    [...head.matchAll(/^(.+?): (.+)$/gm)].map(([, ...one]) => one),
  );
  vi.setSystemTime(Number(headers["webhook-timestamp"]) * 1000);
  const event = { id: headers["webhook-id"], type: "watch.changed" };
  expect(await verifyWebhook(body, headers, secret)).toMatchObject(event);
  expect(new Webhook(secret).verify(body, headers)).toMatchObject(event);
});
