/** Spells foreign names that are written in Hangul: common Western names, and Japanese names. */
import { FOREIGN_SYLLABLE } from "./family-names.ts";

/** Only names that have one usual English spelling and resemble no Korean name. */
const WESTERN_NAMES =
  "가브리엘Gabriel 니콜라스Nicholas 다니엘Daniel 데니스Dennis 데이비드David 도널드Donald 라이언Ryan 로널드Ronald " +
  "로렌스Lawrence 로버트Robert 로저Roger 루카스Lucas 리처드Richard 리차드Richard 마리아Maria 마이크Mike " +
  "마이클Michael 마크Mark 마틴Martin 매튜Matthew 맥스Max 모니카Monica 바바라Barbara 벤자민Benjamin 브라이언Brian " +
  "브래드포드Bradford 브레드포드Bradford 브루스Bruce 빅터Victor 빈센트Vincent 사라Sarah 사무엘Samuel 사이먼Simon " +
  "샤론Sharon 스미스Smith 스캇Scott 스콧Scott 스테파니Stephanie 아담Adam 안드레아Andrea 안젤라Angela 안토니오Antonio " +
  "알렉산더Alexander 알렉스Alex 알버트Albert 앤드류Andrew 앤서니Anthony 앤토니Anthony 안토니Anthony 앨리스Alice " +
  "에드가Edgar 에드워드Edward 에릭Eric 에스더Esther 올리버Oliver 윌리엄William 윌슨Wilson 제니퍼Jennifer 제이슨Jason " +
  "제이콥Jacob 제임스James 제프리Jeffrey 조나단Jonathan 조셉Joseph 조슈아Joshua 조지George 존슨Johnson 줄리아Julia " +
  "찰스Charles 캐서린Catherine 케네스Kenneth 케빈Kevin 켈리Kelly 크리스Chris 크리스토퍼Christopher " +
  "크리스티나Christina 테일러Taylor 토니Tony 토마스Thomas 패트릭Patrick 폴Paul 프랭크Frank 피터Peter 필립Philip " +
  "하워드Howard 해롤드Harold 헨리Henry 톰Tom 존John 잭Jack 샘Sam 벤Ben";

let western: ReadonlyMap<string, string> | undefined;

export function westernName(word: string): string | undefined {
  western ??= latinByHangul(WESTERN_NAMES);
  return western.get(word);
}

function latinByHangul(entries: string): ReadonlyMap<string, string> {
  return new Map(
    entries.split(" ").map((entry) => {
      const at = entry.search(/[A-Za-z]/);
      return [entry.slice(0, at), entry.slice(at)];
    }),
  );
}

const LONGEST_WESTERN_NAME = 6;
/** In syllables. Shorter names, such as 사라, may be part of a Korean name (박사라온). */
const SURELY_WESTERN = 3;

/** The first Western name inside a word that also has other syllables: 김앤토니경태. */
export function westernNameIn(word: string): { at: number; korean: string } | null {
  for (let at = 0; at < word.length; at++)
    for (let length = LONGEST_WESTERN_NAME; length > 1; length--) {
      const korean = word.slice(at, at + length);
      if (korean.length < length || westernName(korean) === undefined) continue;
      if (length >= SURELY_WESTERN || FOREIGN_SYLLABLE.test(korean)) return { at, korean };
    }
  return null;
}

/** The syllables of Japanese names in Hangul. ㄴ (n) or ㅅ (a doubled consonant) may follow each. */
const KANA_SPELLINGS =
  "아a 이i 우u 에e 오o 카ka 키ki 쿠ku 케ke 코ko 가ga 기gi 구gu 게ge 고go 사sa 시shi 스su 세se 소so " +
  "자za 지ji 즈zu 제ze 조zo 타ta 치chi 츠tsu 쓰tsu 테te 토to 다da 데de 도do 나na 니ni 누nu 네ne 노no " +
  "하ha 히hi 후fu 헤he 호ho 바ba 비bi 부bu 베be 보bo 마ma 미mi 무mu 메me 모mo 야ya 유yu 요yo " +
  "라ra 리ri 루ru 레re 로ro 와wa 샤sha 슈shu 쇼sho 쟈ja 주ju 쥬ju 죠jo 차cha 추chu 초cho 갸gya 규gyu 교gyo " +
  "캬kya 큐kyu 쿄kyo 냐nya 뉴nyu 뇨nyo 햐hya 휴hyu 효hyo 뱌bya 뷰byu 뵤byo 먀mya 뮤myu 묘myo 랴rya 류ryu 료ryo";
/** At the start of a word, ㄱ and ㄷ stand for k and t: 다나카 Tanaka. 다이 is mostly Dai (다이스케). */
const AT_START = new Map([
  ["가", "ka"],
  ["기", "ki"],
  ["구", "ku"],
  ["게", "ke"],
  ["고", "ko"],
  ["다", "ta"],
  ["데", "te"],
  ["도", "to"],
  ["조", "jo"],
]);

let kana: ReadonlyMap<string, string> | undefined;

/** A Japanese name has one of these syllables. Other names with open syllables have none (마리아). */
const JAPANESE = /[카키쿠케코타테츠쓰치시]|마사|히로|야마|무라|이치|로(?:$| )/u;

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const FINAL_N = 4;
const FINAL_S = 19;
const MIN_SYLLABLES = 3;

/** `나카지마 히로카즈` → `Nakajima Hirokazu`; null for names that do not look Japanese. */
export function japaneseName(name: string): string | null {
  if (!JAPANESE.test(name) || name.replaceAll(" ", "").length < MIN_SYLLABLES) return null;
  const words = name.split(" ").map(japaneseWord);
  return words.includes(null) ? null : words.join(" ");
}

function japaneseWord(word: string): string | null {
  kana ??= latinByHangul(KANA_SPELLINGS);
  let latin = "";
  let isDoubled = false;
  for (const [at, syllable] of [...word].entries()) {
    const code = syllable.charCodeAt(0) - FIRST_SYLLABLE;
    const final = code < 0 ? 0 : code % FINALS;
    const open = String.fromCharCode(syllable.charCodeAt(0) - final);
    const isDai = at === 0 && word.startsWith("다이");
    const mora = (at === 0 && !isDai && AT_START.get(open)) || kana.get(open);
    if (mora === undefined || ![0, FINAL_N, FINAL_S].includes(final)) return null;
    latin += (isDoubled ? (mora.startsWith("ch") ? "t" : mora.slice(0, 1)) : "") + mora;
    if (final === FINAL_N) latin += "n";
    isDoubled = final === FINAL_S;
  }
  return isDoubled ? null : latin.slice(0, 1).toUpperCase() + latin.slice(1);
}
