/** Korea's character set, which holds 2,350 syllables of Hangul and 4,888 Hanja. */

const COLUMNS = 94;
/** EUC-KR writes row and column with this offset. */
const EUC_OFFSET = 0xa0;

/** The characters of some rows, in their order there. */
export function charactersOf(firstRow: number, lastRow: number): string[] {
  const codes: number[] = [];
  for (let row = firstRow; row <= lastRow; row++)
    for (let column = 1; column <= COLUMNS; column++)
      codes.push(row + EUC_OFFSET, column + EUC_OFFSET);
  return Array.from(new TextDecoder("euc-kr").decode(Uint8Array.from(codes)));
}
