/** data.go.kr issues each key in two forms, encoded and decoded. @returns the decoded form */
export function decodedKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    // The key has a % that encodes nothing, so decode only the valid sequences.
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
