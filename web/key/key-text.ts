/** Finds what is wrong with the text of an API key before the key is sent. */
import { isApiKey } from "../../src/access/api-key.ts";

export type KeyFault =
  | { kind: "empty" }
  | { kind: "start" }
  | { kind: "short"; missing: number }
  | { kind: "long"; extra: number }
  | { kind: "characters" }
  | { kind: "checksum" };

const PREFIX = /^bvs_(?:live|test)_/;
/** The length of prefix, secret and checksum together. */
const KEY_LENGTH = 47;

export function keyFault(text: string): KeyFault | null {
  if (text === "") return { kind: "empty" };
  if (!PREFIX.test(text)) return { kind: "start" };
  if (!/^[0-9A-Za-z]*$/.test(text.replace(PREFIX, ""))) return { kind: "characters" };
  if (text.length < KEY_LENGTH) return { kind: "short", missing: KEY_LENGTH - text.length };
  if (text.length > KEY_LENGTH) return { kind: "long", extra: text.length - KEY_LENGTH };
  return isApiKey(text) ? null : { kind: "checksum" };
}
