/** Phrases in names: 평화의숲 (Forest of Peace), 빛과소금 (Light and Salt), 희망을여는사람들. */
import { tables } from "./kinds/tables.ts";

/** In syllables. Longer runs are not phrases. */
const LONGEST_PHRASE = 16;
/** Syllables that may be particles. Trying each takes time, so a phrase may have only a few. */
const MAYBE_PARTICLES = /[의과와을를]/gu;
const MOST_PARTICLES = 4;

/** The words may be joined by 의, 과 or 와, or by 을 or 를 with a verb. Null if a word is unknown. */
export function composePhrase(run: string, known: (text: string) => string | null): string | null {
  if (run.length > LONGEST_PHRASE) return null;
  if ([...run.matchAll(MAYBE_PARTICLES)].length > MOST_PARTICLES) return null;
  const part = (text: string) => known(text) ?? composePhrase(text, known);
  const { doing, does } = tables();
  const [, thing = "", verb = "", who = ""] = does.exec(run) ?? [];
  const one = who && part(who);
  const other = thing && part(thing);
  if (one && other) return `${one} ${doing.get(verb)} ${other}`;
  return joined(run, "의", part) ?? joined(run, "과", part) ?? joined(run, "와", part);
}

function joined(
  run: string,
  particle: "의" | "과" | "와",
  part: (text: string) => string | null,
): string | null {
  const at = run.lastIndexOf(particle);
  const before = run.slice(0, Math.max(at, 0));
  if (before === "" || !mayFollow(particle, before)) return null;
  const first = part(before);
  const second = part(run.slice(at + 1));
  if (first === null || second === null) return null;
  return particle === "의" ? `${second} of ${first}` : `${first} and ${second}`;
}

/** 과 follows a final consonant, and 와 follows a vowel. */
function mayFollow(particle: "의" | "과" | "와", before: string): boolean {
  const endsInConsonant = (before.charCodeAt(before.length - 1) - 0xac00) % 28 !== 0;
  return particle === "의" || endsInConsonant === (particle === "과");
}
