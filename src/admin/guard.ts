import type { Context } from "hono";
import { type AdminToken, readAdminTokens } from "../access/admin-tokens.ts";
import { guardedNetwork } from "../access/failure-guard.ts";
import { ServiceError } from "../errors.ts";
import { bearerToken } from "../http/bearer-token.ts";
import { clientAddress } from "../http/client-address.ts";
import type { AppEnv, Handler } from "../http/context.ts";
import { isLoopback } from "../lib/loopback.ts";

/** The same as `period` of ADMIN_REQUESTS in wrangler.toml. */
const LIMITER_WINDOW_SECONDS = 60;

/** Limits the requests before reading the token, so that no one can try many tokens. */
export const requireAdmin: Handler = async (c, next) => {
  const network = guardedNetwork(clientAddress(c));
  const isLocal = isLoopback(c.req.url);
  if (!isLocal) await limit(c, network);
  const actor = await actorOf(c, isLocal);
  if (actor === null) {
    c.var.trace.note({ network });
    throw new ServiceError("invalid_api_key", {
      message: "The admin token is missing or not valid.",
    });
  }
  c.var.trace.noteChange({ actor });
  await next();
};

async function limit(c: Context<AppEnv>, network: string): Promise<void> {
  const { success } = await c.var.trace.time("key", c.env.ADMIN_REQUESTS.limit({ key: network }));
  if (success) return;
  c.var.trace.note({ network });
  throw new ServiceError("rate_limit_exceeded", {
    message: "Too many admin requests from this address: retry after the time in Retry-After.",
    retryAfter: LIMITER_WINDOW_SECONDS,
  });
}

async function actorOf(c: Context<AppEnv>, isLocal: boolean): Promise<string | null> {
  const admins = readAdminTokens(c.env.ADMIN_TOKEN, isLocal);
  if (admins.kind === "closed") {
    c.var.trace.configurationFault(
      ["ADMIN_TOKEN"],
      `The admin routes are closed: ADMIN_TOKEN cannot be used, ${admins.reason}.`,
    );
    return null;
  }
  const given = await digest(bearerToken(c.req.header("Authorization")) ?? "");
  const digests = await Promise.all(admins.tokens.map(({ token }) => digest(token)));
  // Compare all digests, so that the time of the answer reveals nothing about a token.
  const matches = admins.tokens.filter((_: AdminToken, index) =>
    crypto.subtle.timingSafeEqual(given, digests[index] as ArrayBuffer),
  );
  return matches[0]?.actor ?? null;
}

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
}
