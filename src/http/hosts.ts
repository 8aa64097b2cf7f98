/** A variant's setting lists the hosts that serve it. Empty: all hosts (docs/api.md#hosts). */
import type { Context } from "hono";
import type { Settings } from "../config.ts";
import { ServiceError } from "../errors.ts";
import { VARIANTS, type Variant } from "../variant.ts";
import type { AppEnv } from "./context.ts";

type HostSettings = Pick<Settings, "VARIANT_A_HOSTS" | "VARIANT_B_HOSTS">;

/** The variants at the host of a URL, A before B. Settings may name hosts with or without port. */
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

/** @throws ServiceError `not_found` if the host does not serve the variant */
export function enterVariant(c: Context<AppEnv>, variant: Variant): void {
  const { services, trace } = c.var;
  if (!variantsAt(services.settings, c.req.url).includes(variant))
    throw new ServiceError("not_found");
  c.set("variant", variant);
  trace.note({ variant });
}
