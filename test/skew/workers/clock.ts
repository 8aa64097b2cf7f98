/**
 * The clock of the observed Worker. Fixtures are replayed at the time at which they were recorded,
 * because months, tokens and jobs depend on it. Import it before the Worker, which takes `Date.now`
 * as its clock.
 */
const systemClock = Date.now.bind(Date);
let ahead = 0;

/** From now on the clock continues from this time (epoch milliseconds). */
export function setTime(now: number): void {
  ahead = now - systemClock();
}

Date.now = () => systemClock() + ahead;
