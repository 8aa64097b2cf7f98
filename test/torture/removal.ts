/**
 * Customers who cancel and delete jobs, and use test keys. Some accounts are erased at the same
 * time.
 */
import type { Account, Key } from "./account.ts";
import {
  type Client,
  cancelJob,
  check,
  keyOf,
  type LoadContext,
  pause,
  sendChecked,
  submitBatch,
  twinChecks,
} from "./load.ts";
import type { Random } from "./random.ts";

/** Test numbers that are answered at once, or after a second (docs/test-mode.md). */
const TEST_NUMBERS = ["1000000014", "1000000028", "1000000218", "1000000222", "1000000616"];
/** The longest wait for the first answers of a job. */
const HALF_DONE_MS = 2_000;
const ERASE_AGAIN_MS = 200;
/** The pause between two requests that a customer of an erased account sends. */
const REFUSED_MS = 300;
/** How many submissions are under way when an erasure begins. */
const BURST = 12;

export const runRemoving: Client = async (context, account, random, goesOn) => {
  const removals = [removeJob, removeJob, removeJob, testRequest] as const;
  while (goesOn()) {
    const wantsErasure = account.isErasable && account.erasure === "none" && random.chance(0.05);
    if (wantsErasure) await erase(context, account, random);
    // Every request of an erased account must be refused. A few requests are enough to test that.
    if (account.erasure === "done") await pause(REFUSED_MS);
    await random.pick([...removals, check, twinChecks])(context, account, random);
  }
};

async function removeJob(context: LoadContext, account: Account, random: Random): Promise<void> {
  const key = keyOf(account, random);
  const isHalfDone = random.chance(0.6);
  const sizes = isHalfDone ? [250, 600] : [1, 20, 101];
  // Some jobs are cancelled before a worker takes any of their chunks.
  const jobId = await submitBatch(context, account, random, { cancels: 0.2, sizes });
  if (jobId === undefined) return;
  if (isHalfDone) await untilHalfDone(context, account, key, jobId);
  else await pause(random.int(0, random.pick([0, 200, 2_000])));
  const cancels = random.chance(0.5) ? [cancelJob(context, account, key, jobId)] : [];
  const deletes = random.chance(0.6) ? [deleteJob(context, account, random, jobId)] : [];
  await Promise.all([...cancels, ...deletes]);
}

async function untilHalfDone(
  context: LoadContext,
  account: Account,
  key: Key,
  jobId: string,
): Promise<void> {
  const call = { method: "GET", path: `/v1/batch/status/${jobId}`, key: key.secret };
  for (const endsAt = Date.now() + HALF_DONE_MS; Date.now() < endsAt; ) {
    const reply = await sendChecked(context, account, key, call);
    if (reply.kind === "answered" && reply.status !== 200) return;
    if (reply.kind === "answered" && reply.body.processed > 0) return;
  }
}

async function deleteJob(
  context: LoadContext,
  account: Account,
  random: Random,
  jobId: string,
  key = keyOf(account, random),
): Promise<void> {
  const hangsUp = random.chance(0.2) && { patienceMs: random.int(1, 50) };
  const path = `/v1/batch/${jobId}`;
  account.deletions.set(jobId, false);
  context.count("deletions");
  const call = { method: "DELETE", path, key: key.secret, ...hangsUp };
  const reply = await sendChecked(context, account, key, call);
  if (reply.kind === "answered" && reply.status === 200) account.deletions.set(jobId, true);
}

/** Sends a request with the test key. `invariants.ts` checks later that it was not charged. */
async function testRequest(context: LoadContext, account: Account, random: Random): Promise<void> {
  const key = account.testKey;
  if (!key) return;
  context.count("test requests");
  const claims = Array.from({ length: random.int(1, 20) }, () => ({
    business_number: random.pick(TEST_NUMBERS),
    start_date: "2020-01-01",
    owner_name: "홍길동",
  }));
  const numbers = claims.map((claim) => claim.business_number);
  const [path, body] = random.pick([
    ["/v1/status", { business_numbers: numbers }],
    ["/v1/batch/verify", { businesses: claims }],
  ] as const);
  const headers = { "Idempotency-Key": `test-${random.int(0, 2 ** 31)}`, "Job-Name": "test" };
  const slow = random.chance(0.5) && { slowBodyMs: random.int(1, 2_000) };
  const request = { method: "POST", path, key: key.secret, headers, ...slow };
  const call = { ...request, body: JSON.stringify(body) };
  const reply = await sendChecked(context, account, key, call);
  const jobId = reply.kind === "answered" ? reply.body.job_id : undefined;
  if (jobId && random.chance(0.5)) await deleteJob(context, account, random, jobId, key);
}

/**
 * Erases an account while its customer sends requests. Repeats the erasure until the service
 * confirms it, as an operator would.
 */
async function erase(context: LoadContext, account: Account, random: Random): Promise<void> {
  account.erasure = "begun";
  const keys = [...account.keys, ...(account.testKey ? [account.testKey] : [])];
  for (const key of keys) key.mayBeDead = true;
  context.count("erasures");
  const burst = Array.from({ length: BURST }, async () => {
    await pause(random.int(0, 300));
    await random.pick([testRequest, submitBatch])(context, account, random);
  });
  await pause(random.int(0, 300));
  const path = `/admin/accounts/${account.name}`;
  for (let tries = 0; ; tries++) {
    const hangsUp = tries === 0 && random.chance(0.3) && { patienceMs: random.int(1, 100) };
    const call = { method: "DELETE", path, key: context.adminToken, ...hangsUp };
    const reply = await context.call(call);
    if (reply.kind === "answered" && reply.status === 200 && reply.body.erased) break;
    if (reply.kind === "refused") await context.whenUp();
    await pause(ERASE_AGAIN_MS);
  }
  await Promise.all(burst);
  account.erasure = "done";
  for (const key of keys) key.endedAt = Date.now();
}
