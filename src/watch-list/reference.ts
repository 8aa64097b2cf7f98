/** A reference is the customer's own id for a watched number. */
import { dayOf, isoDate } from "../lib/days.ts";

/** Accepts only ASCII, so that no Korean name is stored. Refuses resident registration numbers. */
export function isReference(text: string): boolean {
  return FORM.test(text) && !isResidentNumber(text);
}

const FORM = /^[A-Za-z0-9._:-]{1,64}$/;

/** Numbers that were issued from this day on have no check digit: their last six are random. */
const NO_CHECK_DIGIT_SINCE = "2020-10-01";

/**
 * Whether 13 digits are YYMMDD, a digit for century and sex, and a right check digit. With a sign
 * after YYMMDD, no check digit is needed: hardly any other number is written like that.
 */
function isResidentNumber(text: string): boolean {
  const [, yymmdd = "", sign = "", rest = ""] = /^(\d{6})([._:-]?)([1-8]\d{6})$/.exec(text) ?? [];
  const kind = rest.charAt(0);
  const born = isoDate(("1256".includes(kind) ? "19" : "20") + yymmdd);
  if (born === null || born > dayOf(Date.now())) return false;
  if (sign !== "" || born >= NO_CHECK_DIGIT_SINCE) return true;
  const digits = [...yymmdd, ...rest].map(Number);
  const check = digits.pop();
  const sum = digits.reduce((total, digit, at) => total + digit * ((at % 8) + 2), 0);
  const isAlien = Number(kind) > 4;
  return ((isAlien ? 13 : 11) - (sum % 11)) % 10 === check;
}

/** Other names of a column with references, without blanks, in lower case. */
const NAMES = new Set([
  ...["ref", "customerid", "customercode", "vendorid", "vendorcode", "supplierid", "suppliercode"],
  ...["참조", "참조번호", "관리번호", "관리코드", "거래처번호", "거래처코드"],
  ...["고객번호", "고객코드", "업체번호", "업체코드", "공급업체번호", "공급업체코드"],
]);

/** The column with references: the one named `reference`, else the first named in `NAMES`. */
export function referenceColumnOf<Column extends { name: string }>(
  columns: readonly Column[],
): Column | undefined {
  const named = columns.map((column) => ({ column, key: keyOf(column.name) }));
  const found =
    named.find(({ key }) => key === "reference") ?? named.find(({ key }) => NAMES.has(key));
  return found?.column;
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, "");
}
