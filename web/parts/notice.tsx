/** Shows notices, for example about failures and test numbers. */
import type { ComponentChildren } from "preact";
import type { RunFailure } from "../list/run-state.ts";
import { koreanMinuteOf } from "../texts/format.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import { Icon } from "./icon.tsx";
import type { Tone } from "./tone.ts";

export function Notice({
  tone = "neutral",
  title,
  children,
  live = false,
}: {
  tone?: Tone;
  title?: string;
  children?: ComponentChildren;
  /** Whether screen readers announce the notice when it appears. */
  live?: boolean;
}) {
  return (
    <div class={`notice ${tone}`} role={live ? "status" : undefined}>
      <Icon name={tone} />
      <div>
        {/* Level 2, because the notice comes directly below the title of the view. */}
        {title && <h3 aria-level={2}>{title}</h3>}
        {children}
      </div>
    </div>
  );
}

export function FailureNotice({
  failure,
  words,
  place,
  retry,
}: {
  failure: RunFailure;
  /** The view's own words for this failure. */
  words?: readonly [title: string, help: string] | null | undefined;
  /** Which line of the list was refused. */
  place?: string | undefined;
  retry?: () => void;
}) {
  const texts = usePageTexts();
  const [title, help] = words ?? describeFailure(texts, failure);
  const isNoTestNumber = failure.kind === "error" && failure.code === "test_number_required";
  const isRefused = failure.kind === "error" && failure.status < 500;
  return (
    <Notice tone={isRefused ? "warning" : "neutral"} title={title} live>
      {place !== undefined && <p>{place}</p>}
      <p>{isNoTestNumber ? <TestNumbers /> : help}</p>
      {retry && !isNoTestNumber && (
        <p>
          <button type="button" class="button retry" onClick={retry}>
            {texts.retry}
          </button>
        </p>
      )}
      {failure.kind === "error" && (
        <p class="code">
          {failure.code} · {failure.requestId}
        </p>
      )}
    </Notice>
  );
}

export function TestNumbers() {
  const texts = usePageTexts();
  return (
    <>
      {texts.testNumbers} <a href="/docs#test-mode">{texts.testNumbersLink}</a>
    </>
  );
}

function describeFailure(
  { failures, verdict, lang }: PageTexts,
  failure: RunFailure,
): [string, string] {
  if (failure.kind !== "error") return failures[failure.kind];
  const { code, retryAfter, status } = failure;
  switch (code) {
    case "registry_unavailable":
      return [verdict.unavailable, verdict.unavailableHelp];
    case "rate_limit_exceeded":
      return [
        failures.rate[0],
        retryAfter === undefined ? failures.rate[1] : failures.rateIn(String(retryAfter)),
      ];
    case "quota_exceeded": {
      if (retryAfter === undefined) return failures.quota;
      const time = koreanMinuteOf(Date.now() + retryAfter * 1000);
      return [failures.quota[0], failures.quotaUntil(time)];
    }
    case "daily_limit_exceeded":
      return failures.day;
    case "missing_api_key":
    case "invalid_api_key":
      return failures.key;
    case "feature_not_available":
      return failures.plan;
    case "too_many_jobs":
      return failures.jobs;
    case "storage_exceeded":
      return failures.storage;
    case "job_limit_exceeded":
      return failures.jobRows;
    case "job_not_found":
      return failures.gone;
    case "too_many_watched":
      return failures.watched;
    case "receipts_not_available":
      return failures.noReceipts;
    case "test_number_required":
      return [failures.noTestNumber, ""];
    default: {
      if (status >= 500) return failures.internal;
      const refusals: Partial<Record<string, string>> = failures.refusals;
      // The service's message names the field, but it exists only in English.
      const told = lang === "en" ? failure.message : failures.invalid[1];
      return [failures.invalid[0], refusals[code] ?? told];
    }
  }
}
