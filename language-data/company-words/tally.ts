/** Counts texts, and finds the most frequent one. */

export function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export function mostOf(counts: ReadonlyMap<string, number>): string | undefined {
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}
