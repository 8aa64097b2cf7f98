/** Facts of companies, from sync runs and from files (`docs/upstreams.md`). */
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "../../src/lib/days.ts";
import { type OpenDartClient, OpenDartFault } from "../../src/opendart/client.ts";
import {
  COMPANIES_READ_PER_WRITE,
  type FactsMessage,
  processFacts,
  READING_MS,
  recoverFacts,
  startFacts,
} from "../../src/sync/facts.ts";
import { processImport, startImport } from "../../src/sync/import.ts";
import {
  company,
  emptyTable,
  facts,
  rows,
  syncServices,
  write,
  writeFactsOn,
} from "./disclosure.ts";
import {
  bearer,
  breakUpstreams,
  claimOf,
  demo,
  HANBIT,
  issueKey,
  request,
  upstreamStats,
  verify,
} from "./service.ts";

beforeEach(emptyTable);
afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * An OpenDART that records the companies that it is asked about. Each request calls `pass`.
 * @param answers by corp code: the status with which a question about this company fails, or null
 *   if OpenDART does not know the company. OpenDART knows all companies that are not named here
 */
function openDart(answers: Record<number, null | string> = {}, pass: () => void = () => {}) {
  const requestedCodes: number[] = [];
  const client: Pick<OpenDartClient, "company" | "annualReport"> = {
    async company(corpCode) {
      const code = Number(corpCode);
      requestedCodes.push(code);
      pass();
      const answer = answers[code];
      if (typeof answer === "string") throw new OpenDartFault(answer);
      if (answer === null) return null;
      const known = facts(code, {
        businessNumber: String(1_000_000_000 + code),
        representatives: "김",
      });
      return { ...known, englishName: "", address: "", industryCode: "", establishedOn: "" };
    },
    annualReport: async () => null,
  };
  return { requestedCodes, answers, client: client as OpenDartClient };
}

function setUp(answers?: Record<number, null | string>, start?: string) {
  const dart = openDart(answers);
  return { dart, services: { ...syncServices(start), openDart: dart.client } };
}

type Services = ReturnType<typeof setUp>["services"];

async function started(services: Services): Promise<string> {
  const run = await startFacts(services);
  if (!run) throw new Error("not started");
  return run.id;
}

/**
 * Processes all messages. @returns the outcomes of all messages that are not about annual reports
 */
async function workOff(services: Services): Promise<string[]> {
  const outcomes: string[] = [];
  for (let message = services.factQueue.sent.shift(); message; ) {
    const outcome = await processFacts(services, message);
    if (message.part !== "report") outcomes.push(outcome);
    message = services.factQueue.sent.shift();
  }
  return outcomes;
}

const queued = ({ factQueue }: { factQueue: { sent: FactsMessage[] } }) =>
  factQueue.sent.flatMap((message) => message.corpCodes);
const readOn = async () =>
  Object.fromEntries(
    (await rows("SELECT corp_code, facts_read_on FROM companies")).map((row) => [
      row.corp_code,
      row.facts_read_on,
    ]),
  );

describe("the companies that are due", () => {
  it("are read in this order: listed, read before, never read, and in each group the latest change first", async () => {
    const { services } = setUp();
    await write(
      company(1, "가", { modifiedOn: "20240101" }),
      company(2, "나", { modifiedOn: "20250101" }),
      company(3, "다", { modifiedOn: "20240101", stockCode: "000003" }),
      company(4, "라", { modifiedOn: "20250101", stockCode: "000004" }),
    );
    await started(services);
    expect(queued(services)).toEqual([4, 3, 2, 1]);
    await workOff(services);

    services.pass(DAY_MS);
    await write(
      company(1, "가가", { modifiedOn: "20260302" }),
      company(5, "마", { modifiedOn: "20260302" }),
      // This company is due: it changed on the day on which its facts were read, perhaps after the
      // reading.
      company(3, "다다", { modifiedOn: "20260301", stockCode: "000003" }),
    );
    await started(services);
    expect(queued(services)).toEqual([3, 1, 5]);
  });

  it("include listed companies and companies with stale English names every 90 days, but no other companies", async () => {
    const { services } = setUp();
    await write(company(1, "가"), company(2, "나", { stockCode: "000002" }), company(3, "다"));
    await write(company(3, "라"));
    await started(services);
    await workOff(services);
    services.pass(89 * DAY_MS);
    expect(await startFacts(services)).toBeNull();
    services.pass(2 * DAY_MS);
    await started(services);
    expect(queued(services)).toEqual([2, 3]);
  });

  it("are read as far as the calls of the day suffice, and the rest is due on the next day", async () => {
    const { services } = setUp();
    const many = 130;
    await env.DB.prepare(
      `WITH RECURSIVE code(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM code WHERE n < ${many})
       INSERT INTO companies (corp_code, name_ko, modified_on, name_key)
       SELECT n, '가' || n, '20260101', '가' || n FROM code`,
    ).run();
    let calls = 100;
    const openDartGate = { plannedCalls: async () => calls };
    const run = await startFacts({ ...services, openDartGate });
    expect(run?.total).toBe(100);
    expect(queued(services)).toHaveLength(100);
    expect(services.factQueue.sent.map((message) => message.corpCodes.length)).toEqual([50, 50]);

    // Pretend that the run has read its companies. No calls are left on this day for a second run.
    await env.DB.prepare(
      "UPDATE companies SET facts_read_on = '2026-03-01' WHERE corp_code IN (SELECT value FROM json_each(?))",
    )
      .bind(JSON.stringify(queued(services)))
      .run();
    await env.DB.prepare("DELETE FROM sync_runs").run();
    calls = 0;
    expect(await startFacts({ ...services, openDartGate })).toBeNull();
    services.pass(DAY_MS);
    calls = 100;
    services.factQueue.sent.length = 0;
    expect((await startFacts({ ...services, openDartGate }))?.total).toBe(30);
    expect(queued(services)).toHaveLength(30);
  });

  it("have their facts read in one run before a second run reads annual reports", async () => {
    const { services, dart } = setUp();
    const calls: string[] = [];
    const openDart = {
      ...dart.client,
      company: (corpCode: string) => {
        calls.push("company");
        return dart.client.company(corpCode);
      },
      annualReport: async () => {
        calls.push("report");
        return null;
      },
    };
    await write(company(1, "가"), company(2, "나", { stockCode: "000002" }), company(3, "다"));
    await started(services);
    await workOff({ ...services, openDart });
    expect(calls.slice(0, 4)).toEqual(["company", "company", "company", "report"]);
    expect(calls).toHaveLength(3 + 3 * 4);
    expect(await rows("SELECT status, total, done FROM sync_runs")).toEqual([
      { status: "completed", total: 3, done: 3 },
      { status: "completed", total: 3, done: 3 },
    ]);
    expect(await rows("SELECT companies, with_facts FROM disclosure_counts")).toEqual([
      { companies: 3, with_facts: 3 },
    ]);
    expect(await startFacts(services)).toBeNull();
  });

  it("do not exist in an empty table, so no run starts", async () => {
    expect(await startFacts(setUp().services)).toBeNull();
  });
});

describe("a run", () => {
  const three = () => write(company(1, "가"), company(2, "나"), company(3, "다"));

  it("reads every company once, and is completed when it has read the last company", async () => {
    const { services, dart } = setUp();
    await three();
    const id = await started(services);
    expect(await services.runs.find(id)).toMatchObject({
      kind: "facts",
      status: "queued",
      total: 3,
      done: 0,
    });
    expect(await workOff(services)).toEqual(["done"]);
    expect(dart.requestedCodes.toSorted()).toEqual([1, 2, 3]);
    expect(await services.runs.find(id)).toMatchObject({
      status: "completed",
      done: 3,
      changed: 3,
    });
    expect(await readOn()).toEqual({ 1: "2026-03-01", 2: "2026-03-01", 3: "2026-03-01" });
  });

  it("remembers that OpenDART has no facts of a company", async () => {
    const { services, dart } = setUp({ 2: null });
    await three();
    const id = await started(services);
    await workOff(services);
    expect(await services.runs.find(id)).toMatchObject({ status: "completed", done: 3 });
    services.pass(DAY_MS);
    expect(await startFacts(services)).toBeNull();
    expect(dart.requestedCodes).toHaveLength(3);
  });

  it("asks about each company once and counts it once, even if a message is delivered again on the next day", async () => {
    const { services, dart } = setUp();
    await write(...Array.from({ length: 60 }, (_, index) => company(index + 1, `가${index}`)));
    const id = await started(services);
    const [first, second] = services.factQueue.sent as [FactsMessage, FactsMessage];
    await processFacts(services, first);
    await processFacts(services, first);
    expect(await services.runs.find(id)).toMatchObject({ status: "running", done: 50 });
    services.pass(DAY_MS);
    await processFacts(services, first);
    expect(await services.runs.find(id)).toMatchObject({ status: "running", done: 50 });
    await processFacts(services, second);
    expect(await services.runs.find(id)).toMatchObject({ status: "completed", done: 60 });
    expect(dart.requestedCodes).toHaveLength(60);
  });

  it("counts a company that was read on demand in the meantime, and does not ask about it again", async () => {
    const { services, dart } = setUp();
    await three();
    const id = await started(services);
    await writeFactsOn("2026-03-01", facts(2, { businessNumber: "2222222222" }));
    const [message] = services.factQueue.sent.splice(0) as [FactsMessage];
    await processFacts(services, message);
    await processFacts(services, message);
    expect(dart.requestedCodes.toSorted()).toEqual([1, 3]);
    expect(await services.runs.find(id)).toMatchObject({ status: "completed", total: 3, done: 3 });
  });

  it("keeps what was read if OpenDART becomes unavailable, and later asks only for the rest", async () => {
    const { services, dart } = setUp({ 2: "800" });
    await three();
    const id = await started(services);
    const [message] = services.factQueue.sent as [FactsMessage];
    message.corpCodes = [1, 2, 3];
    expect(await processFacts(services, message)).toBe("again");
    expect(await services.runs.find(id)).toMatchObject({ status: "running", done: 1 });
    delete dart.answers[2];
    expect(await processFacts(services, message)).toBe("done");
    expect(dart.requestedCodes).toEqual([1, 2, 2, 3]);
    expect(await services.runs.find(id)).toMatchObject({ status: "completed", done: 3 });
  });

  it.each([
    ["no more calls are allowed today", "020"],
    ["our key is refused", "010"],
    ["our address is refused", "012"],
  ])(
    "ends if %s and keeps what was read; the next day's run reads the rest",
    async (_why, status) => {
      const { services, dart } = setUp({ 51: status });
      await write(...Array.from({ length: 120 }, (_, index) => company(index + 1, `가${index}`)));
      const id = await started(services);
      services.factQueue.sent.sort(
        (one, other) => Math.min(...one.corpCodes) - Math.min(...other.corpCodes),
      );
      expect(await workOff(services)).toEqual(["done", "done", "done"]);
      const run = await services.runs.find(id);
      expect(run).toMatchObject({
        status: "failed",
        faultCode: `opendart_${status}`,
        done: dart.requestedCodes.length - 1,
      });
      expect(dart.requestedCodes.at(-1)).toBe(51);

      delete dart.answers[51];
      services.pass(DAY_MS);
      const next = await started(services);
      expect(queued(services)).toHaveLength(120 - (run?.done ?? 0));
      await workOff(services);
      expect(await services.runs.find(next)).toMatchObject({ status: "completed" });
      expect(new Set(dart.requestedCodes).size).toBe(120);
    },
  );

  it("stores facts after every ten companies, so a worker that dies loses the facts of at most ten", async () => {
    const { services } = setUp();
    await write(...Array.from({ length: 25 }, (_, index) => company(index + 1, `가${index}`)));
    const id = await started(services);
    const [message] = services.factQueue.sent as [FactsMessage];
    let calls = 0;
    const dying = {
      ...services.openDart,
      company: async (corpCode: string) => {
        if (++calls > 2 * COMPANIES_READ_PER_WRITE + 3) throw new Error("the machine is gone");
        return services.openDart.company(corpCode);
      },
    };
    await expect(processFacts({ ...services, openDart: dying }, message)).rejects.toThrow("gone");
    expect(await services.runs.find(id)).toMatchObject({
      status: "running",
      done: 2 * COMPANIES_READ_PER_WRITE,
    });
    expect(await processFacts(services, message)).toBe("done");
    expect(await services.runs.find(id)).toMatchObject({ status: "completed", done: 25 });
    expect(calls).toBe(24);
  });

  it("stops reading after ten minutes and puts the rest into a new message", async () => {
    const minuteEach = { ...syncServices() };
    const dart = openDart({}, () => minuteEach.pass(60_000));
    const services = { ...minuteEach, openDart: dart.client };
    await write(...Array.from({ length: 25 }, (_, index) => company(index + 1, `가${index}`)));
    const id = await started(services);
    const [first] = services.factQueue.sent.splice(0) as [FactsMessage];
    const startedAt = services.clock();
    expect(await processFacts(services, first)).toBe("done");
    expect(services.clock() - startedAt).toBe(READING_MS);
    expect(await services.runs.find(id)).toMatchObject({ status: "running", done: 10 });
    expect(services.factQueue.sent).toEqual([
      { runId: id, part: "company", corpCodes: first.corpCodes.slice(10) },
    ]);

    while (services.factQueue.sent.length > 0) await workOff(services);
    expect(await services.runs.find(id)).toMatchObject({ status: "completed", done: 25 });
    expect(dart.requestedCodes).toEqual(first.corpCodes);
  });

  it("that stops after ten minutes stores the facts that it has read, even if fewer than ten companies were read", async () => {
    const slow = { ...syncServices() };
    const dart = openDart({}, () => slow.pass(151_000));
    const services = { ...slow, openDart: dart.client };
    await write(...Array.from({ length: 6 }, (_, index) => company(index + 1, `가${index}`)));
    const id = await started(services);
    const [first] = services.factQueue.sent.splice(0) as [FactsMessage];
    expect(await processFacts(services, first)).toBe("done");
    expect(await services.runs.find(id)).toMatchObject({ done: 4 });
    expect(services.factQueue.sent).toEqual([
      { runId: id, part: "company", corpCodes: first.corpCodes.slice(4) },
    ]);
  });

  it("does not start while another run is under way", async () => {
    const { services } = setUp();
    await three();
    const both = await Promise.all([startFacts(services), startFacts(services)]);
    expect(both.filter((run) => run !== null)).toHaveLength(1);
  });

  it("fails after an hour without progress, and the companies that it did not read are due again", async () => {
    const { services } = setUp();
    await three();
    const id = await started(services);
    services.factQueue.sent.length = 0;
    services.pass(3_599_000);
    await recoverFacts(services);
    expect(await services.runs.find(id)).toMatchObject({ status: "queued" });
    services.pass(2_000);
    await recoverFacts(services);
    expect(await services.runs.find(id)).toMatchObject({
      status: "failed",
      faultCode: "interrupted",
    });
    await started(services);
    expect(queued(services)).toHaveLength(3);
  });

  it("pauses between two calls", async () => {
    const { services } = setUp();
    await three();
    await started(services);
    const before = performance.now();
    await workOff({ ...services, pauseMs: 30 });
    expect(performance.now() - before).toBeGreaterThanOrEqual(85);
  });
});

describe("answers of OpenDART", () => {
  it("are stored for every demo company, so that a check finds a company by its number", async () => {
    const services = syncServices();
    await processImport(services, (await startImport(services, null))?.id ?? "");
    const run = await startFacts(services);
    for (const message of services.factQueue.sent)
      expect(await processFacts(services, message)).toBe("done");
    expect(await services.runs.find(run?.id ?? "")).toMatchObject({
      status: "completed",
      done: demo.disclosure.length,
    });
    expect((await upstreamStats()).opendart.company).toBe(demo.disclosure.length);
    const { apiKey } = await issueKey({ a: "enterprise" });
    const { body } = await verify(apiKey, { ...claimOf(HANBIT), lang: "en" });
    expect(body.businessInfo).toMatchObject({
      companyName: "Hanbit Trading Co., Ltd.",
      companyNameMatch: "number",
    });
  });

  it.each([
    ["http500", "again"],
    ["html", "again"],
    ["xml", "again"],
    ["reset", "again"],
    ["key", "done"],
  ])("that are faults do not mark a company as read (%s)", async (mode, outcome) => {
    const services = syncServices();
    await write(company(1, "가"));
    await startFacts(services);
    await breakUpstreams({ fail: { mode, path: "opendart" } });
    expect(await processFacts(services, services.factQueue.sent[0] as FactsMessage)).toBe(outcome);
    expect(await readOn()).toEqual({ 1: null });
  });
});

describe("facts from a file", () => {
  const upload = (lines: unknown[]) =>
    request("/admin/company-facts", {
      method: "POST",
      headers: { ...bearer(demo.admin_token), "Content-Type": "application/x-ndjson" },
      body: lines.map((line) => `${JSON.stringify(line)}\r\n`).join("\n"),
    });

  it("are stored; blank lines are skipped, malformed fields count as empty, and the table gets no new company", async () => {
    await write(company(1, "가"), company(2, "나"));
    const answer = {
      status: "000",
      corp_code: "00000001",
      corp_name: "가나(주)",
      stock_name: "가",
      ceo_nm: "김",
      bizr_no: "1111111111",
    };
    const { status, body } = await upload([
      answer,
      { corp_code: "00000002", ceo_nm: null },
      { ...answer, corp_code: "00000009" },
    ]);
    expect({ status, body }).toEqual({ status: 200, body: { companies: 3 } });
    expect(
      await rows("SELECT corp_code, business_number, representatives FROM companies ORDER BY 1"),
    ).toEqual([
      { corp_code: 1, business_number: "1111111111", representatives: '["김"]' },
      { corp_code: 2, business_number: null, representatives: "[]" },
    ]);
  });

  it("leave a field empty if its value is too long to be real, and take little time to read", async () => {
    await write(company(1, "가"));
    const marks = `a${"\u0301".repeat(500_000)}${"\u0316".repeat(500_000)}`;
    const fields = { corp_name: marks, stock_name: "나", ceo_nm: "김, ".repeat(400), adres: marks };
    const startedAt = performance.now();
    const { status } = await upload([{ corp_code: "00000001", bizr_no: "1111111111", ...fields }]);
    expect(status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(await rows("SELECT alias_keys, representatives FROM companies")).toEqual([
      { alias_keys: '["나"]', representatives: "[]" },
    ]);
    expect(await rows("SELECT legal_name, address FROM profiles")).toEqual([
      { legal_name: "", address: "" },
    ]);
  });

  it("of 60,000 companies fit into one file", async () => {
    await write(company(1, "가"));
    const lines = Array.from({ length: 60_000 }, (_, index) => ({
      corp_code: String(index + 1).padStart(8, "0"),
      bizr_no: String(1_000_000_000 + index),
    }));
    const { status, body } = await upload(lines);
    expect({ status, body }).toEqual({ status: 200, body: { companies: 60_000 } });
    expect(await rows("SELECT count(*) AS n FROM profiles")).toEqual([{ n: 60_000 }]);
  }, 60_000);

  it.each([
    ["nothing", []],
    ["blank lines", ["", ""]],
  ])("are refused if the file holds %s", async (_, lines) => {
    const { status, body } = await request("/admin/company-facts", {
      method: "POST",
      headers: { ...bearer(demo.admin_token), "Content-Type": "application/x-ndjson" },
      body: lines.join("\n"),
    });
    expect([status, body.error]).toEqual([
      400,
      { code: "invalid_request", message: "The body contains no company.json answers." },
    ]);
  });

  it("are refused as a whole if one line is not an answer, and the error names that line", async () => {
    await write(company(1, "가"));
    const answer = { corp_code: "00000001", bizr_no: "1111111111" };
    const { status, body } = await upload([
      answer,
      { status: "013", message: "조회된 데이타가 없습니다." },
    ]);
    expect(status).toBe(400);
    expect(body.error).toEqual({
      code: "invalid_request",
      message: "Line 3 is not a company.json answer.",
    });
    expect(await rows("SELECT business_number FROM companies")).toEqual([
      { business_number: null },
    ]);
  });
});
