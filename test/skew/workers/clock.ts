/**
 * The clock of the observed Worker. Fixtures are replayed at the time at which they were recorded,
 * because months, tokens and jobs depend on it. Import this module before the Worker, so that the
 * Worker never takes the real `Date.now` as its clock.
 */
const systemClock = Date.now.bind(Date);
let ahead = 0;

/** From now on the clock continues from this time (epoch milliseconds). */
export function setTime(now: number): void {
  ahead = now - systemClock();
}

Date.now = () => systemClock() + ahead;
