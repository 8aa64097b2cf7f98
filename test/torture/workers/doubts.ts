/**
 * Notes which answered checks may stay free after a meter has restarted: those whose confirmation
 * failed. When the confirmation is repeated, the restarted meter does not count it, because the
 * meter may have counted it before the restart.
 */
import type { GrantedCheck } from "../../../src/access/open-checks.ts";

/**
 * For each meter, the groups of checks whose last confirmation failed. When a confirmation is
 * repeated, its group is the same array.
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

/** @returns for each meter that restarted, how many units may be free */
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
