/** What several routes of endpoints need: the endpoint in the path, an address, keys, a test. */
import type { Context } from "hono";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import { type Address, addressRulesOf, readAddress } from "../../webhooks/address.ts";
import { TEST_EVERY_MS, TESTS_A_DAY, type WebhookEndpoint } from "../../webhooks/endpoints.ts";
import { type MasterKeys, masterKeysOf } from "../../webhooks/secrets.ts";

export function requestedId(c: Context<AppEnv>): string {
  return c.req.param("endpoint_id") ?? "";
}

export function notFound(c: Context<AppEnv>): ServiceError {
  return new ServiceError("endpoint_not_found", {
    parameter: "endpoint_id",
    value: requestedId(c),
  });
}

/** @throws ServiceError `endpoint_not_found`, also for another account's */
export async function findEndpoint(c: Context<AppEnv>): Promise<WebhookEndpoint> {
  const { services, account } = c.var;
  const found = await services.webhookEndpoints.find(account.meteredName, requestedId(c));
  if (!found) throw notFound(c);
  return found;
}

/** @throws ServiceError `webhooks_not_available` */
export function requireKeys(c: Context<AppEnv>): { keys: MasterKeys; newest: string } {
  const keys = masterKeysOf(c.var.services.env);
  const [newest] = keys?.keys() ?? [];
  if (!keys || newest === undefined) throw new ServiceError("webhooks_not_available");
  return { keys, newest };
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

/** Counts a test message or a new endpoint. @throws ServiceError `too_many_tests` */
export async function countTest(c: Context<AppEnv>): Promise<void> {
  const { services, account } = c.var;
  const refused = await services.webhookEndpoints.countTest(account.meteredName);
  if (!refused) return;
  throw new ServiceError("too_many_tests", {
    message:
      `Your account has made ${refused.tests} webhook endpoints and test messages today, and may ` +
      `make one in ${TEST_EVERY_MS / 1_000} seconds and ${TESTS_A_DAY} a day.`,
    retryAfter: Math.max(1, Math.ceil(refused.retryAfterMs / 1_000)),
  });
}
