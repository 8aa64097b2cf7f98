/**
 * The page of one person: the page's own list runner, in a thread of its own, because the page
 * keeps its state in its modules. Its clock runs ten times as fast, so that its pauses fit into a
 * round. It gets a `ListTask`, and answers with a `ListReport`.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { CheckKind } from "../../src/check-kind.ts";
import type { Checked } from "../../web/answers.ts";
import type { Run, RunFailure } from "../../web/list/run-state.ts";
import type { RowClaim } from "../../web/list/sheets/messages.ts";
import type { Session } from "../../web/session.ts";

export interface ListTask {
  apiKey: string;
  /** 0: the plan has no jobs, so the page sends status calls instead. */
  maxBatch: number;
  check: CheckKind;
  claims: RowClaim[];
  /** When the person reloads the page, and restarts a list that was not fully sent; null: never. */
  reloadAfterMs: number | null;
  /** When the person stops the list; null: never. */
  stopAfterMs: number | null;
}

export interface ListReport {
  failure: RunFailure | null;
  /** Null: after a reload, the page shows no list. */
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
const kept = new Map<string, string>();
const pageGlobals = {
  document: { querySelector: () => null },
  location: new URL("/list", (workerData as { origin: string }).origin),
  sessionStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  },
  setTimeout: (then: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    wait(then, ms / FASTER, ...args),
};
// The page's modules read these globals while they are loaded, so the imports come afterwards.
for (const [name, value] of Object.entries(pageGlobals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
Date.now = () => startedAt + (now() - startedAt) * FASTER;

const { cancelRun, forgetRun, resumeRun, startRun } = await import("../../web/list/run.ts");
const { interruptedSending, leaveRun, run } = await import("../../web/list/run-state.ts");
const { Service } = await import("../../web/service.ts");

parentPort?.on("message", async (task: ListTask) => parentPort?.postMessage(await runList(task)));

async function runList(task: ListTask): Promise<ListReport> {
  const { apiKey, maxBatch, check, claims, reloadAfterMs, stopAfterMs } = task;
  const session = { service: new Service(apiKey), maxBatch } as Session;
  kept.clear();
  forgetRun();
  const start = () => startRun(session, "list", check, claims);
  start();
  if (reloadAfterMs !== null) {
    await pause(reloadAfterMs);
    // A list that was fully sent is not restarted: it would be charged again, as a new list.
    const isUnsent = interruptedSending(0) !== null;
    if (isUnsent || maxBatch > 0) {
      leaveRun();
      resumeRun(session);
    }
    if (isUnsent) start();
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

/** Whether nothing more will happen. A page that shows no list after a reload has ended too. */
function hasEnded(): boolean {
  const shown = run.get();
  return shown === null || (shown.phase === "ended" && !shown.sentList.sending);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => wait(resolve, ms));
}
