/** The whole local run for the browser tests, on free ports. */
import { type LocalService, startLocalService } from "../../seed/local-service.ts";
import { freePort } from "../free-port.ts";

interface LocalRun {
  service: LocalService;
  upstream: string;
}

/** Another test may take a port after it was found free, so a start that fails is repeated once. */
export function startOnFreePorts(stateDir: string): Promise<LocalRun> {
  return startOnce(stateDir).catch(() => startOnce(stateDir));
}

async function startOnce(stateDir: string): Promise<LocalRun> {
  const [port, upstreamPort] = [await freePort(), await freePort()];
  const service = await startLocalService({ port, upstreamPort, stateDir, log: () => {} });
  return { service, upstream: `http://127.0.0.1:${upstreamPort}` };
}
