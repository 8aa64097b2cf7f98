import { Hono } from "hono/tiny";
import * as z from "zod";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import { validQuery } from "../../http/query.ts";
import { presentStoredKey } from "../stored-keys/present.ts";
import type { KeyCopiesAnswer, KeyCopyAnswer } from "./answer.ts";

const pieceSchema = z.object({
  piece: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(0, "must not be negative")
    .default(0),
});

export function keyCopyRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/", async (c) => {
    const copies = await c.var.trace.time("admin", c.var.services.keyCopies.list());
    return c.json({
      copies: copies.map(({ day, keys, completedAt }) => ({
        day,
        keys,
        completed_at: completedAt,
      })),
    } satisfies KeyCopiesAnswer);
  });

  routes.get("/:day", validQuery(pieceSchema, {}), async (c) => {
    const { services, trace } = c.var;
    const { piece } = c.req.valid("query");
    const day = z.iso.date().safeParse(c.req.param("day"));
    const copy = day.success
      ? await trace.time("admin", services.keyCopies.read(day.data, piece))
      : null;
    if (!copy) {
      const message = "There is no complete copy of this day. The days are YYYY-MM-DD, in UTC.";
      throw new ServiceError("not_found", { message });
    }
    return c.json({
      keys: copy.keys.map(presentStoredKey),
      next_piece: copy.nextPiece,
    } satisfies KeyCopyAnswer);
  });

  return routes;
}
