/** Puts endpoints, test messages, deliveries and failures into words. */
import type { Tone } from "../parts/tone.ts";
import type { Failure } from "../service.ts";
import { koreanMinuteIn, koreanMinuteOf, momentIn, number } from "../texts/format.ts";
import type { WebhookTexts } from "./texts.ts";
import type { Delivery, Endpoint, EventType, TestedEndpoint } from "./webhook-service.ts";

interface Words {
  tone: Tone;
  title: string;
  help: string;
}

export function endpointWords(texts: WebhookTexts, endpoint: Endpoint): Words {
  const { statuses } = texts;
  const { status, disabled_reason, failing_since } = endpoint;
  switch (status) {
    case "unverified":
      return { tone: "neutral", title: statuses.unverified, help: texts.unverified };
    case "disabled": {
      const why = { gone: texts.gone, failing: texts.failed };
      const reason = disabled_reason === null ? texts.byYou : why[disabled_reason];
      const tone = disabled_reason === null ? "neutral" : "negative";
      return { tone, title: statuses.disabled, help: `${reason} ${texts.missed}` };
    }
    case "enabled": {
      if (failing_since === null) return { tone: "positive", title: statuses.enabled, help: "" };
      const help = texts.failing(koreanMinuteIn(failing_since));
      return { tone: "warning", title: statuses.failing, help };
    }
  }
}

/** @param wasEnabled whether the endpoint was enabled before the test message */
export function testWords(
  texts: WebhookTexts,
  { delivered, status_code, duration_ms, endpoint }: TestedEndpoint,
  wasEnabled: boolean,
): Words {
  const duration = texts.milliseconds(number(duration_ms));
  if (status_code === null)
    return { tone: "negative", title: texts.noResponse, help: texts.noResponseHelp };
  const status = String(status_code);
  if (delivered) {
    const isEnabledNow = endpoint.status === "enabled" && !wasEnabled;
    const help = isEnabledNow ? texts.enabledNow : "";
    return { tone: "positive", title: texts.delivered(status, duration), help };
  }
  const isRedirect = status_code >= 300 && status_code < 400;
  const help = isRedirect ? texts.redirectHelp : texts.refusedHelp;
  return { tone: "negative", title: texts.refused(status, duration), help };
}

export function eventName({ eventNames, deletedEvent }: WebhookTexts, type: EventType | null) {
  if (type === null) return deletedEvent;
  // A newer service may have other types.
  return eventNames[type] ?? type;
}

const DELIVERY_TONES = {
  succeeded: "positive",
  waiting: "neutral",
  sending: "neutral",
  failed: "negative",
  dropped: "warning",
} as const satisfies Record<Delivery["status"], Tone>;

export function deliveryWords(texts: WebhookTexts, delivery: Delivery): Words {
  const { status, attempts, status_code, next_attempt_at } = delivery;
  const response = attempts === 0 ? [] : [status_code ?? texts.noStatus];
  const isRepeated = attempts > 0 && next_attempt_at !== null;
  return {
    tone: status === "waiting" && attempts > 0 ? "warning" : DELIVERY_TONES[status],
    title: [texts.outcomes[status], ...response].join(" · "),
    help: isRepeated ? texts.nextAttempt(`${momentIn(next_attempt_at, "Asia/Seoul")} KST`) : "",
  };
}

/** @returns null for failures that all calls can have, because `FailureNotice` describes them */
export function failureWords(
  texts: WebhookTexts,
  failure: Failure,
  now: number,
): [title: string, help: string] | null {
  if (failure.kind !== "error") return null;
  const { code, retryAfter = 0 } = failure;
  if (code === "too_many_tests") {
    const time = koreanMinuteOf(now + retryAfter * 1_000);
    return [texts.tooManyTests, texts.tooManyTestsUntil(time)];
  }
  if (code === "url_refused") return [urlFault(texts, failure), ""];
  const known: Partial<Record<string, [string, string]>> = texts.failures;
  return known[code] ?? null;
}

export function urlFault(texts: WebhookTexts, failure: Failure): string {
  if (failure.kind !== "error") return "";
  const told = failure.message.replace(/^url: |\.$/g, "");
  const faults: Partial<Record<string, string>> = texts.urlFaults;
  return faults[told] ?? texts.urlFault;
}
