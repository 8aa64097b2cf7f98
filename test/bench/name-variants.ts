/** The ways in which callers write a company name, as in the reference file `name-variants.tsv`. */

export interface VariantKind {
  kind: string;
  /** @returns null if this name of the table cannot be written in this way */
  write: (name: string, english: string) => string | null;
  /**
   * The share of companies that must be found, in percent. It is `never` if the lookup treats the
   * variant as another name (decision 0030 says why).
   */
  goal: number | "never";
  /**
   * The benchmark looks up the names of up to 300 companies, written in this way. This is how many
   * of these names may at most find another company. The limit is as high as the number of names
   * that found another company with the earlier rules of the lookup.
   */
  most: number;
  withRepresentative?: true;
}

const LETTERS: Record<string, string> = Object.fromEntries(
  "에이 비 씨 디 이 에프 지 에이치 아이 제이 케이 엘 엠 엔 오 피 큐 알 에스 티 유 브이 더블유 엑스 와이 제트"
    .split(" ")
    .map((sound, at) => [String.fromCharCode(97 + at), sound]),
);

const spread = (name: string, sign: string) => [...name].join(sign);
const fullWidth = (name: string) =>
  name.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const replaced = (name: string, from: RegExp, to: string) =>
  from.test(name) ? name.replace(from, to) : null;
const latin = (name: string, change: (name: string) => string) =>
  /[a-z]/i.test(name) ? change(name) : null;
/**
 * Replaces the Korean names of Latin letters at the start of a name with the letters themselves:
 * 에스케이하이닉스 → SK하이닉스. Tries the longest names of letters first.
 */
const asLetters = (name: string) => {
  let rest = name;
  let letters = "";
  const sounds = Object.entries(LETTERS).sort(([, one], [, other]) => other.length - one.length);
  for (;;) {
    const found = sounds.find(([, sound]) => rest.startsWith(sound));
    if (!found) break;
    letters += found[0].toUpperCase();
    rest = rest.slice(found[1].length);
  }
  return letters.length > 1 && rest.length > 1 ? letters + rest : null;
};

const always = (kind: string, write: VariantKind["write"], most = 0): VariantKind => ({
  kind,
  write,
  goal: 100,
  most,
});
/**
 * A spelling that the lookup corrects only in its second try. In the first try, the lookup takes
 * the spelling as it is, because another company may have this name.
 */
const second = (kind: string, write: VariantKind["write"]): VariantKind => ({
  kind,
  write,
  goal: 98,
  most: 2,
});
const never = (kind: string, write: VariantKind["write"], most = 0): VariantKind => ({
  kind,
  write,
  goal: "never",
  most,
});
const branch = (kind: string, write: VariantKind["write"]): VariantKind => ({
  kind,
  write,
  goal: 100,
  most: 0,
  withRepresentative: true,
});

const before = (form: string) => always(`${form}X`, (name) => form + name);
const after = (form: string) => always(`X${form}`, (name) => name + form);

export const KINDS: readonly VariantKind[] = [
  ...["(주)", "㈜", "주식회사 ", "유한회사 ", "(유)", "㈲", "유한책임회사 ", "(유한)"].map(before),
  ...["(유한책임회사)", "합자회사 ", "합명회사 ", "사단법인 ", "(재)", "재단법인 "].map(before),
  ...["의료법인 ", "학교법인 ", "사회복지법인 ", "협동조합 ", "株式會社 ", "株式会社 "].map(before),
  ...["(株)", "㈱", "( 주 ) ", "주) ", "(주 ", "[주]", "（주）", "㈜㈜", "주식 회사 "].map(before),
  ...["(주식회사) ", "주."].map(before),
  second("농업회사법인 (주)X", (name) => `농업회사법인 (주)${name}`),
  ...["(주)", "㈜", " 주식회사", "주식회사", " 유한회사", "주) "].map(after),
  ...[" Co.,Ltd.", " Co., Ltd.", " Inc.", " Corp.", " Ltd"].map(after),
  always("(주)X(주)", (name) => `(주)${name}(주)`),
  always("X(English)", (name, english) => (english ? `${name}(${english})` : null)),
  always("(주)X (구 옛이름)", (name) => `(주)${name} (구 옛이름)`),
  always("trailing blanks", (name) => `${name} \t\u00a0`),
  always("zero width space", (name) => spread(name, "\u200b")),
  always("joiner, byte-order mark, soft hyphen", (name) => spread(name, "\u200d\ufeff\u00ad")),
  always("NFD", (name) => name.normalize("NFD")),
  always("full width", fullWidth),
  always("Hangul filler", (name) => `${name.slice(0, 1)}\u3164${name.slice(1)}\u3164`),
  ...[" ", "-", ".", "·", "ㆍ", "‧", "・", "_", "/"].map((sign) =>
    always(`${sign} inside`, (name) => spread(name, sign)),
  ),
  always("quotes", (name) => `"${name}"`),
  always("final period", (name) => `${name}.`),
  branch("X 수원지점", (name) => `${name} 수원지점`),
  branch("(주)X부산공장", (name) => `(주)${name}부산공장`),
  branch("X 본사", (name) => `${name} 본사`),
  branch("X 강남영업소", (name) => `${name} 강남영업소`),
  branch("X 제2공장", (name) => `${name} 제2공장`),
  branch("X 기술연구소", (name) => `${name} 기술연구소`),
  always("Latin as letter names", (name) =>
    latin(name, (all) => all.replace(/[a-z]/gi, (sign) => LETTERS[sign.toLowerCase()] ?? sign)),
  ),
  always("Latin lower case", (name) => latin(name, (all) => all.toLowerCase())),
  always("Latin full width", (name) => latin(name, fullWidth)),
  always("Latin with dots", (name) => latin(name, (all) => all.replace(/[a-z]/gi, "$&."))),
  always("letter names as Latin", asLetters),
  second("에이치 as 에치", (name) => replaced(name, /에이치/, "에치")),
  second("더블유 as 더블류", (name) => replaced(name, /더블유/, "더블류")),
  never("제트 as 지", (name) => replaced(name, /제트/, "지"), 2),
  second("알 as 아르", (name) => replaced(name, /알/, "아르")),
  never("브이 as 비", (name) => replaced(name, /브이/, "비"), 11),
  never(
    "digits as Korean numerals",
    (name) =>
      /\d/.test(name)
        ? name.replace(/\d/g, (digit) => "영일이삼사오육칠팔구"[Number(digit)] ?? "")
        : null,
    2,
  ),
  always("digits full width", (name) =>
    replaced(name, /\d/, fullWidth(/\d/.exec(name)?.[0] ?? "")),
  ),
  always("제1호 as 1호", (name) => replaced(name, /제(?=\d+호)/, "")),
  always("앤 as &", (name) => replaced(name, /앤/, "&")),
  always("앤 as ＆", (name) => replaced(name, /앤/, "＆")),
  second("앤 as 앤드", (name) => replaced(name, /앤/, "앤드")),
  always("앤 as and", (name) => replaced(name, /앤/, " and ")),
  never("앤 as 엔", (name) => replaced(name, /앤/, "엔"), 3),
  never("테크 as 텍", (name) => replaced(name, /테크/, "텍"), 10),
  always("센터 as 센타", (name) => replaced(name, /센터/, "센타")),
  always("플라자 as 프라자", (name) => replaced(name, /플라자/, "프라자")),
  // The shorter name may be the name of another company (와이산업), or a common misspelling of
  // another company's name (에치앤디).
  never(
    "a syllable left out",
    (name) => (name.length > 3 ? name.slice(0, 2) + name.slice(3) : null),
    5,
  ),
  never("the last word left out", (name) => (name.length > 5 ? name.slice(0, -2) : null), 17),
];
