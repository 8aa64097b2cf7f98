/**
 * The text of an API key: generating, recognising and hashing it. Storing belongs in
 * `key-store.ts`.
 */
import { crc32 } from "../lib/crc32.ts";
import { sha256Hex } from "../lib/sha256.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SHAPE = /^bvs_(?:live|test)_[0-9A-Za-z]{38}$/;

/**
 * Checks of a test key use test numbers and cost nothing
 * (docs/decisions/0100-test-keys-have-an-account-of-their-own.md).
 */
export type KeyMode = "live" | "test";

/**
 * Generates a key: `bvs_<mode>_`, 32 base62 characters (190 bits) and a 6-character checksum
 * (docs/api.md#authentication).
 * @param random fills an array with cryptographically secure bytes
 */
export function generateApiKey(mode: KeyMode, random: (bytes: Uint8Array) => Uint8Array): string {
  let secret = "";
  while (secret.length < SECRET_LENGTH) {
    for (const byte of random(new Uint8Array(SECRET_LENGTH))) {
      // 248 is the largest multiple of 62 that fits in a byte. Dropping the bytes from 248 on keeps
      // every character equally likely.
      if (byte < 248 && secret.length < SECRET_LENGTH) secret += ALPHABET[byte % ALPHABET.length];
    }
  }
  const body = `bvs_${mode}_${secret}`;
  return body + checksum(body);
}

/** Whether a text has the shape and checksum of a key. Anything else is not one of our keys. */
export function isApiKey(text: string): boolean {
  return (
    SHAPE.test(text) && checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
  );
}

export function modeOf(key: string): KeyMode {
  return key.startsWith("bvs_test_") ? "test" : "live";
}

/** Whether a text may contain a key or the start of one, and so must not be shown. */
export function holdsApiKey(text: string): boolean {
  return /bvs_(?:live|test)_/i.test(text);
}

/** The SHA-256 of a key. The key itself is never stored. */
export function hashApiKey(key: string): Promise<string> {
  return sha256Hex(key);
}

/** CRC-32 (IEEE) in six base62 digits. It catches typos and truncated keys, not forgery. */
function checksum(text: string): string {
  let value = crc32(new TextEncoder().encode(text));
  let digits = "";
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    digits = ALPHABET[value % ALPHABET.length] + digits;
    value = Math.floor(value / ALPHABET.length);
  }
  return digits;
}
