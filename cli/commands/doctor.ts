/**
 * `bvs doctor`: tests every hop of a check and of a batch, and says how to fix what fails. A hop is
 * a service or a store that the Worker calls.
 */
import { Command } from "commander";
import { type DoctorAnswer, doctorAnswer } from "../../src/admin/doctor/answer.ts";
import { contextOf } from "../context.ts";
import { Failure, ServiceFailure } from "../failure.ts";
import type { Columns } from "../output.ts";

type Hop = DoctorAnswer["places"][number]["hops"][number] & { place: string };

const HOP_COLUMNS: Columns<Hop> = {
  place: (hop) => hop.place,
  hop: (hop) => hop.hop,
  "": (hop) => (hop.ok ? "ok" : "FAILS"),
  ms: (hop) => hop.ms,
  detail: (hop) => hop.detail,
};

export function doctorCommand(): Command {
  return new Command("doctor")
    .description("test every hop of a check and of a batch, and say what is wrong")
    .addHelpText(
      "after",
      `
A hop is a service or a store that the Worker calls. The tests run in a request and in a queue
consumer, because the two may run in different places. If the binding PLACED is set, consumers
pass their work to the Worker behind it, so the tests run there too. In each place the tax
authority is asked once. Exits with code 1 if anything is wrong.

Example:
  bvs doctor`,
    )
    .action(async (_options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin()
        .request(doctorAnswer, "/admin/doctor", { method: "POST" })
        .catch((failure: unknown) => {
          throw withAdvice(failure);
        });
      const hops = value.places.flatMap(({ place, hops }) =>
        hops.map((hop) => ({ ...hop, place })),
      );
      output.result(text, () => {
        output.properties({ release: value.release, placement: value.placement });
        output.line("");
        output.table(hops, HOP_COLUMNS, "");
      });
      for (const { place, hop, problem } of hops)
        if (problem !== null) output.note(`${hop} (${place}): ${problem}`);
      // Do not throw a `Failure`: with --json, it would be printed as a second JSON object.
      if (!value.healthy) process.exitCode = 1;
    });
}

/** With missing or malformed settings, the service answers nothing except `/health`. */
function withAdvice(failure: unknown): unknown {
  if (!(failure instanceof ServiceFailure) || failure.code !== "internal_error") return failure;
  return new Failure(
    `${failure.message} Look at /health: it names settings that are missing or malformed.`,
  );
}
