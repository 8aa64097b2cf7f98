/** During an outage of the registry, chunks wait until a probe is answered (`notHeldByOutage`). */
import { PROBE_NUMBER, type RegistryUnavailable } from "../registry/client.ts";
import type { BatchServices } from "./services.ts";
import type { OutageStore } from "./store/outage.ts";

export type ProbeServices = Pick<
  BatchServices,
  "registry" | "registryMemory" | "settings" | "trace" | "clock"
> & {
  jobs: OutageStore;
};

/** `unknown`: another worker is probing at this moment. */
export type RegistryHealth = "up" | "down" | "unknown";

export async function probeAfterFailure(
  services: ProbeServices,
  { fault, held }: RegistryUnavailable,
): Promise<RegistryHealth> {
  const { jobs, settings, registryMemory, clock } = services;
  if (fault === "allowance") {
    await jobs.startAllowanceOutage(held !== "kept");
    return "down";
  }
  const periodMs = settings.PROBE_SECONDS * 1000;
  // The registry has just answered other work of this isolate, so it fails only now and then.
  if (fault === "down" && registryMemory.calls.wasAnsweredSince(clock() - periodMs)) return "up";
  if (await jobs.takeProbe(periodMs, false)) return probe(services);
  return (await jobs.isOutage()) ? "down" : "unknown";
}

export async function probeDuringOutage(services: ProbeServices): Promise<void> {
  const { jobs, settings } = services;
  if (await jobs.takeProbe(settings.PROBE_SECONDS * 1000, true)) await probe(services);
}

async function probe({ jobs, registry, trace }: ProbeServices): Promise<RegistryHealth> {
  const answer = await trace.time("registry", registry.status([PROBE_NUMBER], undefined, "probe"));
  if (answer.kind === "answered" && answer.value[0] !== "unreadable") {
    await jobs.endOutage();
    return "up";
  }
  const isShort = answer.kind === "unavailable" && answer.fault === "allowance";
  await (isShort ? jobs.startAllowanceOutage(answer.held !== "kept") : jobs.startOutage());
  return "down";
}
