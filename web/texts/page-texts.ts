/** The type of the page's texts. It is derived from the Korean texts. */
import type { ko } from "./ko.ts";

/** Texts in any language, with the same keys and parameters as the Korean texts. */
export type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T extends readonly [string, string]
      ? [string, string]
      : { [Key in keyof T]: InAnyLanguage<T[Key]> };

export type PageTexts = InAnyLanguage<typeof ko>;
