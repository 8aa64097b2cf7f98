/** Random numbers that can be repeated: the same seed gives the same numbers. */
import { seededRandom } from "../../seed/upstreams/random.ts";

export interface Random {
  /** At least 0 and less than 1. */
  next(): number;
  /** A whole number between both ends, inclusive. */
  int(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

/** @param seed any text; the same text gives the same numbers */
export function createRandom(seed: string): Random {
  const next = seededRandom(hash(seed));
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[int(0, choices.length - 1)] as (typeof choices)[number],
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value;
}
