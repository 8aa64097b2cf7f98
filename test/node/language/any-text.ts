/**
 * Arbitrary text for property tests. fast-check's own unit `binary` makes the same texts, but its
 * set-up takes seconds of CPU time in each test file.
 */
import fc from "fast-check";

export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

export const anyText = anyTextOf();

/** @param maxLength the greatest length of a text, in code points */
export function anyTextOf(maxLength?: number): fc.Arbitrary<string> {
  const limit = maxLength === undefined ? {} : { maxLength };
  return fc.array(anyCharacter, limit).map((characters) => characters.join(""));
}
