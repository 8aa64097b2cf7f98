/** Reading a body from outside without holding more of it than a limit. */

/** Twice as much whenever it is full. */
const FIRST_BYTES = 16_384;

/**
 * All bytes of a body; null when there are more than `maxBytes`. No more than that are ever held.
 * What the body itself throws is passed on.
 *
 * They are copied as they come: the runtime keeps a buffer of 4,096 bytes for each piece, also for
 * one of a single byte, and how many pieces there are is up to the sender.
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  let bytes = new Uint8Array(Math.min(FIRST_BYTES, maxBytes));
  let size = 0;
  // Leaving the loop early cancels the rest.
  for await (const piece of body ?? []) {
    const end = size + piece.byteLength;
    if (end > maxBytes) return null;
    if (end > bytes.byteLength) {
      const larger = new Uint8Array(Math.min(Math.max(end, 2 * bytes.byteLength), maxBytes));
      larger.set(bytes.subarray(0, size));
      bytes = larger;
    }
    bytes.set(piece, size);
    size = end;
  }
  return bytes.subarray(0, size);
}
