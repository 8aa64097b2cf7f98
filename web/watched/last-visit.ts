/**
 * What the browser remembers of the last look at the watched numbers: the cursor of the feed. No
 * number and no name. It is stored under the key's id: in the local storage if the person keeps the
 * key on this device, otherwise in the session storage of the tab.
 */

export interface Visit {
  /** Where the feed stood when this visit began; null: this is the browser's first visit. */
  since: string | null;
  /** When the visit before this one ended, in epoch milliseconds; null: there was none. */
  before: number | null;
  /** Up to where the feed was shown; null: not at all. */
  next: string | null;
  /** When it was shown last. */
  at: number;
  /** The newest pause that the feed has told of. */
  paused?: Pause;
}

export interface Pause {
  at: number;
  reason: string;
  count: number;
}

/** After this time without a look, the next look is a new visit. A reload is not. */
const VISIT_MS = 3_600_000;

const PREFIX = "bvs-watched:";

/** Where visits are stored. */
let place: "localStorage" | "sessionStorage" = "sessionStorage";

/** Moves what is remembered for a key to where it belongs. */
export function keepVisit(keyId: string, isKeptOnDevice: boolean): void {
  place = isKeptOnDevice ? "localStorage" : "sessionStorage";
  const visit = storedVisit(keyId);
  if (visit) rememberVisit(keyId, visit);
}

/** The current visit, or a new one if the last look was too long ago. */
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

/** An older version of this page may have written the item. */
function storedVisit(keyId: string): Visit | null {
  const text = localStorage.getItem(PREFIX + keyId) ?? sessionStorage.getItem(PREFIX + keyId);
  try {
    const visit: Visit | null = JSON.parse(text ?? "null");
    return typeof visit?.at === "number" ? visit : null;
  } catch {
    return null;
  }
}
