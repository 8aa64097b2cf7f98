/** Recognises lines that are not businesses: totals, remarks, signatures, numbered empty lines. */
import { readNumber } from "../../../src/tables/cells.ts";
import { COLUMNS, type Column, columnNamed } from "../../../src/tables/columns.ts";
import { repeatsHeader } from "./layout.ts";
import type { Mapping } from "./messages.ts";

/** In characters. This is enough to recognise a line. */
const LONGEST_COMPARED = 100;

const MARKS = /[\s()[\]{}<>《》〈〉【】「」『』:：.,·・*"'~_-]/g;
const TOTAL =
  /(?:합계|소계|총계|누계|월계|총합|요약)(?:금액)?(?:\d+(?:건|개|명|곳|행|업체|개사)?)?$|^(?:합계|소계|총계|누계)(?:금액|vat|부가세|\d)|^(?:합|계|평균|(?:총|전체|계)\d+(?:건|개|명|곳|행|업체|개사))$|^(?:grand|sub)?totals?\b|^sum$/i;
/** Excel names a subtotal after its group, which may be a number: 105-81-12345 요약. */
const SUBTOTAL = /\s(?:요약|개수|평균|최대값|최소값|합계|소계|total|count|average)$/i;
const REMARK =
  /^(?:[※☞▶■□●○◆【[<]|주\)|\*+ ?\D)|^[-<([*~ ]*(?:이 ?하 ?여 ?백|여 ?백|끝|이상)[->)\]*~. ]*$|^(?:비고|참고|주의|작성자?|작성일자?|출력일?시?|출력자|인쇄일?시?|조회일?시?|기준일|확인자?|담당자?|결재|검토자?|승인자?) ?[:：]|^(?:위와 ?같이|상기|page ?\d)|\(인\)$|서명|^-? ?\d+ ?(?:\/ ?\d+|-)$/i;
/** Amounts, counts, shares, and the numbers of lines. */
const FIGURE = /^[-+(]?[₩\\]?[\d,.]*[%)원건개-]?$/;
const COUNT = /^[\d,]+ ?(?:건|개|명|곳|매|업체|개사|개처)$/;
/** The mark of an example line. In a form, such a line shows how to fill in the other lines. */
const EXAMPLE =
  /^[(<[]?(?:(?:작성|기재|입력) ?예|(?:(?:작성|기재|입력) ?)?예시)[)>\]]?$|^[(<[]?예[)>\]]$/;

export interface Lines {
  header: readonly string[];
  mapping: Mapping;
}

/**
 * A business number with a mistake: a cell with only digits and separators, or a text that contains
 * at least the first eight digits of a number.
 */
const BROKEN_NUMBER = /^[\d\s.,e+-]*\d[\d\s.,e+-]*$|\d{3}-?\d{2}-?\d{3}/i;

export function isNoBusiness(cells: readonly string[], { header, mapping }: Lines): boolean {
  const cell = (position: number | undefined) =>
    (cells[position ?? -1] ?? "").trim().slice(0, LONGEST_COMPARED);
  const number = cell(mapping.business_number);
  const ours = Object.values(mapping);
  if (cells.some((_, at) => !ours.includes(at) && EXAMPLE.test(cell(at)))) return true;
  if (number !== "" && readNumber(number).kind === "value") return false;
  if (repeatsHeader(cells, header)) return true;
  // Skip a second header. But if its columns are in another order, keep the line, so that the user
  // sees the line.
  if (columnNamed(number) === "business_number")
    return COLUMNS.every((column) => {
      const named = columnNamed(cell(mapping[column]));
      return named === null || named === column;
    });
  const about = positionsOf(header, mapping, ["company_name", "owner_name", "start_date"]);
  if (about.length > 1 && about.every((at) => cell(at) !== "")) return false;
  const filled = cells.flatMap((text) => text.trim().slice(0, LONGEST_COMPARED) || []);
  const isTotal = filled.some((text) => TOTAL.test(text.replace(MARKS, "")));
  if (SUBTOTAL.test(number) || (isTotal && !/^\d{3}-\d/.test(number))) return true;
  const [first] = filled;
  if (first !== undefined && REMARK.test(first)) return true;
  if (BROKEN_NUMBER.test(number)) return false;
  if (filled.every((text) => FIGURE.test(text) || !/[\p{L}\p{N}]/u.test(text))) return true;
  // The line has no number. So it counts as a business only if it has a name.
  const names = positionsOf(header, mapping, ["company_name", "owner_name"]);
  return names.length > 0 && names.every((at) => cell(at) === "" || COUNT.test(cell(at)));
}

/** @returns the positions of the columns, even of columns that the check does not read */
export function positionsOf(
  header: readonly string[],
  mapping: Mapping,
  columns: readonly Column[],
): number[] {
  return columns.flatMap((column) => {
    const position = mapping[column] ?? header.findIndex((name) => columnNamed(name) === column);
    return position === -1 ? [] : [position];
  });
}
