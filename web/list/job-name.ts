/** The names of a list's jobs. */
import { normalizeText } from "../../src/lib/bounded-text.ts";

/** In characters. The service allows 100, but the page adds the number of the part, as in (2/3). */
const LONGEST = 85;

/**
 * @returns the name of the file in the form that the service stores, because the page finds jobs by
 * this name. For example, macOS writes Hangul in file names as separate letters, but the service
 * joins the letters
 */
export function jobNameOf(fileName: string): string {
  const visible = fileName
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .normalize("NFC");
  const short = normalizeText([...visible].slice(0, LONGEST).join(""), LONGEST);
  return short.kind === "text" ? short.text : "";
}
