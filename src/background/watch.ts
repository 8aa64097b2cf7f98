/** Tells the gate, which stores alarms, that the schedule ran. Sends a heartbeat and the alarms. */
import { deliverMessages, sendHeartbeat } from "../alarms/deliver.ts";
import { observe } from "../alarms/observe.ts";
import { type AlarmSettings, readAlarmSettings } from "../alarms/settings.ts";
import { isLoopback } from "../lib/loopback.ts";
import { PROBE_NUMBER } from "../registry/client.ts";
import type { Services } from "../services.ts";
import { placedBindingOf } from "./placement.ts";

export function alarmSettingsOf(env: Env): AlarmSettings {
  return readAlarmSettings(
    env as Parameters<typeof readAlarmSettings>[0],
    isLoopback(env.NTS_BASE_URL),
  );
}

/** @throws if the gate does not answer. In this case, no heartbeat is sent */
export async function watch(services: Services, isComplete: boolean): Promise<void> {
  const { env, settings, clock, trace } = services;
  const { heartbeatUrl, listener, problems } = alarmSettingsOf(env);
  for (const { setting, problem } of problems)
    trace.configurationFault([setting], `${setting} ${problem}.`);
  const now = clock();
  const { changes, toSend, needsProbe } = await services.watch({
    kind: "tick",
    now,
    isComplete,
    conditions: await observe(env, now),
    callsADay: settings.NTS_CALLS_A_DAY,
    hasListener: listener !== null,
  });
  for (const { type, alarm, since } of changes) trace.alarm(type, alarm, since);
  if (isComplete && heartbeatUrl) {
    const { isDelivered, status } = await sendHeartbeat(heartbeatUrl);
    if (!isDelivered) trace.notDelivered("heartbeat", status);
  }
  if (listener && toSend.length > 0) {
    const { ids, failure } = await deliverMessages(listener, toSend, clock);
    if (ids.length > 0) await services.watch({ kind: "delivered", ids });
    if (failure) trace.notDelivered("alarm", failure.status);
  }
  if (needsProbe) await probe(services);
}

/** Calls the registry, because lately no caller's check has shown whether the registry answers. */
async function probe({ env, registry, registryMemory, trace, watch }: Services): Promise<void> {
  // Operators set the binding PLACED if the registry answers calls from near Seoul, where requests
  // run, but refuses calls from other places, where queue consumers may run (`placement.ts`). The
  // schedule may run in such a place too. A refusal of its call would not show whether the registry
  // answers requests, so make no call.
  if (placedBindingOf(env)) return;
  await trace.time("registry", registry.status([PROBE_NUMBER], undefined, "probe"));
  const seen = registryMemory.untold.take();
  if (seen) await watch({ kind: "calls", seen });
}
