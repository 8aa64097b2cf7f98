/**
 * The check digit of business numbers (docs/upstreams.md). Some registered numbers fail the test.
 */

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** @param number ten digits */
export function hasRightCheckDigit(number: string): boolean {
  const digits = [...number].map(Number);
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  const carried = Math.floor(((digits[8] ?? 0) * 5) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === digits[9];
}
