/**
 * Remembers the answered checks that may stay uncharged after a meter has restarted: those whose
 * confirmation failed. The restarted meter does not count a repeated confirmation, because the
 * meter may have counted it before the restart.
 */
import type { GrantedCheck } from "../../../src/access/open-checks.ts";

/**
 * For each meter, the groups of checks whose last confirmation failed. A repeated confirmation
 * passes the same array, so a `Set` recognises the group.
 */
const failed = new Map<string, Set<GrantedCheck[]>>();
const doubted = new Map<string, Set<GrantedCheck[]>>();
const restarted = new Set<string>();

export function noteConfirmation(meter: string, checks: GrantedCheck[], hasArrived: boolean): void {
  if (hasArrived) failed.get(meter)?.delete(checks);
  else setOf(restarted.has(meter) ? doubted : failed, meter).add(checks);
}

export function noteRestart(object: string): void {
  restarted.add(object);
  for (const checks of failed.get(object) ?? []) setOf(doubted, object).add(checks);
  failed.delete(object);
}

/** @returns for each meter that restarted, how many units may stay uncharged */
export function doubts(): Record<string, number> {
  const unitsOf = (meter: string) =>
    [...(doubted.get(meter) ?? [])].flat().reduce((sum, { units = 1 }) => sum + units, 0);
  return Object.fromEntries([...restarted].map((meter) => [meter, unitsOf(meter)]));
}

function setOf(sets: Map<string, Set<GrantedCheck[]>>, meter: string): Set<GrantedCheck[]> {
  const known = sets.get(meter) ?? new Set();
  sets.set(meter, known);
  return known;
}
