/** Says what the caller probably meant. Repeats no value, because a value could be an API key. */
import type * as z from "zod";
import { plainText } from "../lib/plain-text.ts";
import { optionMeant, similarTo } from "../lib/similar.ts";
import { columnNamed } from "../tables/columns.ts";

const MOST_FIELDS = 50;
const MOST_RENAMES = 4;
const SHOWN_NAME = /^[\p{L}\p{N}_ .-]{1,40}$/u;
/** A name with three digits in a row may contain a number that must not be repeated. */
const HOLDS_NUMBER = /\d{3}/;

/** The first is the most likely one for a list of numbers. */
const LISTS = ["business_numbers", "businesses", "watches"];

interface Definition {
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
}

export function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const definition = schema._zod.def as Definition;
  if (definition.in && definition.out) {
    const fields = fieldsAt(definition.in, path);
    // For a list, `in` only counts the elements, and `out` has the fields of an element.
    return fields.length > 0 ? fields : fieldsAt(definition.out, path);
  }
  if (definition.innerType) return fieldsAt(definition.innerType, path);
  const [step, ...rest] = path;
  if (step === undefined) return Object.keys(definition.shape ?? {});
  const next = typeof step === "number" ? definition.element : definition.shape?.[String(step)];
  return next ? fieldsAt(next, rest) : [];
}

export function renameAdvice(given: unknown, known: readonly string[]): string {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return "";
  const fields = given as Record<string, unknown>;
  const absent = new Set(
    known.filter((name) => !Object.hasOwn(fields, name) || fields[name] === null),
  );
  const renames: string[] = [];
  for (const name of Object.keys(fields).slice(0, MOST_FIELDS)) {
    if (known.includes(name) || !isShown(name)) continue;
    const meant = fieldMeant(name, fields[name], [...absent]);
    if (meant === null) continue;
    absent.delete(meant);
    renames.push(`'${name}' to '${meant}'`);
    if (renames.length === MOST_RENAMES) break;
  }
  return renames.length > 0 ? `; rename ${renames.join(", ")}` : "";
}

function isShown(name: string): boolean {
  // SHOWN_NAME accepts some invisible characters, such as the fillers of Hangul, which are letters.
  return SHOWN_NAME.test(name) && !HOLDS_NUMBER.test(name) && plainText(name) === name;
}

function fieldMeant(name: string, value: unknown, absent: readonly string[]): string | null {
  const column = columnNamed(name);
  if (Array.isArray(value)) {
    const lists = LISTS.filter((field) => absent.includes(field));
    // The tax authority's interface takes a list of numbers as `b_no`.
    return column === "business_number" ? (lists[0] ?? null) : similarTo(name, lists);
  }
  return absent.find((field) => column && columnNamed(field) === column) ?? similarTo(name, absent);
}

export function valueAdvice(issue: z.core.$ZodIssue | undefined, value: unknown): string {
  if (issue?.code === "invalid_value" && typeof value === "string") {
    const meant = optionMeant(value, issue.values as string[]);
    return meant === null ? "" : ` (did you mean '${meant}'?)`;
  }
  if (issue?.code !== "invalid_type") return "";
  if (issue.expected === "string" && typeof value === "number")
    return "; it is a number: put it in quotes";
  const isNumber = issue.expected === "number" || issue.expected === "int";
  return isNumber && typeof value === "string" ? "; it is a string: leave out the quotes" : "";
}
