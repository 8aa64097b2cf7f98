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
  Lookup,
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

export interface ReadingTerms {
  /**
   * To read a company's facts is a call to OpenDART, and an account may cause only a share of the
   * day's calls. This account's share is used, except to read the first company of each claim.
   */
  account: string;
  /** For each claim, whether the register has confirmed it. Never rejects. */
  confirmed: Promise<readonly boolean[]>;
  /** In epoch milliseconds. */
  endsAt: number;
}

/** An invocation may open six connections at once, and other work needs some. */
const READINGS_AT_ONCE = 4;

const FURTHER_READINGS = 3;

/** Why the lookup could not decide which company a claim means, and the match that it found. */
type Open =
  /** The match is by name alone. */
  | { kind: "undecided"; match: CompanyMatch; undecided: Undecided; nameKey: string | null }
  /**
   * The match is by representative, but another company with this name may have the same
   * representative.
   */
  | { kind: "rivals"; match: CompanyMatch; nameKey: string }
  /** Several companies have the name. `match` was found by the number. */
  | { kind: "several"; match: CompanyMatch | null; nameKey: string };

/** @returns one match for each question; `pending` if the decisive facts come too late */
export async function decideByFacts(
  services: DecisionServices,
  questions: CompanyQuestion[],
  lookup: Lookup,
  terms: ReadingTerms,
): Promise<(CompanyMatch | MatchUnknown | null)[]> {
  const all = questions.map((question, index) => openOf(lookup, question, index));
  if (all.every((open) => open === null)) return lookup.matches;
  // Start two things at the same time: reading the facts of undecided matches, and looking up all
  // name keys.
  const facts = new DecidingFacts(services, terms, new Set(all.flatMap((o) => o?.nameKey ?? [])));
  for (const open of all)
    if (open?.kind === "undecided") facts.read(open.undecided.corpCode).catch(() => {});
  return Promise.all(
    questions.map((question, index) => {
      const open = all[index];
      const match = lookup.matches[index] ?? null;
      return open ? decide(facts, lookup, open, { question, index }) : match;
    }),
  );
}

function openOf(lookup: Lookup, question: CompanyQuestion, index: number): Open | null {
  const match = lookup.matches[index] ?? null;
  const several = lookup.several.get(index);
  if (several !== undefined) return { kind: "several", match, nameKey: several };
  const undecided = match?.undecided;
  if (undecided) return { kind: "undecided", match, undecided, nameKey: undecided.currentNameKey };
  // A company that matches by representative has another number than the claim, or its number is
  // unknown. The claim may mean a rival: another company with this name, whose number and
  // representatives are unknown. After a company was split, for example, the old and the new
  // company may have the same name and representative, but only one of them has the claimed number.
  const nameKey = match?.evidence === "representative" ? keyOf(question) : "";
  return match && nameKey ? { kind: "rivals", match, nameKey } : null;
}

function keyOf({ companyName }: CompanyQuestion): string {
  return nameKey(companyName ?? "");
}

async function decide(
  facts: DecidingFacts,
  { matchWith }: Lookup,
  open: Open,
  asked: Asked,
): Promise<CompanyMatch | MatchUnknown | null> {
  const { match } = open;
  const otherwise = open.kind === "undecided" ? open.undecided.otherwise : match;
  const bearers = await facts.couldBeMeant(open);
  const { answers, missing } = bearers ? await facts.ask(bearers, asked) : LATE;
  if (missing === "not_confirmed") return null;
  // `pending` means "ask again", which does not help if no calls are left today.
  const undecided = missing === "not_today" ? null : "pending";
  const matchOf = ({ bearer, known }: Answer) => matchWith(asked.index, bearer, known);
  const own = answers.find(({ evidence }) => evidence === "number");
  if (own) return matchOf(own);
  const byPerson = answers.filter(({ evidence }) => evidence === "representative");
  switch (open.kind) {
    case "undecided": {
      if (missing) return otherwise ?? undecided;
      if (byPerson[0]) return matchOf(byPerson[0]);
      // Any of these companies could be meant, because they have the same Korean and English name.
      // If the facts of even one contradict the claim, the name proves nothing.
      const isContradicted = answers.some(({ evidence }) => evidence === null);
      return isContradicted ? otherwise : { ...open.match, undecided: null };
    }
    case "rivals":
      if (missing) return undecided;
      return byPerson.length > 0 ? null : match;
    case "several":
      if (missing) return otherwise ?? undecided;
      return byPerson[0] && byPerson.length === 1 ? matchOf(byPerson[0]) : otherwise;
  }
}

interface Asked {
  question: CompanyQuestion;
  index: number;
}

interface Answer {
  bearer: UnidentifiedBearer;
  known: KnownFacts;
  evidence: Evidence | null;
}

interface Answers {
  answers: Answer[];
  /**
   * Why the facts of some companies are missing. `not_confirmed`: the register did not confirm the
   * claim, so the caller is shown no company name.
   */
  missing: "late" | "not_today" | "not_confirmed" | null;
}

const LATE: Answers = { answers: [], missing: "late" };

class DecidingFacts {
  readonly #services: DecisionServices;
  readonly #terms: ReadingTerms;
  readonly #semaphore = new Semaphore(READINGS_AT_ONCE);
  readonly #readings = new Map<number, ReturnType<FactsReader["read"]>>();
  readonly #bearers: Promise<Map<string, UnidentifiedBearer[]> | undefined>;

  constructor(services: DecisionServices, terms: ReadingTerms, nameKeys: ReadonlySet<string>) {
    this.#services = services;
    this.#terms = terms;
    this.#bearers =
      nameKeys.size > 0
        ? this.#inTime(() => services.companies.unidentifiedBearers([...nameKeys]))
        : Promise.resolve(new Map());
  }

  /** @param payer the account whose share of calls is used; null for a claim's first company */
  read(corpCode: number, payer: string | null = null): ReturnType<FactsReader["read"]> {
    const { companyFacts, clock } = this.#services;
    const reading =
      this.#readings.get(corpCode) ??
      // Start no reading after the caller has stopped waiting.
      this.#semaphore.run(async () =>
        clock() < this.#terms.endsAt ? companyFacts.read(corpCode, payer) : "unavailable",
      );
    this.#readings.set(corpCode, reading);
    return reading;
  }

  /** @returns all companies that could be meant; undefined if they are not known in time */
  async couldBeMeant(open: Open): Promise<UnidentifiedBearer[] | undefined> {
    const bearers = open.nameKey === null ? [] : (await this.#bearers)?.get(open.nameKey);
    if (open.kind !== "undecided" || !bearers) return bearers;
    const { corpCode } = open.undecided;
    const own = bearers.find((bearer) => bearer.corpCode === corpCode);
    if (bearers.length > 0 && !own) return bearers;
    const alone = { corpCode, isSilent: false, company: null };
    return [own ?? alone, ...bearers.filter((bearer) => bearer !== own)];
  }

  /** Reads a second company only for a confirmed claim, so a guess causes at most one call. */
  async ask(bearers: UnidentifiedBearer[], { question, index }: Asked): Promise<Answers> {
    const answers: Answer[] = [];
    const found = Promise.withResolvers<void>();
    let why: Answers["missing"] = "late";
    const hear = (bearer: UnidentifiedBearer, known: KnownFacts) => {
      const evidence = evidenceOf(known, question);
      answers.push({ bearer, known, evidence });
      if (evidence === "number") found.resolve();
    };
    const ask = async (bearer: UnidentifiedBearer, payer: string | null) => {
      const known = await this.read(bearer.corpCode, payer);
      if (known === "not_today") why = known;
      else if (known !== "unavailable") hear(bearer, known);
    };
    for (const bearer of bearers) if (bearer.isSilent) hear(bearer, SILENT);
    const [first, ...others] = bearers.filter(({ isSilent }) => !isSilent);
    const { account, confirmed } = this.#terms;
    await this.#inTime(async () => {
      const asking = first ? [ask(first, null)] : [];
      if (others.length > 0) {
        const isConfirmed = (await confirmed)[index] === true;
        if (!isConfirmed) why = "not_confirmed";
        if (!isConfirmed || answers.some(({ evidence }) => evidence === "number")) return;
        asking.push(...others.slice(0, FURTHER_READINGS).map((other) => ask(other, account)));
      }
      await Promise.race([found.promise, Promise.all(asking)]);
    });
    return { answers, missing: answers.length === bearers.length ? null : why };
  }

  #inTime<T>(work: () => Promise<T>): Promise<T | undefined> {
    return withinBudget(work, Math.max(0, this.#terms.endsAt - this.#services.clock()));
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
