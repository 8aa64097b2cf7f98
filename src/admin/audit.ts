/**
 * The audit line: one for each request of the operator that changes something, or that was refused
 * or failed in doing so.
 */
import type { ApiKey } from "../access/key-store.ts";
import type { Handler } from "../http/context.ts";
import { routeOf } from "../http/route.ts";
import type { Change } from "../trace.ts";
import { presentKey } from "./key-presenter.ts";

/** Runs before every admin route, so that none that changes something can be without it. */
export const audit: Handler = async (c, next) => {
  await next();
  if (c.req.method === "GET" || c.req.method === "HEAD") return;
  c.var.trace.audit(`${c.req.method} ${routeOf(c)}`, c.res.status);
};

/** What differs between two states of a key. Of its name it says only that it changed. */
export function changesOf(before: ApiKey, after: ApiKey): Change {
  const [one, other] = [flatten(before), flatten(after)];
  const changes: Change = {};
  for (const field of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [from, to] = [one[field] ?? null, other[field] ?? null];
    if (from !== to) changes[field] = { from, to };
  }
  if (before.name !== after.name) changes.name = "changed";
  return changes;
}

function flatten(key: ApiKey): Record<string, string | number | null | undefined> {
  const { plans, limits, expires_at } = presentKey(key);
  const named = (prefix: string, members: object) =>
    Object.entries(members).map(([name, value]) => [`${prefix}.${name}`, value]);
  return Object.fromEntries([
    ...named("plans", plans),
    ...named("limits", limits),
    ["expires_at", expires_at],
  ]);
}
