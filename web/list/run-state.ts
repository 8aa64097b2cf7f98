/**
 * The run of a list: what is known of it, and what the tab remembers of it. One run is shown at a
 * time. A loop that works for a run names it by its id: once another run is shown, the loop sees
 * that its own is gone, and can change nothing. Sending and following belong in `run.ts`.
 */
import type { CheckKind } from "../../src/tables/columns.ts";
import type { Checked, Job } from "../answers.ts";
import type { Failure } from "../client.ts";
import { createStore } from "../store.ts";

/** What the tab remembers. */
export interface Submission {
  /** Random: with a part's number it makes a repetition of the same request harmless. */
  id: string;
  name: string;
  check: CheckKind;
  /** Rows that were to be sent. */
  total: number;
  parts: { jobId: string; rows: number }[];
}

export interface Run {
  /** Which run it is, for the loops that work for it. */
  readonly id: symbol;
  submission: Submission;
  /** As the service told last, one for each part. */
  jobs: Job[];
  phase: "sending" | "running" | "fetching" | "ended";
  /** Rows with an answer. */
  done: number;
  /** Rows that the service has. */
  sent: number;
  isConnected: boolean;
  /** The tax authority did not answer the page's own call, which is repeated. */
  isUnanswered: boolean;
  /** Why not all rows were sent, or why nothing more can be learned. */
  failure: Failure | null;
  /** Which row the refusal names, of those that were to be sent; null: none. */
  refusedRow: number | null;
  /** In the order of the rows that were sent. */
  lines: Checked[] | null;
  startedAt: number;
}

/** The list of this tab; null while none was sent. */
export const run = createStore<Run | null>(null);

/** Shows a new run in the place of any other. @returns its id */
export function beginRun(submission: Submission, phase: Run["phase"]): symbol {
  const id = Symbol("run");
  run.set({
    id,
    submission,
    jobs: [],
    phase,
    done: 0,
    sent: submission.parts.reduce((sum, { rows }) => sum + rows, 0),
    isConnected: true,
    isUnanswered: false,
    failure: null,
    refusedRow: null,
    lines: null,
    startedAt: Date.now(),
  });
  return id;
}

/** The run of an id; null once it is no longer shown. */
export function runOf(id: symbol): Run | null {
  const shown = run.get();
  return shown?.id === id ? shown : null;
}

export function updateRun(id: symbol, change: Partial<Omit<Run, "id">>): void {
  const shown = runOf(id);
  if (shown) run.set({ ...shown, ...change });
}

/** What the tab remembers stays: after a job was looked at, the list is shown again. */
export function leaveRun(): void {
  run.set(null);
}

const KEPT = "bvs-run";

export function rememberSubmission(submission: Submission): void {
  sessionStorage.setItem(KEPT, JSON.stringify(submission));
}

export function rememberedSubmission(): Submission | null {
  return JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
}

export function forgetSubmission(): void {
  sessionStorage.removeItem(KEPT);
}
