/**
 * Moves the clock of the Worker under torture, so that a run crosses the end of a month or day.
 * Import this module before the Worker, so that the Worker never takes the real `Date.now` as its
 * clock.
 */
import { env } from "cloudflare:workers";

const systemClock = Date.now.bind(Date);
/** After a restart, this binding sets the clock before the first request arrives. */
let offset = Number((env as { TORTURE_OFFSET_MS?: string }).TORTURE_OFFSET_MS ?? 0);

/** @param ms how many milliseconds this Worker's clock is ahead of the real time from now on */
export function setOffset(ms: number): void {
  offset = ms;
}

export function offsetMs(): number {
  return offset;
}

Date.now = () => systemClock() + offset;
