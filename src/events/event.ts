import type { KeyMode } from "../access/api-key.ts";
import { DAY_MS } from "../lib/days.ts";

export const EVENT_TYPES = [
  "batch.completed",
  "batch.cancelled",
  "batch.failed",
  "watch.changed",
  "watch.stale",
  "watch.paused",
  "webhook_endpoint.disabled",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export interface StoredEvent {
  id: number;
  type: EventType;
  /** Epoch milliseconds. */
  createdAt: number;
  /** JSON, as callers see it. */
  data: string;
}

export const EVENTS_KEPT_MS = 30 * DAY_MS;

/** The longest delay between the time in an event's id and the storing of the event. */
const SETTLED_MS = 600_000;

const IDS_A_MS = 1_000;

export function idAt(now: number): number {
  return now * IDS_A_MS;
}

/** All events up to this id are already stored. A reader who continues after it misses no event. */
export function settledId(now: number): number {
  return idAt(now - SETTLED_MS);
}

/** An id above this one comes from a wrong clock. Clocks of Workers differ by less than 10 min. */
export function aheadId(now: number): number {
  return idAt(now + SETTLED_MS);
}

export const EVENT_ID = /^evt_([0-9]{1,16})$/;

export function eventId(id: number): string {
  return `evt_${id}`;
}

export function eventMessage(
  { id, type, createdAt, data }: StoredEvent,
  mode: KeyMode,
): { id: string; type: EventType; timestamp: string; mode: KeyMode; data: unknown } {
  const timestamp = new Date(createdAt).toISOString();
  return { id: eventId(id), type, timestamp, mode, data: JSON.parse(data) };
}
