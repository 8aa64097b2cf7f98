/** Puts events about watched numbers into sentences. */
import type { Tone } from "../parts/tone.ts";
import { koreanMinuteIn, number } from "../texts/format.ts";
import type { PageTexts } from "../texts/page-language.ts";
import { TONES, type VerdictKind } from "../verdict.ts";
import type { ChangedEvent, WatchEvent, Watched, WatchedState } from "./watch-service.ts";

/** `waiting`: the tax authority has not answered for the number yet. */
export type StateKind =
  | Extract<VerdictKind, "active" | "suspended" | "closed" | "unknown_state" | "not_registered">
  | "waiting";

const KINDS: Record<string, StateKind> = { "01": "active", "02": "suspended", "03": "closed" };

export function kindOf(state: WatchedState | null): StateKind {
  if (!state) return "waiting";
  if (!state.is_registered) return "not_registered";
  return KINDS[state.status_code ?? ""] ?? "unknown_state";
}

export function toneOfState(state: WatchedState | null): Tone {
  const kind = kindOf(state);
  return kind === "waiting" ? "neutral" : TONES[kind];
}

export function stateText(texts: PageTexts, state: WatchedState | null): string {
  const { verdict, watched, list } = texts;
  const kind = kindOf(state);
  switch (kind) {
    case "active":
      return verdict.active;
    case "suspended":
      return verdict.suspended;
    case "closed":
      return verdict.closed(state?.closed_on ?? null);
    case "unknown_state":
      return verdict.unknownState;
    case "not_registered":
      return list.groups.unregistered;
    case "waiting":
      return watched.waiting;
  }
}

export function taxTypeText({ facts }: PageTexts, code: string | null | undefined): string {
  const names: Partial<Record<string, string>> = facts.taxTypes;
  return code ? (names[code] ?? code) : "";
}

export function wholeState(texts: PageTexts, state: WatchedState): string {
  return [stateText(texts, state), taxTypeText(texts, state.tax_type_code)]
    .filter(Boolean)
    .join(" · ");
}

type Data = ChangedEvent["data"];
type Field = Data["changed"][number];

/** Fields whose sentence includes other fields. Those other fields need no sentence. */
const TOLD_WITH: Partial<Record<Field, readonly Field[]>> = {
  status_code: ["closed_on", "closed_by_unit_taxation"],
  tax_type_code: ["tax_type_changed_on", "previous_tax_type_code"],
};

/** @returns a sentence for each change, with the old and the new value */
export function changeSentences(texts: PageTexts, { changed, before, after }: Data): string[] {
  const { watched } = texts;
  if (changed.includes("is_registered")) {
    return after.is_registered
      ? [watched.registered(stateText(texts, after))]
      : [watched.gone(stateText(texts, before))];
  }
  const told = new Set(changed.flatMap((field) => TOLD_WITH[field] ?? []));
  const sentences = changed
    .filter((field) => !told.has(field))
    .flatMap((field) => sentenceOf(texts, field, before, after));
  if (after.closed_by_unit_taxation && changed.includes("closed_by_unit_taxation"))
    sentences.push(`${texts.facts.closedOnPaper}.`);
  // A newer service may report fields that this page does not know.
  return sentences.length > 0 ? sentences : [watched.somethingElse];
}

function sentenceOf(
  texts: PageTexts,
  field: Field,
  before: WatchedState,
  after: WatchedState,
): string[] {
  const { facts, watched } = texts;
  const said = (item: string, was: string, is: string) =>
    was === "" ? [watched.isNow(item, is)] : [watched.changed(is, item, was)];
  switch (field) {
    case "status_code":
      return said(facts.status, stateText(texts, before), stateText(texts, after));
    case "tax_type_code": {
      const since = after.tax_type_changed_on;
      const sentences = said(
        facts.taxType,
        taxTypeText(texts, before.tax_type_code),
        taxTypeText(texts, after.tax_type_code),
      );
      return since ? [...sentences, `${facts.taxTypeSince(since)}.`] : sentences;
    }
    case "closed_on":
      return said(facts.closedOn, before.closed_on ?? "", after.closed_on ?? "");
    case "tax_type_changed_on":
      return said(
        watched.taxTypeDay,
        before.tax_type_changed_on ?? "",
        after.tax_type_changed_on ?? "",
      );
    case "previous_tax_type_code":
      return said(
        facts.previousTaxType,
        taxTypeText(texts, before.previous_tax_type_code),
        taxTypeText(texts, after.previous_tax_type_code),
      );
    case "tax_invoices_since":
      return said(
        facts.taxInvoicesSince,
        before.tax_invoices_since ?? "",
        after.tax_invoices_since ?? "",
      );
    // `changeSentences` reports `closed_by_unit_taxation`. `is_registered` never comes here.
    default:
      return [];
  }
}

/** @returns a sentence for an event that is not a change; empty if its type has no sentence */
export function pauseSentence({ watched }: PageTexts, event: WatchEvent): string {
  if (event.type === "watch.stale") {
    const { count, since } = event.data;
    return watched.stale(number(count), koreanMinuteIn(since));
  }
  if (event.type !== "watch.paused") return "";
  const { reason, count } = event.data;
  return reason === "no_valid_key" ? watched.noKey(number(count)) : watched.paused(number(count));
}

/** Applies events to the list. Skips an event if the list has a newer state of its number. */
export function withEvents(
  watches: readonly Watched[],
  events: readonly WatchEvent[],
): readonly Watched[] {
  const latest = new Map<string, Data>();
  for (const event of events)
    if (event.type === "watch.changed") latest.set(event.data.business_number, event.data);
  if (latest.size === 0) return watches;
  return watches.map((watch) => {
    const data = latest.get(watch.number);
    const at = data ? Date.parse(data.checked_at) : 0;
    if (!data || at <= (watch.checkedAt ?? 0)) return watch;
    return { ...watch, state: data.after, checkedAt: at, changedAt: at };
  });
}
