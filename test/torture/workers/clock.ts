/**
 * The clock of the Worker under torture, moved so that a run crosses the end of a month. Import it
 * before the Worker, which takes `Date.now` as its clock.
 */
import { env } from "cloudflare:workers";

const systemClock = Date.now.bind(Date);

/** Milliseconds by which this Worker's time is ahead. */
export const OFFSET_MS = Number((env as unknown as Record<string, string>).TORTURE_OFFSET_MS ?? 0);

Date.now = () => systemClock() + OFFSET_MS;
