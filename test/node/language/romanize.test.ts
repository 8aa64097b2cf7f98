/**
 * Company names are romanised in the Revised Romanization (notice 2014-42), without Korean legal
 * forms.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutLegalForms } from "../../../src/language/legal-forms.ts";
import { romanizeGivenName, romanizeHangul } from "../../../src/language/revised-romanization.ts";
import { romanizeName } from "../../../src/language/romanize.ts";
import { anyCharacter } from "./any-text.ts";

const HANGUL = /\p{Script=Hangul}/u;

describe("the Revised Romanization", () => {
  // These are the examples of the notice, without hyphens and capitals.
  it.each([
    ["구미", "gumi"],
    ["영동", "yeongdong"],
    ["백암", "baegam"],
    ["옥천", "okcheon"],
    ["합덕", "hapdeok"],
    ["호법", "hobeop"],
    ["월곶", "wolgot"],
    ["벚꽃", "beotkkot"],
    ["한밭", "hanbat"],
    ["구리", "guri"],
    ["설악", "seorak"],
    ["칠곡", "chilgok"],
    ["임실", "imsil"],
    ["울릉", "ulleung"],
    ["대관령", "daegwallyeong"],
    ["광희문", "gwanghuimun"],
    ["백마", "baengma"],
    ["신문로", "sinmunno"],
    ["종로", "jongno"],
    ["왕십리", "wangsimni"],
    ["별내", "byeollae"],
    ["신라", "silla"],
    ["학여울", "hangnyeoul"],
    ["알약", "allyak"],
    ["해돋이", "haedoji"],
    ["같이", "gachi"],
    ["굳히다", "guchida"],
    ["맞히다", "machida"],
    ["좋고", "joko"],
    ["놓다", "nota"],
    ["잡혀", "japyeo"],
    ["낳지", "nachi"],
    ["묵호", "mukho"],
    ["집현전", "jiphyeonjeon"],
    ["압구정", "apgujeong"],
    ["낙동강", "nakdonggang"],
    ["죽변", "jukbyeon"],
    ["낙성대", "nakseongdae"],
    ["합정", "hapjeong"],
    ["팔당", "paldang"],
    ["샛별", "saetbyeol"],
    ["울산", "ulsan"],
    ["중앙", "jungang"],
    ["반구대", "bangudae"],
    ["세운", "seun"],
    ["해운대", "haeundae"],
    ["부산", "busan"],
    ["세종", "sejong"],
    ["충청북도", "chungcheongbukdo"],
    ["제주", "jeju"],
    ["의정부", "uijeongbu"],
    ["양주", "yangju"],
    ["도봉", "dobong"],
    ["신창", "sinchang"],
    ["삼죽", "samjuk"],
    ["인왕", "inwang"],
    ["당산", "dangsan"],
    ["봉천", "bongcheon"],
    ["퇴계로", "toegyero"],
    ["청주", "cheongju"],
    ["함평", "hampyeong"],
    ["순창", "sunchang"],
    ["남산", "namsan"],
    ["속리산", "songnisan"],
    ["금강", "geumgang"],
    ["독도", "dokdo"],
    ["경복궁", "gyeongbokgung"],
    ["무량수전", "muryangsujeon"],
    ["연화교", "yeonhwagyo"],
    ["극락전", "geungnakjeon"],
    ["안압지", "anapji"],
    ["남한산성", "namhansanseong"],
    ["화랑대", "hwarangdae"],
    ["불국사", "bulguksa"],
    ["현충사", "hyeonchungsa"],
    ["독립문", "dongnimmun"],
    ["오죽헌", "ojukheon"],
    ["촉석루", "chokseongnu"],
    ["종묘", "jongmyo"],
    ["다보탑", "dabotap"],
  ])("writes %s as %s, as in the notice", (korean, latin) => {
    expect(romanizeHangul(korean)).toBe(latin);
  });

  // Each of these words has two final consonants, or an inserted ㄴ, or ㅎ next to a stop, or is
  // the official name of a place.
  it.each([
    ["백령도", "baengnyeongdo"],
    ["삼성", "samseong"],
    ["값", "gap"],
    ["값이", "gapsi"],
    ["닭", "dak"],
    ["읽어", "ilgeo"],
    ["많다", "manta"],
    ["끓이", "kkeuri"],
    ["먹히다", "meokida"],
    ["밝히다", "balkida"],
    ["밝힘", "balkim"],
    ["읽고", "ilgo"],
    ["맑게", "malge"],
    ["닭갈비", "dakgalbi"],
    ["흙과", "heukgwa"],
    ["밟다", "bapda"],
    ["밟히다", "balpida"],
    ["넓다", "neolda"],
    ["넓혀", "neolpyeo"],
    ["앉히다", "anchida"],
    ["닫혀", "dachyeo"],
    ["붙여", "buchyeo"],
    ["핥이다", "halchida"],
    ["끓는", "kkeulleun"],
    ["놓는", "nonneun"],
    ["않는", "anneun"],
    ["꽂힌", "kkochin"],
    ["박힌", "bakin"],
    ["숙희", "sukhui"],
    ["북힐", "bukhil"],
    ["복현", "bokhyeon"],
    ["꽃잎", "kkonnip"],
    ["한여름", "hannyeoreum"],
    ["색연필", "saengnyeonpil"],
    ["직행열차", "jikhaengnyeolcha"],
    ["담요", "damnyo"],
    ["식용유", "sigyongnyu"],
    ["휘발유", "hwiballyu"],
    ["서울역", "seoullyeok"],
    ["나뭇잎", "namunnip"],
    ["홑이불", "honnibul"],
    ["의견란", "uigyeonnan"],
    ["생산량", "saengsannyang"],
    ["입원료", "ibwonnyo"],
    ["횡단로", "hoengdanno"],
    ["연락", "yeollak"],
    ["난로", "nallo"],
  ])("writes %s as %s", (korean, latin) => {
    expect(romanizeHangul(korean)).toBe(latin);
  });

  // These are parts of real company names. Other programs insert a ㄴ that Koreans do not pronounce.
  it.each([
    ["동양", "dongyang"],
    ["안양", "anyang"],
    ["금융", "geumyung"],
    ["석유", "seogyu"],
    ["독일", "dogil"],
    ["한일", "hanil"],
    ["삼일", "samil"],
    ["한약", "hanyak"],
  ])("inserts no ㄴ into %s, and writes %s", (korean, latin) => {
    expect(romanizeHangul(korean)).toBe(latin);
  });

  it.each([
    ["용하", "yongha"],
    ["나리", "nari"],
    ["복남", "boknam"],
    ["빛나", "bitna"],
    ["석우", "seogu"],
  ])("writes no sound change between the syllables of the given name %s", (korean, latin) => {
    expect(romanizeGivenName(korean)).toBe(latin);
  });

  it("writes any syllables in lower-case letters, with a vowel for each syllable", () => {
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 });
    const runs = fc.array(syllable, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(runs, (codes) => {
        const run = String.fromCodePoint(...codes);
        for (const latin of [romanizeHangul(run), romanizeGivenName(run)]) {
          expect(latin).toMatch(/^[a-z]+$/);
          expect(latin.match(/[aeiouwy]/g)?.length ?? 0).toBeGreaterThanOrEqual(codes.length);
          expect(latin).not.toMatch(/[^aeiouwy]{6}/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("reads decomposed, half-width and single letters", () => {
    expect(romanizeHangul("삼성".normalize("NFD"))).toBe("samseong");
    expect(romanizeHangul("ﾡﾢ")).toBe("gkk");
    expect(romanizeHangul("ㅋㅏ")).toBe("ka");
  });
});

describe("legal forms", () => {
  it.each([
    "주식회사 하늘정원",
    "하늘정원 주식회사",
    "하늘정원주식회사",
    "(주)하늘정원",
    "하늘정원(주)",
    "하늘정원 ( 주 )",
    "㈜ 하늘정원",
    "하늘정원（주）",
    "유한회사 하늘정원",
    "하늘정원(유)",
    "유한책임회사 하늘정원",
    "재단법인하늘정원",
    "사단법인 하늘정원",
    "(사)하늘정원",
    "합자회사 하늘정원",
    "합명회사 하늘정원",
    "농업회사법인 주식회사 하늘정원",
    "주식회사하늘정원농업회사법인",
    "의료법인 하늘정원",
    "학교법인 하늘정원",
  ])("are omitted from %s", (name) => {
    expect(withoutLegalForms(name)).toBe("하늘정원");
    expect(romanizeName(name)).toBe("Haneuljeongwon");
  });

  it("are omitted even if nothing else is left", () => {
    expect(romanizeName("주식회사")).toBe("");
  });
});

describe("a romanised company name", () => {
  it.each([
    ["SK하이닉스(주)", "SK Hainikseu"],
    ["삼성전자", "Samseongjeonja"],
    ["한국 전력 공사", "Hanguk Jeollyeok Gongsa"],
    ["3S코리아", "3S Koria"],
    ["미래에셋비전기업인수목적1호 주식회사", "Miraeesetbijeongieobinsumokjeok 1 Ho"],
    ["앤드앤드(A&D)", "Aendeuaendeu(A&D)"],
    ["大韓상사", "Daehansangsa"],
    ["鱻상사", "Sangsa"],
    ["(주식회사) 한울", "Hanul"],
    ["주)카카오", "Kakao"],
    ["카카오(유한)", "Kakao"],
    ["株式會社 한울", "Hanul"],
    ["제1호기업인수목적", "1 Hogieobinsumokjeok"],
    ["Already English Co., Ltd.", "Already English Co., Ltd."],
    ["", ""],
  ])("of %s is %s", (korean, latin) => {
    expect(romanizeName(korean)).toBe(latin);
  });

  it("never contains Hangul", () => {
    fc.assert(
      fc.property(koreanText(), (text) => {
        const name = romanizeName(text);
        expect(name).not.toMatch(HANGUL);
        expect(name).toBe(name.trim());
      }),
      { numRuns: 2000 },
    );
  });
});

function koreanText(): fc.Arbitrary<string> {
  const range = (min: number, max: number) =>
    fc.integer({ min, max }).map((code) => String.fromCodePoint(code));
  return fc.string({
    unit: fc.oneof(
      range(0xac00, 0xd7a3),
      range(0x1100, 0x11ff),
      range(0x3130, 0x318f),
      range(0xa960, 0xa97f),
      range(0xd7b0, 0xd7ff),
      range(0x3200, 0x327f),
      range(0xffa0, 0xffdc),
      range(0x4e00, 0x9fff),
      fc.constantFrom("(주)", "㈜", " ", "A", "1", "(", ")"),
      anyCharacter,
    ),
  });
}
