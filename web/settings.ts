/** Settings that the build wrote into the page, and whether it is safe to enter a key. */
import { isLoopback } from "../src/lib/loopback.ts";

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

/** The address with help for people without a key; empty if it is not set. */
export const keyHelpUrl = meta("key-help");

/** The demo keys of a local service, by name ("A pro", "A test"). Empty in a deployment. */
export const demoKeys: Readonly<Record<string, string>> = JSON.parse(meta("demo-keys") || "{}");

/**
 * False if the page was loaded from another machine over plain HTTP. Then others on the network
 * could read a key.
 */
export const isSafePlace = location.protocol === "https:" || isLoopback(location.href);
