import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generateApiKey, hashApiKey, isApiKey, type KeyMode } from "../../../src/access/api-key.ts";

const CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-~ 한";

/** A seed always gives the same pseudo-random bytes, so fast-check can repeat a run. */
const bytesFrom = (seed: number) => {
  let state = seed;
  return (bytes: Uint8Array) =>
    bytes.map(() => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 24;
    });
};
const keys = fc
  .tuple(fc.constantFrom<KeyMode>("live", "test"), fc.integer({ min: 1 }))
  .map(([mode, seed]) => generateApiKey(mode, bytesFrom(seed)));

describe("an API key", () => {
  it("consists of its mode, 32 random characters and 6 checksum characters, and is recognised as a key", () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(key).toMatch(/^bvs_(live|test)_[0-9A-Za-z]{38}$/);
        expect(isApiKey(key)).toBe(true);
      }),
    );
  });

  it("is no longer recognised if any single character is changed", () => {
    fc.assert(
      fc.property(keys, fc.nat(), fc.constantFrom(...CHARACTERS), (key, at, character) => {
        const index = at % key.length;
        fc.pre(key[index] !== character);
        expect(isApiKey(key.slice(0, index) + character + key.slice(index + 1))).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it("is no longer recognised if adjacent characters are swapped, or if it is cut, padded or has the other mode", () => {
    fc.assert(
      fc.property(keys, fc.nat(), (key, at) => {
        const index = at % (key.length - 1);
        const [one, other] = [key[index], key[index + 1]];
        fc.pre(one !== other);
        expect(isApiKey(key.slice(0, index) + other + one + key.slice(index + 2))).toBe(false);
        expect(isApiKey(key.slice(0, index))).toBe(false);
        for (const padded of [`${key} `, ` ${key}`, `${key}\n`, `${key}0`])
          expect(isApiKey(padded)).toBe(false);
        const otherMode = key.startsWith("bvs_live")
          ? key.replace("live", "test")
          : key.replace("test", "live");
        expect(isApiKey(otherMode)).toBe(false);
      }),
    );
  });

  it("uses all 62 characters equally often, because bytes that would favour some characters are dropped", () => {
    const counts = new Map<string, number>();
    const random = bytesFrom(1);
    for (let i = 0; i < 500; i++) {
      for (const character of generateApiKey("live", random).slice(9, 41)) {
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(62);
    // Each character should occur 500 × 32 / 62 = 258 times; 110 is almost 7 standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 258)).toBeLessThan(110);
    let rounds = 0;
    const onlyDroppedAtFirst = (bytes: Uint8Array) => bytes.fill(rounds++ === 0 ? 255 : 0);
    expect(generateApiKey("live", onlyDroppedAtFirst)).toContain("0".repeat(32));
  });

  it("is stored as its SHA-256 in lower-case hex", async () => {
    expect(await hashApiKey("abc")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });
});
