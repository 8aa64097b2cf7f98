/** The names of a list's jobs. */
import { normalizeText } from "../../src/lib/bounded-text.ts";

/** In characters. The service allows 100; the rest is for the number of the part. */
const LONGEST = 85;

/**
 * The name of the file in the form that the service stores, because the page finds the jobs by this
 * name. For example, macOS writes Hangul in file names as separate letters, and the service joins
 * them.
 */
export function jobNameOf(fileName: string): string {
  const visible = fileName
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .normalize("NFC");
  const short = normalizeText([...visible].slice(0, LONGEST).join(""), LONGEST);
  return short.kind === "text" ? short.text : "";
}
