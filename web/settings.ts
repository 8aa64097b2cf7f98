/** Settings that the build wrote into the page, and whether it is safe to enter a key there. */
import { isLoopback } from "../src/lib/loopback.ts";

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

/** Where to send people without a key; empty if not set. */
export const keyHelpUrl = meta("key-help");

/** The demo keys of a local run, by name ("A pro", "A test"). Empty in a deployment. */
export const demoKeys: Readonly<Record<string, string>> = JSON.parse(meta("demo-keys") || "{}");

/** False for a page loaded over plain HTTP from another machine: the network could read a key. */
export const isSafePlace = location.protocol === "https:" || isLoopback(location.href);
