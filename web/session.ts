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

export interface KnownKey {
  key: string;
  /** The key's id, which gives no access. The browser stores its data under this id. */
  keyId: string;
}

export interface Session extends KnownKey {
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
  /** The page was opened with a kept key, but the service gives no answer about it yet. */
  | { kind: "waiting"; kept: KnownKey; failure: Failure }
  /** `isKept`: the page was opened with a kept key. Otherwise the user has just entered the key. */
  | { kind: "checking"; isKept: boolean }
  | { kind: "open"; session: Session };

const KEY = "bvs-key";
const SHORTEST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 15_000;

export const session = createStore<SessionState>({ kind: "none" });

/** The beginning and the end of a key. This tells users which key it is, but gives no access. */
export function keyName({ key }: Session): string {
  return `${key.slice(0, 9)}…${key.slice(-4)}`;
}

/** Opens the page with the kept key. Tries again until the service accepts or refuses the key. */
export async function resume(): Promise<void> {
  if (!isSafePlace) return;
  const key = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  if (key === null) return;
  session.set({ kind: "checking", isKept: true });
  const service = new Service(key);
  for (;;) {
    const reply = await service.usage();
    if (reply.ok) return open(key, service, reply.value);
    const { failure } = reply;
    if (isRefusal(failure)) {
      forget(key);
      return session.set({ kind: "none", failure });
    }
    session.set({ kind: "waiting", kept: { key, keyId: await idOf(key) }, failure });
    const asked = failure.kind === "error" ? (failure.retryAfter ?? 0) * 1_000 : 0;
    await pause(Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, asked)));
  }
}

let endPause = () => {};

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    endPause = resolve;
    setTimeout(resolve, ms);
  });
}

/** Ends the pause before `resume` tries again. */
export function tryAgain(): void {
  endPause();
}

/** @param keep whether to keep the key on this device, not only in the tab */
export async function enter(key: string, keep: boolean): Promise<void> {
  session.set({ kind: "checking", isKept: false });
  const service = new Service(key);
  const reply = await service.usage();
  if (!reply.ok) return session.set({ kind: "none", failure: reply.failure });
  if (keep) localStorage.setItem(KEY, key);
  else forgetOnDevice(key);
  await open(key, service, reply.value);
}

async function open(key: string, service: Service, usage: Usage): Promise<void> {
  sessionStorage.setItem(KEY, key);
  const isOnDevice = localStorage.getItem(KEY) === key;
  const keyId = await idOf(key);
  keepLists(keyId, isOnDevice);
  keepVisit(keyId, isOnDevice);
  const variants = usage.variants ?? [usage.variant];
  const maxBatch = variants.includes("a") ? (usage.max_batch ?? 0) : 0;
  session.set({ kind: "open", session: { key, keyId, service, variants, usage, maxBatch } });
}

async function idOf(key: string): Promise<string> {
  return keyIdOf(await hashApiKey(key));
}

/** Forgets the key of this tab, and everything that the browser stores under its id. */
export function leave({ key, keyId }: KnownKey): void {
  forgetListsOf(keyId);
  forgetVisit(keyId);
  forget(key);
  sessionStorage.clear();
  location.reload();
}

function forget(key: string): void {
  sessionStorage.removeItem(KEY);
  forgetOnDevice(key);
}

function forgetOnDevice(key: string): void {
  // Another tab may have kept another key.
  if (localStorage.getItem(KEY) === key) localStorage.removeItem(KEY);
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
  if (!isRefusal(failure)) return;
  const state = session.get();
  if (state.kind !== "open") return;
  forget(state.session.key);
  session.set({ kind: "none", failure });
}

function isRefusal(failure: Failure): boolean {
  return failure.kind === "error" && failure.status === 401;
}
