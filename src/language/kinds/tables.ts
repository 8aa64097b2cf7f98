/** The tables of kinds of names (`language-data/name-tables/` explains them). */

import { type KindTraits, nameTables } from "../name-tables.ts";

export interface Kind extends KindTraits {
  /** What words directly before an ending mean. */
  readonly before: ReadonlyMap<string, string>;
}

export interface Ending {
  readonly korean: string;
  readonly english: string;
  readonly kind: Kind;
}

interface Tables {
  readonly endings: ReadonlyMap<string, readonly Ending[]>;
  /** The words before endings of all kinds except branches. */
  readonly shared: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
  /** What words mean anywhere in the name of an association or a cooperative. */
  readonly societyWords: ReadonlyMap<string, string>;
  readonly phraseWords: ReadonlyMap<string, string>;
  /** What words mean anywhere in the name of a fund. */
  readonly fundWords: ReadonlyMap<string, string>;
  /** What words mean anywhere in the name of a clinic, an academy or an office. */
  readonly brandWords: ReadonlyMap<string, string>;
  readonly denominations: readonly (readonly [korean: string, english: string])[];
  readonly places: ReadonlySet<string>;
  readonly countries: ReadonlyMap<string, string>;
}

let read: Tables | undefined;

/** @throws if the tables of names have not been read */
export function tables(): Tables {
  read ??= readTables();
  return read;
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
    // 한빛내과 is a clinic as much as 한빛내과의원.
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
    fundWords: new Map(
      all.kinds.flatMap(({ isFund, before }) => (isFund ? Object.entries(before) : [])),
    ),
    brandWords: new Map(Object.entries(all.brandWords)),
    // The longest first: the name of one may begin with that of another.
    denominations: Object.entries(all.denominations).sort(
      ([one], [other]) => other.length - one.length,
    ),
    places: new Set(all.places),
    countries: new Map(Object.entries(all.countries)),
  };
}
