import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { sweepJobs } from "../../src/batch/sweep.ts";
import { answered } from "../../src/lib/answer.ts";
import type { RegistryClient } from "../../src/registry/client.ts";
import type { Services } from "../../src/services.ts";
import { loadNumbers } from "../load-numbers.ts";
import {
  deliver,
  HOUR_MS,
  LEASE_MS,
  pass,
  passUntilEvening,
  requestWith,
  resetEngine,
  submitted,
  worker,
} from "./batch-engine.ts";
import { resultsOf, statusOf } from "./batches.ts";
import { breakUpstreams, counted, upstreamStats } from "./service.ts";

const NUMBERS = loadNumbers(10);

beforeEach(resetEngine);

/** Submits a job of ten businesses, and asks about them. One entry of the answer is unreadable. */
async function submittedWithOdd(odd: number) {
  await breakUpstreams({ fail: { mode: "nullEntry", number: NUMBERS[odd] } });
  const job = await submitted(NUMBERS);
  await deliver();
  return job;
}

/** Lets twelve workers take the chunk and die. The next worker halves the chunk. */
async function dieOften(): Promise<void> {
  for (let n = 0; n < 12; n++) {
    pass(HOUR_MS);
    await worker().jobs.takeChunk();
    pass(LEASE_MS + 1);
  }
}

async function workOn(): Promise<void> {
  for (let n = 0; n < 6; n++) {
    await deliver();
    pass(120_000);
    await sweepJobs(worker());
  }
}

async function cancel(key: string, jobId: string): Promise<void> {
  await requestWith("POST", `/v1/batch/cancel/${jobId}`, key);
  await workOn();
}

const codesOf = async (key: string, jobId: string) =>
  (await resultsOf(key, jobId)).map((line) => line.error_code);
const withOdd = (odd: number, code: string) => NUMBERS.map((_, at) => (at === odd ? code : ""));

describe("the stored results of a chunk that is halved", () => {
  it.each([8, 1])("are kept, and each is counted once (unreadable: index %i)", async (odd) => {
    const { key, account, jobId } = await submittedWithOdd(odd);
    await dieOften();
    await breakUpstreams({ fail: null });
    for (let n = 0; n < 4; n++) {
      expect((await statusOf(key, jobId)).body.processed).toBeLessThanOrEqual(10);
      await deliver();
    }
    await workOn();
    expect((await statusOf(key, jobId)).body).toMatchObject({ status: "completed", valid: 10 });
    // The first call asked about ten businesses. Two more calls asked only about the odd business:
    // a call right after the first call, and a call after the halving.
    expect((await upstreamStats()).validate.rows).toBe(12);
    await counted(account, [10]);
  });

  it("are kept if the job is cancelled after the halving", async () => {
    const { key, account, jobId } = await submittedWithOdd(8);
    await dieOften();
    await deliver();
    await cancel(key, jobId);
    expect((await statusOf(key, jobId)).body).toMatchObject({ processed: 10, valid: 9, errors: 1 });
    expect(await codesOf(key, jobId)).toEqual(withOdd(8, "cancelled"));
    await counted(account, [9]);
  });
});

describe("a row whose answer could not be read", () => {
  it("is cancelled with its job", async () => {
    const { key, account, jobId } = await submittedWithOdd(8);
    await cancel(key, jobId);
    expect(await codesOf(key, jobId)).toEqual(withOdd(8, "cancelled"));
    await counted(account, [9]);
  });

  it("becomes an error at once if the registry then refuses its name", async () => {
    const { key, account, jobId } = await submittedWithOdd(1);
    await breakUpstreams({ fail: { mode: "refuseNumber", number: NUMBERS[1] } });
    pass(HOUR_MS);
    await workOn();
    expect(await codesOf(key, jobId)).toEqual(withOdd(1, "invalid_owner_name"));
    await counted(account, [9]);
  });

  it("makes only one further call if the allowance is used up. Then its job waits until the allowance is renewed", async () => {
    passUntilEvening();
    const { key, jobId } = await submittedWithOdd(8);
    await breakUpstreams({ fail: { mode: "trafficExceeded" } });
    const calls = async () => {
      const { validate, status } = await upstreamStats();
      return validate.calls + status.calls;
    };
    const before = await calls();
    for (let minute = 0; minute < 28; minute++) {
      pass(60_000);
      await sweepJobs(worker());
      await deliver();
    }
    expect((await calls()) - before).toBe(1);
    const engine = await env.DB.prepare(
      "SELECT allowance_renewed_at AS at FROM batch_engine",
    ).first();
    expect(engine?.at).toBeGreaterThan(0);
    expect((await statusOf(key, jobId)).body.valid).toBe(9);
  });
});

it("results that a retry did not change are not stored again", async () => {
  const { jobId } = await submitted(NUMBERS);
  const unexplained = (real: RegistryClient): Partial<RegistryClient> => ({
    async validate(claims) {
      const answer = await real.validate(claims);
      if (answer.kind === "answered") answer.value[1] = null;
      return answer;
    },
    status: async (numbers) => answered(numbers.map(() => "unreadable" as const)),
  });
  await deliver(workerWith(unexplained));
  const stored = async () =>
    (await env.FILES.list({ prefix: `batch/${jobId}/results/` })).objects.map(({ key }) => key);
  const before = await stored();
  pass(HOUR_MS);
  expect(await deliver(workerWith(unexplained))).toMatchObject({ kind: "waits" });
  expect(before).toHaveLength(1);
  expect(await stored()).toEqual(before);
});

function workerWith(replace: (real: RegistryClient) => Partial<RegistryClient>): Services {
  const all = worker();
  const registry = { ...all.registry, ...replace(all.registry) };
  return { ...all, jobs: all.jobs, registry } as Services;
}

it("a worker that lost its chunk does not touch the results that the next worker has stored", async () => {
  await breakUpstreams({ fail: { mode: "nullEntry", number: NUMBERS[8] } });
  const { key, jobId } = await submitted(NUMBERS);
  const alsoUnreadable = (real: RegistryClient): Partial<RegistryClient> => ({
    async validate(claims) {
      const answer = await real.validate(claims);
      if (answer.kind === "answered") answer.value[7] = "unreadable";
      return answer;
    },
  });
  await deliver(workerWith(alsoUnreadable));
  pass(HOUR_MS);
  const down = { kind: "unavailable", fault: "down" } as const;
  const late = workerWith((real) => ({
    async validate(claims) {
      const answer = await real.validate(claims);
      pass(LEASE_MS + 1);
      await deliver(workerWith(() => ({ validate: async () => down })));
      return answer;
    },
  }));
  await deliver(late);
  await cancel(key, jobId);
  const answered = (await codesOf(key, jobId)).filter((code) => code === "");
  expect(answered).toHaveLength(8);
});
