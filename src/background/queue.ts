import { processChunk } from "../batch/chunk.ts";
import { isConsultation, reportTo } from "../doctor/consultation.ts";
import type { Place } from "../doctor/finding.ts";
import { backOff, FAULT_RETRY_SECONDS } from "../lib/back-off.ts";
import type { Services } from "../services.ts";
import { type FactsMessage, processFacts } from "../sync/facts.ts";
import { type ImportMessage, processImport } from "../sync/import.ts";
import { RETRY_SECONDS } from "../sync/runs.ts";
import { Trace } from "../trace.ts";
import { isLateHint } from "../watch-list/hints.ts";
import { processBlock, processBlocks } from "../watch-list/round.ts";
import { processDeliveries } from "../webhooks/deliver.ts";
import { placedBindingOf, type QueuedMessage, readPlaced, sendToPlaced } from "./placement.ts";
import { backgroundServices } from "./services.ts";

type Redelivery = { retryAfterSeconds: number } | null;

type MessageWork = (services: Services, body: unknown, place: Place) => Promise<Redelivery>;

/** Keyed by the end of the queue's name, because the beginning depends on the environment. */
const WORK: Record<string, MessageWork> = {
  "-import": async (services, body, place) => {
    if (isConsultation(body)) {
      await reportTo(services, body, place);
      return null;
    }
    const result = await processImport(services, (body as ImportMessage).runId);
    return result === "again" ? { retryAfterSeconds: RETRY_SECONDS } : null;
  },
  "-facts": async (services, body) => {
    const result = await processFacts(services, body as FactsMessage);
    return result === "again" ? { retryAfterSeconds: RETRY_SECONDS } : null;
  },
  "-webhooks": async (services) =>
    (await processDeliveries(services)) ? { retryAfterSeconds: 0 } : null,
  "-batch": async (services, body) => {
    const tookLate = isLateHint(body) && (await processBlock(services, "late"));
    const result = await processChunk(services);
    switch (result.kind) {
      case "idle":
        return (await processBlocks(services)) || tookLate ? { retryAfterSeconds: 0 } : null;
      case "done":
        // Another chunk is due, perhaps without a message. So have this message delivered again.
        return result.more || tookLate ? { retryAfterSeconds: 0 } : null;
      case "waits":
        return { retryAfterSeconds: Math.ceil(result.seconds) };
    }
  },
};

/** The pause is partly random, so that messages that failed together do not return together. */
function secondsAfterFault(attempt: number): number {
  return Math.ceil(backOff(FAULT_RETRY_SECONDS, attempt) * (0.75 + Math.random() / 2));
}

export const consume: ExportedHandlerQueueHandler<Env> = async (delivery, env, context) => {
  const { queue } = delivery;
  workOf(queue);
  await Promise.all(
    delivery.messages.map(async (message) => {
      const { id, attempts, body } = message;
      const again = await deliver(env, context, { queue, id, attempts, body });
      if (again) message.retry({ delaySeconds: again.retryAfterSeconds });
      else message.ack();
    }),
  );
};

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
): Promise<Redelivery> {
  const placed = placedBindingOf(env);
  // The doctor (`src/doctor`) examines both places: this consumer, and the Worker behind PLACED.
  const isForBoth = placed !== undefined && isConsultation(message.body);
  if (isForBoth || !placed) {
    const again = await perform(env, context, message, "consumer");
    if (!placed) return again;
  }
  const trace = traceOf(env, message);
  try {
    return await sendToPlaced<Redelivery>(placed, env, message);
  } catch (thrown) {
    // Repeating is safe. Any message may come twice, so the work checks what is already done.
    trace.exception(thrown);
    trace.finish("message");
    return { retryAfterSeconds: secondsAfterFault(message.attempts) };
  }
}

async function perform(
  env: Env,
  context: ExecutionContext,
  message: QueuedMessage,
  place: Place,
): Promise<Redelivery> {
  const trace = traceOf(env, message);
  let again: Redelivery;
  try {
    const work = workOf(message.queue);
    const services = backgroundServices(env, context, trace);
    again = await work(services, message.body, place);
    trace.note({ outcome: again ? "again" : "done" });
  } catch (thrown) {
    trace.exception(thrown);
    again = { retryAfterSeconds: secondsAfterFault(message.attempts) };
  }
  trace.finish("message");
  return again;
}

function traceOf(env: Env, { queue, id, attempts }: QueuedMessage): Trace {
  const trace = new Trace(id, Date.now, env.RELEASE.id);
  trace.note({ queue, attempt: attempts });
  return trace;
}

function workOf(queue: string): MessageWork {
  const [, work] = Object.entries(WORK).findLast(([ending]) => queue.endsWith(ending)) ?? [];
  if (!work) throw new Error(`no work for queue ${queue}`);
  return work;
}
