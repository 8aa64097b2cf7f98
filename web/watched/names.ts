/**
 * The names of watched businesses, from the person's own files: the service has none. They are kept
 * in memory only, so they are gone when the page is loaded again.
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
