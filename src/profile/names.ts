import { composeName } from "../language/compose.ts";
import { usableEnglishName } from "../language/english-name.ts";
import { englishLegalForm } from "../language/legal-forms.ts";
import { latinPersonName, personsIn } from "../language/person-names.ts";
import type { Profile } from "./store.ts";

/** Prefers the registered name, which has the legal form (주식회사 한빛물산). */
export function koreanName({ legalName, stockName, tableName }: Profile): string | null {
  return (
    [legalName, stockName, tableName ?? ""].map(singleBlanks).find((name) => name !== "") ?? null
  );
}

/** Null if OpenDART has only a placeholder or a text with Hangul. */
export function officialEnglishName(profile: Profile): string | null {
  // The table of companies may already have a name that the stored `company.json` lacks.
  return (
    usableEnglishName(profile.englishName) ?? usableEnglishName(profile.tableEnglishName ?? "")
  );
}

export function englishName(official: string | null, korean: string | null): string | null {
  return official ?? composeName(korean ?? "")?.name ?? null;
}

/** `오동녘, 정미래(각자대표)` → `오동녘, 정미래` */
export function representativeNames(ceoNames: string): string | null {
  return joined(personsIn(ceoNames));
}

/** A name with the person's own spelling in Latin letters: `심성보(SHIM SUNG BO)`. */
const OWN_SPELLING =
  /(?<=^|[,;/·ㆍ、])[^,;/·ㆍ、()]*\((\p{Script=Latin}[\p{Script=Latin} .'’-]*)\)/gu;
const HAN = /\p{Script=Han}/u;
/** A representative may be a company that is named without its legal form (주식회사). */
const COMPANY = /..(?:자산운용|파트너스|인베스트먼트|캐피탈|투자|신탁|홀딩스|은행|리츠)$/u;

/** `Oh Dongnyeok, Jung Mirae`; null if a name still has Hanja. */
export function latinRepresentativeNames(ceoNames: string): string | null {
  const names = personsIn(ceoNames.normalize("NFKC").replace(OWN_SPELLING, " $1 ")).map((name) =>
    englishLegalForm(name) !== null || COMPANY.test(name)
      ? (composeName(name)?.name ?? name)
      : latinPersonName(name),
  );
  return names.some((name) => HAN.test(name)) ? null : joined(names);
}

function joined(names: string[]): string | null {
  return names.length > 0 ? names.join(", ") : null;
}

function singleBlanks(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}
