/** Makes claims, and knows what a healthy stand-in of the registry says about each. */
import { demo } from "../../seed/demo.ts";
import { hasRightCheckDigit } from "../../seed/upstreams/nts.ts";
import type { Random } from "./random.ts";

export interface Claim {
  number: string;
  date: string;
  owner: string;
}

export type Truth = "valid" | "details_mismatch" | "not_registered" | "malformed";

/**
 * A date and a representative for numbers that are checked without these details, because `truthOf`
 * needs them.
 */
export const ANYBODY = { date: "20200102", owner: "허위인" };

const LOAD_DATE = "20200101";
const LOAD_OWNER = "홍길동";
const LOAD_NUMBERS = 1_000_000;

const register = new Map(demo.businesses.map((business) => [business.b_no, business]));

/** The truth about a claim. `number` and `date` may contain hyphens. */
export function truthOf({ number, date, owner }: Claim): Truth {
  const digits = number.replaceAll("-", "");
  const day = date.replaceAll("-", "");
  if (!/^\d{10}$/.test(digits) || !isDate(day) || owner.trim() === "") return "malformed";
  const isLoad = digits.startsWith("999") && hasRightCheckDigit(digits);
  const business =
    register.get(digits) ?? (isLoad ? { start_dt: LOAD_DATE, p_nm: LOAD_OWNER } : undefined);
  if (!business) return "not_registered";
  return business.start_dt === day && business.p_nm === owner.trim() ? "valid" : "details_mismatch";
}

/**
 * @returns the same text for all spellings of a claim, because a job charges a claim only once,
 *   even if its rows spell the claim differently
 */
export function identityOf({ number, date, owner }: Claim): string {
  return [number.replaceAll("-", ""), date.replaceAll("-", ""), owner.trim()].join(" ");
}

/** Makes a claim that every endpoint accepts. It may have one wrong detail or an unused number. */
export function wellFormedClaim(random: Random): Claim {
  const claim = random.chance(0.9) ? loadClaim(random) : demoClaim(random);
  if (random.chance(0.6)) return claim;
  return random.pick([
    { ...claim, date: "20200102" },
    { ...claim, owner: "허위인" },
    { ...claim, number: `100${String(random.int(0, 9_999_999)).padStart(7, "0")}` },
  ]);
}

export function csvClaim(random: Random): Claim {
  const claim = wellFormedClaim(random);
  if (random.chance(0.05)) return malformed(claim, random);
  if (random.chance(0.1)) {
    return { ...claim, number: claim.number.replace(/^(...)(..)(.....)$/, "$1-$2-$3") };
  }
  return claim;
}

export function malformedClaim(random: Random): Claim {
  return malformed(wellFormedClaim(random), random);
}

function malformed(claim: Claim, random: Random): Claim {
  return random.pick([
    { ...claim, number: "12345" },
    { ...claim, date: "20201399" },
    { ...claim, owner: " " },
  ]);
}

export function loadClaim(random: Random): Claim {
  const nine = `999${String(random.int(0, LOAD_NUMBERS - 1)).padStart(6, "0")}`;
  const number = Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`).find(
    hasRightCheckDigit,
  );
  return { number: number ?? "", date: LOAD_DATE, owner: LOAD_OWNER };
}

function demoClaim(random: Random): Claim {
  const { b_no, start_dt, p_nm } = random.pick(demo.businesses);
  return { number: b_no, date: start_dt, owner: p_nm };
}

function isDate(day: string): boolean {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return false;
  return new Date(Date.UTC(year, month - 1, date)).getUTCMonth() === month - 1 && date > 0;
}
