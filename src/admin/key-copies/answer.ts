import * as z from "zod";
import { instant } from "../../http/answer-fields.ts";
import { storedKey } from "../stored-keys/answer.ts";

export const keyCopiesAnswer = z
  .object({
    copies: z.array(
      z.object({
        day: z.iso
          .date()
          .meta({ description: "The day on which the copy began, UTC.", examples: ["2026-11-21"] }),
        keys: z.int().min(0).meta({ description: "How many keys the copy has." }),
        completed_at: instant.meta({ description: "When the copy was complete." }),
      }),
    ),
  })
  .meta({ id: "KeyCopies" });
export type KeyCopiesAnswer = z.input<typeof keyCopiesAnswer>;

export const keyCopyAnswer = z
  .object({
    keys: z.array(storedKey).meta({ description: "The keys of one piece of the copy." }),
    next_piece: z
      .int()
      .nullable()
      .meta({
        description: "The next `piece` that has keys; null after the last.",
        examples: [17],
      }),
  })
  .meta({ id: "KeyCopy" });
export type KeyCopyAnswer = z.input<typeof keyCopyAnswer>;
