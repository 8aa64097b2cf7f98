/**
 * An account has a live side and a test side: one for its live keys, and one for its test keys
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

/**
 * The metered name of a test side ends with this text. The name of an account has no tilde
 * (`admin/account-field.ts`).
 */
const TEST_SIDE = "~test";

/** A GLOB pattern for SQLite. Matches accounts whose jobs do not wait during an outage. */
export const NOT_WAITING_GLOB = `*${TEST_SIDE}`;

/** No `mode` means the live side. */
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
