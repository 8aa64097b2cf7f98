/**
 * Has every rule that differs between the live and the test side of an account
 * (docs/decisions/0100-test-keys-have-an-account-of-their-own.md).
 */

import type { Variant } from "../variant.ts";
import type { KeyMode } from "./api-key.ts";

export interface AccountRules {
  isCharged: boolean;
  onlyTestNumbers: boolean;
  waitsOutOutages: boolean;
  mark: "test" | null;
}

const RULES: Record<KeyMode, AccountRules> = {
  live: { isCharged: true, onlyTestNumbers: false, waitsOutOutages: true, mark: null },
  test: { isCharged: false, onlyTestNumbers: true, waitsOutOutages: false, mark: "test" },
};

/** Never part of an account's name: `accountField` (`admin/account-field.ts`) allows no tilde. */
const TEST_SIDE = "~test";

/** SQLite GLOB pattern for the metered names whose jobs do not wait while the registry is down. */
export const NOT_WAITING_GLOB = `*${TEST_SIDE}`;

/** One side of an account, with the account's own name. A missing mode means the live side. */
export interface AccountSide {
  account: string;
  mode?: KeyMode | undefined;
}

/** The name that meters, counters and jobs use for one side of an account. */
export function meteredName({ account, mode }: AccountSide): string {
  return mode === "test" ? account + TEST_SIDE : account;
}

export function sideOf(meteredName: string): { account: string; mode: KeyMode } {
  return isTestSide(meteredName)
    ? { account: meteredName.slice(0, -TEST_SIDE.length), mode: "test" }
    : { account: meteredName, mode: "live" };
}

export function rulesOf(meteredName: string): AccountRules {
  return RULES[isTestSide(meteredName) ? "test" : "live"];
}

export function meteredNames(account: string, mode?: KeyMode): string[] {
  const modes: KeyMode[] = mode ? [mode] : ["live", "test"];
  return modes.map((mode) => meteredName({ account, mode }));
}

function isTestSide(meteredName: string): boolean {
  return meteredName.endsWith(TEST_SIDE);
}

export function meterNameOf(meteredName: string, variant: Variant): string {
  return `${meteredName}:${variant}`;
}
