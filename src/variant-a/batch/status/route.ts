import type { Job } from "../../../batch/job.ts";
import { type QueryContext, validQuery } from "../../../http/query.ts";
import { requireSigner } from "../../../http/receipts.ts";
import { statementOfFile } from "../../../receipts/statement.ts";
import type { Services } from "../../../services.ts";
import { jobAnswerOf } from "../answer-with-job.ts";
import type { JobAnswer } from "../job-answer.ts";
import { hasResults } from "../present-job.ts";
import { findJob } from "../requested-job.ts";
import { statusQuerySchema } from "./request.ts";

export const validStatusQuery = validQuery(statusQuerySchema, {});

export async function status(c: QueryContext<typeof statusQuerySchema>): Promise<Response> {
  const sign = await requireSigner(c, c.req.valid("query").receipt);
  const job = await findJob(c);
  const answer = await jobAnswerOf(c, job, false);
  const statement = sign && (await statementOfResults(c.var.services, job, answer));
  return c.json(statement ? { ...answer, receipt: await sign(statement) } : answer);
}

/** Null if the job has no results, or has not ended. */
async function statementOfResults(services: Services, job: Job, shown: JobAnswer) {
  const { id: jobId, check, completedAt } = job;
  const { total, valid, invalid, errors } = shown;
  if (!hasResults(job) || completedAt === null) return null;
  const sha256 = await services.filesOf(jobId).csvSha256();
  if (sha256 === null) return null;
  return statementOfFile({
    ...{ jobId, check, completedAt, sha256 },
    counts: { total, valid, invalid, errors },
  });
}
