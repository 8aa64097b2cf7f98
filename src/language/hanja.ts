/** Reads Hanja in Korean, in the names of companies and persons. */

/**
 * KS X 1001 holds 4,888 Hanja in the order of their readings. Each reading is followed by the
 * number of its Hanja; one, if there is no number. A Hanja with several readings occurs at each of
 * them. The readings are those by which Unicode's Korean collation (CLDR) sorts these Hanja.
 */
const RUNS =
  "가29각11간24갈10감20갑6강24개20객2갱4갹거17건12걸4검7겁3게3격7견11결6겸6경45계24고39곡7" +
  "곤10골3공16곶과12곽4관17괄4광13괘3괴9굉4교25구54국6군6굴4궁6권10궐5궤6귀6규15균7귤극7" +
  "근15글금14급7긍4기64긴길4김끽나15낙8난9날2남9납5낭7내6냉녀년3념4녕2노18녹6논농7뇌6뇨누8" +
  "눈눌뉴2늑2늠능6니2닉2다2단20달5담17답5당11대16댁덕2도40독10돈10돌2동17두11둔6득등9라9락9" +
  "란9랄2람10랍3랑8래4랭략2량13려18력7련12렬6렴5렵령18례5로18록7론롱7뢰8료12룡루13류14륙3" +
  "륜6률4륭륵2름릉6리26린9림5립4마8막6만19말7망12매14맥5맹6멱2면11멸2명15몌모24목7몰2몽3" +
  "묘12무22묵2문12물3미19민13밀3박19반25발11방28배20백8번10벌4범9법2벽11변7별4병17보16복17" +
  "본볼봉16부43북분19불5붕6비43빈14빙4사60삭4산12살5삼8삽4상31새3색5생5서30석15선32설13섬8" +
  "섭4성18세9소37속9손6솔송8쇄5쇠2수61숙12순27술4숭3슬3습5승10시28식15신24실4심10십3쌍씨" +
  "아18악14안10알4암8압4앙7애11액7앵4야11약9양31어10억5언6얼2엄6업2엔여24역13연43열10염15" +
  "엽4영40예24오30옥5온6올옹9와8완18왈왕5왜4외5요38욕6용24우32욱9운13울3웅2원27월3위25유56" +
  "육7윤13율5융5은7을음6읍3응4의19이38익8인24일9임11입5잉4자26작13잔5잠6잡장37재17쟁4저28" +
  "적25전41절8점9접3정55제23조46족4존2졸3종17좌5죄주40죽2준19줄중4즉즐즙3증11지34직5진35" +
  "질15짐2집7징3차15착7찬15찰5참10창22채12책4처4척15천19철10첨10첩10청8체10초27촉6촌4총10촬" +
  "최3추23축12춘3출3충6췌4취14측5층치24칙3친칠3침9칩칭2쾌타14탁16탄10탈2탐4탑3탕5태14택3탱" +
  "터토4통7퇴6투6특2틈파16판9팔3패11팽4퍅편10폄평5폐10포28폭6표14품2풍5피7필10핍2하14학5" +
  "한14할2함12합7항17해18핵2행5향9허4헌4헐험2혁4현21혈4혐협12형20혜9호41혹3혼6홀3홍10화14" +
  "확6환17활5황24회20획2횡3효13후13훈10훙훤4훼3휘8휴5휼3흉5흑흔4흘4흠3흡4흥희20힐";
const FIRST_ROW = 42;
const LAST_ROW = 93;
const COLUMNS = 94;
/** A row or column of KS X 1001 plus this number is a byte of EUC-KR. */
const EUC_OFFSET = 0xa0;

/**
 * Hanja, each followed by its reading: first those that names read in another way than the table
 * says first, then common Japanese and simplified forms, which KS X 1001 lacks.
 */
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

/** Words with a reading of their own. */
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

/** The table of readings. It is decoded when first needed: starting the Worker costs nothing. */
function readings(): ReadonlyMap<string, string> {
  read ??= decodeReadings();
  return read;
}

/** The readings of all Hanja of KS X 1001 in its order. */
export function readingsInOrder(): string[] {
  return Array.from(RUNS.matchAll(/([가-힣])(\d*)/gu), ([, hangul = "", count]) =>
    Array<string>(Number(count || 1)).fill(hangul),
  ).flat();
}

/** The 4,888 Hanja of KS X 1001 in its order. */
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
/** 태화루(太和樓): the Hanja of a name that stands beside it in Hangul. */
const SAID_IN_HANGUL =
  /(?<=[\p{Script=Hangul}\p{N}])\s?[([]\s?\p{Script=Han}[\p{Script=Han}\s·・.,]*[)\]]/gu;

/**
 * `太平洋시멘트` → `태평양시멘트`, `태화루(太和樓)` → `태화루`. A Hanja without a known reading is left out, so
 * that it never costs the rest of the name.
 */
export function readHanja(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  let plain = text.replace(SAID_IN_HANGUL, "");
  for (const [word, hangul] of WORDS) plain = plain.replace(word, hangul);
  return plain.replace(HANJA_RUN, readRun);
}

/**
 * The name of a person: `李在鎔` → `이재용`, `金九` → `김구`. If a reading is not known, the name stays as it
 * is, because half a name may be that of someone else.
 */
export function readPersonHanja(name: string): string {
  if (!/\p{Script=Han}/u.test(name)) return name;
  const isKnown = Array.from(name).every(
    (one) => !/\p{Script=Han}/u.test(one) || readings().has(one),
  );
  if (!isKnown) return name;
  const family = name.slice(0, 1);
  // The given name is a word of its own: 朴烈 is 박열.
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

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const SYLLABLES_OF_INITIAL = 21 * FINALS;
const [NIEUN, RIEUL, IEUNG] = [2, 5, 11];
/** ㅑ ㅕ ㅖ ㅛ ㅠ ㅣ in the order of Unicode's vowels. */
const LIKE_I = new Set([2, 6, 7, 12, 17, 20]);
const FINAL_NIEUN = 4;

/**
 * The initial-sound rule (한글 맞춤법 제10–12항): a word begins with 이, not 리; with 여, not 녀; with 나,
 * not 라. After a vowel or ㄴ, 렬 and 률 become 열 and 율.
 */
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
