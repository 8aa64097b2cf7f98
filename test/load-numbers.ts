/** Business numbers for load tests. The tax authority's stand-in knows all of them. */
import { hasRightCheckDigit } from "../src/lib/check-digit.ts";

/** @param count at most a million */
export function loadNumbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const nine = `999${String(index).padStart(6, "0")}`;
    return [...Array(10).keys()].map((digit) => nine + digit).find(hasRightCheckDigit) ?? "";
  });
}
