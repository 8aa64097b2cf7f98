/** The languages of the service. Translations belong in the modules beside this one. */

/** The codes that variant B takes (docs/api.md). Every table lists its texts in this order. */
export const LANGUAGES = ["en", "ko", "ja", "zh-CN", "es", "de"] as const;

export type Language = (typeof LANGUAGES)[number];

/** In the order of `LANGUAGES`. A tuple takes a third of the bytes that an object would. */
export type Translations = OneTextEach<typeof LANGUAGES>;

type OneTextEach<List extends readonly string[]> = { readonly [Position in keyof List]: string };

export function textIn(texts: Translations | undefined, language: Language): string | null {
  return texts?.[LANGUAGES.indexOf(language)] ?? null;
}
