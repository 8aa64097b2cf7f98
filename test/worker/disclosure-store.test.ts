import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { formerNameWrites } from "../../src/disclosure/former-names.ts";
import { nameKey, representativeKeys } from "../../src/disclosure/index-keys.ts";
import { processImport, startImport } from "../../src/sync/import.ts";
import {
  allKeys,
  company,
  emptyTable,
  facts,
  rows,
  syncServices,
  write,
  writeFacts,
} from "./disclosure.ts";
import { bearer, demo, request } from "./service.ts";

beforeEach(emptyTable);

describe("importing", () => {
  it("writes each company once, with its key", async () => {
    expect(await write(company(1, "가나"), company(2, "다라"))).toBe(2);
    expect(await allKeys()).toEqual(["가나/0/1", "다라/0/2"]);
  });

  it("writes nothing the second time", async () => {
    const all = [
      company(1, "가나"),
      company(2, "다라", { stockCode: "005930" }),
      company(3, "마바", { englishName: "n" }),
    ];
    await write(...all);
    expect(await write(...all)).toBe(0);
  });

  it.each([
    ["its name", { name: "나가" }],
    ["its English name", { englishName: "Other" }],
    ["its stock code", { stockCode: "005930" }],
    ["its date", { modifiedOn: "20260202" }],
  ])("writes a company if %s changed, and no other company", async (_what, change) => {
    await write(company(1, "가나"), company(2, "다라"));
    expect(await write(company(1, "가나", change), company(2, "다라"))).toBe(1);
  });

  it("stores no placeholder as an English name and no blanks as a stock code", async () => {
    await write(company(1, "가나", { englishName: "-", stockCode: " " }));
    expect(await rows("SELECT name_en, stock_code FROM companies")).toEqual([
      { name_en: null, stock_code: null },
    ]);
    expect(await write(company(1, "가나", { englishName: "n/a" }))).toBe(0);
  });

  it("keeps a company that is missing from the new file", async () => {
    await write(company(1, "가나"), company(2, "다라"));
    await write(company(2, "다라"));
    expect(await allKeys()).toEqual(["가나/0/1", "다라/0/2"]);
  });

  it("keeps every former name, even after a company returns to an earlier name", async () => {
    for (const name of ["가나", "다라", "가나"]) await write(company(1, name));
    expect(await allKeys()).toEqual(["가나/0/1", "다라/1/1"]);
    for (const name of ["마바", "다라", "가나", "마바"]) await write(company(1, name));
    expect(await allKeys()).toEqual(["가나/1/1", "다라/1/1", "마바/0/1"]);
  });

  it("does not keep another spelling of the same name as a former name", async () => {
    await write(company(1, "SK하이닉스"));
    expect(await write(company(1, "에스케이하이닉스"))).toBe(1);
    expect(await allKeys()).toEqual(["에스케이하이닉스/0/1"]);
    expect(await rows("SELECT name_ko FROM companies")).toEqual([{ name_ko: "에스케이하이닉스" }]);
  });
});

describe("the facts of a company", () => {
  const known = facts(1, {
    businessNumber: "1111111111",
    legalName: "(주)가나다",
    stockName: "가나",
    representatives: "김갑동, 이을순(각자대표)",
  });

  it("add keys for the number, the legal name, and every name with every representative", async () => {
    await write(company(1, "가"));
    await write(company(1, "가나"));
    await writeFacts(known);
    expect(await allKeys()).toEqual(
      ["#1111111111/0/1", "가나/0/1", "가나다/0/1", "가/1/1"]
        .concat(
          ["가", "가나", "가나다"].flatMap((name) => [`${name}|김갑동/0/1`, `${name}|이을순/0/1`]),
        )
        .sort(),
    );
  });

  it("leave no stale key if the number, representatives and legal name change", async () => {
    await write(company(1, "가나"));
    await writeFacts(known);
    await writeFacts(
      facts(1, { businessNumber: "2222222222", legalName: "가나라", representatives: "박병수" }),
    );
    expect(await allKeys()).toEqual(
      ["#2222222222/0/1", "가나/0/1", "가나|박병수/0/1", "가나라/0/1", "가나라|박병수/0/1"].sort(),
    );
    await writeFacts(facts(1));
    expect(await allKeys()).toEqual(["가나/0/1"]);
  });

  it("are ignored if the table does not have the company", async () => {
    await writeFacts(known);
    expect(await allKeys()).toEqual([]);
  });

  it("are stored without a business number that is not Korean", async () => {
    await write(company(1, "가나"));
    await writeFacts(facts(1, { businessNumber: "HK-12345" }));
    expect(await rows("SELECT business_number FROM companies")).toEqual([
      { business_number: null },
    ]);
  });
});

describe("former names from a file", () => {
  const named = (corpCode: string, name: string, englishName = "") => ({
    corpCode,
    name,
    lastSeen: "2022-01-03",
    englishName,
  });
  const give = (...names: ReturnType<typeof named>[]) =>
    env.DB.batch(formerNameWrites(env.DB, names));
  const present = () => write(company(1, "다라"), company(2, "마바"));
  const former = () =>
    give(named("00000001", "(주)가나"), named("00000001", "다라"), named("00000003", "사아"));

  it("are added to their companies, whether the file or the companies come first", async () => {
    await present();
    await former();
    const after = await allKeys();
    await emptyTable();
    await former();
    await present();
    await give();
    expect(await allKeys()).toEqual(after);
    expect(after).toEqual(["가나/1/1", "다라/0/1", "마바/0/2"]);
    await write(company(3, "자차"));
    await give();
    expect(await allKeys()).toEqual([...after, "사아/1/3", "자차/0/3"].sort());
  });

  it("change nothing the second time, and do not replace the former names that are already stored", async () => {
    await write(company(1, "하파"));
    await present();
    await former();
    const before = await allKeys();
    expect(before).toContain("하파/1/1");
    await former();
    expect(await allKeys()).toEqual(before);
  });

  it("make a company's English name stale if the company already had this English name with a former name", async () => {
    await give(named("00000001", "가나", "COMPANY 1."), named("00000002", "가나", "Other"));
    await present();
    await give();
    expect(await rows("SELECT corp_code, is_english_stale FROM companies")).toEqual([
      { corp_code: 1, is_english_stale: 1 },
      { corp_code: 2, is_english_stale: 0 },
    ]);
  });

  it("can be uploaded by an operator, and the next import adds them to the companies", async () => {
    const upload = (body: string) =>
      request("/admin/former-names", {
        method: "POST",
        headers: { ...bearer(demo.admin_token), "Content-Type": "text/csv" },
        body,
      });
    const csv = "corp_code,name,last_seen,name_en\r\n00126380,옛삼성,2020-12-01,\r\n";
    expect((await upload(csv)).body).toEqual({ former_names: 1 });
    const services = syncServices();
    await processImport(services, (await startImport(services, null))?.id ?? "");
    expect(await allKeys()).toContain("옛삼성/1/126380");
    const { status, body } = await upload(`${csv}126380,짧은번호,2020-12-01,\n`);
    expect([status, body.error.code, body.error.message]).toEqual([
      400,
      "invalid_request",
      "Line 3 needs a corp_code of eight digits and a name.",
    ]);
  });
});

describe("the key index", () => {
  const name = fc.constantFrom("가", "나", "다", "라", "주식회사 가", "SK", "에스케이");
  const code = fc.integer({ min: 1, max: 3 });
  const change = fc.oneof(
    fc.record({ code, name }),
    fc.record({
      code,
      legalName: fc.oneof(name, fc.constant("")),
      stockName: fc.oneof(name, fc.constant("")),
      businessNumber: fc.constantFrom("", "1111111111", "2222222222", "foreign"),
      representatives: fc.constantFrom("", "김", "김, 이", "이(각자대표)", "박"),
    }),
  );

  it("agrees with the companies after any sequence of writes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        await emptyTable();
        const model = new Map<number, { names: string[]; known?: ReturnType<typeof facts> }>();
        for (const step of changes) {
          if ("name" in step) {
            await write(company(step.code, step.name));
            const { names = [], known } = model.get(step.code) ?? {};
            const key = nameKey(step.name);
            // The old name is now a former name, even if the facts still contain it.
            const former = names.at(-1);
            const kept = (alias: string) =>
              key !== former && nameKey(alias) === former ? "" : alias;
            model.set(step.code, {
              names: [...names, key],
              ...(known && {
                known: {
                  ...known,
                  legalName: kept(known.legalName),
                  stockName: kept(known.stockName),
                },
              }),
            });
          } else {
            await writeFacts(facts(step.code, step));
            const told = model.get(step.code);
            if (told) told.known = facts(step.code, step);
          }
        }
        expect(await allKeys()).toEqual(
          [...model].flatMap(([at, told]) => keysOf(at, told)).sort(),
        );
      }),
      { numRuns: 60, seed: inject("propertySeed") },
    );
  });

  function keysOf(
    at: number,
    { names, known }: { names: string[]; known?: ReturnType<typeof facts> },
  ): string[] {
    const aliases = [known?.legalName, known?.stockName]
      .map((alias) => nameKey(alias ?? ""))
      .filter(Boolean);
    const present = new Set([names.at(-1) ?? "", ...aliases]);
    const former = [...new Set(names)].filter((key) => !present.has(key));
    const people = representativeKeys(known?.representatives ?? "");
    const number = /^\d{10}$/.test(known?.businessNumber ?? "")
      ? [`#${known?.businessNumber}/0/${at}`]
      : [];
    return [
      ...number,
      ...[...present].map((key) => `${key}/0/${at}`),
      ...former.map((key) => `${key}/1/${at}`),
      ...[...present, ...former].flatMap((key) =>
        people.map((person) => `${key}|${person}/0/${at}`),
      ),
    ];
  }
});
