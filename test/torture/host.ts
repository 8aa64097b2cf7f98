/**
 * Hosts the Worker under torture in a separate process, so that it can be killed outright: `node
 * host.ts <script> <state folder> <port> <upstream URL> <bindings as JSON>`.
 */
import { startWorker } from "../bench/harness.ts";

// When the process that started this one has ended, end this one and the runtime.
process.once("disconnect", () => process.kill(-process.pid, "SIGKILL"));

const [script = "", stateDir = "", port = "0", upstreamUrl = "", bindings = "{}"] =
  process.argv.slice(2);
await startWorker(script, upstreamUrl, {
  port: Number(port),
  stateDir,
  bindings: JSON.parse(bindings),
});
console.log("ready");
