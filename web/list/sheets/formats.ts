/** Recognises files without a table, such as photos, so that the page can say what to do. */
import type { LocalizedText } from "./messages.ts";

interface Format extends LocalizedText {
  /** The first bytes of the file, as one character for each byte. `?` means any byte. */
  starts: readonly string[];
  /** The file must also contain one of these texts, with one or two bytes for each character. */
  has?: readonly string[];
}

/** Old documents of Office and Hancom are compound files (MS-CFB), and new ones are zip files. */
const DOCUMENT = ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "PK\x03\x04", "HWP Document File"];

const FORMATS: readonly Format[] = [
  {
    starts: DOCUMENT,
    has: ["HWP Document File", "application/hwp+zip"],
    ko: "한글 문서(.hwp)입니다. 문서의 표를 복사해 아래 칸에 붙여 넣어 주십시오.",
    en: "This is a Hangul document (.hwp). Copy its table and paste it into the field below.",
  },
  {
    starts: DOCUMENT,
    has: ["Workbook", "Book"],
    ko: "예전 형식의 엑셀 파일(.xls)입니다. 엑셀에서 열어 .xlsx로 다시 저장해 주십시오.",
    en: "This is an old Excel workbook (.xls). Open it in Excel and save it as .xlsx.",
  },
  {
    starts: DOCUMENT,
    has: ["WordDocument", "PowerPoint Document", "word/document.xml", "ppt/presentation.xml"],
    ko: "워드나 파워포인트 문서입니다. 문서의 표를 복사해 아래 칸에 붙여 넣어 주십시오.",
    en: "This is a Word or PowerPoint document. Copy its table and paste it into the field below.",
  },
  {
    starts: [
      "\x89PNG",
      "\xff\xd8\xff",
      "GIF8",
      "II*\0",
      "MM\0*",
      "BM????\0\0\0\0",
      "RIFF????WEBP",
      "????ftyphei",
      "????ftypmif1",
      "????ftypavif",
    ],
    ko: "그림 파일이라 글을 읽을 수 없습니다. 목록이 든 엑셀이나 CSV 파일을 골라 주십시오.",
    en: "This is a picture, so its text cannot be read. Choose an Excel or CSV file that has the list.",
  },
  {
    starts: ["%PDF-"],
    ko: "PDF 파일이라 표를 읽을 수 없습니다. 문서를 만든 프로그램에서 엑셀(.xlsx)로 내보내 주십시오.",
    en: "This is a PDF, so its tables cannot be read. Export the list as .xlsx from the program that made it.",
  },
];

export const EMPTY_FILE: LocalizedText = {
  ko: "빈 파일입니다. 목록이 저장되었는지 확인해 주십시오.",
  en: "The file is empty. Check whether the list was saved in it.",
};

/** White space, zero bytes and byte-order marks. */
const BLANKS: ReadonlySet<number> = new Set([
  0, 9, 10, 11, 12, 13, 32, 0xef, 0xbb, 0xbf, 0xff, 0xfe,
]);

/** @returns null if the file may have a table, or if `file-text.ts` recognises its format */
export function formatFault(bytes: Uint8Array): LocalizedText | null {
  if (bytes.every((byte) => BLANKS.has(byte))) return EMPTY_FILE;
  const isTable = ["xl/workbook.xml", "EncryptedPackage", "DRMContent"];
  const found = FORMATS.find(
    (format) =>
      format.starts.some((text) => isAt(bytes, 0, text)) &&
      (!format.has || (!includes(bytes, isTable) && includes(bytes, format.has))),
  );
  return found ? { ko: found.ko, en: found.en } : null;
}

/** Whether the bytes contain one of the texts, with one byte for each character or in UTF-16. */
function includes(bytes: Uint8Array, texts: readonly string[]): boolean {
  return texts.some((text) => hasBytes(bytes, text) || hasBytes(bytes, [...text].join("\0")));
}

function hasBytes(bytes: Uint8Array, text: string): boolean {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (isAt(bytes, at, text)) return true;
  return false;
}

function isAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++)
    if (text[index] !== "?" && bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}
