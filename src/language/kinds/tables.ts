/** The tables of kinds of names (`language-data/name-tables/` explains them). */

import { type FormTraits, type KindTraits, nameTables, type PatternName } from "../name-tables.ts";

export interface Kind extends KindTraits {
  /** The English of each word that can stand directly before an ending. */
  readonly before: ReadonlyMap<string, string>;
}

export interface Ending {
  readonly korean: string;
  readonly english: string;
  readonly kind: Kind;
}

interface Tables {
  readonly endings: ReadonlyMap<string, readonly Ending[]>;
  readonly shared: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
  /** Maps words to English, anywhere in the name of an association or a cooperative. */
  readonly societyWords: ReadonlyMap<string, string>;
  readonly phraseWords: ReadonlyMap<string, string>;
  readonly doing: ReadonlyMap<string, string>;
  /** Matches 빵을만드는사람들: a thing (빵), a verb of `doing`, and who does it (사람들). */
  readonly does: RegExp;
  readonly fundWords: ReadonlyMap<string, string>;
  /** Maps words to English, anywhere in the name of a clinic, an academy or an office. */
  readonly brandWords: ReadonlyMap<string, string>;
  readonly denominations: readonly (readonly [korean: string, english: string])[];
  readonly places: ReadonlySet<string>;
  readonly countries: ReadonlyMap<string, string>;
  readonly forms: readonly (FormTraits & { readonly form: RegExp })[];
  readonly patterns: Readonly<Record<PatternName, RegExp>>;
}

let read: Tables | undefined;

/** @throws if the tables of names have not been read */
export function tables(): Tables {
  read ??= readTables();
  return read;
}

/** @throws if the tables of names have not been read */
export function patterns(): Tables["patterns"] {
  return tables().patterns;
}

function readTables(): Tables {
  const all = nameTables();
  const endings = new Map<string, Ending[]>();
  for (const { before, endings: ofKind, ...traits } of all.kinds) {
    const kind: Kind = {
      ...traits,
      before: new Map(
        Object.entries({
          ...(traits.isBranch ? {} : all.sharedBefore),
          ...(traits.isSociety ? all.societyBefore : {}),
          ...before,
        }),
      ),
    };
    // 한빛내과 is a clinic, just like 한빛내과의원.
    const departments = Object.entries(before)
      .filter(([word]) => kind.isClinic && word.endsWith("과"))
      .map(([korean, english]) => [korean, `${english} Clinic`] as const);
    for (const [korean, english] of [...Object.entries(ofKind), ...departments])
      endings.set(korean, [...(endings.get(korean) ?? []), { korean, english, kind }]);
  }
  return {
    endings,
    shared: new Map(Object.entries(all.sharedBefore)),
    names: new Map(Object.entries(all.officialNames)),
    societyWords: new Map(Object.entries({ ...all.sharedBefore, ...all.societyBefore })),
    phraseWords: new Map(Object.entries(all.phraseWords)),
    doing: new Map(Object.entries(all.doing)),
    does: new RegExp(`^(.+)[을를](${Object.keys(all.doing).join("|")})(.+)$`, "u"),
    fundWords: new Map(
      all.kinds.flatMap(({ isFund, before }) => (isFund ? Object.entries(before) : [])),
    ),
    brandWords: new Map(Object.entries(all.brandWords)),
    // Longest first, because a denomination's name may begin with the name of another.
    denominations: Object.entries(all.denominations).sort(
      ([one], [other]) => other.length - one.length,
    ),
    places: new Set(all.places),
    countries: new Map(Object.entries(all.countries)),
    forms: all.forms.map(({ form, ...traits }) => ({ form: new RegExp(form, "u"), ...traits })),
    patterns: Object.fromEntries(
      Object.entries(all.patterns).map(([name, source]) => [name, new RegExp(source, "u")]),
    ) as Record<PatternName, RegExp>,
  };
}
