/** Which language the page speaks: the person's choice, else the browser's. */
import { createStore, useStore } from "../store.ts";
import { en } from "./en.ts";
import { ko } from "./ko.ts";
import type { Words } from "./vocabulary.ts";

export type { Words };

const LANGUAGE = "bvs-language";
const LANGUAGES: Record<string, Words> = { ko, en };

const words = createStore<Words>(
  LANGUAGES[localStorage.getItem(LANGUAGE) ?? ""] ??
    (navigator.language.startsWith("ko") ? ko : en),
);
follow();

export function useWords(): Words {
  return useStore(words);
}

export function switchLanguage(): void {
  words.set(words.get() === ko ? en : ko);
  localStorage.setItem(LANGUAGE, words.get().lang);
  follow();
}

function follow(): void {
  document.documentElement.lang = words.get().lang;
  document.title = words.get().title;
}
