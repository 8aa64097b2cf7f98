/**
 * A name alone proves little: where the facts of a company that bears it were never read, they are
 * read now and decide (docs/decisions/0030-facts-decide-names.md).
 */

import { nameKey } from "../disclosure/index-keys.ts";
import {
  type CompanyDirectory,
  type CompanyMatch,
  type CompanyQuestion,
  type Evidence,
  evidenceOf,
  type FactsReader,
  type KnownFacts,
  type NameHolder,
  SILENT,
  type Undecided,
} from "../disclosure/lookup.ts";
import { withinBudget } from "../lib/budget.ts";
import type { MatchUnknown } from "./company-name.ts";

export interface DecisionServices {
  companies: CompanyDirectory;
  companyFacts: FactsReader;
  clock: () => number;
}

/** A Worker has six connections: some are left for the rest of its work. */
const READINGS_AT_ONCE = 4;

/**
 * The matches, each decided: `pending` where the facts that must decide could not be had in time.
 * @param endsAt when nobody waits for facts any longer, by `clock`
 */
export async function decideByFacts(
  services: DecisionServices,
  questions: CompanyQuestion[],
  matches: (CompanyMatch | null)[],
  endsAt: number,
): Promise<(CompanyMatch | MatchUnknown | null)[]> {
  const open = matches.flatMap((match) => (match?.undecided ? [match.undecided] : []));
  const rivalKeys = matches.map((match, index) => rivalKey(match, questions[index]));
  if (open.length === 0 && rivalKeys.every((key) => key === null)) return matches;
  // At the same time: the facts of the company that was found, and who else bears its name.
  const sharedKeys = open.map(({ sharedKey }) => sharedKey);
  const nameKeys = [...sharedKeys, ...rivalKeys].filter((key) => key !== null);
  const facts = new DecidingFacts(services, endsAt, new Set(nameKeys));
  for (const { corpCode } of open) void facts.read(corpCode).catch(() => {});
  return Promise.all(
    matches.map((match, index) => {
      const question = questions[index];
      if (!match || !question) return match;
      if (match.undecided) return decideByName(facts, match, match.undecided, question);
      const key = rivalKeys[index];
      return key ? decideAmongRivals(facts, match, key, question) : match;
    }),
  );
}

/** A match that has nothing but its name: the facts of all that bear it decide. */
async function decideByName(
  facts: DecidingFacts,
  match: CompanyMatch,
  undecided: Undecided,
  question: CompanyQuestion,
): Promise<CompanyMatch | MatchUnknown | null> {
  const { otherwise } = undecided;
  const bearers = await facts.couldBeMeant(undecided);
  const evidence = bearers && (await facts.evidence(bearers, question));
  if (!evidence) return otherwise ?? "pending";
  const best = (["number", "representative"] as const).find((one) => evidence.includes(one));
  if (best) return { ...match, evidence: best, undecided: null };
  // One whose facts contradict is enough: it shares name and English name with all others.
  return evidence.includes(null) ? otherwise : { ...match, undecided: null };
}

/** A match by its representative: it stands where no other that bears the name has that person. */
async function decideAmongRivals(
  facts: DecidingFacts,
  match: CompanyMatch,
  key: string,
  question: CompanyQuestion,
): Promise<CompanyMatch | MatchUnknown | null> {
  const rivals = await facts.bearers(key);
  const unread = rivals?.filter(({ isSilent }) => !isSilent);
  const evidence = unread && (await facts.evidence(unread, question));
  // Whose number it is will be found by it from now on.
  if (!evidence || evidence.includes("number")) return "pending";
  return evidence.includes("representative") ? null : match;
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

/** What decides, as far as it comes in time: who bears a name, and the facts of each company. */
class DecidingFacts {
  readonly #services: DecisionServices;
  readonly #endsAt: number;
  readonly #semaphore = new Semaphore(READINGS_AT_ONCE);
  readonly #readings = new Map<number, Promise<KnownFacts | "unavailable">>();
  readonly #bearers: Promise<Map<string, NameHolder[]> | undefined>;

  /** @param nameKeys those whose bearers are needed: they are looked up at once, and together */
  constructor(services: DecisionServices, endsAt: number, nameKeys: ReadonlySet<string>) {
    this.#services = services;
    this.#endsAt = endsAt;
    this.#bearers =
      nameKeys.size > 0
        ? this.#inTime(() => services.companies.nameHolders([...nameKeys]))
        : Promise.resolve(new Map());
  }

  /** The facts of a company, which are read once. */
  read(corpCode: number): Promise<KnownFacts | "unavailable"> {
    const { companyFacts, clock } = this.#services;
    const reading =
      this.#readings.get(corpCode) ??
      // Nothing is begun for which nobody waits any longer.
      this.#semaphore.run(async () =>
        clock() < this.#endsAt ? companyFacts.read(corpCode) : "unavailable",
      );
    this.#readings.set(corpCode, reading);
    return reading;
  }

  /** All that bear a name; undefined when that is not known in time. */
  async bearers(key: string): Promise<NameHolder[] | undefined> {
    return (await this.#bearers)?.get(key);
  }

  /** All that bear the name and could be meant; undefined when that is not known in time. */
  async couldBeMeant({ corpCode, sharedKey }: Undecided): Promise<NameHolder[] | undefined> {
    const alone = [{ corpCode, isSilent: false }];
    if (sharedKey === null) return alone;
    const bearers = await this.bearers(sharedKey);
    return bearers?.length === 0 ? alone : bearers;
  }

  /** What the facts of each company say; undefined unless all are had in time. */
  async evidence(
    companies: NameHolder[],
    question: CompanyQuestion,
  ): Promise<(Evidence | null)[] | undefined> {
    const known = await this.#inTime(() =>
      Promise.all(
        companies.map(({ corpCode, isSilent }) => (isSilent ? SILENT : this.read(corpCode))),
      ),
    );
    if (!known?.every((facts) => facts !== "unavailable")) return undefined;
    return known.map((facts) => evidenceOf(facts, question));
  }

  #inTime<T>(work: () => Promise<T>): Promise<T | undefined> {
    return withinBudget(work, Math.max(0, this.#endsAt - this.#services.clock()));
  }
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
