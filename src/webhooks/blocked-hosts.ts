/** The hosts to which no webhooks are sent. `isBlocked` (`deliveries.ts`) checks a host. */
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";

export interface BlockedHost {
  host: string;
  /** Epoch milliseconds. */
  blockedAt: number;
}

export function listBlockedHosts(d1: D1Database): Promise<BlockedHost[]> {
  return drizzle(d1).all(
    sql`SELECT host, blocked_at AS blockedAt FROM webhook_blocked_hosts ORDER BY host`,
  );
}

/** A host that is already blocked keeps its `blockedAt`. @param host as `readAddress` parsed it */
export async function blockHost(d1: D1Database, host: string, now: number): Promise<BlockedHost> {
  const [blocked] = await drizzle(d1).all<BlockedHost>(
    sql`INSERT INTO webhook_blocked_hosts (host, blocked_at) VALUES (${host}, ${now})
      ON CONFLICT (host) DO UPDATE SET host = excluded.host
      RETURNING host, blocked_at AS blockedAt`,
  );
  return blocked as BlockedHost;
}

/** @returns false if the host itself was not blocked, for example if only its domain is blocked */
export async function unblockHost(d1: D1Database, host: string): Promise<boolean> {
  const { meta } = await drizzle(d1).run(
    sql`DELETE FROM webhook_blocked_hosts WHERE host = ${host}`,
  );
  return meta.changes > 0;
}
