/** Shows a new secret once, with a button to copy it, and says what to do with it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../parts/icon.tsx";
import { useWebhookTexts } from "./texts.ts";

export function SecretPanel({
  secret,
  isRotated,
  onHide,
}: {
  secret: string;
  isRotated: boolean;
  onHide: () => void;
}) {
  const texts = useWebhookTexts();
  const [told, setTold] = useState("");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setTold("");
    title.current?.focus();
  }, [secret]);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setTold(texts.copied),
      () => setTold(texts.copyFailed),
    );
  return (
    <div class="notice warning">
      <Icon name="warning" />
      <div class="stack">
        <h3 ref={title} tabIndex={-1}>
          {texts.secret}
        </h3>
        <p>{texts.secretOnce}</p>
        <div class="row">
          <input
            type="text"
            class="mono secret"
            readOnly
            spellcheck={false}
            autocomplete="off"
            aria-label={texts.secret}
            value={secret}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" class="button" onClick={() => void copy()}>
            <Icon name="copy" />
            {texts.copy}
          </button>
          <span role="status">{told}</span>
        </div>
        <ol class="steps-to-do">
          {[...texts.secretSteps, isRotated ? texts.secretRotated : texts.secretTest].map(
            (step) => (
              <li key={step}>{step}</li>
            ),
          )}
        </ol>
        <div>
          <button type="button" class="button" onClick={onHide}>
            {texts.hide}
          </button>
        </div>
      </div>
    </div>
  );
}
