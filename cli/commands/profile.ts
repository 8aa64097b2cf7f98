/** `bvs profile`: shows what each source says about a business, or erases what is stored. */
import { Command } from "commander";
import {
  forgottenProfileAnswer,
  type ProfileAnswer,
  profileAnswer,
} from "../../src/admin/profiles/answer.ts";
import { contextOf } from "../context.ts";
import type { Columns } from "../output.ts";

type Row = ProfileAnswer["fields"][number]["values"][number] & { field: string };

const COLUMNS: Columns<Row> = {
  field: ({ field }) => field,
  source: ({ source }) => source,
  date: ({ date }) => date,
  "as of": ({ as_of }) => as_of,
  "": ({ given, contradicts }) => (given ? "given" : contradicts ? "CONTRADICTS" : null),
  value: ({ value }) => value,
};

export function profileCommand(): Command {
  const command = new Command("profile")
    .description("show or erase what sources other than the tax authority say about a business")
    .addHelpText(
      "after",
      `
Examples:
  bvs profile show 217-81-82399
  bvs profile 2178182399
  bvs profile forget 2178182399`,
    );
  command
    .command("show <number>", { isDefault: true })
    .description(
      "show what each source says, which values the service gives, and which values contradict those",
    )
    .action(async (number: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(profileAnswer, pathOf(number));
      output.result(text, () => {
        const queriedSources = value.asked.map(
          ({ source, asked_on, found }) => `${source} ${asked_on}${found ? "" : " (unknown)"}`,
        );
        output.properties({
          number: value.business_number,
          ...(value.forgotten && { forgotten: "yes: no source is asked" }),
          asked: queriedSources.join(", "),
        });
        output.line("");
        const rows = value.fields.flatMap(({ field, values }) =>
          values.map((said) => ({ ...said, field })),
        );
        output.table(rows, COLUMNS, "no source says anything about this business");
      });
    });
  command
    .command("forget <number>")
    .description(
      "permanently erase what is stored about a business; no source is asked about it again",
    )
    .action(async (number: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(forgottenProfileAnswer, pathOf(number), {
        method: "DELETE",
      });
      output.result(text, () => output.line(`forgotten: ${value.business_number}`));
    });
  return command;
}

function pathOf(number: string): string {
  return `/admin/profiles/${encodeURIComponent(number)}`;
}
