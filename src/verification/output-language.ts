/** The language of an answer. It also decides whether the answer shows names. */

/** `en` English, `ko` Korean, `both`, `code` status codes only. */
export const OUTPUT_LANGUAGES = ["ko", "en", "both", "code"] as const;
export type OutputLanguage = (typeof OUTPUT_LANGUAGES)[number];

/** Names that are not shown are not looked up. */
export function showsNames(language: OutputLanguage): boolean {
  return language !== "code";
}
