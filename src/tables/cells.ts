/** Check digits are not tested: docs/decisions/0003-check-digit-refuses-nothing.md. */
import { isTitle } from "../language/titles.ts";
import {
  firstCharacters,
  hasMoreCharacters,
  MAX_COMPANY_NAME,
  MAX_OWNER_NAME,
  normalizeText,
} from "../lib/bounded-text.ts";
import { dayNumber, isoDate, isoDay } from "../lib/days.ts";
import { plainText } from "../lib/plain-text.ts";

/** A cell that is longer than this is neither a number nor a date, but may be a list of names. */
const LONGEST = 100;

export type CellProblem =
  | "number_missing"
  | "number_form"
  | "number_scientific"
  | "number_nine_digits"
  | "number_thirteen_digits"
  | "date_missing"
  | "date_form"
  | "date_calendar"
  | "date_two_digit_year"
  | "date_incomplete"
  | "date_order"
  | "owner_missing"
  | "owner_form"
  | "company_long"
  | "marks"
  /** A name that is a resident number, or a corporate number, which has the same form. */
  | "resident_number"
  | "spreadsheet_error";

/** `unquoted`: the `="…"` around the text, or an apostrophe before it, was removed. */
export type Change =
  | "unquoted"
  | "from_serial"
  | "others_cut"
  | "title_cut"
  | "first_of_several"
  | "spaces_removed";

/** `changes` has only changes that a caller should see. */
export type CellValue =
  | { kind: "value"; value: string; changes: Change[] }
  | { kind: "problem"; problem: CellProblem };

const value = (text: string, changes: Change[] = []): CellValue => ({
  kind: "value",
  value: text,
  changes,
});
const problem = (code: CellProblem): CellValue => ({ kind: "problem", problem: code });

/** Spreadsheets write these instead of a value: errors, or `##` if a column is too narrow. */
const SPREADSHEET_ERROR = /^(?:#{2,}|#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!))$/i;

export function readNumber(cell: string): CellValue {
  const text = plain(cell);
  if (text === "") return problem("number_missing");
  if (text === null) return problem("number_form");
  if (SPREADSHEET_ERROR.test(text)) return problem("spreadsheet_error");
  const cleaned = text.replace(/ /g, "").replace(/^\((.*)\)$/, "$1");
  const bare = cleaned.replace(/^([\d,-]+)\.0+$/, "$1");
  const compact = /^\d{1,3}(?:,\d{3})+$/.test(bare) ? bare.replaceAll(",", "") : bare;
  if (/^\d{3}([-.])\d{2}\1\d{5}$|^\d{10}$/.test(compact))
    return value(compact.replace(/[-.]/g, ""));
  const whole = /^(\d)\.(\d{9})e\+?0?9$/i.exec(compact);
  if (whole) return value(`${whole[1]}${whole[2]}`);
  if (/^\d(?:\.\d+)?e\+?\d+$/i.test(compact)) return problem("number_scientific");
  if (/^[\d-]+$/.test(compact)) {
    const { length } = compact.replaceAll("-", "");
    if (length === 9) return problem("number_nine_digits");
    if (length === 13) return problem("number_thirteen_digits");
  }
  return problem("number_form");
}

const YEAR_FIRST =
  /^(\d{4})(?: ?([-./]) ?(\d{1,2}) ?\2 ?(\d{1,2})\.?| ?년 ?(\d{1,2}) ?월 ?(\d{1,2}) ?일|(\d\d)(\d\d)(?:\.0+)?)(.*)$/;
/** A weekday or a time. A time zone is refused, because it could move the date to another day. */
const AFTER_DATE =
  /^(?: ?\(?[일월화수목금토](?:요일)?\)?)?(?:[ T](?:(?:오전|오후|am|pm) ?)?\d{1,2}(?::\d{1,2}(?::\d{1,2}(?:\.\d+)?)?|시(?: ?\d{1,2}분(?: ?\d{1,2}초)?)?)(?: ?[ap]m)?)?$/i;

/** Spreadsheets store a date as a serial, a count of days. */
const SERIAL_OF_1970 = 25_569;
/** Workbooks of old Macs count days from 1904 instead of 1900. */
export const DAYS_TO_1904 = 1_462;
/** The serial of 1930-01-01. A smaller number is probably not a date. */
const FIRST_SERIAL = 10_959;
/** How many days after today a date may be. Opening dates may be announced in advance. */
const DAYS_AHEAD = 31;

/** @param now epoch milliseconds. @returns YYYYMMDD */
export function readDate(cell: string, now: number, is1904 = false): CellValue {
  const text = plain(cell);
  if (text === "") return problem("date_missing");
  if (text === null) return problem("date_form");
  if (SPREADSHEET_ERROR.test(text)) return problem("spreadsheet_error");
  const [, year, , ...parts] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined && AFTER_DATE.test(parts.pop() ?? "")) {
    const [month = "", day = ""] = parts.filter((part) => part !== undefined);
    const compact = `${year}${month.padStart(2, "0")}${day.padStart(2, "0")}`;
    return isoDate(compact) ? value(compact) : problem("date_calendar");
  }
  const days = /^(\d{5})(?:\.0+)?$/.exec(text)?.[1];
  if (days !== undefined) {
    const serial = Number(days) + (is1904 ? DAYS_TO_1904 : 0);
    const last = dayNumber(now) + SERIAL_OF_1970 + DAYS_AHEAD;
    if (serial < FIRST_SERIAL || serial > last) return problem("date_form");
    return value(isoDay(serial - SERIAL_OF_1970).replaceAll("-", ""), ["from_serial"]);
  }
  if (/^\d{6}$|^\d{2} ?(?:[-./년월] ?\d{1,2} ?){2}[.일]?$/.test(text))
    return problem("date_two_digit_year");
  if (/^\d{4}(?: ?[-./년] ?(?:\d{1,2} ?[.월]?)?)?$/.test(text)) return problem("date_incomplete");
  if (/^\d{1,2} ?[-./] ?\d{1,2} ?[-./] ?\d{4}$/.test(text)) return problem("date_order");
  return problem("date_form");
}

const HANGUL_NAMES = /^[가-힣]{2,}(?: [가-힣]+)*$|^[가-힣](?: [가-힣]+)+$/;

/** Changes a name only if the change is certainly right: the registry compares each letter. */
export function readOwner(cell: string): CellValue {
  const changes: Change[] = [];
  const given = bare(cell, changes);
  if (given === "") return problem("owner_missing");
  return limited(tidyOwner(given, changes), MAX_OWNER_NAME, "owner_form", changes);
}

function tidyOwner(given: string, changes: Change[]): string {
  if (hasMoreCharacters(given, LONGEST * 3)) return given;
  const text = given.normalize("NFC").split(/\s+/).join(" ");
  // "외 1명" means "and one more".
  const alone = text.replace(/ ?[(（]? ?외 ?\d{1,3} ?[명인] ?[)）]?$/, "");
  const parts = alone.split(/ ?[,，/／] ?/);
  const names = parts.length > 1 ? parts.filter((part) => !isTitle(part)) : parts;
  const isList = parts.length > 1 && names.every((name) => HANGUL_NAMES.test(name));
  const name = (isList && names[0]) || alone;
  if (name === "") return given;
  if (alone !== text) changes.push("others_cut");
  if (name !== alone && names.length < parts.length) changes.push("title_cut");
  if (name !== alone && names.length > 1) changes.push("first_of_several");
  if (/^[가-힣](?: [가-힣]){1,3}$/.test(name)) {
    changes.push("spaces_removed");
    return name.replaceAll(" ", "");
  }
  return name === text ? given : name;
}

export function readCompany(cell: string): CellValue {
  const changes: Change[] = [];
  return limited(bare(cell, changes), MAX_COMPANY_NAME, "company_long", changes);
}

const RESIDENT_NUMBER = /^\d{6} ?-? ?\d{7}$/;

function limited(text: string, max: number, tooLong: CellProblem, changes: Change[]): CellValue {
  if (RESIDENT_NUMBER.test(text)) return problem("resident_number");
  const normal = normalizeText(text, max);
  if (normal.kind === "text") return value(normal.text, changes);
  return problem(normal.kind === "too_long" ? tooLong : "marks");
}

/** Removes blanks, and quotes that were added to keep a spreadsheet from changing the cell. */
export function bare(cell: string, changes?: Change[]): string {
  const text = cell.trim();
  const unquoted = /^=\s?"([^"]+)"$/.exec(text)?.[1] ?? text.replace(/^['’](?=.)/s, "");
  if (unquoted === text) return text;
  changes?.push("unquoted");
  return unquoted.trim();
}

const DASHES = /[\u{2010}-\u{2015}\u{2212}\u{2500}\u{30fc}\u{3161}]/gu;

/** @returns null if the cell is too long */
function plain(cell: string): string | null {
  const text = bare(plainText(cell));
  if (firstCharacters(text, LONGEST) !== text) return null;
  return bare(text.replace(DASHES, "-").normalize("NFKC").replace(/\s+/g, " "));
}
