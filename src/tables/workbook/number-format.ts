/** Tells which formats of numbers show dates (ECMA-376, part 1, 18.8.30 and 18.8.31). */

/**
 * The ids of the built-in formats that show dates or times, for which a workbook has no code: the
 * common ones, those of East Asia, and those of Thailand.
 */
const DATES: readonly [first: number, last: number][] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];
/** For ids from this number on, the program that wrote the workbook may give its own code. */
const FIRST_CODE = 100;
/** The longest code that Excel allows. */
const LONGEST_CODE = 255;

/** What shows no part of the number: text in quotes, escaped letters, colours and languages. */
const NO_PLACE = /"[^"]*"|[\\_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/g;
const FRACTION_OF_SECONDS = /(s\]?)[.,]0+/g;
const DATE_PLACE = /^(?:s{1,2}|h{1,2}|a|p|am|pm|d{1,4}|m{1,5}|yy?|yyyy|aaa{1,3}|e{1,2}|eeee)$/;

/** @param code undefined for a format that every program knows */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (DATES.some(([first, last]) => first <= id && id <= last)) return true;
  if (code === undefined || id < FIRST_CODE || code.length > LONGEST_CODE) return false;
  const places = code.toLowerCase().replace(NO_PLACE, " ").replace(FRACTION_OF_SECONDS, "$1");
  // A format has parts for positive numbers, negative ones, zero and text.
  return places.split(";").some((part) => {
    const found = part.match(/[a-z]+|[0#?%]+/g);
    return found?.every((place) => DATE_PLACE.test(place)) ?? false;
  });
}
