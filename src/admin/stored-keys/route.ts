import { Hono } from "hono/tiny";
import { restoreKeys } from "../../access/restore-keys.ts";
import { jsonBody } from "../../http/body.ts";
import type { AppEnv } from "../../http/context.ts";
import { validQuery } from "../../http/query.ts";
import type { ImportedKeysAnswer } from "./answer.ts";
import { presentStoredKey } from "./present.ts";
import { exportSchema, importKeysSchema } from "./request.ts";

/** Enough for `MOST_KEYS_AN_IMPORT` keys. An entry usually has 400 bytes, and at most 1,000. */
const MAX_IMPORT_BODY_BYTES = 131_072;

export function storedKeyRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/", validQuery(exportSchema, {}), async (c) => {
    const { services, trace } = c.var;
    const after = c.req.valid("query").cursor ?? null;
    const { keys, cursor } = await trace.time("admin", services.keys.page("", after));
    return c.json({ keys: keys.map(presentStoredKey), cursor });
  });

  routes.post("/", jsonBody(importKeysSchema, {}, MAX_IMPORT_BODY_BYTES), async (c) => {
    const { services, trace } = c.var;
    const { keys, dry_run } = c.req.valid("json");
    const done = await trace.time("admin", restoreKeys(services, keys, dry_run));
    // Note the keys before a fault is thrown, so that the audit line always names restored keys.
    if (!dry_run) trace.noteChange({ keyIds: done.restored });
    const { restored, present, revoked, erased, expired, pending, faults } = done;
    if (faults.length > 0) throw faults[0];
    return c.json({
      restored: restored.length,
      present: present.length,
      revoked: revoked.length,
      erased: erased.length,
      expired: expired.length,
      pending: pending.length,
      dry_run,
    } satisfies ImportedKeysAnswer);
  });

  return routes;
}
