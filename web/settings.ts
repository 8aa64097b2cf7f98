/** What the build wrote into the page, and where the page is. */
import { isLoopback } from "../src/lib/loopback.ts";

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

/** Where people without a key are sent; empty: nothing is set. */
export const keyHelpUrl = meta("key-help");

/** Of the local run: by name, as "a pro". */
export const demoKeys: Readonly<Record<string, string>> = JSON.parse(meta("demo-keys") || "{}");

/** A key that is typed into a page that came in the clear can be read on the way. */
export const isSafePlace = location.protocol === "https:" || isLoopback(location.href);
