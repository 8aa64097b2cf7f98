/**
 * Finds receipts in a text that a person gives, such as an e-mail or the text of a PDF file. The
 * page and the command-line tool use this file; the Worker does not.
 */

/** Invisible characters that programs put into a long text. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** What e-mails add: `>` before quoted lines, `=` at the end of long lines, `\` before `~`. */
const ADDED = /^[ \t]*(?:>[ \t]?)+|=[ \t]*$|\\(?=~)/gm;
/** Neither a character of base64url nor a blank, which stands for the end of a folded line. */
const SEPARATORS = /([^\w\- ]+)/;
/** Each detail (a disclosure) begins with `["`, which is `WyI` or `WyJ` in base64url. */
const DETAIL = /(?:^| )(W ?y ?[IJ][\w\- ]*)$/;
/** A detail without its end. */
const PART_OF_DETAIL = /(?:^|[^\w-])W ?y ?[IJ]|^ ?W ?y?(?![\w-])/;
/** Prose has no word of this length, so the word is a detail without its beginning. */
const END_OF_DETAIL = /[\w-]{20}$/;

/**
 * Joins the lines of folded receipts. A receipt that is damaged or cut off gets no `~` at its end,
 * so that no one takes it for a receipt whose holder has withheld a detail.
 * @returns each receipt once; if there is none, the text without blanks, from the first `eyJ` on
 */
export function receiptsInText(text: string): string[] {
  const tidy = text
    .replaceAll("\r\n", "\n")
    .replace(ADDED, "")
    .replace(INVISIBLE, "")
    .replace(/\s+/g, " ");
  const pieces = tidy.split("~");
  const end = pieces.pop() ?? "";
  const found: Receipt[] = [];
  for (const piece of pieces) {
    const tokens = piece.split(SEPARATORS);
    const jwt = jwtAtEnd(tokens);
    const current = found.at(-1);
    if (jwt !== null) {
      // Blanks do not separate. So the token with the first part of the JWT may have other words
      // too.
      if (current) current.isDamaged ||= PART_OF_DETAIL.test(tokens.slice(0, -4).join(""));
      found.push({ parts: [jwt], isDamaged: false });
    } else if (current) addDetail(current, tokens);
  }
  const last = found.at(-1);
  if (last) last.isDamaged ||= PART_OF_DETAIL.test(end);
  if (found.length > 0) return [...new Set(found.map(textOf))];
  const joined = tidy.replaceAll(" ", "");
  return [joined.slice(Math.max(0, joined.indexOf("eyJ")))];
}

interface Receipt {
  /** The JWT, and the details after it. */
  parts: string[];
  isDamaged: boolean;
}

function textOf({ parts, isDamaged }: Receipt): string {
  return parts.join("~") + (isDamaged ? "" : "~");
}

/** @param tokens the text before a `~`, split at `SEPARATORS` @returns null if no JWT ends there */
function jwtAtEnd(tokens: readonly string[]): string | null {
  const [first = "", dot, payload, secondDot, signature] = tokens
    .slice(-5)
    .map((token) => token.replaceAll(" ", ""));
  const start = first.indexOf("eyJ");
  if (start < 0 || dot !== "." || secondDot !== "." || !payload || !signature) return null;
  return `${first.slice(start)}.${payload}.${signature}`;
}

/** @param tokens the text between two `~`, split at `SEPARATORS` */
function addDetail(receipt: Receipt, tokens: readonly string[]): void {
  const last = tokens.at(-1) ?? "";
  const detail = DETAIL.exec(last)?.[1];
  const others = tokens.slice(0, -1).join("") + (detail === undefined ? last : "");
  receipt.isDamaged ||=
    PART_OF_DETAIL.test(others) || (detail === undefined && END_OF_DETAIL.test(last));
  if (detail !== undefined) receipt.parts.push(detail.replaceAll(" ", ""));
}
