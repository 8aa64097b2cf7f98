/** What is wrong with a text that should be an API key, found before anything is sent. */
import { isApiKey } from "../../src/access/api-key.ts";

export type KeyFault =
  | { kind: "empty" }
  | { kind: "start" }
  | { kind: "short"; missing: number }
  | { kind: "long"; extra: number }
  | { kind: "characters" }
  | { kind: "checksum" };

const PREFIX = /^bvs_(?:live|test)_/;
/** Prefix, secret and checksum. */
const KEY_LENGTH = 47;

/** @returns null for a text that may be a key */
export function keyFault(text: string): KeyFault | null {
  if (text === "") return { kind: "empty" };
  if (!PREFIX.test(text)) return { kind: "start" };
  if (!/^[0-9A-Za-z]*$/.test(text.replace(PREFIX, ""))) return { kind: "characters" };
  if (text.length < KEY_LENGTH) return { kind: "short", missing: KEY_LENGTH - text.length };
  if (text.length > KEY_LENGTH) return { kind: "long", extra: text.length - KEY_LENGTH };
  return isApiKey(text) ? null : { kind: "checksum" };
}
