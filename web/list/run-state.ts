/**
 * The state of the run of a list, and what the tab remembers of it. The loops of `run.ts` update a
 * run by its id, so they have no effect once another run is shown.
 */
import type { CheckKind } from "../../src/check-kind.ts";
import type { Checked, Job } from "../answers.ts";
import type { Failure } from "../service.ts";
import { createStore } from "../store.ts";

/** What a run that was interrupted has in common with the run that sends the list again. */
export interface Sending {
  /**
   * Random: all Idempotency-Keys of the list are made from it. Empty for a job that the person
   * opened in the list of jobs.
   */
  id: string;
  /** When the id was made, in epoch milliseconds. */
  since: number;
  /**
   * When the newest job before this run was created, by the service's clock. Empty: there was no
   * such job; undefined: not known yet.
   */
  after?: string;
}

/** What the tab remembers of a run. */
export interface SentList extends Sending {
  name: string;
  check: CheckKind;
  /** Rows to send. */
  total: number;
  parts: { jobId: string; rows: number }[];
  /** The part that is being sent: its job may exist, but the page does not know the id yet. */
  sending?: SentPart;
  /** The person has stopped the run, so all its jobs must be cancelled. */
  isStopped?: true;
}

export interface SentPart {
  /** The name of the job. */
  name: string;
  rows: number;
}

/** `lost`: the service may have charged for answers that did not arrive. */
export type RunFailure = Failure | { kind: "lost" };

export interface Run {
  /** With this id, the loops of `run.ts` recognise their own run. */
  readonly id: symbol;
  sentList: SentList;
  /** The last known state of the jobs, one for each part. */
  jobs: Job[];
  phase: "sending" | "running" | "fetching" | "ended";
  /** Rows that have an answer or an error. */
  done: number;
  /** Rows that the service has received. */
  sent: number;
  isConnected: boolean;
  /** The tax authority did not answer the last call of the page, so the page repeats the call. */
  isUnanswered: boolean;
  /** Why sending or following stopped. */
  failure: RunFailure | null;
  /** The index, among the rows to send, of the row that the refusal names; null: none. */
  refusedRow: number | null;
  /** The results, in the order of the rows sent; null until they have been fetched. */
  checked: Checked[] | null;
  startedAt: number;
}

/** The run of this tab; null if none is shown. */
export const run = createStore<Run | null>(null);

/** Shows a new run instead of any other. @returns its id */
export function beginRun(sentList: SentList, phase: Run["phase"]): symbol {
  const id = Symbol("run");
  run.set({
    id,
    sentList,
    jobs: [],
    phase,
    done: 0,
    sent: sentRows(sentList),
    isConnected: true,
    isUnanswered: false,
    failure: null,
    refusedRow: null,
    checked: null,
    startedAt: Date.now(),
  });
  return id;
}

function sentRows({ parts }: SentList): number {
  return parts.reduce((sum, { rows }) => sum + rows, 0);
}

/** The run with this id; null if it is no longer shown. */
export function runOf(id: symbol): Run | null {
  const shown = run.get();
  return shown?.id === id ? shown : null;
}

export function updateRun(id: symbol, change: Partial<Omit<Run, "id">>): void {
  const shown = runOf(id);
  if (shown) run.set({ ...shown, ...change });
}

/** Changes the sent list of a run, and lets the tab remember the change. */
export function updateSentList(id: symbol, change: (sentList: SentList) => SentList): void {
  const shown = runOf(id);
  if (!shown) return;
  const sentList = change(shown.sentList);
  updateRun(id, { sentList, sent: sentRows(sentList) });
  if (sentList.id === "") return;
  // Before the first part is sent, and for a plan without jobs, there is nothing to resume.
  if (sentList.parts.length > 0 || sentList.sending) rememberSentList(sentList);
  else forgetSentList();
}

/** Stops showing the run. The tab can still resume the run of a list that it has sent. */
export function leaveRun(): void {
  run.set(null);
}

const KEPT = "bvs-run";
const INTERRUPTED = "bvs-sending";

function rememberSentList(sentList: SentList): void {
  sessionStorage.setItem(KEPT, JSON.stringify(sentList));
}

export function rememberedSentList(): SentList | null {
  return JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
}

export function forgetSentList(): void {
  sessionStorage.removeItem(KEPT);
}

/** `run.ts` calls `forgetSending` when all rows were sent, or when the person stops the run. */
export function rememberSending({ id, since, after }: Sending): void {
  sessionStorage.setItem(INTERRUPTED, JSON.stringify({ id, since, after }));
}

/** @param earliest epoch milliseconds. An older run is not returned */
export function interruptedSending(earliest: number): Sending | null {
  const sending: Sending | null = JSON.parse(sessionStorage.getItem(INTERRUPTED) ?? "null");
  return sending && sending.since > earliest ? sending : null;
}

export function forgetSending(): void {
  sessionStorage.removeItem(INTERRUPTED);
}
