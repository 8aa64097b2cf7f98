/** `bvs sources`: shows calls, allowance and faults of the live sources today. */
import { Command } from "commander";
import { type SourceAnswer, sourcesAnswer } from "../../src/admin/sources/answer.ts";
import { contextOf } from "../context.ts";
import { type Columns, instantText } from "../output.ts";

const COLUMNS: Columns<SourceAnswer> = {
  source: ({ source }) => source,
  status: ({ status }) => status,
  calls: ({ today }) => today?.calls,
  left: ({ today }) => today?.left,
  "hit rate": ({ today }) =>
    today?.hit_rate == null ? null : `${Math.round(today.hit_rate * 100)} %`,
  faults: ({ today }) => today?.faults,
  "rests until": ({ rests_until }) => rests_until && instantText(rests_until),
  "last fault": ({ last_fault }) =>
    last_fault && `${last_fault.kind}, ${instantText(last_fault.at)}`,
};

export function sourcesCommand(): Command {
  return new Command("sources")
    .description("show what the live sources do today: calls, allowance, hit rate, faults")
    .addHelpText(
      "after",
      `
refused   the source refuses our key: its data set is not approved (docs/deploy.md)
resting   the source failed and is not asked for a while
used_up   no calls are left for this day in Korea

Example:
  bvs sources`,
    )
    .action(async (_options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(sourcesAnswer, "/admin/sources");
      output.result(text, () =>
        output.table(value.sources, COLUMNS, "no live source is switched on (LIVE_SOURCES)"),
      );
    });
}
