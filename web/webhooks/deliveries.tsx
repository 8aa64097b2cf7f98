/** Shows the last deliveries to an endpoint, the newest first, and updates them. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/icon.tsx";
import type { Failure } from "../service.ts";
import { noteFailure } from "../session.ts";
import { momentIn, number } from "../texts/format.ts";
import { usePageTexts } from "../texts/page-language.ts";
import { useWebhookTexts } from "./texts.ts";
import { WebhookFailure } from "./webhook-failure.tsx";
import type { Delivery, WebhookService } from "./webhook-service.ts";
import { deliveryWords, eventName } from "./words.ts";

const LOOK_MS = 5_000;

export function Deliveries({ service, id }: { service: WebhookService; id: string }) {
  const { loading } = usePageTexts();
  const texts = useWebhookTexts();
  const [deliveries, setDeliveries] = useState<readonly Delivery[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      if (document.visibilityState !== "visible") return;
      const reply = await service.deliveries(id);
      if (!isShown) return;
      if (reply.ok) setDeliveries(reply.value.deliveries);
      else noteFailure(reply.failure);
      setFailure(reply.ok ? null : reply.failure);
    };
    void load();
    const timer = setInterval(() => void load(), LOOK_MS);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [service, id]);
  return (
    <div class="stack">
      <p class="small muted">{texts.deliveriesHint}</p>
      {failure && <WebhookFailure failure={failure} />}
      {deliveries === null && !failure && <p class="muted">{loading}</p>}
      {deliveries?.length === 0 && <p>{texts.noDeliveries}</p>}
      {deliveries && deliveries.length > 0 && (
        <table class="plain-table">
          <thead>
            <tr>
              <th scope="col">{texts.when}</th>
              <th scope="col">{texts.event}</th>
              <th scope="col">{texts.attempt}</th>
              <th scope="col">{texts.deliveryStatus}</th>
              <th scope="col">{texts.duration}</th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <Row key={delivery.event_id} delivery={delivery} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Row({ delivery }: { delivery: Delivery }) {
  const texts = useWebhookTexts();
  const { event_id, type, attempts, attempted_at, duration_ms } = delivery;
  const { tone, title, help } = deliveryWords(texts, delivery);
  return (
    <tr>
      <td class="numbers" data-label={texts.when}>
        {attempted_at === null ? texts.notYet : momentIn(attempted_at, "Asia/Seoul")}
      </td>
      <th scope="row">
        {eventName(texts, type)} <span class="code block">{event_id}</span>
      </th>
      <td class="numbers" data-label={texts.attempt}>
        {texts.attempts(number(attempts))}
      </td>
      <td>
        <span class={`mark ${tone}`}>
          <Icon name={tone} />
          {title}
        </span>
        {help !== "" && <span class="small muted block">{help}</span>}
      </td>
      <td class="numbers" data-label={texts.duration}>
        {duration_ms === null ? "" : texts.milliseconds(number(duration_ms))}
      </td>
    </tr>
  );
}
