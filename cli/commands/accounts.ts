/** `bvs accounts`: shows an account and its usage, or erases the account. */
import { Command } from "commander";
import {
  type AccountAnswer,
  accountAnswer,
  accountUsageAnswer,
  erasedAccountAnswer,
  type MonthUsageAnswer,
} from "../../src/admin/accounts/answer.ts";
import { ask, isPersonThere } from "../ask.ts";
import type { AdminClient } from "../client.ts";
import { contextOf } from "../context.ts";
import { Failure } from "../failure.ts";
import { type Columns, instantText, type Output } from "../output.ts";

const COLUMNS: Columns<MonthUsageAnswer> = {
  variant: (month) => month.variant.toUpperCase(),
  month: (month) => month.period,
  used: (month) => month.used,
  quota: (month) => month.quota ?? "unlimited",
  remaining: (month) => month.remaining,
  open: (month) => month.open,
};

export function accountsCommand(): Command {
  return new Command("accounts")
    .description("show an account and its usage, or erase it")
    .addHelpText("after", "\nExample:\n  bvs accounts usage acme")
    .addCommand(show())
    .addCommand(usage())
    .addCommand(erase());
}

function usage(): Command {
  return new Command("usage")
    .description("show what an account has used: each variant and month, the latest first")
    .argument("<account>", "the account, as bvs keys list shows it")
    .addHelpText("after", "\nExample:\n  bvs accounts usage acme --json")
    .action(async (account: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(accountUsageAnswer, `${pathOf(account)}/usage`);
      output.result(text, () =>
        output.table(value.usage, COLUMNS, `Account ${account} has used nothing.`),
      );
    });
}

/** Each request erases at least 100 jobs, so this is enough for 100,000 jobs. */
const MAX_ERASE_REQUESTS = 1_000;

function show(): Command {
  return new Command("show")
    .description("show what is stored about an account, and whether it was erased")
    .argument("<account>", "the account, as bvs keys list shows it")
    .addHelpText("after", "\nExample:\n  bvs accounts show acme")
    .action(async (account: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(accountAnswer, pathOf(account));
      output.result(text, () => {
        output.properties(shown(value));
        if (value.webhook_endpoints.length === 0) return;
        output.line("");
        output.table(value.webhook_endpoints, ENDPOINT_COLUMNS, "");
      });
    });
}

function shown(answer: AccountAnswer): Record<string, string | number> {
  const { account, keys, jobs, months, watches, webhook_endpoints, erased } = answer;
  return {
    ...{ account, keys, jobs, "months of usage": months },
    ...(watches && shownWatches(watches)),
    ...(webhook_endpoints.length > 0 && { "webhook endpoints": webhook_endpoints.length }),
    erased: erased ? "yes" : "no",
  };
}

function shownWatches(watches: NonNullable<AccountAnswer["watches"]>): Record<string, string> {
  const { watched, max_watched, blocks, late_blocks, next_round_at, paused, stale_since } = watches;
  return {
    watched: max_watched === null ? String(watched) : `${watched} of ${max_watched}`,
    blocks: late_blocks === 0 ? String(blocks) : `${blocks}, late: ${late_blocks}`,
    ...(next_round_at !== null && { "next round": instantText(next_round_at) }),
    ...(paused && { paused: `${paused.reason} since ${instantText(paused.since)}` }),
    ...(stale_since !== null && { stale: `since ${instantText(stale_since)}` }),
  };
}

type Endpoint = AccountAnswer["webhook_endpoints"][number];

const ENDPOINT_COLUMNS: Columns<Endpoint> = {
  endpoint: ({ id }) => id,
  mode: ({ mode }) => mode,
  host: ({ host }) => host,
  status: ({ status, disabled_reason: reason }) =>
    reason === null ? status : `${status}: ${reason}`,
  "last success": ({ last_success_at }) => last_success_at && instantText(last_success_at),
  "failing since": ({ failing_since }) => failing_since && instantText(failing_since),
  waiting: ({ waiting }) => waiting,
};

function erase(): Command {
  return new Command("erase")
    .description("erase an account for good: keys, jobs, watch list, webhooks, counters and usage")
    .argument("<account>", "the account, as bvs keys list shows it")
    .option("--yes", "do not ask: nothing can be restored")
    .addHelpText(
      "after",
      `
Shows what would be removed, and asks for the account's name again.

Example:
  bvs accounts erase acme`,
    )
    .action(async (account: string, { yes }: { yes?: boolean }, command: Command) => {
      const { admin, output } = contextOf(command);
      const client = admin();
      const path = pathOf(account);
      if (!yes) await confirmErasure(client, output, account);
      const total = { account, keys: 0, jobs: 0, pending: 0, erased: false };
      // Each request erases for about 20 seconds. If jobs are left, its answer is `erased: false`,
      // and the next request continues.
      for (let requests = 0; !total.erased; requests++) {
        if (requests === MAX_ERASE_REQUESTS)
          throw new Failure(`${account} is not erased after ${requests} requests: try again`);
        const { value } = await client.request(erasedAccountAnswer, path, { method: "DELETE" });
        for (const count of ["keys", "jobs", "pending"] as const) total[count] += value[count];
        total.erased = value.erased;
      }
      output.result(JSON.stringify(total), () =>
        output.properties({
          erased: account,
          keys: total.keys,
          jobs: total.jobs,
          pending: total.pending,
        }),
      );
    });
}

/** @throws Failure unless the user types the account's name again */
async function confirmErasure(client: AdminClient, output: Output, account: string): Promise<void> {
  const { value } = await client.request(accountAnswer, pathOf(account));
  for (const [name, what] of Object.entries(shown(value))) output.note(`${name}: ${what}`);
  if (!isPersonThere())
    throw new Failure("nothing was erased: without a terminal, confirm with --yes");
  output.note("All of this is removed for good, and no key of this account will work again.");
  const typed = await ask("Type the account's name to erase it: ");
  if (typed.trim() !== account) throw new Failure("the name differs: nothing was erased");
}

function pathOf(account: string): string {
  return `/admin/accounts/${encodeURIComponent(account)}`;
}
