/**
 * Unzipping an archive of one file as it comes in: fflate finds the file, the platform inflates it, three times as fast as fflate would,
 * and its checksum is compared, which fflate does not.
 */
import { Unzip, type UnzipDecoder } from "fflate";
import { CorpCodeFault } from "./corp-code-fault.ts";

const DEFLATED = 8;
/** The archive's directory, of one file, and its end record: far less than these last bytes. */
const MAX_DIRECTORY_BYTES = 1024;
const DIRECTORY_ENTRY = [0x50, 0x4b, 0x01, 0x02];
const DIRECTORY_END = [0x50, 0x4b, 0x05, 0x06];
const DIRECTORY_END_BYTES = 22;
const CHECKSUM_OFFSET = 16;

/**
 * The content of the one file in a zip.
 * @param zip its bytes, in pieces of any size
 * @throws CorpCodeFault `truncated` when the zip ends early or is damaged, `format_changed` when it is not one deflated file
 */
export async function* unzipOnly(zip: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const inflate = new DecompressionStream("deflate-raw");
  const fed = feed(zip, inflate.writable as WritableStream<Uint8Array>);
  // A fault in feeding is told below, after it has ended the stream.
  fed.catch(() => {});
  let checksum = -1;
  try {
    for await (const bytes of inflate.readable) {
      checksum = updateChecksum(checksum, bytes);
      yield bytes;
    }
  } catch (cause) {
    if (cause instanceof CorpCodeFault) throw cause;
    await fed;
    throw damaged((cause as Error).message);
  }
  const expected = checksumIn(await fed);
  if (expected === null)
    throw new CorpCodeFault("truncated", "The zip ends before its directory does.");
  if (expected !== ~checksum >>> 0) throw damaged("the checksum differs");
}

/** Feeds the compressed bytes of the file to `inflate`. @returns the last bytes of the zip */
async function feed(
  zip: AsyncIterable<Uint8Array>,
  inflate: WritableStream<Uint8Array>,
): Promise<Uint8Array> {
  const writer = inflate.getWriter();
  // What fails in here fails the readable side, too.
  writer.closed.catch(() => {});
  let files = 0;
  let complete = false;
  const compressed: Uint8Array[] = [];
  const unzip = new Unzip((file) => {
    if (++files > 1) throw new CorpCodeFault("format_changed", "The zip holds more than one file.");
    if (file.compression !== DEFLATED)
      throw new CorpCodeFault("format_changed", "The file in the zip is not deflated.");
    file.ondata = (_error, bytes, final) => {
      // fflate goes on using its buffer.
      compressed.push(bytes.slice());
      complete = final;
    };
    file.start();
  });
  unzip.register(StillCompressed);
  let tail = new Uint8Array();
  const push = async (chunk: Uint8Array, final: boolean) => {
    try {
      unzip.push(chunk, final);
      for (const bytes of compressed.splice(0)) await writer.write(bytes);
      if (final && complete) await writer.close();
    } catch (cause) {
      throw cause instanceof CorpCodeFault ? cause : damaged((cause as Error).message);
    }
  };
  try {
    for await (const chunk of zip) {
      tail = lastBytes(tail, chunk);
      await push(chunk, false);
    }
    await push(new Uint8Array(), true);
    if (!complete) throw new CorpCodeFault("truncated", "The zip ends before its file does.");
  } catch (fault) {
    await writer.abort(fault).catch(() => {});
    throw fault;
  }
  return tail;
}

/** Lets fflate hand the bytes of a deflated file on as they are. */
class StillCompressed implements UnzipDecoder {
  static readonly compression = DEFLATED;
  declare ondata: UnzipDecoder["ondata"];

  push(bytes: Uint8Array<ArrayBuffer>, final: boolean): void {
    this.ondata(null, bytes, final);
  }
}

function damaged(how: string): CorpCodeFault {
  return new CorpCodeFault("truncated", `The zip is damaged: ${how}.`);
}

function lastBytes(before: Uint8Array, chunk: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = before.subarray(Math.max(0, before.length + chunk.length - MAX_DIRECTORY_BYTES));
  const added = chunk.subarray(Math.max(0, chunk.length - MAX_DIRECTORY_BYTES));
  const last = new Uint8Array(kept.length + added.length);
  last.set(kept);
  last.set(added, kept.length);
  return last;
}

/** The checksum that the zip's directory gives; null when the zip has no directory at its end. */
function checksumIn(tail: Uint8Array): number | null {
  const end = lastIndexOf(tail, DIRECTORY_END, tail.length);
  const entry = lastIndexOf(tail, DIRECTORY_ENTRY, end);
  if (
    end < 0 ||
    end + DIRECTORY_END_BYTES > tail.length ||
    entry < 0 ||
    entry + CHECKSUM_OFFSET + 4 > end
  )
    return null;
  return new DataView(tail.buffer, tail.byteOffset).getUint32(entry + CHECKSUM_OFFSET, true);
}

function lastIndexOf(bytes: Uint8Array, signature: number[], before: number): number {
  for (let at = before - signature.length; at >= 0; at--) {
    if (signature.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** One step of CRC-32, the checksum of zip: begins with -1, and its complement is the result. */
function updateChecksum(before: number, bytes: Uint8Array): number {
  let crc = before;
  for (let at = 0; at < bytes.length; at++) {
    crc = (CRC_TABLE[(crc ^ (bytes[at] as number)) & 0xff] as number) ^ (crc >>> 8);
  }
  return crc;
}
