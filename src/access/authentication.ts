/**
 * From the Authorization header to the key behind it (SPEC §5). Every failure of a key is one and the same answer.
 */
import type { Services } from "../config.ts";
import { ServiceError } from "../errors.ts";
import { hashApiKey, isApiKey } from "./api-key.ts";
import { counterKey, type PublishedCounter, readCounter } from "./counters.ts";
import type { EdgeMemory } from "./edge-memory.ts";
import { countFailure } from "./failure-guard.ts";
import type { ApiKey } from "./key-store.ts";
import { periodOf } from "./period.ts";
import type { Variant } from "./plans.ts";

export interface Identity {
  key: ApiKey;
  /** Read beside the key where the isolate knew whose it is and the counter could tell something new. */
  counter: PublishedCounter | null;
}

/**
 * @param variant the one whose counter is read beside the key; null: none
 * @param header the Authorization header as sent
 * @param address of the client, counted when the attempt fails
 * @throws ServiceError `missing_api_key`, `invalid_api_key`, or `rate_limit_exceeded` after too many failures from one address
 */
export async function authenticate(
  services: Services,
  memory: EdgeMemory,
  variant: Variant | null,
  header: string | undefined,
  address: string,
): Promise<Identity> {
  const identity = await identify(services, memory, variant, header);
  if (identity) return identity;
  await countFailure(services.env, address);
  throw new ServiceError(header ? "invalid_api_key" : "missing_api_key");
}

async function identify(
  { keys, env, clock }: Services,
  memory: EdgeMemory,
  variant: Variant | null,
  header: string | undefined,
): Promise<Identity | null> {
  const token = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
  if (!token || !isApiKey(token)) return null;
  const hash = await hashApiKey(token);
  const [key, counter] = await Promise.all([
    keys.find(hash),
    readKnownCounter(env, memory, memory.accountOf(hash), variant, clock()),
  ]);
  if (!key || (key.expiresAt !== undefined && Date.parse(key.expiresAt) <= clock())) return null;
  memory.learnAccount(hash, key.account);
  return { key, counter };
}

async function readKnownCounter(
  env: Env,
  memory: EdgeMemory,
  account: string | undefined,
  variant: Variant | null,
  now: number,
): Promise<PublishedCounter | null> {
  if (account === undefined || variant === null) return null;
  const key = counterKey(account, variant, periodOf(now));
  if (memory.isKnownOpen(key, now)) return null;
  const counter = await readCounter(env.RATE_COUNTERS, key);
  if (!counter?.exhausted) memory.learnOpen(key, now);
  return counter;
}
