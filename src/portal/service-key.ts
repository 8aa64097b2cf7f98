/** The portal issues a key in two forms, encoded and decoded. @returns the decoded form */
export function decodedKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    // A stray % beside encoded characters: decode only what is encoded.
    return key.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => decodedPart(encoded));
  }
}

function decodedPart(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
