import { withinBudget } from "../lib/budget.ts";
import { DAY_MS } from "../lib/days.ts";
import { listKeys, type PublicKey } from "../receipts/key-store.ts";
import { issuerOf, KEY_SETTINGS, keySettingOf, receiptKeyOf } from "../receipts/keys.ts";
import type { Finding } from "./finding.ts";

const TIMEOUT_MS = 6_000;
/** Keys are replaced every three months (docs/deploy.md#receipts). */
const OLD_AFTER_DAYS = 100;
const HOW = "See docs/deploy.md#receipts.";

export interface ReceiptServices {
  env: Pick<Env, "DB">;
  clock: () => number;
}

export async function examineReceipts({ env, clock }: ReceiptServices): Promise<Finding> {
  const startedAt = clock();
  const known = await withinBudget(() => listKeys(env.DB), TIMEOUT_MS);
  const modes = (["live", "test"] as const).filter((mode) => keySettingOf(env, mode));
  const problems: string[] = [];
  if (modes.length > 0 && issuerOf(env) === null)
    problems.push(
      "RECEIPT_ISSUER is not set, or is not an origin such as https://api.example.com.",
    );
  for (const mode of modes) {
    const setting = KEY_SETTINGS[mode];
    const key = await receiptKeyOf(env, mode);
    // If the database does not answer, the hop `database` says so.
    const stored = known?.find(({ kid }) => kid === key?.kid);
    const fault = key ? faultOf(stored, startedAt) : "is not a private JWK on the curve P-256";
    if (fault) problems.push(`${setting} ${fault}.`);
  }
  return {
    hop: "receipts",
    ok: problems.length === 0,
    ms: clock() - startedAt,
    detail: detailOf(modes, problems),
    problem: problems.length > 0 ? [...problems, HOW].join(" ") : null,
  };
}

function detailOf(modes: readonly string[], problems: readonly string[]): string | null {
  if (modes.length === 0) return "RECEIPT_KEY is not set";
  return problems.length === 0 ? `signs ${modes.join(" and ")} receipts` : null;
}

function faultOf(key: PublicKey | undefined, now: number): string | null {
  if (!key) return null;
  if (key.revokedAt !== null)
    return "is a revoked key: signing ends within five minutes of the revocation, so set a new key";
  if (key.exp !== null) return "is an old key, which must not sign any more: set the newest key";
  const days = Math.floor((now - key.iat * 1_000) / DAY_MS);
  return days > OLD_AFTER_DAYS ? `is ${days} days old: replace it` : null;
}
