/** Shown while the browser has a key, but the service gives no answer about it. */
import { FailureNotice } from "../parts/notice.tsx";
import type { Failure } from "../service.ts";
import { type KnownKey, leave, tryAgain } from "../session.ts";
import { usePageTexts } from "../texts/page-language.ts";

export function WaitingForService({ kept, failure }: { kept: KnownKey; failure: Failure }) {
  const texts = usePageTexts();
  return (
    <main id="main" tabIndex={-1} class="frame view narrow stack">
      <h1>{texts.key.waitingTitle}</h1>
      <p class="lead">{texts.key.waiting}</p>
      <FailureNotice failure={failure} retry={tryAgain} />
      <p>
        <button type="button" class="button quiet" onClick={() => leave(kept)}>
          {texts.key.leave}
        </button>
      </p>
    </main>
  );
}
