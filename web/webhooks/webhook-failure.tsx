/** A failure in words, also one that only webhooks have. */
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
  /** What a lost connection means, if it means more than that nothing was done. */
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
