/**
 * Words added by hand to the learned ones. Each is right in at least two thirds of the names that
 * contain it, measured on the nine tenths of the table used for learning. Learning misses these
 * words for three reasons. It removes English legal forms, so it never sees the "company" of 컴퍼니.
 * It compares names without their blanks: the single syllables of 홀딩스 already give "holdings", so
 * the word seems to add nothing, but without it these letters would be joined to the word before
 * them. It takes some words for parts of longer ones: 베스트 in 인베스트.
 */

/** The English of each Korean word, in the form of `company-words.ts`. */
export const ADDED: ReadonlyMap<string, string> = new Map(
  (
    "홀딩스holdings,컴퍼니company,코퍼레이션corporation,코포레이션corporation,리미티드limited," +
    "위탁관리부동산투자회사REIT,부동산투자회사REIT,기업구조조정부동산투자회사REIT,사모투자private equity," +
    "저축은행savings bank,베스트best,골드gold,스테이stay,가스gas,파트너partner,아이티IT," +
    "웍스+works,마트+mart,맥스+max,케어+care,네트+net,인터inter,메디medi,프로pro,에버ever,유니uni,이노inno," +
    "에이원a one,제이원j one,케이원k one,하나로hanaro"
  )
    .split(",")
    .map((entry) => {
      const at = entry.search(/[+A-Za-z]/);
      return [entry.slice(0, at), entry.slice(at)];
    }),
);
