/**
 * Who uses the page: the API key, and what the service says of it. The key is kept in the tab, or
 * on the device where the person asked for that; the service alone decides what it may do.
 */
import type { Usage } from "./answers.ts";
import { Client, type Failure } from "./client.ts";
import { isSafePlace } from "./settings.ts";
import { createStore } from "./store.ts";

export interface Session {
  key: string;
  client: Client;
  /** Which variants the key can use here: A checks claims, B describes by number. */
  variants: readonly ("a" | "b")[];
  /** Of variant A, or of B where the key has that alone. */
  usage: Usage;
  /** Rows that a batch may have; 0: the plan has no batches, or the key has no variant A. */
  maxBatch: number;
}

export type SessionState =
  | { kind: "none"; failure?: Failure }
  | { kind: "checking" }
  | { kind: "open"; session: Session };

const KEY = "bvs-key";

export const session = createStore<SessionState>({ kind: "none" });

/** Opens the session with the key that the tab or the device has kept. */
export function resume(): void {
  if (!isSafePlace) return;
  const key = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  if (key !== null) void enter(key, localStorage.getItem(KEY) !== null);
}

/** @param keep on this device, beyond the tab */
export async function enter(key: string, keep: boolean): Promise<void> {
  session.set({ kind: "checking" });
  const client = new Client(key);
  const reply = await client.usage();
  if (!reply.ok) {
    // What was kept stays kept while the service cannot be reached.
    if (reply.failure.kind === "refused" && reply.failure.status === 401) forget();
    session.set({ kind: "none", failure: reply.failure });
    return;
  }
  sessionStorage.setItem(KEY, key);
  if (keep) localStorage.setItem(KEY, key);
  else localStorage.removeItem(KEY);
  const usage = reply.value;
  const variants = usage.variants ?? [usage.variant];
  const maxBatch = variants.includes("a") ? (usage.max_batch ?? 0) : 0;
  session.set({ kind: "open", session: { key, client, variants, usage, maxBatch } });
}

/** Nothing of the account stays: neither its key, nor what any view still holds. */
export function leave(): void {
  forget();
  sessionStorage.clear();
  location.reload();
}

function forget(): void {
  sessionStorage.removeItem(KEY);
  localStorage.removeItem(KEY);
}

/** Asks again what has been used: after checks, and when a job ends. */
export async function refreshUsage(): Promise<void> {
  const state = session.get();
  if (state.kind !== "open") return;
  const reply = await state.session.client.usage();
  if (reply.ok) session.set({ kind: "open", session: { ...state.session, usage: reply.value } });
  else noteFailure(reply.failure);
}

/** A key that the service no longer takes ends the session, wherever it was noticed. */
export function noteFailure(failure: Failure): void {
  if (failure.kind !== "refused" || failure.status !== 401) return;
  if (session.get().kind !== "open") return;
  forget();
  session.set({ kind: "none", failure });
}
