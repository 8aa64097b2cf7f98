import * as z from "zod";
import { type JobPosition, SHOWN_STATUSES } from "../../../batch/job.ts";

export const DEFAULT_LIMIT = 20;
export const LARGEST_LIMIT = 100;
const LIMIT = `must be a whole number from 1 to ${LARGEST_LIMIT}`;

const CURSOR = /^([0-9a-z]{1,9})-(job_[0-9a-f]{1,32})$/;
const cursorField = z
  .string()
  .regex(CURSOR, "must be the next_cursor of a list")
  .transform((cursor): JobPosition => {
    const [, createdAt = "", id = ""] = CURSOR.exec(cursor) ?? [];
    return { createdAt: Number.parseInt(createdAt, 36), id };
  });

export const listQuerySchema = z
  .object({
    limit: z
      .string()
      .regex(/^\d{1,3}$/, LIMIT)
      .transform(Number)
      .pipe(z.int(LIMIT).min(1, LIMIT).max(LARGEST_LIMIT, LIMIT))
      .optional(),
    cursor: cursorField.optional(),
    status: z.enum(SHOWN_STATUSES, `must be one of ${SHOWN_STATUSES.join(", ")}`).optional(),
  })
  .transform(({ limit = DEFAULT_LIMIT, cursor = null, status = null }) => ({
    limit,
    after: cursor,
    status,
  }));

/** A cursor is not secret, because callers get only the jobs of their own account. */
export function cursorOf({ createdAt, id }: JobPosition): string {
  return `${createdAt.toString(36)}-${id}`;
}
