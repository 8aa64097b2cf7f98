/**
 * Sets the clock of the observed Worker. Recorded requests are replayed at the time at which they
 * were recorded, because months, tokens and jobs depend on the time. Import this module before the
 * Worker, so that the Worker never takes the real `Date.now` as its clock.
 */
const systemClock = Date.now.bind(Date);
let ahead = 0;

/** Sets the clock to this time (epoch milliseconds). From there, the clock goes on. */
export function setTime(now: number): void {
  ahead = now - systemClock();
}

Date.now = () => systemClock() + ahead;
