/**
 * Measures how often a name leads to the right company. Uses OpenDART's tables since 2020 and its
 * facts about real companies: their numbers, representatives and names. Writes each name in many
 * ways. To run it alone: `node test/bench/disclosure-names-bench.ts`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { englishKey } from "../../src/disclosure/english-key.ts";
import { formerNameWrites } from "../../src/disclosure/former-names.ts";
import { representativeKeys } from "../../src/disclosure/index-keys.ts";
import {
  type CompanyMatch,
  type CompanyQuestion,
  createCompanyDirectory,
} from "../../src/disclosure/lookup.ts";
import {
  factWrites,
  type IncomingCompany,
  knownFacts,
  toIncoming,
  writeCompanies,
} from "../../src/disclosure/store.ts";
import { usableEnglishName } from "../../src/language/english-name.ts";
import { type CompanyFacts, OpenDartFault, readFacts } from "../../src/opendart/client.ts";
import { readCorpCodes } from "../../src/opendart/corp-code-reader.ts";
import { createFactsReader } from "../../src/sync/facts-on-demand.ts";
import { decideByFacts, type ReadingTerms } from "../../src/verification/decide-by-facts.ts";
import { referencePath, referenceText } from "../reference-data.ts";
import { startUpstreamProcess, type UpstreamProcess } from "../upstream-process.ts";
import { type Figure, figure, format, printFigures, remark } from "./figure.ts";
import { bundle, type RunningWorker, startWorker } from "./harness.ts";
import { latency, median } from "./load.ts";
import { KINDS } from "./name-variants.ts";
import { shotAt } from "./verify-bench.ts";

const TABLE = /^corpCode-\d{4}-\d{2}-\d{2}\.zip$/;
const LAST_TABLE = "corpCode-2026-08-14.zip";
const QUESTIONS_A_QUERY = 100;
const UPSTREAM_DELAY_MS = 100;
/** The check of the first company only warms up the Worker. */
const FIRST_CHECKED = Array.from({ length: 26 }, (_, index) => `처음묻는회사${index}`);
const CHECKS_AT_ONCE = 50;
const A_CORPORATION = "9998699999";
const A_SOLE_PROPRIETOR = "9990199999";
const VARIANTS_OF_A_KIND = 300;
/**
 * By default, OpenDART may be called 19,000 times a day. Of these calls, 2,000 are reserved for
 * checks, and the planned runs get the rest.
 */
const PLANNED_CALLS_A_DAY = 17_000;

type Db = RunningWorker["env"]["DB"];

/** A company as OpenDART's `company.json` described it in early 2025. */
interface Reference {
  corp_code: string;
  corp_name: string;
  ceo_nm: string;
  bizr_no: string;
}

interface TableRow {
  corp_code: number;
  name_ko: string;
  name_en: string | null;
  is_english_stale: number;
}

export async function disclosureFigures(upstream: UpstreamProcess): Promise<Figure[]> {
  return [...(await qualityFigures(upstream.url)), ...(await latencyFigures(upstream))];
}

/**
 * Measures the latency of the first check with a company's name, because later checks with that
 * name do not ask OpenDART. Compares the latency with that of a hand-written Worker, which only
 * queries D1 and then asks OpenDART.
 */
async function latencyFigures(upstream: UpstreamProcess): Promise<Figure[]> {
  const service = await startWithCompanies("test/bench/workers/delayed.ts", upstream.url);
  const floor = await startWithCompanies("test/bench/workers/first-check-floor.ts", upstream.url);
  await upstream.control({ latencyMs: UPSTREAM_DELAY_MS });
  try {
    const [first, ...others] = FIRST_CHECKED;
    const warmUp = await checkLatency(service, first);
    await checkLatency(floor, first);
    const ofService: number[] = [];
    const ofFloor: number[] = [];
    for (const name of others) {
      ofService.push(await checkLatency(service, name));
      ofFloor.push(await checkLatency(floor, name));
    }
    return [
      figure(
        "first check by a name / hand-written lookup and OpenDART (100 ms, meter 60 ms, D1 30 ms)",
        median(ofService) / median(ofFloor),
        "≤",
        1.1,
      ),
      remark("… the very first check, of a Worker that has just started", `${format(warmUp)} ms`),
    ];
  } finally {
    await upstream.control({ latencyMs: 0 });
    await service.stop();
    await floor.stop();
  }
}

async function startWithCompanies(entry: string, upstreamUrl: string): Promise<RunningWorker> {
  const worker = await startWorker(bundle(entry).file, upstreamUrl);
  const companies = FIRST_CHECKED.map((name, index) => ({
    corpCode: String(70_000_000 + index),
    name,
    englishName: `First Asked ${index}`,
    stockCode: "",
    modifiedOn: "20260101",
  }));
  await writeCompanies(worker.env.DB, companies.map(toIncoming));
  return worker;
}

async function checkLatency(worker: RunningWorker, companyName = ""): Promise<number> {
  const shot = await shotAt(worker, {
    path: "/v1/verify",
    body: {
      business_number: "9990000016",
      startDate: "20200101",
      ownerName: "홍길동",
      companyName,
    },
  });
  return latency(shot, 1);
}

async function qualityFigures(upstreamUrl: string): Promise<Figure[]> {
  const last = referencePath(LAST_TABLE);
  const sample = referenceText("opendart-company-sample.jsonl");
  if (!last || !sample)
    return [remark("companies by name", "no reference data: set REFERENCE_DATA")];
  const service = await startWorker(bundle("src/index.ts").file, upstreamUrl);
  try {
    const db = service.env.DB;
    const folder = dirname(last);
    for (const file of readdirSync(folder)
      .filter((name) => TABLE.test(name))
      .sort())
      await writeCompanies(db, await companiesOf(join(folder, file)));
    await db.batch(formerNameWrites(db));
    const lines = sample.trim().split("\n");
    const references = lines.map((line): Reference => JSON.parse(line));
    return [
      ...(await namesAlone(db, references)),
      ...(await leaveOneOut(db)),
      ...(await firstChecks(db, references, lines)),
      ...(await decided(db, references, lines)),
      ...(await refusedNames(last)),
      figure("days until the facts of all companies are read", await daysOfFacts(db), "≤", 7),
      ...(await variants(db, references)),
    ];
  } finally {
    await service.stop();
  }
}

async function companiesOf(table: string): Promise<IncomingCompany[]> {
  const companies: IncomingCompany[] = [];
  await readCorpCodes(new Uint8Array(readFileSync(table)), (company) =>
    companies.push(toIncoming(company)),
  );
  return companies.sort((one, other) => one.corpCode - other.corpCode);
}

function questionOf(
  companyName: string,
  businessNumber: string,
  representative: string | null = null,
): CompanyQuestion {
  return { companyName, businessNumber, representative };
}

async function findAll(db: Db, questions: CompanyQuestion[]): Promise<(CompanyMatch | null)[]> {
  const directory = createCompanyDirectory(db);
  const found: (CompanyMatch | null)[] = [];
  for (let first = 0; first < questions.length; first += QUESTIONS_A_QUERY) {
    const { matches } = await directory.find(questions.slice(first, first + QUESTIONS_A_QUERY));
    found.push(...matches);
  }
  return found;
}

async function rowsOf(db: Db, corpCodes: number[]): Promise<Map<number, TableRow>> {
  const { results } = await db
    .prepare(
      `SELECT corp_code, name_ko, name_en, is_english_stale FROM companies
        WHERE corp_code IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(corpCodes))
    .all<TableRow>();
  return new Map(results.map((row) => [row.corp_code, row]));
}

/**
 * Measures lookups by name alone, before any facts are known. A lookup that withholds a stale
 * English name counts as neither right nor wrong.
 */
async function namesAlone(db: Db, references: Reference[]): Promise<Figure[]> {
  const rows = await rowsOf(
    db,
    references.map(({ corp_code }) => Number(corp_code)),
  );
  const found = await findAll(
    db,
    references.map(({ corp_name }) => questionOf(corp_name, A_CORPORATION)),
  );
  const counts = { right: 0, wrong: 0, withheld: 0, none: 0 };
  for (const [index, match] of found.entries()) {
    const own = rows.get(Number(references[index]?.corp_code));
    if (!match) counts.none++;
    else if (match.nameEn === null && own?.name_en) counts.withheld++;
    else counts[isSame(match.nameEn, own?.name_en ?? null) ? "right" : "wrong"]++;
  }
  const soleProprietors = await findAll(
    db,
    references.map(({ corp_name, ceo_nm }) =>
      questionOf(corp_name, A_SOLE_PROPRIETOR, representativeKeys(ceo_nm)[0] ?? null),
    ),
  );
  const share = (n: number) => (n * 100) / references.length;
  return [
    figure("tables since 2020, names alone: right", share(counts.right), "≥", 84, " %"),
    figure("… wrong, of 1,953", counts.wrong, "≤", 2),
    remark("… withheld, because the English name is stale", `${format(share(counts.withheld))} %`),
    remark("… several companies or none", `${format(share(counts.none))} %`),
    figure(
      "… found by a sole proprietor's number, name and representative",
      soleProprietors.filter(Boolean).length,
      "≤",
      0,
    ),
  ];
}

/**
 * Whether two English names differ at most in case and punctuation. The lookup uses this rule if
 * several companies share a Korean name.
 */
function isSame(given: string | null, own: string | null): boolean {
  return given === null || own === null ? given === own : englishKey(given) === englishKey(own);
}

/**
 * Takes each company out of the table in turn, while the service knows no facts about companies.
 * Counts the companies whose name then gets the official English name of another company.
 */
async function leaveOneOut(db: Db): Promise<Figure[]> {
  const { results } = await db
    .prepare(
      `SELECT name_key AS name, group_concat(other.english) AS english
         FROM companies JOIN company_keys AS other
           ON other.key = name_key AND other.corp_code <> companies.corp_code
        GROUP BY companies.corp_code`,
    )
    .all<{ name: string; english: string }>();
  const replaced = results.filter(({ english }) => new Set(english.split(",")).size === 1);
  const total = await db.prepare("SELECT count(*) AS n FROM companies").first<{ n: number }>();
  const ofLength = async (length: number) => {
    const all = await db
      .prepare("SELECT count(*) AS n FROM companies WHERE length(name_key) = ?1")
      .bind(length)
      .first<{ n: number }>();
    const some = replaced.filter(({ name }) => name.length === length).length;
    return `${format((some * 100) / (all?.n || 1))} % of ${length} syllables`;
  };
  return [
    remark(
      "a company that is not in the table gets another company's English name",
      `${format((replaced.length * 100) / (total?.n || 1))} %: ${(await Promise.all([2, 4, 8].map(ofLength))).join(", ")}`,
    ),
  ];
}

function confirmed(questions: CompanyQuestion[]): ReadingTerms {
  return {
    account: "bench",
    confirmed: Promise.resolve(questions.map(() => true)),
    endsAt: Date.now() + 60_000,
  };
}

function someoneElse(corpCode: string): CompanyFacts {
  const nothing = { legalName: "", stockName: "", englishName: "", address: "" };
  return {
    ...nothing,
    corpCode,
    businessNumber: `10${corpCode}`,
    representatives: `남${corpCode}`,
    industryCode: "",
    establishedOn: "",
  };
}

async function firstChecks(db: Db, references: Reference[], lines: string[]): Promise<Figure[]> {
  const facts = new Map(lines.map((line) => [Number(JSON.parse(line).corp_code), readFacts(line)]));
  const rows = await rowsOf(db, [...facts.keys()]);
  const companies = createCompanyDirectory(db);
  const korean = references.filter(({ bizr_no }) => /^[0-9]{10}$/.test(bizr_no));
  const check = async (question: CompanyQuestion) => {
    let calls = 0;
    const read = async (corpCode: number) => {
      calls++;
      return knownFacts(facts.get(corpCode) ?? someoneElse(String(corpCode).padStart(8, "0")));
    };
    const services = { companies, companyFacts: { read }, clock: Date.now };
    const lookup = await companies.find([question]);
    const several = lookup.several.size > 0;
    const [answer] = await decideByFacts(services, [question], lookup, confirmed([question]));
    return { match: typeof answer === "string" ? null : answer, several, calls };
  };
  const counts = { right: 0, wrong: 0, none: 0, several: 0, rightOfSeveral: 0, strangers: 0 };
  const soleProprietors = { named: 0, calls: 0 };
  const calls: number[] = [];
  for (const { corp_code, corp_name, bizr_no, ceo_nm } of korean) {
    const own = rows.get(Number(corp_code));
    const person = representativeKeys(ceo_nm)[0] ?? null;
    const first = await check(questionOf(corp_name, bizr_no, person));
    const { match } = first;
    const isRight =
      match?.evidence === "number" &&
      (match.nameEn === null || isSame(match.nameEn, own?.name_en ?? null));
    counts[isRight ? "right" : match ? "wrong" : "none"]++;
    if (first.several) counts.several++;
    if (first.several && isRight) counts.rightOfSeveral++;
    const stranger = await check(questionOf(corp_name, A_CORPORATION, "없는사람"));
    if (stranger.match) counts.strangers++;
    calls.push(first.calls, stranger.calls);
    const owner = await check(questionOf(corp_name, A_SOLE_PROPRIETOR, person));
    if (owner.match) soleProprietors.named++;
    soleProprietors.calls += owner.calls;
  }
  const { right, wrong, none, several, rightOfSeveral, strangers } = counts;
  return [
    figure(
      `first check of ${korean.length} names: right`,
      share(right, korean.length),
      "≥",
      93,
      " %",
    ),
    figure("… wrong", wrong, "≤", 0),
    remark("… no official name, mostly of companies that were renamed", String(none)),
    figure(
      `… of ${several} names that several companies have: right`,
      share(rightOfSeveral, several || 1),
      "≥",
      85,
      " %",
    ),
    figure("… calls of OpenDART for one check, at most", Math.max(...calls), "≤", 4),
    remark(
      "… calls of OpenDART for one check, on average",
      format(calls.reduce((sum, n) => sum + n, 0) / calls.length),
    ),
    figure("… with an unrelated number and person: official names", strangers, "≤", 0),
    figure("… with a sole proprietor's number: official names", soleProprietors.named, "≤", 0),
    figure("… with a sole proprietor's number: calls of OpenDART", soleProprietors.calls, "≤", 0),
  ];
}

/**
 * Measures checks in which facts decide which company has the name. The stand-in for OpenDART knows
 * the reference companies, and returns an unrelated company for every other code.
 */
async function decided(db: Db, references: Reference[], lines: string[]): Promise<Figure[]> {
  const facts = new Map(lines.map((line) => [Number(JSON.parse(line).corp_code), readFacts(line)]));
  const rows = await rowsOf(db, [...facts.keys()]);
  const callsByCode = new Map<number, number>();
  let allowance = Number.POSITIVE_INFINITY;
  const stored: Promise<unknown>[] = [];
  const reader = createFactsReader({
    db,
    openDartFor: () => ({
      async company(corpCode) {
        if (allowance-- <= 0) throw new OpenDartFault("allowance");
        callsByCode.set(Number(corpCode), (callsByCode.get(Number(corpCode)) ?? 0) + 1);
        return facts.get(Number(corpCode)) ?? someoneElse(corpCode);
      },
    }),
    clock: Date.now,
    waitUntil: (work) => void stored.push(work),
  });
  const companies = createCompanyDirectory(db);
  const check = async (all: CompanyQuestion[]) => {
    const answers: (CompanyMatch | string | null)[] = [];
    for (let first = 0; first < all.length; first += CHECKS_AT_ONCE) {
      const questions = all.slice(first, first + CHECKS_AT_ONCE);
      const lookup = await companies.find(questions);
      const services = { companies, companyFacts: reader, clock: Date.now };
      answers.push(...(await decideByFacts(services, questions, lookup, confirmed(questions))));
      await Promise.all(stored.splice(0));
    }
    return answers;
  };
  const forget = () =>
    db
      .prepare(
        `UPDATE companies SET business_number = NULL, representatives = NULL, alias_keys = NULL,
                facts_read_on = NULL WHERE facts_read_on IS NOT NULL`,
      )
      .run();
  const korean = references.filter(({ bizr_no }) => /^[0-9]{10}$/.test(bizr_no));
  const own = korean.map(({ corp_name, bizr_no, ceo_nm }) =>
    questionOf(corp_name, bizr_no, representativeKeys(ceo_nm)[0] ?? null),
  );
  const strangers = references.map(({ corp_name }) =>
    questionOf(corp_name, A_CORPORATION, "없는사람"),
  );
  const isOfficial = (answer: CompanyMatch | string | null) =>
    answer !== null && typeof answer === "object";
  /** A company whose English name is stale gets no English name. That counts as right. */
  const right = (answers: (CompanyMatch | string | null)[]) =>
    answers.filter((answer, index) => {
      const row = rows.get(Number(korean[index]?.corp_code));
      if (answer === null || typeof answer === "string" || !row) return false;
      return (
        answer.evidence === "number" &&
        (answer.nameEn === null || isSame(answer.nameEn, row.name_en))
      );
    });

  const named = (await check(strangers)).filter(isOfficial).length;
  const most = Math.max(...callsByCode.values());
  const all = [...facts.values()].filter((company) => company !== null);
  await db.batch(factWrites(db, all, [], "2026-01-01"));
  const known = await check(own);
  const rightByNumber = right(known);
  const withheld = rightByNumber.filter(
    (answer) => typeof answer === "object" && answer?.nameEn === null,
  ).length;
  await forget();
  callsByCode.clear();
  const first = await check(own);
  // Some reference companies were renamed, and without facts, their old names find nothing.
  const findable = first.filter((answer) => answer !== null).length;
  await forget();
  allowance = 0;
  const exhausted = await check(strangers);
  const share = (n: number, of: number) => (n * 100) / of;
  return [
    figure(
      "checks of each name with an unrelated number and person: official names given",
      named,
      "≤",
      0,
    ),
    figure("… calls of OpenDART for one company, at most", most, "≤", 1),
    figure(
      "facts known: right with the company's own number",
      share(rightByNumber.length, korean.length),
      "≥",
      99.9,
      " %",
    ),
    remark("… of these, without an English name or with a stale English name", String(withheld)),
    figure(
      `first check with its own number, of ${findable} companies found by name: right`,
      share(right(first).length, findable),
      "≥",
      99.9,
      " %",
    ),
    figure("no calls left: official names", exhausted.filter(isOfficial).length, "≤", 0),
    remark("… pending", String(exhausted.filter((answer) => answer === "pending").length)),
  ];
}

async function refusedNames(table: string): Promise<Figure[]> {
  let accepted = 0;
  const refused: string[] = [];
  await readCorpCodes(new Uint8Array(readFileSync(table)), ({ englishName }) => {
    const isName = usableEnglishName(englishName) !== null;
    if (isName) accepted++;
    else if (/[a-z]{5}/i.test(englishName) && !/[가-힣]/.test(englishName))
      refused.push(englishName);
  });
  const wrongly = refused.filter(
    (name) => /\b(?:co|ltd|inc|corp|llc)\b/i.test(name) && name.length > 20,
  );
  return [
    remark(
      "English fields: accepted / refused as names although they have five letters in a row",
      `${accepted} / ${refused.length}`,
    ),
    figure(
      "… refused wrongly (long and with a legal form), per accepted field",
      share(wrongly.length, accepted),
      "≤",
      0.001,
      " %",
    ),
  ];
}

function share(some: number, all: number): number {
  return (some * 100) / all;
}

async function daysOfFacts(db: Db): Promise<number> {
  const total = await db.prepare("SELECT count(*) AS n FROM companies").first<{ n: number }>();
  return Math.ceil((total?.n ?? 0) / PLANNED_CALLS_A_DAY);
}

async function variants(db: Db, references: Reference[]): Promise<Figure[]> {
  const { results } = await db
    .prepare(
      `SELECT corp_code, name_ko AS name, name_en AS english FROM companies
        WHERE (SELECT count(*) FROM company_keys WHERE key = name_key) = 1
        ORDER BY corp_code % 9973, corp_code`,
    )
    .all<{ corp_code: number; name: string; english: string | null }>();
  const known = new Map(references.map((one) => [Number(one.corp_code), one.ceo_nm]));
  const figures: Figure[] = [];
  for (const { kind, write, goal, most, withRepresentative } of KINDS) {
    const questions: { code: number; name: string; question: CompanyQuestion }[] = [];
    for (const { corp_code: code, name, english } of results) {
      if (questions.length === VARIANTS_OF_A_KIND) break;
      const written = write(name, english ?? "");
      const persons = withRepresentative && known.get(code);
      if (written === null || (withRepresentative && !persons)) continue;
      const person = persons ? (representativeKeys(persons)[0] ?? null) : null;
      questions.push({ code, name, question: questionOf(written, A_CORPORATION, person) });
    }
    if (withRepresentative) await knowRepresentatives(db, questions);
    const found = await findAll(
      db,
      questions.map(({ question }) => question),
    );
    const same = found.filter((match, at) => match?.nameKo === questions[at]?.name).length;
    const other = found.filter(Boolean).length - same;
    const text = `${kind}: same ${same}, other ${other}, none ${questions.length - same - other}`;
    if (goal === "never") figures.push(remark(text, "no goal: such names are different names"));
    else figures.push(figure(text, share(same, questions.length || 1), "≥", goal, " %"));
    if (other > most) figures.push(figure(`… ${kind}: another company`, other, "≤", most));
  }
  return figures;
}

async function knowRepresentatives(
  db: Db,
  questions: { code: number; question: CompanyQuestion }[],
): Promise<void> {
  const rows = questions.map(({ code, question }) => [code, [question.representative]]);
  await db
    .prepare(
      `UPDATE companies SET representatives = known.value ->> 1, facts_read_on = '2026-01-01'
         FROM json_each(?1) AS known WHERE corp_code = known.value ->> 0`,
    )
    .bind(JSON.stringify(rows))
    .run();
}

if (import.meta.main) {
  const upstream = await startUpstreamProcess();
  printFigures(await disclosureFigures(upstream));
  upstream.stop();
}
