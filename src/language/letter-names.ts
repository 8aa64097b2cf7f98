/** The Korean names of the Latin letters, as companies spell them out: 에스케이 is SK. */

/** By Korean name; the usual name of a letter comes first. Includes `&`, for names such as D&C. */
export const LETTER_BY_NAME: ReadonlyMap<string, string> = new Map([
  ["에이", "A"],
  ["비", "B"],
  ["씨", "C"],
  ["시", "C"],
  ["디", "D"],
  ["이", "E"],
  ["에프", "F"],
  ["지", "G"],
  ["에이치", "H"],
  ["에이취", "H"],
  ["에치", "H"],
  ["아이", "I"],
  ["제이", "J"],
  ["케이", "K"],
  ["엘", "L"],
  ["엠", "M"],
  ["엔", "N"],
  ["오", "O"],
  ["피", "P"],
  ["큐", "Q"],
  ["알", "R"],
  ["아르", "R"],
  ["에스", "S"],
  ["에쓰", "S"],
  ["티", "T"],
  ["유", "U"],
  ["브이", "V"],
  ["더블유", "W"],
  ["더블류", "W"],
  ["엑스", "X"],
  ["와이", "Y"],
  ["제트", "Z"],
  ["앤", "&"],
  ["앤드", "&"],
]);

export const NAME_BY_LETTER: ReadonlyMap<string, string> = new Map(
  [...LETTER_BY_NAME].reverse().map(([name, letter]) => [letter.toLowerCase(), name]),
);

/** The most syllables of a letter's name. */
export const LONGEST_LETTER_NAME = 3;

/** Letter names that are also syllables of ordinary words. Two in a row need not be letters. */
export const WEAK_LETTER_NAMES: ReadonlySet<string> = new Set(
  "비 시 디 이 지 아이 오 피 알 티 유 엔 앤 앤드 아르".split(" "),
);

export const WING_LETTER =
  "(에이|비|씨|디|이|에프|지|에이치|에스|제이|케이|엘|엠|엔|피|티|브이|더블유)";

/**
 * The letters that name a wing whenever 동 follows: 비동 is wing B. The letters 이 (E) and 지 (G)
 * are not among them, because 이동 and 지동 are also names of neighbourhoods. These two are wings
 * only if the number of a floor or a room follows, as in 이동 301호.
 */
export const CLEAR_WING_LETTER =
  "(에이|비|씨|디|에프|에이치|에스|제이|케이|엘|엠|엔|피|티|브이|더블유)";
