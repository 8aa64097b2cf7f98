import { sweepJobs } from "../batch/sweep.ts";
import { withinBudget } from "../lib/budget.ts";
import { queryWantedNames } from "../profile/background-queries.ts";
import type { Services } from "../services.ts";
import { recoverFacts, startFacts } from "../sync/facts.ts";
import { recoverImports, startImport } from "../sync/import.ts";
import { Trace } from "../trace.ts";
import { sweepWatches } from "../watch-list/sweep.ts";
import { sweepDeliveries } from "../webhooks/sweep.ts";
import { backgroundServices } from "./services.ts";
import { watch } from "./watch.ts";

/** The second entry of `crons` in wrangler.toml. Its ticks run the tasks of `DAILY`, too. */
const DAILY_SYNC = "17 18 * * *";

type Task = (services: Services) => Promise<unknown>;

async function copyKeys({ keyCopies, keys, trace }: Services): Promise<void> {
  try {
    const copy = await keyCopies.goOn(keys);
    if (copy) trace.keyCopy(copy.keys);
  } catch (fault) {
    trace.keyCopy(null);
    throw fault;
  }
}

const EVERY_MINUTE: Task[] = [
  sweepJobs,
  sweepWatches,
  sweepDeliveries,
  recoverImports,
  recoverFacts,
  queryWantedNames,
  ({ liveStore }) => liveStore.deleteOld(),
  copyKeys,
];
const DAILY: Task[] = [
  ({ runs }) => runs.deleteOld(),
  ({ keyCopies }) => keyCopies.deleteOld(),
  ({ keyCopies }) => keyCopies.begin(),
  (services) => startImport(services, null),
  startFacts,
];

export function tasksOf(cron: string): readonly Task[] {
  return cron === DAILY_SYNC ? [...EVERY_MINUTE, ...DAILY] : EVERY_MINUTE;
}

/** After this time, `watch` updates the alarms even if a task still runs: D1 may make it hang. */
const TASKS_MS = 45_000;

/** A failed task does not stop the other tasks. The nightly tick does not call `watch`. */
export async function runTick(services: Services, cron: string): Promise<void> {
  const { trace } = services;
  const fault = (thrown: unknown) => trace.exception(thrown);
  const runTasks = async () => {
    for (const task of tasksOf(cron)) await task(services).catch(fault);
    return true;
  };
  const tasks = runTasks();
  if (cron === DAILY_SYNC) return void (await tasks);
  const isInTime = await withinBudget(() => tasks, TASKS_MS);
  if (!isInTime) await watch(services, false).catch(fault);
  await tasks;
  await watch(services, !trace.failed).catch(fault);
}

export const runSchedule: ExportedHandlerScheduledHandler<Env> = async (
  controller,
  env,
  context,
) => {
  const trace = new Trace(crypto.randomUUID(), Date.now, env.RELEASE.id);
  try {
    await runTick(backgroundServices(env, context, trace), controller.cron);
  } catch (thrown) {
    trace.exception(thrown);
  }
  trace.note({ cron: controller.cron, outcome: trace.failed ? "failed" : "done" });
  // Log only failed and nightly ticks, because a line each minute would hide important lines.
  if (trace.failed || controller.cron === DAILY_SYNC) trace.finish("schedule");
};
