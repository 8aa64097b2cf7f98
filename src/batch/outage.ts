/**
 * Outages of the registry: chunks wait, one probe at a time asks for all jobs, and once a probe is
 * answered all chunks may be taken again. `notHeldByOutage` names the jobs that do not wait.
 */
import type { BatchServices } from "./services.ts";
import type { OutageStore } from "./store/outage.ts";

/** No business has this number: a probe must not ask about a customer's business. */
const PROBE_NUMBER = "0000000000";

export type ProbeServices = Pick<BatchServices, "registry" | "settings" | "trace"> & {
  jobs: OutageStore;
};

/** `unknown`: another worker is probing right now. */
export type RegistryHealth = "up" | "down" | "unknown";

/** Finds out, after a chunk got no answer, whether the registry answers at all. */
export async function probeAfterFailure(services: ProbeServices): Promise<RegistryHealth> {
  const { jobs, settings } = services;
  if (await jobs.takeProbe(settings.PROBE_SECONDS * 1000, false)) return probe(services);
  return (await jobs.isOutage()) ? "down" : "unknown";
}

/** Probes again during an outage, if it is time. */
export async function probeDuringOutage(services: ProbeServices): Promise<void> {
  const { jobs, settings } = services;
  if (await jobs.takeProbe(settings.PROBE_SECONDS * 1000, true)) await probe(services);
}

async function probe({ jobs, registry, trace }: ProbeServices): Promise<RegistryHealth> {
  const answer = await trace.time("registry", registry.status([PROBE_NUMBER]));
  await jobs.endProbe(answer.kind === "answered");
  return answer.kind === "answered" ? "up" : "down";
}
