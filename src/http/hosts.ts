/**
 * Which variant answers where: each has addresses of its own, or both share all of them
 * (docs/api.md#hosts). What a variant answers belongs in `variant-a/` and `variant-b/`.
 */
import type { Context } from "hono";
import type { Settings } from "../config.ts";
import { ServiceError } from "../errors.ts";
import { VARIANTS, type Variant } from "../variant.ts";
import type { AppEnv } from "./context.ts";

type HostSettings = Pick<Settings, "VARIANT_A_HOSTS" | "VARIANT_B_HOSTS">;

/**
 * The variants that answer at the host of a URL, A before B. A host may be named with its port or
 * without.
 */
export function variantsAt(
  { VARIANT_A_HOSTS: a, VARIANT_B_HOSTS: b }: HostSettings,
  url: string,
): readonly Variant[] {
  if (!a && !b) return VARIANTS;
  const { host, hostname } = new URL(url);
  const isOneOf = (names: Set<string> | null) =>
    names === null || names.has(host) || names.has(hostname);
  return VARIANTS.filter((variant) => isOneOf(variant === "a" ? a : b));
}

/**
 * Treats a request as one to a variant: from here on errors have that variant's shape.
 * @throws ServiceError `not_found` where the host does not serve the variant
 */
export function enterVariant(c: Context<AppEnv>, variant: Variant): void {
  const { services, trace } = c.var;
  if (!variantsAt(services.settings, c.req.url).includes(variant))
    throw new ServiceError("not_found");
  c.set("variant", variant);
  trace.note({ variant });
}
