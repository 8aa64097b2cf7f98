import { Hono } from "hono/tiny";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import { presentReceiptKey } from "../../http/receipts.ts";
import { listKeys, revokeKey } from "../../receipts/key-store.ts";
import type { ReceiptKeysAnswer, RevokedReceiptKeyAnswer } from "./answer.ts";

export function receiptKeyRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/", async (c) => {
    const keys = await c.var.trace.time("admin", listKeys(c.env.DB));
    return c.json({ keys: keys.map(presentReceiptKey) } satisfies ReceiptKeysAnswer);
  });

  routes.post("/:kid/revoke", async (c) => {
    const { services, trace } = c.var;
    const kid = c.req.param("kid");
    const now = Math.floor(services.clock() / 1_000);
    const revoked = await trace.time("admin", revokeKey(c.env.DB, kid, now));
    if (!revoked) throw new ServiceError("not_found", { message: "No receipt key has this kid." });
    trace.noteChange({ receiptKey: revoked.kid });
    return c.json(presentReceiptKey(revoked) satisfies RevokedReceiptKeyAnswer);
  });

  return routes;
}
