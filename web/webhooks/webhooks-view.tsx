/** The view of webhooks: the account's endpoints, and a form to add one. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Notice } from "../parts/notice.tsx";
import type { Failure } from "../service.ts";
import { noteFailure, type Session } from "../session.ts";
import { usePageTexts } from "../texts/page-language.ts";
import { AddEndpoint } from "./add-endpoint.tsx";
import { EndpointSection } from "./endpoint-section.tsx";
import { useWebhookTexts } from "./texts.ts";
import { WebhookFailure } from "./webhook-failure.tsx";
import { type Endpoint, type EndpointWithSecret, WebhookService } from "./webhook-service.ts";

/** How often the page checks whether an endpoint fails or was disabled. */
const LOOK_MS = 30_000;

export function WebhooksView({ session }: { session: Session }) {
  const texts = useWebhookTexts();
  return (
    <main id="main" tabIndex={-1} class="frame view webhooks">
      <div class="view-head">
        <div>
          <h1>{texts.title}</h1>
          <p class="lead">
            {texts.lead} {texts.modes[session.usage.mode === "test" ? "test" : "live"]}{" "}
            <a href="/docs#how-webhooks-work">{texts.guide}</a>
          </p>
        </div>
      </div>
      {session.variants.includes("a") ? (
        <Endpoints session={session} />
      ) : (
        <Notice tone="warning">{texts.noVariant}</Notice>
      )}
    </main>
  );
}

function Endpoints({ session: { key } }: { session: Session }) {
  const { loading } = usePageTexts();
  const texts = useWebhookTexts();
  const service = useMemo(() => new WebhookService(key), [key]);
  const [endpoints, setEndpoints] = useState<readonly Endpoint[] | null>(null);
  /** The visible secrets, by the id of the endpoint. They are not stored in any other place. */
  const [secrets, setSecrets] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<Failure | null>(null);
  const [told, setTold] = useState("");
  const message = useRef<HTMLParagraphElement>(null);
  const isShown = useRef(true);
  // Deleted endpoints. An answer that was requested before the deletion may still have them.
  const removed = useRef(new Set<string>());

  const load = async () => {
    const reply = await service.list();
    if (!isShown.current) return;
    if (reply.ok) {
      const { webhook_endpoints: found } = reply.value;
      setEndpoints(found.filter(({ id }) => !removed.current.has(id)));
    } else noteFailure(reply.failure);
    setFailure(reply.ok ? null : reply.failure);
  };
  useEffect(() => {
    isShown.current = true;
    void load();
    const look = () => void (document.visibilityState === "visible" && load());
    const timer = setInterval(look, LOOK_MS);
    addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      isShown.current = false;
      clearInterval(timer);
      removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [service]);

  const show = (changed: Endpoint) =>
    setEndpoints((known) => {
      const others = known?.filter(({ id }) => id !== changed.id) ?? [];
      return others.length === known?.length
        ? [...others, changed]
        : (known?.map((one) => (one.id === changed.id ? changed : one)) ?? [changed]);
    });
  const showSecret = ({ secret, ...endpoint }: EndpointWithSecret) => {
    setTold("");
    show(endpoint);
    setSecrets((known) => new Map(known).set(endpoint.id, secret));
  };
  const hideSecret = (id: string) =>
    setSecrets((known) => new Map([...known].filter(([other]) => other !== id)));
  const leaveOut = ({ id, url }: Endpoint) => {
    removed.current.add(id);
    setEndpoints((known) => known?.filter((one) => one.id !== id) ?? null);
    hideSecret(id);
    setTold(texts.removed(url));
    // Focus the message, because the clicked button is gone.
    setTimeout(() => message.current?.focus());
  };

  return (
    <div class="stack">
      {failure && <WebhookFailure failure={failure} retry={() => void load()} />}
      {endpoints === null && !failure && <p class="muted">{loading}</p>}
      <p ref={message} role="status" tabIndex={-1}>
        {told}
      </p>
      {endpoints?.length === 0 && (
        <p>
          {texts.none} {texts.noneHow}
        </p>
      )}
      {endpoints?.map((endpoint) => (
        <EndpointSection
          key={endpoint.id}
          service={service}
          endpoint={endpoint}
          secret={secrets.get(endpoint.id)}
          onChange={show}
          onSecret={showSecret}
          onHideSecret={() => hideSecret(endpoint.id)}
          onRemoved={() => leaveOut(endpoint)}
          onGone={(found) => void load().then(() => setFailure(found))}
        />
      ))}
      {endpoints && <AddEndpoint service={service} onAdded={showSecret} onLost={load} />}
    </div>
  );
}
