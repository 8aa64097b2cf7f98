/** Decodes base64. A text that is not base64 causes no exception. */

/** @returns null if the text is not base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
