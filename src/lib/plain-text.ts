/**
 * Removes unseen characters: control, format and tag characters, variation selectors, lone
 * surrogates. They steer a terminal, turn the direction of a text, make two names look alike, or
 * carry a message that only a language model reads. Everything that callers and upstreams send
 * passes this filter, and so does everything that the command-line tool prints
 * (docs/api.md#removed-characters). Pure.
 *
 * Private use stays: it may be a rare Hanja of somebody's font, and without it the name would be
 * another person's. Filter before normalising: no normal form makes a removed character.
 */

import { inPieces } from "./in-pieces.ts";

/** These separate words: line breaks, tabs, and the two Hangul fillers that show as blanks. */
const BLANK = /\r\n|[\t-\r\x85\u2028\u2029\u3164\uffa0]/g;
const UNSEEN_CLASS =
  "\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}";
const UNSEEN = new RegExp(`[${UNSEEN_CLASS}]`, "gu");
const BREAK = /[\v\f\x85\u2028\u2029\u3164\uffa0]/g;
const UNSEEN_IN_CELL = new RegExp(`(?![\\t\\n\\r])[${UNSEEN_CLASS}]`, "gu");
/** Most texts hold none of these. All removed characters of the first plane are among them. */
const MAY_HOLD_UNSEEN = /[^ -~가-힣\u4e00-\u9fff]/;

/** One line without unseen characters. Blanks at its ends stay. */
export function plainText(text: string): string {
  if (!MAY_HOLD_UNSEEN.test(text)) return text;
  return inPieces(text, (piece) => piece.replace(BLANK, " ").replace(UNSEEN, ""), isBoundary);
}

/** Like `plainText`, but keeps tabs and line breaks: a cell of a table may have several lines. */
export function plainCell(text: string): string {
  if (!MAY_HOLD_UNSEEN.test(text)) return text;
  return inPieces(
    text,
    (piece) => piece.replace(BREAK, " ").replace(UNSEEN_IN_CELL, ""),
    isBoundary,
  );
}

/** Neither between the halves of a character nor of a line break. */
function isBoundary(text: string, at: number): boolean {
  const pair = text.slice(at - 1, at + 1);
  return pair !== "\r\n" && pair.codePointAt(0) === pair.charCodeAt(0);
}

/** Writes unseen characters as `\u….`, except for tabs and line breaks. */
export function visibleText(text: string): string {
  return text.replace(UNSEEN_IN_CELL, (character) =>
    Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(
      "",
    ),
  );
}

/** JSON with the same value on one line, with unseen characters as escapes. */
export function plainJson(json: string): string {
  // Outside its texts JSON has only blanks, and inside them neither tabs nor line breaks.
  return visibleText(json.replace(/[\t\r\n]+/g, " "));
}

function escapeOf(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
