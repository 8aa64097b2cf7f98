/** Decides by facts which company a claim means (docs/decisions/0030-facts-decide-names.md). */

import { nameKey } from "../disclosure/index-keys.ts";
import {
  type Evidence,
  evidenceOf,
  type FactsReader,
  type KnownFacts,
  SILENT,
} from "../disclosure/known-facts.ts";
import type {
  CompanyDirectory,
  CompanyMatch,
  CompanyQuestion,
  Undecided,
  UnidentifiedBearer,
} from "../disclosure/lookup.ts";
import { withinBudget } from "../lib/budget.ts";
import type { MatchUnknown } from "./company-name.ts";

export interface DecisionServices {
  companies: CompanyDirectory;
  companyFacts: FactsReader;
  clock: () => number;
}

/** An invocation may open six connections at once, and its other work needs some of them. */
const READINGS_AT_ONCE = 4;

/** @param endsAt in epoch milliseconds @returns in order; `pending` if deciding facts are late */
export async function decideByFacts(
  services: DecisionServices,
  questions: CompanyQuestion[],
  matches: (CompanyMatch | null)[],
  endsAt: number,
): Promise<(CompanyMatch | MatchUnknown | null)[]> {
  const undecided = matches.flatMap((match) => (match?.undecided ? [match.undecided] : []));
  const rivalNameKeys = matches.map((match, index) => rivalNameKeyOf(match, questions[index]));
  if (undecided.length === 0 && rivalNameKeys.every((key) => key === null)) return matches;
  // Start both at once: reading the facts of undecided matches, and looking up all name keys.
  const currentNameKeys = undecided.map(({ currentNameKey }) => currentNameKey);
  const nameKeys = [...currentNameKeys, ...rivalNameKeys].filter((key) => key !== null);
  const facts = new DecidingFacts(services, endsAt, new Set(nameKeys));
  for (const { corpCode } of undecided) void facts.read(corpCode).catch(() => {});
  return Promise.all(
    matches.map((match, index) => {
      const question = questions[index];
      if (!match || !question) return match;
      if (match.undecided) return decideByName(facts, match, match.undecided, question);
      const rivalNameKey = rivalNameKeys[index];
      return rivalNameKey ? decideAmongRivals(facts, match, rivalNameKey, question) : match;
    }),
  );
}

/** A match by name alone: the facts of all companies that could be meant decide. */
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
  // All these companies have the same Korean and English name, so any of them could be meant. If
  // the facts of even one contradict the claim, the name proves nothing: use the match by number.
  return evidence.includes(null) ? otherwise : { ...match, undecided: null };
}

/** A match by representative stands unless another company has the name and the representative. */
async function decideAmongRivals(
  facts: DecidingFacts,
  match: CompanyMatch,
  rivalNameKey: string,
  question: CompanyQuestion,
): Promise<CompanyMatch | MatchUnknown | null> {
  const rivals = await facts.unidentified(rivalNameKey);
  const unread = rivals?.filter(({ isSilent }) => !isSilent);
  const evidence = unread && (await facts.evidence(unread, question));
  // If a rival has this number, its facts are stored now, and the next check finds it by number.
  if (!evidence || evidence.includes("number")) return "pending";
  return evidence.includes("representative") ? null : match;
}

/**
 * Null if there can be no rival. After a company was split, the number may belong to a rival, which
 * has the same name and representative, and whose facts were never read.
 */
function rivalNameKeyOf(
  match: CompanyMatch | null | undefined,
  question: CompanyQuestion | undefined,
): string | null {
  const isByPerson = match?.evidence === "representative" && match.undecided === null;
  return isByPerson ? nameKey(question?.companyName ?? "") : null;
}

class DecidingFacts {
  readonly #services: DecisionServices;
  readonly #endsAt: number;
  readonly #semaphore = new Semaphore(READINGS_AT_ONCE);
  readonly #readings = new Map<number, Promise<KnownFacts | "unavailable">>();
  readonly #bearers: Promise<Map<string, UnidentifiedBearer[]> | undefined>;

  /** @param nameKeys all name keys to look up, with one query that starts at once */
  constructor(services: DecisionServices, endsAt: number, nameKeys: ReadonlySet<string>) {
    this.#services = services;
    this.#endsAt = endsAt;
    this.#bearers =
      nameKeys.size > 0
        ? this.#inTime(() => services.companies.unidentifiedBearers([...nameKeys]))
        : Promise.resolve(new Map());
  }

  read(corpCode: number): Promise<KnownFacts | "unavailable"> {
    const { companyFacts, clock } = this.#services;
    const reading =
      this.#readings.get(corpCode) ??
      // Start no reading when the caller no longer waits for it.
      this.#semaphore.run(async () =>
        clock() < this.#endsAt ? companyFacts.read(corpCode) : "unavailable",
      );
    this.#readings.set(corpCode, reading);
    return reading;
  }

  async unidentified(nameKey: string): Promise<UnidentifiedBearer[] | undefined> {
    return (await this.#bearers)?.get(nameKey);
  }

  /** @returns all companies that could be meant; undefined if that is not known in time */
  async couldBeMeant({
    corpCode,
    currentNameKey,
  }: Undecided): Promise<UnidentifiedBearer[] | undefined> {
    const alone = [{ corpCode, isSilent: false }];
    if (currentNameKey === null) return alone;
    const bearers = await this.unidentified(currentNameKey);
    return bearers?.length === 0 ? alone : bearers;
  }

  /** @returns what each company's facts say; undefined unless all are read in time */
  async evidence(
    companies: UnidentifiedBearer[],
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
