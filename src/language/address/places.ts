import { HANGUL, romanizeHangul } from "../revised-romanization.ts";
import { romanizeWord } from "../romanize.ts";
import { PROVINCES } from "./address-words.ts";

export function englishPlace(place: string, index: number, next: string | undefined): string {
  if (index === 0) {
    const province = englishProvince(place);
    // 광주시 without a ward is the city in Gyeonggi-do. 제주시 is a city, not the province.
    const isCity = place === "제주시" || (place === "광주시" && !next?.endsWith("구"));
    if (province !== undefined && !isCity) return province;
  }
  const [, name = place, , number, suffix] = /^(.*?[^\d])((\d+))?(동|가|리)$/u.exec(place) ?? [];
  if (number !== undefined && suffix !== undefined) {
    // 반포4동 Banpo 4-dong, 성수동2가 Seongsu-dong 2-ga, 종로1가 Jongno 1-ga.
    const district = /^(.{2,})동$/u.exec(name)?.[1];
    const stem =
      suffix === "가" && district !== undefined
        ? `${romanizeWord(district)}-dong`
        : plainWords(suffix === "가" ? withoutLateral(name) : name);
    return `${stem} ${number}-${romanizeHangul(suffix)}`;
  }
  const [, stem, unit] = /^(.+)(시|도|구|군|읍|면|동|리|가)$/u.exec(place) ?? [];
  return stem === undefined || unit === undefined
    ? plainWords(place)
    : `${plainWords(stem)}-${romanizeHangul(unit)}`;
}

/** 남대문로5가 is Namdaemunno 5-ga: 로 is a separate word, so ㄴ and ㄹ become nn, not ll. */
function withoutLateral(name: string): string {
  return name
    .normalize("NFD")
    .replace(/(?<=\u11ab)\u1105(?=\u1169$)/u, "\u1102")
    .normalize("NFC");
}

/** Romanises without English words: 삼성동 is Samseong-dong, although the company is Samsung. */
function plainWords(name: string): string {
  return name
    .replace(HANGUL, (run) => ` ${romanizeWord(run)} `)
    .replace(/\s+/gu, " ")
    .trim();
}

const PROVINCE =
  /^(\p{Script=Hangul}+?)(?:특별자치시|특별시자치도|특별자치도|통합특별시|특별시|광역시|직할시|시|도)?$/u;

export function englishProvince(place: string): string | undefined {
  return PROVINCES.get(PROVINCE.exec(place)?.[1] ?? "");
}
