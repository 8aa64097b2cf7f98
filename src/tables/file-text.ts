/**
 * The text of a file that holds a table, whatever its character encoding; and of a file that is no
 * text, what it is, so that a message can say what to do with it.
 */

/**
 * `old_workbook` is a binary `.xls` or Hancom's `.cell`, `password` a workbook under a password,
 * `drm` a file that document security has encrypted, `archive` any other ZIP, in which many
 * programs keep files of their own.
 */
export type NonTextFormat =
  | "xlsx"
  | "ods"
  | "old_workbook"
  | "password"
  | "drm"
  | "archive"
  | "pdf";

export type FileText =
  | { kind: "text"; text: string }
  | { kind: "other_format"; format: NonTextFormat }
  /** @param declared the charset of the request, in lower case */
  | { kind: "not_text"; declared: string | null };

/** Names under which Korean programs declare what browsers call euc-kr: all of them mean CP949. */
const CHARSETS = new Map([
  ["utf-8", "utf-8"],
  ["utf8", "utf-8"],
  ["us-ascii", "utf-8"],
  ["cp949", "euc-kr"],
  ["ms949", "euc-kr"],
  ["windows-949", "euc-kr"],
  ["euc-kr", "euc-kr"],
  ["euckr", "euc-kr"],
  ["ks_c_5601-1987", "euc-kr"],
]);

/** The signature of a compound file, in which old Office and Hancom keep workbooks (MS-CFB). */
const COMPOUND_FILE = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
/** What the document security of Fasoo, SoftCamp, MarkAny and Nasca writes first in a file. */
const DRM = /^.{0,8}(?:DRMONE|FasooSecure|SCDSA0|DOCUMENT SAFER|NASCA DRM)/s;
/** The streams of an encrypted workbook, and of one with restricted rights (MS-OFFCRYPTO). */
const ENCRYPTED = inUtf16("EncryptedPackage");
const RIGHTS = inUtf16("DRMContent");

/**
 * The text of a file: UTF-16 where a byte-order mark says so, else as declared, else UTF-8, else
 * CP949, which Korean Excel writes.
 * @param declared a charset
 */
export function textOf(bytes: Uint8Array, declared: string | null = null): FileText {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark === 0xfffe || mark === 0xfeff) {
    const text = decoded(mark === 0xfffe ? bytes : swapped(bytes), "utf-16le");
    if (text !== null && !text.includes("\0")) return { kind: "text", text };
  }
  const format = nonTextFormat(bytes);
  if (format) return { kind: "other_format", format };
  // What holds zero bytes is binary. CP949 would read them as control characters.
  if (!bytes.includes(0)) {
    const charset = declared?.toLowerCase();
    for (const encoding of charset === undefined ? ["utf-8", "euc-kr"] : [CHARSETS.get(charset)]) {
      const text = encoding ? decoded(bytes, encoding) : null;
      if (text !== null) return { kind: "text", text };
    }
  }
  return { kind: "not_text", declared: declared?.toLowerCase() ?? null };
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}

function inUtf16(text: string): string {
  return [...text].map((letter) => `${letter}\0`).join("");
}

/** UTF-16 of the other byte order: not every runtime decodes it. */
function swapped(bytes: Uint8Array): Uint8Array {
  const other = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) other[at ^ 1] = bytes[at] ?? 0;
  return other;
}

function nonTextFormat(bytes: Uint8Array): NonTextFormat | null {
  const start = String.fromCharCode(...bytes.subarray(0, 256));
  if (DRM.test(start)) return "drm";
  if (start.startsWith(COMPOUND_FILE)) {
    if (includes(bytes, ENCRYPTED)) return "password";
    return includes(bytes, RIGHTS) ? "drm" : "old_workbook";
  }
  if (start.startsWith("PK\x03\x04")) {
    if (start.includes("opendocument.spreadsheet")) return "ods";
    return includes(bytes, "xl/workbook.xml") ? "xlsx" : "archive";
  }
  return start.startsWith("%PDF-") ? "pdf" : null;
}

/** @param text of Latin letters */
function includes(bytes: Uint8Array, text: string): boolean {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  for (let at = bytes.indexOf(codes[0] ?? 0); at !== -1; at = bytes.indexOf(codes[0] ?? 0, at + 1))
    if (codes.every((code, index) => bytes[at + index] === code)) return true;
  return false;
}
