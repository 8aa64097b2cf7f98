/**
 * Changing, rotating and revoking API keys. What is decided is in force at the next request: the meters are told first, and KV, which serves
 * what it had for up to a minute, afterwards. A change that fails half-way is made whole by repeating it.
 *
 * A minute is what the rest takes that is decided at the edge and not by the meter: a larger batch, a variant a key may newly call, a key
 * prolonged after its end. Two changes of one key from different places within that minute may each start from the same record: the later wins.
 */
import type { Services } from "../config.ts";
import { ServiceError } from "../errors.ts";
import { meterName } from "./caller.ts";
import { issueKey, keptUntil, requirePlans } from "./issue-key.ts";
import type { ApiKey } from "./key-store.ts";
import type { UsageMeter } from "./meter.ts";
import type { LimitOverrides, Variant } from "./plans.ts";

/** What is to change; null takes a plan, a limit or the end away. */
export interface KeyChange {
  name?: string | undefined;
  plans?: { [variant in Variant]?: string | null | undefined } | undefined;
  limits?: { [limit in keyof LimitOverrides]?: number | null | undefined } | undefined;
  /** ISO 8601 instant. */
  expiresAt?: string | null | undefined;
}

/** Both, also of a variant the key has no plan for: the record that says so may be a minute old. */
const VARIANTS: readonly Variant[] = ["a", "b"];

/**
 * @returns the key as it is from now on
 * @throws ServiceError `invalid_request` when a plan is not on sale or none is left, `not_found` when the key has been revoked meanwhile
 */
export async function changeKey(services: Services, key: ApiKey, change: KeyChange): Promise<ApiKey> {
  const changed = apply(key, change);
  if (Object.keys(changed.plans).length === 0) {
    throw new ServiceError("invalid_request", {
      message: "plans: a key needs one; to end it, revoke it.",
      parameter: "plans",
    });
  }
  await requirePlans(services.env.DB, changed.plans, services.clock());
  await write(services, changed);
  return changed;
}

/**
 * Issues a key in the place of another, which lives on for a while.
 * @param graceMs how long the old key lives; 0: it is revoked
 * @param expiresAt end of the new key; undefined: as planned for the old one
 * @throws ServiceError `invalid_request` when the new key would be expired already
 */
export async function rotateKey(
  services: Services,
  old: ApiKey,
  graceMs: number,
  expiresAt: string | null | undefined,
): Promise<{ apiKey: string; key: ApiKey; old: ApiKey }> {
  const now = services.clock();
  const { account, name, plans, limits = {}, mode = "live" } = old;
  const end = expiresAt === undefined ? old.expiresAt : (expiresAt ?? undefined);
  if (end !== undefined && Date.parse(end) <= now) {
    throw new ServiceError("invalid_request", {
      message: "expires_at: the new key would be expired already.",
      parameter: "expires_at",
    });
  }
  const issued = await issueKey(services, { account, name, plans, limits, mode, expiresAt: end });
  const oldEnd = new Date(
    Math.min(now + graceMs, old.expiresAt ? Date.parse(old.expiresAt) : Number.POSITIVE_INFINITY),
  );
  const ending: ApiKey = { ...old, expiresAt: oldEnd.toISOString() };
  await (graceMs === 0 ? revokeKey(services, ending) : write(services, ending));
  return { ...issued, old: ending };
}

/** From now on refuses a key, for good. */
export async function revokeKey(services: Services, key: ApiKey): Promise<void> {
  await tellMeters(services, key, (meter) => meter.revoke(key.id));
  await services.keys.remove(key.id);
}

async function write(services: Services, key: ApiKey): Promise<void> {
  const { id: keyId, account, plans, limits = {} } = key;
  const expiresAt = key.expiresAt === undefined ? null : Date.parse(key.expiresAt);
  await tellMeters(services, key, (meter, variant) =>
    meter.changeTerms({ account, variant, keyId }, { planId: plans[variant] ?? null, overrides: limits, expiresAt }),
  );
  if (!(await services.keys.replace(key, keptUntil(key, services.clock())))) throw new ServiceError("not_found");
}

async function tellMeters(
  { env, trace }: Services,
  key: ApiKey,
  tell: (meter: DurableObjectStub<UsageMeter>, variant: Variant) => Promise<void>,
): Promise<void> {
  const told = VARIANTS.map((variant) => tell(env.USAGE_METER.getByName(meterName(key.account, variant)), variant));
  await trace.time("meter", Promise.all(told));
}

function apply(key: ApiKey, { name, plans = {}, limits = {}, expiresAt }: KeyChange): ApiKey {
  const { expiresAt: end, ...rest } = key;
  const newEnd = expiresAt === undefined ? end : (expiresAt ?? undefined);
  return {
    ...rest,
    name: name ?? key.name,
    plans: merge(key.plans, plans),
    limits: merge(key.limits ?? {}, limits),
    ...(newEnd !== undefined && { expiresAt: newEnd }),
  };
}

/** A merge patch (RFC 7396): undefined leaves a member as it is, null removes it. */
function merge<T extends object>(one: T, other: { [K in keyof T]?: T[K] | null | undefined }): T {
  const members = Object.entries(other).filter(([, value]) => value !== undefined);
  const merged = { ...one, ...Object.fromEntries(members) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null && value !== undefined)) as T;
}
