/**
 * What the browser remembers about the last visit to the watched numbers: the cursor of the feed of
 * events. It remembers no numbers and no names. The data is stored under the API key's id. If the
 * user keeps this key on this device, the data is in the local storage. Otherwise it is in the
 * session storage of the tab.
 */

export interface Visit {
  /** The cursor of the feed when this visit began; null: this is the browser's first visit. */
  since: string | null;
  /** When the previous visit ended, in epoch milliseconds; null: there was none. */
  before: number | null;
  /** The cursor after the last event that was shown; null: none was shown. */
  next: string | null;
  /** When the view was last shown, in epoch milliseconds. */
  at: number;
  /** The newest `watch.paused` event of the feed. */
  paused?: Pause;
}

export interface Pause {
  at: number;
  reason: string;
  count: number;
}

/** If the view was not shown for this long, a new visit begins. */
const VISIT_MS = 3_600_000;

const PREFIX = "bvs-watched:";

let place: "localStorage" | "sessionStorage" = "sessionStorage";

/** Moves the data of a key to the right storage. */
export function keepVisit(keyId: string, isKeptOnDevice: boolean): void {
  place = isKeptOnDevice ? "localStorage" : "sessionStorage";
  const visit = storedVisit(keyId);
  if (visit) rememberVisit(keyId, visit);
}

/** @returns the current visit, or a new one if the view was last shown too long ago */
export function visitAt(keyId: string, now: number): Visit {
  const known = storedVisit(keyId);
  if (!known) return { since: null, before: null, next: null, at: now };
  if (now - known.at <= VISIT_MS) return known;
  return { ...known, since: known.next, before: known.at };
}

export function rememberVisit(keyId: string, visit: Visit): void {
  forgetVisit(keyId);
  try {
    globalThis[place].setItem(PREFIX + keyId, JSON.stringify(visit));
  } catch {
    // The storage is full. The next visit shows the same changes again.
  }
}

export function forgetVisit(keyId: string): void {
  localStorage.removeItem(PREFIX + keyId);
  sessionStorage.removeItem(PREFIX + keyId);
}

/** Checks the item, because an older version of this page may have written it. */
function storedVisit(keyId: string): Visit | null {
  const text = localStorage.getItem(PREFIX + keyId) ?? sessionStorage.getItem(PREFIX + keyId);
  try {
    const visit: Visit | null = JSON.parse(text ?? "null");
    return typeof visit?.at === "number" ? visit : null;
  } catch {
    return null;
  }
}
