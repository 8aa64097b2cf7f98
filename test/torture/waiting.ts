/**
 * Callers who ask the service to answer only when the results are there, and who hang up before
 * that.
 */
import type { Account } from "./account.ts";
import type { Call, Reply } from "./http.ts";
import { type Client, hangUp, type LoadContext, pause, statusCheck, submitBatch } from "./load.ts";
import type { Stored } from "./workers/control.ts";

export const runWaiting: Client = async (context, account, random, goesOn) => {
  while (goesOn()) {
    const wait = async () => {
      context.count("waits");
      await submitBatch(context, account, random, { waits: true, cancels: 0.6 });
    };
    const hangUps = () =>
      Promise.all(Array.from({ length: 4 }, () => hangUp(context, account, random)));
    await random.pick([wait, wait, hangUps, () => statusCheck(context, account, random)])();
  }
};

/**
 * Repeats checks and batches whose callers hung up. If a call was charged, its Idempotency-Key must
 * find the answer without another charge.
 * @param most the highest number of checks, and of batches, to repeat
 * @returns what is wrong
 */
export async function findUnfindable(
  { call: send }: Pick<LoadContext, "call">,
  { name, keys, keyedCalls, submissions }: Account,
  { meters, jobs }: Stored,
  most: number,
): Promise<string[]> {
  const findings: string[] = [];
  // Uses a key that still works, because a network that sends many revoked keys gets 429.
  const valid = keys.find(({ endedAt, mayBeDead }) => endedAt === null && !mayBeDead);
  if (!valid) return findings;
  const charged = new Set(meters[`${name}:a`]?.charged);
  const hungUp = [...keyedCalls].filter(([, { outcome }]) => outcome === "hung_up");
  for (const [key, { call }] of hungUp.slice(0, most)) {
    const { patienceMs: _, ...again } = call;
    const reply = await answerTo(send, { ...again, key: valid.secret });
    // A 401 is possible, because the account may be erased by now.
    if (reply.kind !== "answered" || reply.status === 401) continue;
    const isFree = reply.headers["idempotency-replayed"] === "true";
    if (isFree !== charged.has(key))
      findings.push(
        `${name}: ${key}: charged ${charged.has(key)}, free repetition ${isFree} (${reply.status} ${reply.body.error?.code ?? ""})`,
      );
  }
  const unknown = submissions.filter(({ jobIds }) => jobIds.size === 0);
  for (const { call, idempotencyKey } of unknown.slice(0, most)) {
    const job = jobs.find(
      (known) => known.account === name && known.idempotencyKey === idempotencyKey,
    );
    if (!call || !job || idempotencyKey === null) continue;
    const reply = await send({ ...call, key: valid.secret });
    if (reply.kind !== "answered" || reply.status === 401) continue;
    if (reply.body.job_id !== job.id)
      findings.push(
        `${name}: ${idempotencyKey} belongs to ${job.id}, but finds ${reply.body.job_id}`,
      );
  }
  return findings;
}

/** Makes a call up to three times, because a busy machine may refuse it or fail to answer. */
async function answerTo(send: (call: Call) => Promise<Reply>, call: Call): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    const reply = await send(call);
    const isTelling = reply.kind === "answered" && reply.status !== 429 && reply.status < 500;
    if (isTelling || tries === 3) return reply;
    await pause(1_000);
  }
}
