/** The whole local run for the tests in the browser, on ports that nobody else has. */
import { type LocalService, startLocalService } from "../../seed/local-service.ts";
import { freePort } from "../free-port.ts";

/** Another process may take a free port before the service does. */
const MAX_ATTEMPTS = 3;

export async function startOnFreePorts(
  stateDir: string,
): Promise<{ service: LocalService; upstream: string }> {
  for (let attempt = 1; ; attempt++) {
    const [port, upstreamPort] = [await freePort(), await freePort()];
    try {
      const service = await startLocalService({ port, upstreamPort, stateDir, log: () => {} });
      return { service, upstream: `http://127.0.0.1:${upstreamPort}` };
    } catch (fault) {
      const wasTaken = fault instanceof Error && fault.message.includes("already in use");
      if (!wasTaken || attempt === MAX_ATTEMPTS) throw fault;
    }
  }
}
