/**
 * A person's Korean name in Latin letters: the family name as it is usually spelled, the given name
 * by the standard. Finding the persons in a text belongs in `profile/names.ts`.
 */
import { romanizeGivenName, romanizeHangul } from "./revised-romanization.ts";
import { capitalize } from "./romanize.ts";

/**
 * Family names with the spelling that most of their bearers use; the notice leaves it to them.
 * Those that nearly all spell by the standard are listed too: only a listed name is a family name.
 */
const FAMILY_NAMES: ReadonlyMap<string, string> = new Map(
  (
    "김Kim 이Lee 박Park 최Choi 정Jung 강Kang 조Cho 윤Yoon 장Jang 임Lim 한Han 오Oh 서Seo 신Shin 권Kwon 황Hwang 안Ahn " +
    "송Song 류Ryu 유Yoo 전Jeon 홍Hong 고Ko 문Moon 양Yang 손Son 배Bae 백Baek 허Heo 남Nam 심Shim 노Noh 하Ha 곽Kwak " +
    "성Sung 차Cha 주Joo 우Woo 구Koo 나Na 민Min 진Jin 지Ji 엄Eom 채Chae 원Won 천Chun 방Bang 공Kong 현Hyun 함Ham 변Byun " +
    "염Yeom 여Yeo 추Choo 도Do 소So 석Seok 선Sun 설Seol 마Ma 길Gil 연Yeon 위Wi 표Pyo 명Myung 기Ki 반Ban 라Ra 왕Wang " +
    "금Keum 옥Ok 육Yook 인In 맹Maeng 제Je 모Mo 탁Tak 국Kook 어Eo 은Eun 편Pyun 용Yong 예Ye 경Kyung 봉Bong 사Sa 부Boo " +
    "태Tae 피Pi 감Kam 계Kye 단Dan 두Doo 목Mok 범Bum 복Bok 빈Bin 승Seung 시Si 온On 음Eum 좌Jwa 창Chang 팽Paeng 형Hyung " +
    "갈Gal 견Kyun 리Lee 림Lim 량Yang 렴Yeom 려Yeo 동Dong 상Sang 가Ka 간Kan 화Hwa " +
    "황보Hwangbo 남궁Namgung 제갈Jegal 선우Sunwoo 사공Sagong 독고Dokgo 서문Seomun 동방Dongbang"
  )
    .split(" ")
    .map((entry) => {
      const at = entry.search(/[A-Z]/);
      return [entry.slice(0, at), entry.slice(at)];
    }),
);

const SYLLABLES = /^[가-힣]+$/u;
/** Given names have one or two syllables; a longer word is a foreign name in Hangul. */
const LONGEST_GIVEN_NAME = 2;

/**
 * The name in Latin letters, family name first: `김한빛` → `Kim Hanbit`, `남궁민` → `Namgung Min`. What
 * is no Korean name, like a foreign name in Hangul, is spelled word by word. Holds no Hangul.
 */
export function latinPersonName(name: string): string {
  return koreanPersonName(name) ?? spelled(name);
}

function koreanPersonName(name: string): string | null {
  if (!SYLLABLES.test(name)) return null;
  for (const length of [2, 1]) {
    const family = FAMILY_NAMES.get(name.slice(0, length));
    const given = name.slice(length);
    if (family === undefined || given === "" || given.length > LONGEST_GIVEN_NAME) continue;
    return `${family} ${capitalize(romanizeGivenName(given))}`;
  }
  return null;
}

function spelled(name: string): string {
  return name
    .normalize("NFKC")
    .split(/\s+/u)
    .map((word) => (/\p{Script=Hangul}/u.test(word) ? capitalize(romanizeHangul(word)) : word))
    .join(" ")
    .trim();
}
