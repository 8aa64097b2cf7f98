/** The language of the page: the user's choice, or else the browser's language. */
import { createStore, useStore } from "../store.ts";
import { en } from "./en.ts";
import { ko } from "./ko.ts";
import type { PageTexts } from "./page-texts.ts";

export type { PageTexts };

const LANGUAGE = "bvs-language";
const LANGUAGES: Record<string, PageTexts> = { ko, en };

const texts = createStore<PageTexts>(
  LANGUAGES[localStorage.getItem(LANGUAGE) ?? ""] ??
    (navigator.language.startsWith("ko") ? ko : en),
);
follow();

export function usePageTexts(): PageTexts {
  return useStore(texts);
}

export function switchLanguage(): void {
  texts.set(texts.get() === ko ? en : ko);
  localStorage.setItem(LANGUAGE, texts.get().lang);
  follow();
}

function follow(): void {
  document.documentElement.lang = texts.get().lang;
  document.title = texts.get().title;
}
