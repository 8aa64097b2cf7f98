/**
 * Unzips in small pieces. In workerd, `DecompressionStream` would inflate its whole input before
 * anyone reads, so a hostile zip of 0.3 MB would take 300 MB of memory.
 */
import { Inflate } from "fflate";
import { crc32 } from "../lib/crc32.ts";
import { CorpCodeFault } from "./corp-code-fault.ts";

/** In bytes. Deflate expands data at most 1,032 times, so at most 17 MB are inflated at once. */
const COMPRESSED_PIECE = 16_384;
const INFLATED_PIECE = 65_536;

/**
 * The three kinds of headers in a zip (APPNOTE.TXT, 4.3.7, 4.3.12, 4.3.16). `signature` is the
 * number with which a header begins, and `bytes` is its length. All other values are offsets of
 * fields in the header.
 */
const FILE = { signature: 0x04034b50, bytes: 30, nameLength: 26, extraLength: 28 };
const ENTRY = { signature: 0x02014b50, bytes: 46, method: 10, checksum: 16, size: 20, file: 42 };
const END = { signature: 0x06054b50, bytes: 22, entries: 10, directory: 16 };
const DEFLATED = 8;

/** Some damage is found only after the last piece. @throws CorpCodeFault */
export function* unzipSingleFile(zip: Uint8Array): Generator<Uint8Array> {
  const { compressed, expected } = onlyFile(zip);
  let inflated: Uint8Array[] = [];
  const inflate = new Inflate((bytes) => inflated.push(bytes));
  let checksum = 0;
  for (let at = 0; at < compressed.length; at += COMPRESSED_PIECE) {
    const end = at + COMPRESSED_PIECE;
    try {
      inflate.push(compressed.subarray(at, end), end >= compressed.length);
    } catch (cause) {
      throw damaged((cause as Error).message);
    }
    for (const bytes of inflated) {
      checksum = crc32(bytes, checksum);
      for (let from = 0; from < bytes.length; from += INFLATED_PIECE)
        yield bytes.subarray(from, from + INFLATED_PIECE);
    }
    inflated = [];
  }
  if (checksum !== expected) throw damaged("the checksum differs");
}

function onlyFile(zip: Uint8Array): { compressed: Uint8Array; expected: number } {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  try {
    let end = zip.length - END.bytes;
    while (view.getUint32(end, true) !== END.signature) end--;
    if (view.getUint16(end + END.entries, true) > 1)
      throw new CorpCodeFault("format_changed", "The zip contains more than one file.");
    const entry = view.getUint32(end + END.directory, true);
    const file = view.getUint32(entry + ENTRY.file, true);
    if (
      view.getUint32(entry, true) !== ENTRY.signature ||
      view.getUint32(file, true) !== FILE.signature
    )
      throw damaged("its directory does not point to a file");
    if (view.getUint16(entry + ENTRY.method, true) !== DEFLATED)
      throw new CorpCodeFault("format_changed", "The file in the zip is not deflated.");
    const lengths =
      view.getUint16(file + FILE.nameLength, true) + view.getUint16(file + FILE.extraLength, true);
    const start = file + FILE.bytes + lengths;
    const size = view.getUint32(entry + ENTRY.size, true);
    return {
      compressed: zip.subarray(start, start + size),
      expected: view.getUint32(entry + ENTRY.checksum, true),
    };
  } catch (cause) {
    // The zip has no directory, or the directory points outside the zip.
    if (!(cause instanceof RangeError)) throw cause;
    throw new CorpCodeFault("truncated", "The zip ends before its directory does.");
  }
}

function damaged(how: string): CorpCodeFault {
  return new CorpCodeFault("truncated", `The zip is damaged: ${how}.`);
}
