/** Decodes text files. Finds the format of files that are not text, for a helpful message. */

/** `old_workbook`: a binary `.xls` or Hancom's `.cell`. `archive`: any other ZIP. */
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
  /** `declared`: the request's charset in lower case. */
  | { kind: "not_text"; declared: string | null }
  | { kind: "unknown_charset"; declared: string };

/** Korean programs declare CP949 under many names; browsers call it euc-kr. */
const CHARSETS = new Map([
  ["utf-8", "utf-8"],
  ["utf8", "utf-8"],
  ["us-ascii", "utf-8"],
  ["cp949", "euc-kr"],
  ["ms949", "euc-kr"],
  ["windows-949", "euc-kr"],
  // Java's name.
  ["x-windows-949", "euc-kr"],
  ["euc-kr", "euc-kr"],
  ["euckr", "euc-kr"],
  ["ks_c_5601-1987", "euc-kr"],
]);

/** The start of a compound file (MS-CFB), such as an old workbook of Office or Hancom. */
const COMPOUND_FILE = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
/** The start of files that Fasoo, SoftCamp, MarkAny or Nasca has encrypted. */
const DRM = /^.{0,8}(?:DRMONE|FasooSecure|SCDSA0|DOCUMENT SAFER|NASCA DRM)/s;
/** Names of streams in a workbook that is encrypted or has restricted rights (MS-OFFCRYPTO). */
const ENCRYPTED = inUtf16("EncryptedPackage");
const RIGHTS = inUtf16("DRMContent");

const ODS = "opendocument.spreadsheet";

/** UTF-16's byte-order mark wins over the charset. With neither, tries UTF-8, then CP949. */
export function textOf(bytes: Uint8Array, declared: string | null = null): FileText {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark === 0xfffe || mark === 0xfeff) {
    const text = decoded(mark === 0xfffe ? bytes : swapped(bytes), "utf-16le");
    if (text !== null && !text.includes("\0")) return { kind: "text", text };
  }
  const format = nonTextFormat(bytes);
  if (format) return { kind: "other_format", format };
  const charset = declared?.toLowerCase() ?? null;
  // A file that contains NUL bytes is binary, but CP949 would decode them.
  if (bytes.includes(0)) return { kind: "not_text", declared: charset };
  const named = charset === null ? undefined : CHARSETS.get(charset);
  if (charset !== null && !named) return { kind: "unknown_charset", declared: charset };
  for (const encoding of named ? [named] : ["utf-8", "euc-kr"]) {
    const text = decoded(bytes, encoding);
    if (text !== null) return { kind: "text", text };
  }
  return { kind: "not_text", declared: charset };
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

/** Swaps the byte order, because not every runtime decodes big-endian UTF-16. */
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
    if (start.includes(ODS)) return "ods";
    if (includes(bytes, "xl/workbook.xml")) return "xlsx";
    // An ODS should begin with a file that names its type, but some programs write that file later.
    return includes(bytes, ODS) ? "ods" : "archive";
  }
  return start.startsWith("%PDF-") ? "pdf" : null;
}

/** @param text one byte for each character */
function includes(bytes: Uint8Array, text: string): boolean {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  for (let at = bytes.indexOf(codes[0] ?? 0); at !== -1; at = bytes.indexOf(codes[0] ?? 0, at + 1))
    if (codes.every((code, index) => bytes[at + index] === code)) return true;
  return false;
}
