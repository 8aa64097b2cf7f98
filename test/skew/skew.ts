/**
 * `npm run skew` tests whether the code of one release understands what another release stores and
 * sends, because both run side by side during a deployment (CONTRIBUTING.md). Without options, it
 * tests the last release and this code in both directions.
 *
 *     --commit X                         tests X with what this code stores and sends
 *     --fixtures test/release            tests this code with what the last release stored and sent
 *     --commit X --record test/release   at a release: records what X stores and sends
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startUpstreamProcess, type UpstreamProcess } from "../upstream-process.ts";
import { commitOf, ROOT, withCheckout } from "./checkout.ts";
import { type Fixtures, readFixtures, writeFixtures } from "./fixtures.ts";
import { record } from "./record.ts";
import { type Replay, replay } from "./replay.ts";

const LAST_RELEASE = join(ROOT, "test/release");
/** The output shows this name for the code of the working tree, which has no commit. */
const THIS_CODE = "this code";

const { values: options } = parseArgs({
  options: {
    commit: { type: "string" },
    fixtures: { type: "string" },
    record: { type: "string" },
  },
});

const upstream = await startUpstreamProcess();
try {
  process.exitCode = (await run(upstream)) ? 0 : 1;
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
} finally {
  upstream.stop();
}

async function run(upstream: UpstreamProcess): Promise<boolean> {
  const { commit, fixtures, record: folder } = options;
  if (folder !== undefined) {
    const id = commitOf(commit ?? "HEAD");
    const recorded = await withCheckout(id, (root) => record(root, id, upstream));
    writeFixtures(folder, recorded);
    console.log(`recorded ${recorded.steps.length} steps of ${id} in ${folder}`);
    return true;
  }
  if (commit === undefined && fixtures === undefined) {
    const release = readFixtures(LAST_RELEASE);
    const isForward = await onThisCode(release, upstream);
    return (await onCommit(release.release.commit, null, upstream)) && isForward;
  }
  const given = fixtures === undefined ? null : readFixtures(fixtures);
  if (commit !== undefined) return onCommit(commit, given, upstream);
  return given !== null && onThisCode(given, upstream);
}

async function onThisCode(fixtures: Fixtures, upstream: UpstreamProcess): Promise<boolean> {
  const code = { root: ROOT, migrationsRoot: ROOT, isEarlier: false };
  return report(fixtures, THIS_CODE, await replay(fixtures, code, upstream));
}

/** @param given the fixtures; null to record what this code stores and sends, and use that */
async function onCommit(
  commit: string,
  given: Fixtures | null,
  upstream: UpstreamProcess,
): Promise<boolean> {
  const id = commitOf(commit);
  const fixtures = given ?? (await record(ROOT, THIS_CODE, upstream));
  return withCheckout(id, async (root) => {
    const code = { root, migrationsRoot: ROOT, isEarlier: true };
    return report(fixtures, id, await replay(fixtures, code, upstream));
  });
}

function report({ release }: Fixtures, code: string, result: Replay): boolean {
  const { steps, calls, faults, notes } = result;
  for (const note of notes) console.log(`note   ${note}`);
  for (const fault of faults) console.log(`FAULT  ${fault}`);
  console.log(
    `${steps} steps and ${calls} calls of ${release.commit} on ${code}: ${faults.length} faults`,
  );
  return faults.length === 0;
}
