/**
 * Removes unseen characters (docs/api.md#removed-characters): they can control a terminal, make two
 * names look alike, or hide text. Private-use characters stay, because a rare Hanja may be written
 * as one of them. Call these functions before Unicode normalisation.
 */

import { inPieces } from "./in-pieces.ts";

/** Line breaks, tabs and two Hangul fillers separate words, so each becomes a blank. */
const BLANK = /\r\n|[\t-\r\x85\u2028\u2029\u3164\uffa0]/g;
const UNSEEN_CLASS =
  "\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}";
const UNSEEN = new RegExp(`[${UNSEEN_CLASS}]`, "gu");
const BREAK = /[\v\f\x85\u2028\u2029\u3164\uffa0]/g;
const UNSEEN_IN_CELL = new RegExp(`(?![\\t\\n\\r])[${UNSEEN_CLASS}]`, "gu");
/** A quick test that also matches harmless characters. */
const MAY_HOLD_UNSEEN = /[^ -~가-힣\u4e00-\u9fff]/;

export function plainText(text: string): string {
  if (!MAY_HOLD_UNSEEN.test(text)) return text;
  return inPieces(text, (piece) => piece.replace(BLANK, " ").replace(UNSEEN, ""), isBoundary);
}

/** Like `plainText`, but keeps tabs and line breaks. */
export function plainCell(text: string): string {
  if (!MAY_HOLD_UNSEEN.test(text)) return text;
  return inPieces(
    text,
    (piece) => piece.replace(BREAK, " ").replace(UNSEEN_IN_CELL, ""),
    isBoundary,
  );
}

function isBoundary(text: string, at: number): boolean {
  const pair = text.slice(at - 1, at + 1);
  return pair !== "\r\n" && pair.codePointAt(0) === pair.charCodeAt(0);
}

/** Writes unseen characters as escapes such as `\u200b`. */
export function visibleText(text: string): string {
  return text.replace(UNSEEN_IN_CELL, (character) =>
    Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(
      "",
    ),
  );
}

export function plainJson(json: string): string {
  // JSON has tabs and line breaks only between values, never inside a text.
  return visibleText(json.replace(/[\t\r\n]+/g, " "));
}

function escapeOf(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
