/**
 * A value that one request reads for all requests. The others get the last value. If there is no
 * last value, they wait for the new one.
 */

/** A waiting request looks this often whether another request has read the value. */
const STEP_MS = 20;

export interface Waiting {
  clock: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  /** Keeps the work running after the caller hangs up. */
  waitUntil: (work: Promise<unknown>) => void;
}

export class Remembered<T> {
  readonly #keptMs: number;
  readonly #restMs: number;
  #last: { value: T } | undefined;
  #fault: unknown;
  #readAgainAt = 0;

  /**
   * @param keptMs how long a value is used before it is read again
   * @param restMs after a reading began or failed, no other reading begins for this long. This time
   * must be longer than a reading. It must also be finite, because the platform may stop a reading
   * without a trace
   */
  constructor(keptMs: number, restMs: number) {
    this.#keptMs = keptMs;
    this.#restMs = restMs;
  }

  /** If reading fails, returns the last value and calls `onFault`. @throws if there is none */
  async get(
    read: () => Promise<T>,
    { clock, sleep, waitUntil }: Waiting,
    onFault: (fault: unknown) => void = () => {},
  ): Promise<T> {
    for (;;) {
      if (clock() >= this.#readAgainAt) {
        const reading = this.#read(read, clock);
        waitUntil(reading);
        const fault = await reading;
        if (fault && this.#last) onFault(this.#fault);
      }
      if (this.#last) return this.#last.value;
      if (this.#fault) throw this.#fault;
      await sleep(STEP_MS);
    }
  }

  async #read(read: () => Promise<T>, clock: () => number): Promise<boolean> {
    this.#readAgainAt = clock() + this.#restMs;
    this.#fault = undefined;
    try {
      this.#last = { value: await read() };
      this.#readAgainAt = clock() + this.#keptMs;
      return false;
    } catch (fault) {
      this.#fault = fault ?? new Error("unknown fault");
      this.#readAgainAt = clock() + this.#restMs;
      return true;
    }
  }
}
