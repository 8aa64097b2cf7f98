/** Compares the recorded answers of one release with the answers of another release's code. */
import { parse as parseCsv } from "csv-parse/sync";

/**
 * `values`: both releases answered from the same stored state, so numbers, flags and codes must be
 * the same. `shape`: the states differ, so only the fields and their types must be the same.
 */
export type Strictness = "values" | "shape";

export interface Differences {
  missing: string[];
  changed: string[];
}

/** Fields whose values depend on chance, or on how fast the machine is. */
const VOLATILE =
  /(?:^|[._])(?:id|ms|at|until|etag|retryAfterMs|rateRemaining|incarnation|unit|ticket|release|message|receipt)$|(?:At|Until|Ms|_id)$/;

/** A sentence, a name or another text that each release may word in its own way. */
const IS_TEXT = /[^\x21-\x7e]/;

export function compare(recorded: unknown, given: unknown, strictness: Strictness): Differences {
  const differences: Differences = { missing: [], changed: [] };
  compareAt("", recorded, given, strictness, differences);
  return differences;
}

function compareAt(
  path: string,
  recorded: unknown,
  given: unknown,
  strictness: Strictness,
  differences: Differences,
): void {
  const name = path || "the answer";
  const isExact = strictness === "values" && !VOLATILE.test(path.replace(/\[\d+\]$/, ""));
  const [was, is] = [kindOf(recorded), kindOf(given)];
  if (was === "null" || is === "null") {
    if (was !== is && isExact)
      differences.changed.push(`${name} was ${shown(recorded)} and is ${shown(given)}`);
    return;
  }
  if (was !== is) {
    differences.changed.push(`${name} was ${was} and is ${is}`);
    return;
  }
  if (Array.isArray(recorded) && Array.isArray(given)) {
    const isShort = given.length === 0 && recorded.length > 0;
    if (isExact ? given.length !== recorded.length : isShort)
      differences.changed.push(`${name} had ${recorded.length} entries and has ${given.length}`);
    for (const [at, one] of recorded.slice(0, given.length).entries())
      compareAt(`${path}[${at}]`, one, given[at], strictness, differences);
    return;
  }
  if (was === "object") {
    const fields = given as Record<string, unknown>;
    for (const [field, value] of Object.entries(recorded as object)) {
      const at = path ? `${path}.${field}` : field;
      if (field in fields) compareAt(at, value, fields[field], strictness, differences);
      else differences.missing.push(at);
    }
    return;
  }
  if (!isExact || recorded === given) return;
  if (typeof recorded === "string" && (IS_TEXT.test(recorded) || isOfChance(recorded))) return;
  differences.changed.push(`${name} was ${shown(recorded)} and is ${shown(given)}`);
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Whether a text is a time, or an id of random digits. */
export function isOfChance(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T/.test(text) || /[0-9a-f]{8}-?[0-9a-f]{4}/.test(text);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

export function parseBody(body: string): unknown {
  const text = body.replace(/^\u{feff}/u, "");
  try {
    return JSON.parse(text);
  } catch {
    const lines = text.trimEnd().split("\n");
    if (text.startsWith("{")) return lines.map((line) => JSON.parse(line));
    return lines.length > 1 ? parseCsv(text, { columns: true }) : text;
  }
}
