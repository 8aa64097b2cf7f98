/**
 * The names of watched businesses. They come from the user's own files, because the watch list has
 * no names. They are only in memory, so a reload of the page loses them.
 */
import { createStore } from "../store.ts";

export interface Names {
  /** The id of the API key that was in use when the files were read. */
  keyId: string;
  byNumber: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

export const names = createStore<Names>({ keyId: "", byNumber: NONE });

export function namesFor({ keyId, byNumber }: Names, wanted: string): ReadonlyMap<string, string> {
  return keyId === wanted ? byNumber : NONE;
}

export function rememberNames(
  keyId: string,
  businesses: readonly { number: string; name: string }[],
): void {
  const known = businesses.filter(({ name }) => name !== "");
  if (known.length === 0) return;
  const byNumber = new Map(namesFor(names.get(), keyId));
  for (const { number, name } of known) byNumber.set(number, name);
  names.set({ keyId, byNumber });
}
