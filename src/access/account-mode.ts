/**
 * The live and the test side of an account, and every rule that differs between them. Their metered
 * names differ, so meters, jobs and idempotency keys of the two never meet
 * (docs/decisions/0100-test-keys-have-an-account-of-their-own.md). Other modules never compare
 * modes.
 */
import type { KeyMode } from "./api-key.ts";

export interface AccountRules {
  /** Checks and batches count against the month. */
  isCharged: boolean;
  /** Only test numbers are allowed, and the table in `test-mode/` answers them. */
  onlyTestNumbers: boolean;
  /** Jobs wait while the registry does not answer. */
  waitsForOutages: boolean;
  /** Marks answers and log lines. */
  mark: "test" | null;
}

const RULES: Record<KeyMode, AccountRules> = {
  live: { isCharged: true, onlyTestNumbers: false, waitsForOutages: true, mark: null },
  test: { isCharged: false, onlyTestNumbers: true, waitsForOutages: false, mark: "test" },
};

/** `accountField` in `admin/account-field.ts` allows no tilde in an account's name. */
const TEST_SIDE = "~test";

/** A SQLite GLOB pattern for all accounts whose jobs do not wait for outages. */
export const ACCOUNTS_WITHOUT_OUTAGES = `*${TEST_SIDE}`;

/** An account as its owner names it, and one of its sides; without a mode, the live side. */
export interface AccountSide {
  account: string;
  mode?: KeyMode | undefined;
}

/** The name that meters, counters and jobs use for one side of an account. */
export function meteredName({ account, mode }: AccountSide): string {
  return mode === "test" ? account + TEST_SIDE : account;
}

/** The account and the side that a metered name stands for. */
export function sideOf(meteredName: string): { account: string; mode: KeyMode } {
  return isTestSide(meteredName)
    ? { account: meteredName.slice(0, -TEST_SIDE.length), mode: "test" }
    : { account: meteredName, mode: "live" };
}

export function rulesOf(meteredName: string): AccountRules {
  return RULES[isTestSide(meteredName) ? "test" : "live"];
}

/** The metered names of both sides of an account, or of the given one only. */
export function meteredNames(account: string, mode?: KeyMode): string[] {
  const modes: KeyMode[] = mode ? [mode] : ["live", "test"];
  return modes.map((mode) => meteredName({ account, mode }));
}

function isTestSide(meteredName: string): boolean {
  return meteredName.endsWith(TEST_SIDE);
}
