/** Settings that the build wrote into the page, and whether its address is safe. */
import { isLoopback } from "../src/lib/loopback.ts";

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

/** Where to send people without a key; empty if not set. */
export const keyHelpUrl = meta("key-help");

/** The keys of the local run by name, such as "A pro". */
export const demoKeys: Readonly<Record<string, string>> = JSON.parse(meta("demo-keys") || "{}");

/** False for a page loaded over plain HTTP, on which others could read or steal a key. */
export const isSafePlace = location.protocol === "https:" || isLoopback(location.href);
