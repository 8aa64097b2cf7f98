/**
 * A name alone proves little: where the facts of a company that bears it were never read, they are
 * read now and decide (docs/decisions/0030-facts-decide-names.md).
 */
import {
  type CompanyDirectory,
  type CompanyMatch,
  type CompanyQuestion,
  evidenceOf,
  type KnownFacts,
  type NameHolder,
  type Undecided,
} from "../disclosure/lookup.ts";
import { nameKey } from "../disclosure/name-keys.ts";
import { withinBudget } from "../lib/budget.ts";
import type { MatchUnknown } from "./company-name.ts";

/** Reads the facts of a company now (`sync/facts-on-demand.ts`). */
interface FactsReader {
  read(corpCode: number): Promise<KnownFacts | "unavailable">;
}

export interface DecisionServices {
  companies: CompanyDirectory;
  companyFacts: FactsReader;
  clock: () => number;
}

/** A Worker has six connections: some are left for the rest of its work. */
const READINGS_AT_ONCE = 4;

/** What its facts say of a company: nothing, where OpenDART has none. */
const SILENT: KnownFacts = { businessNumber: null, representatives: [] };

/**
 * The matches, each decided: `pending` where the facts that must decide could not be had in time.
 * @param endsAt when nobody waits for facts any longer, by `clock`
 */
export async function decideByFacts(
  { companies, companyFacts, clock }: DecisionServices,
  questions: CompanyQuestion[],
  matches: (CompanyMatch | null)[],
  endsAt: number,
): Promise<(CompanyMatch | MatchUnknown | null)[]> {
  const open = matches.flatMap((match) => (match?.undecided ? [match.undecided] : []));
  const rivalKeys = matches.map((match, index) => rivalKey(match, questions[index]));
  if (open.length === 0 && rivalKeys.every((key) => key === null)) return matches;
  const inTime = <T>(work: () => Promise<T>) => withinBudget(work, Math.max(0, endsAt - clock()));
  const readings = new Map<number, Promise<KnownFacts | "unavailable">>();
  const semaphore = new Semaphore(READINGS_AT_ONCE);
  const read = (corpCode: number) => {
    const reading =
      readings.get(corpCode) ??
      // Nothing is begun for which nobody waits any longer.
      semaphore.run(async () => (clock() < endsAt ? companyFacts.read(corpCode) : "unavailable"));
    readings.set(corpCode, reading);
    return reading;
  };
  // At the same time: the facts of the company that was found, and who else bears its name.
  const sharedKeys = open.map(({ sharedKey }) => sharedKey);
  const keys = [...new Set([...sharedKeys, ...rivalKeys].filter((key) => key !== null))];
  const sharing =
    keys.length > 0 ? inTime(() => companies.nameHolders(keys)) : Promise.resolve(new Map());
  for (const { corpCode } of open) void read(corpCode).catch(() => {});

  const decide = async (match: CompanyMatch, undecided: Undecided, question: CompanyQuestion) => {
    const { otherwise } = undecided;
    const nameHolders = await nameHoldersOf(undecided, sharing);
    if (!nameHolders) return otherwise ?? "pending";
    const known = await inTime(() =>
      Promise.all(
        nameHolders.map(({ corpCode, isSilent }) => (isSilent ? SILENT : read(corpCode))),
      ),
    );
    if (!known || known.includes("unavailable")) return otherwise ?? "pending";
    const evidence = known.map((company) =>
      company === "unavailable" ? null : evidenceOf(company, question),
    );
    const best = (["number", "representative"] as const).find((one) => evidence.includes(one));
    if (best) return { ...match, evidence: best, undecided: null };
    // One whose facts contradict is enough: it shares name and English name with all others.
    return evidence.includes(null) ? otherwise : { ...match, undecided: null };
  };
  const decideAmongRivals = async (match: CompanyMatch, key: string, question: CompanyQuestion) => {
    const rivals: NameHolder[] | undefined = (await sharing)?.get(key);
    const unread = rivals?.filter(({ isSilent }) => !isSilent) ?? [];
    const known = await inTime(() => Promise.all(unread.map(({ corpCode }) => read(corpCode))));
    if (!rivals || !known || known.includes("unavailable")) return "pending";
    const evidence = known.map((company) =>
      company === "unavailable" ? null : evidenceOf(company, question),
    );
    // Whose number it is will be found by it from now on.
    if (evidence.includes("number")) return "pending";
    return evidence.includes("representative") ? null : match;
  };
  return Promise.all(
    matches.map((match, index) => {
      const question = questions[index];
      if (!match || !question) return match;
      if (match.undecided) return decide(match, match.undecided, question);
      const key = rivalKeys[index];
      return key ? decideAmongRivals(match, key, question) : match;
    }),
  );
}

/**
 * The claimed name, where a company bears it or bore it and has the representative: another of
 * which nothing is known may bear it too, with the same person and the claimed number, as after a
 * split or where a company was founded anew.
 */
function rivalKey(
  match: CompanyMatch | null | undefined,
  question: CompanyQuestion | undefined,
): string | null {
  const isByPerson = match?.evidence === "representative" && match.undecided === null;
  return isByPerson ? nameKey(question?.companyName ?? "") : null;
}

/** All that bear the name and could be meant; undefined when that is not known in time. */
async function nameHoldersOf(
  { corpCode, sharedKey }: Undecided,
  sharing: Promise<Map<string, NameHolder[]> | undefined>,
): Promise<NameHolder[] | undefined> {
  const alone = [{ corpCode, isSilent: false }];
  if (sharedKey === null) return alone;
  const nameHolders = (await sharing)?.get(sharedKey);
  return nameHolders && nameHolders.length > 0 ? nameHolders : nameHolders && alone;
}

/** So many at once; the others take their turn. */
class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
