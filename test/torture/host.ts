/**
 * Hosts the Worker under torture in a process of its own, so that it can be killed outright:
 * `node host.ts <script> <state folder> <port> <upstream URL> <bindings as JSON>`.
 */
import { startWorker } from "../bench/harness.ts";

// Whoever started it is gone: so is it, and the runtime with it.
process.once("disconnect", () => process.kill(-process.pid, "SIGKILL"));

const [script = "", stateDir = "", port = "0", upstreamUrl = "", bindings = "{}"] =
  process.argv.slice(2);
await startWorker(script, upstreamUrl, {
  port: Number(port),
  stateDir,
  bindings: JSON.parse(bindings),
});
console.log("ready");
