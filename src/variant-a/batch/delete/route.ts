import { deleteJob } from "../../../batch/remove.ts";
import type { Handler } from "../../../http/context.ts";
import { findJob } from "../requested-job.ts";
import type { DeletedJobAnswer } from "./answer.ts";

export const remove: Handler = async (c) => {
  const job = await findJob(c, { evenIfHidden: true });
  await deleteJob(c.var.services, job);
  return c.json({ job_id: job.id, deleted: true } satisfies DeletedJobAnswer);
};
