const FIRST_BUFFER_BYTES = 16_384;

/** Copies each piece immediately, because an uncopied piece of one byte occupies 4,096 bytes. */
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
