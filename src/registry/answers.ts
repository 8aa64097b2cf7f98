/** Reads answers of the National Tax Service, entry by entry (docs/upstreams.md). */
import * as z from "zod";
import { parseJson } from "../lib/json.ts";
import { plainText, visibleText } from "../lib/plain-text.ts";
import { type RegistryState, type StateEntry, toState } from "./state.ts";

/** Null: not registered, or not confirmed. `unreadable`: the entry has an unknown form. */
export type EntryAnswer = RegistryState | null | "unreadable";

const text = z.string().trim();
/** Callers see these texts, so unseen characters are removed. */
const shownText = z.string().overwrite((shown) => plainText(shown).trim());
/** Writes unseen characters as escapes, so that an unknown code never becomes a known one. */
const code = z.string().overwrite((sent) => visibleText(sent.trim()));
/** The registry added these fields later. An entry without them can still be read. */
const newerText = shownText.catch("");

const stateEntry = z.object({
  b_no: text,
  b_stt: shownText,
  b_stt_cd: code,
  tax_type: shownText,
  tax_type_cd: code,
  end_dt: text,
  utcc_yn: newerText,
  tax_type_change_dt: newerText,
  invoice_apply_dt: newerText,
  rbf_tax_type: newerText,
  rbf_tax_type_cd: code.catch(""),
});

const validateEntry = z.object({ b_no: text, valid: text, status: z.unknown().optional() });
const answer = z.object({ status_code: z.literal("OK"), data: z.array(z.unknown()) });
const numbered = z.object({ b_no: text });

/** Null if there are too few or too many entries, or if one is about another business number. */
export function entriesOf(body: string, numbers: readonly string[]): unknown[] | null {
  const entries = answer.safeParse(parseJson(body)).data?.data;
  if (entries?.length !== numbers.length) return null;
  const isOfAnother = (entry: unknown, index: number) => {
    const number = numbered.safeParse(entry).data?.b_no;
    return number !== undefined && number !== "" && number !== numbers[index];
  };
  return entries.some(isOfAnother) ? null : entries;
}

export function readStatusEntry(entry: unknown): EntryAnswer {
  const state = stateEntry.safeParse(entry).data;
  if (!state) return "unreadable";
  return saysUnregistered(state) ? null : readState(state);
}

export function readValidateEntry(entry: unknown): EntryAnswer {
  const read = validateEntry.safeParse(entry).data;
  if (read?.valid === "02") return null;
  const state = read?.valid === "01" ? stateEntry.safeParse(read.status).data : undefined;
  return state && state.b_no === read?.b_no ? readState(state) : "unreadable";
}

/** A blank code must never become an outcome. */
function readState(state: StateEntry): RegistryState | "unreadable" {
  return state.b_stt_cd === "" || state.tax_type_cd === "" ? "unreadable" : toState(state);
}

/** The registry writes 국세청에 등록되지 않은 사업자등록번호입니다. This is a part of that text, without blanks. */
const NOT_REGISTERED = "등록되지않은";

function saysUnregistered({ b_stt_cd, tax_type_cd, rbf_tax_type_cd, tax_type }: StateEntry) {
  const hasCodes = [b_stt_cd, tax_type_cd, rbf_tax_type_cd].some((code) => code !== "");
  return !hasCodes && tax_type.replace(/\s/g, "").includes(NOT_REGISTERED);
}

const FIELD_NAME = /^[a-z0-9_]{1,40}$/i;
const MAX_FIELD_NAMES = 40;

/** Returns only the names of fields, because their values must not be in the log. */
export function fieldNames(entry: unknown): string[] {
  if (typeof entry !== "object" || entry === null) return [];
  return Object.entries(entry)
    .flatMap(([name, value]) => [name, ...fieldNamesOfState(name, value)])
    .filter((name) => FIELD_NAME.test(name.replace("status.", "")))
    .slice(0, MAX_FIELD_NAMES);
}

function fieldNamesOfState(name: string, value: unknown): string[] {
  if (name !== "status" || typeof value !== "object" || value === null) return [];
  return Object.keys(value).map((inner) => `${name}.${inner}`);
}
