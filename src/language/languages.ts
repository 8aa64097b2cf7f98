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
 * One text in each language, in the order of `LANGUAGES`, so that the compiler names every table
 * that lacks a text. A tuple takes a third of the bytes of an object.
 */
export type Texts = OneTextEach<typeof LANGUAGES>;

type OneTextEach<List extends readonly string[]> = { readonly [Position in keyof List]: string };

/** The text in one language, or null when there is none to choose from. */
export function textIn(texts: Texts | undefined, language: Language): string | null {
  return texts?.[LANGUAGES.indexOf(language)] ?? null;
}
