/** Random numbers that can be repeated, for faults and for tests. */

/** @returns a function that returns numbers from 0 to below 1; equal seeds give equal numbers */
export function seededRandom(seed: number): () => number {
  let state = seed;
  // mulberry32: 32 bits of state are enough for faults and tests.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
