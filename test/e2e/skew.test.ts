/**
 * Two releases run side by side during a deployment and after a rollback, so this code must
 * understand what the last release stored and sends (CONTRIBUTING.md, "Two releases at once").
 * `npm run skew` also tests the other direction: whether the last release understands this code.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fixtures, readFixtures, type Step } from "../skew/fixtures.ts";
import { startHost } from "../skew/host.ts";
import { record } from "../skew/record.ts";
import { replay } from "../skew/replay.ts";
import { loadState, readState } from "../skew/state.ts";
import { startUpstreamProcess, type UpstreamProcess } from "../upstream-process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const THIS_CODE = { root: ROOT, migrationsRoot: ROOT, isEarlier: false };
const LAST_RELEASE = readFixtures(join(ROOT, "test/release"));

let upstream: UpstreamProcess;
beforeAll(async () => {
  upstream = await startUpstreamProcess();
});
afterAll(() => upstream.stop());

const faultsOf = async (fixtures: Fixtures) => (await replay(fixtures, THIS_CODE, upstream)).faults;

describe.concurrent("what the last release stored and sends", () => {
  it("is understood by this code", async () => {
    expect(await faultsOf(LAST_RELEASE)).toEqual([]);
  });

  it("is reported where this code does not understand it", async () => {
    const faults = await faultsOf(misunderstood());
    for (const fault of [
      // A completed import looks queued.
      /^GET \/admin\/sync-runs: sync_runs\[1\]\.status was "completed" and is "queued"$/,
      // A counter is missing.
      /^GET \/v1\/usage: used was 8 and is 0$/,
      /^GET \/v1\/usage, with recorded answers: was 200 and is 500 /,
      // The results of a chunk are missing.
      /^GET \/v1\/batch\/download\/job_\w+: \[0\]\.error_code was "" and is "/,
      /^USAGE_METER demo-a-enterprise:a settleBatch: .*does not implement/,
    ])
      expect(faults).toContainEqual(expect.stringMatching(fault));
  });
});

describe("what this code stores and sends", () => {
  it("is recorded from every store and method, and loads unchanged into a new service", async () => {
    const recorded = await record(ROOT, "this code", upstream);
    const host = await startHost(ROOT, upstream.url, []);
    try {
      await loadState(host, ROOT, recorded);
      const { d1, kv, r2 } = await readState(host, []);
      expect({ d1, kv, r2 }).toEqual({ d1: recorded.d1, kv: recorded.kv, r2: recorded.r2 });
    } finally {
      await host.stop();
    }
  });
});

/** A few fixtures of the last release, changed as if this code expected other names. */
function misunderstood(): Fixtures {
  const first = (name: string) =>
    LAST_RELEASE.steps.filter((step) => step.name.startsWith(name))[0];
  const steps = [
    "message of -batch, placed",
    "GET /v1/batch/download/",
    "message of -import, placed",
    "GET /admin/sync-runs",
    "GET /v1/usage",
  ].map((name) => first(name) as Step);
  const calls = LAST_RELEASE.calls.filter(({ method }) => method === "settle").slice(0, 1);
  const fixtures = structuredClone({ ...LAST_RELEASE, steps, calls });
  for (const step of fixtures.steps) {
    if (step.kind === "message" && step.message.queue === "-import")
      step.message.body = { run: "renamed" };
    if (step.name === "GET /v1/usage")
      for (const call of step.calls) call.method = `${call.method}Later`;
  }
  for (const call of fixtures.calls) call.method = "settleBatch";
  for (const { rows } of fixtures.objects) if (rows.months) rows.months = [];
  for (const file of fixtures.r2) if (file.key.includes("/results/")) file.text = "{}";
  return fixtures;
}
