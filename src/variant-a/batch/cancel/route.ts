import { finishJob } from "../../../batch/finish.ts";
import type { Handler } from "../../../http/context.ts";
import { answerWithJob } from "../answer-with-job.ts";
import { findJob, isHidden, jobNotFound } from "../requested-job.ts";
import { untilEnded } from "../wait.ts";

/** How long to wait for another request or worker that is ending the job. */
const WAIT_MS = 5_000;

export const cancel: Handler = async (c) => {
  const { services } = c.var;
  const { id } = await findJob(c);
  await services.jobs.cancel(id);
  await finishJob(services, id);
  const job = await services.jobs.find(id);
  if (!job) throw jobNotFound(id);
  const until = services.clock() + WAIT_MS;
  const latest = await untilEnded(services, job, until, c.req.raw.signal);
  if (isHidden(latest, services.clock())) throw jobNotFound(id);
  return answerWithJob(c, latest);
};
