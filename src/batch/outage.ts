/**
 * Outages of the registry. While there is one, no chunk is taken: one probe asks, for all jobs, and
 * when it is answered all chunks are due again.
 */
import type { BatchServices } from "./services.ts";
import type { OutageStore } from "./store/outage.ts";

/** A number that belongs to nobody: a probe asks about no customer's business. */
const PROBE_NUMBER = "0000000000";

export type ProbeServices = Pick<BatchServices, "registry" | "settings" | "trace"> & {
  jobs: OutageStore;
};

/** `unknown`: another worker is probing right now. */
export type RegistryHealth = "up" | "down" | "unknown";

/** Finds out, after a chunk was not answered, whether the registry answers at all. */
export async function probeAfterFailure(services: ProbeServices): Promise<RegistryHealth> {
  const { jobs, settings } = services;
  if (await jobs.takeProbe(settings.PROBE_SECONDS * 1000, false)) return probe(services);
  return (await jobs.isOutage()) ? "down" : "unknown";
}

/** Asks again during an outage, when it is time. */
export async function probeDuringOutage(services: ProbeServices): Promise<void> {
  const { jobs, settings } = services;
  if (await jobs.takeProbe(settings.PROBE_SECONDS * 1000, true)) await probe(services);
}

async function probe({ jobs, registry, trace }: ProbeServices): Promise<RegistryHealth> {
  const answer = await trace.time("registry", registry.status([PROBE_NUMBER]));
  await jobs.endProbe(answer.kind === "answered");
  return answer.kind === "answered" ? "up" : "down";
}
