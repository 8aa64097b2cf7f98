/**
 * A thread that runs the page's code for lists, as the browser of one person would. Each person
 * needs a thread, because the page keeps its state in its modules. The thread's clock runs ten
 * times as fast as the real one, so that the page's pauses fit into a round. For each `ListTask`
 * that the thread gets, it sends back a `ListReport`.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { CheckKind } from "../../src/check-kind.ts";
import type { Checked } from "../../web/answers.ts";
import type { Order } from "../../web/list/run.ts";
import type { Run, RunFailure } from "../../web/list/run-state.ts";
import type { RowClaim } from "../../web/list/sheets/messages.ts";
import type { Session } from "../../web/session.ts";
import { PageStorage } from "../page-storage.ts";

export interface ListTask {
  apiKey: string;
  /** 0 if the plan does not include jobs. Then the page sends status calls instead. */
  maxBatch: number;
  check: CheckKind;
  claims: RowClaim[];
  /**
   * When the person reloads the page. If the list was not fully sent, the person then starts the
   * list again. Null if the person never reloads the page.
   */
  reloadAfterMs: number | null;
  stopAfterMs: number | null;
}

export interface ListReport {
  failure: RunFailure | null;
  /** Null if the page shows no list after a reload. */
  checked: Checked[] | null;
  jobIds: string[];
  /** What the page shows; "none" if it shows no list. */
  phase: Run["phase"] | "none";
  hasEnded: boolean;
}

const FASTER = 10;
/** How long to wait for the end of a list, in real time. */
const LONGEST_MS = 60_000;

const wait = globalThis.setTimeout;
const now = Date.now;
const startedAt = now();
const pageGlobals = {
  document: { querySelector: () => null },
  location: new URL("/list", (workerData as { origin: string }).origin),
  sessionStorage: new PageStorage(),
  localStorage: new PageStorage(),
  setTimeout: (then: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    wait(then, ms / FASTER, ...args),
};
// The page's modules read these globals when they are loaded, so the globals are set first.
for (const [name, value] of Object.entries(pageGlobals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
Date.now = () => startedAt + (now() - startedAt) * FASTER;

const { cancelRun, forgetRun, resumeRun, startRun } = await import("../../web/list/run.ts");
const { leaveRun, run } = await import("../../web/list/run-state.ts");
const { forgetListsOf, lastSentLine, listsOf } = await import("../../web/list/sent-lists.ts");
const { Service } = await import("../../web/service.ts");

parentPort?.on("message", async (task: ListTask) => parentPort?.postMessage(await runList(task)));

async function runList(task: ListTask): Promise<ListReport> {
  const { apiKey, maxBatch, check, claims, reloadAfterMs, stopAfterMs } = task;
  const keyId = "key_of_this_page";
  const session = { service: new Service(apiKey), maxBatch, keyId } as Session;
  forgetListsOf(keyId);
  forgetRun();
  const rows = claims.map((claim, line) => ({ line: line + 1, claim }));
  const order: Order = {
    ...{ name: "list", hash: "hash of the list", check, rows, repaired: [] },
    choice: { mapping: {}, check },
  };
  startRun(session, order);
  if (reloadAfterMs !== null) {
    await pause(reloadAfterMs);
    const [known] = listsOf(keyId);
    const rest = rows.filter(({ line }) => line > (known ? lastSentLine(known) : 0));
    // A list that was fully sent is not started again, because it would be charged as a new list.
    const isUnsent = known !== undefined && rest.length > 0;
    if (isUnsent || maxBatch > 0) {
      leaveRun(run);
      resumeRun(session);
    }
    if (isUnsent) startRun(session, { ...order, rows: rest }, known);
  }
  if (stopAfterMs !== null) {
    await pause(stopAfterMs);
    if (!hasEnded()) cancelRun(session);
  }
  for (const until = now() + LONGEST_MS; now() < until && !hasEnded(); ) await pause(50);
  const { failure = null, checked, sentList, phase = "none" } = run.get() ?? {};
  return {
    ...{ failure, phase, hasEnded: hasEnded(), checked: checked ?? null },
    jobIds: sentList?.parts.map(({ jobId }) => jobId) ?? [],
  };
}

/** Whether nothing more will happen. True also if the page shows no list after a reload. */
function hasEnded(): boolean {
  const shown = run.get();
  return shown === null || (shown.phase === "ended" && !shown.sentList.sending);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => wait(resolve, ms));
}
