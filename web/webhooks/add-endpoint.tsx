/** The form that adds an endpoint, with its address and the events that it gets. */
import { useEffect, useRef, useState } from "preact/hooks";
import { isLoopback } from "../../src/lib/loopback.ts";
import type { Failure } from "../service.ts";
import { noteFailure } from "../session.ts";
import { afterShortWait } from "./short-wait.ts";
import { useWebhookTexts } from "./texts.ts";
import { WebhookFailure } from "./webhook-failure.tsx";
import type { EndpointWithSecret, EventType, WebhookService } from "./webhook-service.ts";
import { urlFault } from "./words.ts";

export function AddEndpoint({
  service,
  onAdded,
  onLost,
}: {
  service: WebhookService;
  onAdded: (endpoint: EndpointWithSecret) => void;
  /** Called if no answer came. The service may have made the endpoint. */
  onLost: () => Promise<void>;
}) {
  const texts = useWebhookTexts();
  const [url, setUrl] = useState("");
  const [isAll, setAll] = useState(true);
  const [chosen, setChosen] = useState<ReadonlySet<EventType>>(new Set());
  const [wasSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [wait, setWait] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const firstEvent = useRef<HTMLInputElement>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const types = (Object.keys(texts.eventNames) as EventType[]).filter((type) => chosen.has(type));
  const lacksEvents = !isAll && types.length === 0;
  const isRefused = failure?.kind === "error" && failure.code === "url_refused";
  const fault = isRefused
    ? urlFault(texts, failure)
    : wasSent && url.trim() === ""
      ? texts.addressEmpty
      : "";

  const add = async (event: Event) => {
    event.preventDefault();
    setSent(true);
    setFailure(null);
    if (url.trim() === "") return field.current?.focus();
    if (lacksEvents) return firstEvent.current?.focus();
    if (isBusy) return;
    setBusy(true);
    const reply = await afterShortWait(
      () => service.add(url.trim(), isAll ? null : types),
      setWait,
      () => isShown.current,
    );
    if (!reply || !isShown.current) return;
    setBusy(false);
    setWait(null);
    setSent(false);
    if (reply.ok) {
      // Do not clear the field if the user has already typed the next address.
      setUrl((now) => (now === url ? "" : now));
      setAll(true);
      setChosen(new Set());
      return onAdded(reply.value);
    }
    noteFailure(reply.failure);
    setFailure(reply.failure);
    if (reply.failure.kind === "offline") await onLost();
    else if (reply.failure.code === "url_refused") field.current?.focus();
  };
  const choose = (type: EventType, isChosen: boolean) =>
    setChosen((known) => {
      const next = new Set(known);
      if (isChosen) next.add(type);
      else next.delete(type);
      return next;
    });

  return (
    <section class="watched-section" aria-labelledby="add-title">
      <form class="stack" onSubmit={add} noValidate>
        <h2 id="add-title">{texts.add}</h2>
        <div class="field">
          <label for="endpoint-url">{texts.address}</label>
          <input
            id="endpoint-url"
            ref={field}
            type="text"
            inputMode="url"
            autocomplete="off"
            spellcheck={false}
            value={url}
            placeholder="https://hooks.example.com/bvs"
            aria-invalid={fault !== ""}
            aria-describedby="endpoint-url-hint"
            onInput={(event) => {
              setUrl(event.currentTarget.value);
              if (isRefused) setFailure(null);
            }}
          />
          <p id="endpoint-url-hint" class={fault ? "hint wrong" : "hint"}>
            {fault ||
              [
                texts.addressHint,
                ...(isLoopback(location.href) ? [texts.addressHintLocal] : []),
              ].join(" ")}
          </p>
        </div>
        <fieldset class="events" aria-describedby="endpoint-events-hint">
          <legend>{texts.events}</legend>
          <label class="choice">
            <input
              type="checkbox"
              checked={isAll}
              onChange={(event) => setAll(event.currentTarget.checked)}
            />
            {texts.allEvents}
          </label>
          {!isAll &&
            Object.entries(texts.eventNames).map(([type, name], at) => (
              <label key={type} class="choice">
                <input
                  ref={at === 0 ? firstEvent : null}
                  type="checkbox"
                  checked={chosen.has(type as EventType)}
                  onChange={(event) => choose(type as EventType, event.currentTarget.checked)}
                />
                <span>
                  {name} <span class="code">{type}</span>
                </span>
              </label>
            ))}
          <p id="endpoint-events-hint" class="hint wrong">
            {wasSent && lacksEvents ? texts.noEvents : ""}
          </p>
        </fieldset>
        <div>
          <button type="submit" class="button primary" disabled={isBusy}>
            {texts.addButton}
          </button>
        </div>
        <p role="status">{wait === null ? "" : texts.addWaits(String(wait))}</p>
      </form>
      {failure && !isRefused && <WebhookFailure failure={failure} lost={texts.lostEndpoint} />}
    </section>
  );
}
