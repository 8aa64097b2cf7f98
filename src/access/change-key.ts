/**
 * Changes, rotates and revokes API keys. The meters learn of a change first, because KV may serve
 * the old record for a minute. Within that minute, a second change of the key, made in another
 * location, may undo the first change. After a fault, repeat the call.
 */
import { VARIANTS, type Variant } from "../variant.ts";
import { meteredNames } from "./account-mode.ts";
import type { KeyMode } from "./api-key.ts";
import type { EdgeMemory } from "./edge-memory.ts";
import {
  type ErasedAccount,
  findUnknownPlan,
  type IssuedKey,
  type IssueServices,
  issueKey,
  keptUntil,
  type UnknownPlan,
} from "./issue-key.ts";
import { keyStateOf, lacksMethod } from "./key-state.ts";
import type { KeyRecord, LimitOverrides } from "./key-store.ts";
import type { Meter } from "./meters.ts";

export interface ChangeServices extends IssueServices {
  memory: Pick<EdgeMemory, "forgetKeyById">;
}

export interface KeyChange {
  name?: string | undefined;
  plans?: { [variant in Variant]?: string | null | undefined } | undefined;
  limits?: { [limit in keyof LimitOverrides]?: number | null | undefined } | undefined;
  expiresAt?: string | null | undefined;
}

export type ChangeFailure =
  | UnknownPlan
  | ErasedAccount
  | { kind: "no_plan_left" }
  | { kind: "expired" }
  /** Neither the old key's record nor the caller says the mode, or they say different modes. */
  | { kind: "mode" }
  | { kind: "revoked" };

export async function changeKey(
  services: ChangeServices,
  key: KeyRecord,
  change: KeyChange,
): Promise<{ kind: "changed"; key: KeyRecord } | ChangeFailure> {
  const changed = apply(key, change);
  if (Object.keys(changed.plans).length === 0) return { kind: "no_plan_left" };
  const unknown = await findUnknownPlan(services.plans, changed.plans);
  if (unknown) return unknown;
  if (await isEnded(services, key)) return { kind: "revoked" };
  return (await write(services, changed)) ? { kind: "changed", key: changed } : { kind: "revoked" };
}

export type Rotation = Pick<IssuedKey, "apiKey" | "key"> & {
  kind: "rotated";
  old: KeyRecord;
};

/** @param expiresAt when the new key expires; null: never; undefined: at the old key's own time */
export async function rotateKey(
  services: ChangeServices,
  old: KeyRecord,
  graceMs: number,
  expiresAt: string | null | undefined,
  givenMode: KeyMode | undefined,
): Promise<Rotation | ChangeFailure> {
  const now = services.clock();
  const { account, name, plans, limits = {}, mode = givenMode } = old;
  // A repeated rotation must not give the new key the end that the first rotation gave the old one.
  const { endBeforeRotation: ownEnd = old.expiresAt ?? null } = old;
  if (mode === undefined || mode !== (givenMode ?? mode)) return { kind: "mode" };
  const end = (expiresAt === undefined ? ownEnd : expiresAt) ?? undefined;
  if (end !== undefined && Date.parse(end) <= now) return { kind: "expired" };
  // Ask this before issuing a key, because a refused rotation must not leave a new key in KV.
  if (await isEnded(services, old)) return { kind: "revoked" };
  const issued = await issueKey(services, { account, name, plans, limits, mode, expiresAt: end });
  if (issued.kind !== "issued") return issued;
  const oldEnd = new Date(
    Math.min(now + graceMs, old.expiresAt ? Date.parse(old.expiresAt) : Number.POSITIVE_INFINITY),
  );
  const ending = { ...old, expiresAt: oldEnd.toISOString(), endBeforeRotation: ownEnd };
  const isThere = graceMs === 0 ? await revokeKey(services, ending) : await write(services, ending);
  return isThere ? { ...issued, kind: "rotated", old: ending } : { kind: "revoked" };
}

export async function revokeKey(services: ChangeServices, key: KeyRecord): Promise<true> {
  await tellMeters(services, key, (meter) => meter.revoke(key.id));
  await services.keys.revoke(key, new Date(services.clock()).toISOString());
  return true;
}

/**
 * Whether the key was revoked, or its account was erased. If so, write no record of the key. A new
 * record would bring the key back into the list of keys.
 */
async function isEnded({ meters }: ChangeServices, key: KeyRecord): Promise<boolean> {
  try {
    return (await keyStateOf(meters, key)).kind !== "issued";
  } catch (fault) {
    // The meter runs an earlier release without `keyState`. Continue, as that release did.
    if (lacksMethod(fault)) return false;
    throw fault;
  }
}

async function write(services: ChangeServices, key: KeyRecord): Promise<boolean> {
  const { id: keyId, plans, limits = {} } = key;
  const expiresAt = key.expiresAt === undefined ? null : Date.parse(key.expiresAt);
  await tellMeters(services, key, (meter, variant, meteredName) =>
    meter.changeTerms(
      { account: meteredName, variant, keyId },
      { planId: plans[variant] ?? null, overrides: limits, expiresAt },
    ),
  );
  const isThere = await services.keys.replace(key, keptUntil(key, services.clock()));
  services.memory.forgetKeyById(keyId);
  return isThere;
}

/** Tells the meters of both variants, because `key` may lack a plan added in the last minute. */
async function tellMeters(
  { meters }: ChangeServices,
  key: KeyRecord,
  tell: (meter: Meter, variant: Variant, meteredName: string) => Promise<void>,
): Promise<void> {
  await Promise.all(
    meteredNames(key.account, key.mode).flatMap((meteredName) =>
      VARIANTS.map((variant) => tell(meters.of(meteredName, variant), variant, meteredName)),
    ),
  );
}

function apply(key: KeyRecord, { name, plans = {}, limits = {}, expiresAt }: KeyChange): KeyRecord {
  const { expiresAt: end, endBeforeRotation, ...rest } = key;
  const newEnd = expiresAt === undefined ? end : (expiresAt ?? undefined);
  return {
    ...rest,
    ...(expiresAt === undefined && endBeforeRotation !== undefined && { endBeforeRotation }),
    name: name ?? key.name,
    plans: merge(key.plans, plans),
    limits: merge(key.limits ?? {}, limits),
    ...(newEnd !== undefined && { expiresAt: newEnd }),
  };
}

/** A merge patch (RFC 7396): undefined keeps a member, null removes it. */
function merge<T extends object>(one: T, other: { [K in keyof T]?: T[K] | null | undefined }): T {
  const members = Object.entries(other).filter(([, value]) => value !== undefined);
  const merged = { ...one, ...Object.fromEntries(members) };
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== null && value !== undefined),
  ) as T;
}
