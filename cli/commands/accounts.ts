/** `bvs accounts`: what an account has used, as its meters count it. */
import { Command } from "commander";
import { accountUsageAnswer, type MonthUsageAnswer } from "../../src/admin/answers.ts";
import { contextOf } from "../context.ts";
import type { Columns } from "../output.ts";

const COLUMNS: Columns<MonthUsageAnswer> = {
  variant: (month) => month.variant.toUpperCase(),
  month: (month) => month.period,
  used: (month) => month.used,
  quota: (month) => month.quota ?? "unlimited",
  remaining: (month) => month.remaining,
};

/** `bvs accounts usage`. */
export function accountsCommand(): Command {
  return new Command("accounts")
    .description("look at accounts")
    .addHelpText("after", "\nExample:\n  bvs accounts usage acme")
    .addCommand(usage());
}

function usage(): Command {
  return new Command("usage")
    .description("show what an account has used: each variant and month, the latest first")
    .argument("<account>", "the account, as keys list shows it")
    .addHelpText("after", "\nExample:\n  bvs accounts usage acme --json")
    .action(async (account: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const answer = await admin().send(`/admin/accounts/${encodeURIComponent(account)}/usage`);
      const { text, value } = await answer.json(accountUsageAnswer);
      output.result(text, () =>
        output.table(value.usage, COLUMNS, `Account ${account} has used nothing.`),
      );
    });
}
