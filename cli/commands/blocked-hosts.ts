/** `bvs blocked-hosts`: the operator's list of hosts that webhooks are not sent to. */
import { Command } from "commander";
import {
  blockedHostAnswer,
  blockedHostsAnswer,
  type ShownBlockedHost,
  unblockedHostAnswer,
} from "../../src/admin/blocked-hosts/answer.ts";
import { contextOf } from "../context.ts";
import { type Columns, instantText } from "../output.ts";

const PATH = "/admin/blocked-hosts";

const COLUMNS: Columns<ShownBlockedHost> = {
  host: ({ host }) => host,
  "blocked since": ({ blocked_at }) => instantText(blocked_at),
};

export function blockedHostsCommand(): Command {
  return new Command("blocked-hosts")
    .description("hosts that webhooks are not sent to")
    .addHelpText(
      "after",
      "\nThe subdomains of a host are blocked with it. Webhooks to a blocked host fail without being sent." +
        "\n\nExample:\n  bvs blocked-hosts add example.com",
    )
    .addCommand(add())
    .addCommand(list())
    .addCommand(remove());
}

function add(): Command {
  return new Command("add")
    .description("send no more webhooks to a host and its subdomains, from the next attempt on")
    .argument("<host>", "the host, without https:// and path")
    .addHelpText("after", "\nExample:\n  bvs blocked-hosts add example.com")
    .action(async (host: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const sent = { method: "POST", json: { host } } as const;
      const { text, value } = await admin().request(blockedHostAnswer, PATH, sent);
      const { blocked_host } = value;
      output.result(text, () => output.table([blocked_host], COLUMNS, ""));
    });
}

function list(): Command {
  return new Command("list")
    .description("list the blocked hosts")
    .addHelpText("after", "\nExample:\n  bvs blocked-hosts list --json")
    .action(async (_options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(blockedHostsAnswer, PATH);
      output.result(text, () => output.table(value.blocked_hosts, COLUMNS, "No host is blocked."));
    });
}

function remove(): Command {
  return new Command("remove")
    .description("send webhooks to a host again")
    .argument("<host>", "the host, as bvs blocked-hosts list shows it")
    .addHelpText(
      "after",
      "\nEndpoints that were disabled meanwhile stay disabled until their customers enable them." +
        "\n\nExample:\n  bvs blocked-hosts remove example.com",
    )
    .action(async (host: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const path = `${PATH}/${encodeURIComponent(host)}`;
      const { text, value } = await admin().request(unblockedHostAnswer, path, {
        method: "DELETE",
      });
      output.result(text, () => output.properties({ unblocked: value.host }));
    });
}
