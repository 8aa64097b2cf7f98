/** Waits for the end of a job within a request: `Prefer: wait` (docs/api.md#waiting). */
import type { Context } from "hono";
import type { Job } from "../../batch/job.ts";
import type { AppEnv, Handler } from "../../http/context.ts";
import { errorOf } from "../../http/failures.ts";
import type { Services } from "../../services.ts";

/** The longest wait that `Prefer: wait=N` (RFC 7240) can get, in seconds. */
const LONGEST_WAIT = 30;
/** A place is held this much longer than the wait, because it is taken before the body is read. */
const SUBMISSION_MS = 10_000;

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 3_000;

/** Admits by rate. If the caller wants to wait, also asks the meter for a place to wait. */
export const admitToWait: Handler = async (c, next) => {
  const { account, services } = c.var;
  const seconds = preferredWait(c);
  const leaseMs = seconds ? seconds * 1000 + SUBMISSION_MS : undefined;
  const admitted = await account.admitByRate(leaseMs);
  if (admitted.kind !== "granted") throw errorOf(admitted, "a");
  const answering = next().finally(() => account.endWait());
  // The place must be given back even if the caller hangs up.
  services.waitUntil(answering.catch(() => {}));
  await answering;
};

/** In seconds; null if the caller does not want to wait, has no place, or has no time left. */
export function grantedWait(c: Context<AppEnv>): number | null {
  const { account, services } = c.var;
  const wanted = preferredWait(c);
  if (!wanted) return wanted;
  const left = Math.floor(((account.mayWaitUntil ?? 0) - services.clock()) / 1000);
  return left > 0 ? Math.min(wanted, left) : null;
}

/** Ends early if the caller hangs up. @param until epoch milliseconds */
export async function untilEnded(
  { jobs, clock, sleep, trace }: Pick<Services, "jobs" | "clock" | "sleep" | "trace">,
  job: Job,
  until: number,
  caller: AbortSignal,
): Promise<Job> {
  const hungUp = new Promise<void>((resolve) => {
    caller.addEventListener("abort", () => resolve(), { once: true });
  });
  let latest = job;
  let pause = FIRST_PAUSE_MS;
  while (latest.completedAt === null && clock() < until) {
    const step = sleep(Math.min(pause, until - clock()));
    if (!caller.aborted) await trace.time("wait", Promise.race([step, hungUp]));
    if (caller.aborted) break;
    latest = (await jobs.find(job.id).catch(() => null)) ?? latest;
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }
  return latest;
}

function preferredWait(c: Context<AppEnv>): number | null {
  const prefer = c.req.header("Prefer") ?? "";
  const seconds = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,9})/i.exec(prefer)?.[1];
  return seconds === undefined ? null : Math.min(Number(seconds), LONGEST_WAIT);
}
