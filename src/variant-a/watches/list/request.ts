import * as z from "zod";
import { ServiceError } from "../../../errors.ts";
import { crc32 } from "../../../lib/crc32.ts";
import type { WatchPosition } from "../../../watch-list/watched-number.ts";

export const DEFAULT_WATCHES = 100;
/** A page reads three blocks of the list, and a block has at most 100 numbers. */
export const MOST_WATCHES = 300;
const LIMIT = `must be a whole number from 1 to ${MOST_WATCHES}`;

export const listQuerySchema = z
  .object({
    limit: z
      .string()
      .regex(/^[1-9][0-9]{0,2}$/, LIMIT)
      .transform(Number)
      .refine((limit) => limit <= MOST_WATCHES, LIMIT)
      .optional(),
    cursor: z.string().optional(),
  })
  .transform(({ limit = DEFAULT_WATCHES, cursor = null }) => ({ limit, cursor }));

/** Ends with a checksum of the account, so that a cursor of another list is recognised. */
export function cursorOf({ block, number }: WatchPosition, account: string): string {
  const list = crc32(new TextEncoder().encode(account));
  return `${block.toString(36)}-${number}-${list.toString(36)}`;
}

/** @throws ServiceError if the cursor is from another list */
export function positionOf(cursor: string, account: string): WatchPosition {
  const [block = "", number = ""] = cursor.split("-");
  const position = { block: Number.parseInt(block, 36), number };
  if (cursorOf(position, account) !== cursor)
    throw new ServiceError("invalid_request", {
      message: "cursor: must be the next_cursor of a page of this watch list.",
      parameter: "cursor",
    });
  return position;
}
