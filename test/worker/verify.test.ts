/** What `POST /v1/verify` answers (docs/api.md#verify). */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { factWrites, toIncoming, writeCompanies } from "../../src/disclosure/store.ts";
import {
  breakUpstreams,
  business,
  claimOf,
  demo,
  HANBIT,
  issueKey,
  type Json,
  LOAD_CLAIM,
  UNREGISTERED,
  UNREGISTERED_WITH_FAILING_CHECK_DIGIT,
  upstreamStats,
  verify,
} from "./service.ts";

const STATUS: Record<string, [ko: string, en: string]> = {
  "01": ["계속사업자", "Active"],
  "02": ["휴업자", "Suspended"],
  "03": ["폐업자", "Closed"],
};
const TAX_TYPE: Record<string, [ko: string, en: string]> = {
  "01": ["부가가치세 일반과세자", "General VAT Taxpayer"],
  "02": ["부가가치세 간이과세자", "Simplified VAT Taxpayer"],
  "03": ["부가가치세 과세특례자", "Special-Case VAT Taxpayer"],
  "04": ["부가가치세 면세사업자", "VAT-Exempt Business"],
  "05": [
    "수익사업을 영위하지 않는 비영리법인이거나 고유번호가 부여된 단체,국가기관 등",
    "Non-Profit Corporation, Government Body or Registered Organization",
  ],
  "06": ["고유번호가 부여된 단체", "Organization with Identification Number"],
  "07": [
    "부가가치세 간이과세자(세금계산서 발급사업자)",
    "Simplified VAT Taxpayer (Tax Invoice Issuer)",
  ],
};

type Name = [name: string | null, source: string | null, match: string | null];
const dart = (name: string, match: string): Name => [name, "dart", match];
const romanized = (name: string): Name => [name, "romanized", null];
const composed = (name: string): Name => [name, "composed", null];
const request = (name: string): Name => [name, "request", null];

interface Names {
  why: string;
  ko: Name;
  en: Name;
}
const official = (ko: string, en: string, match: string): Names => ({
  why: `its official name, by ${match}`,
  ko: dart(ko, match),
  en: dart(en, match),
});
const unlisted = (ko: string, en: Name, why = "no company of the table has its name"): Names => ({
  why,
  ko: request(ko),
  en,
});

/** The name that is shown for each demo business if the caller gives the registered name. */
const NAMES: Record<string, Names> = {
  "2178182399": official("한빛물산", "Hanbit Trading Co., Ltd.", "number"),
  "6158680343": official("새솔유통", "Saesol Distribution Co., Ltd.", "name"),
  "3128712531": official("동녘정밀", "Dongnyeok Precision Inc.", "number"),
  "1058188727": official("미리내전자", "Mirinae Electronics Co., Ltd.", "number"),
  "4178119157": official("해온캐피탈", "HAEON CAPITAL CO.,LTD.", "number"),
  "2058830280": official("한결마루", "Hangyeol Maru Co., Ltd.", "number"),
  "1378504760": official("한결마루", "Hangyeol Maru Co., Ltd.", "representative"),
  "5098160896": unlisted(
    "(주)다온마루",
    composed("Daonmaru Co., Ltd."),
    "two companies have its name and nothing says which is meant",
  ),
  "6028622269": official("노스게이트코리아", "Northgate Korea LLC", "number"),
  "1188130537": {
    why: "its English name is a placeholder",
    ko: dart("솔빛상사", "number"),
    en: composed("Solbit Trading"),
  },
  "3058776731": official("은결바이오텍", "Eungyeol Biotech Co., Ltd.", "number"),
  "1248178104": official("새결통운", "SAEGYEOL EXPRESS CO., LTD.", "number"),
  "4028729513": official("가람새기술", "Garam New Tech Corp.", "number"),
  "2291737969": unlisted("빛고을제과", composed("Bitgoeul Confectionery")),
  "5102608246": unlisted("초록우물 카페", composed("Chorokwoomul Cafe")),
  "6142908971": unlisted(
    "미리내전자",
    composed("Mirinae Electronics"),
    "it is a corner shop with the name of a listed company",
  ),
  "7033802056": unlisted("노을빛관광", composed("Noeulbit Tour")),
  "6140523772": unlisted("다솔유통", composed("Dasol Distribution")),
  "4030245971": unlisted("예솔인쇄", composed("Yesol Printing")),
  "2649168577": unlisted("푸른들농산", romanized("Pureundeulnongsan")),
  "1099201771": { why: "it has no name", ko: [null, null, null], en: [null, null, null] },
  "3168255672": unlisted("재단법인 두빛나래", composed("Dubinnarae Foundation")),
  "7118961024": unlisted("한마음은혜공동체", composed("Hanmaeumeunhye Community")),
  "4378038767": unlisted(
    "누리샘마을 입주자대표회의",
    composed("Nurisam Village Residents' Council"),
  ),
};

let key: string;
beforeAll(async () => {
  key = (await issueKey({ a: "enterprise" }, { rate_per_second: 1_000 })).apiKey;
});

async function answer(body: unknown): Promise<Json> {
  const { status, body: answered } = await verify(key, body);
  expect(status, JSON.stringify(answered)).toBe(200);
  return answered;
}

describe.each(
  demo.businesses.map((demoBusiness) => ({
    ...demoBusiness,
    ...(NAMES[demoBusiness.b_no] as Names),
  })),
)(
  "$b_no $b_nm (status $b_stt_cd, tax type $tax_type_cd: $why)",
  ({ ko, en, why, ...demoBusiness }) => {
    const { b_no, p_nm, b_nm, b_stt_cd, tax_type_cd, end_dt } = demoBusiness;
    const [statusKo, statusEn] = STATUS[b_stt_cd] ?? [];
    const [taxTypeKo, taxTypeEn] = TAX_TYPE[tax_type_cd] ?? [];
    const claim = (lang?: string) =>
      claimOf(demoBusiness, { companyName: b_nm, ...(lang && { lang }) });
    const korean = {
      businessNumber: b_no,
      companyName: ko[0],
      companyNameOriginal: b_nm || null,
      companyNameSource: ko[1],
      companyNameMatch: ko[2],
      companyNameCheck: b_nm ? (ko[2] ? "current" : "unknown") : null,
      representative: p_nm,
      status: statusKo,
      statusCode: b_stt_cd,
      taxType: taxTypeKo,
      taxTypeCode: tax_type_cd,
      closedOn: end_dt.replace(/^(....)(..)(..)$/, "$1-$2-$3") || null,
      verifiedAt: expect.any(Number),
    };

    it("is answered in Korean, which is the default", async () => {
      expect(await answer(claim("ko"))).toEqual({ isValid: true, businessInfo: korean });
      expect(await answer(claim())).toEqual({ isValid: true, businessInfo: korean });
    });

    it("is answered in English", async () => {
      expect(await answer(claim("en"))).toEqual({
        isValid: true,
        businessInfo: {
          ...korean,
          companyName: en[0],
          companyNameSource: en[1],
          companyNameMatch: en[2],
          status: statusEn,
          taxType: taxTypeEn,
        },
      });
    });

    it("is answered in both languages", async () => {
      expect(await answer(claim("both"))).toEqual({
        isValid: true,
        businessInfo: {
          ...korean,
          companyNameEn: en[0],
          companyNameEnSource: en[1],
          statusEn,
          taxTypeEn,
        },
      });
    });

    it("is answered in codes only", async () => {
      expect(await answer(claim("code"))).toEqual({
        isValid: true,
        businessInfo: {
          businessNumber: b_no,
          statusCode: b_stt_cd,
          taxTypeCode: tax_type_cd,
          verifiedAt: expect.any(Number),
        },
      });
    });
  },
);

describe("the official English name", () => {
  const dongnyeok = business("3128712531");
  const branch = business("1378504760");
  const corner = business("6142908971");
  const named = (claim: object, companyName: unknown) => ({ ...claim, companyName, lang: "en" });

  it.each<[string, object, string | undefined, Name]>([
    [
      "is found by the number alone, without a name",
      claimOf(HANBIT),
      undefined,
      dart("Hanbit Trading Co., Ltd.", "number"),
    ],
    [
      "is taken from the company with the number, whatever name the caller gives",
      claimOf(HANBIT),
      "새솔유통",
      dart("Hanbit Trading Co., Ltd.", "number"),
    ],
    [
      "is taken from the company with this representative if several companies have the name",
      claimOf(branch),
      "한결마루",
      dart("Hangyeol Maru Co., Ltd.", "representative"),
    ],
    [
      "is missing if several companies have the name and none has this representative",
      LOAD_CLAIM,
      "한결마루",
      composed("Hankyulmaru"),
    ],
    [
      "is not taken from a listed company that has only its name in common with the business",
      claimOf(corner),
      "미리내전자(주)",
      composed("Mirinae Electronics Co., Ltd."),
    ],
    [
      "is found under a former name",
      LOAD_CLAIM,
      "서린컨테이너",
      dart("SEORIN SHIPPING CO.,LTD.", "name"),
    ],
    [
      "is found under the other former name",
      LOAD_CLAIM,
      "(주)서린상선",
      dart("SEORIN SHIPPING CO.,LTD.", "name"),
    ],
    [
      "is not taken from a company whose number and representatives differ from those in the claim",
      LOAD_CLAIM,
      "동녘금속공업",
      composed("Dongnyeok Metal"),
    ],
    [
      "is the current English name even if the caller gives the former Korean name",
      claimOf(dongnyeok),
      "동녘금속공업",
      dart("Dongnyeok Precision Inc.", "number"),
    ],
    [
      "is found if the caller writes the letters SK in Korean, as 에스케이",
      LOAD_CLAIM,
      "에스케이하이닉스",
      dart("SK hynix Inc.", "name"),
    ],
    [
      "is found if the caller writes the letters sk, and not 에스케이",
      LOAD_CLAIM,
      "sk하이닉스 주식회사",
      dart("SK hynix Inc.", "name"),
    ],
    [
      "is found if the caller writes & for 앤",
      LOAD_CLAIM,
      "도담&베이크",
      dart("Dodam & Bake Co., Ltd.", "name"),
    ],
    [
      "is found for a name in decomposed letters",
      LOAD_CLAIM,
      "셀트리온".normalize("NFD"),
      dart("Celltrion, Inc.", "name"),
    ],
    [
      "is found if the legal form in the name contains blanks",
      LOAD_CLAIM,
      "( 주 ) 셀트리온",
      dart("Celltrion, Inc.", "name"),
    ],
    ["is never the placeholder -", LOAD_CLAIM, "해오름상사", composed("Haeorum Trading")],
    ["is never the placeholder 없음", LOAD_CLAIM, "누리샘", composed("Nurisam")],
    [
      'is never the placeholder "no entry"',
      LOAD_CLAIM,
      "바른길물류",
      composed("Barungil Logistics"),
    ],
    ["is never Korean", LOAD_CLAIM, "별빛마루출판", composed("Byeolbitmaru Publishing")],
    ["is not guessed from a part of a name", LOAD_CLAIM, "하이닉스", composed("Hynix")],
    ["is not found by a wildcard", LOAD_CLAIM, "%하이닉스", composed("%Hynix")],
    ["is null if the name is only a legal form", LOAD_CLAIM, "주식회사", [null, null, null]],
    ["is null if the name is blank", LOAD_CLAIM, "  ", [null, null, null]],
  ])("%s", async (_, claim, companyName, [name, source, match]) => {
    const { businessInfo } = await answer(named(claim, companyName));
    expect([
      businessInfo.companyName,
      businessInfo.companyNameSource,
      businessInfo.companyNameMatch,
    ]).toEqual([name, source, match]);
  });

  it("comes with companyNameCheck, which compares the caller's name with the company's names", async () => {
    const checkOf = async (companyName: unknown, lang = "both") =>
      (await answer({ ...claimOf(HANBIT), companyName, lang })).businessInfo.companyNameCheck;
    expect(await checkOf("삼성전자")).toBe("different");
    expect(await checkOf("(주)한빛물산")).toBe("current");
    expect(await checkOf(undefined)).toBeNull();
    expect(await checkOf("주식회사")).toBe("unknown");
    expect(await checkOf("한빛물산", "code")).toBeUndefined();
    const former = await answer(named(claimOf(dongnyeok), "동녘금속공업"));
    expect(former.businessInfo.companyNameCheck).toBe("former");
    const none = await answer(named(LOAD_CLAIM, "없는이름"));
    expect(none.businessInfo.companyNameCheck).toBe("unknown");
    const wrong = await answer(named(claimOf(HANBIT, { ownerName: "허위인" }), "한빛물산"));
    expect(wrong.businessInfo.companyNameCheck).toBeNull();
  });

  it("of a branch with its own number is found by a former name and the representative", async () => {
    const company = {
      corpCode: "09900001",
      englishName: "Renamed Corp.",
      stockCode: "",
      modifiedOn: "20260101",
    };
    await writeCompanies(env.DB, [toIncoming({ ...company, name: "옛이름상사" })]);
    await writeCompanies(env.DB, [toIncoming({ ...company, name: "새이름상사" })]);
    const facts = {
      corpCode: "09900001",
      businessNumber: "1112233333",
      legalName: "새이름상사",
      stockName: "",
      englishName: "Renamed Corp.",
    };
    await env.DB.batch(
      factWrites(
        env.DB,
        [{ ...facts, representatives: `${LOAD_CLAIM.ownerName}, 아무개` }],
        [],
        "2026-01-01",
      ),
    );
    const { businessInfo } = await answer(named(LOAD_CLAIM, "옛이름상사"));
    expect(businessInfo).toMatchObject({
      companyName: "Renamed Corp.",
      companyNameMatch: "representative",
    });
  });
});

describe("aliases of the fields", () => {
  it("are company_name for companyName and language for lang", async () => {
    const body = claimOf(business("6158680343"), { company_name: "새솔유통", language: "en" });
    expect((await answer(body)).businessInfo).toMatchObject({
      companyName: "Saesol Distribution Co., Ltd.",
      status: "Active",
    });
  });

  it("are ignored if the fields themselves are present", async () => {
    const body = claimOf(business("6158680343"), {
      companyName: "새솔유통",
      company_name: "카카오",
      lang: "en",
      language: "code",
    });
    expect((await answer(body)).businessInfo.companyName).toBe("Saesol Distribution Co., Ltd.");
  });

  it("may be null, and a date may have hyphens", async () => {
    const body = {
      ...claimOf(HANBIT),
      startDate: "2012-03-05",
      companyName: null,
      company_name: null,
      lang: null,
    };
    expect((await answer(body)).isValid).toBe(true);
  });
});

describe("an invalid business", () => {
  /** Words that only the claim contains, so that tests notice them in an answer. */
  const claims = { ownerName: "허위인", companyName: "허위상회" };
  const active = {
    status: "계속사업자",
    statusCode: "01",
    taxType: "부가가치세 일반과세자",
    taxTypeCode: "01",
  };
  const unknown = { status: null, statusCode: null, taxType: null, taxTypeCode: null };
  const failingCheckDigit = business("4028729513");

  it.each<[string, ReturnType<typeof claimOf>, string, object, string[]?]>([
    ["a wrong representative", claimOf(HANBIT, claims), "details_mismatch", active],
    [
      "a wrong date",
      claimOf(HANBIT, { startDate: "20120306", companyName: "허위상회" }),
      "details_mismatch",
      active,
    ],
    [
      "a blank within the representative",
      claimOf(HANBIT, { ownerName: "김 한빛" }),
      "details_mismatch",
      active,
      ["space_in_name"],
    ],
    [
      "another letter case",
      claimOf(business("6028622269"), { ownerName: "John Michael Carter" }),
      "details_mismatch",
      active,
      ["latin_name"],
    ],
    [
      "a registered number that fails the check digit",
      claimOf(failingCheckDigit, claims),
      "details_mismatch",
      active,
    ],
    [
      "an unknown number",
      claimOf(HANBIT, { ...claims, business_number: UNREGISTERED }),
      "not_registered",
      unknown,
    ],
    [
      "an unknown number that fails the check digit",
      claimOf(HANBIT, { ...claims, business_number: UNREGISTERED_WITH_FAILING_CHECK_DIGIT }),
      "not_registered",
      unknown,
    ],
  ])(
    "gets 200 with the reason and the registry's data for %s",
    async (_, claim, reason, said, possibleCauses = []) => {
      const nothing = {
        companyName: null,
        companyNameOriginal: null,
        companyNameSource: null,
        companyNameMatch: null,
        companyNameCheck: null,
        representative: null,
        closedOn: null,
      };
      const businessNumber = claim.business_number;
      expect(await answer(claim)).toEqual({
        isValid: false,
        reason,
        possibleCauses,
        businessInfo: { businessNumber, ...nothing, ...said, verifiedAt: expect.any(Number) },
      });
    },
  );

  it.each(["ko", "en", "both", "code"])(
    "is answered without the names and the date that the caller claimed (%s)",
    async (lang) => {
      for (const business_number of [HANBIT.b_no, UNREGISTERED, failingCheckDigit.b_no]) {
        const text = JSON.stringify(
          await answer(claimOf(HANBIT, { business_number, ...claims, lang })),
        );
        for (const claimed of ["허위인", "허위상회", "Heowi", "20120305", "2012-03-05"])
          expect(text).not.toContain(claimed);
      }
    },
  );

  it.each(["ko", "en", "both"])(
    "is answered without a name from the disclosure table (%s)",
    async (lang) => {
      const text = JSON.stringify(
        await answer(claimOf(HANBIT, { ownerName: "허위인", companyName: HANBIT.b_nm, lang })),
      );
      expect(text).not.toMatch(/한빛|Hanbit|Hanbin/);
    },
  );

  it("is shown as closed if it has closed, even if its details differ", async () => {
    const { businessInfo } = await answer(
      claimOf(business("1248178104"), { ownerName: "허위인", lang: "en" }),
    );
    expect(businessInfo).toMatchObject({ status: "Closed", statusCode: "03" });
  });

  it("is unconfirmed if the tax authority gives no reason", async () => {
    await breakUpstreams({ fail: { mode: "http500", path: "status" } });
    expect(await answer(claimOf(HANBIT, claims))).toMatchObject({
      isValid: false,
      reason: "unconfirmed",
      businessInfo: { businessNumber: HANBIT.b_no, ...unknown, representative: null },
    });
  });
});

describe("the tax authority", () => {
  it("is called once for a valid business, and twice for an invalid business, to get the reason", async () => {
    await answer(claimOf(HANBIT));
    expect(await upstreamStats()).toMatchObject({
      validate: { calls: 1, rows: 1 },
      status: { calls: 0 },
    });
    await answer(claimOf(HANBIT, { ownerName: "허위인" }));
    expect(await upstreamStats()).toMatchObject({
      validate: { calls: 2, rows: 2 },
      status: { calls: 1, rows: 1 },
    });
  });
});
