/** Creates workbooks like those that people have, and reads the workbooks that the page writes. */
import { readSheet } from "read-excel-file/universal";
import writeXlsxFile from "write-excel-file/universal";
import type { DemoBusiness } from "../../seed/demo.ts";

/** The beginnings of all cells in the two columns that must never leave the browser. */
export const PHONE = "010-5555-";
export const RESIDENT_NUMBER = "900101-1";

const HEADER = [
  "거래처코드",
  "사업자등록번호",
  "상호",
  "대표자",
  "개업일자",
  "담당자 연락처",
  "주민등록번호",
];

/** A list as bookkeeping programs export it: a merged title, real dates, and personal data. */
export async function customerList(businesses: readonly DemoBusiness[]): Promise<Buffer> {
  const text = (value: string) => ({ value, type: String });
  const title = { ...text("거래처 명부"), columnSpan: HEADER.length };
  const rows = businesses.map(({ b_no, b_nm, p_nm, start_dt }, i) => [
    text(`C${1_000 + i}`),
    text(b_no.replace(/^(...)(..)/, "$1-$2-")),
    text(b_nm),
    text(p_nm),
    { value: dateOf(start_dt), type: Date, format: "yyyy-mm-dd" },
    text(`${PHONE}${String(i).padStart(4, "0")}`),
    text(`${RESIDENT_NUMBER}${String(i).padStart(6, "0")}`),
  ]);
  const empty = Array.from({ length: HEADER.length - 1 }, () => null);
  const blob = await writeXlsxFile([[title, ...empty], HEADER.map(text), ...rows], {
    sheet: "명부",
  }).toBlob();
  return Buffer.from(await blob.arrayBuffer());
}

function dateOf(yyyymmdd: string): Date {
  return new Date(yyyymmdd.replace(/^(....)(..)(..)$/, "$1-$2-$3"));
}

/** Active businesses with numbers that begin with 999. The stand-in knows all these numbers. */
export function inventedBusinesses(count: number): DemoBusiness[] {
  return Array.from({ length: count }, (_, i) => ({
    b_no: withCheckDigit(`999${String(i).padStart(6, "0")}`),
    start_dt: "20200101",
    p_nm: "홍길동",
    b_nm: `시험상사 ${i}`,
    b_stt_cd: "01",
    tax_type_cd: "01",
    end_dt: "",
  }));
}

function withCheckDigit(nine: string): string {
  const digits = [...nine].map(Number);
  const sum = [1, 3, 7, 1, 3, 7, 1, 3, 5].reduce(
    (all, weight, i) => all + weight * (digits[i] ?? 0),
    0,
  );
  return `${nine}${(10 - ((sum + Math.floor(((digits[8] ?? 0) * 5) / 10)) % 10)) % 10}`;
}

export async function readBack(bytes: Buffer): Promise<string[][]> {
  const cells = await readSheet(new Blob([new Uint8Array(bytes)]));
  return cells.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
}
