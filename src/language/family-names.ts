/** Korean family names, and a test for Korean names. The page loads this file, so keep it small. */

/** The known family names, each with its usual spelling. Other family names are not recognised. */
export const FAMILY_NAMES: ReadonlyMap<string, string> = new Map(
  (
    "김Kim 이Lee 박Park 최Choi 정Jung 강Kang 조Cho 윤Yoon 장Jang 임Lim 한Han 오Oh 서Seo 신Shin 권Kwon 황Hwang 안Ahn " +
    "송Song 류Ryu 유Yoo 전Jeon 홍Hong 고Ko 문Moon 양Yang 손Son 배Bae 백Baek 허Heo 남Nam 심Shim 노Noh 하Ha 곽Kwak " +
    "성Sung 차Cha 주Joo 우Woo 구Koo 나Na 민Min 진Jin 지Ji 엄Eom 채Chae 원Won 천Chun 방Bang 공Kong 현Hyun 함Ham 변Byun " +
    "염Yeom 여Yeo 추Choo 도Do 소So 석Seok 선Sun 설Seol 마Ma 길Gil 연Yeon 위Wi 표Pyo 명Myung 기Ki 반Ban 라Ra 왕Wang " +
    "금Keum 옥Ok 육Yook 인In 맹Maeng 제Je 모Mo 탁Tak 국Kook 어Eo 은Eun 편Pyun 용Yong 예Ye 경Kyung 봉Bong 사Sa 부Boo " +
    "태Tae 피Pi 감Kam 계Kye 단Dan 두Doo 목Mok 범Bum 복Bok 빈Bin 승Seung 시Si 온On 음Eum 좌Jwa 창Chang 팽Paeng 형Hyung " +
    "갈Gal 견Kyun 리Lee 림Lim 량Yang 렴Yeom 려Yeo 동Dong 상Sang 가Ka 간Kan 화Hwa 옹Ong 엽Yeop 궉Kwok 뇌Noe 묵Muk " +
    "황보Hwangbo 남궁Namgung 제갈Jegal 선우Sunwoo 사공Sagong 독고Dokgo 서문Seomun 동방Dongbang"
  )
    .split(" ")
    .map((entry) => {
      const at = entry.search(/[A-Z]/);
      return [entry.slice(0, at), entry.slice(at)];
    }),
);

const SYLLABLES = /^[가-힣]+$/u;
const LONGEST_GIVEN_NAME = 2;
const LONGEST_KOREAN_NAME = 4;

/** Whether a name in Hangul has a known family name, then a given name of one or two syllables. */
export function isKoreanName(name: string): boolean {
  return koreanParts(name) !== null;
}

/** @returns the family name in Latin letters and the given name in Hangul */
export function koreanParts(name: string): { family: string; given: string } | null {
  if (name.length > LONGEST_KOREAN_NAME || !SYLLABLES.test(name)) return null;
  for (const length of [2, 1]) {
    const family = FAMILY_NAMES.get(name.slice(0, length));
    const given = name.slice(length);
    if (family === undefined || given === "" || given.length > LONGEST_GIVEN_NAME) continue;
    return { family, given };
  }
  return null;
}

/** Syllables that Korean given names do not have. */
export const FOREIGN_SYLLABLE = /[카-킿드르브스즈츠크트프토터테티튜투피퍼페푸]/u;
