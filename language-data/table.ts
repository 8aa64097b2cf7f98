/** Writes tables of Korean and English, which `vocabulary.ts` reads. */
import { encodeHangul } from "../src/language/hangul-code.ts";
import type { Table } from "../src/language/vocabulary.ts";
import { wrap } from "./wrap.ts";

export function tableOf(entries: readonly (readonly [korean: string, english: string])[]): Table {
  return {
    korean: entries.map(([korean]) => encodeHangul(korean)).join(","),
    english: entries.map(([, english]) => english).join(","),
  };
}

/** @returns the declaration of a constant */
export function tableText(name: string, { korean, english }: Table): string {
  return `\nexport const ${name} = {\n  korean: ${literal(korean)},\n  english: ${literal(english)},\n};\n`;
}

export function literal(text: string): string {
  return `\`${wrap(text)}\``;
}
