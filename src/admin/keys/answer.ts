import * as z from "zod";
import { instant } from "../../http/answer-fields.ts";

const planId = z
  .string()
  .optional()
  .meta({ examples: ["pro"] });
const limit = z.int().min(1).optional();

export const key = z
  .object({
    id: z.string().meta({
      description: "The id that people and the log use. It gives no access.",
      examples: ["key_0cfafa2a8a2427eb"],
    }),
    account: z.string().meta({ description: "The account that is charged.", examples: ["acme"] }),
    name: z.string().meta({
      description: "The owner's name for the key; may be empty.",
      examples: ["web shop"],
    }),
    mode: z
      .enum(["live", "test"])
      .optional()
      .meta({
        description:
          "Whether the key begins with `bvs_live_` or `bvs_test_`; absent for an old key without a " +
          "recorded mode.",
        examples: ["live"],
      }),
    plans: z
      .object({ a: planId, b: planId })
      .meta({ description: "The plan for each variant that the key may call." }),
    limits: z
      .object({
        monthly_quota: limit,
        units_per_day: limit,
        rate_per_second: limit,
        max_batch: limit,
        max_job_rows: limit,
        max_watched: limit,
      })
      .meta({ description: "Limits of this key that replace those of its plan." }),
    created_at: instant.meta({ description: "When the key was issued." }),
    expires_at: z.iso
      .datetime({ offset: true })
      .nullable()
      .meta({ description: "When the key expires; null if it never does.", examples: [null] }),
    revoked_at: instant.optional().meta({
      description:
        "When the key was revoked; absent if it was not. A revoked key stays listed for 30 days.",
    }),
  })
  .meta({
    id: "Key",
    description: "The record of an API key. The key itself is never stored.",
  });
export type KeyAnswer = z.input<typeof key>;

const apiKey = z.string().meta({
  description: "The API key itself. It is shown only once, because only its hash is stored.",
  examples: ["bvs_live_ysfoAnodR4hGM9l2pQ9NQtYXDBpHVrTh2Oulx0"],
});

export const issuedKeyAnswer = z.object({ api_key: apiKey, key }).meta({ id: "IssuedKey" });
export const keyAnswer = z.object({ key }).meta({ id: "OneKey" });
export const keysAnswer = z.object({ keys: z.array(key) }).meta({ id: "Keys" });
export const rotatedKeyAnswer = z
  .object({
    api_key: apiKey,
    key: key.meta({ description: "The new key." }),
    old: key.meta({ description: "The old key, with the time at which it expires." }),
  })
  .meta({ id: "RotatedKey" });
export const revokedKeyAnswer = z
  .object({ revoked: key.meta({ description: "The key before it was revoked." }) })
  .meta({ id: "RevokedKey" });
