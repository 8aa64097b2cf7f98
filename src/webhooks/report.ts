import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { WebhookEndpoint } from "./endpoints.ts";

/** Leaves out the URL, because it may contain a secret. All times are in epoch milliseconds. */
export interface EndpointReport
  extends Pick<WebhookEndpoint, "id" | "status" | "disabledReason" | "failingSince"> {
  /** The metered name: the live or the test side of the account (`access/account-mode.ts`). */
  account: string;
  host: string;
  /** When a delivery last succeeded; null if none of the last deliveries did. */
  lastSuccessAt: number | null;
  /** How many events are not delivered yet. */
  waiting: number;
}

/** At most this many deliveries of an endpoint are read. */
const DELIVERIES_READ = 1_000;

/** @param accounts metered names */
export function endpointsOf(d1: D1Database, accounts: string[]): Promise<EndpointReport[]> {
  const ofEndpoint = sql`webhook_deliveries.endpoint = webhook_endpoints.id`;
  const last = sql`SELECT status, attempted_at FROM webhook_deliveries WHERE ${ofEndpoint}
    ORDER BY event DESC LIMIT ${DELIVERIES_READ}`;
  const open = sql`SELECT 1 FROM webhook_deliveries INDEXED BY webhook_deliveries_open
    WHERE ${ofEndpoint} AND due_at IS NOT NULL LIMIT ${DELIVERIES_READ}`;
  return drizzle(d1).all(sql`SELECT id, account, host, status, disabled_reason AS disabledReason,
      failing_since AS failingSince, (SELECT count(*) FROM (${open})) AS waiting,
      (SELECT max(attempted_at) FROM (${last}) WHERE status = 'succeeded') AS lastSuccessAt
    FROM webhook_endpoints
    WHERE account IN (SELECT value FROM json_each(${JSON.stringify(accounts)}))
    ORDER BY account, created_at, id`);
}
