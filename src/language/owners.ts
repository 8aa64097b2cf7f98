/** Shops named after their owner: 김씨네, 영철이네, 철수네 or the full name (홍길동헤어). */
import { FAMILY_NAMES } from "./family-names.ts";
import { patterns } from "./kinds/tables.ts";
import { latinPersonName } from "./person-names.ts";
import { romanizeWord } from "./romanize.ts";

export interface Owner {
  /** In syllables. */
  readonly length: number;
  readonly english: string;
}

const FAMILY = /^(?<family>[가-힣]{1,2})[씨가]네/u;
const NAMED = /^(?<name>[가-힣]{2,4})네/u;

/** @returns the owner at the start of a shop's name; null if unknown words follow */
export function ownerAtStart(run: string, isWord: (text: string) => boolean): Owner | null {
  const family = FAMILY.exec(run);
  const familyName = FAMILY_NAMES.get(family?.groups?.family ?? "");
  if (family !== null && familyName !== undefined) {
    const rest = run.slice(family[0].length);
    if (rest === "" || isWord(rest))
      return { length: family[0].length, english: `${familyName}'s` };
  }
  const person = personAtStart(run, isWord);
  if (person !== null) return person;
  const named = NAMED.exec(run);
  const name = named?.groups?.name ?? "";
  if (named === null || patterns().noOwner.test(name) || isWord(named[0])) return null;
  const rest = run.slice(named[0].length);
  if (rest === "집") return { length: run.length, english: `${romanizeWord(name)}'s House` };
  if (rest === "" ? !patterns().given.test(name) && !/..이$/u.test(name) : !isWord(rest))
    return null;
  const isEased =
    /[가-힣][^가-힣]?이$/u.test(name) && name.length > 2 && !patterns().endsInI.test(name);
  return {
    length: named[0].length,
    english: `${romanizeWord(isEased ? name.slice(0, -1) : name)}'s`,
  };
}

function personAtStart(run: string, isWord: (text: string) => boolean): Owner | null {
  const name = run.slice(0, 3);
  const rest = run.slice(3);
  if (
    !patterns().owner.test(name) ||
    patterns().noPerson.test(name) ||
    !patterns().personalTrade.test(rest)
  )
    return null;
  return isWord(rest) && !isWord(name) ? { length: 3, english: latinPersonName(name) } : null;
}
