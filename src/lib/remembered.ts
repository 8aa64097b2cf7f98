/** A value that only one request at a time reads. Others get the last value, or wait for it. */

/** How often a request that has no value yet looks whether another request has read it. */
const STEP_MS = 20;

export interface Waiting {
  clock: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  /** Lets the reading go on when its caller hangs up. */
  waitUntil: (work: Promise<unknown>) => void;
}

export class Remembered<T> {
  readonly #keptMs: number;
  readonly #restMs: number;
  #last: { value: T } | undefined;
  #fault: unknown;
  #readAgainAt = 0;

  /**
   * @param restMs how long no other reading begins after one has begun or failed: longer than a
   *   reading takes, but not forever, because the platform may end a reading without a trace
   */
  constructor(keptMs: number, restMs: number) {
    this.#keptMs = keptMs;
    this.#restMs = restMs;
  }

  /** If reading fails, returns the last value and calls `onFault`. @throws if there is no value */
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

  /** @returns whether it failed */
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
