import { crc32 } from "../lib/crc32.ts";
import { sha256Hex } from "../lib/sha256.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SHAPE = /^bvs_(?:live|test)_[0-9A-Za-z]{38}$/;

export type KeyMode = "live" | "test";

/** @returns `bvs_<mode>_`, 32 random characters and a checksum (docs/api.md#authentication) */
export function generateApiKey(mode: KeyMode, random: (bytes: Uint8Array) => Uint8Array): string {
  let secret = "";
  while (secret.length < SECRET_LENGTH) {
    for (const byte of random(new Uint8Array(SECRET_LENGTH))) {
      // Use only bytes below 248 (4 × 62), so that every character is equally likely.
      if (byte < 248 && secret.length < SECRET_LENGTH) secret += ALPHABET[byte % ALPHABET.length];
    }
  }
  const body = `bvs_${mode}_${secret}`;
  return body + checksum(body);
}

export function isApiKey(text: string): boolean {
  return (
    SHAPE.test(text) && checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
  );
}

export function modeOf(key: string): KeyMode {
  return key.startsWith("bvs_test_") ? "test" : "live";
}

/** Whether a text may contain a key, or the start of a key. Such a text must not be shown. */
export function holdsApiKey(text: string): boolean {
  return /bvs_(?:live|test)_/i.test(text);
}

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

/** How people and the log refer to a key. The id is part of a hash, so it gives no access. */
export function keyIdOf(hash: string): string {
  return `key_${hash.slice(0, 16)}`;
}
