/** The customer's own id for a watched number: its form, and how tables name its column. Pure. */

/** ASCII only and no resident number, so that neither a name nor a person's number is stored. */
export const REFERENCE = /^(?!\d{6}-\d{7}$)[A-Za-z0-9._:-]{1,64}$/;

/** Other names of a column with references, without blanks, in lower case. */
const NAMES = new Set([
  ...["ref", "customerid", "customercode", "vendorid", "vendorcode", "supplierid", "suppliercode"],
  ...["참조", "참조번호", "관리번호", "관리코드", "거래처번호", "거래처코드"],
  ...["고객번호", "고객코드", "업체번호", "업체코드", "공급업체번호", "공급업체코드"],
]);

/** The column with references: our own name comes first, then the first of the other names. */
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
