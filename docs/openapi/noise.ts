/** Removes from schemas what zod adds but readers do not need. */
import type { JsonSchema } from "../../src/http/endpoint.ts";

/**
 * Removes the range of safe integers and the patterns of known formats, at any depth.
 * @param names other members to remove
 */
export function withoutNoise(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutNoise(item, names));
  if (typeof value !== "object" || value === null) return value;
  const { maximum, minimum, pattern, ...kept } = value as JsonSchema;
  return Object.fromEntries(
    Object.entries({
      ...kept,
      ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
      ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
      ...(pattern !== undefined && kept.format === undefined && { pattern }),
    })
      .filter(([name]) => !names.includes(name))
      .map(([name, member]) => [name, withoutNoise(member, names)]),
  );
}
