/** The type of the page's texts, derived from the Korean ones. */
import type { ko } from "./ko.ts";

type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T extends readonly [string, string]
      ? [string, string]
      : { [Key in keyof T]: Widened<T[Key]> };

/** The texts of one language. Both languages have the same keys and parameters. */
export type PageTexts = Widened<typeof ko>;
