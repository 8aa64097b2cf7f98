import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type CompanyQuestion, createCompanyDirectory } from "../../src/disclosure/lookup.ts";
import { company, emptyTable, facts, write, writeFacts } from "./disclosure.ts";

beforeEach(emptyTable);

const STRANGER = "9998699999";

/** @returns the English name and the evidence that a lookup gives, as `<name> by <evidence>` */
async function find(companyName: string | null, more: Partial<CompanyQuestion> = {}) {
  const question = { businessNumber: STRANGER, companyName, representative: "홍길동", ...more };
  const { matches } = await createCompanyDirectory(env.DB).find([question]);
  const [match] = matches;
  return match ? `${match.nameEn} by ${match.evidence}` : null;
}

describe("a company without known facts", () => {
  it("is found by a name that no other company has, in any spelling", async () => {
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

  it("is not found if two companies have the name, even if one of them is listed", async () => {
    await write(company(1, "가나", { stockCode: "005930" }), company(2, "가나"));
    expect(await find("가나")).toBeNull();
  });

  it("is not found without a name, or by a part of its name, a longer name, or a legal form alone", async () => {
    await write(company(1, "가나"), company(2, "주식회사"));
    for (const name of [
      "가",
      "가나다",
      "",
      null,
      "주식회사",
      "가%",
      "가나|홍길동",
      "#9998699999",
    ]) {
      expect(await find(name)).toBeNull();
    }
  });

  it("is found by a former name, as long as no other company has or had that name", async () => {
    await write(company(1, "가나", { englishName: "Gana" }));
    await write(company(1, "다라"));
    expect(await find("가나")).toBe("Company 1 by name");
    await write(company(2, "가나"));
    expect(await find("가나")).toBeNull();
    await write(company(2, "마바"));
    expect(await find("가나")).toBeNull();
    expect(await find("다라")).toBe("Company 1 by name");
  });

  it("is found, but has no English name if the table has only a placeholder in place of that name", async () => {
    await write(company(1, "가나", { englishName: "n" }));
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

  it("is found by its number, whatever name the caller gives", async () => {
    for (const name of [null, "가나", "딴 이름"]) {
      expect(await find(name, { businessNumber: "1111111111" })).toBe("Company 1 by number");
    }
  });

  it("is found by its name and one of its representatives, even for a branch that has another number", async () => {
    for (const name of ["가나", "(주)가나다"]) {
      expect(await find(name, { representative: "이 을순" })).toBe("Company 1 by representative");
    }
    expect(await find(null, { representative: "이을순" })).toBeNull();
  });

  it("is not matched with a business that has its name but another number and representative", async () => {
    expect(await find("가나")).toBeNull();
    expect(await find("가나다")).toBeNull();
  });

  it("is found by its name despite another number if the question names no representative", async () => {
    expect(await find("가나", { representative: null })).toBe("Company 1 by name");
  });

  it("is not matched with a business that has another number if the company's representatives are unknown", async () => {
    await writeFacts(facts(1, { ...own, representatives: "-" }));
    expect(await find("가나")).toBeNull();
  });

  it("is found by its name if its facts contain neither a Korean number nor a representative", async () => {
    await writeFacts(facts(1, { ...own, businessNumber: "HK-12345", representatives: "-" }));
    expect(await find("가나")).toBe("Company 1 by name");
  });

  it("is not matched with a business that has another representative, even if the company's own number is foreign", async () => {
    await writeFacts(facts(1, { ...own, businessNumber: "HK-12345" }));
    expect(await find("가나")).toBeNull();
    expect(await find("가나", { representative: "김갑동" })).toBe("Company 1 by representative");
  });

  it("is told apart by its representative from other companies with its name", async () => {
    await write(company(2, "가나"));
    expect(await find("가나")).toBeNull();
    expect(await find("가나", { representative: "김갑동" })).toBe("Company 1 by representative");
    await writeFacts(facts(2, { businessNumber: "2222222222", representatives: "박병수" }));
    expect(await find("가나", { representative: "박병수" })).toBe("Company 2 by representative");
  });

  it("is not told apart from another company with its name if their representatives share a name", async () => {
    await write(company(2, "가나"));
    await writeFacts(facts(2, { businessNumber: "2222222222", representatives: "김갑동" }));
    expect(await find("가나", { representative: "김갑동" })).toBeNull();
    expect(await find("가나", { representative: "김갑동", businessNumber: "2222222222" })).toBe(
      "Company 2 by number",
    );
  });

  it("is found by a former name and its representative, although another company has that name now", async () => {
    await write(company(1, "마바", { englishName: "Company 1 New" }));
    await write(company(2, "가나"));
    await writeFacts(facts(1, { ...own, legalName: "마바", stockName: "마바" }));
    expect(await find("가나", { representative: "김갑동" })).toBe(
      "Company 1 New by representative",
    );
  });

  it("is not identified by a number that the facts of two companies contain", async () => {
    await write(company(2, "다라"));
    await writeFacts(facts(2, { businessNumber: "1111111111" }));
    expect(await find("다라", { businessNumber: "1111111111" })).toBeNull();
  });
});

describe("a business with the number of a sole proprietor", () => {
  beforeEach(() => write(company(1, "가나")));

  it.each(["1230112345", "1237912345", "1239012345", "1239912345"])(
    "is not matched with a company by its name alone (%s)",
    async (businessNumber) => {
      expect(await find("가나", { businessNumber })).toBeNull();
    },
  );

  it.each(["1230012345", "1238012345", "1238112345", "1238912345"])(
    "is recognised by its fourth and fifth digits: %s is not a sole proprietor's, so the name finds the company",
    async (businessNumber) => {
      expect(await find("가나", { businessNumber })).toBe("Company 1 by name");
    },
  );

  it("is not matched with a company by name and representative, because different people share names", async () => {
    await writeFacts(facts(1, { businessNumber: "1238612345", representatives: "김갑동" }));
    const representative = "김갑동";
    expect(await find("가나", { businessNumber: "1230112345", representative })).toBeNull();
    expect(await find("가나", { representative })).toBe("Company 1 by representative");
  });

  it("is matched with a company if that company's facts contain the number", async () => {
    await writeFacts(facts(1, { businessNumber: "1230112345" }));
    expect(await find("딴 이름", { businessNumber: "1230112345" })).toBe("Company 1 by number");
  });
});

describe("several companies with one name", () => {
  it("are found if their English names differ only in case and punctuation", async () => {
    await write(
      company(1, "가나", { englishName: "GANA Co., Ltd." }),
      company(2, "가나", { englishName: "Gana Co.,Ltd" }),
      company(3, "가나", { englishName: "gana co ltd" }),
    );
    expect(await find("가나")).toBe("GANA Co., Ltd. by name");
    await write(company(4, "가나", { englishName: "Gana Inc." }));
    expect(await find("가나")).toBeNull();
  });

  it.each([
    ["one of them has no English name", "n"],
    ["the English name of one of them has another legal form", "Gana Corp."],
  ])("are not found if %s", async (_why, englishName) => {
    await write(
      company(1, "가나", { englishName: "Gana Inc." }),
      company(2, "가나", { englishName }),
    );
    expect(await find("가나")).toBeNull();
  });

  it("are not found if one of them has the name only as a former name", async () => {
    await write(company(1, "가나", { englishName: "Gana" }));
    await write(company(1, "다라", { englishName: "Dara" }));
    await write(
      company(1, "다라", { englishName: "Gana" }),
      company(2, "가나", { englishName: "Gana" }),
    );
    expect(await find("가나")).toBeNull();
  });

  it("are told apart by their facts even if they have the same English name", async () => {
    const englishName = "Gana";
    await write(company(1, "가나", { englishName }), company(2, "가나", { englishName }));
    await writeFacts(
      facts(1, { businessNumber: "1111111111", representatives: "김갑동" }),
      facts(2, { businessNumber: "2222222222", representatives: "박병수" }),
    );
    expect(await find("가나")).toBeNull();
    expect(await find("가나", { representative: "박병수" })).toBe("Gana by representative");
  });
});

describe("the English name of a renamed company", () => {
  const renamed = async (englishName = "Gana") => {
    await write(company(1, "가나", { englishName: "Gana" }));
    await write(company(1, "다라", { englishName }));
  };

  it("is stale if it stayed the same apart from case and punctuation", async () => {
    await renamed("GANA.");
    expect(await find("다라")).toBe("null by name");
    expect(await find("가나")).toBe("null by name");
    await write(company(1, "다라", { englishName: "GANA.", modifiedOn: "20260202" }));
    expect(await find("다라")).toBe("null by name");
  });

  it("is official if it changed too, together with the Korean name or later", async () => {
    await renamed("Dara");
    expect(await find("다라")).toBe("Dara by name");
    await write(company(2, "마바", { englishName: "Maba" }));
    await write(company(2, "사아", { englishName: "Maba" }));
    await write(company(2, "사아", { englishName: "Saa" }));
    expect(await find("사아")).toBe("Saa by name");
  });

  it("is not stale if only the spelling of the Korean name changed", async () => {
    await write(company(1, "SK가나", { englishName: "SK Gana" }));
    await write(company(1, "에스케이가나", { englishName: "SK Gana" }));
    expect(await find("에스케이가나")).toBe("SK Gana by name");
  });

  it("is official again once the company's own facts contain this English name together with the new Korean name", async () => {
    await renamed();
    const known = { businessNumber: "1111111111", englishName: "GANA" };
    await writeFacts(facts(1, { ...known, legalName: "(주)가나" }));
    expect(await find("다라", { businessNumber: "1111111111" })).toBe("null by number");
    await writeFacts(facts(1, { ...known, legalName: "(주)다라", englishName: "Dara" }));
    expect(await find("다라", { businessNumber: "1111111111" })).toBe("null by number");
    await writeFacts(facts(1, { ...known, legalName: "(주)다라" }));
    expect(await find("다라", { businessNumber: "1111111111" })).toBe("Gana by number");
  });

  it("is not used if several companies have the new Korean name", async () => {
    await renamed();
    await write(company(2, "다라", { englishName: "Gana" }));
    expect(await find("다라")).toBeNull();
  });
});

describe("the name that the caller gives", () => {
  const check = async (companyName: string | null) => {
    const question = { businessNumber: "1111111111", companyName, representative: "홍길동" };
    return (await createCompanyDirectory(env.DB).find([question])).matches[0]?.nameCheck;
  };

  it("is compared with all names of the company", async () => {
    await write(company(1, "옛이름", { englishName: "Old" }));
    await write(company(1, "가나", { englishName: "Gana Co., Ltd." }));
    await writeFacts(facts(1, { businessNumber: "1111111111", legalName: "(주)가나다" }));
    for (const name of ["가나", "(주)가나다", "가나(구 옛이름)", "가나 부산지점", "GANA CO.,LTD"])
      expect([name, await check(name)]).toEqual([name, "current"]);
    for (const name of ["Gana", "gana inc.", "GANA CORP"])
      expect([name, await check(name)]).toEqual([name, "current"]);
    expect(await check("옛이름 주식회사")).toBe("former");
    for (const name of ["삼성전자", "Gana Trading", "Co., Ltd. Old"])
      expect([name, await check(name)]).toEqual([name, "different"]);
    for (const name of [null, "", "주식회사"]) expect(await check(name)).toBeNull();
  });
});

describe("a company that was renamed after its facts were read", () => {
  it("counts the name in its facts as a former name, and not as its name now", async () => {
    await write(company(1, "옛이름"));
    await writeFacts(
      facts(1, { businessNumber: "1111111111", legalName: "옛이름", stockName: "가" }),
    );
    await write(company(1, "새이름"));
    const check = async (companyName: string) => {
      const question = { businessNumber: "1111111111", companyName, representative: null };
      return (await createCompanyDirectory(env.DB).find([question])).matches[0]?.nameCheck;
    };
    expect(await check("옛이름")).toBe("former");
    expect(await check("새이름")).toBe("current");
    expect(await check("가")).toBe("current");
    expect(await find("옛이름", { businessNumber: "1111111111" })).toBe("null by number");
  });
});

describe("a special spelling", () => {
  it.each([
    "(주)에이치더블유앤케이(구 가나)",
    "에이치더블유앤케이(HWNK)",
    "에이치더블유앤케이 Co., Ltd.",
    "농업회사법인 에이치더블유앤케이",
    "에치더블류앤드케이",
  ])("of a name, such as %s, finds the company if the exact key finds no company", async (name) => {
    await write(company(1, "에이치더블유앤케이"));
    expect(await find(name)).toBe("Company 1 by name");
  });

  it("does not hide a company whose actual name is this spelling", async () => {
    await write(company(1, "로고"), company(2, "농업회사법인로고"));
    expect(await find("농업회사법인 로고")).toBe("Company 2 by name");
  });

  it.each([
    "한빛물산 수원지점",
    "(주)한빛물산부산공장",
    "한빛물산 본사",
    "한빛물산 제2공장",
    "한빛물산 기술연구소",
  ])(
    "of a branch, such as %s, finds the company only together with the company's representative",
    async (name) => {
      await write(company(1, "한빛물산"));
      expect(await find(name)).toBeNull();
      await writeFacts(facts(1, { businessNumber: "1111111111", representatives: "김갑동" }));
      expect(await find(name)).toBeNull();
      expect(await find(name, { representative: "김갑동" })).toBe("Company 1 by representative");
    },
  );
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

  const questionOf = (
    businessNumber: string,
    companyName: string | null,
    representative: string | null,
  ) => ({
    businessNumber,
    companyName,
    representative,
  });

  it.each([
    ["a number", questionOf("1111111111", null, "홍길동")],
    ["a number, name and representative", questionOf("1111111111", "가나다", "김갑동")],
    ["a name and the company's representative", questionOf(STRANGER, "가나다", "김갑동")],
    [
      "a name and a representative that several companies share",
      questionOf(STRANGER, "다라", "김갑동"),
    ],
    ["a name that one company has", questionOf(STRANGER, "마바", "홍길동")],
    ["a former name", questionOf(STRANGER, "가나", "홍길동")],
    ["a name that many companies have", questionOf(STRANGER, "다라", "홍길동")],
    ["a name found only by its loose key", questionOf(STRANGER, "마바(MABA)", "홍길동")],
    ["a branch that no company has", questionOf(STRANGER, "없는이름 부산지점", "홍길동")],
    ["a name that no company has", questionOf(STRANGER, "없는이름", "홍길동")],
    ["a number that no company has", questionOf(STRANGER, null, null)],
  ])("is at most four rows read for %s", async (_what, question) => {
    expect(await rowsRead(question)).toBeLessThanOrEqual(4);
  });

  it("is one query for a hundred names, and at most four rows read for each", async () => {
    const questions = Array.from({ length: 100 }, (_, index) =>
      questionOf(STRANGER, index % 2 ? "마바" : `이름${index}`, "홍길동"),
    );
    const read = await rowsRead(...questions);
    expect(read).toBeGreaterThanOrEqual(100);
    expect(read).toBeLessThanOrEqual(400);
    const { matches } = await createCompanyDirectory(env.DB).find(questions);
    expect(matches.map((match) => match?.nameEn ?? null)).toEqual(
      questions.map((question) => (question.companyName === "마바" ? "Company 7" : null)),
    );
  });
});
