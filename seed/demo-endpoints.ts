/**
 * The webhook endpoints of the demo accounts. Their messages go to `receiver.ts`. The receiver
 * knows the endpoints' secrets, because it has the same master key as the service.
 */
import { createHash } from "node:crypto";
import type { D1Database } from "@cloudflare/workers-types";
import { meteredNames } from "../src/access/account-mode.ts";
import { writeWebhookSecret } from "../src/lib/standard-webhooks.ts";
import { readMasterKeys, secretOf } from "../src/webhooks/secrets.ts";
import { demo } from "./demo.ts";

const MASTER = "local";

/** The master key of the local service. It is public, so no other service may use it. */
export const LOCAL_WEBHOOK_MASTER_KEYS = `${MASTER}:${btoa("the-master-key-of-the-local-run!")}`;

/** Each account of variant A, in live mode and in test mode. Variant B has no events. */
const ACCOUNTS = Object.keys(demo.keys.a).flatMap((plan) => meteredNames(`demo-a-${plan}`));

/**
 * Makes one endpoint for each account, with the account's metered name as the path. Replaces the
 * endpoints of an earlier start, because their port, secrets or states may have changed.
 */
export async function seedEndpoints(db: D1Database, receiverUrl: string): Promise<void> {
  const insert = db.prepare(`INSERT OR REPLACE INTO webhook_endpoints
    (id, account, url, host, status, created_at, master) VALUES (?, ?, ?, ?, 'enabled', ?, ?)`);
  const { hostname } = new URL(receiverUrl);
  await db.batch(
    ACCOUNTS.map((account) =>
      insert.bind(
        ...[idOf(account), account, `${receiverUrl}/${account}`, hostname],
        ...[Date.now(), MASTER],
      ),
    ),
  );
}

/** @returns the secret of the account's endpoint, `whsec_…`; null if it is not a demo account */
export async function demoSecretOf(account: string): Promise<string | null> {
  if (!ACCOUNTS.includes(account)) return null;
  const keys = readMasterKeys(LOCAL_WEBHOOK_MASTER_KEYS);
  const secret = await secretOf(keys, MASTER, idOf(account), 1);
  return secret && writeWebhookSecret(secret);
}

/** Makes the same id at each start, so that waiting events are still delivered. */
function idOf(account: string): string {
  return `we_${createHash("sha256").update(account).digest("hex").slice(0, 32)}`;
}
