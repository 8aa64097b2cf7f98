/** The portal issues a key in two forms, encoded and decoded. @returns the decoded form */
export function decodedKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    // The key has a stray % beside encoded characters, so decode only those.
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
