/** Sends checks to a deployment at a steady pace, and counts the answers and the failures. */

/**
 * Not more than two checks a second, because on a real account each check calls the tax authority.
 */
const INTERVAL_MS = 500;
/** A fictional number. The tax authority answers that it is not registered. */
const NUMBER = "9990000001";

export interface LoadCount {
  name: string;
  sent: number;
  answered: number;
  /** How many checks failed, by the code of the error. */
  failures: Map<string, number>;
  longestGapMs: number;
}

interface LoadSurroundings {
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  sleep: (ms: number) => Promise<unknown>;
  /** Milliseconds since any fixed moment. */
  clock: () => number;
}

export class Load {
  readonly #url: string;
  readonly #key: string;
  readonly #surroundings: LoadSurroundings;
  readonly #open = new Set<Promise<void>>();
  /** How many checks were answered since `start`, in all steps. */
  answered = 0;
  #count = newCount("");
  #lastAnswer = 0;
  #isStopped = false;
  #running: Promise<void> = Promise.resolve();

  /** @param key an API key of variant A */
  constructor(url: string, key: string, surroundings: LoadSurroundings) {
    this.#url = url;
    this.#key = key;
    this.#surroundings = surroundings;
  }

  start(): void {
    this.#lastAnswer = this.#surroundings.clock();
    this.#running = this.#run();
  }

  begin(name: string): void {
    this.#count = newCount(name);
  }

  /** @returns the counts since `begin`. Checks that are still running are added later */
  end(): LoadCount {
    this.#noteGap();
    return this.#count;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
    await Promise.all(this.#open);
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      const check = this.#check(this.#count).finally(() => this.#open.delete(check));
      this.#open.add(check);
      await this.#surroundings.sleep(INTERVAL_MS);
    }
  }

  async #check(count: LoadCount): Promise<void> {
    count.sent++;
    const outcome = await this.#send();
    if (outcome === undefined) {
      count.answered++;
      this.answered++;
      this.#noteGap();
      this.#lastAnswer = this.#surroundings.clock();
    } else count.failures.set(outcome, (count.failures.get(outcome) ?? 0) + 1);
  }

  #noteGap(): void {
    const gap = this.#surroundings.clock() - this.#lastAnswer;
    this.#count.longestGapMs = Math.max(this.#count.longestGapMs, gap);
  }

  /** @returns why there was no answer; undefined if there was an answer */
  async #send(): Promise<string | undefined> {
    try {
      const response = await this.#surroundings.fetch(`${this.#url}/v1/status`, {
        method: "POST",
        headers: { Authorization: `Bearer ${this.#key}`, "Content-Type": "application/json" },
        body: JSON.stringify({ business_number: NUMBER }),
      });
      const text = await response.text();
      if (response.ok) return undefined;
      return /"code": *"(\w+)"/.exec(text)?.[1] ?? `HTTP ${response.status}`;
    } catch (fault) {
      return fault instanceof Error ? fault.name : String(fault);
    }
  }
}

function newCount(name: string): LoadCount {
  return { name, sent: 0, answered: 0, failures: new Map(), longestGapMs: 0 };
}
