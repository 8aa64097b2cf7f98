/**
 * Adds the numbers of a list to the watched numbers, in several calls if there are many. The run
 * continues while another view is shown. The run first reads the watched numbers. So it can say how
 * many numbers are new, even if answers are lost. A repeated call adds nothing twice.
 */
import type { Failure, Reply } from "../service.ts";
import { noteFailure, type Session } from "../session.ts";
import { createStore } from "../store.ts";
import type { Candidate } from "./candidates.ts";
import { insist } from "./insist.ts";
import { rememberNames } from "./names.ts";
import { type NewWatch, NUMBERS_A_CALL, WatchService } from "./watch-service.ts";

/** How many times the run may start. It starts again if others take the free places meanwhile. */
const MOST_STARTS = 3;

export interface WatchRun {
  /** The list from which the numbers come. */
  source: object;
  isEnded: boolean;
  total: number;
  /** How many numbers the service has received. */
  done: number;
  added: number;
  alreadyWatched: number;
  /** How many numbers were watched already and have a new reference. */
  renamed: number;
  /** The numbers for which there is no room. */
  beyond: readonly Candidate[];
  isWaiting: boolean;
  /** Why the run ended early. Numbers that were added stay watched. */
  failure: Failure | null;
}

/** The run of this tab; null before the first one. */
export const watchRun = createStore<WatchRun | null>(null);

export function startWatching(
  session: Session,
  source: object,
  businesses: readonly Candidate[],
  withReferences: boolean,
): void {
  if (watchRun.get()?.isEnded === false) return;
  rememberNames(session.keyId, businesses);
  watchRun.set({
    ...{ source, isEnded: false, total: businesses.length, done: 0 },
    ...{ added: 0, alreadyWatched: 0, renamed: 0 },
    ...{ beyond: [], isWaiting: false, failure: null },
  });
  const wanted = businesses.map(({ reference, ...rest }) => ({
    ...rest,
    reference: withReferences ? reference : null,
  }));
  void addAll(session, wanted).then(
    (failure) => update({ isEnded: true, isWaiting: false, failure }),
    // `addAll` throws only if the page has a bug, because it returns the failures of calls. End the
    // run even then, so that it does not seem to continue.
    (fault) => {
      update({ isEnded: true, isWaiting: false });
      throw fault;
    },
  );
}

function update(change: Partial<WatchRun>): void {
  const current = watchRun.get();
  if (current) watchRun.set({ ...current, ...change });
}

async function addAll(session: Session, wanted: readonly Candidate[]): Promise<Failure | null> {
  const service = new WatchService(session.key);
  const most = session.usage.max_watched ?? Number.POSITIVE_INFINITY;
  const onPause = () => update({ isWaiting: true });
  let failure: Failure | null = null;
  const ask = async <T>(call: () => Promise<Reply<T>>): Promise<T | null> => {
    const reply = await insist(call, { onPause });
    update({ isWaiting: false });
    if (reply?.ok) return reply.value;
    failure = reply?.failure ?? null;
    return null;
  };
  /** The numbers that were watched before this run began. */
  let before: ReadonlySet<string> | null = null;
  const sent = new Set<string>();
  const changed = new Set<string>();
  for (let start = 0; start < MOST_STARTS; start++) {
    const list = await ask(() => service.list());
    if (!list) break;
    const watched = new Map(list.watches.map(({ number, reference }) => [number, reference]));
    before ??= new Set(watched.keys());
    const fresh = wanted.filter(({ number }) => !watched.has(number));
    const room = Math.max(0, most - watched.size);
    const known = wanted.filter(({ number }) => watched.has(number));
    const renamed = known.filter(
      ({ number, reference }) => reference !== null && reference !== watched.get(number),
    );
    update({
      alreadyWatched: wanted.filter(({ number }) => before?.has(number)).length,
      beyond: fresh.slice(room),
      done: known.length,
    });
    const adding = [...renamed, ...fresh.slice(0, room)];
    for (let first = 0; first < adding.length; first += NUMBERS_A_CALL) {
      const piece = adding.slice(first, first + NUMBERS_A_CALL).map(withoutName);
      if (!(await ask(() => service.add(piece)))) break;
      for (const { number } of piece) (before.has(number) ? changed : sent).add(number);
      const added = piece.filter(({ number }) => !watched.has(number)).length;
      const done = (watchRun.get()?.done ?? 0) + added;
      update({ added: sent.size, renamed: changed.size, done });
    }
    if (!isFull(failure)) break;
    // Others have added numbers meanwhile. Start again, to see how much room there is.
    if (start < MOST_STARTS - 1) failure = null;
  }
  if (failure) noteFailure(failure);
  return failure;
}

function withoutName({ number, reference }: Candidate): NewWatch {
  return { number, reference };
}

function isFull(failure: Failure | null): boolean {
  return failure?.kind === "error" && failure.code === "too_many_watched";
}
