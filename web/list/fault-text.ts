/** Says why a file could not be read. */
import type { PageTexts } from "../texts/page-language.ts";
import type { LocalizedText } from "./sheets/messages.ts";

export function faultText(
  { list, lang }: PageTexts,
  fault: "too_large" | LocalizedText | null,
): string {
  if (fault === "too_large") return list.tooLarge;
  const text = fault?.[lang as keyof LocalizedText] ?? list.unreadable;
  // Messages about a line begin with a small letter (`line 3: …`), but the page shows sentences.
  return text.charAt(0).toUpperCase() + text.slice(1);
}
