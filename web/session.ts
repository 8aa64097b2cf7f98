/**
 * The session of the page: the API key, and what the service says about the key. The key is kept in
 * the tab. If the user wants that, it is also kept on the device.
 */
import { hashApiKey, keyIdOf } from "../src/access/api-key.ts";
import type { Usage } from "./answers.ts";
import { forgetListsOf, keepLists } from "./list/sent-lists.ts";
import { type Failure, Service } from "./service.ts";
import { isSafePlace } from "./settings.ts";
import { createStore } from "./store.ts";
import { forgetVisit, keepVisit } from "./watched/last-visit.ts";

export interface Session {
  key: string;
  /** The key's id, which gives no access. The browser stores its data under this id. */
  keyId: string;
  service: Service;
  /** The variants that the key can use: A checks claims, B describes by number. */
  variants: readonly ("a" | "b")[];
  /** The usage of variant A, or of variant B if the key has no plan for A. */
  usage: Usage;
  /** The most rows of a batch; 0 if the plan has no batches or the key has no variant A. */
  maxBatch: number;
}

export type SessionState =
  | { kind: "none"; failure?: Failure }
  /** `isKept`: the page was opened with a kept key. Otherwise the user has just entered the key. */
  | { kind: "checking"; isKept: boolean }
  | { kind: "open"; session: Session };

const KEY = "bvs-key";

export const session = createStore<SessionState>({ kind: "none" });

/** The beginning and the end of a key. This tells users which key it is, but gives no access. */
export function keyName({ key }: Session): string {
  return `${key.slice(0, 9)}…${key.slice(-4)}`;
}

export function resume(): void {
  if (!isSafePlace) return;
  const key = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  if (key !== null) void open(key, localStorage.getItem(KEY) === key, true);
}

/** @param keep whether to keep the key on this device, not only in the tab */
export async function enter(key: string, keep: boolean): Promise<void> {
  await open(key, keep, false);
}

async function open(key: string, keep: boolean, isKept: boolean): Promise<void> {
  session.set({ kind: "checking", isKept });
  const service = new Service(key);
  const reply = await service.usage();
  if (!reply.ok) {
    // Forget a kept key only if the service refuses it. Keep it if the service cannot be reached.
    if (reply.failure.kind === "error" && reply.failure.status === 401) forget();
    session.set({ kind: "none", failure: reply.failure });
    return;
  }
  sessionStorage.setItem(KEY, key);
  if (keep) localStorage.setItem(KEY, key);
  else localStorage.removeItem(KEY);
  const keyId = keyIdOf(await hashApiKey(key));
  keepLists(keyId, keep);
  keepVisit(keyId, keep);
  const usage = reply.value;
  const variants = usage.variants ?? [usage.variant];
  const maxBatch = variants.includes("a") ? (usage.max_batch ?? 0) : 0;
  session.set({ kind: "open", session: { key, keyId, service, variants, usage, maxBatch } });
}

/** Forgets the key, and everything that the browser stores under its id. */
export function leave(): void {
  const state = session.get();
  if (state.kind === "open") {
    forgetListsOf(state.session.keyId);
    forgetVisit(state.session.keyId);
  }
  forget();
  sessionStorage.clear();
  location.reload();
}

function forget(): void {
  sessionStorage.removeItem(KEY);
  localStorage.removeItem(KEY);
}

/** Fetches the usage again. Call this after checks and at the end of a job. */
export async function refreshUsage(): Promise<void> {
  const state = session.get();
  if (state.kind !== "open") return;
  const reply = await state.session.service.usage();
  if (reply.ok) session.set({ kind: "open", session: { ...state.session, usage: reply.value } });
  else noteFailure(reply.failure);
}

/** Ends the session if the failure means that the service no longer accepts the key. */
export function noteFailure(failure: Failure): void {
  if (failure.kind !== "error" || failure.status !== 401) return;
  if (session.get().kind !== "open") return;
  forget();
  session.set({ kind: "none", failure });
}
