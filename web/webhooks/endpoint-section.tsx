/** Shows one endpoint: its state in words, its new secret, a test, and the last deliveries. */
import { useEffect, useRef, useState } from "preact/hooks";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import type { Tone } from "../parts/tone.ts";
import type { Failure, Reply } from "../service.ts";
import { noteFailure } from "../session.ts";
import { koreanMinuteIn } from "../texts/format.ts";
import { Deliveries } from "./deliveries.tsx";
import { SecretPanel } from "./secret-panel.tsx";
import { afterShortWait } from "./short-wait.ts";
import { useWebhookTexts } from "./texts.ts";
import { WebhookFailure } from "./webhook-failure.tsx";
import type {
  Endpoint,
  EndpointWithSecret,
  TestedEndpoint,
  WebhookService,
} from "./webhook-service.ts";
import { endpointWords, eventName, testWords } from "./words.ts";

type Question = "rotate" | "remove";

export function EndpointSection({
  service,
  endpoint,
  secret,
  onChange,
  onSecret,
  onHideSecret,
  onRemoved,
  onGone,
}: {
  service: WebhookService;
  endpoint: Endpoint;
  /** Set only directly after the secret was made. */
  secret: string | undefined;
  onChange: (endpoint: Endpoint) => void;
  onSecret: (endpoint: EndpointWithSecret) => void;
  onHideSecret: () => void;
  onRemoved: () => void;
  /** Called if somebody else has deleted the endpoint. */
  onGone: (failure: Failure) => void;
}) {
  const texts = useWebhookTexts();
  const { id, url, types, both_secrets_until: bothUntil } = endpoint;
  const [busy, setBusy] = useState<"testing" | "changing" | null>(null);
  const [wait, setWait] = useState<number | null>(null);
  const [tested, setTested] = useState<{ test: TestedEndpoint; wasEnabled: boolean } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [lost, setLost] = useState<[string, string] | undefined>();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isListing, setListing] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const ask = async <T,>(
    call: () => Promise<Reply<T> | null>,
    onAnswer: (answer: T) => void,
    ifLost?: [string, string],
  ) => {
    setQuestion(null);
    setBusy("changing");
    setTested(null);
    setFailure(null);
    setLost(ifLost);
    const reply = await call();
    if (!reply || !isShown.current) return;
    setBusy(null);
    if (reply.ok) return onAnswer(reply.value);
    noteFailure(reply.failure);
    const isGone = reply.failure.kind === "error" && reply.failure.code === "endpoint_not_found";
    if (isGone) onGone(reply.failure);
    else setFailure(reply.failure);
  };
  const test = () => {
    const send = async () => {
      const reply = await afterShortWait(
        () => service.test(id),
        setWait,
        () => isShown.current,
      );
      setWait(null);
      return reply;
    };
    const wasEnabled = endpoint.status === "enabled";
    const asked = ask(send, (answer) => {
      setTested({ test: answer, wasEnabled });
      onChange(answer.endpoint);
    });
    setBusy("testing");
    return asked;
  };
  const rotate = () => ask(() => service.rotate(id), onSecret, texts.lostSecret);
  const remove = () => ask(() => service.remove(id), onRemoved);
  const setStatus = (status: "enabled" | "disabled") =>
    ask(() => service.setStatus(id, status), onChange);

  const title = `endpoint-${id}`;
  const result = tested && testWords(texts, tested.test, tested.wasEnabled);
  const isBusy = busy !== null;
  const isEnabled = endpoint.status === "enabled";
  const isRotated = bothUntil !== null;
  return (
    <section class="stack endpoint" aria-labelledby={title}>
      <h2 id={title} class="mono">
        {url}
      </h2>
      <div role="status">
        <Line {...endpointWords(texts, endpoint)} />
      </div>
      <p>
        <span class="muted">{texts.events}:</span>{" "}
        {types === null ? texts.allEvents : types.map((type) => eventName(texts, type)).join(" · ")}
      </p>
      {isRotated && <p class="small muted">{texts.bothUntil(koreanMinuteIn(bothUntil))}</p>}
      {secret !== undefined && (
        <SecretPanel secret={secret} isRotated={isRotated} onHide={onHideSecret} />
      )}
      <div class="row">
        <button
          type="button"
          class={endpoint.status === "unverified" ? "button primary" : "button"}
          disabled={isBusy}
          onClick={() => void test()}
        >
          {texts.test}
        </button>
        {endpoint.status !== "unverified" && (
          <button
            type="button"
            class="button"
            disabled={isBusy}
            onClick={() => void setStatus(isEnabled ? "disabled" : "enabled")}
          >
            {isEnabled ? texts.disable : texts.enable}
          </button>
        )}
        <button
          type="button"
          class="button"
          disabled={isBusy}
          onClick={() => setQuestion("rotate")}
        >
          {texts.rotate}
        </button>
        <button
          type="button"
          class="button quiet"
          disabled={isBusy}
          onClick={() => setQuestion("remove")}
        >
          {texts.remove}
        </button>
      </div>
      <div role="status">
        {wait !== null && <p class="muted">{texts.waits(String(wait))}</p>}
        {wait === null && busy === "testing" && <p class="muted">{texts.testing}</p>}
        {result && <Line {...result} />}
      </div>
      {failure && <WebhookFailure failure={failure} {...(lost && { lost })} />}
      <details class="developer" onToggle={(event) => setListing(event.currentTarget.open)}>
        <summary>{texts.deliveries}</summary>
        {isListing && <Deliveries service={service} id={id} />}
      </details>
      {question === "rotate" && (
        <ConfirmDialog
          text={[texts.rotateConfirm(url), ...(isRotated ? [texts.rotateAgain] : [])].join(" ")}
          yes={texts.rotate}
          onYes={() => void rotate()}
          onNo={() => setQuestion(null)}
        />
      )}
      {question === "remove" && (
        <ConfirmDialog
          text={texts.removeConfirm(url)}
          yes={texts.remove}
          onYes={() => void remove()}
          onNo={() => setQuestion(null)}
        />
      )}
    </section>
  );
}

function Line({ tone, title, help }: { tone: Tone; title: string; help: string }) {
  return (
    <>
      <p>
        <strong class={`mark ${tone}`}>
          <Icon name={tone} />
          {title}
        </strong>
      </p>
      {help !== "" && <p>{help}</p>}
    </>
  );
}
