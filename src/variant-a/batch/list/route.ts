import type { Progress } from "../../../batch/job.ts";
import { type QueryContext, validQuery } from "../../../http/query.ts";
import { BATCH_FIELD_CODES } from "../options.ts";
import { presentJob } from "../present-job.ts";
import type { JobListAnswer } from "./answer.ts";
import { cursorOf, listQuerySchema } from "./request.ts";

export const validListQuery = validQuery(listQuerySchema, BATCH_FIELD_CODES);

export async function list(c: QueryContext<typeof listQuerySchema>): Promise<Response> {
  const { services, account } = c.var;
  const { status, after, limit } = c.req.valid("query");
  // Read one job more than is shown, to learn whether there is a next page.
  const found = await services.jobs.list(account.meteredName, status, after, limit + 1);
  const jobs = found.slice(0, limit);
  const progress = await services.jobs.progressOf(jobs);
  const { origin } = new URL(c.req.url);
  const last = found.length > limit ? jobs.at(-1) : undefined;
  return c.json({
    jobs: jobs.map((job, index) => presentJob(job, progress[index] as Progress, origin)),
    next_cursor: last ? cursorOf(last) : null,
  } satisfies JobListAnswer);
}
