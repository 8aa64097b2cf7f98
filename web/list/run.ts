/**
 * Runs a list: sends it in one or several parts, each as a job, follows the jobs until they end,
 * and fetches the results. If the plan has no jobs, sends status calls instead. A run continues
 * while another view is shown.
 *
 * The browser remembers the ids of the jobs, but no rows. If a list was interrupted, the user can
 * choose its file again. Then the page sends only the rows that the service has not received.
 */
import type { CheckKind } from "../../src/check-kind.ts";
import { sha256Hex } from "../../src/lib/sha256.ts";
import type { Checked, Job, StatusAnswer } from "../answers.ts";
import {
  type Batch,
  type Failure,
  FREE_REPEATS,
  IDEMPOTENCY_KEY_LIFE_MS,
  type Reply,
  type Service,
} from "../service.ts";
import { noteFailure, refreshUsage, type Session } from "../session.ts";
import { exclusively, idsInWork } from "./exclusively.ts";
import { jobNameOf } from "./job-name.ts";
import {
  beginRun,
  forgetShownList,
  type Hindrance,
  leaveRun,
  type Run,
  type RunStore,
  run,
  runOf,
  shownListId,
  updateRun,
  updateSentList,
} from "./run-state.ts";
import { jobOfSendingPart } from "./sent-jobs.ts";
import {
  ARRIVAL_MS,
  type Choice,
  continued,
  forgetList,
  lastSentLine,
  leavesOutSame,
  rememberList,
  rowsOf,
  type SendingPart,
  type SentList,
  type StatusCall,
  storedList,
  withVoidParts,
} from "./sent-lists.ts";
import type { LineClaim, RowClaim } from "./sheets/messages.ts";
import { callAt, newCall, repeatableCalls, rowsWithin, unitsLeft } from "./status-calls.ts";

const POLL_MS = 1_000;
/** The shortest pause after a temporary failure. */
const PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 15_000;
/** Temporary errors, in addition to all errors with HTTP 500. Any other error stops the run. */
const TEMPORARY: Partial<Record<string, Hindrance>> = {
  rate_limit_exceeded: "rate",
  too_many_jobs: "jobs",
  internal_error: "service",
  registry_unavailable: "registry",
};
/** Errors that a smaller call may avoid. */
const BEYOND_LIMIT: ReadonlySet<string> = new Set(["quota_exceeded", "daily_limit_exceeded"]);
const ENDED = new Set<Job["status"]>(["completed", "cancelled", "failed"]);

export interface Order {
  name: string;
  /** SHA-256 of the file's content. */
  hash: string;
  choice: Choice;
  check: CheckKind;
  /** The rows to send, in the order of the file. */
  rows: LineClaim[];
  /** The lines of the rows that could be sent only because the user repaired a cell. */
  repaired: number[];
}

/** @param before not null: continue this interrupted list. `order` then has only the unsent rows */
export function startRun(session: Session, order: Order, before: SentList | null = null): void {
  const { rows } = order;
  const lines = rows.map(({ line }) => line);
  const sentList = before
    ? goOn(session, order, before)
    : {
        ...newIds(),
        keyId: session.keyId,
        name: jobNameOf(order.name),
        hash: order.hash,
        choice: order.choice,
        check: order.check,
        total: rows.length,
        lines: [lines[0] ?? 0, lines.at(-1) ?? 0] satisfies [number, number],
        repaired: order.repaired,
        parts: [],
        ...(session.maxBatch === 0 && { calls: [] }),
      };
  rememberList(sentList);
  const mine = beginRun(run, sentList, "sending");
  if (session.maxBatch === 0) void fetchStatuses(mine, session.service, rows);
  else {
    void send(mine, session, rows);
    void follow(mine, session.service);
  }
}

function goOn(session: Session, { rows, repaired, choice }: Order, before: SentList): SentList {
  const list = continued(before);
  const known = rowsOf(list.parts) + (list.sending?.rows ?? 0);
  return {
    ...list,
    choice,
    ...(!leavesOutSame(list.choice, choice) && { hasOtherRows: true }),
    total: session.maxBatch === 0 ? rows.length : known + unknownRows(list, rows).length,
    repaired: [...new Set([...list.repaired, ...repaired])],
  };
}

function newIds(): { id: string; salt: string; since: number } {
  return { id: crypto.randomUUID(), salt: crypto.randomUUID(), since: Date.now() };
}

/** Continues the status calls of an ended run. The answers so far stay. @param rows all rows */
export function continueCalls({ service }: Session, rows: LineClaim[]): void {
  const ended = run.get();
  if (ended?.phase !== "ended") return;
  const { id: mine } = ended;
  updateSentList(mine, continued);
  updateRun(mine, { phase: "sending", failure: null, refusedRow: null, startedAt: Date.now() });
  void fetchStatuses(mine, service, rows);
}

/** Shows the list of this tab again after a reload. */
export function resumeRun(session: Session): void {
  if (run.get() !== null) return;
  const id = shownListId();
  const sentList = id === null ? null : storedList(session.keyId, id);
  if (sentList && (sentList.parts.length > 0 || sentList.sending)) openList(session, sentList, run);
}

/**
 * Shows a list that was sent, and follows its jobs.
 * @param known the jobs whose state the page knows already
 */
export function openList(
  session: Session,
  sentList: SentList,
  place: RunStore,
  known: readonly Job[] = [],
): void {
  const mine = beginRun(place, sentList, "running");
  void showList(mine, session.service, known);
}

async function showList(mine: symbol, service: Service, known: readonly Job[]): Promise<void> {
  readAgain(mine, await isInWork(mine));
  void follow(mine, service, known);
  while (runOf(mine)?.isElsewhere) {
    const isElsewhere = await isInWork(mine);
    // This tab may see the last change of the list only after the other tab has released its lock.
    await pause(POLL_MS);
    readAgain(mine, isElsewhere);
  }
  void findSentPart(mine, service);
  if (runOf(mine)?.sentList.isStopped) void cancelParts(mine, service);
}

async function isInWork(mine: symbol): Promise<boolean> {
  const ids = await idsInWork();
  return ids.has(runOf(mine)?.sentList.id ?? "");
}

/** Takes over what another tab has remembered about the list. */
function readAgain(mine: symbol, isElsewhere: boolean): void {
  const known = runOf(mine)?.sentList;
  const sentList = known && (storedList(known.keyId, known.id) ?? known);
  if (sentList) updateRun(mine, { isElsewhere, sentList, sent: rowsOf(sentList.parts) });
}

/** Ends the run of the list view. The list is still under Jobs, and can be found by its file. */
export function forgetRun(): void {
  forgetShownList();
  leaveRun(run);
}

export function cancelRun({ service }: Session, place: RunStore = run): void {
  const current = place.get();
  if (!current) return;
  const { id: mine } = current;
  // This phase stops a loop that is still sending.
  updateRun(mine, { phase: "running" });
  updateSentList(mine, (sentList) => ({ ...sentList, isStopped: true }));
  void findSentPart(mine, service);
  void cancelParts(mine, service);
}

/** Cancels the jobs of a stopped run, even the job of a part that is still being sent. */
async function cancelParts(mine: symbol, service: Service): Promise<void> {
  for (let part = 0; ; part++) {
    const jobId = await jobOf(mine, part);
    if (jobId === null) return;
    const job = await retry(mine, () => service.cancel(jobId), { mayBeGone: true });
    if (job) updateSentList(mine, (known) => withVoidParts(known, [job]));
  }
}

type Rows = LineClaim[];

async function send(mine: symbol, session: Session, rows: Rows): Promise<void> {
  const list = runOf(mine)?.sentList;
  // Another tab may have sent some rows of this list meanwhile. Send only the rest.
  await exclusively(list?.id ?? "", async () => {
    const known = list && storedList(list.keyId, list.id);
    if (known && isSending(mine)) {
      updateSentList(mine, (mineKnown) =>
        rowsOf(known.parts) > rowsOf(mineKnown.parts)
          ? { ...withoutSending(mineKnown), ...partsOf(known) }
          : mineKnown,
      );
    }
    await sendParts(mine, session, rows);
  });
  if (isSending(mine)) updateRun(mine, { phase: "running" });
}

/** Sends one part after another until a part cannot be sent. Jobs of earlier parts continue. */
async function sendParts(mine: symbol, session: Session, rows: Rows): Promise<void> {
  const { maxBatch, service } = session;
  const isWanted = () => isSending(mine);
  await settleSendingPart(mine, service);
  if (!isWanted()) return;
  const before = await retry(mine, () => service.jobs(null), { isWanted });
  if (before === null || !isWanted()) return;
  updateSentList(mine, (known) => ({ ...known, after: before.jobs[0]?.created_at ?? "" }));
  const started = runOf(mine)?.sentList;
  if (!started) return;
  const rest = unknownRows(started, rows);
  const partCount = started.parts.length + Math.ceil(rest.length / maxBatch);
  for (let start = 0; start < rest.length; start += maxBatch) {
    const sent = rest.slice(start, start + maxBatch);
    const current = runOf(mine);
    if (current?.phase !== "sending") return;
    const { sentList } = current;
    const partNumber = sentList.parts.length + 1;
    const name = partCount === 1 ? sentList.name : `${sentList.name} (${partNumber}/${partCount})`;
    const batch = batchOf(
      sentList.check,
      sent.map(({ claim }) => claim),
    );
    const key = await keyOf(sentList.salt, partNumber, batch);
    const part = { name, rows: sent.length, lastLine: sent.at(-1)?.line ?? 0 };
    let mayHaveJob = false;
    const submit = async () => {
      // Remember the part first, so that its job is found after a reload.
      updateSentList(mine, (known) => ({ ...known, sending: { ...part, at: Date.now() } }));
      const reply = await service.submit(batch, name, key);
      const isRefused = !reply.ok && reply.failure.kind === "error" && reply.failure.status < 500;
      mayHaveJob ||= !isRefused;
      return reply;
    };
    const job = await retry(mine, submit, { rows: sent, isWanted });
    if (job) addPart(mine, job);
    else if (mayHaveJob) await findSentPart(mine, service);
    else updateSentList(mine, withoutSending);
    if (!runOf(mine) || job === null) return;
    void refreshUsage();
  }
}

/** @returns the rows that no sent part contains, as far as the page knows */
function unknownRows(list: SentList, rows: Rows): Rows {
  const last = Math.max(lastSentLine(list), list.sending?.lastLine ?? 0);
  return rows.filter(({ line }) => line > last);
}

/** Makes the Idempotency-Key of a part from its rows, because repaired rows need a new key. */
function keyOf(salt: string, partNumber: number, content: object): Promise<string> {
  return sha256Hex(JSON.stringify([salt, partNumber, content]));
}

function addPart(mine: symbol, { job_id: jobId, total: rows }: Job): void {
  updateSentList(mine, (known) => {
    const isKnown = known.parts.some((part) => part.jobId === jobId);
    const lastLine = known.sending?.lastLine ?? known.lines[1];
    const parts = isKnown ? known.parts : [...known.parts, { jobId, rows, lastLine }];
    return { ...withoutSending(known), parts };
  });
}

function withoutSending({ sending: _, ...rest }: SentList): SentList {
  return rest;
}

function partsOf({ parts, sending }: SentList): {
  parts: SentList["parts"];
  sending?: SendingPart;
} {
  return sending ? { parts, sending } : { parts };
}

/**
 * If the list was interrupted while a part was being sent, finds out whether the part has arrived.
 * If not, the page sends the part again. The same rows give the same Idempotency-Key, so the part
 * is charged once even if the first submission still arrives.
 *
 * The page does not remember repaired cells, so a list with such cells may get another key. The
 * same holds if other rows are left out now. In these cases, this function first waits as long as a
 * submission may take.
 */
async function settleSendingPart(mine: symbol, service: Service): Promise<void> {
  const list = runOf(mine)?.sentList;
  if (!list?.sending) return;
  const hasSameRows = list.repaired.length === 0 && !list.hasOtherRows;
  await findSentPart(mine, service, hasSameRows ? 0 : ARRIVAL_MS);
}

/**
 * Looks for the job of the part that was being sent when the user stopped the run or loaded the
 * page again, or when the service refused a repetition.
 * @param lookMs how long after the submission the job may still appear
 */
async function findSentPart(mine: symbol, service: Service, lookMs = ARRIVAL_MS): Promise<void> {
  for (;;) {
    const sentList = runOf(mine)?.sentList;
    if (!sentList?.sending) return;
    const isLast = Date.now() > sentList.sending.at + lookMs;
    const found = await retry(mine, () => jobOfSendingPart(service, sentList));
    if (found?.job) return addPart(mine, found.job);
    // Keep the part, because it is not known whether it has arrived.
    if (found === null) return;
    if (isLast) return updateSentList(mine, withoutSending);
    await pause(POLL_MS);
  }
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
async function follow(mine: symbol, service: Service, known: readonly Job[] = []): Promise<void> {
  const ended = new Map(known.filter(hasEnded).map((job) => [job.job_id, job]));
  const jobs = new Map<string, Job>();
  let endedRows = 0;
  for (let part = 0; ; part++) {
    const jobId = await jobOf(mine, part);
    if (jobId === null) break;
    const rows = runOf(mine)?.sentList.parts[part]?.rows ?? 0;
    for (;;) {
      let isGone = false;
      const ask = async () => {
        const reply = await service.job(jobId);
        isGone = !reply.ok && isNotFound(reply);
        return reply;
      };
      const job = ended.get(jobId) ?? (await retry(mine, ask, { mayBeGone: true }));
      if (!runOf(mine)) return;
      if (job === null && !isGone) return updateRun(mine, { phase: "ended", checked: [] });
      if (job) jobs.set(jobId, job);
      const done = endedRows + (job?.processed ?? rows);
      // Count from the creation of the first job, because a reload loses the start of the run.
      const first = jobs.values().next().value;
      const startedAt = first ? Date.parse(first.created_at) : Date.now();
      updateRun(mine, { jobs: [...jobs.values()], done, startedAt });
      if (job === null || hasEnded(job)) break;
      await pause(POLL_MS);
    }
    endedRows += jobs.get(jobId)?.processed ?? rows;
  }
  if (!runOf(mine)) return;
  updateRun(mine, { phase: "fetching" });
  const checked: Checked[] = [];
  for (const { jobId, rows } of runOf(mine)?.sentList.parts ?? []) {
    const job = jobs.get(jobId);
    const hasResults = job !== undefined && job.status !== "failed";
    const got = hasResults ? await retry(mine, () => service.results(jobId)) : [];
    if (!runOf(mine)) return;
    // Failed and deleted jobs have no results, so their rows get an error.
    const code = job ? "internal_error" : "job_not_found";
    const missing = { number: "", result: { error: { code, message: "" } } };
    for (let row = 0; row < (job?.total ?? rows); row++) checked.push(got?.[row] ?? missing);
  }
  updateRun(mine, { phase: "ended", checked });
  void refreshUsage();
}

function hasEnded({ status }: Job): boolean {
  return ENDED.has(status);
}

function isNotFound(reply: Reply<unknown>): boolean {
  return !reply.ok && reply.failure.kind === "error" && reply.failure.code === "job_not_found";
}

/** Waits until a part was sent. @returns the id of its job; null if the part will not be sent */
async function jobOf(mine: symbol, part: number): Promise<string | null> {
  for (;;) {
    const current = runOf(mine);
    const sent = current?.sentList.parts[part];
    if (sent) return sent.jobId;
    if (!current || !mayGetParts(current)) return null;
    await pause(POLL_MS / 4);
  }
}

function mayGetParts({ phase, isElsewhere, sentList }: Run): boolean {
  return phase === "sending" || isElsewhere || sentList.sending !== undefined;
}

/** For plans without jobs: asks for the states in calls. Only this tab has the results. */
async function fetchStatuses(mine: symbol, service: Service, rows: Rows): Promise<void> {
  const begun = runOf(mine);
  if (!begun) return;
  // Continue the same array, because the view keeps the corrected rows of a result by its array.
  const checked = begun.checked ?? [];
  const repeatable = await repeatableCalls(begun.sentList, rows);
  while (checked.length < rows.length && isSending(mine)) {
    const { rows: asked, known } = callAt(rows, checked.length, repeatable);
    const answers = await statusesOf(mine, service, asked, known);
    if (answers === null) break;
    for (const result of answers) checked.push({ number: result.businessNumber, result });
    if (!runOf(mine)) return;
    updateRun(mine, { done: checked.length, sent: checked.length });
  }
  const list = runOf(mine)?.sentList;
  if (!list) return;
  // Only this tab has the results, so the list cannot be opened again later.
  if (checked.length === rows.length) forgetList(list);
  updateRun(mine, { phase: "ended", checked });
  void refreshUsage();
}

/**
 * Asks for the states of some numbers until an answer arrives. If an answer was lost, the service
 * may have charged the call. So the call is repeated only as long as the service does not charge a
 * repetition with the same Idempotency-Key. If too few units are left for all rows, asks only for
 * the first rows.
 * @param known the call that was sent with these rows before
 * @returns null if the run sends nothing more
 */
async function statusesOf(
  mine: symbol,
  service: Service,
  rows: Rows,
  known: StatusCall | null,
): Promise<StatusAnswer[] | null> {
  const { salt } = runOf(mine)?.sentList ?? { salt: "" };
  let call = known ?? (await newCall(salt, rows));
  call = { ...call, sent: call.sent + 1 };
  let lost = 0;
  let freeUntil = known ? known.at + IDEMPOTENCY_KEY_LIFE_MS : Number.POSITIVE_INFINITY;
  const isFree = () => call.sent <= 1 + FREE_REPEATS && Date.now() < freeUntil;
  let asked = rows;
  const ask = async (): Promise<Reply<{ results: StatusAnswer[] }>> => {
    // First test the connection with a free call, so that no free repetition is wasted.
    const connected = lost > 0 ? await service.usage() : null;
    if (connected?.ok === false) return connected;
    // Remember the call first, so that it can be repeated after a reload.
    rememberCall(mine, call);
    const numbers = asked.map(({ claim }) => claim.business_number);
    const reply = await service.statuses(numbers, call.key);
    if (reply.ok) rememberCall(mine, { ...call, isAnswered: true });
    else if (reply.failure.kind === "offline") {
      if (lost++ === 0) freeUntil = Math.min(freeUntil, Date.now() + IDEMPOTENCY_KEY_LIFE_MS);
      call = { ...call, sent: call.sent + 1 };
    } else if (hindranceOf(reply.failure) === null) {
      forgetCall(mine, call);
      const fewer = await fewerRows(service, asked, reply.failure);
      if (fewer.length > 0) {
        asked = fewer;
        call = { ...(await newCall(salt, fewer)), sent: 1 };
        return ask();
      }
    }
    return reply;
  };
  const answer = await retry(mine, ask, {
    rows,
    isWanted: () => isSending(mine) && isFree(),
  });
  if (answer === null && !isFree()) updateRun(mine, { failure: { kind: "lost" } });
  return answer?.results ?? null;
}

/** @returns the first rows, for which enough units are left; none if a smaller call cannot help */
async function fewerRows(service: Service, rows: Rows, failure: Failure): Promise<Rows> {
  if (failure.kind !== "error" || !BEYOND_LIMIT.has(failure.code)) return [];
  const usage = await service.usage();
  if (!usage.ok) return [];
  const fitting = rowsWithin(rows, unitsLeft(usage.value));
  return fitting.length < rows.length ? fitting : [];
}

function rememberCall(mine: symbol, call: StatusCall): void {
  updateSentList(mine, (list) => ({ ...list, calls: [...otherCalls(list, call), call] }));
}

function forgetCall(mine: symbol, call: StatusCall): void {
  updateSentList(mine, (list) => ({ ...list, calls: otherCalls(list, call) }));
}

function otherCalls({ calls = [] }: SentList, { key }: StatusCall): StatusCall[] {
  return calls.filter((each) => each.key !== key);
}

function isSending(mine: symbol): boolean {
  return runOf(mine)?.phase === "sending";
}

interface RetryOptions {
  rows?: Rows;
  isWanted?: () => boolean;
  /** Whether to end without a failure if the job is missing. */
  mayBeGone?: boolean;
}

/**
 * Repeats a call while its failure is temporary.
 * @returns null after a final failure, which the run then has as `failure`. Also null if the call
 *   is not wanted any more, or if another run has replaced this one
 */
async function retry<T>(
  mine: symbol,
  call: () => Promise<Reply<T>>,
  { rows = [], isWanted = () => true, mayBeGone = false }: RetryOptions = {},
): Promise<T | null> {
  while (runOf(mine) && isWanted()) {
    const reply = await call();
    if (reply.ok) {
      updateRun(mine, { hindrance: null });
      return reply.value;
    }
    const { failure } = reply;
    const hindrance = hindranceOf(failure);
    if (failure.kind === "error" && hindrance === null) {
      if (mayBeGone && isNotFound(reply)) return null;
      noteFailure(failure);
      updateRun(mine, { failure, refusedRow: rows[indexIn(failure.parameter)] ?? null });
      return null;
    }
    updateRun(mine, { hindrance });
    const wait = failure.kind === "error" ? (failure.retryAfter ?? 0) * 1_000 : 0;
    await pause(Math.min(LONGEST_PAUSE_MS, Math.max(PAUSE_MS, wait)));
  }
  return null;
}

/** @returns null if the failure is final */
function hindranceOf(failure: Failure): Hindrance | null {
  if (failure.kind === "offline") return "offline";
  return TEMPORARY[failure.code] ?? (failure.status === 500 ? "service" : null);
}

/** The index that a parameter such as `businesses.3.business_number` contains; -1: none. */
function indexIn(parameter: string | null): number {
  return Number(/^\w+\.(\d+)/.exec(parameter ?? "")?.[1] ?? -1);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
