/** `bvs doctor`: whether a check and a batch work, hop by hop, and what to do where they do not. */
import { Command } from "commander";
import { type DoctorAnswer, doctorAnswer } from "../../src/admin/doctor/answer.ts";
import { contextOf } from "../context.ts";
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
    .description("look at every hop of a check and of a batch, and say what is wrong")
    .addHelpText(
      "after",
      `
Looks from a request and from a queue consumer, which runs elsewhere; asks the tax authority once
from each. Exit code 1 where anything is wrong.

Example:
  bvs doctor`,
    )
    .action(async (_options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(doctorAnswer, "/admin/doctor", {
        method: "POST",
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
      // Not a failure of the command: what it prints is the whole answer, as JSON too.
      if (!value.healthy) process.exitCode = 1;
    });
}
