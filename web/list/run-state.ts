/**
 * The state of runs. A run sends one list and shows its result. The loops of `run.ts` update their
 * run by its id. So a loop does nothing after another run has replaced its run.
 */
import type { Checked, Job } from "../answers.ts";
import type { Failure } from "../service.ts";
import { createStore, type Store } from "../store.ts";
import { rememberList, rowsOf, type SentList, unsentRows } from "./sent-lists.ts";
import type { LineClaim } from "./sheets/messages.ts";

/** `lost`: the service may have charged for answers that did not arrive. */
export type RunFailure = Failure | { kind: "lost" };

export type Hindrance = "offline" | "registry" | "jobs" | "rate" | "service";

export interface Run {
  /** The loops of `run.ts` recognise their run by this id. */
  readonly id: symbol;
  sentList: SentList;
  /** The last known state of the jobs, in the order of the parts, without deleted jobs. */
  jobs: Job[];
  phase: "sending" | "running" | "fetching" | "ended";
  /** Another tab of this browser is sending the list. This tab only shows it. */
  isElsewhere: boolean;
  /** How many rows have an answer or an error. */
  done: number;
  /** How many rows the service has received. */
  sent: number;
  /** Why the page repeats its last call; null if it does not. */
  hindrance: Hindrance | null;
  /** Why the page stopped sending the list or following its jobs. */
  failure: RunFailure | null;
  refusedRow: LineClaim | null;
  /** The results, in the order of the rows sent; null until they have been fetched. */
  checked: Checked[] | null;
  startedAt: number;
}

export type RunStore = Store<Run | null>;

/** The run of the list view; null: none. The run continues while another view is shown. */
export const run: RunStore = createStore<Run | null>(null);

/** The run of the job view. Not used if the job view shows the run of the list view. */
export const openedRun: RunStore = createStore<Run | null>(null);

/** Replaces the run by a new one. @returns the id of the new run */
export function beginRun(place: RunStore, sentList: SentList, phase: Run["phase"]): symbol {
  const id = Symbol("run");
  place.set({
    id,
    sentList,
    jobs: [],
    phase,
    isElsewhere: false,
    done: 0,
    sent: rowsOf(sentList.parts),
    hindrance: null,
    failure: null,
    refusedRow: null,
    checked: null,
    startedAt: Date.now(),
  });
  if (place === run && sentList.keyId !== "") sessionStorage.setItem(SHOWN, sentList.id);
  return id;
}

function placeOf(id: symbol): RunStore | undefined {
  return [run, openedRun].find((place) => place.get()?.id === id);
}

/** @returns the run with this id; null if another run has replaced it */
export function runOf(id: symbol): Run | null {
  return placeOf(id)?.get() ?? null;
}

export function updateRun(id: symbol, change: Partial<Omit<Run, "id">>): void {
  const place = placeOf(id);
  const shown = place?.get();
  if (shown) place?.set({ ...shown, ...change });
}

export function isInterrupted({ phase, sentList, isElsewhere }: Run): boolean {
  return phase !== "sending" && !isElsewhere && !sentList.sending && unsentRows(sentList) > 0;
}

/** Whether the run still sends or cancels jobs. No other run may replace it until then. */
export function needsPage({ phase, sentList }: Run): boolean {
  return phase === "sending" || (sentList.isStopped === true && phase !== "ended");
}

/** Changes the sent list of a run. The browser remembers the change. */
export function updateSentList(id: symbol, change: (sentList: SentList) => SentList): void {
  const shown = runOf(id);
  if (!shown) return;
  const sentList = change(shown.sentList);
  updateRun(id, { sentList, sent: Math.max(shown.sent, rowsOf(sentList.parts)) });
  rememberList(sentList);
}

/** Stops showing the run. Its list can still be opened again. */
export function leaveRun(place: RunStore): void {
  place.set(null);
}

/** The id of the list that the list view of this tab shows again after a reload. */
const SHOWN = "bvs-run";

export function shownListId(): string | null {
  return sessionStorage.getItem(SHOWN);
}

export function forgetShownList(): void {
  sessionStorage.removeItem(SHOWN);
}
