/** Shows a failure in words, even a failure that only webhooks have. */
import { FailureNotice } from "../parts/notice.tsx";
import type { Failure } from "../service.ts";
import { useWebhookTexts } from "./texts.ts";
import { failureWords } from "./words.ts";

export function WebhookFailure({
  failure,
  lost,
  retry,
}: {
  failure: Failure;
  /** The words for a lost connection, if the call may have had an effect. */
  lost?: [title: string, help: string];
  retry?: () => void;
}) {
  const texts = useWebhookTexts();
  const words = failureWords(texts, failure, Date.now());
  return (
    <FailureNotice
      failure={failure}
      words={failure.kind === "offline" ? lost : words}
      {...(retry && { retry })}
    />
  );
}
