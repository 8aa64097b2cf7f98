/** The language of an answer, which decides too whether it shows names. */

/** `en` English, `ko` Korean, `both`, `code` status codes only. */
export const OUTPUT_LANGUAGES = ["ko", "en", "both", "code"] as const;
export type OutputLanguage = (typeof OUTPUT_LANGUAGES)[number];

/** Where no name is shown, none is looked up. */
export function showsNames(language: OutputLanguage): boolean {
  return language !== "code";
}
