/** Forms of words that depend on an inserted text: English plurals and Korean particles. */

/** `1 row`, `2 rows`, `1,204 rows`. @param count as the text shows it */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${form(count, one, many)}`;
}

/** Chooses a word or a sentence by a count: `is` or `are`. */
export function form(count: number | string, one: string, many: string): string {
  return String(count) === "1" ? one : many;
}

type Particle = "은/는" | "이/가" | "을/를" | "으로/로";

/**
 * How the Korean words for the digits 0 to 9 end. `호`: vowel. `ㄹ`: like a vowel for `으로/로`. `음`:
 * any other consonant.
 */
const DIGITS = "음ㄹ호음호호음ㄹㄹ호";
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const ENDINGS = 28;
const RIEUL = 8;

/**
 * Adds the particle that fits the end of a text: `상호는`, `번호 3을`. A foreign word gets both forms,
 * because its spelling does not show how it ends: `Smith은(는)`.
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
  // The particle must fit the word, not a note in brackets after the word.
  const word = text.normalize("NFC").replace(/(?<=.)\([^()]*\)$/, "");
  const last = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(word)?.[0] ?? "";
  if (/^\d$/.test(last)) return DIGITS[Number(last)];
  const syllable = last.charCodeAt(0) - FIRST_SYLLABLE;
  if (!(syllable >= 0 && syllable < SYLLABLES)) return undefined;
  const ending = syllable % ENDINGS;
  return ending === 0 ? "호" : ending === RIEUL ? "ㄹ" : "음";
}
