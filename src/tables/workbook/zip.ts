/** Reads files in pieces, so that a reader can stop if a file is larger than the zip states. */
import { damaged, tooMuch } from "./fault.ts";

export interface ZipFile {
  compressed: Uint8Array<ArrayBuffer>;
  isDeflated: boolean;
}

/** A workbook has about ten files, and one more for each sheet and picture. */
const MAX_FILES = 10_000;
/** Deflate expands data at most 1,032 times, so a piece becomes at most 17 MB. */
const COMPRESSED_PIECE = 16_384;
const STORED_PIECE = 65_536;

/** Offsets of fields in headers: APPNOTE.TXT, 4.3.7, 4.3.12, 4.3.14 to 4.3.16, and 4.5.3. */
const FILE = { signature: 0x04034b50, bytes: 30, nameLength: 26, extraLength: 28 };
const ENTRY = {
  signature: 0x02014b50,
  bytes: 46,
  flags: 8,
  method: 10,
  size: 20,
  inflatedSize: 24,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  file: 42,
};
const END = { signature: 0x06054b50, bytes: 22, files: 10, directory: 16 };
const LOCATOR = { signature: 0x07064b50, bytes: 20, end: 8 };
const END_64 = { files: 32, directory: 48 };
const EXTRA_64 = 1;
const LONGEST_COMMENT = 65_535;
const IN_64_BITS = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** @throws Refusal */
export function filesOf(zip: Uint8Array<ArrayBuffer>): Map<string, ZipFile> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  try {
    return readDirectory(zip, view);
  } catch (thrown) {
    // The zip has no directory, or the directory points outside the zip.
    if (thrown instanceof RangeError) throw damaged();
    throw thrown;
  }
}

function readDirectory(zip: Uint8Array<ArrayBuffer>, view: DataView): Map<string, ZipFile> {
  const names = new TextDecoder();
  const files = new Map<string, ZipFile>();
  const { count, directory } = endOf(view);
  if (count > MAX_FILES) throw tooMuch("files", MAX_FILES);
  for (let at = directory, left = count; left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY.signature) throw damaged();
    const nameLength = view.getUint16(at + ENTRY.nameLength, true);
    const extraLength = view.getUint16(at + ENTRY.extraLength, true);
    const method = view.getUint16(at + ENTRY.method, true);
    const isEncrypted = (view.getUint16(at + ENTRY.flags, true) & ENCRYPTED) !== 0;
    const { size, file } = placeOf(view, at, at + ENTRY.bytes + nameLength, extraLength);
    if (!isEncrypted && (method === DEFLATED || method === STORED)) {
      if (view.getUint32(file, true) !== FILE.signature) throw damaged();
      const start =
        file +
        FILE.bytes +
        view.getUint16(file + FILE.nameLength, true) +
        view.getUint16(file + FILE.extraLength, true);
      if (start + size > zip.length) throw damaged();
      const name = zip.subarray(at + ENTRY.bytes, at + ENTRY.bytes + nameLength);
      files.set(names.decode(name), {
        compressed: zip.subarray(start, start + size),
        isDeflated: method === DEFLATED,
      });
    }
    at += ENTRY.bytes + nameLength + extraLength + view.getUint16(at + ENTRY.commentLength, true);
  }
  return files;
}

function endOf(view: DataView): { count: number; directory: number } {
  const last = view.byteLength - END.bytes;
  let end = last;
  while (view.getUint32(end, true) !== END.signature)
    if (--end < last - LONGEST_COMMENT) throw damaged();
  const count = view.getUint16(end + END.files, true);
  const directory = view.getUint32(end + END.directory, true);
  const locator = end - LOCATOR.bytes;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR.signature)
    return { count, directory };
  const end64 = uint64(view, locator + LOCATOR.end);
  return {
    count: uint64(view, end64 + END_64.files),
    directory: uint64(view, end64 + END_64.directory),
  };
}

/** Extra fields hold what does not fit in 32 bits: inflated size, compressed size, position. */
function placeOf(
  view: DataView,
  entry: number,
  extra: number,
  extraLength: number,
): { size: number; file: number } {
  let size = view.getUint32(entry + ENTRY.size, true);
  let file = view.getUint32(entry + ENTRY.file, true);
  if (size !== IN_64_BITS && file !== IN_64_BITS) return { size, file };
  let at = extra;
  while (view.getUint16(at, true) !== EXTRA_64) {
    at += 4 + view.getUint16(at + 2, true);
    if (at >= extra + extraLength) throw damaged();
  }
  at += 4;
  if (view.getUint32(entry + ENTRY.inflatedSize, true) === IN_64_BITS) at += 8;
  if (size === IN_64_BITS) {
    size = uint64(view, at);
    at += 8;
  }
  if (file === IN_64_BITS) file = uint64(view, at);
  return { size, file };
}

function uint64(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

/** Yields a file in pieces of at most 17 MB. @throws Refusal */
export async function* piecesOf({ compressed, isDeflated }: ZipFile): AsyncGenerator<Uint8Array> {
  const stored = inPieces(compressed, isDeflated ? COMPRESSED_PIECE : STORED_PIECE);
  const stream = isDeflated ? stored.pipeThrough(new DecompressionStream("deflate-raw")) : stored;
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw damaged();
      });
      if (done) return;
      yield value;
    }
  } finally {
    // A reader that has failed cannot be cancelled. It needs no cancelling.
    await reader.cancel().catch(() => {});
  }
}

function inPieces(
  bytes: Uint8Array<ArrayBuffer>,
  length: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + length));
      at += length;
    },
  });
}
