/**
 * Makes workbooks that are meant to break their reader. Each kind is cheap to send, but may be
 * expensive to read. The same seed makes the same workbooks.
 */
import { constants, deflateRawSync } from "node:zlib";
import type { Random } from "../torture/random.ts";
import {
  filesOfWorkbook,
  LIST,
  relation,
  textCell,
  type WorkbookParts,
  workbookOf,
  zipOf,
} from "../workbook-files.ts";

export interface HostileWorkbook {
  kind: string;
  /** The name of the file. Its ending may be that of another format. */
  name: string;
  bytes: Buffer;
}

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join("");
const shared = (...texts: string[]) =>
  `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`;
const sheetOf = (data: string) => `<worksheet><sheetData>${data}</sheetData></worksheet>`;
/** Makes rows from line 3 on, the first line after `LIST`. `cell` writes the cells of a row. */
const below = (count: number, cell: (line: number) => string) =>
  times(count, (index) => `<row r="${index + 3}">${cell(index + 3)}</row>`);
const withList = (more: string): WorkbookParts => ({ rows: LIST + more });
const pieceOf = (random: Random) =>
  random.pick([`${LIST}`, "", `<row r="1">${textCell("A1", "a")}</row>`]);

function columnName(number: number): string {
  let name = "";
  for (let left = number; left > 0; left = Math.floor((left - 1) / 26))
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  return name;
}

function manyBlocks(random: Random, bytes: number): Buffer {
  const content = Buffer.from(
    `<!--${times(60, () => String.fromCharCode(random.int(97, 122)))}-->`,
  );
  const block = deflateRawSync(content, {
    strategy: random.pick([constants.Z_HUFFMAN_ONLY, constants.Z_FIXED]),
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  const empty = Buffer.from([0, 0, 0, 0xff, 0xff]);
  const unit = random.chance(0.5) ? block : empty;
  return Buffer.concat([
    ...Array<Buffer>(Math.ceil(bytes / unit.length)).fill(unit),
    Buffer.from([3, 0]),
  ]);
}

/** Makes a compound file (MS-CFB) whose chains of sectors lead anywhere. */
function compoundFile(random: Random, stream: string): Buffer {
  const file = Buffer.alloc(512 * random.int(4, 2_000));
  for (let at = 512; at + 4 <= file.length; at += 4)
    file.writeUInt32LE(random.pick([0, 1, 2, 0xfffffffe, random.int(0, 5_000)]), at);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(0xffffffff, 44);
  Buffer.from(stream, "utf16le").copy(file, 1_024);
  // An Excel 97 record whose length is beyond the end of the file.
  file.writeUInt32LE(0xffff_0809, 1_536);
  return file;
}

type Maker = (random: Random) => Buffer | WorkbookParts;

export const KINDS: Record<string, Maker> = {
  "one cell at the end of the sheet": (random) => ({
    rows: `${random.chance(0.5) ? LIST : ""}<row r="1048576">${textCell("XFD1048576", "1")}</row>`,
  }),
  "a cell at the end of each row": (random) =>
    withList(below(random.int(500, 60_000), (line) => textCell(`XFD${line}`, "1"))),
  "a false dimension": (random) => ({
    sheet: `<worksheet><dimension ref="${random.pick(["A1:XFD1048576", "A1:ZZZZZZ99999999999", "-1", "A1:A1"])}"/><sheetData>${LIST}</sheetData></worksheet>`,
  }),
  "one long shared text in 120,000 cells": (random) => ({
    rows: below(120_000, (line) => `<c r="A${line}" t="s"><v>0</v></c>`),
    sharedStrings: shared(random.pick(["가", "a", "&amp;"]).repeat(random.int(1_000, 32_767))),
  }),
  "a long shared text in a whole list": (random) => ({
    rows:
      LIST +
      below(random.int(20_000, 90_000), (line) =>
        times(20, (column) => `<c r="${columnName(column + 1)}${line}" t="s"><v>0</v></c>`),
      ),
    sharedStrings: shared("가".repeat(random.int(100, 3_000))),
  }),
  "texts of megabytes": (random) =>
    withList(below(random.int(1, 30), (line) => textCell(`A${line}`, "가".repeat(190_000)))),
  "megabytes of <": (random) => ({
    sheet: `<worksheet><sheetData>${"<".repeat(random.int(1, 5) * 1_000_000)}`,
  }),
  "tags that do not end": (random) => ({
    sheet: `<worksheet>${random.pick(["<a ", '<a b="', "<a b='>\">", "</", "<!", "<?", "<!--", "<![CDATA["]).repeat(random.int(100_000, 1_000_000))}`,
  }),
  "deep nesting": (random) => ({
    sheet: `<worksheet>${random.pick(["<a>", "<sheetData>", "<row>", "<c>"]).repeat(random.int(1_000, 1_000_000))}`,
  }),
  "many small elements": (random) => ({
    sheet: sheetOf(
      pieceOf(random) +
        random
          .pick(["<a/>", "<c/>", "<v/>", "<row/>", "<is/>", "</a>"])
          .repeat(random.int(1, 12) * 1_000_000),
    ),
  }),
  "a billion laughs": (random) => {
    const entities = times(30, (at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
    const type = `<!DOCTYPE lolz [<!ENTITY l0 "lol">${entities}]>`;
    return random.chance(0.5)
      ? { sheet: `${type}${sheetOf(textCell("A1", "&l30;"))}` }
      : { sharedStrings: `${type}${shared("&l30;")}`, rows: LIST };
  },
  "entities of other files": (random) => ({
    sheet: `<!DOCTYPE x [<!ENTITY e SYSTEM "${random.pick(["file:///etc/passwd", "file:///dev/zero", "http://127.0.0.1:1/"])}">]>${sheetOf(textCell("A1", "&e;"))}`,
  }),
  "millions of references": (random) =>
    withList(
      `<row r="3">${textCell("A3", random.pick(["&amp;", "&#44032;", "_x0041_", "&#x1F600;"]).repeat(30_000))}</row>`.repeat(
        1,
      ) +
        times(
          random.int(10, 100),
          (at) => `<row r="${at + 4}">${textCell(`A${at + 4}`, "&lt;".repeat(40_000))}</row>`,
        ),
    ),
  "a sheet that inflates to hundreds of megabytes": (random) => ({
    sheet: Buffer.concat([
      Buffer.from("<worksheet><sheetData>"),
      Buffer.alloc(random.int(100, 300) * 1_000_000, random.pick([" ", "a", "<a/>", "\n"])),
    ]),
  }),
  "shared texts that inflate to hundreds of megabytes": (random) => ({
    rows: LIST,
    sharedStrings: Buffer.concat([
      Buffer.from("<sst>"),
      Buffer.alloc(
        random.int(100, 300) * 1_000_000,
        random.pick(["<si/>", "<si><t>a</t></si>", " "]),
      ),
    ]),
  }),
  "a zip in a zip": (random) => {
    const bomb = zipOf([{ name: "a.xml", content: Buffer.alloc(random.int(1, 50) * 1_000_000) }]);
    const nested = zipOf(
      Array.from({ length: 20 }, (_, at) => ({ name: `${at}.zip`, content: bomb })),
    );
    return { rows: LIST, others: [{ name: "xl/media/image1.zip", content: nested }] };
  },
  "sheets that are the same bytes": (random) => {
    const count = random.int(100, 9_000);
    const files = filesOfWorkbook({
      workbook: `<workbook><sheets>${times(count, (at) => `<sheet name="${at}" r:id="s${at}"/>`)}</sheets></workbook>`,
      relations: `<Relationships>${times(count, (at) => relation(`s${at}`, "worksheet", "worksheets/sheet1.xml"))}</Relationships>`,
      sheet: sheetOf(below(20_000, (line) => textCell(`A${line}`, "a"))),
    });
    return zipOf(files);
  },
  "false sizes": (random) => {
    const said = random.pick([
      { inflated: 0xffffffff },
      { inflated: 1 },
      { compressed: 0xffffffff },
      { compressed: 0xfffffff0 },
      { compressed: 3, inflated: 4_000_000_000 },
    ]);
    const content = Buffer.alloc(random.int(1, 200) * 1_000_000, " ");
    return zipOf(
      filesOfWorkbook({ rows: LIST }).map((file) =>
        file.name.includes("sheet1") ? { ...file, content, said } : file,
      ),
    );
  },
  "millions of blocks": (random) => {
    const raw = manyBlocks(random, random.int(1, 19) * 1_000_000);
    return zipOf(
      filesOfWorkbook({ rows: LIST }).map((file) =>
        file.name.includes("sheet1") ? { ...file, raw } : file,
      ),
    );
  },
  "millions of empty rows": (random) => ({
    sheet: sheetOf(
      LIST +
        times(
          random.int(200_000, 1_000_000),
          (at) => `<row r="${at + 3}"${at % 3 ? "/>" : "></row>"}`,
        ),
    ),
  }),
  "a million rows": (random) => ({
    rows:
      LIST + below(random.int(150_000, 1_000_000), (line) => `<c r="A${line}"><v>${line}</v></c>`),
  }),
  "rows in disorder": (random) =>
    withList(times(1_000, () => `<row r="${random.int(1, 9_999)}">${textCell("A1", "a")}</row>`)),
  "rows twice": () => withList(LIST),
  "references outside the sheet": (random) =>
    withList(
      `<row r="3">${textCell(random.pick(["A-1", "A0", "XFE3", "ZZZZZZZ3", "A99999999999999999999", "", "3", "가3", "a3", "-A3", "A3:XFD3", "$A$3", "__proto__"]), "a")}</row>`,
    ),
  "impossible numbers of rows": (random) =>
    withList(
      `<row r="${random.pick(["1000000000", "-5", "0", "1e9", "0x7fffffff", "Infinity", "NaN", "1.5", "", "9007199254740993", "constructor"])}">${textCell("A3", "a")}</row>`,
    ),
  "thousands of sheets": (random) => {
    const count = random.int(1_000, 5_000);
    return {
      workbook: `<workbook><sheets>${times(count, (at) => `<sheet name="${at}" r:id="s${at}"/>`)}</sheets></workbook>`,
      relations: `<Relationships>${times(count, (at) => relation(`s${at}`, "worksheet", `worksheets/s${at}.xml`))}</Relationships>`,
      others: Array.from({ length: count }, (_, at) => ({
        name: `xl/worksheets/s${at}.xml`,
        content: sheetOf(below(12, (line) => textCell(`A${line}`, "a"))),
      })),
    };
  },
  "millions of formats": (random) => ({
    rows: `${LIST}<row r="3"><c r="A3" s="${random.int(0, 2_000_000)}"><v>1</v></c></row>`,
    styles: `<styleSheet><numFmts>${times(random.int(1, 200_000), (at) => `<numFmt numFmtId="${at}" formatCode="yyyy"/>`)}</numFmts><cellXfs>${'<xf numFmtId="14"/>'.repeat(random.int(1, 2_000_000))}</cellXfs></styleSheet>`,
  }),
  "codes of formats that are hard to read": (random) => ({
    rows: `${LIST}<row r="3"><c r="A3" s="0"><v>1</v></c></row>`,
    styles: `<styleSheet><numFmts>${`<numFmt numFmtId="200" formatCode="${random.pick(["[", "&quot;", "\\", "y;", "[h", "s.0"]).repeat(random.int(100, 30_000))}"/>`.repeat(20)}</numFmts><cellXfs>${'<xf numFmtId="200"/>'.repeat(1_000)}</cellXfs></styleSheet>`,
  }),
  "merged ranges over everything": (random) => ({
    sheet: `<worksheet><sheetData>${LIST}</sheetData><mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(random.int(1, 500_000))}</mergeCells></worksheet>`,
  }),
  "millions of runs of text": (random) => {
    const runs = random
      .pick([
        "<r><t>a</t></r>",
        "<r><rPr><b/></rPr><t>가</t></r>",
        "<rPh><t>a</t></rPh>",
        "<t>a</t>",
      ])
      .repeat(random.int(1, 20) * 100_000);
    return random.chance(0.5)
      ? withList(`<row r="3"><c r="A3" t="inlineStr"><is>${runs}</is></c></row>`)
      : {
          rows: `${LIST}<row r="3"><c r="A3" t="s"><v>0</v></c></row>`,
          sharedStrings: `<sst><si>${runs}</si></sst>`,
        };
  },
  "a broken directory": (random) => {
    const bytes = workbookOf({ rows: LIST });
    const start = bytes.lastIndexOf("PK\x01\x02") - 500;
    for (let changes = random.int(1, 20); changes > 0; changes--)
      bytes[random.int(Math.max(0, start), bytes.length - 1)] = random.int(0, 255);
    return bytes;
  },
  "a directory of thousands of files": (random) => {
    const empty = { content: "", isStored: true };
    const count = random.int(9_000, 65_000);
    const others = Array.from({ length: count }, (_, at) => ({ ...empty, name: `a${at}` }));
    return { rows: LIST, others };
  },
  "a directory that names more files than it has": (random) =>
    zipOf(filesOfWorkbook({ rows: LIST }), random.int(7, 65_535)),
  "an end that is missing": (random) => {
    const bytes = workbookOf(withList(below(5_000, (line) => textCell(`A${line}`, `${line}`))));
    return bytes.subarray(0, random.int(100, bytes.length - 1));
  },
  "changed bytes": (random) => {
    const bytes = workbookOf(withList(below(2_000, (line) => textCell(`A${line}`, `${line}`))));
    for (let changes = random.int(1, 200); changes > 0; changes--)
      bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
    return bytes;
  },
  "an encrypted workbook": (random) => compoundFile(random, "EncryptedPackage"),
  "an old workbook whose records and chains lead anywhere": (random) =>
    compoundFile(random, random.pick(["Workbook", "Book", "DRMContent"])),
  "another format": (random) =>
    random.pick<() => Buffer>([
      () => Buffer.from("%PDF-1.7\n"),
      () => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(5_000)]),
      () => zipOf([{ name: "word/document.xml", content: "<w/>" }]),
      () => zipOf([{ name: "xl/workbook.xml", content: "" }]),
      () => Buffer.from("PK\x03\x04xl/workbook.xml"),
      () => Buffer.from("{\\rtf1 }"),
      () => Buffer.alloc(19_000_000),
      () => Buffer.alloc(19_000_000, "x"),
      () => Buffer.alloc(19_000_000, "PK\x03\x04xl/workbook.xm"),
      () => Buffer.alloc(19_000_000, "PK\x05\x06"),
      () => Buffer.from([0xff, 0xfe]),
      () => Buffer.alloc(0),
    ])(),
  "an HTML table with wide cells": (random) =>
    Buffer.from(
      `<table><tr><td>사업자등록번호<td>개업일자<td>대표자${random.pick(["<tr><td rowspan=16 colspan=256>", "<td colspan=256>", "<tr><td>", "<", "<td>"]).repeat(random.int(1, 19) * 30_000)}`,
    ),
  "text with millions of cells": (random) =>
    Buffer.from(
      `${random.pick(["", "사업자등록번호,개업일자,대표자\n1,2,3\n", "예1111자리".repeat(14)])}${random.pick([",", "a,", '"",', "a,b;c|d\t", "\n", "a\n", '"', "1,2,3\n"]).repeat(random.int(1, 18) * 150_000)}`,
    ),
  "relationships that lead nowhere": (random) => {
    const target = random.pick([
      "../../../../etc/passwd",
      "/xl/workbook.xml",
      "_rels/workbook.xml.rels",
      "workbook.xml",
      "http://127.0.0.1:1/",
      "file:///dev/zero",
      "",
      "__proto__",
      "worksheets/sheet9.xml",
    ]);
    return {
      rows: LIST,
      relations: `<Relationships>${relation("r1", "worksheet", target)}${relation("r2", "sharedStrings", target)}${relation("r3", "styles", target)}</Relationships>`,
    };
  },
  "millions of relationships": (random) => ({
    rows: LIST,
    relations: `<Relationships>${times(random.int(1_000, 300_000), (at) => relation(`r${at}`, "worksheet", "worksheets/sheet1.xml"))}</Relationships>`,
  }),
  "huge attributes": (random) => ({
    sheet: sheetOf(
      `<row r="1" ${random.chance(0.5) ? `a="${"a".repeat(random.int(10_000, 3_000_000))}"` : times(random.int(1_000, 300_000), (at) => `a${at}="1" `)}>${textCell("A1", "a")}</row>`,
    ),
  }),
  "megabytes between tags": (random) => {
    const filler = "x".repeat(random.int(100_000, 5_000_000));
    return {
      sheet: sheetOf(
        LIST +
          random.pick([`<!--${filler}-->`, `<![CDATA[${filler}]]>`, `<?a ${filler}?>`, filler]),
      ),
    };
  },
  "millions of comments": (random) => ({
    sheet: sheetOf(
      LIST +
        random
          .pick(["<!---->", "<![CDATA[]]>", "<?a?>", "<!-- -->\n"])
          .repeat(random.int(1, 30) * 100_000),
    ),
  }),
  "invalid UTF-8": (random) => ({
    sheet: Buffer.concat([
      Buffer.from(`<worksheet><sheetData>${LIST}<row r="3"><c r="A3" t="inlineStr"><is><t>`),
      Buffer.from(Array.from({ length: 50_000 }, () => random.int(128, 255))),
      Buffer.from("</t></is></c></row></sheetData></worksheet>"),
    ]),
  }),
  "UTF-16": (random) => ({
    sheet: Buffer.from(
      `\ufeff<?xml version="1.0" encoding="UTF-16"?>${sheetOf(LIST.repeat(random.int(1, 1_000)))}`,
      "utf16le",
    ),
  }),
  "a header of all columns": (random) => ({
    rows: `<row r="1">${times(16_384, (at) => textCell(`${columnName(at + 1)}1`, at < 3 ? (["사업자등록번호", "개업일자", "대표자"][at] ?? "") : random.pick(["a", "주민번호", "", "예1111자리".repeat(14)])))}</row>${below(random.int(1, 50), (line) => textCell(`A${line}`, "1"))}`,
  }),
  "columns whose names are hard to read": (random) => ({
    rows: `<row r="1">${times(random.int(3, 2_000), (at) => textCell(`${columnName(at + 1)}1`, `${random.pick(["예1111자리", "주민", "필수", "yyyymmdd", "1111"]).repeat(14)}x`))}</row>${below(20, (line) => textCell(`A${line}`, "1"))}`,
  }),
  "long numbers": (random) =>
    withList(
      below(
        random.int(10, 100),
        (line) =>
          `<c r="A${line}"><v>${random.pick(["9", "1e999", "0.0", "-", "0x"]).repeat(30_000)}</v></c>`,
      ),
    ),
  "shared texts that do not exist": (random) => ({
    rows: `${LIST}<row r="3"><c r="A3" t="s"><v>${random.pick(["9", "-1", "1e9", "__proto__", "1.5", " ", "length"])}</v></c></row>`,
    sharedStrings: shared("a"),
  }),
  "unknown types of cells": (random) =>
    withList(
      `<row r="3"><c r="A3" t="${random.pick(["", "x", "d", "e", "b", "s", "__proto__"])}" s="-1"><v>${random.pick(["x", "1e99", "2012-13-45T99:99"])}</v></c></row>`,
    ),
  "dates outside the calendar": (random) => ({
    rows: `${LIST}${below(1_000, (line) => `<c r="B${line}" s="0"><v>${random.pick(["-1", "1e300", "2958466", "-1e308", "0.9999999999999"])}</v></c>`)}`,
    styles: '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
  }),
  "long formulas": (random) =>
    withList(
      below(
        random.int(1, 60),
        (line) => `<c r="A${line}" t="str"><f>${"A1+".repeat(60_000)}1</f><v>1</v></c>`,
      ),
    ),
  "the longest texts that are read": (random) => {
    const rows = random.int(13_000, 15_700);
    const text = (index: number) => `가나다라${String(index).padStart(7, "0")}`;
    return {
      rows:
        LIST +
        below(rows, (line) =>
          times(
            14,
            (column) =>
              `<c r="${columnName(column + 1)}${line}" t="s"><v>${(line - 3) * 14 + column}</v></c>`,
          ),
        ),
      sharedStrings: `<sst>${times(rows * 14, (index) => `<si><t>${text(index)}</t></si>`)}</sst>`,
    };
  },
  "the widest list that is read": (random) => ({
    rows:
      LIST +
      below(random.int(40_000, 54_000), (line) =>
        times(
          4,
          (column) => `<c r="${columnName(column + 1)}${line}"><v>${line * 1_000 + column}</v></c>`,
        ),
      ),
  }),
};

export function hostileWorkbook(
  number: number,
  randomOf: (seed: string) => Random,
  seed: string,
): HostileWorkbook {
  const names = Object.keys(KINDS);
  const kind = names[number % names.length] ?? "";
  const made = KINDS[kind]?.(randomOf(`${seed}/${number}`)) ?? {};
  const bytes = Buffer.isBuffer(made) ? made : workbookOf(made);
  const isOld = kind.startsWith("an old") || kind.startsWith("an HTML");
  const isText = kind.startsWith("text");
  return { kind, name: `${number}.${isText ? "csv" : isOld ? "xls" : "xlsx"}`, bytes };
}
