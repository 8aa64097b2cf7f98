/** `bvs sync`: lists, shows and starts the runs that update the disclosure table and the facts. */
import { Argument, Command } from "commander";
import {
  type SyncRunAnswer as SyncRun,
  syncRunAnswer,
  syncRunsAnswer,
} from "../../src/admin/sync-runs/answer.ts";
import { contextOf } from "../context.ts";
import type { Columns } from "../output.ts";
import { fetchRun, requestRun, showRun, tookText } from "./sync-run.ts";

const COLUMNS: Columns<SyncRun> = {
  id: (run) => run.id,
  kind: (run) => run.kind,
  source: (run) => run.source,
  status: (run) => run.status,
  created: (run) => run.created_at,
  took: tookText,
  total: (run) => run.total,
  done: (run) => run.done,
  changed: (run) => run.changed,
  fault: (run) => run.fault?.code,
};

export function syncCommand(): Command {
  return new Command("sync")
    .description("show sync runs, or start one")
    .addHelpText("after", "\nExample:\n  bvs sync start companies")
    .addCommand(list())
    .addCommand(show())
    .addCommand(start());
}

function list(): Command {
  return new Command("list")
    .description("list the latest sync runs, newest first")
    .addHelpText("after", "\nExample:\n  bvs sync list --json")
    .action(async (_options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(syncRunsAnswer, "/admin/sync-runs");
      output.result(text, () => output.table(value.sync_runs, COLUMNS, "There are no sync runs."));
    });
}

function show(): Command {
  return new Command("show")
    .description("show how far a sync run is")
    .argument("<run-id>", "the run's id, as bvs sync list shows it")
    .addHelpText("after", "\nExample:\n  bvs sync show 6f9619ff-8b86-4d01-b42d-00c04fc964ff")
    .action(async (id: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      showRun(output, await fetchRun(admin(), id));
    });
}

function start(): Command {
  return new Command("start")
    .description("start a sync with OpenDART now; it continues without this command")
    .addArgument(
      new Argument(
        "<kind>",
        "companies: the whole table; facts: the company facts that are due",
      ).choices(syncRunAnswer.shape.kind.options),
    )
    .addHelpText("after", "\nExample:\n  bvs sync start facts")
    .action(async (kind: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      showRun(output, await requestRun(admin(), `/admin/sync-runs/${kind}`, { method: "POST" }));
    });
}
