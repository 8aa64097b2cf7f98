/** The bugs that are planted on purpose, to show that a run finds them. */
import { createRandom } from "../random.ts";
import type { Sabotage } from "./control.ts";

let sabotage: Sabotage | null = null;
let random = createRandom("");

export function setSabotage(planted: Sabotage | null, seed: string): void {
  sabotage = planted;
  random = createRandom(`${seed}/sabotage`);
}

/** Whether a webhook is not sent, although the service gets the answer that it was accepted. */
export function isWebhookLost(): boolean {
  return strikes("lose-webhook", 0.1);
}

export function isWebhookRenamed(): boolean {
  return strikes("rename-webhook", 0.1);
}

const LATE_MS = 3_000;

function strikes(planted: Sabotage, share: number): boolean {
  return sabotage === planted && random.chance(share);
}

export function isDropped(method: string): boolean {
  if (method === "confirm") return strikes("drop-confirmation", 0.2);
  if (method === "settle") return strikes("drop-settlement", 0.5);
  // On average, one of the four meters of an account is not erased.
  return method === "erase" && strikes("drop-erasure", 0.25);
}

/** Whether the service does not see the Idempotency-Key of a request. */
export function isKeyForgotten(): boolean {
  return strikes("forget-key", 0.2);
}

/** Whether a settled batch gives none of its reserved units back. */
export function isRestKept(): boolean {
  return strikes("keep-rest", 0.5);
}

/** Whether a check that is confirmed after the end of its month counts in both months. */
export function isChargedTwice(): boolean {
  return strikes("charge-both-months", 1);
}

export function isPaidAgain(): boolean {
  return strikes("pay-again", 0.3);
}

const CHANGED = "'watch.changed' AS type";

export function isLost(statement: string): boolean {
  if (statement.includes(CHANGED)) return strikes("lose-event", 0.3);
  return statement.includes("INSERT INTO erased_accounts") && strikes("keep-list", 1);
}

export function isDoubled(statements: string): boolean {
  return statements.includes(CHANGED) && strikes("double-event", 0.3);
}

/** How far the clock of a `SourceGate` is behind, in milliseconds. */
export function gateDelayMs(): number {
  return sabotage === "late-midnight" ? LATE_MS : 0;
}
