/**
 * The standard KS X 1001 orders its 4,888 Hanja by reading. In this text, letters are the distance
 * in Unicode from the previous reading, in base 26. Digits count the Hanja with the reading:
 * `a29b11` means that 29 Hanja are read 가, and 11 are read 각. The readings come from Unicode's
 * Korean collation (CLDR).
 */
const RUNS =
  "a29b11d24e10i20b6e24h20b2u4i1cd17e12e4i7b3l3bd7d11e6i6f45h24bc39b7d10e3n16b1g12b4d17e4n13h3" +
  "bc9v4h25bc54b6d6e4n6l10e5u6bc6bc15e7e1v7d15e1i14b7e4bj64e1e4i1wb1bb15b8d9e2i9b5e7h6v1ep1e3m4" +
  "f2bj18b6d1r7cl6bc1bc8e1e1ea2bd2p1f6bj2b2bb2e20e5i17b5e11h16b1dg2eh40b10d10e2n17ep11e6fh1u9" +
  "zb9b9d9e2i10b3e8h4v1i2u13dn18b7d12e6i5b1e18h5bc18b7d1r7cl8bc12v1h13ei14b3d6e4n1i2p1f6bj26e9" +
  "m5b4l8b6d19e7n12h14b5u6eq2d11e2n15h1bc24b7h2n3dn12bc22b2d12e3hg19e13e3v19d25e11n28h20b8dj10" +
  "e4i9b2bo11d7e4n17bj16b17d1e1n16ep43b1d19e5n6gt43e14r4wx60b4d12e5i8b4e31h3b5u5cl30b15d32e13i8" +
  "b4e18h9dg37b9d6e1n8bj5bc2ce61b12d27e4n3ex3j5e10bj28b15d24e4i10b3bg1ut1bc18b14d10e4i8b4e7h11" +
  "b7u4h11b9u31bj10b5d6e2i6b2p1y24b13d43e10i15b4e40h24bc30b5d6e1n9h8e18e1n5h4bc5bc38b6u24h32b9" +
  "d13e3n2l27e3bw25bc56b7d13e5n5l7e1i6b3e4h19bc38b8d24e9i11b5e4h26b13d5m6b1e37h17v4cl28b25d41e8" +
  "i9b3e55h23dg46b4d2e3n17h5ce1ce40b2d19e1n4eq1h1j3e11bj34b5d35e15i2b7e3wx15b7d15e5i10f22h12b4" +
  "df4b15d19e10i10b10e8h10dg27b6d4r10p1bw3ce23b12d3e3n6bj4bc14cf5u1bj24b3d1e3i9b1e2lb1lw14b16" +
  "d10e2i4b3e5h14b3u1cl1ei4v7cl6ce6fl2p1cq16e9e3u11v4i1el10m1f5h10bc28b6eh14bs2f5gt7i10j2l14b5" +
  "d14e2i12b7e17h18b2u5bc9bj4e4e1i2bp4d21e4i1b12e20h9bc41b3d6e3n10h14b6d17e5n24bj20b2u3h13bc13" +
  "e10r1l4y3bc8bc5i3n5i1d4e4i3b4e1h20bk1";
const FIRST_ROW = 42;
const LAST_ROW = 93;
const COLUMNS = 94;
const EUC_OFFSET = 0xa0;
const LETTER_A = 0x61;
const FIRST_SYLLABLE = 0xac00;

/** Hanja and reading in turn: exceptions to `RUNS`, and common Japanese and simplified forms. */
const OTHERS =
  "金금宅택不불樂락率률瑩영会회国국学학医의薬약楽락実실体체鉄철広광沢택滝롱竜룡辺변斉제斎재" +
  "桜앵塩염気기仏불伝전価가図도団단圧압囲위変변売매声성読독続속経경継계総총緑록絵회転전軽경" +
  "関관険험験험検검権권歓환観관覧람駅역発발県현両량並병党당労로営영厳엄単단戦전帰귀対대専전" +
  "寿수将장当당応응恵혜拡확挙거択택旧구栄영様양横횡欧구歯치歴력済제渓계温온湾만満만瀬뢰焼소" +
  "独독献헌画화真진礼례禅선稲도穏온糸사聴청荘장蔵장証증訳역賛찬辞사郷향釈석鉱광鋳주隠은霊령" +
  "静정頼뢰鶏계麦맥黄황黒흑齢령亀귀浅천桧회槙전曽증弥미徳덕东동华화业업电전车차门문马마龙룡" +
  "风풍长장开개产산务무协협汉한际제银은钢강铁철阳양韩한顺순宝보张장总총护호来래极극树수热열" +
  "爱애环환现현种종类류线선组조织직统통罗라联련药약兰란计계设설证증诚성财재货화贸무软연轮륜" +
  "达달运운远원连련选선邮우钟종钱전馆관鲁로鲜선鸿홍齐제团단";

/** Words in which a Hanja is read differently from when it stands alone. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/音[樂楽]/gu, "음악"],
  [/不(?=[動当當正定足])/gu, "부"],
];

/** Family names that are read differently in other words. */
const FAMILY_NAMES: ReadonlyMap<string, string> = new Map([
  ["金", "김"],
  ["沈", "심"],
]);

let read: ReadonlyMap<string, string> | undefined;

/** Decoded when first needed, so that the Worker starts fast. */
function readings(): ReadonlyMap<string, string> {
  read ??= decodeReadings();
  return read;
}

export function readingsInOrder(): string[] {
  let code = FIRST_SYLLABLE;
  return Array.from(RUNS.matchAll(/([a-z]+)(\d+)/gu), ([, step = "", count]) => {
    code += [...step].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - LETTER_A, 0);
    return Array<string>(Number(count)).fill(String.fromCharCode(code));
  }).flat();
}

export function hanjaInOrder(): string[] {
  const codes: number[] = [];
  for (let row = FIRST_ROW; row <= LAST_ROW; row++)
    for (let column = 1; column <= COLUMNS; column++)
      codes.push(row + EUC_OFFSET, column + EUC_OFFSET);
  return Array.from(new TextDecoder("euc-kr").decode(Uint8Array.from(codes)));
}

function decodeReadings(): ReadonlyMap<string, string> {
  const all = readingsInOrder();
  const table = new Map<string, string>();
  for (const [at, hanja] of hanjaInOrder().entries()) table.set(hanja, all[at] ?? "");
  // Unicode has compatibility ideographs for the further readings of a Hanja, from U+F900 on.
  for (const [hanja, reading] of [...table]) {
    const usual = hanja < "\uf900" ? hanja : hanja.normalize("NFKC");
    if (!table.has(usual)) table.set(usual, reading);
  }
  for (const [, hanja = "", reading = ""] of OTHERS.matchAll(/(.)(.)/gu)) table.set(hanja, reading);
  return table;
}

const HANJA_RUN = /\p{Script=Han}+/gu;
/** Matches the Hanja in brackets after the same name in Hangul: 태화루(太和樓). */
const SAID_IN_HANGUL =
  /(?<=[\p{Script=Hangul}\p{N}])\s?[([]\s?\p{Script=Han}[\p{Script=Han}\s·・.,]*[)\]]/gu;

/** `太平洋시멘트` → `태평양시멘트`, `태화루(太和樓)` → `태화루`. Leaves out Hanja without a known reading. */
export function readHanja(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  let plain = text.replace(SAID_IN_HANGUL, "");
  for (const [word, hangul] of WORDS) plain = plain.replace(word, hangul);
  return plain.replace(HANJA_RUN, readRun);
}

/** `李在鎔` → `이재용`. Unchanged if a Hanja is unknown: the rest may be someone else's name. */
export function readPersonHanja(name: string): string {
  if (!/\p{Script=Han}/u.test(name)) return name;
  const isKnown = Array.from(name).every(
    (one) => !/\p{Script=Han}/u.test(one) || readings().has(one),
  );
  if (!isKnown) return name;
  const family = name.slice(0, 1);
  // The given name is read as a separate word: 朴烈 is 박열.
  return (
    (FAMILY_NAMES.get(family) ?? family.replace(HANJA_RUN, readRun)) +
    name.slice(1).replace(HANJA_RUN, readRun)
  );
}

function readRun(run: string): string {
  let text = "";
  for (const hanja of run) {
    const reading = readings().get(hanja);
    if (reading !== undefined) text += softened(reading, text.at(-1));
  }
  return text;
}

const FINALS = 28;
const SYLLABLES_OF_INITIAL = 21 * FINALS;
const [NIEUN, RIEUL, IEUNG] = [2, 5, 11];
/** The positions of ㅑ ㅕ ㅖ ㅛ ㅠ ㅣ among Unicode's vowels. */
const LIKE_I = new Set([2, 6, 7, 12, 17, 20]);
const FINAL_NIEUN = 4;

/** The initial-sound rule (한글 맞춤법 제10–12항): 리 → 이 at the start; 률 → 율 after a vowel or ㄴ. */
function softened(reading: string, before: string | undefined): string {
  const code = reading.charCodeAt(0) - FIRST_SYLLABLE;
  const initial = Math.floor(code / SYLLABLES_OF_INITIAL);
  if (before !== undefined) {
    const final = (before.charCodeAt(0) - FIRST_SYLLABLE) % FINALS;
    const isSoft = (reading === "렬" || reading === "률") && (final === 0 || final === FINAL_NIEUN);
    return isSoft ? withInitial(code, IEUNG) : reading;
  }
  const isLikeI = LIKE_I.has(Math.floor((code % SYLLABLES_OF_INITIAL) / FINALS));
  if (isLikeI && (initial === RIEUL || initial === NIEUN)) return withInitial(code, IEUNG);
  return initial === RIEUL ? withInitial(code, NIEUN) : reading;
}

function withInitial(code: number, initial: number): string {
  return String.fromCharCode(
    FIRST_SYLLABLE + initial * SYLLABLES_OF_INITIAL + (code % SYLLABLES_OF_INITIAL),
  );
}
