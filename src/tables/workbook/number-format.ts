/** Tells which number formats show dates (ECMA-376, part 1, 18.8.30 and 18.8.31). */

/** The ids of built-in formats for dates or times, including those of East Asia and Thailand. */
const DATES: readonly [first: number, last: number][] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];
/** The longest format that Excel allows. */
const LONGEST_CODE = 255;

/** Parts that show no number: quoted text, escaped letters, colours and languages. */
const NO_PLACE = /"[^"]*"|[\\_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/g;
const FRACTION_OF_SECONDS = /(s\]?)[.,]0+/g;
/** A place is, for example, a run of one letter: the places of `yyyymmdd` are yyyy, mm and dd. */
const PLACE = /am|pm|([a-z])\1*|[0#?%]+/g;
/** `g`, `e` and `b` show years of other calendars. */
const DATE_PLACE = /^(?:s{1,2}|h{1,2}|am|pm|a|p|a{3,5}|d{1,4}|m{1,5}|y{1,4}|g{1,3}|e{1,4}|b{2,4})$/;

/** @param code wins even over a built-in `id`, because SheetJS reuses such ids for other formats */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATES.some(([first, last]) => first <= id && id <= last);
  if (code.length > LONGEST_CODE) return false;
  const places = code.toLowerCase().replace(NO_PLACE, " ").replace(FRACTION_OF_SECONDS, "$1");
  // A format has parts for positive numbers, negative numbers, zero and text.
  return places.split(";").some((part) => {
    const found = part.match(PLACE);
    return found?.every((place) => DATE_PLACE.test(place)) ?? false;
  });
}
