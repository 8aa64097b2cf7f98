/** `npm run bvs -- <command>`: the operator's and the customer's command-line tool (DESIGN §11a). The commands and nothing else. */
import { Command, CommanderError } from "commander";
import { accountsCommand } from "./commands/accounts.ts";
import { batchCommand } from "./commands/batch.ts";
import { importCommand } from "./commands/import.ts";
import { jobsCommand } from "./commands/jobs.ts";
import { keysCommand } from "./commands/keys.ts";
import { syncCommand } from "./commands/sync.ts";
import { addGlobalOptions, ENVIRONMENT_HELP } from "./context.ts";
import { messageOf } from "./failure.ts";

const COMMANDS = [
  keysCommand,
  accountsCommand,
  jobsCommand,
  batchCommand,
  importCommand,
  syncCommand,
];

const program = addGlobalOptions(new Command("bvs"))
  .description("Verifies Korean businesses and administers the service that does")
  .addHelpText(
    "after",
    `${ENVIRONMENT_HELP}\n\nExample:\n  npm run --silent bvs -- keys list --json`,
  );
for (const command of COMMANDS) program.addCommand(command());
for (const command of everyCommand(program)) {
  command
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ outputError: (text, write) => write(`${messageOf(text)}\n`) })
    .exitOverride();
}

try {
  await program.parseAsync();
} catch (thrown) {
  // Commander has said what was wrong; all else has not been said yet.
  if (!(thrown instanceof CommanderError)) console.error(`error: ${messageOf(thrown)}`);
  process.exitCode = thrown instanceof CommanderError ? thrown.exitCode : 1;
}

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}
