/** The whole local run for the browser tests, on free ports. */
import { type LocalService, startLocalService } from "../../seed/local-service.ts";
import { freePort } from "../free-port.ts";

export async function startOnFreePorts(
  stateDir: string,
): Promise<{ service: LocalService; upstream: string }> {
  const [port, upstreamPort] = [await freePort(), await freePort()];
  const service = await startLocalService({ port, upstreamPort, stateDir, log: () => {} });
  return { service, upstream: `http://127.0.0.1:${upstreamPort}` };
}
