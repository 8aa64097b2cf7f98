/**
 * `npm start`: runs the whole service on this machine, and prints demo keys and a first request to
 * try. Then prints a short line for each request. `npm start -- --json-log` prints the unchanged
 * log instead.
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compact } from "./compact-log.ts";
import { demo } from "./demo.ts";
import { startLocalService } from "./local-service.ts";

const INTERRUPTED = new Error("interrupted");
const PARENT_CHECK_MS = 500;
const DEFAULT_STATE_DIR = fileURLToPath(new URL("../.wrangler/state", import.meta.url));

const interruption = new AbortController();
const interrupted = new Promise<void>((resolve) => {
  const interrupt = () => {
    interruption.abort(INTERRUPTED);
    resolve();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, interrupt);
  // Also stop if npm was killed, because then npm cannot pass on signals, and this process would
  // keep running unnoticed.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === "start") {
    setInterval(() => process.ppid !== parent && interrupt(), PARENT_CHECK_MS).unref();
  }
});

try {
  const { values } = parseArgs({ options: { "json-log": { type: "boolean", default: false } } });
  const stateDir = resolve(process.env.STATE_DIR || DEFAULT_STATE_DIR);
  console.log("Starting the Business Verification Service …");
  const receiverPort = portSetting("RECEIVER_PORT", 8789);
  const service = await startLocalService({
    port: portSetting("PORT", 8787),
    upstreamPort: portSetting("UPSTREAM_PORT", 8788),
    receiverPort,
    stateDir,
    log: (line) => console.log(values["json-log"] ? line : compact(line)),
    signal: interruption.signal,
  });
  console.log(welcome(service.url, receiverPort, stateDir));
  await Promise.race([interrupted, service.ended]);
  await service.stop();
  if (!interruption.signal.aborted) throw new Error("the service ended unexpectedly");
  process.exit(0);
} catch (failure) {
  if (failure === INTERRUPTED) process.exit(0);
  console.error(`Stopped: ${failure instanceof Error ? failure.message : failure}`);
  process.exit(1);
}

function portSetting(name: string, otherwise: number): number {
  const text = process.env[name] || String(otherwise);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`${name} must be a port number, 1 to 65535, not "${text}"`);
}

function welcome(url: string, receiverPort: number, stateDir: string): string {
  const [business] = demo.businesses;
  const body = {
    business_number: business?.b_no,
    startDate: business?.start_dt,
    ownerName: business?.p_nm,
    companyName: business?.b_nm,
    lang: "en",
  };
  const keys = (["a", "b"] as const).flatMap((variant) =>
    Object.entries(demo.keys[variant]).map(
      ([plan, key]) => `  ${variant.toUpperCase()} ${plan.padEnd(10)} ${key}`,
    ),
  );
  return `
The Business Verification Service is ready at ${url}
Open that address in a browser to see the page, where the demo keys are offered as buttons.
The API reference is at ${url}/docs.

Demo API keys
${keys.join("\n")}
  A test       ${demo.keys.test.a}
  B test       ${demo.keys.test.b}
Admin token   ${demo.admin_token}

Try it
  curl -s ${url}/v1/verify \\
    -H 'Authorization: Bearer ${demo.keys.a.starter}' \\
    -H 'Content-Type: application/json' \\
    -d '${JSON.stringify(body)}'
With a test key, checks cost nothing, but only the numbers in ${url}/docs#test-mode are accepted:
  curl -s ${url}/v1/status -H 'Authorization: Bearer ${demo.keys.test.a}' -H 'Content-Type: application/json' -d '{"business_number":"1000000014"}'
The events of variant A's demo accounts are sent to a receiver of webhooks on port ${receiverPort}. The
receiver verifies the signatures and prints the events here, for example when this batch ends:
  curl -s ${url}/v1/batch/verify -H 'Authorization: Bearer ${demo.keys.test.a}' -H 'Content-Type: application/json' -d '{"check":"status","business_numbers":["1000000014"]}'

Ctrl-C stops it; its state stays in ${stateDir}.
`;
}
