/** The buffer's size at first. It at least doubles when it is full. */
const FIRST_BUFFER_BYTES = 16_384;

/**
 * Reads a whole body. It copies each piece at once: the runtime keeps a buffer of 4,096 bytes even
 * for a piece of one byte, so a sender of many tiny pieces could otherwise use up the memory.
 * @returns null if the body has more than `maxBytes` @throws if reading fails
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  let bytes = new Uint8Array(Math.min(FIRST_BUFFER_BYTES, maxBytes));
  let size = 0;
  // Leaving the loop early cancels the body.
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
