/** Asks for the API key if a view needs one. */
import { useRef, useState } from "preact/hooks";
import { FailureNotice, Notice } from "../parts/notice.tsx";
import type { Failure } from "../service.ts";
import { enter } from "../session.ts";
import { demoKeys, isSafePlace, keyHelpUrl } from "../settings.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import { type KeyFault, keyFault } from "./key-text.ts";

export function KeyView({
  failure,
  isChecking,
}: {
  failure: Failure | undefined;
  isChecking: boolean;
}) {
  const texts = usePageTexts();
  return (
    <main id="main" tabIndex={-1} class="frame view narrow stack">
      <h1>{texts.key.title}</h1>
      <p class="lead">{texts.key.lead}</p>
      {isSafePlace ? (
        <KeyForm failure={failure} isChecking={isChecking} />
      ) : (
        <Notice tone="negative" title={texts.key.unsafeTitle}>
          <p>{texts.key.unsafe}</p>
        </Notice>
      )}
    </main>
  );
}

function KeyForm({ failure, isChecking }: { failure: Failure | undefined; isChecking: boolean }) {
  const texts = usePageTexts();
  const field = useRef<HTMLInputElement>(null);
  const [keep, setKeep] = useState(false);
  const [fault, setFault] = useState<KeyFault | null>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const text = () => field.current?.value.trim() ?? "";
  const submit = (event: Event) => {
    event.preventDefault();
    const found = keyFault(text());
    setFault(found);
    setSubmitted(true);
    if (found) field.current?.focus();
    else void enter(text(), keep);
  };
  const demos = Object.entries(demoKeys);
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <form class="stack" onSubmit={submit} noValidate>
        <div class="field">
          <label for="key">{texts.key.label}</label>
          <input
            id="key"
            ref={field}
            type="text"
            class="mono"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder={texts.key.placeholder}
            aria-invalid={fault !== null}
            aria-describedby="key-hint"
            onInput={() => wasSubmitted && setFault(keyFault(text()))}
          />
          <p id="key-hint" class={fault ? "hint wrong" : "hint"} aria-live="polite">
            {fault ? describe(texts, fault) : ""}
          </p>
        </div>
        <div>
          <label class="choice">
            <input
              type="checkbox"
              checked={keep}
              onChange={(event) => setKeep(event.currentTarget.checked)}
            />
            {texts.key.keep}
          </label>
          <p class="hint">{texts.key.keepHint}</p>
        </div>
        <div class="row">
          <button type="submit" class="button primary" disabled={isChecking}>
            {isChecking ? texts.key.checking : texts.key.enter}
          </button>
          {keyHelpUrl && (
            <span class="muted">
              {texts.key.help} <a href={keyHelpUrl}>{texts.key.helpLink}</a>
            </span>
          )}
        </div>
        {!keyHelpUrl && demos.length === 0 && <p class="muted">{texts.key.helpNone}</p>}
      </form>
      {demos.length > 0 && (
        <section class="demo stack">
          <h2>{texts.key.demo}</h2>
          <p class="muted">{texts.key.demoHint}</p>
          {(["live", "test"] as const).map((mode) => (
            <div key={mode}>
              <p class="small muted" id={`demo-${mode}`}>
                {mode === "live" ? texts.key.demoLive : texts.key.demoTest}
              </p>
              <fieldset class="row" aria-labelledby={`demo-${mode}`}>
                {demos
                  .filter(([, key]) => key.startsWith(`bvs_${mode}_`))
                  .map(([name, key]) => (
                    <button
                      type="button"
                      key={key}
                      class="button"
                      disabled={isChecking}
                      onClick={() => void enter(key, keep)}
                    >
                      {name}
                    </button>
                  ))}
              </fieldset>
            </div>
          ))}
        </section>
      )}
    </>
  );
}

function describe({ key: { faults } }: PageTexts, fault: KeyFault): string {
  switch (fault.kind) {
    case "short":
      return faults.short(fault.missing);
    case "long":
      return faults.long(fault.extra);
    default:
      return faults[fault.kind];
  }
}
