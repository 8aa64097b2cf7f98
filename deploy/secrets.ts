/**
 * The file of secrets: lines of `NAME=value`, or JSON. It is read here alone, and wrangler is given
 * what was read, because wrangler would replace `$…` in lines by variables of the environment, and
 * a whole value by a variable of the same name.
 */
import { parseEnv } from "node:util";
import { readAdminTokens } from "../src/access/admin-tokens.ts";
import { DeployFailure } from "./failure.ts";

/** What this command reads from its environment: the Worker has no use for it. */
const OF_THE_COMMAND = /^(?:CLOUDFLARE_|WRANGLER_|BVS_)/;

/**
 * The secrets that have a value; an empty one leaves what is set as it is.
 * @param path as it is named in messages
 * @throws DeployFailure
 */
export function readSecrets(text: string, path: string): Record<string, string> {
  const secrets: Record<string, string> = {};
  const refuse = (name: string, why: string) => {
    throw new DeployFailure(`${name} in ${path} ${why}.`);
  };
  // Notepad and PowerShell begin a file with a mark of its encoding.
  const content = text.replace(/^\uFEFF/, "");
  const isJson = content.trimStart().startsWith("{");
  const entries = isJson ? entriesOfJson(content) : entriesOfLines(content);
  if (entries.length === 0)
    throw new DeployFailure(`${path} is neither JSON nor lines of NAME=value.`);
  for (const [name, given] of entries) {
    if (given === null || given === "") continue;
    if (typeof given !== "string") return refuse(name, "is no text: put it in quotes");
    const value = given.trim();
    if (OF_THE_COMMAND.test(name)) refuse(name, "is not for the Worker: export it instead");
    if (/[\r\n]/.test(value)) refuse(name, "has a line break");
    if (/^["'`]/.test(value)) refuse(name, "begins with a quote that does not end");
    if (!isJson && content.includes(`${value}#`))
      refuse(name, "is cut off at #, which begins a comment: put it in quotes");
    if (value !== "") secrets[name] = value;
  }
  const admins = readAdminTokens(secrets.ADMIN_TOKEN, false);
  if (secrets.ADMIN_TOKEN !== undefined && admins.kind === "closed")
    refuse("ADMIN_TOKEN", `opens nothing, ${admins.reason}: make it with openssl rand -hex 32`);
  return secrets;
}

function entriesOfLines(text: string): [string, unknown][] {
  // Zeros are the sign of UTF-16.
  return text.includes("\0") ? [] : Object.entries(parseEnv(text));
}

function entriesOfJson(text: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The first token of the operator, as the service reads the secret. */
export function operatorToken(secret: string | undefined): string | undefined {
  const admins = readAdminTokens(secret, false);
  return admins.kind === "tokens" ? admins.tokens[0]?.token : undefined;
}
