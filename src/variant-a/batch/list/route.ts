/** `GET /v1/batch` (docs/api.md#list): the jobs of the account. */
import * as z from "zod";
import { type JobPosition, type Progress, SHOWN_STATUSES } from "../../../batch/job.ts";
import { type QueryContext, validQuery } from "../../../http/query.ts";
import { BATCH_FIELD_CODES } from "../options.ts";
import { presentJob } from "../present-job.ts";
import type { JobListAnswer } from "./answer.ts";

const DEFAULT_LIMIT = 20;
const LARGEST_LIMIT = 100;
const LIMIT = `must be a whole number from 1 to ${LARGEST_LIMIT}`;

const CURSOR = /^([0-9a-z]{1,9})-(job_[0-9a-f]{1,32})$/;
const cursorField = z
  .string()
  .regex(CURSOR, "must be the next_cursor of a list")
  .transform((cursor): JobPosition => {
    const [, createdAt = "", id = ""] = CURSOR.exec(cursor) ?? [];
    return { createdAt: Number.parseInt(createdAt, 36), id };
  });

const listQuerySchema = z
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

export const listQuery = validQuery(listQuerySchema, BATCH_FIELD_CODES);

export async function list(c: QueryContext<typeof listQuerySchema>): Promise<Response> {
  const { services, account } = c.var;
  const { status, after, limit } = c.req.valid("query");
  // One more than is shown tells whether there are more.
  const found = await services.jobs.list(account.id, status, after, limit + 1);
  const jobs = found.slice(0, limit);
  const progress = await services.jobs.progressOf(jobs);
  const { origin } = new URL(c.req.url);
  const last = found.length > limit ? jobs.at(-1) : undefined;
  return c.json({
    jobs: jobs.map((job, index) => presentJob(job, progress[index] as Progress, origin)),
    next_cursor: last ? cursorOf(last) : null,
  } satisfies JobListAnswer);
}

/**
 * The job that was shown last, by its place in the list. It is no secret and no right: a list
 * holds the jobs of the account that asks, whoever was given the cursor.
 */
function cursorOf({ createdAt, id }: JobPosition): string {
  return `${createdAt.toString(36)}-${id}`;
}
