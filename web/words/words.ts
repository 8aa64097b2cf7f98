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

const separated = new Intl.NumberFormat("en-US");

/** 1,204: the same in both languages. */
export function number(value: number): string {
  return separated.format(value);
}

/** 2026-11-21 20:05, in Korea and in UTC. */
export function momentIn(time: number | string, zone: "Asia/Seoul" | "UTC"): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return parts.format(new Date(time));
}

export function bothMoments(time: number | string): string {
  return `${momentIn(time, "Asia/Seoul")} KST (${momentIn(time, "UTC")} UTC)`;
}

/** The day of a moment in Korea. */
export function dayOf(time: number | string): string {
  return momentIn(time, "Asia/Seoul").slice(0, 10);
}
