/** Writes workbooks from their XML, so that a test can have any workbook, even a damaged one. */
import { crc32, deflateRawSync } from "node:zlib";

export interface ZippedFile {
  name: string;
  content: Buffer | string;
  /** Bytes to write instead of the deflated content. */
  raw?: Buffer;
  isStored?: boolean;
  /** False sizes to write into the headers of the file. */
  said?: { compressed?: number; inflated?: number };
}

const u16 = (...numbers: number[]) => numbers.flatMap((number) => [number & 255, number >>> 8]);
const u32 = (number: number) => u16(number & 0xffff, number >>> 16);

/** @param count the number of files that the end of the zip states, which a test may falsify */
export function zipOf(files: readonly ZippedFile[], count = files.length): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, raw, isStored = false, said = {} } of files) {
    const bytes = Buffer.from(content as string);
    const data = raw ?? (isStored ? bytes : deflateRawSync(bytes, { level: 6 }));
    const title = Buffer.from(name);
    const facts = Buffer.from([
      ...u16(20, 0, isStored ? 0 : 8, 0, 0),
      ...u32(crc32(bytes)),
      ...u32(said.compressed ?? data.length),
      ...u32(said.inflated ?? bytes.length),
      ...u16(title.length, 0),
    ]);
    parts.push(Buffer.from("PK\x03\x04", "latin1"), facts, title, data);
    directory.push(
      Buffer.from("PK\x01\x02\x14\0", "latin1"),
      facts,
      Buffer.from([...u16(0, 0, 0), ...u32(0), ...u32(at)]),
      title,
    );
    at += 30 + title.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = [...u16(0, 0, count & 0xffff, count & 0xffff), ...u32(list.length), ...u32(at), 0, 0];
  return Buffer.concat([...parts, list, Buffer.from("PK\x05\x06", "latin1"), Buffer.from(end)]);
}

const TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Parts of a workbook. If a part is not given, the workbook has an ordinary part, or none. */
export interface WorkbookParts {
  /** The content of `sheetData`. */
  rows?: string;
  /** All XML of the sheet, instead of `rows`. */
  sheet?: string | Buffer;
  sharedStrings?: string | Buffer;
  styles?: string | Buffer;
  workbook?: string | Buffer;
  relations?: string | Buffer;
  others?: readonly ZippedFile[];
}

export const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}"/>`;

export function filesOfWorkbook({
  rows = "",
  sheet = `<worksheet><dimension ref="A1:D2"/><sheetData>${rows}</sheetData></worksheet>`,
  sharedStrings,
  styles,
  workbook = '<workbook><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>',
  relations = [
    "<Relationships>",
    relation("r1", "worksheet", "worksheets/sheet1.xml"),
    relation("r2", "sharedStrings", "sharedStrings.xml"),
    relation("r3", "styles", "styles.xml"),
    "</Relationships>",
  ].join(""),
  others = [],
}: WorkbookParts): ZippedFile[] {
  return [
    { name: "[Content_Types].xml", content: "<Types/>" },
    { name: "xl/workbook.xml", content: workbook },
    { name: "xl/_rels/workbook.xml.rels", content: relations },
    ...(sharedStrings === undefined
      ? []
      : [{ name: "xl/sharedStrings.xml", content: sharedStrings }]),
    ...(styles === undefined ? [] : [{ name: "xl/styles.xml", content: styles }]),
    { name: "xl/worksheets/sheet1.xml", content: sheet },
    ...others,
  ];
}

export function workbookOf(parts: WorkbookParts): Buffer<ArrayBuffer> {
  return zipOf(filesOfWorkbook(parts));
}

export const textCell = (address: string, text: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

export const LIST = [
  `<row r="1">${textCell("A1", "사업자등록번호")}${textCell("B1", "개업일자")}${textCell("C1", "대표자")}</row>`,
  `<row r="2">${textCell("A2", "217-81-82399")}${textCell("B2", "2012-03-05")}${textCell("C2", "김한빛")}</row>`,
].join("");

export interface OfficeSheet {
  name: string;
  rows: readonly (readonly string[])[];
  state?: "hidden" | "veryHidden";
  /** The numbers of rows that a filter or a person has hidden. */
  hidden?: readonly number[];
  /** The first and the last hidden column, counted from 1. */
  hiddenColumns?: readonly [first: number, last: number];
}

export function workbookOfSheets(sheets: readonly OfficeSheet[]): Buffer<ArrayBuffer> {
  const letter = (at: number) => String.fromCharCode(65 + at);
  const content = ({ rows, hidden = [], hiddenColumns }: OfficeSheet) => {
    const cols = hiddenColumns
      ? `<cols><col min="${hiddenColumns[0]}" max="${hiddenColumns[1]}" hidden="1"/></cols>`
      : "";
    const lines = rows.map((cells, row) => {
      const texts = cells.map((text, at) =>
        text ? textCell(`${letter(at)}${row + 1}`, text) : "",
      );
      const isHidden = hidden.includes(row + 1) ? ' hidden="1"' : "";
      return `<row r="${row + 1}"${isHidden}>${texts.join("")}</row>`;
    });
    return `<worksheet>${cols}<sheetData>${lines.join("")}</sheetData></worksheet>`;
  };
  const titles = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="s${at}"/>`,
  );
  const relations = sheets.map((_, at) => relation(`s${at}`, "worksheet", `worksheets/s${at}.xml`));
  return workbookOf({
    workbook: `<workbook><sheets>${titles.join("")}</sheets></workbook>`,
    relations: `<Relationships>${relations.join("")}</Relationships>`,
    others: sheets.map((sheet, at) => ({
      name: `xl/worksheets/s${at}.xml`,
      content: content(sheet),
    })),
  });
}
