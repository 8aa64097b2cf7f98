/** CRC-32 (IEEE 802.3), the checksum of zips and API keys. It detects damage, not forgery. */

const REVERSED_POLYNOMIAL = 0xedb88320;

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? REVERSED_POLYNOMIAL : 0);
  return crc;
});

/** The unsigned CRC-32 of some bytes. @param before the CRC-32 of all bytes before them */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (let at = 0; at < bytes.length; at++) {
    crc = (crc >>> 8) ^ (TABLE[(crc ^ (bytes[at] as number)) & 0xff] as number);
  }
  return ~crc >>> 0;
}
