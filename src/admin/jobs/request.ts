/** The query of `GET /admin/jobs`. */
import * as z from "zod";
import { batchJobs } from "../../../schema/tables.ts";
import { accountSchema } from "../account-field.ts";

const JOBS_SHOWN = 50;
const MOST_JOBS_SHOWN = 500;

const STATUSES = batchJobs.status.enumValues;

export const listSchema = z.object({
  account: accountSchema.optional(),
  status: z.enum(STATUSES, `must be one of ${STATUSES.join(", ")}`).optional(),
  limit: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(MOST_JOBS_SHOWN, `must be at most ${MOST_JOBS_SHOWN}`)
    .default(JOBS_SHOWN),
});
