/**
 * A check itself reads a company's facts from OpenDART if they decide whether the company is the
 * one that the claim names (docs/decisions/0030-facts-decide-names.md).
 */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { type CompanyFacts, OpenDartFault } from "../../src/opendart/client.ts";
import { createServices } from "../../src/services.ts";
import { createFactsReader } from "../../src/sync/facts-on-demand.ts";
import { Trace } from "../../src/trace.ts";
import type { Claim } from "../../src/verification/verification.ts";
import { verifyBusiness, verifyBusinesses } from "../../src/verification/verify.ts";
import { company, emptyTable, facts, rows, write, writeFacts } from "./disclosure.ts";
import { LOAD_CLAIM } from "./service.ts";

const NUMBER = LOAD_CLAIM.business_number;
const claim = (companyName: string, number = NUMBER): Claim => ({
  number,
  startDate: LOAD_CLAIM.startDate,
  ownerName: LOAD_CLAIM.ownerName,
  companyName,
});

const ORDER = { account: "a", language: "en" } as const;

type Answer = Partial<CompanyFacts> | null | "fault" | "never" | "no calls left";
let requestedCodes: number[];

beforeEach(async () => {
  await emptyTable();
  requestedCodes = [];
});

function services(answers: Record<number, Answer>, settings: Record<string, unknown> = {}) {
  const context = createExecutionContext();
  const trace = new Trace("test", Date.now, "test");
  const all = createServices(
    { ...env, ...settings } as Env,
    context,
    trace,
    Date.now,
    new EdgeMemory(),
  );
  const openDart = {
    async company(corpCode: string) {
      const code = Number(corpCode);
      requestedCodes.push(code);
      const answer = answers[code] ?? null;
      if (answer === "fault") throw new OpenDartFault("800");
      if (answer === "no calls left") throw new OpenDartFault("allowance");
      if (answer === "never") return new Promise<never>(() => {});
      const other = { address: "", industryCode: "", establishedOn: "" };
      return answer && { ...facts(code), ...other, ...answer };
    },
  };
  const reader = createFactsReader({
    db: env.DB,
    openDartFor: () => openDart,
    clock: Date.now,
    waitUntil: (work) => context.waitUntil(work),
  });
  return {
    services: { ...all, companyFacts: reader },
    stored: () => waitOnExecutionContext(context),
  };
}

/** @returns `<English name> by <evidence>` of the company that a check finds, null or "pending" */
async function check(
  companyName: string,
  answers: Record<number, Answer>,
  settings?: Record<string, unknown>,
) {
  const { services: all, stored } = services(answers, settings);
  const answer = await verifyBusiness(
    all,
    claim(companyName),
    ORDER,
    Date.now(),
    new AbortController().signal,
  );
  if (!Object.values(answers).includes("never")) await stored();
  if (answer.kind === "unavailable") throw new Error("the registry is down");
  const found = answer.value.company;
  return found && typeof found === "object" ? `${found.nameEn} by ${found.evidence}` : found;
}

const OWN = { businessNumber: NUMBER, representatives: "김갑동" };
const OTHER = { businessNumber: "1238612345", representatives: "김갑동" };

describe("the facts of a company that is found only by its name", () => {
  beforeEach(() => write(company(1, "가나"), company(2, "다라")));

  it.each<[string, Answer, string | null]>([
    ["its own number", OWN, "Company 1 by number"],
    ["its representative", { ...OTHER, representatives: "홍길동" }, "Company 1 by representative"],
    ["another person", OTHER, null],
    ["no facts (013)", null, "Company 1 by name"],
    ["facts without a representative", { businessNumber: "HK-1" }, "Company 1 by name"],
  ])("decide at once whether it is the claimed company: %s", async (_what, answer, expected) => {
    expect(await check("가나", { 1: answer })).toBe(expected);
    expect(await check("가나", { 1: "fault" })).toBe(expected);
    expect(requestedCodes).toEqual([1]);
    expect(await rows("SELECT corp_code FROM companies WHERE facts_read_on IS NOT NULL")).toEqual([
      { corp_code: 1 },
    ]);
  });

  it("are also stored as the company's profile", async () => {
    await check("가나", { 1: OWN });
    expect(await rows("SELECT corp_code FROM profiles")).toEqual([{ corp_code: 1 }]);
  });

  it("leave the name pending while OpenDART fails or is late", async () => {
    expect(await check("가나", { 1: "fault" })).toBe("pending");
    expect(await check("가나", { 1: "never" }, { FACTS_BUDGET_MS: 150 })).toBe("pending");
    expect(await check("가나", { 1: OWN })).toBe("Company 1 by number");
  });

  it("leave the name unofficial, not pending, if no calls are left today, because asking again today would also fail", async () => {
    expect(await check("가나", { 1: "no calls left" })).toBeNull();
    await write(company(3, "사아"), company(4, "사아"));
    await writeFacts(facts(3, { ...OTHER, representatives: "홍길동" }));
    expect(await check("사아", { 4: "no calls left" })).toBeNull();
  });

  it("are not requested if they are known, if another company is known to have the number, or if no company has the name", async () => {
    await writeFacts(facts(1, OTHER), facts(2, OWN));
    expect(await check("가나", {})).toBe("Company 2 by number");
    await write(company(3, "마바"));
    expect(await check("없는이름", {})).toBe("Company 2 by number");
    expect(requestedCodes).toEqual([]);
  });

  it("are requested once for each company if several companies have the same name and English name", async () => {
    const englishName = "Gana";
    await write(...[3, 4, 5].map((code) => company(code, "사아", { englishName })));
    expect(await check("사아", { 3: OTHER, 4: { ...OWN, representatives: "" }, 5: null })).toBe(
      "Gana by number",
    );
    expect(requestedCodes.sort()).toEqual([3, 4, 5]);
  });

  it("are requested even if a company that had the name earlier has the claimed representative", async () => {
    // Company 3 was split: it was 사아 and is 사아홀딩스 now, and company 4 is the new 사아.
    await write(company(3, "사아", { englishName: "Saa" }));
    await write(company(3, "사아홀딩스", { englishName: "Saa Holdings" }), company(4, "사아"));
    await writeFacts(facts(3, { ...OTHER, representatives: "홍길동" }));
    expect(await check("사아", { 4: "fault" })).toBe("pending");
    const own = { ...OWN, representatives: "홍길동" };
    expect(await check("사아", { 4: own })).toBe("Company 4 by number");
    expect(await check("사아", {})).toBe("Company 4 by number");
    expect(requestedCodes).toEqual([4, 4]);
  });

  it("are requested even if another company with the name has the claimed representative", async () => {
    await write(company(3, "사아"), company(4, "사아", { englishName: "Saa Anew" }));
    await writeFacts(facts(3, { ...OTHER, representatives: "홍길동" }));
    const own = { ...OWN, representatives: "홍길동" };
    expect(await check("사아", { 4: own })).toBe("Saa Anew by number");
    expect(await check("사아", {})).toBe("Saa Anew by number");
  });

  it.each<[string, Answer, string | null]>([
    ["has the claimed representative too", { representatives: "홍길동" }, null],
    [
      "has another representative",
      { businessNumber: "1118611111" },
      "Saa Holdings by representative",
    ],
    ["is unknown to OpenDART", null, "Saa Holdings by representative"],
  ])(
    "decide whether the company that had the name earlier is the claimed one, if the company that has it now %s",
    async (_who, answer, expected) => {
      await write(company(3, "사아", { englishName: "Saa" }));
      await write(company(3, "사아홀딩스", { englishName: "Saa Holdings" }), company(4, "사아"));
      await writeFacts(facts(3, { ...OTHER, representatives: "홍길동" }));
      expect(await check("사아", { 4: answer })).toBe(expected);
      expect(requestedCodes).toEqual([4]);
    },
  );

  it("rule out all companies with the same name and English name if one company has another representative", async () => {
    const englishName = "Gana";
    await write(...[3, 4].map((code) => company(code, "사아", { englishName })));
    expect(await check("사아", { 3: null, 4: OTHER })).toBeNull();
    expect(await check("사아", {})).toBeNull();
    expect(requestedCodes.sort()).toEqual([3, 4]);
  });
});

/** The default of `CHUNK_FACTS_BUDGET_MS`. */
const CHUNK_BUDGET_MS = 10_000;

describe("a chunk of a batch", () => {
  afterEach(() => void vi.useRealTimers());

  it("asks about each company once, and leaves a name pending if its facts do not come in time", async () => {
    const codes = [1, 2, 3, 4, 5, 6];
    await write(...codes.map((code) => company(code, `가나${code}`)));
    const answers: Record<number, Answer> = { 1: OWN, 2: OTHER, 3: "never", 4: null };
    const { services: all } = services(answers);
    const claims = [...codes, 1, 2].map((code) => claim(`가나${code}`));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const answering = verifyBusinesses(all, claims, ORDER);
    const read = async () =>
      (await rows("SELECT 1 FROM companies WHERE facts_read_on IS NOT NULL")).length;
    while ((await read()) < 5) await scheduler.wait(5);
    await vi.advanceTimersByTimeAsync(CHUNK_BUDGET_MS);
    vi.useRealTimers();
    const answer = await answering;
    if (answer.kind === "unavailable") throw new Error("the registry is down");
    const found = answer.value
      .map((verification) => verification?.company)
      .map((match) => (match && typeof match === "object" ? match.evidence : match));
    expect(found).toEqual(["number", null, "pending", "name", "name", "name", "number", null]);
    expect(requestedCodes.sort()).toEqual(codes);
  });
});
