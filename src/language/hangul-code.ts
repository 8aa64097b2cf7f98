/**
 * Writes Hangul in ASCII for large tables. In the Worker's bundle each syllable takes six
 * characters (`\uD55C`). Here the commonest syllables take one character, and the others two: their
 * place in KS X 1001. The compressed tables are a third smaller.
 */
import { charactersOf } from "./ks-x-1001.ts";

/** Without the signs that names have, that separate entries or mark the ends of a word. */
const SIGNS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#%&*+-./<=>?@[]_{|}~";
/** The first of two signs; the other signs stand for one syllable each. */
const LEADS = 29;
const COMMON =
  "스사이리원인교지회기대학자동국공소산업트전부한정시아신장성도보어로터주관과드무수청조방화경프의제라구합비양가";

let read: { syllables: readonly string[]; places: ReadonlyMap<string, number> } | undefined;

/** Read when first needed, so that starting the Worker costs nothing. */
function hangul() {
  read ??= readHangul();
  return read;
}

function readHangul() {
  const syllables = charactersOf(16, 40);
  return { syllables, places: new Map(syllables.map((syllable, at) => [syllable, at])) };
}

/** @throws RangeError for a syllable that KS X 1001 does not have */
export function encodeHangul(text: string): string {
  return text.replace(/[가-힣]/gu, (syllable) => {
    const common = COMMON.indexOf(syllable);
    if (common >= 0) return SIGNS[LEADS + common] ?? "";
    const place = hangul().places.get(syllable);
    if (place === undefined) throw new RangeError(`not in KS X 1001: ${syllable}`);
    return `${SIGNS[Math.floor(place / SIGNS.length)]}${SIGNS[place % SIGNS.length]}`;
  });
}

export function decodeHangul(code: string): string {
  let text = "";
  for (let at = 0; at < code.length; at++) {
    const sign = SIGNS.indexOf(code[at] ?? "");
    if (sign < 0) text += code[at];
    else if (sign >= LEADS) text += COMMON[sign - LEADS];
    else text += hangul().syllables[sign * SIGNS.length + SIGNS.indexOf(code[++at] ?? "")];
  }
  return text;
}
