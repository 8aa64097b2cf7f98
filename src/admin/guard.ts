/** Who may use the admin routes: whoever knows the secret `ADMIN_TOKEN`. */
import { bearerToken } from "../access/authentication.ts";
import { ServiceError } from "../errors.ts";
import type { Handler } from "../http/context.ts";
import { refuseAfterFailures } from "../http/failed-logins.ts";

/**
 * Both sides are hashed first, so that the comparison takes the same time whatever was sent, its
 * length included.
 */
export const requireAdmin: Handler = async (c, next) => {
  const token = bearerToken(c.req.header("Authorization")) ?? "";
  const [given, expected] = await Promise.all([
    digest(token),
    digest(c.var.services.settings.ADMIN_TOKEN),
  ]);
  if (!crypto.subtle.timingSafeEqual(given, expected)) {
    await c.var.trace.time("key", refuseAfterFailures(c));
    throw new ServiceError("invalid_api_key", {
      message: "The admin token is missing or not valid.",
    });
  }
  await next();
};

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
}
