/**
 * The two sides of an account. What its test keys do is metered and kept under a name of its own,
 * so that meters, counters, jobs and idempotency keys of the two never meet: nothing else needs to
 * tell them apart (docs/decisions/0100-test-keys-have-an-account-of-their-own.md).
 */
import type { KeyMode } from "./api-key.ts";

/** No account has a tilde in its name: `accountSchema` in `admin/account-field.ts`. */
const TEST_SIDE = "~test";

/** All test sides, as a pattern of SQLite. */
export const TEST_ACCOUNTS = `*${TEST_SIDE}`;

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
  return isTestAccount(meteredName)
    ? { account: meteredName.slice(0, -TEST_SIDE.length), mode: "test" }
    : { account: meteredName, mode: "live" };
}

export function isTestAccount(meteredName: string): boolean {
  return meteredName.endsWith(TEST_SIDE);
}

/** The names of both sides of an account. */
export function meteredNames(account: string): string[] {
  return (["live", "test"] as const).map((mode) => meteredName({ account, mode }));
}
