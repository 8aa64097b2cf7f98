/** Who may use the admin routes: whoever knows the secret `ADMIN_TOKEN`. */
import { clientAddress, countFailure } from "../access/failure-guard.ts";
import { ServiceError } from "../errors.ts";
import type { Handler } from "../http/body.ts";

/** Both sides are hashed first, so that the comparison takes the same time whatever was sent, its length included. */
export const requireAdmin: Handler = async (c, next) => {
  const token = /^Bearer +(\S+)$/i.exec(c.req.header("Authorization") ?? "")?.[1] ?? "";
  const [given, expected] = await Promise.all([digest(token), digest(c.var.services.settings.ADMIN_TOKEN)]);
  if (!crypto.subtle.timingSafeEqual(given, expected)) {
    await c.var.trace.time("key", countFailure(c.env, clientAddress(c)));
    throw new ServiceError("invalid_api_key", { message: "The admin token is missing or not valid." });
  }
  await next();
};

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
}
