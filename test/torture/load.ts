/** What the clients of a round do, and what they note about the answers. */
import type { Account, Key, KeyedCall, Submission } from "./account.ts";
import {
  ANYBODY,
  type Claim,
  csvClaim,
  malformedClaim,
  truthOf,
  wellFormedClaim,
} from "./claims.ts";
import { LONG_RETENTION, SHORT_RETENTION } from "./expiry.ts";
import type { Call, Json, Reply } from "./http.ts";
import type { Random } from "./random.ts";

export type Client = (
  context: LoadContext,
  account: Account,
  random: Random,
  goesOn: () => boolean,
) => Promise<void>;

export interface LoadContext {
  url: string;
  call: (call: Call) => Promise<Reply>;
  adminToken: string;
  /** Whether the scenario breaks something that may cause a 5xx. */
  mayFail: boolean;
  whenUp: () => Promise<void>;
  batchesOnly: boolean;
  violation: (what: string) => void;
  count: (what: Counted) => void;
}

type Counted =
  | ("checks" | "answered" | "batches" | "rows" | "key changes" | "kills" | "descriptions")
  | (
      | "lists"
      | "client calls"
      | "cuts"
      | "waits"
      | "deletions"
      | "cancellations"
      | "erasures"
      | "test requests"
      | "watch requests"
    );

export const REFUSALS = new Set(["quota_exceeded", "rate_limit_exceeded", "too_many_jobs"]);
const FAULTS = new Set(["registry_unavailable", "internal_error", "temporarily_unavailable"]);

export const runClient: Client = async (context, account, random, goesOn) => {
  const checks = () =>
    Promise.all(Array.from({ length: random.int(1, 8) }, () => check(context, account, random)));
  const actions: [weight: number, act: () => Promise<unknown>][] = [
    [55, checks],
    [10, () => hangUp(context, account, random)],
    [8, () => twinChecks(context, account, random)],
    [12, () => statusCheck(context, account, random)],
    [4, () => malformedCheck(context, account, random)],
    [14, () => submitBatch(context, account, random)],
    [4, () => changeKeys(context, account, random)],
  ];
  const drawn = actions.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));
  while (goesOn()) {
    if (context.batchesOnly) await submitBatch(context, account, random);
    else await random.pick(drawn)();
    if (random.chance(0.2)) await pause(random.int(0, 100));
  }
};

export const runKeyed: Client = async (context, account, random, goesOn) => {
  const acts = [twinChecks, twinChecks, statusCheck, hangUp, submitBatch] as const;
  while (goesOn()) await random.pick(acts)(context, account, random);
};

/** @returns usually a key that still works */
export function keyOf({ keys }: Account, random: Random): Key {
  const alive = keys.filter(({ mayBeDead }) => !mayBeDead);
  return random.pick(alive.length > 0 && random.chance(0.95) ? alive : keys);
}

function checkCall(key: Key, claim: Claim, more: Partial<Call> = {}): Call {
  const { number, date, owner } = claim;
  const body = { business_number: number, startDate: date, ownerName: owner };
  const path = "/v1/verify";
  return { method: "POST", path, key: key.secret, body: JSON.stringify(body), ...more };
}

/** @returns whether the check was answered */
export async function check(
  context: LoadContext,
  account: Account,
  random: Random,
  key = keyOf(account, random),
): Promise<boolean> {
  const claim = wellFormedClaim(random);
  return isOk(await sendCheck(context, account, key, checkCall(key, claim), claim));
}

/** Sends a check and hangs up early. Its Idempotency-Key shows later whether it was charged. */
export async function hangUp(
  context: LoadContext,
  account: Account,
  random: Random,
): Promise<void> {
  const key = keyOf(account, random);
  const claim = wellFormedClaim(random);
  const patienceMs = random.int(1, random.pick([60, 600]));
  const call = checkCall(key, claim, { headers: newKey(random), patienceMs });
  judgeAll(context, claim, await sendKeyed(context, account, key, call));
}

async function sendCheck(
  context: LoadContext,
  account: Account,
  key: Key,
  call: Call,
  claim: Claim,
): Promise<Reply> {
  const reply = await sendChecked(context, account, key, call);
  context.count("checks");
  account.checksSent++;
  if (reply.kind === "lost") account.cutOff++;
  if (isOk(reply)) {
    context.count("answered");
    account.countAnswer();
    judge(context, claim, reply.body.isValid, reply.body.reason);
  }
  return reply;
}

/**
 * Sends several requests at the same time under one Idempotency-Key, and then one more. If any of
 * them is answered, all together cost one unit. Sometimes one of the callers hangs up.
 */
export async function twinChecks(
  context: LoadContext,
  account: Account,
  random: Random,
): Promise<void> {
  const key = keyOf(account, random);
  const claim = wellFormedClaim(random);
  const call = checkCall(key, claim, { headers: newKey(random) });
  const copies = random.int(2, 4);
  const leaves = random.chance(0.3) && { ...call, patienceMs: random.int(1, 300) };
  const sending = [sendKeyed(context, account, key, call, { copies })];
  if (leaves) sending.push(sendKeyed(context, account, key, leaves));
  const replies = (await Promise.all(sending)).flat();
  replies.push(...(await sendKeyed(context, account, key, call)));
  judgeAll(context, claim, replies);
}

function newKey(random: Random): { "Idempotency-Key": string } {
  return { "Idempotency-Key": `check-${random.int(0, 2 ** 31)}` };
}

async function sendKeyed(
  context: LoadContext,
  account: Account,
  key: Key,
  call: Call,
  { copies = 1, units = 1 } = {},
): Promise<Reply[]> {
  const send = async () => {
    const reply = await sendChecked(context, account, key, call);
    const idempotencyKey = call.headers?.["Idempotency-Key"] ?? "";
    const isReplayed =
      reply.kind === "answered" && reply.headers["idempotency-replayed"] === "true";
    const known = reply.kind === "answered" || reply.kind === "refused" ? { isReplayed } : null;
    account.noteKeyedCall(idempotencyKey, call, units, outcomeOf(reply), known);
    return reply;
  };
  account.checksSent += copies * units;
  return Promise.all(Array.from({ length: copies }, send));
}

function outcomeOf(reply: Reply): KeyedCall["outcome"] {
  if (isOk(reply)) return "answered";
  return reply.kind === "hung_up" ? "hung_up" : "unanswered";
}

function isOk(reply: Reply): reply is Extract<Reply, { kind: "answered" }> {
  return reply.kind === "answered" && reply.status === 200;
}

function judgeAll(context: LoadContext, claim: Claim, replies: Reply[]): void {
  for (const { body } of replies.filter(isOk)) {
    context.count("checks");
    judge(context, claim, body.isValid, body.reason);
  }
}

/**
 * Asks for the state of numbers. Each distinct number costs a unit. Either all numbers are answered
 * or none.
 */
export async function statusCheck(
  context: LoadContext,
  account: Account,
  random: Random,
): Promise<void> {
  const key = keyOf(account, random);
  const size = random.pick([1, 2, 7, 50, 100]);
  const claims = Array.from({ length: size }, () => wellFormedClaim(random));
  if (random.chance(0.3)) claims[random.int(0, size - 1)] = random.pick(claims);
  const numbers = claims.map(({ number }) => number);
  const units = new Set(numbers).size;
  const isRepeated = random.chance(0.3);
  const patience = !isRepeated && random.chance(0.1) && { patienceMs: random.int(1, 60) };
  const call: Call = {
    method: "POST",
    path: "/v1/status",
    key: key.secret,
    body: JSON.stringify({ business_numbers: numbers, lang: random.pick(["code", "both"]) }),
    ...((isRepeated || patience) && { headers: newKey(random) }),
    ...patience,
  };
  const copies = isRepeated ? 3 : 1;
  const replies = call.headers
    ? await sendKeyed(context, account, key, call, { copies, units })
    : [await sendChecked(context, account, key, call)];
  const answers = replies.filter(isOk).map(({ body }) => body.results as Json[]);
  for (const results of answers) {
    context.count("checks");
    if (results.map((one) => one.businessNumber).join() !== numbers.join())
      context.violation(`the answer is not about exactly these numbers: ${numbers.join()}`);
    for (const { businessNumber, isRegistered } of results)
      judgeNumber(context, businessNumber, isRegistered);
  }
  if (call.headers) return;
  account.checksSent += units;
  if (answers.length > 0) account.countAnswer(units);
  else if (replies.some(({ kind }) => kind === "lost")) account.cutOff += units;
}

async function malformedCheck(
  context: LoadContext,
  account: Account,
  random: Random,
): Promise<void> {
  const key = keyOf(account, random);
  const call = checkCall(key, { ...wellFormedClaim(random), number: "12-34" });
  const reply = await sendChecked(context, account, key, call, "invalid_business_number");
  if (isOk(reply)) {
    context.violation("a malformed check was answered 200");
  }
}

/**
 * Submits a batch. If the batch has an Idempotency-Key, sometimes submits it several times at the
 * same time, and usually submits it again if an answer is lost.
 * @param habits `waits`: whether the caller asks the service to answer only when the results are
 *   there. Such a caller may hang up early. `cancels`: the share of jobs that are cancelled at
 *   once. `sizes`: the possible numbers of rows
 * @returns the id of the job, if an answer contained it
 */
export async function submitBatch(
  context: LoadContext,
  account: Account,
  random: Random,
  {
    waits = false,
    cancels = context.batchesOnly ? 0 : 0.05,
    sizes = [1, 3, 20, 99, 100, 101, 250, 600],
  } = {},
): Promise<string | undefined> {
  const key = keyOf(account, random);
  const isCsv = !waits && random.chance(0.5);
  const size = random.pick(sizes);
  const isFree = isCsv && random.chance(0.1);
  const draw = isFree ? malformedClaim : isCsv ? csvClaim : wellFormedClaim;
  const rows = Array.from({ length: size }, () => draw(random));
  for (let copies = random.int(0, Math.ceil(size / 4)); copies > 0; copies--) {
    rows[random.int(0, size - 1)] = random.pick(rows);
  }
  const idempotencyKey = waits || random.chance(0.6) ? `batch-${random.int(0, 2 ** 31)}` : null;
  const check = random.chance(0.3) ? "status" : "verify";
  const retentionDays = random.pick([SHORT_RETENTION, LONG_RETENTION]);
  const submission: Submission = {
    ...{ check, rows, idempotencyKey, retentionDays },
    jobIds: new Set(),
  };
  account.submissions.push(submission);
  const seconds = waits ? random.int(1, 10) : 2;
  const call: Call = {
    method: "POST",
    path: isCsv
      ? `/v1/batch/upload?check=${check}&retention_days=${retentionDays}`
      : "/v1/batch/verify",
    key: key.secret,
    headers: {
      ...(isCsv && { "Content-Type": "text/csv" }),
      ...(random.chance(0.3) && { "Job-Name": `batch%20${size}` }),
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
      ...(!isCsv && random.chance(waits ? 1 : 0.2) && { Prefer: `wait=${seconds}` }),
    },
    body: isCsv ? toCsv(rows) : toJson(submission),
  };
  submission.call = { ...call };
  if (waits) call.patienceMs = random.int(1, random.pick([100, 1_000, 5_000]));
  else if (random.chance(0.1)) call.patienceMs = random.int(1, 100);
  const send = async () => {
    const reply = await sendChecked(context, account, key, call);
    if (isOk(reply)) submission.jobIds.add(reply.body.job_id);
    return reply;
  };
  const twins = idempotencyKey && random.chance(0.4) ? random.int(2, 4) : 1;
  let replies = await Promise.all(Array.from({ length: twins }, send));
  context.count("batches");
  for (const _ of rows) context.count("rows");
  const repeats = waits && random.chance(0.5) ? 0 : 3;
  for (let again = 0; idempotencyKey && again < repeats && replies.some(wasCutOff); again++) {
    await pause(300);
    delete call.patienceMs;
    delete call.headers?.Prefer;
    replies = [await send()];
  }
  if (submission.jobIds.size > 1) {
    context.violation(`one Idempotency-Key, several jobs: ${[...submission.jobIds].join(", ")}`);
  }
  const jobId = [...submission.jobIds][0];
  if (jobId && random.chance(cancels)) await cancelJob(context, account, key, jobId);
  return jobId;
}

export async function cancelJob(
  context: LoadContext,
  account: Account,
  key: Key,
  jobId: string,
): Promise<void> {
  context.count("cancellations");
  const path = `/v1/batch/cancel/${jobId}`;
  await sendChecked(context, account, key, { method: "POST", path, key: key.secret });
}

function wasCutOff(reply: Reply): boolean {
  return reply.kind === "answered" ? reply.status >= 500 : true;
}

function toJson({ rows, check, retentionDays }: Submission): string {
  return JSON.stringify({
    ...{ check, retention_days: retentionDays },
    businesses: rows.map(({ number, date, owner }) => ({
      business_number: number,
      start_date: date,
      owner_name: owner,
    })),
  });
}

function toCsv(rows: Claim[]): string {
  const lines = rows.map(({ number, date, owner }) => `${number},${date},${owner}`);
  return ["business_number,start_date,owner_name", ...lines, ""].join("\n");
}

async function changeKeys(context: LoadContext, account: Account, random: Random): Promise<void> {
  const key = account.keys.at(-1);
  if (!key || key.endedAt !== null || key.mayBeDead) return;
  context.count("key changes");
  const path = `/admin/keys/${key.id}`;
  const admin = { key: context.adminToken };
  if (account.keys.length === 1 || random.chance(0.5)) {
    const quota = Math.max(1, Math.round(account.quota * random.pick([0.5, 0.9, 1.2, 2])));
    account.largestQuota = Math.max(account.largestQuota, quota);
    account.smallestQuota = Math.min(account.smallestQuota, quota);
    // An account has the quota of the key that was charged last, so all keys get the same quota.
    for (const { id } of account.keys) {
      const body = JSON.stringify({ limits: { monthly_quota: quota } });
      await context.call({ ...admin, method: "PATCH", path: `/admin/keys/${id}`, body });
    }
    account.quota = quota;
    return;
  }
  key.mayBeDead = true;
  const isRotation = random.chance(0.5);
  const reply = isRotation
    ? await context.call({
        ...admin,
        method: "POST",
        path: `${path}/rotate`,
        body: JSON.stringify({ grace_seconds: 0 }),
      })
    : await context.call({ ...admin, method: "DELETE", path });
  if (reply.kind !== "answered" || reply.status !== 200) return;
  key.endedAt = Date.now();
  if (isRotation) {
    const { api_key: secret, key: issued } = reply.body;
    account.keys.push({ id: issued.id, secret, endedAt: null, mayBeDead: false });
  }
}

/**
 * Sends a request. Notes a violation if the answer is one that must never come.
 * @param expected the error code if the answer must be a 400, otherwise undefined
 */
export async function sendChecked(
  context: LoadContext,
  account: Account,
  key: Key,
  call: Call,
  expected?: string,
): Promise<Reply> {
  const wasEnded = key.endedAt !== null;
  const reply = await context.call(call);
  if (reply.kind === "refused") await context.whenUp();
  if (reply.kind !== "answered") return reply;
  const { status, body } = reply;
  const code = body?.error?.code;
  const what = `${call.method} ${call.path} of ${account.name}: ${status} ${JSON.stringify(body).slice(0, 300)}`;
  if (status === 200) {
    if (wasEnded) context.violation(`a revoked key is served: ${what}`);
  } else if (status === 401) {
    if (key.endedAt === null && !key.mayBeDead) context.violation(`a live key is refused: ${what}`);
  } else if (status === 400) {
    if (code !== expected) context.violation(`a correct request is refused: ${what}`);
  } else if (status === 429) {
    if (!REFUSALS.has(code)) context.violation(`an unknown refusal: ${what}`);
  } else if (status >= 500) {
    if (!FAULTS.has(code)) context.violation(`an undocumented fault: ${what}`);
    if (!context.mayFail && account.erasure === "none")
      context.violation(`a fault although nothing is broken: ${what}`);
  } else if (!call.path.startsWith("/v1/batch/cancel/") && account.erasure === "none") {
    context.violation(`an unexpected answer: ${what}`);
  }
  return reply;
}

export function judge(
  { violation }: Pick<LoadContext, "violation">,
  claim: Claim,
  isValid: boolean,
  reason: string | undefined,
): void {
  const truth = truthOf(claim);
  const isTrue =
    truth === "valid" ? isValid : !isValid && (reason === truth || reason === "unconfirmed");
  if (!isTrue) {
    violation(
      `a false verdict: ${JSON.stringify(claim)} is ${truth}, answered ${isValid} ${reason}`,
    );
  }
}

/** Like `judge`, for an answer from the TypeScript client (`sdk/`) or the page. */
export function judgeAnswer(
  context: Pick<LoadContext, "violation">,
  claim: Claim,
  { isValid, reason }: { isValid: boolean; reason?: string },
): void {
  judge(context, claim, isValid, reason);
}

export function judgeNumber(
  { violation }: Pick<LoadContext, "violation">,
  number: string,
  isRegistered: boolean,
): void {
  const truth = truthOf({ number, ...ANYBODY });
  if (isRegistered !== (truth !== "not_registered"))
    violation(`a false state: ${number} is ${truth}, answered ${isRegistered}`);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
