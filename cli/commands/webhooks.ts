/** `bvs webhooks`: manages the addresses to which the service sends events. */
import { Command, Option } from "commander";
import type * as z from "zod";
import type { EventType } from "../../sdk/src/index.ts";
import { deletedEndpointAnswer } from "../../src/variant-a/webhook-endpoints/delete/answer.ts";
import { deliveryListAnswer } from "../../src/variant-a/webhook-endpoints/deliveries/answer.ts";
import {
  type EndpointAnswer,
  endpointAnswer,
  endpointWithSecretAnswer,
} from "../../src/variant-a/webhook-endpoints/endpoint-answer.ts";
import { endpointListAnswer } from "../../src/variant-a/webhook-endpoints/list/answer.ts";
import { testedEndpointAnswer } from "../../src/variant-a/webhook-endpoints/test/answer.ts";
import { contextOf } from "../context.ts";
import { UsageFailure } from "../failure.ts";
import { type Columns, instantText } from "../output.ts";
import { passesSoon, retry } from "../retry.ts";

const ID = "the endpoint's id, as bvs webhooks list shows it";
const TYPES_HELP =
  "\nThe types are those of bvs events, such as watch.changed and batch.completed. If you give an" +
  "\nunknown type, the service lists all types.";
const KEEP_IT = "Keep the secret now: the service does not store it, so it cannot be shown again.";
const ALL = "all";
const ADDRESS_GIVEN: Record<string, string> = { add: "as an argument", update: "with --address" };

export function webhooksCommand(): Command {
  return new Command("webhooks")
    .description("webhook endpoints, to which the service sends events, and their deliveries")
    .addHelpText(
      "after",
      "\nAn endpoint is a public https address of yours. It gets events after it has accepted a test" +
        "\nmessage. Each message is signed with a secret. bvs webhooks add prints the secret, once." +
        "\n\nExample:\n  BVS_API_KEY=bvs_live_… bvs webhooks add https://hooks.example.com/bvs",
    )
    .hook("preSubcommand", (_webhooks, command) => refuseUrl(command.name()))
    .addCommand(add())
    .addCommand(list())
    .addCommand(show())
    .addCommand(update())
    .addCommand(remove())
    .addCommand(rotate())
    .addCommand(test())
    .addCommand(deliveries());
}

/**
 * Refuses --url after `webhooks`, because it could be meant as the endpoint's address. Commander
 * would take it as the address of the service, and the API key would be sent to that address.
 */
function refuseUrl(command: string): void {
  const given = ADDRESS_GIVEN[command];
  const args = process.argv.slice(process.argv.indexOf("webhooks"));
  if (given && args.some((arg) => /^--url(?:=|$)/.test(arg)))
    throw new UsageFailure(
      `--url is the address of the service; give the endpoint's address ${given}, or put --url ` +
        "before webhooks",
    );
}

function add(): Command {
  return new Command("add")
    .description("make an endpoint and print its secret, once")
    .argument("<url>", "a public https address")
    .option("--types <types>", "only events of these types, separated by commas")
    .addHelpText(
      "after",
      `${TYPES_HELP}\n` +
        "\nExample:\n  BVS_API_KEY=bvs_live_… bvs webhooks add https://hooks.example.com/bvs" +
        "\n  BVS_API_KEY=bvs_live_… bvs webhooks add https://hooks.example.com/bvs --types watch.changed",
    )
    .action(async (url: string, { types }: { types?: string }, command: Command) => {
      const { customer, output } = contextOf(command);
      const wanted = { url, types: types === undefined ? null : typesIn(types) };
      const { text, value } = await customer().request(
        endpointWithSecretAnswer,
        ({ webhookEndpoints }) => webhookEndpoints.create(wanted),
      );
      output.result(text, () => output.properties({ ...shown(value), secret: value.secret }));
      output.note(`${KEEP_IT}\nTo enable the endpoint: bvs webhooks test ${value.id}`);
    });
}

function list(): Command {
  return new Command("list")
    .description("list the endpoints of your account")
    .addHelpText("after", "\nExample:\n  BVS_API_KEY=bvs_live_… bvs webhooks list")
    .action(async (_options: object, command: Command) => {
      const { customer, output } = contextOf(command);
      const client = customer();
      const fetchList = () =>
        client.request(endpointListAnswer, ({ webhookEndpoints }) => webhookEndpoints.list());
      const { text, value } = await retry(fetchList, passesSoon);
      output.result(text, () =>
        output.table(value.webhook_endpoints, COLUMNS, "There are no webhook endpoints."),
      );
    });
}

const COLUMNS: Columns<EndpointAnswer> = {
  id: ({ id }) => id,
  url: ({ url }) => url,
  types: typesText,
  status: statusText,
  "failing since": ({ failing_since }) => failing_since && instantText(failing_since),
};

function show(): Command {
  return new Command("show")
    .description("show an endpoint, without its secret")
    .argument("<id>", ID)
    .addHelpText("after", "\nExample:\n  BVS_API_KEY=bvs_live_… bvs webhooks show we_4f1f6f0f…")
    .action(async (id: string, _options: object, command: Command) => {
      const { customer, output } = contextOf(command);
      const client = customer();
      const fetchOne = () =>
        client.request(endpointAnswer, ({ webhookEndpoints }) => webhookEndpoints.get(id));
      const { text, value } = await retry(fetchOne, passesSoon);
      output.result(text, () => output.properties(shown(value)));
    });
}

interface UpdateOptions {
  address?: string;
  types?: string;
  status?: "enabled" | "disabled";
}

function update(): Command {
  return new Command("update")
    .description("change an endpoint; what you do not give stays as it is")
    .argument("<id>", ID)
    .option("--address <url>", "another address, which must accept a test message first")
    .option("--types <types>", `only events of these types, separated by commas, or ${ALL}`)
    .addOption(
      new Option("--status <status>", "disable it, or enable it again")
        .choices(["enabled", "disabled"])
        .conflicts("address"),
    )
    .addHelpText(
      "after",
      `${TYPES_HELP}\n` +
        "\nEvents that waited when an endpoint was disabled are not sent; bvs events has them." +
        "\n\n--address is not called --url, because --url is the address of the service, in every" +
        "\ncommand. Your API key is sent there." +
        "\n\nExample:\n  BVS_API_KEY=bvs_live_… bvs webhooks update we_4f1f6f0f… --status enabled" +
        "\n  BVS_API_KEY=bvs_live_… bvs webhooks update we_4f1f6f0f… --types watch.changed,watch.stale",
    )
    .action(async (id: string, { address, types, status }: UpdateOptions, command: Command) => {
      if (address === undefined && types === undefined && status === undefined)
        throw new UsageFailure("give --address, --types or --status");
      const { customer, output } = contextOf(command);
      const client = customer();
      const change = {
        ...(address !== undefined && { url: address }),
        ...(types !== undefined && { types: types === ALL ? null : typesIn(types) }),
        ...(status !== undefined && { status }),
      };
      const send = () =>
        client.request(endpointAnswer, ({ webhookEndpoints }) =>
          webhookEndpoints.update(id, change),
        );
      const { text, value } = await retry(send, passesSoon);
      output.result(text, () => output.properties(shown(value)));
      if (value.status === "unverified")
        output.note(`To enable the endpoint: bvs webhooks test ${value.id}`);
    });
}

function remove(): Command {
  return new Command("remove")
    .description("delete an endpoint; events that still wait for it are not sent")
    .argument("<id>", ID)
    .addHelpText("after", "\nExample:\n  BVS_API_KEY=bvs_live_… bvs webhooks remove we_4f1f6f0f…")
    .action(async (id: string, _options: object, command: Command) => {
      const { customer, output } = contextOf(command);
      const client = customer();
      const send = () =>
        client.request(deletedEndpointAnswer, ({ webhookEndpoints }) =>
          webhookEndpoints.delete(id),
        );
      const { text, value } = await retry(send, passesSoon);
      output.result(text, () => output.properties({ removed: value.id }));
    });
}

function rotate(): Command {
  return new Command("rotate")
    .description("give an endpoint a new secret and print it, once")
    .argument("<id>", ID)
    .addHelpText(
      "after",
      "\nFor 24 hours each message is signed with the old and the new secret. A second rotation" +
        "\nwithin this time ends the oldest secret at once." +
        "\n\nExample:\n  BVS_API_KEY=bvs_live_… bvs webhooks rotate we_4f1f6f0f…",
    )
    .action(async (id: string, _options: object, command: Command) => {
      const { customer, output } = contextOf(command);
      const { text, value } = await customer().request(
        endpointWithSecretAnswer,
        ({ webhookEndpoints }) => webhookEndpoints.rotate(id),
      );
      output.result(text, () => output.properties({ ...shown(value), secret: value.secret }));
      output.note(KEEP_IT);
    });
}

function test(): Command {
  return new Command("test")
    .description("send a test message; a new endpoint that accepts it is enabled")
    .argument("<id>", ID)
    .addHelpText(
      "after",
      "\nExits with code 1 if the endpoint did not answer with a 2xx status within 15 seconds." +
        "\n\nExample:\n  BVS_API_KEY=bvs_live_… bvs webhooks test we_4f1f6f0f…",
    )
    .action(async (id: string, _options: object, command: Command) => {
      const { customer, output } = contextOf(command);
      const { text, value } = await customer().request(
        testedEndpointAnswer,
        ({ webhookEndpoints }) => webhookEndpoints.test(id),
      );
      const { delivered, status_code, duration_ms, endpoint } = value;
      output.result(text, () =>
        output.properties({
          delivered: delivered ? "yes" : "no",
          answer: status_code ?? "none",
          milliseconds: duration_ms,
          status: statusText(endpoint),
        }),
      );
      // Do not throw a `Failure`: with --json, it would be printed as a second JSON object.
      if (!delivered) process.exitCode = 1;
    });
}

type Delivery = z.output<typeof deliveryListAnswer>["deliveries"][number];

const DELIVERY_COLUMNS: Columns<Delivery> = {
  event: ({ event_id }) => event_id,
  type: ({ type }) => type,
  status: ({ status }) => status,
  attempts: ({ attempts }) => attempts,
  last: ({ attempted_at }) => attempted_at && instantText(attempted_at),
  answer: ({ attempted_at, status_code }) => status_code ?? (attempted_at && "none"),
  ms: ({ duration_ms }) => duration_ms,
  next: ({ next_attempt_at }) => next_attempt_at && instantText(next_attempt_at),
};

function deliveries(): Command {
  return new Command("deliveries")
    .description("show the last 100 deliveries to an endpoint, the newest first")
    .argument("<id>", ID)
    .addHelpText(
      "after",
      "\nfailed    ten attempts failed, or an attempt disabled the endpoint; bvs events has the event" +
        "\ndropped   the endpoint was disabled or changed while the event waited" +
        "\n\nExample:\n  BVS_API_KEY=bvs_live_… bvs webhooks deliveries we_4f1f6f0f…",
    )
    .action(async (id: string, _options: object, command: Command) => {
      const { customer, output } = contextOf(command);
      const client = customer();
      const fetchList = () =>
        client.request(deliveryListAnswer, ({ webhookEndpoints }) =>
          webhookEndpoints.deliveries(id),
        );
      const { text, value } = await retry(fetchList, passesSoon);
      output.result(text, () =>
        output.table(value.deliveries, DELIVERY_COLUMNS, "Nothing was delivered yet."),
      );
    });
}

/** Checks nothing, because the service refuses an unknown type and lists all types. */
function typesIn(text: string): EventType[] {
  return text.split(",").map((type) => type.trim()) as EventType[];
}

function shown(endpoint: EndpointAnswer) {
  const { id, url, created_at, failing_since, both_secrets_until } = endpoint;
  return {
    ...{ id, url, types: typesText(endpoint), status: statusText(endpoint) },
    ...(failing_since !== null && { "failing since": instantText(failing_since) }),
    ...(both_secrets_until !== null && { "both secrets until": instantText(both_secrets_until) }),
    created: instantText(created_at),
  };
}

function typesText({ types }: EndpointAnswer): string {
  return types === null ? ALL : types.join(", ");
}

function statusText({ status, disabled_reason }: EndpointAnswer): string {
  return disabled_reason === null ? status : `${status}: ${disabled_reason}`;
}
