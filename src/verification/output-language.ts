import * as z from "zod";

/** `code`: codes without texts, and no names. */
export const OUTPUT_LANGUAGES = ["ko", "en", "both", "code"] as const;
export type OutputLanguage = (typeof OUTPUT_LANGUAGES)[number];

export const languageField = z.enum(
  OUTPUT_LANGUAGES,
  `must be one of ${OUTPUT_LANGUAGES.join(", ")}`,
);

/** If answers show no names, no names are looked up. */
export function showsNames(language: OutputLanguage): boolean {
  return language !== "code";
}
