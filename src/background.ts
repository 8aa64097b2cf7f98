/**
 * What runs without a request: queue messages and the schedule. Each goes to the module that knows
 * what to do; no type of a queue goes further.
 */
import { EdgeMemory } from "./access/edge-memory.ts";
import { processChunk } from "./batch/chunk.ts";
import { sweepJobs } from "./batch/sweep.ts";
import { isConsultation, reportTo } from "./doctor/consultation.ts";
import type { Place } from "./doctor/finding.ts";
import { placementOf, type QueuedMessage, readPlaced, sendToPlaced } from "./placement.ts";
import { queryWanted } from "./profile/background-queries.ts";
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

/** `crons` in wrangler.toml: the daily sync. Every other tick only takes up unfinished work. */
const DAILY_SYNC = "17 18 * * *";

/** After a fault of our own: the first wait, and the longest as a multiple of it. */
const FAULT_RETRY_SECONDS = 2;
const MAX_BACKOFF = 30;

/** What a message is to become: it is done, or comes again after a delay. */
type Outcome = { retryAfterSeconds: number } | null;

type Work = (services: Services, body: unknown, place: Place) => Promise<Outcome>;

/**
 * The work behind each queue, by the end of the queue's name: what comes before it differs between
 * environments.
 */
const WORK: Record<string, Work> = {
  "-import": async (services, body, place) => {
    if (isConsultation(body)) {
      await reportTo(services, body, place);
      return null;
    }
    const outcome = await processImport(services, (body as ImportMessage).runId);
    return outcome === "again" ? { retryAfterSeconds: RETRY_SECONDS } : null;
  },
  "-facts": async (services, body) => {
    const outcome = await processFacts(services, body as FactsMessage);
    return outcome === "again" ? { retryAfterSeconds: RETRY_SECONDS } : null;
  },
  "-batch": async (services) => {
    const outcome = await processChunk(services);
    switch (outcome.kind) {
      case "idle":
        return null;
      case "done":
        // There is more to do than hints for it: this one serves once more.
        return outcome.more ? { retryAfterSeconds: 0 } : null;
      case "waits":
        return { retryAfterSeconds: Math.ceil(outcome.seconds) };
    }
  },
};

/** Twice as long each time, with jitter: messages that failed together come again apart. */
function backOff(attempt: number): number {
  const times = Math.min(2 ** (attempt - 1), MAX_BACKOFF);
  return Math.ceil(FAULT_RETRY_SECONDS * times * (0.75 + Math.random() / 2));
}

/** No request is admitted here, so there is nothing to remember of accounts. */
function servicesOf(env: Env, context: ExecutionContext, trace: Trace): Services {
  return createServices(env, context, trace, Date.now, new EdgeMemory());
}

/** The messages of a delivery are worked on at once; each is acknowledged or retried by itself. */
export const consume: ExportedHandlerQueueHandler<Env> = async (batch, env, context) => {
  const { queue } = batch;
  workOf(queue);
  await Promise.all(
    batch.messages.map(async (message) => {
      const { id, attempts, body } = message;
      const outcome = await deliver(env, context, { queue, id, attempts, body });
      if (outcome) message.retry({ delaySeconds: outcome.retryAfterSeconds });
      else message.ack();
    }),
  );
};

/**
 * Does the work of a message that a consumer handed to this request; null where the request is a
 * caller's.
 */
export async function performPlaced(
  request: Request,
  env: Env,
  context: ExecutionContext,
): Promise<Response | null> {
  const message = await readPlaced(request, env);
  return message && Response.json(await perform(env, context, message, "placed"));
}

async function deliver(
  env: Env,
  context: ExecutionContext,
  message: QueuedMessage,
): Promise<Outcome> {
  const placed = placementOf(env);
  // The doctor wants to know both places.
  const isBoth = placed !== undefined && isConsultation(message.body);
  if (isBoth || !placed) {
    const outcome = await perform(env, context, message, "consumer");
    if (!placed) return outcome;
  }
  const trace = traceOf(env, message);
  try {
    return await sendToPlaced<Outcome>(placed, env, message);
  } catch (thrown) {
    // Whatever was done is found again: a message may come twice.
    trace.exception(thrown);
    trace.finish("message");
    return { retryAfterSeconds: backOff(message.attempts) };
  }
}

/** Does the work of a message, and leaves its line in the log. */
async function perform(
  env: Env,
  context: ExecutionContext,
  message: QueuedMessage,
  place: Place,
): Promise<Outcome> {
  const trace = traceOf(env, message);
  let outcome: Outcome;
  try {
    const work = workOf(message.queue);
    outcome = await work(servicesOf(env, context, trace), message.body, place);
    trace.note({ outcome: outcome ? "again" : "done" });
  } catch (thrown) {
    trace.exception(thrown);
    outcome = { retryAfterSeconds: backOff(message.attempts) };
  }
  trace.finish("message");
  return outcome;
}

function traceOf(env: Env, { queue, id, attempts }: QueuedMessage): Trace {
  const trace = new Trace(id, Date.now, env.RELEASE.id);
  trace.note({ queue, attempt: attempts });
  return trace;
}

/** @throws where no queue of that name is known */
function workOf(queue: string): Work {
  const [, work] = Object.entries(WORK).findLast(([ending]) => queue.endsWith(ending)) ?? [];
  if (!work) throw new Error(`no work for queue ${queue}`);
  return work;
}

type Task = (services: Services) => Promise<unknown>;

const EVERY_MINUTE: Task[] = [sweepJobs, recoverImports, recoverFacts, queryWanted];
const DAILY: Task[] = [(services) => startImport(services, null), startFacts];

/** A task that fails keeps no other from running; the next tick tries it again. */
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
