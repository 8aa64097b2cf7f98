/**
 * If several companies have the claimed name, a check reads the facts of up to four of them
 * (docs/decisions/0030-facts-decide-names.md).
 */
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { settingsOf } from "../../src/config.ts";
import { koreanDay, nextKoreanMidnight } from "../../src/lib/days.ts";
import { sha256Hex } from "../../src/lib/sha256.ts";
import type { SourceGate } from "../../src/sources/source-gate.ts";
import { ended, resultsOf, submit, UNTHROTTLED } from "./batches.ts";
import { company, emptyTable, rows, write } from "./disclosure.ts";
import {
  breakUpstreams,
  business,
  claimOf,
  eventually,
  issueKey,
  type Json,
  upstreamStats,
  verify,
} from "./service.ts";

/** Corp codes and numbers of businesses whose facts the stand-in for OpenDART gives. */
const KNOWN = [
  [9000006, "2058830280"],
  [9000005, "4178119157"],
  [9000004, "1058188727"],
  [9000003, "3128712531"],
  [9000001, "2178182399"],
] as const;
const NAME = "별빛산업";
const PATIENT_MS = 20_000;

let gates: string;
let key: string;
let account: string;

beforeEach(async () => {
  await emptyTable();
  // Each test has its own gates, because a gate remembers OpenDART's answers for a minute.
  gates = crypto.randomUUID();
  const { getByName } = env.SOURCE_GATE;
  const spy = vi
    .spyOn(env.SOURCE_GATE, "getByName")
    .mockImplementation((name) => getByName.call(env.SOURCE_GATE, `${gates}:${name}`));
  onTestFinished(() => spy.mockRestore());
  waitForFacts(PATIENT_MS);
  ({ apiKey: key, account } = await issueKey({ a: "enterprise" }, UNTHROTTLED));
});

function waitForFacts(milliseconds: number): void {
  const settings = settingsOf(env);
  const { FACTS_BUDGET_MS } = settings;
  Object.assign(settings, { FACTS_BUDGET_MS: milliseconds });
  onTestFinished(() => void Object.assign(settings, { FACTS_BUDGET_MS }));
}

/**
 * Stores companies with one name. Checks ask about the last company first, because that company
 * changed last.
 */
const writeNamesakes = (count: number, name = NAME) =>
  write(
    ...KNOWN.slice(0, count).map(([code], index) =>
      company(code, name, { modifiedOn: `2026010${index + 1}` }),
    ),
  );

const numberOf = (index: number) => KNOWN[index]?.[1] ?? "";

async function check(index: number, more: Record<string, unknown> = {}, apiKey = key) {
  const claim = claimOf(business(numberOf(index)), { companyName: NAME, lang: "en", ...more });
  const { status, body } = await verify(apiKey, claim);
  expect(status).toBe(200);
  return body;
}

const nameOf = ({ businessInfo }: Json) =>
  `${businessInfo.companyNameSource} ${businessInfo.companyNameMatch}`;

const calls = async () => (await upstreamStats()).opendart.company;

const stored = (count: number) =>
  eventually(async () =>
    expect(await rows("SELECT 1 FROM companies WHERE facts_read_on IS NOT NULL")).toHaveLength(
      count,
    ),
  );

const gate = () => env.SOURCE_GATE.getByName("opendart");

const readShares = () =>
  runInDurableObject<SourceGate, Record<string, unknown>[]>(gate(), (_gate, { storage }) =>
    storage.sql.exec("SELECT * FROM shares ORDER BY day").toArray(),
  );

/**
 * Lets the account's checks make only `left` more calls today. The first call of each check does
 * not count.
 */
async function leaveCalls(left: number): Promise<void> {
  const owner = await sha256Hex(account);
  await runInDurableObject<SourceGate, void>(gate(), (_gate, { storage }) => {
    const day = koreanDay(Date.now());
    storage.sql.exec("INSERT OR REPLACE INTO shares VALUES (?, ?, ?)", day, owner, 200 - left);
  });
}

describe("a name that several companies have", () => {
  it.each([2, 4])(
    "is matched to one company by the facts of all %i companies at the first check",
    async (count) => {
      await writeNamesakes(count);
      const { businessInfo } = await check(0);
      expect(businessInfo).toMatchObject({
        companyName: `Company ${KNOWN[0][0]}`,
        companyNameSource: "dart",
        companyNameMatch: "number",
        companyNameCheck: "current",
      });
      expect(await calls()).toBe(count);
      await stored(count);
      expect(nameOf(await check(0))).toBe("dart number");
      expect(await calls()).toBe(count);
    },
  );

  it("is not official until a check reads the facts of the right company, and each check reads four", async () => {
    await writeNamesakes(5);
    expect(nameOf(await check(0))).toBe("composed pending");
    expect(await calls()).toBe(4);
    await stored(4);
    expect(nameOf(await check(0))).toBe("dart number");
    expect(await calls()).toBe(5);
  });

  it("causes one call if the check first asks about the right company", async () => {
    await writeNamesakes(4);
    await breakUpstreams({ latencyMs: { validate: 300 } });
    expect(nameOf(await check(3))).toBe("dart number");
    expect(await calls()).toBe(1);
  });

  it("causes one call if the register does not confirm the claim", async () => {
    await writeNamesakes(4);
    const body = await check(0, { ownerName: "아무개" });
    expect(body).toMatchObject({ isValid: false, reason: "details_mismatch" });
    expect(body.businessInfo.companyNameMatch).toBeNull();
    await stored(1);
    expect(await calls()).toBe(1);
    expect(await readShares()).toEqual([]);
  });

  it("is matched to one company by the representative if no other company with the name has the same representative", async () => {
    await writeNamesakes(3);
    // This business has the representative of the first company, but not its number.
    const branch = business("1378504760");
    const { body } = await verify(key, claimOf(branch, { companyName: NAME, lang: "en" }));
    expect(nameOf(body)).toBe("dart representative");
    expect(body.businessInfo.companyName).toBe(`Company ${KNOWN[0][0]}`);
    expect(await calls()).toBe(3);
  });

  it("is not official if the facts fit none of the companies", async () => {
    await writeNamesakes(3);
    expect(nameOf(await check(4))).toBe("composed null");
    expect(await calls()).toBe(3);
  });

  it("causes calls first about listed companies, and then about companies that have the name now", async () => {
    const [former, other, listed] = KNOWN.map(([code]) => code) as [number, number, number];
    await write(company(former, NAME));
    await write(company(former, "달빛산업", { modifiedOn: "20260301" }));
    await write(company(other, NAME), company(listed, NAME, { stockCode: "005930" }));
    await breakUpstreams({ latencyMs: { validate: 300 } });
    expect(nameOf(await check(2))).toBe("dart number");
    expect(await calls()).toBe(1);
    expect(nameOf(await check(1))).toBe("dart number");
    expect(await calls()).toBe(2);
  });
});

describe("a name that several companies have, all with the same English name", () => {
  const codes = [1, 2, 3, 4, 5, 6];
  beforeEach(() => write(...codes.map((code) => company(code, NAME, { englishName: "Byeolbit" }))));

  it("is official only after checks have read the facts of all companies, four at each check", async () => {
    expect(nameOf(await check(0))).toBe("composed pending");
    expect(await calls()).toBe(4);
    await stored(4);
    expect(nameOf(await check(0))).toBe("dart name");
    expect(await calls()).toBe(6);
  });

  it("causes one call if the register does not confirm the claim", async () => {
    await check(0, { ownerName: "아무개" });
    await stored(1);
    expect(await calls()).toBe(1);
  });
});

describe("the calls after the first of each check", () => {
  const others = (name: string, ...codes: number[]) =>
    write(...codes.map((code) => company(code, name, { modifiedOn: "20260201" })));

  it("are at most 200 a day for one account, and are allowed again on the next day in Korea", async () => {
    await leaveCalls(2);
    await writeNamesakes(1);
    await others(NAME, 1, 2, 3);
    expect(nameOf(await check(0))).toBe("composed null");
    expect(await calls()).toBe(3);

    const [second, third] = ["달빛산업", "햇빛산업"];
    await write(company(KNOWN[1][0], second), company(KNOWN[2][0], third));
    await others(second, 4);
    await others(third, 5);
    expect(nameOf(await check(1, { companyName: second }))).toBe("composed null");
    expect(await calls()).toBe(4);
    const other = await issueKey({ a: "free" });
    expect(nameOf(await check(2, { companyName: third }, other.apiKey))).toBe("dart number");
    expect(await calls()).toBe(6);

    await stored(6);
    await others(second, 6);
    await runInDurableObject<SourceGate, void>(gate(), (instance) => {
      Reflect.set(instance, "clock", () => nextKoreanMidnight(Date.now()));
    });
    expect(nameOf(await check(1, { companyName: second }))).toBe("dart number");
    const shares = await readShares();
    expect(shares).toMatchObject([{ used: 1 }]);
    expect(JSON.stringify(shares)).not.toContain(account);
  });

  it("are also counted for each row of a batch", async () => {
    await leaveCalls(4);
    await writeNamesakes(2);
    await others(NAME, 1, 2);
    const [second] = ["달빛산업"];
    await write(company(KNOWN[2][0], second));
    await others(second, 3, 4);
    const businesses = [numberOf(0), numberOf(2)].map((number, index) => {
      const { b_no, start_dt, p_nm } = business(number);
      const company_name = [NAME, second][index];
      return { business_number: b_no, start_date: start_dt, owner_name: p_nm, company_name };
    });
    const { body } = await submit(key, { businesses, language: "en" });
    await ended(key, body.job_id);
    const results = await resultsOf(key, body.job_id);
    const sources = results.map((row) => `${row.company_name_source} ${row.company_name_match}`);
    // The two rows need five calls besides their first calls, and four are left.
    expect(sources.sort()).toEqual(["composed ", "dart number"]);
    expect(await calls()).toBe(6);
    expect(await readShares()).toMatchObject([{ used: 200 }]);
  });
});

describe("while OpenDART gives no facts, a name that several companies have", () => {
  beforeEach(() => writeNamesakes(3));

  it("is pending if OpenDART fails", async () => {
    await breakUpstreams({ fail: { mode: "http500", path: "opendart" } });
    const body = await check(0);
    expect(body.isValid).toBe(true);
    expect(nameOf(body)).toBe("composed pending");
  });

  it("is pending, and the answer comes in time, if OpenDART is slow", async () => {
    waitForFacts(300);
    await breakUpstreams({ latencyMs: { opendart: 6_000 } });
    const startedAt = Date.now();
    expect(nameOf(await check(0))).toBe("composed pending");
    expect(Date.now() - startedAt).toBeLessThan(4_000);
  });

  it("is not official if no calls are left today", async () => {
    await runInDurableObject<SourceGate, void>(gate(), (_gate, { storage }) => {
      storage.sql.exec("INSERT INTO days VALUES (?, 19000)", koreanDay(Date.now()));
    });
    expect(nameOf(await check(0))).toBe("composed null");
    expect(await calls()).toBe(0);
  });
});
