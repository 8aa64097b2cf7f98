/** The services for a test key: docs/decisions/0101-test-mode-swaps-what-is-asked.md. */
import type { AccountRules } from "../access/account-mode.ts";
import type { Settings } from "../config.ts";
import {
  type CompanyDirectory,
  type CompanyMatch,
  type CompanyQuestion,
  isOwnWords,
} from "../disclosure/lookup.ts";
import { statusText, taxTypeText } from "../language/wording.ts";
import { answered } from "../lib/answer.ts";
import { factsOf, type LiveFacts } from "../live-sources/facts.ts";
import type { KnownBusiness, LiveAnswer, Profile } from "../profile/store.ts";
import type { RegistryClient } from "../registry/client.ts";
import { RegistryMemory } from "../registry/memory.ts";
import type { RegistryState } from "../registry/state.ts";
import type { DescribeServices } from "../verification/describe.ts";
import type { SingleCheckServices } from "../verification/verify.ts";
import {
  secondsOf,
  type TestCase,
  type TestName,
  testCaseOf,
  watchedCase,
} from "./test-numbers.ts";

type Sleep = (milliseconds: number) => Promise<void>;

type CheckedServices = Pick<
  SingleCheckServices,
  "registry" | "companies" | "companyFacts" | "officialNameQueries"
>;

type Replaced = CheckedServices &
  Pick<DescribeServices, "profiles" | "queryLiveSources"> & {
    registryMemory: RegistryMemory;
    settings: Settings;
  };

export function testCheckServices(sleep: Sleep = async () => {}): CheckedServices {
  return {
    registry: createTestRegistry(sleep),
    companies: TEST_COMPANIES,
    companyFacts: { read: async () => "unavailable" },
    officialNameQueries: null,
  };
}

export function servicesFor<Services extends Replaced & { sleep: Sleep }>(
  { onlyTestNumbers }: AccountRules,
  services: Services,
): Services {
  if (!onlyTestNumbers) return services;
  const replaced: Replaced = {
    ...testCheckServices(services.sleep),
    profiles: { find: async (number) => knownOf(testCaseOf(number)) },
    queryLiveSources: (_number, _due, known) => ({
      known,
      missing: new Map(),
      done: Promise.resolve(),
    }),
    // No live source is due, so `queryLiveSources` is not called.
    settings: { ...services.settings, LIVE_SOURCES: [] },
    // A fault of the test registry must not make live requests wait longer for the real one.
    registryMemory: new RegistryMemory(),
  };
  return withReplaced(services, replaced);
}

/**
 * For a chunk (a part of a batch). Slow test numbers answer at once here: before, the worker has
 * postponed the chunk by the time that its slowest number takes (`batch/chunk.ts`).
 */
export function withTestCheckServices<Services extends CheckedServices>(
  services: Services,
): Services {
  return withReplaced(services, testCheckServices());
}

/** Inherits the other services. A copy would build all of them, even those that are never used. */
function withReplaced<Services extends object>(services: Services, replaced: object): Services {
  return Object.assign(Object.create(services), replaced);
}

function createTestRegistry(sleep: Sleep): RegistryClient {
  // Numbers that `validate` did not confirm, and for which `status` then gives no answer. So the
  // check cannot find out why they were not confirmed, and its reason is `unconfirmed`.
  const unexplained = new Set<string>();
  const unavailable = { kind: "unavailable", fault: "timeout" } as const;
  const cases = (numbers: string[]) => numbers.map(testCaseOf);
  const answersAfterWait = async (all: (TestCase | null)[], signal: AbortSignal | undefined) => {
    const seconds = secondsOf(all);
    if (seconds > 0) await Promise.race([sleep(seconds * 1000), abortOf(signal)]);
    return !signal?.aborted && all.every((one) => one?.registry !== "unavailable");
  };
  return {
    async validate(claims, signal) {
      const all = cases(claims.map(({ number }) => number));
      if (!(await answersAfterWait(all, signal))) return unavailable;
      for (const [index, { number }] of claims.entries())
        if (all[index]?.registry === "unconfirmed") unexplained.add(number);
      return answered(all.map((one) => (one && !one.registry ? stateOf(one) : null)));
    },
    async status(numbers, signal) {
      const all = cases(numbers);
      if (numbers.some((number) => unexplained.has(number))) return unavailable;
      if (!(await answersAfterWait(all, signal))) return unavailable;
      return answered(
        all.map((one) => (one && one.registry !== "not_registered" ? stateOf(one) : null)),
      );
    },
    isReachable: async () => true,
    diagnose: async () => ({ kind: "answered" }),
  };
}

/** What the test registry answers for a watched number; null if it is not registered. */
export function watchedState(
  number: string,
  day: number,
  isAgain: boolean,
): RegistryState | null | "unavailable" {
  const testCase = testCaseOf(number);
  if (!testCase) return "unavailable";
  const { registry, ...shown } = watchedCase(testCase, day, isAgain);
  if (registry === "unavailable") return registry;
  return registry === "not_registered" ? null : stateOf(shown);
}

function abortOf(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener("abort", () => resolve()));
}

const CLOSED_ON = "2025-06-30";

function stateOf(testCase: TestCase): RegistryState {
  const { status = "01", taxType = "01", taxTypeChanged } = testCase;
  const inKorean = (code: string) => taxTypeText(code, "ko") ?? "";
  return {
    statusCode: status,
    status: statusText(status, "ko") ?? "",
    taxTypeCode: taxType,
    taxType: inKorean(taxType),
    closedOn: status === "03" ? CLOSED_ON : null,
    taxTypeChangedOn: taxTypeChanged?.on ?? null,
    previousTaxType: taxTypeChanged
      ? { code: taxTypeChanged.from, text: inKorean(taxTypeChanged.from) }
      : null,
    closedByUnitTaxation: testCase.closedByUnitTaxation ?? false,
    taxInvoicesSince: testCase.taxInvoicesSince ?? null,
  };
}

const NAME = "테스트상사 주식회사";
const ENGLISH_NAME = "Test Trading Co., Ltd.";

const TEST_COMPANIES: CompanyDirectory = {
  find: async (questions) => ({
    matches: questions.map(companyOf),
    several: new Map(),
    matchWith: () => null,
    numbersToQuery: new Set(),
  }),
  unidentifiedBearers: async (nameKeys) => new Map(nameKeys.map((key) => [key, []])),
};

/** @throws for the test number whose names are unavailable */
function companyOf({ businessNumber, companyName }: CompanyQuestion): CompanyMatch | null {
  const { name } = testCaseOf(businessNumber) ?? {};
  if (name === "unavailable") throw new Error("the names do not answer");
  if (!name) return null;
  const isPending = name === "pending";
  const { evidence, source = "dart", check = "current", isStale } = isPending ? BY_NAME : name;
  // A check without a company name finds a company only by its number.
  if (companyName === null && evidence !== "number") return null;
  const isOther = check !== "current";
  return {
    evidence,
    nameKo: isOther || companyName === null ? NAME : companyName,
    nameEn: isStale ? null : ENGLISH_NAME,
    source,
    sourceEn: source,
    // The claim is not compared with a name that the company itself wrote.
    nameCheck: companyName === null || isOwnWords(source) ? null : check,
    // `companyFacts` answers "unavailable", so this match stays undecided.
    undecided: isPending ? { corpCode: 0, otherwise: null, currentNameKey: null } : null,
  };
}

const BY_NAME: TestName = { evidence: "name" };

const READ_ON = "2026-01-01";
const REPRESENTATIVES = ["김시험", "이예시"];
const ADDRESS = "서울특별시 중구 세종대로 110, 3층 (태평로1가)";
const INDUSTRY = "46599";
const [EMPLOYEES, CAPITAL, REVENUE] = [58, 1_500_000_000, 52_730_418_900];

const PROFILE: Profile = {
  legalName: NAME,
  englishName: ENGLISH_NAME,
  stockName: "",
  representatives: REPRESENTATIVES.join(", "),
  address: ADDRESS,
  industryCode: INDUSTRY,
  establishedOn: "20120228",
  tableName: null,
  tableEnglishName: null,
  employees: EMPLOYEES,
  capital: CAPITAL,
  revenue: REVENUE,
  companyReadOn: READ_ON,
  employeesReadOn: READ_ON,
  accountsReadOn: READ_ON,
};

const BASICS = { companyName: NAME, representatives: REPRESENTATIVES, address: ADDRESS };
const saidBy = (dataSet: LiveAnswer["dataSet"], facts: Partial<LiveFacts>): LiveAnswer => ({
  dataSet,
  askedOn: READ_ON,
  facts: factsOf({ asOf: "2025-12-31", ...facts }),
});

const FSC: LiveAnswer[] = [
  saidBy("fsc", {
    ...BASICS,
    englishName: ENGLISH_NAME,
    corporateNumber: "0000000000000",
    industryCode: INDUSTRY,
    establishedOn: "2012-02-28",
    employees: EMPLOYEES,
  }),
  saidBy("fsc_accounts", { capital: CAPITAL, revenue: REVENUE }),
];
const KONEPS = [saidBy("koneps", { ...BASICS, openingDate: "2012-03-05", employees: EMPLOYEES })];

/** @throws for the test number whose names are unavailable */
function knownOf(testCase: TestCase | null): KnownBusiness {
  const { knownTo, name } = testCase ?? { knownTo: "nobody" as const };
  if (name === "unavailable") throw new Error("the profiles do not answer");
  const isKnownTo = (one: typeof knownTo) => knownTo === undefined || knownTo === one;
  return {
    profile: knownTo === undefined ? PROFILE : null,
    live: [...(isKnownTo("fsc") ? FSC : []), ...(isKnownTo("koneps") ? KONEPS : [])],
    isForgotten: false,
  };
}
