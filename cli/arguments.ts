/** Parsers of command-line arguments. Each throws `InvalidArgumentError` if the text is invalid. */
import { InvalidArgumentError } from "commander";
import { DAY_MS, isoDate } from "../src/lib/days.ts";

const UNIT_MS: Record<string, number> = { m: 60_000, h: 3_600_000, d: DAY_MS, w: 7 * DAY_MS };
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

export function parseCount(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(count) || count < 1) {
    throw new InvalidArgumentError("It must be a whole number greater than 0.");
  }
  return count;
}

/** Parses a business number with or without hyphens. @returns its ten digits */
export function parseBusinessNumber(text: string): string {
  if (!/^(?:\d{10}|\d{3}-\d{2}-\d{5})$/.test(text)) {
    throw new InvalidArgumentError("It must be ten digits, with or without hyphens: 123-45-67890.");
  }
  return text.replaceAll("-", "");
}

/** Parses `0`, or a duration such as `30m`, `24h` or `7d`. @returns seconds */
export function parseDuration(text: string): number {
  const [, amount, unit] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  if (text === "0") return 0;
  if (amount === undefined)
    throw new InvalidArgumentError("It must be 0, or a time such as 30m, 24h or 7d.");
  return (Number(amount) * (UNIT_MS[unit ?? ""] ?? 0)) / 1000;
}

/**
 * Parses an ISO 8601 instant, a date (midnight UTC), or a time from now (`90m`, `12h`, `30d`).
 * @returns an instant in the future, as ISO 8601 in UTC
 */
export function parseExpiry(text: string, now = Date.now()): string {
  const [, amount, unit] = /^(\d+)([mhdw])$/.exec(text) ?? [];
  const instant = amount ? now + Number(amount) * (UNIT_MS[unit ?? ""] ?? 0) : parseInstant(text);
  // 8.64e15 ms is the largest time that a Date can hold.
  if (Math.abs(instant) > 8.64e15 || Number.isNaN(instant)) {
    throw new InvalidArgumentError(
      "It must be an ISO 8601 date or instant, or a time from now such as 12h, 30d or 4w.",
    );
  }
  if (instant <= now) throw new InvalidArgumentError("It is in the past.");
  return new Date(instant).toISOString();
}

function parseInstant(text: string): number {
  // Also check the day, because Date.parse reads 30 February as a day in March.
  const isValid = ISO_INSTANT.test(text) && isoDate(text.slice(0, 10).replaceAll("-", "")) !== null;
  return isValid ? Date.parse(text) : Number.NaN;
}
