/**
 * The languages of the service, and nothing else. The texts in them belong in the modules beside
 * this one.
 */

/**
 * The codes that a request may name (`docs/api.md`), in the order in which all tables here list
 * their texts.
 */
export const LANGUAGES = ["en", "ko", "ja", "zh-CN", "es", "de"] as const;

export type Language = (typeof LANGUAGES)[number];

/**
 * One text in each language, in the order of `LANGUAGES`: a tuple takes a third of the bytes of an
 * object.
 */
export type Texts = readonly [
  en: string,
  ko: string,
  ja: string,
  zhCN: string,
  es: string,
  de: string,
];

/** The text in one language, or null when there is none to choose from. */
export function textIn(texts: Texts | undefined, language: Language): string | null {
  return texts?.[LANGUAGES.indexOf(language)] ?? null;
}
