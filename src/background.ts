/** What runs without a request: queue messages and the clock. Each goes to the module that knows what to do; queue types end here. */

import { EdgeMemory } from "./access/edge-memory.ts";
import { type ChunkMessage, giveUpChunk, processChunk } from "./batch/process.ts";
import { sweepJobs } from "./batch/sweep.ts";
import { createServices, type Services } from "./services.ts";
import { type FactsMessage, processFacts, recoverFacts, startFacts } from "./sync/facts.ts";
import {
  type ImportMessage,
  processImport,
  RETRY_SECONDS,
  recoverImports,
  startImport,
} from "./sync/import.ts";
import { Trace } from "./trace.ts";

/** `crons` in wrangler.toml: the daily sync; every other tick only takes up what was left lying. */
const DAILY_SYNC = "17 18 * * *";

/** After a fault of our own: at once would use up a message's retries within one short outage of D1 or R2. */
const FAULT_RETRY_SECONDS = 2;

/** A message waits at most so many times the base before it is tried again. */
const MAX_BACKOFF = 30;

/** What a message is to become: it is done, or comes again after a delay. */
type Outcome = { retryAfterSeconds: number } | null;

type Work = (services: Services, body: unknown, attempt: number) => Promise<Outcome>;

/** The work behind each queue, by the end of the queue's name: what stands before it differs between environments. */
const WORK: Record<string, Work> = {
  "-import": async (services, body) => {
    const outcome = await processImport(services, (body as ImportMessage).runId);
    return outcome === "again" ? { retryAfterSeconds: RETRY_SECONDS } : null;
  },
  "-facts": async (services, body) => {
    const outcome = await processFacts(services, body as FactsMessage);
    return outcome === "again" ? { retryAfterSeconds: RETRY_SECONDS } : null;
  },
  "-batch": async (services, body, attempt) => {
    const retryAfterSeconds = backOff(services.settings.BATCH_RETRY_SECONDS, attempt);
    const outcome = await processChunk(services, body as ChunkMessage, retryAfterSeconds * 1000);
    return outcome === "again" ? { retryAfterSeconds } : null;
  },
  "-batch-dead": async (services, body) => {
    await giveUpChunk(services, body as ChunkMessage);
    return null;
  },
};

/** Twice as long each time, with jitter, so that chunks that failed together do not come again together. */
function backOff(baseSeconds: number, attempt: number): number {
  return Math.ceil(
    baseSeconds * Math.min(2 ** (attempt - 1), MAX_BACKOFF) * (0.75 + Math.random() / 2),
  );
}

/** No request is admitted here, so there is nothing to remember of accounts. */
function servicesOf(env: Env, context: ExecutionContext, trace: Trace): Services {
  return createServices(env, context, trace, Date.now, new EdgeMemory());
}

/** Messages of a batch are worked on at once; each is acknowledged or retried by itself, whatever becomes of the others. */
export const consume: ExportedHandlerQueueHandler<Env> = async (batch, env, context) => {
  const [, work] = Object.entries(WORK).findLast(([ending]) => batch.queue.endsWith(ending)) ?? [];
  if (!work) throw new Error(`no work for queue ${batch.queue}`);
  await Promise.all(
    batch.messages.map(async (message) => {
      const trace = new Trace(message.id, Date.now, env.RELEASE.id);
      trace.note({ queue: batch.queue, attempt: message.attempts });
      try {
        const outcome = await work(servicesOf(env, context, trace), message.body, message.attempts);
        if (outcome) message.retry({ delaySeconds: outcome.retryAfterSeconds });
        else message.ack();
        trace.note({ outcome: outcome ? "again" : "done" });
      } catch (thrown) {
        trace.exception(thrown);
        message.retry({ delaySeconds: backOff(FAULT_RETRY_SECONDS, message.attempts) });
      }
      trace.finish("message");
    }),
  );
};

type Task = (services: Services) => Promise<unknown>;

const EVERY_MINUTE: Task[] = [sweepJobs, recoverImports, recoverFacts];
const DAILY: Task[] = [(services) => startImport(services, null), startFacts];

/** One task that fails keeps no other from running: it stands in the event, and the next tick tries it again. */
export const runSchedule: ExportedHandlerScheduledHandler<Env> = async (
  controller,
  env,
  context,
) => {
  const trace = new Trace(crypto.randomUUID(), Date.now, env.RELEASE.id);
  try {
    const services = servicesOf(env, context, trace);
    const tasks = controller.cron === DAILY_SYNC ? [...EVERY_MINUTE, ...DAILY] : EVERY_MINUTE;
    for (const task of tasks) await task(services).catch((thrown) => trace.exception(thrown));
  } catch (thrown) {
    trace.exception(thrown);
  }
  trace.note({ cron: controller.cron, outcome: trace.failed ? "failed" : "done" });
  // An event a minute that says nothing would hide those that do.
  if (trace.failed || controller.cron === DAILY_SYNC) trace.finish("schedule");
};
