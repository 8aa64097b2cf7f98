import { finishJob } from "../../../batch/finish.ts";
import type { Handler } from "../../../http/context.ts";
import { answerWithJob } from "../answer-with-job.ts";
import { findJob } from "../requested-job.ts";

export const cancel: Handler = async (c) => {
  const { services } = c.var;
  const job = await findJob(c);
  await services.jobs.cancel(job.id);
  await finishJob(services, job.id);
  return answerWithJob(c, (await services.jobs.find(job.id)) ?? job);
};
