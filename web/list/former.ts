/** Reads a row's last result from the columns that the page once added, and finds changes. */
import type { CheckKind } from "../../src/check-kind.ts";
import { en } from "../texts/en.ts";
import { ko } from "../texts/ko.ts";
import type { Verdict, VerdictKind } from "../verdict.ts";
import type { OurSet } from "./our-columns.ts";

/** The verdicts that say something about the business, so that two of them can be compared. */
const DECIDED = ["active", "suspended", "closed", "details_mismatch", "not_registered"] as const;
type DecidedKind = (typeof DECIDED)[number];

interface Decided {
  kind: DecidedKind;
  /** The kind of check. Null: the verdict has the same words for both kinds. */
  check: CheckKind | null;
}

export interface Former {
  /** The verdict as it is written in the file. */
  text: string;
  /** Null: the check had no verdict, or somebody has changed the text. */
  decided: Decided | null;
  closedOn: string;
  taxType: string;
  companyName: string;
  /** The digits of the number that was checked; empty if the file does not say. */
  number: string;
  checkedAt: string;
}

/** The parts of the new answer that are compared. */
export interface Current {
  verdict: Verdict | null;
  number: string;
  /** In both languages, because the file may be in either language. Empty: not known. */
  taxTypes: readonly string[];
  /** Null: no source has a name. */
  companyName: string | null;
}

export type ChangedItem = "verdict" | "state" | "closedOn" | "taxType" | "name";

export type Change =
  | { kind: "same" }
  | { kind: "changed"; what: { item: ChangedItem; before: string }[] }
  /** There is no earlier result about this number. The row is new, or its number was changed. */
  | { kind: "new" }
  /**
   * `now`: this check has no verdict. `before`: the last check had none. `checks`: the two checks
   * are of different kinds.
   */
  | { kind: "unknown"; why: "now" | "before" | "checks" };

/** Texts of earlier versions of the page, which files with old results still have. */
const EARLIER: readonly [text: string, decided: Decided][] = [
  ["일치 · 계속", { kind: "active", check: "verify" }],
  ["일치 · 휴업", { kind: "suspended", check: "verify" }],
  ["일치 · 폐업", { kind: "closed", check: "verify" }],
  ["불일치", { kind: "details_mismatch", check: null }],
  ["미등록", { kind: "not_registered", check: null }],
  ["계속", { kind: "active", check: "status" }],
  ["휴업", { kind: "suspended", check: "status" }],
  ["폐업", { kind: "closed", check: "status" }],
  ["Confirmed · Active", { kind: "active", check: "verify" }],
  ["Confirmed · Suspended", { kind: "suspended", check: "verify" }],
  ["Confirmed · Closed", { kind: "closed", check: "verify" }],
  ["Differs", { kind: "details_mismatch", check: null }],
  ["Not registered", { kind: "not_registered", check: null }],
  ["Active", { kind: "active", check: "status" }],
  ["Suspended", { kind: "suspended", check: "status" }],
  ["Closed", { kind: "closed", check: "status" }],
];

const WORDS = new Map<string, Decided>(EARLIER);
for (const { list } of [ko, en]) {
  const { short, shortStatus } = list;
  WORDS.set(short.details_mismatch, { kind: "details_mismatch", check: null });
  WORDS.set(short.not_registered, { kind: "not_registered", check: null });
  for (const [check, texts] of [
    ["verify", short],
    ["status", shortStatus],
  ] as const) {
    WORDS.set(texts.active, { kind: "active", check });
    WORDS.set(texts.suspended, { kind: "suspended", check });
    WORDS.set(texts.closed(null), { kind: "closed", check });
  }
}

/** A verdict may end with the day of the closure. */
const DAY_AT_END = /\s*\d{4}-\d\d-\d\d$/;

/** @returns null if the row has no earlier result, so it is a new row */
export function formerOf(sets: readonly OurSet[], cells: readonly string[]): Former | null {
  const cellOf = (position: number | undefined) => tidy(cells[position ?? -1] ?? "");
  // The newest set of our columns is the last one.
  const set = sets.findLast(({ verdict }) => cellOf(verdict) !== "");
  if (!set) return null;
  const texts = [cellOf(set.verdict), cellOf(set.former)];
  // If the last check had no verdict, compare with the check before it, so that no change is lost.
  const text = texts.find((each) => decidedOf(each)) ?? texts[0] ?? "";
  return {
    text,
    decided: decidedOf(text),
    closedOn: cellOf(set.closedOn),
    taxType: cellOf(set.taxType),
    companyName: cellOf(set.companyName),
    number: digits(cellOf(set.number)),
    checkedAt: cellOf(set.checkedAt),
  };
}

function decidedOf(text: string): Decided | null {
  return WORDS.get(text) ?? WORDS.get(text.replace(DAY_AT_END, "")) ?? null;
}

export function changeOf(former: Former | null, now: Current): Change {
  if (!former) return { kind: "new" };
  if (former.number !== "" && now.number !== "" && former.number !== now.number)
    return { kind: "new" };
  const verdict = now.verdict;
  if (!verdict || !isDecided(verdict.kind)) return { kind: "unknown", why: "now" };
  if (!former.decided) return { kind: "unknown", why: "before" };
  const item = differenceOf(former.decided, verdict.kind, verdict.check);
  if (item === "unknown") return { kind: "unknown", why: "checks" };
  const isClosed = item === null && verdict.kind === "closed";
  // A value that only one of the two checks has does not show that the business has changed.
  const others = [
    ["closedOn", former.closedOn, isClosed && verdict.closedOn ? [verdict.closedOn] : []],
    ["taxType", former.taxType, now.taxTypes],
    ["name", former.companyName, now.companyName ? [tidy(now.companyName)] : []],
  ] as const;
  const what: { item: ChangedItem; before: string }[] = item ? [{ item, before: former.text }] : [];
  for (const [other, before, after] of others) {
    if (before !== "" && after.length > 0 && !after.includes(before))
      what.push({ item: other, before });
  }
  return what.length > 0 ? { kind: "changed", what } : { kind: "same" };
}

/**
 * Compares two verdicts. If the two checks were of different kinds, compares only what both kinds
 * find out: the state, and whether the number is registered.
 */
function differenceOf(
  before: Decided,
  kind: DecidedKind,
  check: CheckKind,
): "verdict" | "state" | "unknown" | null {
  const isOtherCheck = before.check !== null && before.check !== check;
  const [was, is] = [standingOf(before.kind), standingOf(kind)];
  if (was === is) return was === "registered" && before.kind !== kind ? "state" : null;
  const isNumberKnown = was !== "not_registered" && is !== "not_registered";
  // `details_mismatch` says that the number is registered, but not in which state. So the two
  // verdicts can both be true.
  if (isNumberKnown && (isOtherCheck || check === "status")) return "unknown";
  return "verdict";
}

function standingOf(kind: DecidedKind): "registered" | "details_mismatch" | "not_registered" {
  return kind === "details_mismatch" || kind === "not_registered" ? kind : "registered";
}

function isDecided(kind: VerdictKind): kind is DecidedKind {
  return (DECIDED as readonly VerdictKind[]).includes(kind);
}

/** Removes characters that a spreadsheet or a CSV file may have added to a cell. */
function tidy(cell: string): string {
  return cell
    .trim()
    .replace(/^['’](?=.)/s, "")
    .normalize("NFC")
    .replace(/\s+/g, " ");
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}
