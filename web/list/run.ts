/**
 * Runs a list: sends it as one or several jobs, or as status calls if the plan has no jobs, follows
 * the jobs until they end, and fetches the results. A run continues while another view is shown.
 * The tab remembers the ids of the jobs, but no rows, so it finds the jobs again after a reload. If
 * the person then sends the same list again, the service does not charge again for the rows that it
 * has already received.
 */
import type { CheckKind } from "../../src/check-kind.ts";
import { sha256Hex } from "../../src/lib/sha256.ts";
import type { Checked, Job, StatusAnswer } from "../answers.ts";
import {
  type Batch,
  FREE_REPEATS,
  IDEMPOTENCY_KEY_LIFE_MS,
  NUMBERS_A_CALL,
  type Reply,
  type Service,
} from "../service.ts";
import { noteFailure, refreshUsage, type Session } from "../session.ts";
import {
  beginRun,
  forgetSending,
  forgetSentList,
  interruptedSending,
  leaveRun,
  rememberedSentList,
  rememberSending,
  run,
  runOf,
  type SentList,
  type SentPart,
  updateRun,
  updateSentList,
} from "./run-state.ts";
import type { RowClaim } from "./sheets/messages.ts";

/** In characters. The service allows 100; the rest is for the number of the part. */
const LONGEST_NAME = 85;
const POLL_MS = 1_000;
/** The shortest pause after a temporary failure. */
const PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 15_000;
/** How long to look for the job of a part: longer than a submission may take. */
const LOOK_MS = 60_000;
/** Temporary errors, besides all with HTTP 500. Any other error stops the run. */
const TEMPORARY = new Set(["rate_limit_exceeded", "too_many_jobs", "internal_error"]);
const ENDED = new Set<Job["status"]>(["completed", "cancelled", "failed"]);

export function startRun(
  session: Session,
  name: string,
  check: CheckKind,
  claims: RowClaim[],
): void {
  const now = Date.now();
  const sentList: SentList = {
    // Take the id of an interrupted run, so that the same rows are sent with the same
    // Idempotency-Keys, and the service does not charge again for those that it has received.
    ...(interruptedSending(now - IDEMPOTENCY_KEY_LIFE_MS) ?? {
      id: crypto.randomUUID(),
      since: now,
    }),
    name: [...name.toWellFormed()].slice(0, LONGEST_NAME).join(""),
    check,
    total: claims.length,
    parts: [],
  };
  rememberSending(sentList);
  const mine = beginRun(sentList, "sending");
  if (session.maxBatch === 0) void fetchStatuses(mine, session.service, sentList.id, claims);
  else {
    void send(mine, session, claims);
    void follow(mine, session.service);
  }
}

export function resumeRun(session: Session): void {
  if (run.get() !== null) return;
  const sentList = rememberedSentList();
  if (sentList !== null) followJobs(session, sentList);
}

/** Shows a job from the list of jobs as a run. */
export function openJob(session: Session, job: Job): void {
  const parts = [{ jobId: job.job_id, rows: job.total }];
  const name = job.name ?? "";
  followJobs(session, {
    ...{ id: "", since: 0, name, check: job.check ?? "verify" },
    ...{ total: job.total, parts },
  });
}

function followJobs({ service }: Session, sentList: SentList): void {
  const mine = beginRun(sentList, "running");
  void findSentPart(mine, service);
  if (sentList.isStopped) void cancelParts(mine, service);
  void follow(mine, service);
}

export function forgetRun(): void {
  forgetSentList();
  leaveRun();
}

/** Sends nothing more, and cancels all jobs of the run. */
export function cancelRun({ service }: Session): void {
  const current = run.get();
  if (!current) return;
  const { id: mine } = current;
  // If the person starts the same list again, it must get new jobs, not the cancelled ones.
  forgetSending();
  // This phase stops a loop that is still sending.
  updateRun(mine, { phase: "running" });
  updateSentList(mine, (sentList) => ({ ...sentList, isStopped: true }));
  void findSentPart(mine, service);
  void cancelParts(mine, service);
}

/** Cancels the jobs of a stopped run. Waits for the job of the part that is being sent. */
async function cancelParts(mine: symbol, service: Service): Promise<void> {
  for (let part = 0; ; part++) {
    const jobId = await jobOf(mine, part);
    if (jobId === null) return;
    await retry(mine, () => service.cancel(jobId));
  }
}

async function send(mine: symbol, session: Session, claims: RowClaim[]): Promise<void> {
  await sendParts(mine, session, claims);
  if (runOf(mine)?.phase === "sending") updateRun(mine, { phase: "running" });
}

/** Sends one part after another until a part cannot be sent. Jobs of earlier parts continue. */
async function sendParts(mine: symbol, session: Session, claims: RowClaim[]): Promise<void> {
  const { maxBatch, service } = session;
  const isWanted = () => isSending(mine);
  const begun = runOf(mine)?.sentList;
  if (begun && begun.after === undefined) {
    const before = await retry(mine, () => service.jobs(null), { isWanted });
    if (before === null || !isWanted()) return;
    const after = before.jobs[0]?.created_at ?? "";
    rememberSending({ ...begun, after });
    updateSentList(mine, (known) => ({ ...known, after }));
  }
  for (let start = 0; start < claims.length; start += maxBatch) {
    const rows = claims.slice(start, start + maxBatch);
    const current = runOf(mine);
    if (current?.phase !== "sending") return;
    const { sentList } = current;
    const partNumber = sentList.parts.length + 1;
    const partCount = Math.ceil(claims.length / maxBatch);
    const name = partCount === 1 ? sentList.name : `${sentList.name} (${partNumber}/${partCount})`;
    // Remember the part first, so that its job is found after a reload.
    const sending: SentPart = { name, rows: rows.length };
    updateSentList(mine, (known) => ({ ...known, sending }));
    const batch = batchOf(sentList.check, rows);
    const key = await keyOf(sentList.id, partNumber, batch);
    let mayHaveJob = false;
    const submit = async () => {
      const reply = await service.submit(batch, name, key);
      const isRefused = !reply.ok && reply.failure.kind === "error" && reply.failure.status < 500;
      mayHaveJob ||= !isRefused;
      return reply;
    };
    const job = await retry(mine, submit, { firstRow: start, isWanted });
    if (job) addPart(mine, job);
    else if (mayHaveJob) await findSentPart(mine, service);
    else updateSentList(mine, withoutSending);
    if (!runOf(mine) || job === null) return;
    void refreshUsage();
  }
  forgetSending();
}

/** @returns an Idempotency-Key made from the rows, because a repaired row needs a new one */
function keyOf(id: string, partNumber: number, content: object): Promise<string> {
  return sha256Hex(JSON.stringify([id, partNumber, content]));
}

/** Adds the job of the part that is being sent, unless it was already found. */
function addPart(mine: symbol, { job_id: jobId, total: rows }: Job): void {
  updateSentList(mine, (known) => {
    const isKnown = known.parts.some((part) => part.jobId === jobId);
    const parts = isKnown ? known.parts : [...known.parts, { jobId, rows }];
    return { ...withoutSending(known), parts };
  });
}

function withoutSending({ sending: _, ...rest }: SentList): SentList {
  return rest;
}

/**
 * Looks in the list of jobs for the job of the part that was being sent when the person stopped the
 * run or reloaded the page, or when the service refused a repetition. The part is not sent again:
 * the person stopped it, its rows are gone, or it would be refused again.
 */
async function findSentPart(mine: symbol, service: Service): Promise<void> {
  for (const until = Date.now() + LOOK_MS; ; ) {
    const sentList = runOf(mine)?.sentList;
    if (!sentList?.sending) return;
    const page = await retry(mine, () => service.jobs(null));
    const job = page?.jobs.find((each) => isSentPart(each, sentList));
    if (job) return addPart(mine, job);
    if (page === null || Date.now() > until) return updateSentList(mine, withoutSending);
    await pause(POLL_MS);
  }
}

function isSentPart(job: Job, { check, sending, after }: SentList): boolean {
  return (
    sending !== undefined &&
    job.name === sending.name &&
    job.total === sending.rows &&
    job.check === check &&
    // Both times have the same form, so they can be compared as texts.
    after !== undefined &&
    job.created_at > after
  );
}

function batchOf(check: CheckKind, rows: RowClaim[]): Batch {
  if (check === "status") {
    return {
      check,
      businesses: rows.map(({ business_number }) => ({ business_number })),
    };
  }
  return {
    check,
    businesses: rows.map(({ company_name, ...claim }) =>
      company_name === "" ? claim : { ...claim, company_name },
    ),
  };
}

/** Follows the jobs in the order sent until they end, and fetches their results. */
async function follow(mine: symbol, service: Service): Promise<void> {
  const jobs: Job[] = [];
  for (let part = 0; ; part++) {
    const jobId = await jobOf(mine, part);
    if (jobId === null) break;
    for (;;) {
      const job = await retry(mine, () => service.job(jobId));
      if (!runOf(mine)) return;
      if (job === null) return updateRun(mine, { phase: "ended", checked: [] });
      jobs[part] = job;
      const done = jobs.reduce((sum, { processed }) => sum + processed, 0);
      // Count from the creation of the first job: a reload loses the time when the run started.
      const startedAt = Date.parse(jobs[0]?.created_at ?? job.created_at);
      updateRun(mine, { jobs: [...jobs], done, startedAt });
      if (ENDED.has(job.status)) break;
      await pause(POLL_MS);
    }
  }
  if (!runOf(mine)) return;
  updateRun(mine, { phase: "fetching" });
  const checked: Checked[] = [];
  for (const { job_id, status, total } of jobs) {
    const got = status === "failed" ? [] : await retry(mine, () => service.results(job_id));
    if (!runOf(mine)) return;
    // A failed job has no results, so its rows get an error.
    const missing = { number: "", result: { error: { code: "internal_error", message: "" } } };
    for (let row = 0; row < total; row++) checked.push(got?.[row] ?? missing);
  }
  updateRun(mine, { phase: "ended", checked });
  void refreshUsage();
}

/** Waits until a part is sent. @returns the id of its job; null if no further part will be sent */
async function jobOf(mine: symbol, part: number): Promise<string | null> {
  for (;;) {
    const current = runOf(mine);
    const sent = current?.sentList.parts[part];
    if (sent) return sent.jobId;
    if (current?.phase !== "sending" && !current?.sentList.sending) return null;
    await pause(POLL_MS / 4);
  }
}

/** For plans without jobs: asks for up to 100 numbers a call. Only this tab has the results. */
async function fetchStatuses(
  mine: symbol,
  service: Service,
  id: string,
  claims: RowClaim[],
): Promise<void> {
  const checked: Checked[] = [];
  for (let start = 0; start < claims.length; start += NUMBERS_A_CALL) {
    if (!isSending(mine)) break;
    const numbers = claims
      .slice(start, start + NUMBERS_A_CALL)
      .map(({ business_number }) => business_number);
    const key = await keyOf(id, start / NUMBERS_A_CALL + 1, numbers);
    const answer = await statusesOf(mine, service, numbers, key, start);
    if (answer === null) break;
    checked.push(...answer.map((result) => ({ number: result.businessNumber, result })));
    if (!runOf(mine)) return;
    updateRun(mine, { done: checked.length, sent: checked.length });
  }
  if (!runOf(mine)) return;
  if (checked.length === claims.length) forgetSending();
  updateRun(mine, { phase: "ended", checked });
  void refreshUsage();
}

/**
 * Asks for the states of some numbers until an answer arrives. The service may have charged a call
 * with a lost answer, so the call is repeated only while its Idempotency-Key makes that free.
 * @param key the Idempotency-Key of all attempts
 * @returns null if the run sends nothing more
 */
async function statusesOf(
  mine: symbol,
  service: Service,
  numbers: string[],
  key: string,
  firstRow: number,
): Promise<StatusAnswer[] | null> {
  let lost = 0;
  let freeUntil = Number.POSITIVE_INFINITY;
  const isFree = () => lost <= FREE_REPEATS && Date.now() < freeUntil;
  const ask = async () => {
    // A free call finds out whether there is a connection, so that being offline uses up no
    // repetition.
    const connected = lost > 0 ? await service.usage() : null;
    if (connected?.ok === false) return connected;
    const reply = await service.statuses(numbers, key);
    if (!reply.ok && reply.failure.kind === "offline") {
      if (lost++ === 0) freeUntil = Date.now() + IDEMPOTENCY_KEY_LIFE_MS;
    }
    return reply;
  };
  const answer = await retry(mine, ask, {
    firstRow,
    isWanted: () => isSending(mine) && isFree(),
  });
  if (answer === null && !isFree()) updateRun(mine, { failure: { kind: "lost" } });
  return answer?.results ?? null;
}

function isSending(mine: symbol): boolean {
  return runOf(mine)?.phase === "sending";
}

/**
 * Repeats a call while its failure is temporary.
 * @param firstRow the index of the first row that the call sends, if it sends rows
 * @param isWanted whether to call again
 * @returns null after a final failure, which the run then shows, or if the call is not wanted or
 *   the run is not shown any more
 */
async function retry<T>(
  mine: symbol,
  call: () => Promise<Reply<T>>,
  { firstRow, isWanted = () => true }: { firstRow?: number; isWanted?: () => boolean } = {},
): Promise<T | null> {
  while (runOf(mine) && isWanted()) {
    const reply = await call();
    if (reply.ok) {
      updateRun(mine, { isConnected: true, isUnanswered: false });
      return reply.value;
    }
    const { failure } = reply;
    if (failure.kind === "error" && !TEMPORARY.has(failure.code) && failure.status !== 500) {
      noteFailure(failure);
      updateRun(mine, { failure, refusedRow: rowOf(failure.parameter, firstRow) });
      return null;
    }
    updateRun(mine, {
      isConnected: failure.kind !== "offline",
      isUnanswered: failure.kind === "error" && failure.code === "registry_unavailable",
    });
    const wait = failure.kind === "error" ? (failure.retryAfter ?? 0) * 1_000 : 0;
    await pause(Math.min(LONGEST_PAUSE_MS, Math.max(PAUSE_MS, wait)));
  }
  return null;
}

/** The index of the row that a parameter such as `businesses.3.business_number` names. */
function rowOf(parameter: string | null, firstRow: number | undefined): number | null {
  const index = /^\w+\.(\d+)/.exec(parameter ?? "")?.[1];
  return index === undefined || firstRow === undefined ? null : firstRow + Number(index);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
