/** `bvs keys`: the operator's commands for API keys, over the admin routes. */
import { Command } from "commander";
import * as z from "zod";
import { parseCount, parseExpiry } from "../arguments.ts";
import { contextOf } from "../context.ts";
import { Failure } from "../failure.ts";
import type { Columns } from "../output.ts";

const plan = z.string().optional();
const limit = z.number().optional();
const keySchema = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  plans: z.object({ a: plan, b: plan }),
  limits: z.object({ monthly_quota: limit, rate_per_second: limit, max_batch: limit }),
  created_at: z.string(),
  expires_at: z.string().nullable(),
});
type Key = z.infer<typeof keySchema>;

const issuedSchema = z.object({ api_key: z.string(), key: keySchema });
const listSchema = z.object({ keys: z.array(keySchema) });
const revokedSchema = z.object({ revoked: keySchema });

const COLUMNS: Columns<Key> = {
  id: (key) => key.id,
  account: (key) => key.account,
  name: (key) => key.name,
  "plan a": (key) => key.plans.a,
  "plan b": (key) => key.plans.b,
  limits: (key) => limitsText(key.limits),
  created: (key) => minuteOf(key.created_at),
  expires: (key) => key.expires_at && minuteOf(key.expires_at),
};

/** `bvs keys issue | list | revoke`. */
export function keysCommand(): Command {
  return new Command("keys")
    .description("issue, list and revoke API keys")
    .addHelpText("after", "\nExample:\n  bvs keys issue --account acme --plan-a pro")
    .addCommand(issue())
    .addCommand(list())
    .addCommand(revoke());
}

interface IssueOptions {
  account: string;
  planA?: string;
  planB?: string;
  name?: string;
  test?: boolean;
  monthlyQuota?: number;
  rate?: number;
  maxBatch?: number;
  expires?: string;
}

function issue(): Command {
  return new Command("issue")
    .description("issue an API key and print it, once")
    .requiredOption("--account <account>", "account that is charged")
    .option("--plan-a <plan>", "plan for variant A: free, starter, pro, premium or enterprise")
    .option("--plan-b <plan>", "plan for variant B: free or paid")
    .option("--name <name>", "what the owner calls this key")
    .option("--test", "mark the key as a test key (bvs_test_…)")
    .option("--monthly-quota <n>", "verifications a month, in place of the plan's", parseCount)
    .option("--rate <n>", "requests a second, in place of the plan's", parseCount)
    .option("--max-batch <n>", "largest batch, in place of the plan's", parseCount)
    .option("--expires <when>", "when it ends: an ISO 8601 date or instant, or from now (12h, 30d, 4w)", (text) =>
      parseExpiry(text),
    )
    .addHelpText(
      "after",
      "\nExample:\n  bvs keys issue --account acme --plan-a pro --plan-b paid --name 'web shop' --expires 365d",
    )
    .action(async (options: IssueOptions, command: Command) => {
      if (!options.planA && !options.planB) throw new Failure("name a plan with --plan-a, --plan-b or both");
      const { admin, output } = contextOf(command);
      const answer = await admin().send("/admin/keys", { method: "POST", json: toRequest(options) });
      const { text, value } = await answer.json(issuedSchema);
      output.result(text, () => {
        output.table([value.key], COLUMNS, "");
        output.line(`\nAPI key: ${value.api_key}`);
        output.line("Keep it now: only its hash is stored, so it cannot be shown again.");
      });
    });
}

function list(): Command {
  return new Command("list")
    .description("list all API keys")
    .addHelpText("after", "\nExample:\n  bvs keys list --json")
    .action(async (_options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await (await admin().send("/admin/keys")).json(listSchema);
      output.result(text, () => output.table(value.keys, COLUMNS, "There are no API keys."));
    });
}

function revoke(): Command {
  return new Command("revoke")
    .description("revoke an API key: its next request is refused")
    .argument("<key-id>", "its id, as keys list shows it")
    .addHelpText("after", "\nExample:\n  bvs keys revoke key_0123456789abcdef")
    .action(async (id: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const answer = await admin().send(`/admin/keys/${encodeURIComponent(id)}`, { method: "DELETE" });
      const { text, value } = await answer.json(revokedSchema);
      output.result(text, () => output.line(`Revoked ${value.revoked.id} of account ${value.revoked.account}.`));
    });
}

/** The body of `POST /admin/keys`; what was not given is left to the service. */
function toRequest({ account, name, test, planA, planB, monthlyQuota, rate, maxBatch, expires }: IssueOptions): object {
  return {
    account,
    name,
    mode: test ? "test" : "live",
    plans: { a: planA, b: planB },
    limits: { monthly_quota: monthlyQuota, rate_per_second: rate, max_batch: maxBatch },
    expires_at: expires,
  };
}

function limitsText({ monthly_quota, rate_per_second, max_batch }: Key["limits"]): string {
  return [
    monthly_quota && `${monthly_quota}/month`,
    rate_per_second && `${rate_per_second}/s`,
    max_batch && `batch ${max_batch}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** `2026-01-31 09:30Z`: an instant as people read it. */
function minuteOf(instant: string): string {
  return Number.isNaN(Date.parse(instant))
    ? instant
    : `${new Date(instant).toISOString().slice(0, 16).replace("T", " ")}Z`;
}
