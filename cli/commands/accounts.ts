/** `bvs accounts`: shows what an account has used, and erases an account. */
import { Command } from "commander";
import {
  accountUsageAnswer,
  erasedAccountAnswer,
  type MonthUsageAnswer,
} from "../../src/admin/accounts/answer.ts";
import { contextOf } from "../context.ts";
import { Failure } from "../failure.ts";
import type { Columns } from "../output.ts";

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
    .description("show the usage of an account, or erase an account")
    .addHelpText("after", "\nExample:\n  bvs accounts usage acme")
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
      const { text, value } = await admin().request(
        accountUsageAnswer,
        `/admin/accounts/${encodeURIComponent(account)}/usage`,
      );
      output.result(text, () =>
        output.table(value.usage, COLUMNS, `Account ${account} has used nothing.`),
      );
    });
}

/** Each request erases at least 100 jobs, so this is enough for a hundred thousand. */
const MAX_ERASE_REQUESTS = 1_000;

function erase(): Command {
  return new Command("erase")
    .description("erase an account for good: its keys, jobs, files, counters and usage")
    .argument("<account>", "the account, as bvs keys list shows it")
    .requiredOption("--yes", "confirm: nothing can be restored")
    .addHelpText("after", "\nExample:\n  bvs accounts erase acme --yes")
    .action(async (account: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const path = `/admin/accounts/${encodeURIComponent(account)}`;
      const total = { account, keys: 0, jobs: 0, pending: 0, erased: false };
      // The service ends a request after some seconds, even if jobs are left, and then says
      // `erased: false`. The next request continues.
      for (let requests = 0; !total.erased; requests++) {
        if (requests === MAX_ERASE_REQUESTS)
          throw new Failure(`${account} is not erased after ${requests} requests: try again`);
        const { value } = await admin().request(erasedAccountAnswer, path, { method: "DELETE" });
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
