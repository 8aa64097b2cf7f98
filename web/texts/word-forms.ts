/** Forms of words that depend on what a text inserts: English plurals, Korean particles. */

/** `1 row`, `2 rows`, `1,204 rows`. @param count as the text shows it */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${form(count, one, many)}`;
}

/** Chooses a word or a sentence by a count: `is` or `are`. */
export function form(count: number | string, one: string, many: string): string {
  return String(count) === "1" ? one : many;
}

/** A particle after a consonant, and the same one after a vowel. */
type Particle = "은/는" | "이/가" | "을/를" | "으로/로";

/** `호`: vowel, `ㄹ`: for `으로/로` like a vowel, `음`: any other consonant. By how digits are read. */
const DIGITS = "음ㄹ호음호호음ㄹㄹ호";
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const ENDINGS = 28;
const RIEUL = 8;

/**
 * Adds the particle that fits the end of a text: `상호는`, `번호 3을`. How a foreign word ends cannot
 * be seen, so such a word gets both: `Smith은(는)`.
 */
export function withParticle(text: string, particle: Particle): string {
  const [consonant = "", vowel = ""] = particle.split("/");
  switch (endOf(text)) {
    case "호":
      return text + vowel;
    case "ㄹ":
      return text + (particle === "으로/로" ? vowel : consonant);
    case "음":
      return text + consonant;
    default:
      return text + (particle === "으로/로" ? "(으)로" : `${consonant}(${vowel})`);
  }
}

function endOf(text: string): string | undefined {
  // The particle fits the word, not what stands in brackets behind it.
  const word = text.normalize("NFC").replace(/(?<=.)\([^()]*\)$/, "");
  const last = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(word)?.[0] ?? "";
  if (/^\d$/.test(last)) return DIGITS[Number(last)];
  const syllable = last.charCodeAt(0) - FIRST_SYLLABLE;
  if (!(syllable >= 0 && syllable < SYLLABLES)) return undefined;
  const ending = syllable % ENDINGS;
  return ending === 0 ? "호" : ending === RIEUL ? "ㄹ" : "음";
}
