import * as z from "zod";
import { keyIdOf } from "../../access/api-key.ts";
import { accountField } from "../account-field.ts";
import { instant, limitsSchema, mode, name, toOverrides } from "../keys/request.ts";

/** Each key needs up to six operations, and an invocation may make 1,000 (KV limits). */
export const MOST_KEYS_AN_IMPORT = 100;

export const exportSchema = z.object({
  cursor: z.string("must be given once").max(2_000).optional(),
});

const storedKeySchema = z
  .object({
    hash: z.string("is required").regex(/^[0-9a-f]{64}$/, "must be 64 hexadecimal digits"),
    id: z.string("is required"),
    account: accountField,
    name,
    mode: mode.optional(),
    plans: z.object({ a: z.string().optional(), b: z.string().optional() }, "is required"),
    limits: limitsSchema.default({}),
    created_at: instant,
    expires_at: instant.nullable(),
  })
  .refine(({ id, hash }) => id === keyIdOf(hash), {
    path: ["id"],
    error: "must be the id that belongs to the hash",
  })
  .transform(({ hash, limits, created_at, expires_at, ...rest }) => ({
    hash,
    key: {
      ...rest,
      limits: toOverrides(limits),
      createdAt: inUtc(created_at),
      ...(expires_at !== null && { expiresAt: inUtc(expires_at) }),
    },
  }));

/** Answers show instants in UTC only. */
function inUtc(instantWithOffset: string): string {
  return new Date(instantWithOffset).toISOString();
}

export const importKeysSchema = z.object({
  keys: z
    .array(storedKeySchema, "must be a list of keys")
    .max(MOST_KEYS_AN_IMPORT, `must be at most ${MOST_KEYS_AN_IMPORT} keys`),
  dry_run: z.boolean("must be true or false").default(false),
});
