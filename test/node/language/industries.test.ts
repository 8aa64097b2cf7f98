import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { industryName as nameIn } from "../../../src/language/industries.ts";
import { LANGUAGES, type Language, type Translations } from "../../../src/language/languages.ts";
import { referenceText, skipWithout } from "../../reference-data.ts";
import { CORRECTED_NAMES } from "./corrected-names.ts";
import { NACE_ORIGINS } from "./nace-origins.ts";
import { INDUSTRY_NAMES } from "./names-of-industries.ts";

const KSIC = "ksic-rev11.csv";
const NACE = "nace-rev2-en-de-es.csv";
const COMPANIES = "opendart-company-sample.jsonl";

interface KsicRow {
  readonly code: string;
  readonly name_ko: string;
  readonly name_en: string;
}

interface NaceRow {
  readonly level: string;
  readonly code: string;
  readonly de: string;
  readonly es: string;
}

const rows = <T>(text: string): T[] => parse(text, { columns: true, bom: true });

const industryName = (code: string, language: Language) => nameIn(INDUSTRY_NAMES[language], code);

const CODES = Object.keys(INDUSTRY_NAMES.en).sort();
const INDUSTRIES = CODES.map((code) => ({
  code,
  texts: LANGUAGES.map(
    (language) => INDUSTRY_NAMES[language][code] ?? "",
  ) as unknown as Translations,
}));
const DIVISIONS = INDUSTRIES.filter(({ code }) => code.length === 2);
/** All groups, and 64992, the only code of five digits. */
const GROUPS = INDUSTRIES.filter(({ code }) => code.length > 2);

describe("industry categories", () => {
  it("give the group for a code of three to five digits, and the division for a code of two digits", () => {
    expect(industryName("26", "ko")).toBe("전자부품, 컴퓨터, 영상, 음향 및 통신장비 제조업");
    expect(industryName("264", "ko")).toBe("통신 및 방송 장비 제조업");
    expect(industryName("26410", "en")).toBe(industryName("264", "en"));
    expect(industryName("62010", "de")).toBe(
      "Erbringung von Dienstleistungen der Informationstechnologie",
    );
  });

  it("name software makers and holding companies precisely, in every language", () => {
    expect(LANGUAGES.map((language) => industryName("58221", language))).toEqual([
      "Software publishing",
      "소프트웨어 개발 및 공급업",
      "ソフトウェア開発・供給業",
      "软件开发与供应业",
      "Edición de programas informáticos",
      "Verlegen von Software",
    ]);
    expect(LANGUAGES.map((language) => industryName("64992", language))).toEqual([
      "Activities of holding companies",
      "지주회사",
      "持株会社",
      "控股公司",
      "Actividades de las sociedades holding",
      "Beteiligungsgesellschaften",
    ]);
  });

  it("give the division if KSIC revision 11 does not have the group", () => {
    expect(industryName("269", "en")).toBe(industryName("26", "en"));
  });

  it.each(["", "2", "04", "09", "40", "264110", "26a", " 26", "C26"])(
    "have no entry for code '%s'",
    (code) => {
      for (const language of LANGUAGES) expect(industryName(code, language)).toBeNull();
    },
  );

  it("have a name in every language for all 77 divisions", () => {
    expect(DIVISIONS).toHaveLength(77);
    for (const { texts } of DIVISIONS) {
      expect(texts).toHaveLength(LANGUAGES.length);
      for (const text of texts) expect(text).toMatch(/^\S.*\S$/u);
    }
  });

  it("have six different names for each of the 234 groups, one name in each language, and no two groups have the same name", () => {
    expect(GROUPS.filter(({ code }) => code.length === 3)).toHaveLength(234);
    expect(new Set(GROUPS.map(({ code }) => code)).size).toBe(GROUPS.length);
    for (const language of LANGUAGES)
      expect(Object.keys(INDUSTRY_NAMES[language]).sort()).toEqual(CODES);
    for (const { code, texts } of GROUPS) {
      expect(new Set(texts).size, code).toBe(LANGUAGES.length);
      for (const text of texts) expect(text, code).toMatch(/^\S.*\S$/u);
      expect(
        DIVISIONS.some((division) => code.startsWith(division.code)),
        code,
      ).toBe(true);
    }
    for (const [at, language] of LANGUAGES.entries())
      expect(new Set(GROUPS.map(({ texts }) => texts[at])).size, language).toBe(GROUPS.length);
  });

  it("are written in the script and punctuation of each language, without abbreviations", () => {
    for (const { code, texts } of INDUSTRIES) {
      const [en, ko, ja, zh, es, de] = texts;
      expect(ko, code).toMatch(/^[가-힣1 ,;·]+$/u);
      for (const text of [ja, zh])
        expect(text).toMatch(
          /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・、，；（）]+$/u,
        );
      expect(zh).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}・]/u);
      for (const text of [en, es, de]) {
        expect(text).toMatch(/^\p{Lu}[\p{Script=Latin} ,;:()-]+$/u);
        expect(text).not.toMatch(/\p{Lu}{2}|\p{Lu}-|\d/u);
      }
      for (const text of texts) {
        expect(text, code).not.toMatch(/ {2}| [,;:·)]|[,;:](?! )|\( |\p{L}\(/u);
        expect(text, code).not.toMatch(/^[ ,;]|[ ,;]$/u);
      }
    }
  });

  it("write 'except …' in the usual way of each language", () => {
    for (const { texts } of INDUSTRIES) {
      const [en, ko, ja, zh, es, de] = texts;
      expect(en).not.toMatch(/(?<!,) except/u);
      expect(ko).not.toMatch(/(?<! )제외/u);
      expect(ja).not.toMatch(/除外|(?<!（[^）]*)を除く/u);
      expect(zh).not.toMatch(/除外|除去|除了|(?<!（)不含/u);
      expect(es).not.toMatch(/(?<!,) excepto/u);
      expect(de).not.toMatch(/(?<!\()ohne (?!ausgeprägten)/u);
    }
  });

  it("have English names in sentence case, and Japanese names that end with a word such as 業 (business) or 団体 (organisation)", () => {
    for (const { texts } of INDUSTRIES) {
      const [en, , ja] = texts;
      expect(en.slice(1)).not.toMatch(/\p{Lu}/u);
      expect(ja).toMatch(
        /(?:業|機関|行政|団体|組合|活動|会社|病院|診療所|塾|喫茶店|スクール)(?:（[^）]+）)?$/u,
      );
    }
  });

  it("shorten a repeated part of German nouns to a hyphen, as in 'Abfallbehandlung und -beseitigung'", () => {
    for (const { texts } of INDUSTRIES) {
      const german = texts[5];
      expect(german).not.toMatch(/- (?!und|oder|sowie|bzw)|(?<!und|oder|sowie|,) -/u);
    }
    expect(industryName("382", "de")).toBe("Abfallbehandlung und -beseitigung");
  });

  it.each([
    ["282", "en", "Manufacture of primary and secondary batteries"],
    ["652", "ko", "재보험업"],
    ["872", "ja", "非入所型福祉施設運営業"],
    ["64", "zh-CN", "金融业（不含保险）"],
    ["551", "zh-CN", "一般住宿业及带厨房设施的住宿业"],
    ["319", "es", "Fabricación de otro material de transporte"],
    ["331", "de", "Herstellung von Schmuck und ähnlichen Erzeugnissen"],
    ["561", "de", "Restaurants und mobile Gastronomie"],
    ["961", "de", "Friseur- und Kosmetiksalons, Bäder und ähnliche Dienstleistungen"],
  ] as const)("call group %s in %s '%s'", (code, language, name) => {
    expect(industryName(code, language)).toBe(name);
  });

  it("have official names for groups, from KSIC in English and Korean, and from NACE in Spanish and German", (context) => {
    const ksic = rows<KsicRow>(skipWithout(context, KSIC, referenceText(KSIC)));
    const nace = rows<NaceRow>(skipWithout(context, NACE, referenceText(NACE)));
    const levels: Record<number, string> = { 2: "division", 3: "group", 4: "class" };
    for (const { code, texts } of GROUPS) {
      const [en, ko, , , es, de] = texts;
      const official = ksic.find((row) => row.code === code);
      expectOfficial(code, "en", en, official?.name_en);
      expectOfficial(code, "ko", ko, withOneDot(official?.name_ko));
      const origin = NACE_ORIGINS.get(code);
      if (origin === undefined) continue;
      const level = levels[origin.length];
      const row = nace.find((candidate) => candidate.level === level && candidate.code === origin);
      expectOfficial(code, "es", es, row?.es);
      expectOfficial(code, "de", de, row?.de);
    }
    const codes = new Set(GROUPS.map(({ code }) => code));
    expect([...NACE_ORIGINS.keys()].filter((code) => !codes.has(code))).toEqual([]);
  });

  it("have the official Korean and English names of KSIC revision 11 for divisions", (context) => {
    const official = rows<KsicRow>(skipWithout(context, KSIC, referenceText(KSIC)));
    for (const { code, name_ko, name_en } of official.filter((row) => row.code.length === 2)) {
      const korean = industryName(code, "ko");
      const expected = withOneDot(name_ko.replace(/\([^)]*\)$/u, ""));
      // In the file, two Korean names are cut off after "… 및". Our names are complete.
      if (expected?.endsWith(" 및")) expect(korean?.startsWith(`${expected} `), code).toBe(true);
      else expectOfficial(code, "ko", korean, expected);
      expectOfficial(code, "en", industryName(code, "en"), name_en);
    }
  });

  it("have the German and Spanish names of NACE for divisions with the same content in NACE", (context) => {
    const nace = rows<NaceRow>(skipWithout(context, NACE, referenceText(NACE))).filter(
      (row) => row.level === "division",
    );
    /** Maps a KSIC division to the NACE division with the same content. The numbers may differ. */
    const same = new Map<string, string>([
      ...[
        "01",
        "02",
        "03",
        "10",
        "11",
        "12",
        "13",
        "14",
        "15",
        "16",
        "17",
        "18",
        "19",
        "20",
        "21",
        "22",
        "23",
        "24",
      ].map(unchanged),
      ...[
        "35",
        "36",
        "37",
        "38",
        "49",
        "50",
        "51",
        "52",
        "55",
        "56",
        "58",
        "59",
        "62",
        "63",
        "64",
      ].map(unchanged),
      ...["66", "68", "84", "85", "86", "96", "97", "98", "99"].map(unchanged),
      ...([
        ["06", "07"],
        ["08", "09"],
        ["28", "27"],
        ["29", "28"],
        ["30", "29"],
        ["31", "30"],
        ["32", "31"],
      ] as const),
      ...([
        ["33", "32"],
        ["42", "43"],
        ["70", "72"],
        ["73", "74"],
        ["74", "81"],
      ] as const),
    ]);
    for (const [ksic, code] of same) {
      const row = nace.find((candidate) => candidate.code === code);
      expectOfficial(ksic, "de", industryName(ksic, "de"), row?.de);
      expectOfficial(ksic, "es", industryName(ksic, "es"), row?.es);
    }
  });

  it("name the industry of every real company in every language", (context) => {
    const companies = skipWithout(context, COMPANIES, referenceText(COMPANIES)).trim().split("\n");
    expect(companies).toHaveLength(1953);
    for (const line of companies) {
      const { induty_code: code } = JSON.parse(line) as { induty_code: string };
      for (const language of LANGUAGES) expect(industryName(code, language), code).not.toBeNull();
    }
  });
});

const unchanged = (code: string) => [code, code] as const;

function expectOfficial(
  code: string,
  language: Language,
  ours: string | null,
  official: string | undefined,
): void {
  const name = `${code}:${language}`;
  if (CORRECTED_NAMES.has(name)) expect(ours, name).not.toBe(official);
  else expect(ours, name).toBe(official);
}

/** The official file writes the middle dot with three different characters. */
function withOneDot(korean: string | undefined): string | undefined {
  return korean?.replace(/ ?[․ㆍ·] ?/gu, "·");
}
