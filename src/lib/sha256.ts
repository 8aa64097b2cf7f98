/** SHA-256 in lower-case hex: of a key to store it, of a request to know it again. */

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

export async function sha256Hex(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  let hex = "";
  for (const byte of new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))) hex += HEX[byte];
  return hex;
}
