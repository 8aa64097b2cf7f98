/** Finds the sheets in Excel's XML of 2003. The HTML reader would read them as one table. */
import { plainText } from "../../../src/lib/plain-text.ts";
import type { OtherSheet } from "./messages.ts";

interface MarkupSheet extends OtherSheet {
  start: number;
  end: number;
}

const WORKSHEET = /<(?:ss:)?worksheet\b/gi;
const ROW = /<(?:ss:)?row\b/gi;
const NAME = /\bname\s?=\s?"([^"]{0,100})"/i;
const HIDDEN = /<(?:x:)?visible>sheet(?:very)?hidden</i;
const MAX_SHEETS = 200;
/** In characters, from the start of a tag. */
const LONGEST_TAG = 300;

/** @returns the sheets. If the text has no sheets, the whole text counts as one sheet */
export function worksheetsOf(text: string): MarkupSheet[] {
  const starts: number[] = [];
  for (const { index } of text.matchAll(WORKSHEET)) {
    if (starts.length === MAX_SHEETS) break;
    starts.push(index);
  }
  if (starts.length === 0) starts.push(0);
  return starts.map((start, index): MarkupSheet => {
    const end = starts[index + 1] ?? text.length;
    const part = text.slice(start, end);
    let rows = 0;
    for (const _ of part.matchAll(ROW)) rows++;
    const name = NAME.exec(part.slice(0, LONGEST_TAG))?.[1] ?? "";
    return { index, name: plainText(name), isHidden: HIDDEN.test(part), rows, start, end };
  });
}
