import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { sweepJobs } from "../../src/batch/sweep.ts";
import { answered } from "../../src/lib/answer.ts";
import { DAY_MS } from "../../src/lib/days.ts";
import type { RegistryClaim, RegistryClient } from "../../src/registry/client.ts";
import type { Services } from "../../src/services.ts";
import { loadNumbers } from "../load-numbers.ts";
import {
  clock,
  deliver,
  drain,
  HOUR_MS,
  NUMBERS,
  pass,
  resetEngine,
  submitted,
  takeHints,
  worker,
} from "./batch-engine.ts";
import { expectKept, resultsOf, statusOf } from "./batches.ts";
import { used } from "./service.ts";

beforeEach(resetEngine);

const UNAVAILABLE = { kind: "unavailable", fault: "timeout" } as const;
const PROBE_NUMBER = "0000000000";

class Registry {
  isDown = false;
  isStatusDown = false;
  /** Calls with a claim about one of these numbers are never answered. */
  poison = new Set<string>();
  /** Claims about these numbers are not confirmed. */
  wrong = new Set<string>();
  validations = 0;
  questions = 0;
  readonly probedAt: number[] = [];

  readonly services = (): Services => {
    const { registry, ...rest } = worker();
    return { ...rest, jobs: worker().jobs, registry: this.#client(registry) } as Services;
  };

  #client(real: RegistryClient): RegistryClient {
    return {
      ...real,
      validate: async (claims: RegistryClaim[]) => {
        this.validations++;
        const isPoisoned = claims.some(({ number }) => this.poison.has(number));
        if (this.isDown || isPoisoned) return UNAVAILABLE;
        const answer = await real.validate(claims);
        if (answer.kind === "unavailable") return answer;
        return answered(
          answer.value.map((state, index) =>
            this.wrong.has(claims[index]?.number ?? "") ? null : state,
          ),
        );
      },
      status: async (numbers: string[]) => {
        const isProbe = numbers[0] === PROBE_NUMBER;
        if (isProbe) this.probedAt.push(clock());
        else this.questions++;
        if (this.isDown || (this.isStatusDown && !isProbe)) return UNAVAILABLE;
        return real.status(numbers);
      },
    };
  }
}

/** Passes time in steps. Each step runs the sweeper and delivers one hint. */
async function passTime(services: () => Services, total: number, step: number): Promise<void> {
  for (let time = 0; time < total; time += step) {
    pass(step);
    await sweepJobs(services());
    await deliver(services());
  }
}

describe("an outage", () => {
  it("of 48 hours costs at most one probe a minute, and after the outage every row is answered and charged", {
    timeout: 120_000,
  }, async () => {
    const registry = new Registry();
    registry.isDown = true;
    const numbers = loadNumbers(10_000);
    const { key, jobId } = await submitted(numbers);
    await Promise.all(Array.from({ length: 5 }, () => deliver(registry.services())));
    const validationsBefore = registry.validations;
    expect(validationsBefore).toBeLessThanOrEqual(5);
    await passTime(registry.services, 10 * 60_000, 20_000);
    await passTime(registry.services, 48 * HOUR_MS, 3 * HOUR_MS);
    expect(registry.validations).toBe(validationsBefore);
    const gaps = registry.probedAt
      .slice(1)
      .map((at, index) => at - Number(registry.probedAt[index]));
    expect(gaps.length).toBeGreaterThan(20);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(59_000);
    // The units are reserved, and reserved units count as used.
    expect(await used(key)).toBe(10_000);

    registry.isDown = false;
    takeHints();
    pass(60_001);
    await sweepJobs(registry.services());
    expect(takeHints()).toBe(100);
    await Promise.all(Array.from({ length: 5 }, () => drain(registry.services)));
    expect(await expectKept(key, jobId, numbers)).toMatchObject({ valid: 10_000, errors: 0 });
    expect(await used(key)).toBe(10_000);
    expect(registry.validations).toBe(validationsBefore + 100);
  });

  it("is shown in the status of each waiting job until the outage is over", async () => {
    const registry = new Registry();
    registry.isDown = true;
    const startedAt = clock();
    const one = await submitted();
    const before = (await statusOf(one.key, one.jobId)).body;
    expect(Object.keys(before)).not.toContain("waiting_for");
    await deliver(registry.services());
    const other = await submitted(loadNumbers(1));
    for (const { key, jobId } of [one, other]) {
      const { body } = await statusOf(key, jobId);
      expect(body).toMatchObject({
        waiting_for: "registry",
        waiting_since: expect.any(String),
        next_attempt_at: expect.any(String),
        errors: 0,
      });
      expect(Date.parse(body.next_attempt_at) - startedAt).toBeGreaterThanOrEqual(60_000);
      expect(Date.parse(body.waiting_since)).toBeGreaterThanOrEqual(startedAt);
      expect(Date.parse(body.waiting_since)).toBeLessThanOrEqual(clock());
    }
    registry.isDown = false;
    pass(60_001);
    await sweepJobs(registry.services());
    expect((await statusOf(one.key, one.jobId)).body.next_attempt_at).not.toBeDefined();
    await drain(registry.services);
    await expectKept(one.key, one.jobId, NUMBERS);
    await expectKept(other.key, other.jobId, loadNumbers(1));
  });

  it("that outlasts the job's deadline turns unanswered rows into errors, without a charge", async () => {
    const registry = new Registry();
    const { key, jobId } = await submitted();
    await deliver(registry.services());
    registry.isDown = true;
    await deliver(registry.services());
    await passTime(registry.services, 70 * HOUR_MS, 10 * HOUR_MS);
    expect((await statusOf(key, jobId)).body).toMatchObject({ status: "processing", errors: 0 });
    const validationsBefore = registry.validations;
    await passTime(registry.services, 4 * HOUR_MS, HOUR_MS);
    // The first chunk has 100 businesses, and two of them appear twice.
    const job = await expectKept(key, jobId, NUMBERS);
    expect(job).toMatchObject({ valid: 102, invalid: 0, errors: 111 });
    expect(await used(key)).toBe(100);
    expect(registry.validations).toBe(validationsBefore);
    const failed = (await resultsOf(key, jobId)).filter((row) => row.error_code !== "");
    expect(new Set(failed.map((row) => row.error_code))).toEqual(new Set(["registry_unavailable"]));
    expect(failed[0]?.error_message).toContain("Nothing was charged");
  });

  it("of a few seconds delays only one chunk, and the other chunks continue", async () => {
    const registry = new Registry();
    const { key, jobId } = await submitted();
    const [first = ""] = NUMBERS;
    registry.poison.add(first);
    expect(await deliver(registry.services())).toMatchObject({ kind: "waits", seconds: 1 });
    expect(registry.probedAt).toHaveLength(1);
    for (let chunk = 0; chunk < 2; chunk++)
      expect(await deliver(registry.services())).toMatchObject({ kind: "done" });
    registry.poison.clear();
    expect(await deliver(registry.services())).toEqual({ kind: "idle" });
    pass(1_001);
    await drain(registry.services);
    expect(await expectKept(key, jobId, NUMBERS)).toMatchObject({ errors: 0 });
  });
});

describe("a business about which the registry never answers", () => {
  it("becomes an error, and all other businesses of its chunk are answered", async () => {
    const registry = new Registry();
    const { key, jobId } = await submitted();
    const poison = NUMBERS[37] ?? "";
    registry.poison.add(poison);
    for (let round = 0; round < 60; round++) {
      await drain(registry.services);
      pass(60_000);
    }
    const job = await expectKept(key, jobId, NUMBERS);
    expect(job).toMatchObject({ valid: 211, invalid: 1, errors: 1 });
    const failed = (await resultsOf(key, jobId)).filter((row) => row.error_code !== "");
    expect(failed.map((row) => [row.business_number, row.error_code])).toEqual([
      [poison, "registry_unavailable"],
    ]);
  });

  it("is not confused with a business whose calls failed only during outages", async () => {
    const registry = new Registry();
    const numbers = loadNumbers(1);
    const { key, jobId } = await submitted(numbers);
    for (let outage = 0; outage < 5; outage++) {
      registry.isDown = true;
      await deliver(registry.services());
      await passTime(registry.services, HOUR_MS, HOUR_MS / 2);
      // The registry recovers, but fails again before a worker asks about the chunk.
      registry.isDown = false;
      pass(60_001);
      await sweepJobs(registry.services());
    }
    await drain(registry.services);
    expect(await expectKept(key, jobId, numbers)).toMatchObject({ valid: 1, errors: 0 });
  });
});

describe("a mismatch that the registry does not explain", () => {
  const [wrong = "", ...right] = loadNumbers(5);
  const numbers = [wrong, ...right];

  it("makes its chunk wait: the answers are kept, and only the reason is asked for again", async () => {
    const registry = new Registry();
    registry.wrong.add(wrong);
    registry.isStatusDown = true;
    const { key, jobId } = await submitted(numbers);
    expect(await deliver(registry.services())).toMatchObject({ kind: "waits" });
    const waiting = (await statusOf(key, jobId)).body;
    expect(waiting).toMatchObject({ processed: 4, valid: 4, invalid: 0, waiting_for: "registry" });
    await passTime(registry.services, HOUR_MS, 300_000);
    expect(registry.validations).toBe(1);
    expect(registry.questions).toBeGreaterThan(3);
    expect(registry.questions).toBeLessThan(100);
    registry.isStatusDown = false;
    await passTime(registry.services, HOUR_MS, 300_000);
    expect(await expectKept(key, jobId, numbers)).toMatchObject({ valid: 4, invalid: 1 });
    expect((await resultsOf(key, jobId))[0]).toMatchObject({
      is_valid: "false",
      reason: "details_mismatch",
    });
    expect(registry.validations).toBe(1);
    expect(await used(key)).toBe(5);
  });

  it("becomes, at the job's deadline, an invalid result with the reason 'unconfirmed', without a charge", async () => {
    const registry = new Registry();
    registry.wrong.add(wrong);
    registry.isStatusDown = true;
    const { key, jobId } = await submitted(numbers);
    await deliver(registry.services());
    await passTime(registry.services, 3 * DAY_MS + 6 * HOUR_MS, 6 * HOUR_MS);
    const { body } = await statusOf(key, jobId);
    expect(body).toMatchObject({ status: "completed", valid: 4, invalid: 1, errors: 0 });
    expect((await resultsOf(key, jobId))[0]).toMatchObject({
      is_valid: "false",
      reason: "unconfirmed",
    });
    expect(await used(key)).toBe(4);
    const { objects } = await env.FILES.list({ prefix: `batch/${jobId}/` });
    expect(objects).toHaveLength(2);
  });
});
