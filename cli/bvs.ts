/** `npm run bvs -- <command>`: assembles the commands and reports failures. */
import { Command, CommanderError } from "commander";
import manifest from "../package.json" with { type: "json" };
import { accountsCommand } from "./commands/accounts.ts";
import { alarmsCommand } from "./commands/alarms.ts";
import { batchCommand } from "./commands/batch.ts";
import { blockedHostsCommand } from "./commands/blocked-hosts.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { eventsCommand } from "./commands/events.ts";
import { importCommand } from "./commands/import.ts";
import { jobsCommand } from "./commands/jobs.ts";
import { keysCommand } from "./commands/keys.ts";
import { profileCommand } from "./commands/profile.ts";
import { receiptsCommand } from "./commands/receipts.ts";
import { sourcesCommand } from "./commands/sources.ts";
import { statusCommand } from "./commands/status.ts";
import { syncCommand } from "./commands/sync.ts";
import { watchCommand } from "./commands/watch.ts";
import { webhooksCommand } from "./commands/webhooks.ts";
import { addGlobalOptions, ENVIRONMENT_HELP, wantsJson } from "./context.ts";
import { jsonOf, messageOf, UsageFailure } from "./failure.ts";

const COMMANDS = [
  keysCommand,
  accountsCommand,
  jobsCommand,
  statusCommand,
  batchCommand,
  watchCommand,
  eventsCommand,
  webhooksCommand,
  receiptsCommand,
  importCommand,
  syncCommand,
  sourcesCommand,
  profileCommand,
  doctorCommand,
  alarmsCommand,
  blockedHostsCommand,
];

/** Maps a field of a request to its option. Lists only fields whose option has another name. */
const FLAGS: Record<string, string> = {
  "plans.a": "plan-a",
  "plans.b": "plan-b",
  "limits.rate_per_second": "rate",
  expires_at: "expires",
  grace_seconds: "grace",
  lang: "language",
  after: "since",
  url: "address",
};

const program = addGlobalOptions(new Command("bvs"))
  .description("Verifies Korean businesses, and administers the service that verifies them")
  .version(manifest.version, "--version", "print the version of this tool")
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

let running: Command | undefined;
program.hook("preAction", (_program, command) => {
  running = command;
});

try {
  await program.parseAsync();
} catch (thrown) {
  // Commander prints its own errors.
  if (!(thrown instanceof CommanderError)) console.error(`error: ${withFlags(messageOf(thrown))}`);
  process.exitCode = thrown instanceof CommanderError ? thrown.exitCode : 1;
  if (process.exitCode !== 0 && wantsJson(process.argv)) console.log(jsonOf(failureOf(thrown)));
}

function failureOf(thrown: unknown): unknown {
  if (!(thrown instanceof CommanderError)) return thrown;
  const message = thrown.code === "commander.help" ? "name a command" : thrown.message;
  return new UsageFailure(message.replace(/^error: /, ""));
}

/** If a message begins with a field of the request, replaces the field by its option. */
function withFlags(message: string): string {
  const field = /^(?:\w+: )?([\w.]+): /.exec(message)?.[1] ?? "";
  const name = FLAGS[field] ?? field.replace(/^.*\./, "").replaceAll("_", "-");
  const isOption = running?.options.some(({ long }) => long === `--${name}`);
  return isOption ? message.replace(`${field}: `, `--${name}: `) : message;
}

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}
