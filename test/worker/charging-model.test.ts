/**
 * Random sequences of everything that charges, compared with a small model of what a customer may
 * be charged (docs/decisions/0001-a-durable-object-counts.md). `npm run model` runs many more
 * sequences.
 */
import fc from "fast-check";
import { afterAll, describe, inject, it } from "vitest";
import { resetEngine } from "./batch-engine.ts";
import { erase, finishAll, JOB_FAULTS, JobModel, jobCommands, submit } from "./charging-jobs.ts";
import {
  checkCommands,
  eraseMeters,
  finishChecks,
  Model,
  meterCommands,
} from "./charging-model.ts";
import { withWorlds } from "./charging-world.ts";

const { seed, sequences, minutes } = inject("model");
const patience = { timeout: minutes * 60_000 };

afterAll(resetEngine);

/** About half of the sequences have no faults, because without faults the model is stricter. */
function sequencesOf<Step>(
  maxCommands: number,
  commandsOf: (isCalm: boolean) => fc.Arbitrary<Step>[],
): fc.Arbitrary<Iterable<Step>> {
  const some = (isCalm: boolean) =>
    fc.commands(commandsOf(isCalm) as never, { maxCommands, size: "max" });
  return fc.oneof(some(true), some(false)) as fc.Arbitrary<Iterable<Step>>;
}

const isErased = fc.constantFrom(false, false, false, true);

describe("a customer is charged what the model says", () => {
  it("in sequences of checks and reservations", patience, () =>
    withWorlds(async (makeWorld) => {
      const property = fc.asyncProperty(
        fc.constantFrom(1, 2, 3, 5, 50),
        fc.constantFrom(null, null, 1, 3, 10),
        sequencesOf(20, meterCommands),
        isErased,
        sequencesOf(5, meterCommands),
        async (quota, share, sequence, isErased, after) => {
          const start = { model: new Model(), real: await makeWorld(quota, share) };
          await fc.asyncModelRun(() => start, sequence);
          if (isErased) {
            await eraseMeters(start.model, start.real);
            await fc.asyncModelRun(() => start, after);
          }
          await finishChecks(start.model, start.real);
        },
      );
      await fc.assert(property, { numRuns: sequences.meter, seed });
    }),
  );

  it("in sequences of batch jobs and checks", patience, () =>
    withWorlds(async (makeWorld) => {
      const commandsOf = (isCalm: boolean) => [...jobCommands(isCalm), ...checkCommands(isCalm)];
      const property = fc.asyncProperty(
        fc.constantFrom(3, 10, 1_000),
        submit(fc.constant(null)),
        sequencesOf(14, commandsOf),
        isErased,
        JOB_FAULTS,
        sequencesOf(5, commandsOf),
        async (quota, first, sequence, isErased, fault, after) => {
          await resetEngine();
          const start = { model: new JobModel(), real: await makeWorld(quota, null) };
          await fc.asyncModelRun(() => start, [first]);
          await fc.asyncModelRun(() => start, sequence);
          if (isErased) {
            await erase(start.model, start.real, fault);
            await fc.asyncModelRun(() => start, after);
          }
          await finishAll(start.model, start.real);
        },
      );
      await fc.assert(property, { numRuns: sequences.jobs, seed });
    }),
  );
});
