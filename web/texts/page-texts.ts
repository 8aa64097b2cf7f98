/** What a language of the page must have texts for: the keys of the Korean one. */
import type { ko } from "./ko.ts";

type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T extends readonly [string, string]
      ? [string, string]
      : { [Key in keyof T]: Widened<T[Key]> };

/** The texts of one language. Both have the same keys, and take the same values. */
export type PageTexts = Widened<typeof ko>;
