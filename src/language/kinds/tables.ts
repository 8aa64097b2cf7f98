/** Reads the tables of kinds of names (`language-data/name-tables/` explains them). */

import { decodeHangul } from "../hangul-code.ts";
import {
  BEFORE,
  COUNTRIES,
  DENOMINATIONS,
  ENDINGS,
  KINDS,
  LISTED_WORDS,
  OFFICIAL_NAMES,
  PLACES,
  SOCIETY,
  WORDS_BEFORE,
} from "../name-tables.ts";
import { titled } from "../romanize.ts";
import { entriesOf, type Table } from "../vocabulary.ts";

export interface Kind {
  readonly spelling: string;
  readonly isClinic: boolean;
  readonly mayLead: boolean;
  readonly needsBefore: boolean;
  readonly hasPersons: boolean;
  readonly isBranch: boolean;
  readonly neverCompany: boolean;
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
  /** The words before endings of all kinds but branches. */
  readonly shared: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
  readonly denominations: readonly (readonly [korean: string, english: string])[];
  readonly places: ReadonlySet<string>;
  readonly countries: ReadonlyMap<string, string>;
}

let read: Tables | undefined;

/** The tables. They are read when first needed, so that starting the Worker costs nothing. */
export function tables(): Tables {
  read ??= readTables();
  return read;
}

function readTables(): Tables {
  const listed = new Map(entriesOf(LISTED_WORDS));
  const entries = (table: Table) =>
    entriesOf(table).map(
      ([korean, english]) =>
        [korean, english === "-" ? "" : titled(english || (listed.get(korean) ?? ""))] as const,
    );
  const endings = new Map<string, Ending[]>();
  const shared = entries(BEFORE);
  const society = entries(SOCIETY);
  for (const [at, letters] of KINDS.split(";").entries()) {
    const before = entries(part(WORDS_BEFORE, at));
    const isBranch = letters.includes("R");
    const kind: Kind = {
      spelling: letters.slice(0, 1),
      isClinic: letters.includes("C"),
      mayLead: letters.includes("L"),
      needsBefore: letters.includes("B"),
      hasPersons: letters.includes("P"),
      isBranch,
      neverCompany: letters.includes("N"),
      before: new Map([
        ...(isBranch ? [] : shared),
        ...(letters.includes("S") ? society : []),
        ...before,
      ]),
    };
    // 한빛내과 is a clinic as much as 한빛내과의원.
    const departments = before
      .filter(([word]) => kind.isClinic && word.endsWith("과"))
      .map(([korean, english]) => [korean, `${english} Clinic`] as const);
    for (const [korean, english] of [...entries(part(ENDINGS, at)), ...departments])
      endings.set(korean, [...(endings.get(korean) ?? []), { korean, english, kind }]);
  }
  return {
    endings,
    shared: new Map(shared),
    // A full stop stands for a comma of a name.
    names: new Map(
      entries(OFFICIAL_NAMES).map(([name, english]) => [name, english.replaceAll(".", ",")]),
    ),
    // The longest first: the name of one may begin with that of another.
    denominations: entries(DENOMINATIONS).sort(([one], [other]) => other.length - one.length),
    places: new Set(decodeHangul(PLACES).split(/[,\n]/u)),
    countries: new Map(entries(COUNTRIES)),
  };
}

/** The table of one kind. */
function part({ korean, english }: Table, at: number): Table {
  return { korean: korean.split(";")[at] ?? "", english: english.split(";")[at] ?? "" };
}
