/**
 * Writes Hangul in ASCII for large tables. In the Worker's bundle each syllable takes six
 * characters (`\uD55C`). As an initial, a vowel and perhaps a final it takes two or three, and the
 * compressed tables are a fifth smaller.
 */
const INITIALS = "ABCDEFGHIJKLMNOPQRS";
const VOWELS = "abcdefghijklmnopqrstu";
/** The first place is for no final. */
const FINALS = " 0123456789TUVWXYZvwxyz!#%&*";
const FIRST_SYLLABLE = 0xac00;

export function encodeHangul(text: string): string {
  return text.replace(/[가-힣]/gu, (syllable) => {
    const index = syllable.charCodeAt(0) - FIRST_SYLLABLE;
    const vowel = Math.floor(index / FINALS.length);
    const initial = INITIALS[Math.floor(vowel / VOWELS.length)];
    return `${initial}${VOWELS[vowel % VOWELS.length]}${FINALS[index % FINALS.length]}`.trim();
  });
}

export function decodeHangul(code: string): string {
  return code.replace(/([A-S])([a-u])([0-9T-Zv-z!#%&*]?)/gu, (_, initial, vowel, final) =>
    String.fromCharCode(
      FIRST_SYLLABLE +
        (INITIALS.indexOf(initial) * VOWELS.length + VOWELS.indexOf(vowel)) * FINALS.length +
        Math.max(0, FINALS.indexOf(final || " ")),
    ),
  );
}
