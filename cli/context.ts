/** Gives commands what all of them need: global options, the API key or token, and the output. */
import { type Command, InvalidArgumentError, Option } from "commander";
import type * as z from "zod";
import demo from "../seed/demo.json" with { type: "json" };
import { isLoopback } from "../src/lib/loopback.ts";
import { parseCount } from "./arguments.ts";
import { AdminClient, CustomerClient, fetchJson, type Read } from "./client.ts";
import { Failure } from "./failure.ts";
import { Output } from "./output.ts";

/** Tokens are not options, because other users of the machine can read command lines. */
export const ENVIRONMENT_HELP = `
Environment:
  BVS_URL          the same as --url
  BVS_TIMEOUT      the same as --timeout
  BVS_ADMIN_TOKEN  the operator's token (default for a service on this machine: the demo token)
  BVS_API_KEY      the API key for a customer's commands
  BVS_JSON         when set, the same as --json`;

export interface Context {
  output: Output;
  /** @throws Failure if no operator's token is set and the service is not on this machine */
  admin(): AdminClient;
  /** @throws Failure if no API key is set */
  customer(): CustomerClient;
  /** Gets what everyone may read. @throws like `AdminClient.request` */
  fetchPublic<Schema extends z.ZodType>(schema: Schema, path: string): Promise<Read<Schema>>;
}

interface GlobalOptions {
  url: string;
  json?: boolean;
  timeout: number;
}

/** Enough to upload 5 MB over a slow connection. */
const TIMEOUT_SECONDS = 120;
/** The longest delay of a timer in Node. A timer with a longer delay fires at once. */
const MAX_TIMEOUT_SECONDS = 2 ** 31 / 1000 - 1;

export function addGlobalOptions(program: Command): Command {
  const localUrl = `http://127.0.0.1:${process.env.PORT || 8787}`;
  return program
    .addOption(
      new Option("--url <url>", "address of the service")
        .env("BVS_URL")
        .default(localUrl)
        .argParser(parseUrl),
    )
    .addOption(
      new Option("--timeout <seconds>", "how long to wait for an answer")
        .env("BVS_TIMEOUT")
        .default(TIMEOUT_SECONDS)
        .argParser(parseTimeout),
    )
    .addOption(new Option("--json", "print the service's own JSON, for programs").env("BVS_JSON"));
}

/** Reads the arguments itself, because commander may have failed to parse them. */
export function wantsJson(args: readonly string[]): boolean {
  return args.includes("--json") || Boolean(process.env.BVS_JSON);
}

export function contextOf(command: Command): Context {
  const { url, json, timeout } = command.optsWithGlobals<GlobalOptions>();
  const address = { url, timeoutMs: timeout * 1000 };
  const credentialOf = (name: string, localDefault?: string): string => {
    const credential = process.env[name] || (isLoopback(url) ? localDefault : undefined);
    if (!credential) throw new Failure(`set ${name} for the service at ${url}`);
    return credential;
  };
  return {
    output: new Output(json ?? false),
    admin: () => new AdminClient(address, credentialOf("BVS_ADMIN_TOKEN", demo.admin_token)),
    customer: () => new CustomerClient(address, credentialOf("BVS_API_KEY")),
    fetchPublic: (schema, path) => fetchJson(address, schema, path),
  };
}

function parseTimeout(text: string): number {
  return Math.min(parseCount(text), MAX_TIMEOUT_SECONDS);
}

function parseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new InvalidArgumentError("It must start with http:// or https://.");
  }
  if (url.protocol === "http:" && !isLoopback(text)) {
    throw new InvalidArgumentError(
      "Over plain HTTP others could read the key or token: use https://.",
    );
  }
  return text.replace(/\/+$/, "");
}
