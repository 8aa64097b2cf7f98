/** What runs without a request: queue messages and the clock. Each goes to the module that knows what to do; queue types end here. */
import { type SyncServices, settingsOf, syncServices } from "./config.ts";
import { type FactsMessage, processFacts, recoverFacts, startFacts } from "./disclosure/facts.ts";
import { type ImportMessage, processImport, recoverImports, startImport } from "./disclosure/import.ts";

/** `crons` in wrangler.toml: the daily sync; every other tick only takes up what was left lying. */
const DAILY_SYNC = "17 18 * * *";

/** After something passing went wrong at OpenDART. */
const RETRY_SECONDS = 300;

/** The work behind each queue, by the end of the queue's name: what stands before it differs between environments. */
const WORK: Record<string, (services: SyncServices, body: unknown) => Promise<"done" | "again">> = {
  import: (services, body) => processImport(services, (body as ImportMessage).runId),
  facts: (services, body) => processFacts(services, body as FactsMessage),
};

export const consume: ExportedHandlerQueueHandler<Env> = async (batch, env) => {
  const work = WORK[batch.queue.split("-").at(-1) ?? ""];
  if (!work) throw new Error(`no work for queue ${batch.queue}`);
  const services = syncServices({ env, settings: settingsOf(env), clock: Date.now });
  for (const message of batch.messages) {
    if ((await work(services, message.body)) === "again") message.retry({ delaySeconds: RETRY_SECONDS });
    else message.ack();
  }
};

export const runSchedule: ExportedHandlerScheduledHandler<Env> = async (controller, env) => {
  const services = syncServices({ env, settings: settingsOf(env), clock: Date.now });
  await recoverImports(services);
  await recoverFacts(services);
  if (controller.cron === DAILY_SYNC) {
    await startImport(services, null);
    await startFacts(services);
  }
};
