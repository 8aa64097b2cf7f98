/**
 * Loads the script that reads names. It is loaded when somebody uses the form, so that the page
 * starts sooner.
 */
import type { readRepresentative } from "../representative.ts";

export type NameReader = typeof readRepresentative;

let loading: Promise<NameReader> | undefined;

/** @throws if the service cannot be reached; the next call tries again */
export function loadNameReader(): Promise<NameReader> {
  loading ??= importReader().catch((fault: unknown) => {
    loading = undefined;
    throw fault;
  });
  return loading;
}

async function importReader(): Promise<NameReader> {
  const { readRepresentative } = await import("../representative.ts");
  return readRepresentative;
}
