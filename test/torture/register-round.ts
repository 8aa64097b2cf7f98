/** The common part of the scenarios `watching` and `webhooks`, which use a changing register. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import type { RoundOptions, RoundReport } from "./round.ts";
import { ServiceProcess } from "./service-process.ts";
import { ChangingRegister } from "./watch-register.ts";

const SETTINGS = {
  LEASE_SECONDS: "4",
  BATCH_RETRY_SECONDS: "1",
  PROBE_SECONDS: "1",
  PUBLISH_SECONDS: "1",
  NTS_ATTEMPT_TIMEOUT_MS: "1000",
  NTS_TOTAL_TIMEOUT_MS: "2500",
};

/**
 * Makes a small share of the calls fail: some calls before they take effect, and some calls
 * afterwards.
 */
export const mildly = () => ({ before: 0.02, after: 0.02 });

interface Round {
  run(): Promise<RoundReport>;
  end(): void;
}

export async function runWithRegister(
  options: RoundOptions,
  roundOf: (service: ServiceProcess, register: ChangingRegister) => Round,
  settings: Record<string, string> = {},
): Promise<RoundReport> {
  const stateDir = await mkdtemp(join(tmpdir(), "torture-"));
  const register = new ChangingRegister(options.seed);
  await register.start();
  const service = new ServiceProcess({
    script: options.script,
    stateDir,
    port: await freePort(),
    upstreamUrl: options.upstream.url,
    bindings: { ...SETTINGS, ...settings, NTS_BASE_URL: register.url },
  });
  const round = roundOf(service, register);
  try {
    await service.start();
    return await round.run();
  } finally {
    round.end();
    register.stop();
    await service.kill();
    await rm(stateDir, { recursive: true, force: true });
  }
}
