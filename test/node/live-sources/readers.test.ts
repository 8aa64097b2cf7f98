import { describe, expect, it } from "vitest";
import { comwel } from "../../../src/live-sources/comwel/comwel.ts";
import { factsOf, type LiveFacts } from "../../../src/live-sources/facts.ts";
import { count, day, text } from "../../../src/live-sources/fields.ts";
import { fsc, fscStatements } from "../../../src/live-sources/fsc/fsc.ts";
import { ftc } from "../../../src/live-sources/ftc/ftc.ts";
import { koneps } from "../../../src/live-sources/koneps/koneps.ts";
import * as given from "./answers.ts";

const NOTHING = factsOf({});
const { COUPANG, SAMSUNG, REDCAP } = given;

describe("the value of a field", () => {
  it.each<[string, string | null]>([
    ["㈜가\u202e나\u200b다\u2066라\ufeff", "㈜가나다라"],
    ["가\u0000나", "가 나"],
    ["\u200b\u200e", null],
    ["-\u200b", null],
    ["김*수", null],
    ["김＊수", null],
    ["김○수", null],
    ["김〇수", null],
    ["김●수", null],
    ["김∗수", null],
    ["서울특별시 ○○구", null],
    ["<b>가나</b>", "<b>가나</b>"],
  ])("%j is read as %j (masked values and fillers: null)", (given, read) => {
    expect(text.parse(given)).toBe(read);
  });

  it.each([Number.NaN, -1, 1e308, "1e308", "-1", "12.5", {}, [5], null])(
    "%j is not read as a number of people",
    (value) => {
      expect(count.parse(value)).toBeNull();
    },
  );

  it.each(["00000101", "99991231", "20230231", "2023-02-31", "20230000", 20230101])(
    "%j is not read as a date",
    (value) => {
      expect(day.parse(value)).toBeNull();
    },
  );
});

describe("COMWEL", () => {
  const read = given.reading(comwel, COUPANG);
  const [site, employment, accident] = given.COUPANG_COMWEL;
  const rows = (...list: object[]) =>
    read(given.comwelAnswer(list.map((row) => ({ ...row, saeopjaDrno: COUPANG }))));

  it("gives the name and head count of Coupang itself, not of a site, in any order of rows", () => {
    const facts = {
      ...NOTHING,
      companyName: "쿠팡주식회사",
      address: "서울특별시 광진구 아차산로 412 2층",
      industryCode: "47919",
      employees: 11_070,
    };
    const list = given.COUPANG_COMWEL;
    for (const order of [list, list.toReversed(), [...list.slice(1), ...list.slice(0, 1)]])
      expect(read(given.comwelAnswer(order))).toEqual(facts);
  });

  it("gives Samsung's head count of 128,093 whether the answer has a second row or not", () => {
    const ofSamsung = given.reading(comwel, SAMSUNG);
    const other = { ...given.SAMSUNG_COMWEL, opaBoheomFg: 1, saeopFg: 3, sangsiInwonCnt: 129_500 };
    for (const list of [[given.SAMSUNG_COMWEL], [other, given.SAMSUNG_COMWEL]])
      expect(ofSamsung(given.comwelAnswer(list, 2))).toMatchObject({
        companyName: "삼성전자(주)",
        employees: 128_093,
        industryCode: "26519",
      });
  });

  it("without a row about a continuing employment insurance, takes the name from the largest row that is not about a site", () => {
    const temporary = { ...employment, saeopFg: 4, sangsiInwonCnt: 3, saeopjangNm: "옛 이름" };
    expect(rows({ ...site, sangsiInwonCnt: 90_000 }, temporary, { ...accident })).toMatchObject({
      companyName: "쿠팡주식회사",
      employees: 3,
    });
  });

  it("gives no head count and no industry if there is only accident insurance", () => {
    expect(rows({ ...accident })).toMatchObject({
      companyName: "쿠팡주식회사",
      employees: null,
      industryCode: null,
    });
  });

  it("prefers the business to a larger site that has its own employment insurance", () => {
    const camp = { ...employment, saeopjangNm: "쿠팡주식회사/캠프", sangsiInwonCnt: 50_000 };
    expect(rows(camp, { ...employment })).toMatchObject({
      companyName: "쿠팡주식회사",
      employees: 11_070,
    });
  });

  it("prefers the business to a larger site, even if the site's name looks like the name of a business", () => {
    const plain = { ...site, saeopjangNm: "캐슬캠프", sangsiInwonCnt: 90_000 };
    expect(rows(plain, { ...accident })).toMatchObject({ companyName: "쿠팡주식회사" });
  });

  it("prefers employment insurance if rows have the same head count, and prefers the oldest of several employment insurances", () => {
    const row = { ...accident, sangsiInwonCnt: 7, saeopjangNm: "산재" };
    const blanket = { ...employment, saeopFg: 3, sangsiInwonCnt: 7, saeopjangNm: "고용" };
    expect(rows(row, blanket)).toMatchObject({ companyName: "고용" });
    const first = { ...employment, seongripDt: "20010101", saeopjangNm: "가" };
    const later = { ...employment, seongripDt: "20200101", saeopjangNm: "나" };
    for (const order of [
      [first, later],
      [later, first],
    ])
      expect(rows(...order)).toMatchObject({ companyName: "가" });
  });

  it("is unavailable if its document has too many elements", () => {
    expect(read(given.comwelAnswer(Array(1_000).fill(employment)))).toBe("passing malformed");
  });

  it("knows nothing about a number if there are no rows", () => {
    expect(read(given.comwelAnswer([]))).toBeNull();
  });

  it.each([
    ["a lone row of another number", given.comwelAnswer([{ ...employment, saeopjaDrno: SAMSUNG }])],
    [
      "the right row beside a row of another number",
      given.comwelAnswer([{ ...employment }, { saeopjaDrno: SAMSUNG }]),
    ],
    ["a row without a number", given.comwelAnswer([{ saeopjangNm: "쿠팡주식회사" }])],
    ["the whole register", given.comwelAnswer([{ ...employment }], 6_533_328)],
  ])(
    "is unavailable if it answers with %s, because such an answer shows that our filter was ignored",
    (_, answer) => {
      expect(read(answer)).toBe("passing filter_ignored");
    },
  );

  it("accepts the first of several pages only if this page has the employment insurance of the business itself", () => {
    expect(read(given.comwelAnswer([{ ...site }, { ...employment }], 250))).toMatchObject({
      companyName: "쿠팡주식회사",
    });
    expect(read(given.comwelAnswer([{ ...site }, { ...accident }], 250))).toBe(
      "passing too_many_rows",
    );
  });

  it("is read from a single row with XML entities, CDATA and blanks at the end", () => {
    expect(
      rows({ ...employment, saeopjangNm: "A&amp;B  &lt;&#xD558;&#45208;&gt; <![CDATA[& C]]>   " }),
    ).toMatchObject({ companyName: "A&B <하나> & C" });
  });
});

describe("FSC's outline", () => {
  const read = given.reading(fsc, SAMSUNG);
  const older = {
    ...given.SAMSUNG_FSC,
    corpNm: "옛 이름",
    fstOpegDt: "20260310",
    lastOpegDt: "20260310",
  };

  it("gives what the latest row says about Samsung, in any order of rows", () => {
    for (const rows of [
      [older, given.SAMSUNG_FSC],
      [given.SAMSUNG_FSC, older],
    ])
      expect(read(given.fscAnswer(rows, 19))).toEqual({
        ...NOTHING,
        companyName: "삼성전자(주)",
        englishName: "SAMSUNG ELECTRONICS CO,.LTD",
        representatives: ["전영현", "노태문"],
        corporateNumber: "1301110006246",
        address: "경기도 수원시 영통구 삼성로 129 (매탄동)",
        employees: 128_881,
        establishedOn: "1969-01-13",
        isSoleProprietor: false,
        asOf: "2026-09-11",
      });
  });

  it.each([
    ["ends last, even if it began first", ["20200517", "20260911"], ["20260310", "20260310"]],
    [
      "began last, if several periods end on the same day",
      ["20260311", "20260911"],
      ["20200517", "20260911"],
    ],
  ])("takes the row whose period %s", (_, [began, ended], [otherBegan, otherEnded]) => {
    const row = { ...given.SAMSUNG_FSC, corpNm: "맞음", fstOpegDt: began, lastOpegDt: ended };
    const other = { ...row, corpNm: "틀림", fstOpegDt: otherBegan, lastOpegDt: otherEnded };
    for (const order of [
      [row, other],
      [other, row],
    ])
      expect(read(given.fscAnswer(order))).toMatchObject({ companyName: "맞음" });
  });

  it("ignores rows of other numbers, but is unavailable if no row has the requested number or if there are too many rows", () => {
    const other = { ...given.SAMSUNG_FSC, bzno: "1328173319", lastOpegDt: "20261001" };
    expect(read(given.fscAnswer([other, older]))).toMatchObject({ companyName: "옛 이름" });
    expect(read(given.fscAnswer([other]))).toBe("passing filter_ignored");
    expect(read(given.fscAnswer([other], 633_968))).toBe("passing filter_ignored");
    expect(read(given.fscAnswer([older], 633_968))).toBe("passing filter_ignored");
    expect(read(given.fscAnswer([older], 201))).toBe("passing too_many_rows");
  });

  it("gives the current name of a renamed company, and its address without repetition", () => {
    const rows = [
      {
        crno: "1101113892240",
        bzno: "1078708658",
        corpNm: "메리츠자산운용",
        corpEnsnNm: "Meritz Asset Management",
        enpRprFnm: "이동진",
        enpBsadr: "서울특별시 종로구 북촌로 104 계동빌딩",
        enpDtadr: "서울특별시 종로구 북촌로 104 계동빌딩",
        sicNm: "64201",
        enpEmpeCnt: "0",
        fssCorpChgDtm: "2023/03/20",
        fstOpegDt: "20230320",
        lastOpegDt: "20230404",
      },
      {
        crno: "1101113892240",
        bzno: "1078708658",
        corpNm: "케이씨지아이자산운용 주식회사",
        corpEnsnNm: "KCGI Asset Management",
        enpRprFnm: "김병철",
        enpBsadr: "서울특별시 영등포구 국제금융로 10 15층(여의도동, 원아이에프씨동)",
        enpDtadr: "",
        sicNm: "",
        enpEstbDt: "20080506",
        enpEmpeCnt: "0",
        fstOpegDt: "20230823",
        lastOpegDt: "20241202",
      },
    ];
    const readKcgi = given.reading(fsc, "1078708658");
    expect(readKcgi(given.fscAnswer(rows))).toEqual({
      ...NOTHING,
      companyName: "케이씨지아이자산운용 주식회사",
      englishName: "KCGI Asset Management",
      representatives: ["김병철"],
      corporateNumber: "1101113892240",
      address: "서울특별시 영등포구 국제금융로 10 15층(여의도동, 원아이에프씨동)",
      establishedOn: "2008-05-06",
      isSoleProprietor: false,
      asOf: "2024-12-02",
    });
    expect(readKcgi(given.fscAnswer(rows.slice(0, 1)))).toMatchObject({
      address: "서울특별시 종로구 북촌로 104 계동빌딩",
      industryCode: "64201",
      employees: null,
    });
  });

  it("knows nothing about a number if there are no rows", () => {
    expect(read(given.fscAnswer([]))).toBeNull();
  });

  it.each([
    [{ enpEmpeCnt: "0" }, { employees: null }],
    [{ sicNm: "64201" }, { industryCode: "64201" }],
    [{ sicNm: "지주회사" }, { industryCode: null }],
    [{ sicNm: "00000" }, { industryCode: null }],
    [{ crno: "0000000000000" }, { corporateNumber: null }],
    [{ crno: "130111-0006246" }, { corporateNumber: "1301110006246" }],
    [{ corpEnsnNm: "-" }, { englishName: null }],
    [{ corpEnsnNm: null }, { englishName: null }],
    [{ enpEstbDt: "1969/01/13" }, { establishedOn: "1969-01-13" }],
    [{ enpEstbDt: "69/01/13" }, { establishedOn: null }],
    [{ enpEstbDt: "19690230" }, { establishedOn: null }],
    [{ enpEstbDt: "00010101" }, { establishedOn: null }],
    [{ enpEstbDt: "99991231" }, { establishedOn: null }],
    [{ enpEstbDt: "" }, { establishedOn: null }],
    [{ enpDtadr: "3층" }, { address: "경기도 수원시 영통구 삼성로 129 (매탄동) 3층" }],
    [
      { enpBsadr: "서울 중구", enpDtadr: "서울 중구 남대문로 1" },
      { address: "서울 중구 남대문로 1" },
    ],
    [{ enpBsadr: "서울 중구 1", enpDtadr: "서울 중구 1" }, { address: "서울 중구 1" }],
    [{ enpBsadr: "서울 중구 1 3층", enpDtadr: "3층" }, { address: "서울 중구 1 3층" }],
    [
      { enpRprFnm: "김하나(각자대표, 사장), 이두리" },
      { representatives: ["김하나(각자대표, 사장)", "이두리"] },
    ],
  ])("reads %j as %j", (fields, facts) => {
    expect(read(given.fscAnswer([{ ...given.SAMSUNG_FSC, ...fields }]))).toMatchObject(facts);
  });
});

describe("FSC's accounts", () => {
  const crno = given.SAMSUNG_ACCOUNTS.crno;
  const read = given.reading(fscStatements, crno);
  const alone = { ...given.SAMSUNG_ACCOUNTS, fnclDcd: "120", enpSaleAmt: "170374090000000" };
  const before = { ...given.SAMSUNG_ACCOUNTS, bizYear: "2022", basDt: "20221231", enpSaleAmt: "1" };

  it("give the capital and revenue of the Samsung group in the latest year, in won", () => {
    expect(read(given.fscAnswer([alone, before, given.SAMSUNG_ACCOUNTS]))).toEqual({
      ...NOTHING,
      capital: 897_514_000_000,
      revenue: 258_935_494_000_000,
      asOf: "2023-12-31",
    });
  });

  it("give a value of the company's own accounts if the group's accounts lack it", () => {
    expect(
      read(given.fscAnswer([{ ...given.SAMSUNG_ACCOUNTS, enpSaleAmt: "0" }, alone])),
    ).toMatchObject({ capital: 897_514_000_000, revenue: 170_374_090_000_000 });
  });

  it("give nothing if there are no accounts, or if none are in won", () => {
    expect(read(given.fscAnswer([]))).toBeNull();
    expect(read(given.fscAnswer([{ ...alone, curCd: "USD" }]))).toBeNull();
  });

  it("are unavailable if the answer contains another corporation's accounts", () => {
    expect(read(given.fscAnswer([alone, { ...alone, crno: "1101115067718" }]))).toBe(
      "passing filter_ignored",
    );
  });
});

describe("the FTC", () => {
  const read = given.reading(ftc, COUPANG);
  const registration = (fields: object) => ({ ...given.COUPANG_FTC, ...fields });

  it("gives Coupang's corporate number, its representatives, and the address with a lot number", () => {
    expect(read(given.ftcAnswer([given.COUPANG_FTC]))).toEqual({
      ...NOTHING,
      companyName: "쿠팡주식회사",
      representatives: ["김범석", "로저스 해롤드 린(Rogers Harold Lynn)"],
      corporateNumber: "1101115067718",
      address: "서울특별시 광진구 자양동 870 번지 업무시설(A동)",
      isSoleProprietor: false,
      asOf: "2026-07-24",
    });
  });

  it.each([
    [
      {
        brno: "1448103460",
        bzmnNm: "주식회사 카카오브이엑스(KAKAO VX)",
        crno: "1311110318343",
        dclrInstNm: "N/A",
        lctnRnAddr: "경기도 성남시 분당구 판교역로",
        lctnAddr: "경기도 성남시 분당구 삼평동",
        lctnRnOzip: "13494",
      },
      {
        companyName: "주식회사 카카오브이엑스(KAKAO VX)",
        corporateNumber: "1311110318343",
        address: "경기도 성남시 분당구 삼평동",
      },
    ],
    [
      {
        brno: "1568103314",
        bzmnNm: "주식회사락앤런",
        crno: "2143110000719",
        telno: "010-개인정보",
        lctnRnAddr: "전북특별자치도 장수군 장수읍 노하2길",
        lctnAddr: "전북특별자치도 장수군 장수읍 노하리 494 번지2 호 산 1 ",
        dclrCn: null,
        chgCn: " ",
      },
      {
        companyName: "주식회사락앤런",
        corporateNumber: "2143110000719",
        address: "전북특별자치도 장수군 장수읍 노하리 494 번지2 호 산 1",
      },
    ],
  ])("reads the recorded registration of $brno", (row, facts) => {
    const recorded = { ...row, operSttusCdNm: "정상영업", corpYnNm: "법인", rprsvNm: "N/A" };
    expect(given.reading(ftc, row.brno)(given.ftcAnswer([recorded]))).toEqual({
      ...NOTHING,
      ...facts,
      isSoleProprietor: false,
    });
  });

  it("gives the newest registration in normal operation", () => {
    const rows = [
      registration({ dclrDate: "20100101", bzmnNm: "처음" }),
      registration({ dclrDate: "20200101", bzmnNm: "나중" }),
      registration({ dclrDate: "20250101", bzmnNm: "폐업", operSttusCdNm: "폐업처리" }),
    ];
    for (const order of [rows, rows.toReversed()])
      expect(read(given.ftcAnswer(order))).toMatchObject({ companyName: "나중" });
  });

  it("gives the registration that was changed last if several were made on one day", () => {
    const rows = [
      registration({ opnMdfcnDt: "20260101000000", bzmnNm: "나중" }),
      registration({ opnMdfcnDt: "20250101000000", bzmnNm: "처음" }),
    ];
    for (const order of [rows, rows.toReversed()])
      expect(read(given.ftcAnswer(order))).toMatchObject({ companyName: "나중" });
  });

  it("gives nothing if all of a seller's shops are closed", () => {
    const ofStruckOff = given.reading(ftc, given.STRUCK_OFF_FTC.brno);
    expect(ofStruckOff(given.ftcAnswer([given.STRUCK_OFF_FTC]))).toBeNull();
    expect(read(given.ftcAnswer([]))).toBeNull();
  });

  it.each(["constructor", "__proto__", "toString", "단체"])(
    "does not say whether a seller is a sole proprietor if the kind of owner is %s",
    (corpYnNm) => {
      const { isSoleProprietor } = read(given.ftcAnswer([registration({ corpYnNm })])) as LiveFacts;
      expect(isSoleProprietor).toBeNull();
    },
  );

  it("leaves out the masked values of a sole proprietor", () => {
    const masked = {
      corpYnNm: "개인",
      bzmnNm: "코리아뱅크",
      crno: "N/A",
      rprsvNm: "김**",
      lctnAddr: "대구광역시 남구 봉덕동 *** 번지",
    };
    expect(read(given.ftcAnswer([registration(masked)]))).toEqual({
      ...NOTHING,
      companyName: "코리아뱅크",
      isSoleProprietor: true,
      asOf: "2026-07-24",
    });
  });

  it.each([
    [{ rprsvNm: "김**,이하나" }, { representatives: ["이하나"] }],
    [{ bzmnNm: "코리아**" }, { companyName: null }],
    [{ bzmnNm: "NULL" }, { companyName: null }],
    [{ bzmnNm: " " }, { companyName: null }],
    [{ bzmnNm: "해당없음" }, { companyName: null }],
    [{ bzmnNm: "없음상사" }, { companyName: "없음상사" }],
    [{ crno: "-" }, { corporateNumber: null }],
    [{ crno: "110111*******" }, { corporateNumber: null }],
    [{ corpYnNm: "N/A" }, { isSoleProprietor: null }],
    [{ opnMdfcnDt: "N/A" }, { asOf: "2013-08-21" }],
  ])("reads %j as %j", (fields, facts) => {
    expect(read(given.ftcAnswer([registration(fields)]))).toMatchObject(facts);
  });

  it("also reads the same rows in the envelope of the other services", () => {
    expect(read(given.fscAnswer([given.COUPANG_FTC]))).toEqual(
      read(given.ftcAnswer([given.COUPANG_FTC])),
    );
  });

  it("is unavailable if it answers with another seller's registrations", () => {
    expect(read(given.ftcAnswer([given.STRUCK_OFF_FTC]))).toBe("passing filter_ignored");
  });
});

describe("KONEPS", () => {
  const read = given.reading(koneps, REDCAP);
  const supplier = (fields: object) => ({ ...given.REDCAP_KONEPS, ...fields });

  it("gives the opening date of 레드캡투어, and joins the two parts of the address", () => {
    expect(read(given.konepsAnswer([given.REDCAP_KONEPS]))).toEqual({
      ...NOTHING,
      companyName: "주식회사 레드캡투어",
      englishName: "redcaptour",
      representatives: ["인유성"],
      address: "서울특별시 중구 을지로 100, 비동 19층(을지로2가, 파인에비뉴)",
      employees: 499,
      openingDate: "1996-08-01",
      asOf: "2026-09-30",
    });
  });

  it("gives the latest row of the head office, not of a branch", () => {
    const rows = [
      supplier({ hdoffceDivNm: "지사", corpNm: "지사", chgDt: "2026-10-01 00:00:00" }),
      supplier({ corpNm: "본사", chgDt: "2025-01-01 00:00:00" }),
      supplier({ corpNm: "옛 본사", chgDt: "2001-01-01 00:00:00" }),
    ];
    for (const order of [rows, rows.toReversed()])
      expect(read(given.konepsAnswer(order))).toMatchObject({ companyName: "본사" });
  });

  it("is unavailable if it answers about other numbers", () => {
    const others = Array.from({ length: 3 }, (_, i) => supplier({ bizno: `10181000${i}0` }));
    expect(read(given.konepsAnswer(others))).toBe("passing filter_ignored");
  });

  it("knows nothing about a number if there are no rows, or if an error says that there is no data", () => {
    expect(read(given.konepsAnswer([]))).toBeNull();
    expect(
      read(
        '{"nkoneps.com.response.ResponseError":{"header":{"resultCode":"03","resultMsg":"데이터없음"}}}',
      ),
    ).toBeNull();
  });

  it.each([
    [{ emplyeNum: "0" }, { employees: null }],
    [{ emplyeNum: "1,204" }, { employees: 1_204 }],
    [{ emplyeNum: "약 500" }, { employees: null }],
    [{ engCorpNm: "N/A" }, { englishName: null }],
    [{ opbizDt: "" }, { openingDate: null }],
    [{ opbizDt: "1900-01-01 00:00:00" }, { openingDate: null }],
    [{ opbizDt: "1996-02-30 00:00:00" }, { openingDate: null }],
    [{ dtlAdrs: "" }, { address: "서울특별시 중구 을지로" }],
    [{ dtlAdrs: "1**" }, { address: null }],
    [{ adrs: "" }, { address: null }],
    [{ chgDt: "" }, { asOf: "1999-11-10" }],
  ])("reads %j as %j", (fields, facts) => {
    expect(read(given.konepsAnswer([supplier(fields)]))).toMatchObject(facts);
  });
});

describe("the texts of all sources", () => {
  const read = given.reading(koneps, REDCAP);
  const nameOf = (corpNm: unknown) => {
    const facts = read(given.konepsAnswer([{ ...given.REDCAP_KONEPS, corpNm }]));
    return facts === null || typeof facts === "string" ? facts : facts.companyName;
  };

  it("have single blanks and no control characters, and are in Unicode NFC", () => {
    expect(nameOf(" 주식회사\u00A0\u3000레드캡\u0000\n투어 ")).toBe("주식회사 레드캡 투어");
    expect(nameOf("레드캡".normalize("NFD"))).toBe("레드캡");
  });

  it.each([
    ["half a character", "레드\uD800캡"],
    ["a lost character", "레드\uFFFD캡"],
    ["text longer than any name", "가".repeat(1_001)],
    ["very long text", " ".repeat(1_000_000)],
    ["endless combining marks", `가${"\u0301".repeat(500)}`],
    ["a list", ["레드캡"]],
    ["a boolean", true],
  ])("are null instead of %s", (_, name) => {
    expect(nameOf(name)).toBeNull();
  });
});
