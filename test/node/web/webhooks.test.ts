import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ERRORS, type ErrorCode } from "../../../src/errors.ts";
import { EVENT_TYPES } from "../../../src/events/event.ts";
import type { Failure, Reply } from "../../../web/service.ts";
import { webhooksEn as en } from "../../../web/texts/webhooks-en.ts";
import { webhooksKo as ko } from "../../../web/texts/webhooks-ko.ts";
import { afterShortWait } from "../../../web/webhooks/short-wait.ts";
import {
  type Delivery,
  type Endpoint,
  type TestedEndpoint,
  WebhookService,
} from "../../../web/webhooks/webhook-service.ts";
import {
  deliveryWords,
  endpointWords,
  eventName,
  failureWords,
  testWords,
  urlFault,
} from "../../../web/webhooks/words.ts";

const ENDPOINT: Endpoint = {
  id: `we_${"4f".repeat(16)}`,
  url: "https://shop.example.com/hook",
  types: null,
  status: "enabled",
  ...{ disabled_reason: null, disabled_at: null, failing_since: null, both_secrets_until: null },
  created_at: "2026-11-20T12:40:11.904Z",
};

const refusal = (
  code: ErrorCode,
  more: { message?: string; retryAfter?: number } = {},
): Failure => ({
  ...{ kind: "error", status: ERRORS[code].status, code, message: ERRORS[code].message },
  ...{ parameter: null, retryAfter: undefined, requestId: "req_1", ...more },
});

describe("an endpoint", () => {
  const since = "2026-11-19T03:00:00Z";
  it.each([
    ["waits for its first test", { status: "unverified" }, "neutral", ko.unverified],
    ["is enabled", {}, "positive", ""],
    ["fails", { failing_since: since }, "warning", ko.failing("2026-11-19 12:00 KST")],
    [
      "is gone",
      { status: "disabled", disabled_reason: "gone" },
      "negative",
      `${ko.gone} ${ko.missed}`,
    ],
    [
      "has failed for five days",
      { status: "disabled", disabled_reason: "failing" },
      "negative",
      `${ko.failed} ${ko.missed}`,
    ],
    ["was disabled", { status: "disabled" }, "neutral", `${ko.byYou} ${ko.missed}`],
  ] as const)("says that it %s, and what to do", (_, change, tone, help) => {
    expect(endpointWords(ko, { ...ENDPOINT, ...change })).toMatchObject({ tone, help });
  });

  it("names each type of event in both languages, and shows the code of a type that is new", () => {
    expect(Object.keys(ko.eventNames)).toEqual(EVENT_TYPES);
    expect(eventName(en, "batch.completed")).toBe("A job has finished");
    expect(eventName(en, null)).toBe("Deleted event");
    expect(eventName(en, "watch.added" as "watch.changed")).toBe("watch.added");
  });
});

describe("a test message", () => {
  const test = (status_code: number | null, endpoint = ENDPOINT): TestedEndpoint => ({
    delivered: status_code === 204,
    ...{ status_code, duration_ms: 1_087, endpoint },
  });
  it.each([
    [
      "arrived",
      test(204),
      true,
      "positive",
      "Delivered. The receiver responded with 204 after 1,087 ms.",
      "",
    ],
    [
      "enabled the endpoint",
      test(204),
      false,
      "positive",
      "Delivered. The receiver responded with 204 after 1,087 ms.",
      en.enabledNow,
    ],
    [
      "was refused",
      test(500),
      false,
      "negative",
      "Refused. The receiver responded with 500 after 1,087 ms.",
      en.refusedHelp,
    ],
    [
      "was redirected",
      test(302),
      false,
      "negative",
      "Refused. The receiver responded with 302 after 1,087 ms.",
      en.redirectHelp,
    ],
    ["has no response", test(null), false, "negative", en.noResponse, en.noResponseHelp],
  ] as const)("says that it %s", (_, tested, wasEnabled, tone, title, help) => {
    expect(testWords(en, tested, wasEnabled)).toEqual({ tone, title, help });
  });

  it("has the Korean particle that fits the status", () => {
    expect(testWords(ko, test(204), true).title).toContain("204로 응답했습니다");
    expect(testWords(ko, test(503), true).title).toContain("503으로 응답했습니다");
  });
});

describe("a delivery", () => {
  const delivery: Delivery = {
    ...{ event_id: "evt_1795178640120000", type: "watch.changed", status: "succeeded" },
    ...{ attempts: 1, attempted_at: "2026-11-20T12:44:00Z", status_code: 204, duration_ms: 87 },
    next_attempt_at: null,
  };
  const next_attempt_at = "2026-11-20T12:49:00Z";
  it.each([
    [{}, "positive", "Delivered · 204", ""],
    [{ status: "failed", status_code: 500 }, "negative", "Failed, not tried again · 500", ""],
    [
      { status: "waiting", status_code: null, next_attempt_at },
      "warning",
      "Waiting · no response",
      "Next attempt: 2026-11-20 21:49:00 KST",
    ],
    [
      { status: "waiting", attempts: 0, status_code: null, next_attempt_at },
      "neutral",
      "Waiting",
      "",
    ],
    [{ status: "sending", attempts: 0, status_code: null }, "neutral", "Sending", ""],
    [
      { status: "dropped", attempts: 0, status_code: null },
      "warning",
      "Not sent, because the endpoint was disabled",
      "",
    ],
  ] as const)("with %o has the tone %s and the title %s", (change, tone, title, help) => {
    expect(deliveryWords(en, { ...delivery, ...change })).toEqual({ tone, title, help });
  });
});

describe("an error", () => {
  it("about an address says in words what is wrong with the address, for each reason", async () => {
    const reasons: string[] = [];
    for (const file of [
      "webhooks/address.ts",
      "variant-a/webhook-endpoints/requested-endpoint.ts",
    ]) {
      const source = await readFile(new URL(`../../../src/${file}`, import.meta.url), "utf8");
      const found = source.matchAll(/(?:refused: |refuse\()(["`])(.*?)\1/g);
      for (const [, , reason = ""] of found) reasons.push(reason.replace(/\$\{\w+\}/, "500"));
    }
    expect(new Set(reasons)).toEqual(new Set(Object.keys(ko.urlFaults)));
    for (const reason of reasons) {
      const failure = refusal("url_refused", { message: `url: ${reason}.` });
      expect(urlFault(ko, failure)).not.toBe(ko.urlFault);
    }
  });

  it("about an address says the rule for addresses if the reason is new", () => {
    expect(urlFault(ko, refusal("url_refused", { message: "url: is new." }))).toBe(ko.urlFault);
  });

  it.each([
    "url_refused",
    "webhooks_not_available",
    "endpoint_not_found",
    "too_many_endpoints",
    "too_many_tests",
  ] as const)("with the code %s has its own text in both languages", (code) => {
    const now = Date.parse("2026-11-20T12:00:00Z");
    for (const texts of [ko, en]) {
      const [title = ""] = failureWords(texts, refusal(code, { retryAfter: 43_200 }), now) ?? [];
      expect(title).not.toBe("");
      expect(title).not.toContain(code);
    }
  });

  it("about too many tests says when the next test is allowed", () => {
    const now = Date.parse("2026-11-20T12:00:00Z");
    const failure = refusal("too_many_tests", { retryAfter: 43_200 });
    expect(failureWords(en, failure, now)?.[1]).toContain("2026-11-21 09:00 KST");
  });

  it("that is not only about webhooks gets its text from the rest of the page", () => {
    expect(failureWords(ko, refusal("rate_limit_exceeded"), 0)).toBeNull();
    expect(failureWords(ko, { kind: "offline" }, 0)).toBeNull();
  });
});

describe("a second test within ten seconds", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const tooMany = (retryAfter: number): Reply<object> => ({
    ok: false,
    failure: refusal("too_many_tests", { retryAfter }),
  });
  const done: Reply<object> = { ok: true, value: {}, requestId: "" };

  it("is sent as soon as it is allowed, and the page says how long that takes", async () => {
    const call = vi.fn().mockResolvedValueOnce(tooMany(7)).mockResolvedValueOnce(done);
    const onWait = vi.fn();
    const reply = afterShortWait(call, onWait, () => true);
    await vi.advanceTimersByTimeAsync(6_999);
    expect([call.mock.calls.length, onWait.mock.calls]).toEqual([1, [[7]]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await reply).toBe(done);
  });

  it("is not sent if the person leaves the view before the test is allowed", async () => {
    const call = vi.fn().mockResolvedValue(tooMany(7));
    const reply = afterShortWait(
      call,
      () => {},
      () => false,
    );
    await vi.advanceTimersByTimeAsync(7_000);
    expect(await reply).toBeNull();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it("fails without a wait if the twenty tests of the day are used up", async () => {
    const call = vi.fn().mockResolvedValue(tooMany(3_600));
    expect(
      await afterShortWait(
        call,
        () => {},
        () => true,
      ),
    ).toMatchObject({ ok: false });
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe("the service", () => {
  it("is called only once even if the answer is lost, because a repetition could create another secret", async () => {
    vi.stubGlobal("location", new URL("http://127.0.0.1:8787/webhooks"));
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
      sent.push(`${method} ${new URL(url).pathname}`);
      throw new TypeError("fetch failed");
    });
    const service = new WebhookService("bvs_live_x");
    const id = "we_1";
    const calls = [
      () => service.add("https://shop.example.com/", null),
      () => service.rotate(id),
      () => service.test(id),
    ];
    for (const call of calls)
      expect(await call()).toEqual({ ok: false, failure: { kind: "offline" } });
    expect(sent).toEqual([
      "POST /v1/webhook_endpoints",
      "POST /v1/webhook_endpoints/we_1/rotate",
      "POST /v1/webhook_endpoints/we_1/test",
    ]);
  });
});
