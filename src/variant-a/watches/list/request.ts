import * as z from "zod";
import type { WatchPosition } from "../../../watch-list/watched-number.ts";

export const DEFAULT_WATCHES = 100;
/** A page reads three blocks, which hold this many numbers. */
export const MOST_WATCHES = 300;
const LIMIT = `must be a whole number from 1 to ${MOST_WATCHES}`;

const CURSOR = /^([0-9a-z]{1,10})-([0-9]{10})?$/;

export const listQuerySchema = z
  .object({
    limit: z
      .string()
      .regex(/^[1-9][0-9]{0,2}$/, LIMIT)
      .transform(Number)
      .refine((limit) => limit <= MOST_WATCHES, LIMIT)
      .optional(),
    cursor: z
      .string()
      .regex(CURSOR, "must be the next_cursor of a list")
      .transform((cursor): WatchPosition => {
        const [, block = "", number = ""] = CURSOR.exec(cursor) ?? [];
        return { block: Number.parseInt(block, 36), number };
      })
      .optional(),
  })
  .transform(({ limit = DEFAULT_WATCHES, cursor = null }) => ({ limit, after: cursor }));

/** A cursor is not a secret: a caller who sends it gets only the list of their own account. */
export function cursorOf({ block, number }: WatchPosition): string {
  return `${block.toString(36)}-${number}`;
}
