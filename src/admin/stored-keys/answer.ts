import * as z from "zod";
import { key } from "../keys/answer.ts";

export const storedKey = key
  .omit({ revoked_at: true })
  .extend({
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ description: "The SHA-256 of the key. The service finds the record by this hash." }),
  })
  .meta({
    id: "StoredKey",
    description: "What a copy stores of an API key: its hash and its terms.",
  });
export type StoredKeyAnswer = z.input<typeof storedKey>;

export const exportedKeysAnswer = z
  .object({
    keys: z.array(storedKey).meta({ description: "Some of the keys; there may be none." }),
    cursor: z
      .string()
      .nullable()
      .meta({
        description: "The `cursor` for the next request; null after the last key.",
        examples: [null],
      }),
  })
  .meta({ id: "ExportedKeys" });

const count = (description: string) => z.int().min(0).meta({ description });

export const importedKeysAnswer = z
  .object({
    restored: count("Keys that work again. With `dry_run`: keys that would work again."),
    present: count("Keys that the service still has. Their records did not change."),
    revoked: count("Keys that were not restored, because they were revoked."),
    erased: count("Keys that were not restored, because their accounts were erased."),
    expired: count("Keys that were not restored, because they expired more than 30 days ago."),
    pending: count(
      "Keys that were not restored, because a deployment is under way: repeat the request.",
    ).optional(),
    dry_run: z
      .boolean()
      .meta({ description: "Whether the request only asked what would be done." }),
  })
  .meta({ id: "ImportedKeys" });
export type ImportedKeysAnswer = z.input<typeof importedKeysAnswer>;
