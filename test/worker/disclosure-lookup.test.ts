/** Which company of the disclosure table is meant, and by what evidence. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type CompanyQuestion, createCompanyDirectory } from "../../src/disclosure/lookup.ts";
import { company, emptyTable, facts, write, writeFacts } from "./disclosure.ts";

beforeEach(emptyTable);

const STRANGER = "9999999999";

/** What a lookup finds: the English name and the evidence. */
async function find(companyName: string | null, more: Partial<CompanyQuestion> = {}) {
  const question = { businessNumber: STRANGER, companyName, representative: "홍길동", ...more };
  const [match] = await createCompanyDirectory(env.DB).find([question]);
  return match ? `${match.nameEn} by ${match.evidence}` : null;
}

describe("a company of which only the table is known", () => {
  it("is found by a name that it alone bears, however it is written", async () => {
    await write(company(1, "SK하이닉스"), company(2, "도담앤베이크"));
    for (const name of [
      "(주)SK하이닉스",
      "에스케이 하이닉스㈜",
      "sk하이닉스",
      "ＳＫ하이닉스",
      "주식회사SK하이닉스".normalize("NFD"),
    ]) {
      expect(await find(name)).toBe("Company 1 by name");
    }
    expect(await find("도담 & 베이크")).toBe("Company 2 by name");
  });

  it("is not found where two bear the name, listed or not", async () => {
    await write(company(1, "가나", { stockCode: "005930" }), company(2, "가나"));
    expect(await find("가나")).toBeNull();
  });

  it("is not found by part of its name, by a longer one, by none, or by a legal form", async () => {
    await write(company(1, "가나"), company(2, "주식회사"));
    for (const name of [
      "가",
      "가나다",
      "",
      null,
      "주식회사",
      "가%",
      "가나|홍길동",
      "#9999999999",
    ]) {
      expect(await find(name)).toBeNull();
    }
  });

  it("is found by a former name, while nobody else bears or bore it", async () => {
    await write(company(1, "가나"));
    await write(company(1, "다라"));
    expect(await find("가나")).toBe("Company 1 by name");
    await write(company(2, "가나"));
    expect(await find("가나")).toBeNull();
    await write(company(2, "마바"));
    expect(await find("가나")).toBeNull();
    expect(await find("다라")).toBe("Company 1 by name");
  });

  it("is found without an English name where the table has a placeholder", async () => {
    await write(company(1, "가나", { nameEnglish: "n" }));
    expect(await find("가나")).toBe("null by name");
  });
});

describe("a company whose facts are known", () => {
  const own = facts(1, {
    businessNumber: "1111111111",
    legalName: "주식회사 가나다",
    stockName: "가나",
    representatives: "김갑동, 이을순(각자대표)",
  });
  beforeEach(async () => {
    await write(company(1, "가나"));
    await writeFacts(own);
  });

  it("is found by its number, whatever it is called", async () => {
    for (const name of [null, "가나", "딴 이름"]) {
      expect(await find(name, { businessNumber: "1111111111" })).toBe("Company 1 by number");
    }
  });

  it("is found by its name and one of its representatives, as a branch with a number of its own is", async () => {
    for (const name of ["가나", "(주)가나다"]) {
      expect(await find(name, { representative: "이 을순" })).toBe("Company 1 by representative");
    }
    expect(await find(null, { representative: "이을순" })).toBeNull();
  });

  it("is not a business of the same name with another number and another representative", async () => {
    expect(await find("가나")).toBeNull();
    expect(await find("가나다")).toBeNull();
  });

  it("is not contradicted by another number alone, where no representative is known of the business", async () => {
    expect(await find("가나", { representative: null })).toBe("Company 1 by name");
  });

  it("is not a business with another number where its own representatives are unknown", async () => {
    await writeFacts(facts(1, { ...own, representatives: "-" }));
    expect(await find("가나")).toBeNull();
  });

  it("is found by its name where its facts say nothing", async () => {
    await writeFacts(facts(1, { ...own, businessNumber: "HK-12345", representatives: "-" }));
    expect(await find("가나")).toBe("Company 1 by name");
  });

  it("is contradicted by its representatives alone where it has no Korean number", async () => {
    await writeFacts(facts(1, { ...own, businessNumber: "HK-12345" }));
    expect(await find("가나")).toBeNull();
    expect(await find("가나", { representative: "김갑동" })).toBe("Company 1 by representative");
  });

  it("is distinguished by its representative from others of its name", async () => {
    await write(company(2, "가나"));
    expect(await find("가나")).toBeNull();
    expect(await find("가나", { representative: "김갑동" })).toBe("Company 1 by representative");
    await writeFacts(facts(2, { businessNumber: "2222222222", representatives: "박병수" }));
    expect(await find("가나", { representative: "박병수" })).toBe("Company 2 by representative");
  });

  it("is not distinguished from another of its name with a representative of the same name", async () => {
    await write(company(2, "가나"));
    await writeFacts(facts(2, { businessNumber: "2222222222", representatives: "김갑동" }));
    expect(await find("가나", { representative: "김갑동" })).toBeNull();
    expect(await find("가나", { representative: "김갑동", businessNumber: "2222222222" })).toBe(
      "Company 2 by number",
    );
  });

  it("is found by a former name and its representative, though another bears that name now", async () => {
    await write(company(1, "마바"));
    await write(company(2, "가나"));
    await writeFacts(facts(1, { ...own, legalName: "마바", stockName: "마바" }));
    expect(await find("가나", { representative: "김갑동" })).toBe("Company 1 by representative");
  });

  it("decides nothing by a number that two companies give", async () => {
    await write(company(2, "다라"));
    await writeFacts(facts(2, { businessNumber: "1111111111" }));
    expect(await find("다라", { businessNumber: "1111111111" })).toBeNull();
  });
});

describe("the cost of a lookup", () => {
  const known = { businessNumber: "1111111111", legalName: "가나다", representatives: "김갑동" };
  beforeEach(async () => {
    await write(company(1, "가나"), ...[2, 3, 4, 5, 6].map((code) => company(code, "다라")));
    await write(company(1, "가나다"), company(7, "마바"));
    await writeFacts(
      facts(1, known),
      ...[2, 3, 4].map((code) => facts(code, { representatives: "김갑동" })),
    );
  });

  /** Rows that D1 read for a question. */
  async function rowsRead(...questions: CompanyQuestion[]): Promise<number> {
    const session = env.DB.withSession("first-unconstrained");
    const prepare = session.prepare.bind(session);
    let read = 0;
    vi.spyOn(session, "prepare").mockImplementation((sql) => {
      const statement = prepare(sql);
      return {
        bind: (...values: unknown[]) => ({
          all: async () => {
            const result = await statement.bind(...values).all();
            read += result.meta.rows_read;
            return result;
          },
        }),
      } as unknown as D1PreparedStatement;
    });
    const db = { withSession: () => session } as unknown as D1Database;
    await createCompanyDirectory(db).find(questions);
    expect(session.prepare).toHaveBeenCalledTimes(1);
    return read;
  }

  const ask = (
    businessNumber: string,
    companyName: string | null,
    representative: string | null,
  ) => ({
    businessNumber,
    companyName,
    representative,
  });

  it.each([
    ["a number", ask("1111111111", null, "홍길동")],
    ["a number, name and representative", ask("1111111111", "가나다", "김갑동")],
    ["a name and its representative", ask(STRANGER, "가나다", "김갑동")],
    ["a name and a representative that several share", ask(STRANGER, "다라", "김갑동")],
    ["a name that one bears", ask(STRANGER, "마바", "홍길동")],
    ["a former name", ask(STRANGER, "가나", "홍길동")],
    ["a name that many bear", ask(STRANGER, "다라", "홍길동")],
    ["a name that nobody bears", ask(STRANGER, "없는이름", "홍길동")],
    ["nothing", ask(STRANGER, null, null)],
  ])("is at most four rows: %s", async (_what, question) => {
    expect(await rowsRead(question)).toBeLessThanOrEqual(4);
  });

  it("of a hundred names is one query", async () => {
    const questions = Array.from({ length: 100 }, (_, index) =>
      ask(STRANGER, index % 2 ? "마바" : `이름${index}`, "홍길동"),
    );
    const read = await rowsRead(...questions);
    expect(read).toBeGreaterThanOrEqual(100);
    expect(read).toBeLessThanOrEqual(400);
    const matches = await createCompanyDirectory(env.DB).find(questions);
    expect(matches.map((match) => match?.nameEn ?? null)).toEqual(
      questions.map((question) => (question.companyName === "마바" ? "Company 7" : null)),
    );
  });
});
