/**
 * Hosts the Worker under torture in a separate process, so that it can be killed outright: `node
 * host.ts <script> <state folder> <port> <upstream URL> <bindings as JSON>`.
 */
import { startWorker } from "../bench/harness.ts";

// If the process that started it is gone, it ends too, together with the runtime.
process.once("disconnect", () => process.kill(-process.pid, "SIGKILL"));

const [script = "", stateDir = "", port = "0", upstreamUrl = "", bindings = "{}"] =
  process.argv.slice(2);
await startWorker(script, upstreamUrl, {
  port: Number(port),
  stateDir,
  bindings: JSON.parse(bindings),
});
console.log("ready");
