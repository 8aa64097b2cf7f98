import type { Context } from "hono";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import type { WebhookSecret } from "../../lib/standard-webhooks.ts";
import { type Address, addressRulesOf, readAddress } from "../../webhooks/address.ts";
import {
  type Counted,
  MOST_A_DAY,
  ONE_EVERY_MS,
  type WebhookEndpoint,
} from "../../webhooks/endpoints.ts";
import { masterKeysOf, secretsOf } from "../../webhooks/secrets.ts";

/** Includes the caller's account, so that no query finds the endpoint of another account. */
export function requestedEndpoint(c: Context<AppEnv>): [account: string, id: string] {
  return [c.var.account.meteredName, c.req.param("endpoint_id") ?? ""];
}

/** @throws ServiceError `endpoint_not_found` if the store has found nothing */
export function requireFound<Found>(c: Context<AppEnv>, found: Found | null): Found {
  if (found !== null) return found;
  const [, value] = requestedEndpoint(c);
  throw new ServiceError("endpoint_not_found", { parameter: "endpoint_id", value });
}

/** @throws ServiceError `endpoint_not_found` */
export async function findEndpoint(c: Context<AppEnv>): Promise<WebhookEndpoint> {
  return requireFound(c, await c.var.services.webhookEndpoints.find(...requestedEndpoint(c)));
}

/** @returns the name of the newest master key @throws ServiceError `webhooks_not_available` */
export function requireMasterKey(c: Context<AppEnv>): string {
  const [newest] = masterKeysOf(c.var.services.env)?.keys() ?? [];
  if (newest === undefined) throw new ServiceError("webhooks_not_available");
  return newest;
}

/** The secrets that sign now, the newest first. @throws ServiceError `webhooks_not_available` */
export async function requireSecrets(
  c: Context<AppEnv>,
  endpoint: WebhookEndpoint,
): Promise<[WebhookSecret, ...WebhookSecret[]]> {
  const { env, clock } = c.var.services;
  const secrets = await secretsOf(masterKeysOf(env), endpoint, clock());
  if (!secrets) throw new ServiceError("webhooks_not_available");
  return secrets;
}

/** @throws ServiceError `url_refused` */
export async function requireAddress(c: Context<AppEnv>, text: string): Promise<Address> {
  const { settings, webhookEndpoints } = c.var.services;
  const refuse = (why: string) =>
    new ServiceError("url_refused", {
      message: `url: ${why}.`,
      ...{ parameter: "url", value: text },
    });
  const address = readAddress(text, addressRulesOf(settings, c.req.url));
  if ("refused" in address) throw refuse(address.refused);
  if (await webhookEndpoints.isBlocked(address.host)) throw refuse("has a host that is blocked");
  return address;
}

const COUNTED = { endpoints: "New webhook endpoints", tests: "Test messages" };

/** Counts a new endpoint or a test message. @throws ServiceError `too_many_tests` */
export async function admitOneMore(c: Context<AppEnv>, counted: Counted): Promise<void> {
  const { services, account } = c.var;
  const refused = await services.webhookEndpoints.count(account.meteredName, counted);
  if (!refused) return;
  throw new ServiceError("too_many_tests", {
    message:
      `${COUNTED[counted]}: your account has had ${refused.today} today. It may have one every ` +
      `${ONE_EVERY_MS / 1_000} seconds and ${MOST_A_DAY} a day.`,
    retryAfter: Math.max(1, Math.ceil(refused.retryAfterMs / 1_000)),
  });
}
