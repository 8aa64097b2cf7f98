/** `bvs keys`: the operator's commands for API keys. */
import { Command, Option } from "commander";
import { hashApiKey, holdsApiKey, isApiKey } from "../../src/access/api-key.ts";
import {
  issuedKeyAnswer,
  keyAnswer,
  keysAnswer,
  revokedKeyAnswer,
  rotatedKeyAnswer,
} from "../../src/admin/keys/answer.ts";
import { parseCount, parseDuration, parseExpiry } from "../arguments.ts";
import { ask, isPersonThere, readPiped } from "../ask.ts";
import { type Context, contextOf } from "../context.ts";
import { Failure, ServiceFailure, UsageFailure } from "../failure.ts";
import { instantText } from "../output.ts";
import { exportKeys, importKeys, listCopies } from "./key-files.ts";
import { showKeys } from "./key-view.ts";

const KEEP_IT = "Keep it now: only its hash is stored, so it cannot be shown again.";

/** KV shows a new key later in places that are far from where the key was issued. */
const NOT_YET_EVERYWHERE =
  "In other locations the new key may be refused (401) for up to a minute.";

/** The parsed value of `none` and `never`. It is not null, because commander turns null into "". */
const NONE = Symbol("none");

export function keysCommand(): Command {
  return new Command("keys")
    .description("issue, show, find, change, rotate, revoke, copy and restore API keys")
    .addHelpText("after", "\nExample:\n  bvs keys issue --account acme --plan-a pro")
    .addCommand(issue())
    .addCommand(list())
    .addCommand(show())
    .addCommand(find())
    .addCommand(update())
    .addCommand(rotate())
    .addCommand(revoke())
    .addCommand(exportKeys())
    .addCommand(importKeys())
    .addCommand(listCopies());
}

interface IssueOptions {
  account: string;
  planA?: string;
  planB?: string;
  name?: string;
  test?: boolean;
  monthlyQuota?: number;
  unitsPerDay?: number;
  rate?: number;
  maxBatch?: number;
  maxJobRows?: number;
  maxWatched?: number;
  expires?: string;
}

function issue(): Command {
  return new Command("issue")
    .description("issue an API key and print it, once")
    .requiredOption("--account <account>", "account to charge")
    .option("--plan-a <plan>", "plan for variant A: free, starter, pro, premium or enterprise")
    .option("--plan-b <plan>", "plan for variant B: free or paid")
    .option("--name <name>", "what the owner calls this key")
    .option("--test", "a test key (bvs_test_…): answers for test numbers only, at no cost")
    .option("--monthly-quota <n>", "verifications a month, instead of the plan's", parseCount)
    .option(
      "--units-per-day <n>",
      "verifications in a Korean day, instead of the plan's",
      parseCount,
    )
    .option("--rate <n>", "requests a second, instead of the plan's", parseCount)
    .option(
      "--max-batch <n>",
      "how many businesses a batch may have, instead of the plan's limit",
      parseCount,
    )
    .option(
      "--max-job-rows <n>",
      "how many batch jobs may be kept; deleted jobs count until they expire (default: the plan's)",
      parseCount,
    )
    .option(
      "--max-watched <n>",
      "how many numbers may be watched (default: the monthly quota)",
      parseCount,
    )
    .option(
      "--expires <when>",
      "when the key ends: an ISO 8601 date or instant, or a time from now (12h, 30d, 4w)",
      (text) => parseExpiry(text),
    )
    .addHelpText(
      "after",
      "\nExample:\n  bvs keys issue --account acme --plan-a pro --plan-b paid --expires 365d",
    )
    .action(async (options: IssueOptions, command: Command) => {
      if (!options.planA && !options.planB)
        throw new Failure("name a plan with --plan-a, --plan-b or both");
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(issuedKeyAnswer, "/admin/keys", {
        method: "POST",
        json: toRequest(options),
      });
      output.note(NOT_YET_EVERYWHERE);
      showKeys(output, text, [value.key], ["", `API key: ${value.api_key}`, KEEP_IT]);
    });
}

function list(): Command {
  return new Command("list")
    .description("list all API keys")
    .addHelpText("after", "\nExample:\n  bvs keys list --json")
    .action(async (_options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(keysAnswer, "/admin/keys");
      showKeys(output, text, value.keys);
    });
}

function show(): Command {
  return aboutOneKey(
    "show",
    "show one API key, without the key itself",
    "the key's id, as bvs keys list and the log show it",
    async (path, { admin, output }) => {
      const { text, value } = await admin().request(keyAnswer, path);
      showKeys(output, text, [value.key]);
    },
  );
}

function find(): Command {
  return (
    new Command("find")
      .description("find a leaked API key: asks for the key, and sends only its hash")
      .addHelpText(
        "after",
        `
What you type or paste is not shown, and the key itself does not leave this machine. A whole line
that contains the key will do. Never give the key as an argument: others can read a command line.

Examples:
  bvs keys find
  bvs keys find < leaked.txt`,
      )
      // Otherwise commander would refuse the argument with a message that shows it. The argument
      // may be a key.
      .allowExcessArguments()
      .action(async (_options: object, command: Command) => {
        if (command.args.length > 0)
          throw new UsageFailure(
            "give no argument, because others could read it: bvs asks for the key",
          );
        const { admin, output } = contextOf(command);
        const client = admin();
        const given = isPersonThere()
          ? await ask("The API key (it is not shown): ", { isSecret: true })
          : await readPiped(MOST_PIPED);
        const path = `/admin/keys/${await hashApiKey(keyIn(given))}`;
        const { text, value } = await client.request(keyAnswer, path).catch((failure: unknown) => {
          throw failure instanceof ServiceFailure && failure.code === "not_found"
            ? new ServiceFailure(NO_SUCH_KEY, failure)
            : failure;
        });
        const { id, revoked_at } = value.key;
        const advice = revoked_at
          ? "It was revoked: every request with it is refused."
          : `To refuse it at once: bvs keys revoke ${id}`;
        showKeys(output, text, [value.key], ["", advice]);
      })
  );
}

/** In characters. */
const MOST_PIPED = 1_000_000;

const NO_SUCH_KEY =
  "this service has no such key: it was never issued here, ended more than 30 days ago, or its " +
  "account was erased. If it was issued in the last minute, try again";

/** @throws Failure with a message that shows nothing of the text, because it may be a secret */
function keyIn(text: string): string {
  const keys = new Set(text.match(/bvs_(?:live|test)_[0-9A-Za-z]+/g));
  const [key] = keys;
  if (key === undefined)
    throw new Failure("there is no API key in this text: a key begins with bvs_live_ or bvs_test_");
  if (keys.size > 1)
    throw new Failure("there are several API keys in this text: give one at a time");
  if (!isApiKey(key))
    throw new Failure("the API key has a typo or is cut off: copy it again, whole");
  return key;
}

interface UpdateOptions {
  name?: string;
  planA?: string | typeof NONE;
  planB?: string | typeof NONE;
  monthlyQuota?: number | typeof NONE;
  unitsPerDay?: number | typeof NONE;
  rate?: number | typeof NONE;
  maxBatch?: number | typeof NONE;
  maxJobRows?: number | typeof NONE;
  maxWatched?: number | typeof NONE;
  expires?: string | typeof NONE;
}

function update(): Command {
  return new Command("update")
    .description("change an API key; new plans and limits apply from its next request")
    .argument("<key-id>", "the key's id, as bvs keys list shows it")
    .option("--name <name>", "what the owner calls this key")
    .option("--plan-a <plan>", "plan for variant A; none: no access", orNone("none", String))
    .option("--plan-b <plan>", "plan for variant B; none: no access", orNone("none", String))
    .option(
      "--monthly-quota <n>",
      "verifications a month; none: use the plan's",
      orNone("none", parseCount),
    )
    .option(
      "--units-per-day <n>",
      "verifications in a Korean day; none: use the plan's",
      orNone("none", parseCount),
    )
    .option("--rate <n>", "requests a second; none: use the plan's", orNone("none", parseCount))
    .option(
      "--max-batch <n>",
      "how many businesses a batch may have; none: use the plan's limit",
      orNone("none", parseCount),
    )
    .option(
      "--max-job-rows <n>",
      "how many batch jobs may be kept (deleted ones count until expiry); none: use the plan's",
      orNone("none", parseCount),
    )
    .option(
      "--max-watched <n>",
      "how many numbers may be watched; none: use the monthly quota",
      orNone("none", parseCount),
    )
    .option(
      "--expires <when>",
      "when the key ends: an ISO 8601 date or instant, a time from now (12h, 30d, 4w), or never",
      orNone("never", (text) => parseExpiry(text)),
    )
    .addHelpText(
      "after",
      `
These may take a minute to apply: a variant that the key could not call before, a new end
date for a key that had expired, and more quota for an account that has used up its month.

Example:
  bvs keys update key_0123456789abcdef --plan-a premium --monthly-quota none`,
    )
    .action(async (id: string, options: UpdateOptions, command: Command) => {
      if (Object.keys(options).length === 0)
        throw new Failure("nothing to change: see bvs keys update --help");
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(keyAnswer, pathOf(id), {
        method: "PATCH",
        json: toChange(options),
      });
      showKeys(output, text, [value.key]);
    });
}

function rotate(): Command {
  return new Command("rotate")
    .description("issue a new key; the old one stays valid for a while")
    .argument("<key-id>", "the old key's id, as bvs keys list shows it")
    .option(
      "--grace <duration>",
      "how long the old key stays valid: 0, 30m, 24h, 7d",
      parseDuration,
      86_400,
    )
    .option(
      "--expires <when>",
      "when the new key ends, or never (default: when the old key would have ended)",
      orNone("never", (text) => parseExpiry(text)),
    )
    .addOption(
      new Option("--mode <mode>", "mode of the old key, if bvs keys list does not show it").choices(
        ["live", "test"],
      ),
    )
    .addHelpText("after", "\nExample:\n  bvs keys rotate key_0123456789abcdef --grace 1h")
    .action(
      async (
        id: string,
        { grace, expires, mode }: { grace: number; expires?: string | typeof NONE; mode?: string },
        command: Command,
      ) => {
        const { admin, output } = contextOf(command);
        const json = { grace_seconds: grace, expires_at: toJson(expires), mode };
        const { text, value } = await admin().request(rotatedKeyAnswer, `${pathOf(id)}/rotate`, {
          method: "POST",
          json,
        });
        const end =
          grace === 0
            ? "is refused from now on"
            : `is refused from ${instantText(value.old.expires_at ?? "")} on`;
        output.note(NOT_YET_EVERYWHERE);
        showKeys(
          output,
          text,
          [value.old, value.key],
          ["", `API key: ${value.api_key}`, KEEP_IT, `The old key ${value.old.id} ${end}.`],
        );
      },
    );
}

function revoke(): Command {
  return aboutOneKey(
    "revoke",
    "revoke an API key: its next request is refused",
    "the key's id, as bvs keys list shows it",
    async (path, { admin, output }) => {
      const { text, value } = await admin().request(revokedKeyAnswer, path, { method: "DELETE" });
      output.result(text, () =>
        output.line(`Revoked ${value.revoked.id} of account ${value.revoked.account}.`),
      );
    },
  );
}

function aboutOneKey(
  name: string,
  description: string,
  idHelp: string,
  act: (path: string, context: Context) => Promise<void>,
): Command {
  return new Command(name)
    .description(description)
    .argument("<key-id>", idHelp)
    .addHelpText("after", `\nExample:\n  bvs keys ${name} key_0123456789abcdef`)
    .action((id: string, _options: object, command: Command) =>
      act(pathOf(id), contextOf(command)),
    );
}

function toRequest({
  account,
  name,
  test,
  planA,
  planB,
  monthlyQuota,
  unitsPerDay,
  rate,
  maxBatch,
  maxJobRows,
  maxWatched,
  expires,
}: IssueOptions): object {
  return {
    account,
    name,
    mode: test ? "test" : "live",
    plans: { a: planA, b: planB },
    limits: {
      monthly_quota: monthlyQuota,
      units_per_day: unitsPerDay,
      rate_per_second: rate,
      max_batch: maxBatch,
      max_job_rows: maxJobRows,
      max_watched: maxWatched,
    },
    expires_at: expires,
  };
}

function toChange({
  name,
  planA,
  planB,
  monthlyQuota,
  unitsPerDay,
  rate,
  maxBatch,
  maxJobRows,
  maxWatched,
  expires,
}: UpdateOptions): object {
  return {
    name,
    plans: { a: toJson(planA), b: toJson(planB) },
    limits: {
      monthly_quota: toJson(monthlyQuota),
      units_per_day: toJson(unitsPerDay),
      rate_per_second: toJson(rate),
      max_batch: toJson(maxBatch),
      max_job_rows: toJson(maxJobRows),
      max_watched: toJson(maxWatched),
    },
    expires_at: toJson(expires),
  };
}

function orNone<T>(word: string, parse: (text: string) => T): (text: string) => T | typeof NONE {
  return (text) => (text === word ? NONE : parse(text));
}

/**
 * Null tells the service to remove the value. JSON leaves out undefined, so the service then keeps
 * the old value.
 */
function toJson<T>(value: T | typeof NONE | undefined): T | null | undefined {
  return value === NONE ? null : value;
}

/** @throws UsageFailure if `id` is a key, because a key must not be sent as a part of a URL */
function pathOf(id: string): string {
  if (holdsApiKey(id)) throw new UsageFailure("this is a key and not its id: run bvs keys find");
  return `/admin/keys/${encodeURIComponent(id)}`;
}
