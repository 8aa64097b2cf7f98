/** An address as it is shown: NFC, without `&nbsp`, extra blanks, or lone dashes at its end. */
export function cleanAddress(raw: string): string {
  const text = raw
    .replace(/&nbsp;?|&#160;/giu, " ")
    .normalize("NFC")
    .replace(/[\s\u3164\u200b\ufeff]+/gu, " ")
    .replace(/ ,/gu, ",")
    .trim();
  // OpenDART writes a dash for a missing detail. A regular expression would take quadratic time.
  let end = text.length;
  while (text[end - 1] === "-" && (end === 1 || text[end - 2] === " ")) end = Math.max(0, end - 2);
  return text.slice(0, end).trim();
}
