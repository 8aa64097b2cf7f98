/** For scripts that judge a word listed by hand: what a composed name is without this word. */
import type { Vocabulary } from "../../src/language/vocabulary.ts";
import { comparableLetters, similarity } from "./compare.ts";

export function withoutWord(all: Vocabulary, word: string, learned?: string): Vocabulary {
  const words = new Map(all.words);
  const listed = new Map(all.listed);
  if (listed.delete(word)) words.delete(word);
  if (learned !== undefined) words.set(word, learned);
  return { ...all, words, listed };
}

/** @returns how similar a composed name is to the official one, from 0 to 1 */
export function closeness(name: string, official: string): number {
  return similarity(comparableLetters(name), comparableLetters(official));
}
