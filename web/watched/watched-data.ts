/**
 * The data of the view of watched numbers: the changes since the last visit, and the list. The data
 * is updated while the view is shown.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Failure, Reply } from "../service.ts";
import { noteFailure, type Session } from "../session.ts";
import { withEvents } from "./changes.ts";
import { insist } from "./insist.ts";
import { type Pause, rememberVisit, type Visit, visitAt } from "./last-visit.ts";
import {
  type NewWatch,
  NUMBERS_A_CALL,
  type WatchEvent,
  type Watched,
  WatchService,
} from "./watch-service.ts";

const LOOK_MS = 60_000;
/** How soon the page looks for the first answers about new numbers. The time doubles each time. */
const FIRST_ANSWER_MS = 5_000;

export interface Feed {
  visit: Visit;
  /** The events since the previous visit, the oldest first. */
  events: readonly WatchEvent[];
  /** Whether the last visit was so long ago that some events are no longer kept. */
  isTooOld: boolean;
}

export interface WatchedData {
  service: WatchService;
  watches: readonly Watched[] | null;
  feed: Feed | null;
  failure: Failure | null;
  reload: () => Promise<void>;
  /** Shows numbers that were added, or whose reference was changed. */
  added: (watches: readonly NewWatch[]) => void;
  /** Removes numbers. @returns the removed numbers: all of them, unless a call failed */
  remove: (watches: readonly Watched[]) => Promise<readonly Watched[]>;
  /** Adds removed numbers again, with their references. @returns the added numbers */
  restore: (watches: readonly Watched[]) => Promise<readonly Watched[]>;
  /** Makes a call that may be repeated. If the call fails, shows the failure and returns null. */
  ask: <T>(call: () => Promise<Reply<T>>) => Promise<T | null>;
  fail: (failure: Failure) => void;
}

export function useWatched(session: Session): WatchedData {
  const { key, keyId, usage } = session;
  const service = useMemo(() => new WatchService(key), [key]);
  const [watches, setWatches] = useState<readonly Watched[] | null>(null);
  const [feed, setFeed] = useState<Feed | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isShown = useRef(true);
  const isLooking = useRef(false);
  // Removed numbers. An answer that was requested before the removal may still have them.
  const gone = useRef(new Set<string>());
  const readList = () => {
    gone.current.clear();
    return service.list();
  };
  const show = (list: readonly Watched[]) =>
    setWatches(list.filter(({ number }) => !gone.current.has(number)));
  const fail = (found: Failure) => {
    noteFailure(found);
    setFailure(found);
  };
  const ask = async <T>(call: () => Promise<Reply<T>>): Promise<T | null> => {
    const reply = await insist(call, {
      isWanted: () => isShown.current,
      // Show no message if the service is busy, because the page tries again within seconds.
      onPause: (found) => found.kind === "offline" && setFailure(found),
    });
    if (!reply || !isShown.current) return null;
    setFailure(null);
    if (reply.ok) return reply.value;
    fail(reply.failure);
    return null;
  };

  const readFeed = async (): Promise<Feed | null> => {
    let visit = visitAt(keyId, Date.now());
    let isTooOld = false;
    const found = await ask(async () => {
      const reply = await service.events(visit.since);
      if (reply.ok || reply.failure.kind !== "error") return reply;
      if (reply.failure.code !== "cursor_expired") return reply;
      isTooOld = true;
      visit = { ...visit, since: null };
      return service.events(null);
    });
    if (!found) return null;
    const { events, next } = found;
    const shown = { ...visit, next, at: Date.now(), ...pauseIn(events) };
    rememberVisit(keyId, shown);
    return { visit: shown, events, isTooOld };
  };
  const reload = async () => {
    // Read the feed before the list. If a number changes between the two calls, the list has the
    // change, and the next look finds its event.
    const read = await readFeed();
    if (read) setFeed(read);
    const list = read && (await ask(readList));
    if (list) show(list.watches);
  };
  useEffect(() => {
    isShown.current = true;
    void reload();
    return () => {
      isShown.current = false;
    };
  }, [service]);

  useEffect(() => {
    if (!feed) return;
    const look = async () => {
      if (document.visibilityState !== "visible" || isLooking.current) return;
      isLooking.current = true;
      const reply = await service.events(feed.visit.next);
      isLooking.current = false;
      if (!reply.ok || !isShown.current) return;
      const { events, next } = reply.value;
      const visit = { ...feed.visit, next, at: Date.now(), ...pauseIn(events) };
      rememberVisit(keyId, visit);
      setFeed({ ...feed, visit, events: [...feed.events, ...events] });
      setWatches((known) => known && withEvents(known, events));
    };
    const timer = setInterval(() => void look(), LOOK_MS);
    const comeBack = () => void look();
    document.addEventListener("visibilitychange", comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", comeBack);
    };
  }, [feed, service]);

  // Look for the first answers, because there are no events about them. With a test key, do
  // not look: answers come only when the user presses a button (`watched-view.tsx`).
  const waits = usage.mode !== "test" && (watches?.some(({ state }) => state === null) ?? false);
  useEffect(() => {
    if (!waits) return;
    let timer: ReturnType<typeof setTimeout>;
    const lookAfter = (ms: number) => {
      timer = setTimeout(async () => {
        if (document.visibilityState === "visible") {
          const reply = await readList();
          if (!isShown.current) return;
          if (reply.ok) show(reply.value.watches);
        }
        lookAfter(2 * ms);
      }, ms);
    };
    lookAfter(FIRST_ANSWER_MS);
    return () => clearTimeout(timer);
  }, [waits, service]);

  const added = (given: readonly NewWatch[]) => {
    for (const { number } of given) gone.current.delete(number);
    setWatches((known) => withAdded(known ?? [], given));
  };
  const inCalls = async (
    all: readonly Watched[],
    call: (piece: readonly Watched[]) => Promise<Reply<object>>,
  ) => {
    let first = 0;
    for (; first < all.length; first += NUMBERS_A_CALL) {
      const piece = all.slice(first, first + NUMBERS_A_CALL);
      if (!(await ask(() => call(piece)))) break;
    }
    return all.slice(0, first);
  };
  const remove = (given: readonly Watched[]) =>
    inCalls(given, async (piece) => {
      const numbers = piece.map(({ number }) => number);
      const reply = await service.remove(numbers);
      if (reply.ok) {
        for (const number of numbers) gone.current.add(number);
        setWatches((known) => known?.filter(({ number }) => !gone.current.has(number)) ?? null);
      }
      return reply;
    });
  const restore = async (given: readonly Watched[]) => {
    const restored = await inCalls(given, (piece) => service.add(piece));
    await reload();
    return restored;
  };
  return { service, watches, feed, failure, reload, added, remove, restore, ask, fail };
}

function withAdded(known: readonly Watched[], given: readonly NewWatch[]): readonly Watched[] {
  const rest = new Map(given.map((watch) => [watch.number, watch]));
  const kept = known.map((watch) => {
    const { reference } = rest.get(watch.number) ?? watch;
    rest.delete(watch.number);
    return { ...watch, reference: reference ?? watch.reference };
  });
  const fresh = [...rest.values()].map((watch) => ({
    ...{ ...watch, state: null, checkedAt: null, changedAt: null },
  }));
  return [...kept, ...fresh];
}

function pauseIn(events: readonly WatchEvent[]): { paused?: Pause } {
  const event = events.findLast(({ type }) => type === "watch.paused");
  if (event?.type !== "watch.paused") return {};
  return { paused: { at: Date.parse(event.timestamp), ...event.data } };
}
