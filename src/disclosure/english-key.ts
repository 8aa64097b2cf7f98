const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu;
const ASCII = /^[ -~]*$/;

/** Hashes a name's letters and digits, ignoring case. Never 0, because 0 stands for no name. */
export function englishKey(name: string): number {
  const letters = ASCII.test(name)
    ? name
    : name.normalize("NFKC").toLowerCase().replace(NEITHER_LETTER_NOR_DIGIT, "");
  // The hash is cyrb53 (public domain, bryc): two halves of 32 bits.
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < letters.length; at++) {
    const code = plainCode(letters.charCodeAt(at));
    if (code === 0) continue;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0) || 1;
}

function plainCode(code: number): number {
  if (code >= 65 && code <= 90) return code + 32;
  const isPlain = code > 127 || (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return isPlain ? code : 0;
}
