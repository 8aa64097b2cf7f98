/**
 * Starts the service with `npm start`, as on a developer's machine. Sends the first request of the
 * README, and stops the service. Runs on Linux, macOS and Windows, with Node 20 or newer.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const READY_MS = 180_000;
const STOP_MS = 20_000;
const isWindows = process.platform === "win32";

const demo = JSON.parse(readFileSync(new URL("../seed/demo.json", import.meta.url), "utf8"));
const [business] = demo.businesses;

// On Windows, npm is a batch file, so only a shell can start it.
const service = spawn("npm", ["start"], { shell: isWindows, detached: !isWindows });
let output = "";
for (const stream of [service.stdout, service.stderr])
  stream.setEncoding("utf8").on("data", (text) => {
    output += text;
    process.stdout.write(text);
  });
const ended = once(service, "close");

const deadline = Date.now() + READY_MS;
while (!output.includes("Ctrl-C stops it")) {
  if (service.exitCode !== null || Date.now() > deadline) fail("the service did not start");
  await sleep(100);
}

const answer = await fetch("http://127.0.0.1:8787/v1/verify", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${demo.keys.a.starter}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    business_number: business.b_no,
    startDate: business.start_dt,
    ownerName: business.p_nm,
  }),
});
const body = await answer.json();
if (answer.status !== 200 || body.isValid !== true) fail(`answered ${JSON.stringify(body)}`);

// On Windows, one process cannot send Ctrl-C to another.
if (isWindows) spawnSync("taskkill", ["/pid", String(service.pid), "/t", "/f"]);
else process.kill(-service.pid, "SIGINT");
const stopped = await Promise.race([ended, sleep(STOP_MS, null, { ref: false })]);
if (!stopped) fail("the service did not stop");
if (!isWindows && stopped[0] !== 0) fail(`the service stopped with ${stopped[0]}`);
console.log("started, answered and stopped");

/** Prints the reason, ends the service, and exits with code 1. */
function fail(reason) {
  console.error(`FAILED: ${reason}`);
  if (isWindows) spawnSync("taskkill", ["/pid", String(service.pid), "/t", "/f"]);
  else process.kill(-service.pid, "SIGKILL");
  process.exit(1);
}
