/**
 * The two sides of an account, and all in which they differ. What its test keys do is metered and
 * kept under a name of its own, so that meters, counters, jobs and idempotency keys of the two
 * never meet (docs/decisions/0100-test-keys-have-an-account-of-their-own.md). No other module
 * compares a mode: it asks for the rule that it needs.
 */
import type { KeyMode } from "./api-key.ts";

/** What differs between the sides of an account. */
export interface AccountRules {
  /** Its checks and batches count against the month. */
  isCharged: boolean;
  /** It may ask about test numbers alone, and their table answers (`test-mode/`). */
  onlyTestNumbers: boolean;
  /** While the registry does not answer, its jobs wait. */
  waitsForOutages: boolean;
  /** What its answers and log lines are marked with. */
  mark: "test" | null;
}

const RULES: Record<KeyMode, AccountRules> = {
  live: { isCharged: true, onlyTestNumbers: false, waitsForOutages: true, mark: null },
  test: { isCharged: false, onlyTestNumbers: true, waitsForOutages: false, mark: "test" },
};

/** No account has a tilde in its name: `accountField` in `admin/account-field.ts`. */
const TEST_SIDE = "~test";

/** All accounts whose jobs do not wait for outages, as a pattern of SQLite. */
export const ACCOUNTS_WITHOUT_OUTAGES = `*${TEST_SIDE}`;

/** An account as its owner names it, and a side of it: live where no mode is given. */
export interface AccountSide {
  account: string;
  mode?: KeyMode | undefined;
}

/** The name under which a side of an account is metered, and its jobs are kept. */
export function meteredName({ account, mode }: AccountSide): string {
  return mode === "test" ? account + TEST_SIDE : account;
}

/** Whose name it is. */
export function sideOf(meteredName: string): { account: string; mode: KeyMode } {
  return isTestSide(meteredName)
    ? { account: meteredName.slice(0, -TEST_SIDE.length), mode: "test" }
    : { account: meteredName, mode: "live" };
}

export function rulesOf(meteredName: string): AccountRules {
  return RULES[isTestSide(meteredName) ? "test" : "live"];
}

/** The names of both sides of an account; of one side, where its mode is given. */
export function meteredNames(account: string, mode?: KeyMode): string[] {
  const modes: KeyMode[] = mode ? [mode] : ["live", "test"];
  return modes.map((mode) => meteredName({ account, mode }));
}

function isTestSide(meteredName: string): boolean {
  return meteredName.endsWith(TEST_SIDE);
}
