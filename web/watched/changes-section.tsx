/** Shows what changed since the last visit or in the last 30 days, the newest change first. */
import { useMemo, useState } from "preact/hooks";
import { hyphenate } from "../parts/business-number.ts";
import { Icon } from "../parts/icon.tsx";
import { FailureNotice, Notice } from "../parts/notice.tsx";
import type { Failure } from "../service.ts";
import { koreanMinuteIn, number } from "../texts/format.ts";
import { usePageTexts } from "../texts/page-language.ts";
import { changeSentences, pauseSentence, toneOfState } from "./changes.ts";
import { Downloads } from "./downloads.tsx";
import type { ChangedEvent, WatchEvent, WatchService } from "./watch-service.ts";
import type { Feed } from "./watched-data.ts";
import { changesSheet } from "./watched-sheets.ts";

const SHOWN_AT_FIRST = 20;

export function ChangesSection({
  feed,
  service,
  names,
}: {
  feed: Feed;
  service: WatchService;
  names: ReadonlyMap<string, string>;
}) {
  const texts = usePageTexts();
  const { watched } = texts;
  /** The events of the last 30 days; null while the view shows those since the last visit. */
  const [recent, setRecent] = useState<readonly WatchEvent[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [most, setMost] = useState(SHOWN_AT_FIRST);
  const { visit, isTooOld } = feed;
  const isSince = visit.since !== null && recent === null;
  const events = useMemo(() => {
    const known = new Set(recent?.map(({ id }) => id));
    return [...(recent ?? []), ...feed.events.filter(({ id }) => !known.has(id))].toReversed();
  }, [recent, feed.events]);
  const changes = events.filter((event): event is ChangedEvent => event.type === "watch.changed");
  const showRecent = async () => {
    const reply = await service.events(null);
    setFailure(reply.ok ? null : reply.failure);
    if (reply.ok) setRecent(reply.value.events);
  };
  return (
    <section class="stack" aria-labelledby="changes-title">
      <h2 id="changes-title">
        {isSince && visit.before !== null
          ? watched.sinceVisit(koreanMinuteIn(visit.before))
          : watched.recent}
      </h2>
      {isTooOld && <Notice>{watched.tooOld}</Notice>}
      {failure && <FailureNotice failure={failure} retry={() => void showRecent()} />}
      <div role="status">{events.length === 0 && <p>{watched.noChanges}</p>}</div>
      {events.length > 0 && (
        <ul class="changes">
          {events.slice(0, most).map((event) => (
            <EventLine key={event.id} event={event} names={names} />
          ))}
        </ul>
      )}
      <div class="row">
        {events.length > most && (
          <button type="button" class="button" onClick={() => setMost(most * 5)}>
            {watched.moreChanges(number(events.length - most))}
          </button>
        )}
        {visit.since !== null && (
          <button
            type="button"
            class="button quiet"
            onClick={() => (recent === null ? void showRecent() : setRecent(null))}
          >
            {recent === null ? watched.showRecent : watched.showSince}
          </button>
        )}
        {changes.length > 0 && (
          <Downloads
            what={watched.downloadChanges}
            sheet={() => changesSheet(texts, changes, names)}
          />
        )}
      </div>
    </section>
  );
}

function EventLine({ event, names }: { event: WatchEvent; names: ReadonlyMap<string, string> }) {
  const texts = usePageTexts();
  if (event.type !== "watch.changed") {
    return (
      <li class="neutral">
        <Icon name="neutral" />
        <div>
          <p>{pauseSentence(texts, event)}</p>
          <p class="small muted">{koreanMinuteIn(event.timestamp)}</p>
        </div>
      </li>
    );
  }
  const { data } = event;
  const tone = toneOfState(data.after);
  const about = [data.reference, names.get(data.business_number)].filter(Boolean).join(" · ");
  return (
    <li class={tone}>
      <Icon name={tone} />
      <div>
        <p>
          <strong class="numbers">{hyphenate(data.business_number)}</strong> {about}
        </p>
        <p>{changeSentences(texts, data).join(" ")}</p>
        <p class="small muted">{texts.watched.confirmed(koreanMinuteIn(data.checked_at))}</p>
      </div>
    </li>
  );
}
