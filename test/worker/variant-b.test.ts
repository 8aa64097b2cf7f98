/** What `POST /v1/verify/business` answers (`docs/api.md`). */
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../src/language/languages.ts";
import { isoDate } from "../../src/lib/days.ts";
import { readStaticFile } from "../../src/lib/static-files.ts";
import {
  type Answer,
  bearer,
  breakUpstreams,
  business,
  demo,
  describeBusiness,
  HANBIT,
  issueKey,
  type Json,
  post,
  request,
  setClock,
  UNREGISTERED,
  upstreamStats,
  used,
  wrongKey,
} from "./service.ts";

type SixTexts = [en: string, ko: string, ja: string, zhCN: string, es: string, de: string];

const STATUS: Record<string, string> = { "01": "active", "02": "suspended", "03": "inactive" };

const TAX_TYPE: Record<string, SixTexts> = {
  "01": [
    "General VAT Taxpayer",
    "부가가치세 일반과세자",
    "付加価値税 一般課税事業者",
    "增值税一般纳税人",
    "Contribuyente del IVA en régimen general",
    "Umsatzsteuerpflichtiger mit Regelbesteuerung",
  ],
  "02": [
    "Simplified VAT Taxpayer",
    "부가가치세 간이과세자",
    "付加価値税 簡易課税事業者",
    "增值税简易课税纳税人（小规模）",
    "Contribuyente del IVA en régimen simplificado",
    "Umsatzsteuerpflichtiger mit vereinfachter Besteuerung",
  ],
  "03": [
    "Special-Case VAT Taxpayer",
    "부가가치세 과세특례자",
    "付加価値税 課税特例事業者",
    "增值税课税特例纳税人",
    "Contribuyente del IVA en régimen especial",
    "Umsatzsteuerpflichtiger mit Sonderbesteuerung",
  ],
  "04": [
    "VAT-Exempt Business",
    "부가가치세 면세사업자",
    "付加価値税 非課税事業者",
    "增值税免税经营者",
    "Contribuyente exento de IVA",
    "Umsatzsteuerbefreites Unternehmen",
  ],
  "05": [
    "Non-Profit Corporation, Government Body or Registered Organization",
    "수익사업을 영위하지 않는 비영리법인이거나 고유번호가 부여된 단체,국가기관 등",
    "収益事業を営まない非営利法人、または固有番号を付与された団体・国家機関等",
    "不从事营利事业的非营利法人，或已获固有编号的团体、国家机关等",
    "Entidad sin ánimo de lucro, organismo público u organización con número de identificación",
    "Nicht gewinnorientierte Körperschaft, Behörde oder Organisation mit Identifikationsnummer",
  ],
  "06": [
    "Organization with Identification Number",
    "고유번호가 부여된 단체",
    "固有番号を付与された団体",
    "已获固有编号的团体",
    "Organización con número de identificación",
    "Organisation mit Identifikationsnummer",
  ],
  "07": [
    "Simplified VAT Taxpayer (Tax Invoice Issuer)",
    "부가가치세 간이과세자(세금계산서 발급사업자)",
    "付加価値税 簡易課税事業者（税金計算書発行事業者）",
    "增值税简易课税纳税人（小规模，可开具税务发票）",
    "Contribuyente del IVA en régimen simplificado (emisor de facturas fiscales)",
    "Umsatzsteuerpflichtiger mit vereinfachter Besteuerung (zur Ausstellung von Steuerrechnungen berechtigt)",
  ],
};

interface Expected {
  ko: string;
  en: string;
  representatives: string;
  latin: string;
  industry: SixTexts;
  code: string;
  registered: string;
  address: string;
  addressEn: string;
  employees: number | null;
  capital: number | null;
  revenue: number | null;
}

const EXPECTED: Record<string, Expected> = {
  "2178182399": {
    ko: "주식회사 한빛물산",
    en: "Hanbit Trading Co., Ltd.",
    representatives: "김한빛",
    latin: "Kim Hanbit",
    industry: [
      "Wholesale of machinery, equipment and supplies",
      "기계장비 및 관련 물품 도매업",
      "機械器具・関連用品卸売業",
      "机械设备及相关用品批发业",
      "Comercio al por mayor de maquinaria, equipos y suministros",
      "Großhandel mit Maschinen, Ausrüstungen und Zubehör",
    ],
    code: "46599",
    registered: "2012-02-28",
    address: "서울특별시 마포구 월드컵북로 396, 5층 (상암동)",
    addressEn: "5F, 396, World Cup buk-ro, Mapo-gu, Seoul",
    employees: 58,
    capital: 1_500_000_000,
    revenue: 52_730_418_900,
  },
  "3128712531": {
    ko: "동녘정밀(주)",
    en: "Dongnyeok Precision Inc.",
    representatives: "오동녘, 정미래",
    latin: "Oh Dongnyeok, Jung Mirae",
    industry: [
      "Manufacture of other fabricated metal products; metalworking service activities",
      "기타 금속 가공제품 제조업",
      "その他の金属製品製造業、金属加工業",
      "其他金属制品制造及金属加工业",
      "Fabricación de otros productos metálicos; tratamiento y mecanizado de metales",
      "Herstellung von sonstigen Metallwaren; Metallbearbeitung",
    ],
    code: "2592",
    registered: "2004-06-01",
    address: "경기도 시흥시 공단1대로 204, 3동 (정왕동)",
    addressEn: "3-dong, 204, Gongdan 1-daero, Siheung-si, Gyeonggi-do",
    employees: 197,
    capital: 2_350_000_000,
    revenue: 71_204_551_830,
  },
  "1058188727": {
    ko: "미리내전자(주)",
    en: "Mirinae Electronics Co., Ltd.",
    representatives: "서지훈, 하윤재, Daniel Hartmann",
    latin: "Seo Jihun, Ha Yunjae, Daniel Hartmann",
    industry: [
      "Manufacture of communication and broadcasting equipment",
      "통신 및 방송 장비 제조업",
      "通信・放送機器製造業",
      "通信和广播电视设备制造业",
      "Fabricación de equipos de telecomunicaciones y radiodifusión",
      "Herstellung von Geräten der Telekommunikations- und Rundfunktechnik",
    ],
    code: "264",
    registered: "1998-04-02",
    address: "경기도 수원시 영통구 삼성로 77 (매탄동)",
    addressEn: "77, Samsung-ro, Yeongtong-gu, Suwon-si, Gyeonggi-do",
    employees: 3_030,
    capital: 120_000_000_000,
    revenue: 2_840_551_000_000,
  },
  "4178119157": {
    ko: "해온캐피탈 주식회사",
    en: "HAEON CAPITAL CO.,LTD.",
    representatives: "문가온",
    latin: "Moon Gaon",
    industry: [
      "Other financial service activities",
      "기타 금융업",
      "その他の金融業",
      "其他金融业",
      "Otros servicios financieros",
      "Sonstige Finanzdienstleistungen",
    ],
    code: "64913",
    registered: "2009-10-20",
    address: "부산광역시 남구 문현금융로 40, 21층(문현동, 부산국제금융센터)",
    addressEn: "21F, Busan International Financial Center, 40, Munhyeongeumyung-ro, Nam-gu, Busan",
    employees: 126,
    capital: 40_000_000_000,
    revenue: 93_418_000_512,
  },
  "2058830280": {
    ko: "주식회사 한결마루",
    en: "Hangyeol Maru Co., Ltd.",
    representatives: "윤서아",
    latin: "Yoon Seoa",
    industry: [
      "Computer programming, consultancy and related activities",
      "컴퓨터 프로그래밍, 시스템 통합 및 관리업",
      "コンピュータプログラミング・システム統合・管理業",
      "计算机编程、系统集成及管理业",
      "Programación, consultoría y otras actividades relacionadas con la informática",
      "Erbringung von Dienstleistungen der Informationstechnologie",
    ],
    code: "62010",
    registered: "2018-06-18",
    address: "인천광역시 연수구 송도과학로 32 (송도동)",
    addressEn: "32, Songdogwahak-ro, Yeonsu-gu, Incheon",
    employees: 41,
    capital: 310_000_000,
    revenue: 6_204_118_330,
  },
  "6028622269": {
    ko: "노스게이트코리아 유한회사",
    en: "Northgate Korea LLC",
    representatives: "John Michael Carter",
    latin: "John Michael Carter",
    industry: [
      "Wholesale of machinery, equipment and supplies",
      "기계장비 및 관련 물품 도매업",
      "機械器具・関連用品卸売業",
      "机械设备及相关用品批发业",
      "Comercio al por mayor de maquinaria, equipos y suministros",
      "Großhandel mit Maschinen, Ausrüstungen und Zubehör",
    ],
    code: "4659",
    registered: "2019-08-12",
    address: "서울특별시 강남구 테헤란로 1004, 지하1층 (삼성동)",
    addressEn: "B1, 1004, Teheran-ro, Gangnam-gu, Seoul",
    employees: null,
    capital: null,
    revenue: null,
  },
  // The English name of this company in OpenDART is a placeholder.
  "1188130537": {
    ko: "솔빛상사(주)",
    en: "Solbit Trading Co., Ltd.",
    representatives: "한솔비",
    latin: "Han Solbi",
    industry: [
      "Other specialized wholesale",
      "기타 전문 도매업",
      "その他の専門卸売業",
      "其他专门批发业",
      "Otro comercio al por mayor especializado",
      "Sonstiger Großhandel",
    ],
    code: "467",
    registered: "2002-05-02",
    address: "대전광역시 서구 둔산동 1990-1번지",
    addressEn: "1990-1, Dunsan-dong, Seo-gu, Daejeon",
    employees: null,
    capital: 200_000_000,
    revenue: null,
  },
  "3058776731": {
    ko: "은결바이오텍 주식회사",
    en: "Eungyeol Biotech Co., Ltd.",
    representatives: "류은결, 도시현",
    latin: "Ryu Eungyeol, Do Sihyeon",
    industry: [
      "Manufacture of medicaments",
      "의약품 제조업",
      "医薬品製剤製造業",
      "药品制剂制造业",
      "Fabricación de especialidades farmacéuticas",
      "Herstellung von pharmazeutischen Spezialitäten und sonstigen pharmazeutischen Erzeugnissen",
    ],
    code: "212",
    registered: "2016-03-02",
    address: "충청북도 청주시 흥덕구 오송읍 오송생명로 1881",
    addressEn: "1881, Osongsaengmyeong-ro, Osong-eup, Heungdeok-gu, Cheongju-si, Chungcheongbuk-do",
    employees: 9,
    capital: null,
    revenue: null,
  },
  "1248178104": {
    ko: "(주)새결통운",
    en: "SAEGYEOL EXPRESS CO., LTD.",
    representatives: "나경호",
    latin: "Na Gyeongho",
    industry: [
      "Warehousing and support activities for transportation",
      "창고 및 운송관련 서비스업",
      "倉庫業、運輸に附帯するサービス業",
      "仓储和运输辅助业",
      "Almacenamiento y actividades anexas al transporte",
      "Lagerei sowie Erbringung von sonstigen Dienstleistungen für den Verkehr",
    ],
    code: "52",
    registered: "2001-02-05",
    address: "강원특별자치도 춘천시 동내면 거두리 1299-4",
    addressEn: "1299-4, Geodu-ri, Dongnae-myeon, Chuncheon-si, Gangwon-do",
    employees: null,
    capital: null,
    revenue: null,
  },
  "4028729513": {
    ko: "주식회사 가람새기술",
    en: "Garam New Tech Corp.",
    representatives: "심가람",
    latin: "Shim Garam",
    industry: [
      "Manufacture of electrical equipment",
      "전기장비 제조업",
      "電気機械器具製造業",
      "电气机械和器材制造业",
      "Fabricación de material y equipo eléctrico",
      "Herstellung von elektrischen Ausrüstungen",
    ],
    code: "28",
    registered: "2013-06-24",
    address: "전북특별자치도 전주시 덕진구 반룡로 1150",
    addressEn: "1150, Ballyong-ro, Deokjin-gu, Jeonju-si, Jeonbuk-do",
    employees: null,
    capital: 1_000_000_000,
    revenue: 9_118_203_447,
  },
};

let key: string;
beforeAll(async () => {
  key = (await issueKey({ b: "paid" }, { rate_per_second: 10_000 })).apiKey;
});

async function answer(body: unknown): Promise<Json> {
  const { status, body: answered } = await describeBusiness(key, body);
  expect(status, JSON.stringify(answered)).toBe(200);
  return answered;
}

const inLanguage = (texts: SixTexts | undefined, language: Language) =>
  texts?.[LANGUAGES.indexOf(language)];
const hyphenated = (number: string) => number.replace(/^(...)(..)/, "$1-$2-");

/** Fields that are null in an answer about a business that only the registry knows. */
const unknown = {
  company_name: null,
  company_name_en: null,
  representative_name: null,
  representative_name_latin: null,
  industry: null,
  industry_code: null,
  registered_date: null,
  address: null,
  address_en: null,
} as const;
const unknownFigures = { employee_count: null, capital: null, revenue: null } as const;
/** Fields that only live sources know. In this file the live sources are off. */
const unknownElsewhere = { corporate_number: null, opening_date: null } as const;

// Any day is accepted, because a sync run may have read a company on another day than the seed
// gives. The last test of this file and `live-sources.test.ts` test the days.
const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const REGISTRY = { source: "nts", date: DAY, as_of: null };
const registryOrigins = { status: REGISTRY, tax_type: REGISTRY };
const COMPOSED = ["1188130537"];

function originsOf(
  number: string,
  expected: NonNullable<(typeof EXPECTED)[string]>,
  language: Language,
) {
  const openDart = { source: "opendart", date: DAY, as_of: null };
  const english = COMPOSED.includes(number) ? { ...openDart, source: "composed" } : openDart;
  const { employees, capital, revenue } = expected;
  return {
    company_name: language === "ko" ? openDart : english,
    company_name_en: english,
    representative_name: openDart,
    industry_code: openDart,
    registered_date: openDart,
    address: openDart,
    ...(employees !== null && { employee_count: openDart }),
    ...(capital !== null && { capital: openDart }),
    ...(revenue !== null && { revenue: openDart }),
  };
}

describe.each(demo.businesses)(
  "$b_no $b_nm (status $b_stt_cd, tax type $tax_type_cd)",
  (demoBusiness) => {
    const { b_no, b_stt_cd, tax_type_cd, end_dt } = demoBusiness;
    const expected = EXPECTED[b_no];

    it.each(LANGUAGES)(
      `is ${expected ? "described" : "known only to the tax authority, and its other fields are null"} (%s)`,
      async (language) => {
        const common = { valid: true, status: STATUS[b_stt_cd], business_number: b_no };
        const taxType = inLanguage(TAX_TYPE[tax_type_cd], language);
        expect(taxType).toEqual(expect.any(String));
        expect(await answer({ business_number: b_no, language })).toEqual(
          expected
            ? {
                ...common,
                company_name: language === "ko" ? expected.ko : expected.en,
                company_name_en: expected.en,
                representative_name: expected.representatives,
                representative_name_latin: language === "ko" ? null : expected.latin,
                industry: inLanguage(expected.industry, language),
                industry_code: expected.code,
                registered_date: expected.registered,
                address: expected.address,
                address_en: expected.addressEn,
                metadata: {
                  tax_type: taxType,
                  employee_count: expected.employees,
                  capital: expected.capital,
                  revenue: expected.revenue,
                  ...unknownElsewhere,
                  closed_on: isoDate(end_dt),
                  sources: {
                    ...registryOrigins,
                    ...(end_dt !== "" && { closed_on: REGISTRY }),
                    ...originsOf(b_no, expected, language),
                  },
                },
              }
            : {
                ...common,
                ...unknown,
                metadata: {
                  tax_type: taxType,
                  ...unknownFigures,
                  ...unknownElsewhere,
                  closed_on: isoDate(end_dt),
                  sources: {
                    ...registryOrigins,
                    ...(end_dt !== "" && { closed_on: REGISTRY }),
                  },
                },
              },
        );
      },
    );
  },
);

describe("the demo data for variant B", () => {
  it("contains every state, every tax type, and profiles of businesses in every state", () => {
    const codes = (field: "b_stt_cd" | "tax_type_cd") =>
      [...new Set(demo.businesses.map((one) => one[field]))].sort();
    expect(codes("b_stt_cd")).toEqual(["01", "02", "03"]);
    expect(codes("tax_type_cd")).toEqual(["01", "02", "03", "04", "05", "06", "07"]);
    expect(Object.keys(EXPECTED).map((number) => business(number).b_stt_cd)).toEqual(
      expect.arrayContaining(["01", "02", "03"]),
    );
    const registered = new Set(demo.businesses.map(({ b_no }) => b_no));
    const described = demo.profiles
      .map(({ bizr_no }) => bizr_no)
      .filter((number) => registered.has(number));
    expect(Object.keys(EXPECTED).sort()).toEqual(described.sort());
  });
});

describe("the request", () => {
  it.each([
    ["without hyphens", HANBIT.b_no],
    ["hyphenated 3-2-5", hyphenated(HANBIT.b_no)],
  ])("may have a number %s, and the answer repeats it as given", async (_, number) => {
    const described = await answer({ business_number: number });
    expect(described).toMatchObject({
      business_number: number,
      company_name: "Hanbit Trading Co., Ltd.",
    });
  });

  it("is answered in English unless it names a language", async () => {
    const english = await answer({ business_number: HANBIT.b_no, language: "en" });
    for (const language of [undefined, null]) {
      expect(await answer({ business_number: HANBIT.b_no, language })).toEqual(english);
    }
  });

  it("may contain other fields", async () => {
    expect(await answer({ business_number: HANBIT.b_no, lang: "ko", ownerName: 5 })).toMatchObject({
      valid: true,
    });
  });

  it("asks the tax authority once, only for the state", async () => {
    await answer({ business_number: HANBIT.b_no });
    expect(await upstreamStats()).toMatchObject({
      status: { calls: 1, rows: 1 },
      validate: { calls: 0 },
    });
  });
});

describe("a state or tax type that the service does not know", () => {
  it("is shown as null instead of a text", async () => {
    const { presentBusiness } = await import("../../src/variant-b/business/present.ts");
    const { merge } = await import("../../src/profile/merge.ts");
    const state = { statusCode: "09", status: "새 상태", taxTypeCode: "99", taxType: "새 유형" };
    const { status, metadata } = presentBusiness(
      { givenNumber: HANBIT.b_no, language: "en" },
      state,
      merge(HANBIT.b_no, { profile: null, live: [], isForgotten: false }, false),
      {},
      0,
    );
    expect([status, metadata.tax_type]).toEqual([null, null]);
  });
});

describe("a static file", () => {
  const FILE = "industries/de.json";
  const answering = (answer: () => Promise<Response>) => ({ fetch: answer }) as unknown as Fetcher;

  it("counts as missing if it cannot be read in time, and is read again for the next answer", async () => {
    const memory = new Map();
    const missing = answering(async () => new Response(null, { status: 503 }));
    const hanging = answering(() => new Promise(() => {}));
    for (const assets of [missing, hanging])
      expect(await readStaticFile(assets, FILE, memory)).toBeUndefined();
    const names = await readStaticFile(env.ASSETS, FILE, memory);
    expect(names).toHaveProperty("465", expect.stringMatching(/^Großhandel/));
  });

  it("is read once", async () => {
    const memory = new Map();
    const failing = answering(() => Promise.reject(new Error("asked again")));
    await readStaticFile(env.ASSETS, FILE, memory);
    expect(await readStaticFile(failing, FILE, memory)).toHaveProperty("01");
  });
});

function expectRefusal(
  { status, body }: Answer,
  wanted: number,
  code: string,
  parameter: string | null,
  value: unknown,
): void {
  expect(body).toEqual({
    error: { code, message: expect.any(String), details: { parameter, value } },
  });
  expect(status).toBe(wanted);
}

describe("a refused request", () => {
  let before: number;
  beforeAll(async () => {
    before = await used(key);
  });
  afterEach(async () => {
    expect((await upstreamStats()).status.calls).toBe(0);
    expect(await used(key)).toBe(before);
  });

  it.each<[string, string, unknown]>([
    ["hyphenated in the wrong places", "business_number", "12-345-67890"],
    ["hyphenated only once", "business_number", "217-8182399"],
    ["of eleven digits", "business_number", "21781823990"],
    ["of nine digits", "business_number", "217818239"],
    ["of letters", "business_number", "abcdefghij"],
    ["with a letter", "business_number", "217818239O"],
    ["in full-width digits", "business_number", "２１７８１８２３９９"],
    ["padded", "business_number", " 2178182399"],
    ["followed by a line feed", "business_number", "2178182399\n"],
    ["empty", "business_number", ""],
    ["a JSON number", "business_number", 2178182399],
    ["null", "business_number", null],
    ["a boolean", "business_number", true],
    ["an array", "business_number", ["2178182399"]],
    ["an object", "business_number", { number: "2178182399" }],
    ["not one of our languages", "language", "fr"],
    ["a language of variant A", "language", "both"],
    ["a language in another case", "language", "EN"],
    ["a language without its region", "language", "zh"],
    ["empty", "language", ""],
    ["a number", "language", 1],
    ["a property name that every object has", "language", "constructor"],
  ])(
    "with a field that is %s gets 400, and the error names the field and its value (%s: %j)",
    async (_, parameter, value) => {
      const sent = await describeBusiness(key, {
        business_number: HANBIT.b_no,
        [parameter]: value,
      });
      expectRefusal(sent, 400, `invalid_${parameter}`, parameter, value);
      expect(sent.body.error.message).toMatch(new RegExp(`^${parameter}: must be`));
    },
  );

  it("without a number gets 400, and the value in the error is null", async () => {
    for (const body of [{}, { language: "ko" }, { businessNumber: HANBIT.b_no }]) {
      expectRefusal(
        await describeBusiness(key, body),
        400,
        "invalid_business_number",
        "business_number",
        null,
      );
    }
  });

  it.each<[string, string, unknown]>([
    ["malformed JSON", "invalid_json", '{"business_number": '],
    ["an empty body", "invalid_json", ""],
    ["an array", "invalid_request", [{ business_number: HANBIT.b_no }]],
    ["null", "invalid_request", "null"],
    [
      "more than 16 KB",
      "payload_too_large",
      { business_number: HANBIT.b_no, note: "x".repeat(20_000) },
    ],
  ])("with %s gets 400, and the error names no parameter", async (_, code, body) => {
    expectRefusal(await describeBusiness(key, body), 400, code, null, null);
  });

  it("with a media type other than JSON gets 400, and the error names the header", async () => {
    const sent = await describeBusiness(
      key,
      { business_number: HANBIT.b_no },
      { "Content-Type": "text/plain" },
    );
    expectRefusal(sent, 400, "unsupported_content_type", "Content-Type", "text/plain");
  });

  it("gets 400 without the value if the value contains the API key or its beginning, in any letter case", async () => {
    for (const value of [
      key,
      [key],
      { [key]: 1 },
      `Bearer ${key}`,
      key.toUpperCase(),
      key.slice(0, 20),
    ]) {
      const sent = await describeBusiness(key, { business_number: value });
      expectRefusal(sent, 400, "invalid_business_number", "business_number", null);
    }
  });

  it("gets the faulty value back completely, or not at all if it is too long", async () => {
    for (const [length, echoed] of [
      [900, true],
      [1_100, false],
    ] as const) {
      const value = "1".repeat(length);
      const { body } = await describeBusiness(key, { business_number: value });
      expect(body.error.details).toEqual({
        parameter: "business_number",
        value: echoed ? value : null,
      });
    }
  });

  it("gets 400 even if a value is nested as deeply as the body's size allows", async () => {
    const nested = `${"[".repeat(8_000)}${"]".repeat(8_000)}`;
    const { status, body } = await describeBusiness(key, `{"business_number": ${nested}}`);
    expect([status, body.error.code]).toEqual([400, "invalid_business_number"]);
  });
});

describe("a number without a business", () => {
  it.each([UNREGISTERED, hyphenated(UNREGISTERED)])(
    "gets 404 with the number as given, and is charged (%s)",
    async (number) => {
      const before = await used(key);
      const sent = await describeBusiness(key, { business_number: number, language: "ko" });
      expectRefusal(sent, 404, "business_not_found", "business_number", number);
      expect(sent.headers.get("RateLimit")).toMatch(/"second";r=\d+/);
      expect(await used(key)).toBe(before + 1);
    },
  );

  it("gets 404 even if it has a profile, because the tax authority does not know it", async () => {
    const { bizr_no } = demo.profiles.find(({ corp_code }) => corp_code === "09000007") ?? {
      bizr_no: "",
    };
    const sent = await describeBusiness(key, { business_number: bizr_no });
    expectRefusal(sent, 404, "business_not_found", "business_number", bizr_no);
  });
});

describe("a tax authority that does not answer", () => {
  it.each(["http500", "timeout", "xml", "html", "truncated", "wrongLength", "key", "reset"])(
    "causes 500 registry_unavailable without a charge, and never 404 (%s)",
    async (mode) => {
      const before = await used(key);
      await breakUpstreams({ fail: { mode, path: "status" } });
      const sent = await describeBusiness(key, { business_number: UNREGISTERED });
      expectRefusal(sent, 500, "registry_unavailable", null, null);
      expect(Number(sent.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(await used(key)).toBe(before);
    },
  );
});

describe("a database that answers with an error", () => {
  it("leaves the profile out of a description, but not the tax authority's answer", async () => {
    await env.DB.exec("ALTER TABLE profiles RENAME TO profiles_gone");
    const sent = await describeBusiness(key, { business_number: HANBIT.b_no });
    await env.DB.exec("ALTER TABLE profiles_gone RENAME TO profiles");
    expect([sent.status, sent.body.status, sent.body.company_name]).toEqual([200, "active", null]);
  });
});

describe("a caller of variant B", () => {
  const BODY = { business_number: HANBIT.b_no };

  it("gets 401 with null details for no key, a wrong key, or a key without a plan for variant B", async () => {
    const missing = await request("/v1/verify/business", { method: "POST" });
    expectRefusal(missing, 401, "missing_api_key", null, null);
    const { apiKey } = await issueKey({ a: "enterprise" });
    for (const wrong of ["junk", wrongKey(key), demo.admin_token, apiKey, demo.keys.a.enterprise]) {
      const sent = await describeBusiness(wrong, BODY);
      expectRefusal(sent, 401, "invalid_api_key", null, null);
      expect(sent.headers.get("WWW-Authenticate")).toBe("Bearer");
      expect(JSON.stringify(sent.body)).not.toContain(wrong);
    }
    expect((await upstreamStats()).status.calls).toBe(0);
  });

  it("gets 404 for a method that the route does not have", async () => {
    for (const method of ["GET", "PUT", "DELETE"]) {
      expectRefusal(
        await request("/v1/verify/business", { method, headers: bearer(key) }),
        404,
        "not_found",
        null,
        null,
      );
    }
  });

  it("gets 429 with null details when a free key's quota is used up", async () => {
    const { apiKey } = await issueKey({ b: "free" }, { monthly_quota: 2 });
    for (const status of [200, 200])
      expect((await describeBusiness(apiKey, BODY)).status).toBe(status);
    const sent = await describeBusiness(apiKey, BODY);
    expectRefusal(sent, 429, "quota_exceeded", null, null);
    expect(Number(sent.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(sent.headers.get("RateLimit")).toMatch(/"month";r=0/);
  });

  it.each([
    ["free", 10, "1000"],
    ["paid", 100, null],
  ])("gets 429 beyond the rate of the plan %s: %i a second", async (plan, rate, quota) => {
    const { apiKey, account } = await issueKey({ b: plan });
    const now = Date.now();
    await setClock(account, () => now, "b");
    const answers: Answer[] = [];
    // All requests reach the same isolate, so send only a few at a time.
    while (answers.length <= rate)
      answers.push(
        ...(await Promise.all(Array.from({ length: 11 }, () => describeBusiness(apiKey, BODY)))),
      );
    const [refused, ...more] = answers.filter(({ status }) => status !== 200);
    expect(answers.length - more.length - 1).toBe(rate);
    if (!refused) throw new Error("none was refused");
    expectRefusal(refused, 429, "rate_limit_exceeded", null, null);
    expect(refused.headers.get("RateLimit-Policy")).toContain(`"second";q=${rate};w=1`);
    expect(refused.headers.get("RateLimit-Policy")?.match(/"month";q=(\d+)/)?.[1] ?? null).toBe(
      quota,
    );
  });

  it("sees the limits of the key: an agreed rate, and no monthly limit on the paid plan", async () => {
    const { apiKey } = await issueKey({ b: "paid" }, { rate_per_second: 250 });
    await describeBusiness(apiKey, BODY);
    const { body } = await request("/v1/usage", { headers: bearer(apiKey) });
    expect(body).toMatchObject({
      variant: "b",
      plan: "paid",
      used: 1,
      quota: null,
      remaining: null,
      rate: 250,
    });
  });

  it("gets errors in variant A's form on a route of variant A", async () => {
    const { status, body } = await post("/v1/verify", key, BODY);
    expect([status, Object.keys(body.error)]).toEqual([403, ["code", "message"]]);
  });
});

describe("metadata.sources", () => {
  it("gives the day on which OpenDART was read", async () => {
    await env.DB.exec(
      "UPDATE profiles SET company_read_on = '2026-02-03' WHERE business_number = 2178182399",
    );
    const { metadata } = await answer({ business_number: "2178182399" });
    expect(metadata.sources.address).toEqual({
      source: "opendart",
      date: "2026-02-03",
      as_of: null,
    });
  });
});
