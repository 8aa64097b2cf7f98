/**
 * Reads the file of secrets: lines of `NAME=value`, or JSON. Wrangler must not read this file
 * itself, because it would change values. It replaces `$NAME` in a value with the environment
 * variable `NAME`. And if an environment variable has the name of a secret, wrangler uses the
 * variable and ignores the file's value.
 */
import { parseEnv } from "node:util";
import { readAdminTokens } from "../src/access/admin-tokens.ts";
import { ALARM_SECRETS, readAlarmSettings } from "../src/alarms/settings.ts";
import { readPrivateJwk } from "../src/receipts/keys.ts";
import { readMasterKeys } from "../src/webhooks/secrets.ts";
import { DeployFailure } from "./failure.ts";

export const OPTIONAL_SECRETS: readonly string[] = [
  "DATA_GO_KR_KEY",
  "WEBHOOK_MASTER_KEYS",
  "RECEIPT_KEY",
  "RECEIPT_TEST_KEY",
  ...ALARM_SECRETS,
];

/** Variables for `npm run deploy` itself, which the Worker does not need. */
const OF_THE_COMMAND = /^(?:CLOUDFLARE_|WRANGLER_|BVS_)/;

/**
 * @returns the secrets that have a value. If a value is empty, the Worker keeps its old secret
 * @param path used in messages
 * @throws DeployFailure
 */
export function readSecrets(text: string, path: string): Record<string, string> {
  const secrets: Record<string, string> = {};
  const refuse = (name: string, why: string) => {
    throw new DeployFailure(`${name} in ${path} ${why}.`);
  };
  // Notepad and PowerShell write a byte order mark at the start.
  const content = text.replace(/^\uFEFF/, "");
  const isJson = content.trimStart().startsWith("{");
  const entries = isJson ? entriesOfJson(content) : entriesOfLines(content);
  if (entries.length === 0)
    throw new DeployFailure(`${path} is neither JSON nor lines of NAME=value.`);
  for (const [name, given] of entries) {
    if (given === null || given === "") continue;
    if (typeof given !== "string") return refuse(name, "is not a text: put it in quotes");
    const value = given.trim();
    if (OF_THE_COMMAND.test(name)) refuse(name, "is not for the Worker: export it instead");
    if (/[\r\n]/.test(value)) refuse(name, "has a line break");
    if (/^["'`]/.test(value)) refuse(name, "starts with a quote that does not end");
    if (!isJson && content.includes(`${value}#`))
      refuse(name, "is cut off at #, which starts a comment: put it in quotes");
    if (value !== "") secrets[name] = value;
  }
  const admins = readAdminTokens(secrets.ADMIN_TOKEN, false);
  if (secrets.ADMIN_TOKEN !== undefined && admins.kind === "closed")
    refuse("ADMIN_TOKEN", `cannot be used, ${admins.reason}: make it with openssl rand -hex 32`);
  if (secrets.WEBHOOK_MASTER_KEYS && !readMasterKeys(secrets.WEBHOOK_MASTER_KEYS))
    refuse(
      "WEBHOOK_MASTER_KEYS",
      "must have the form name:base64. Each key needs 32 to 64 bytes, and a comma separates two keys",
    );
  for (const name of ["RECEIPT_KEY", "RECEIPT_TEST_KEY"])
    if (secrets[name] && !readPrivateJwk(secrets[name]))
      refuse(name, "is not a private JWK on the curve P-256: make it with bvs receipts new-key");
  // Report only faults of secrets in this file. `inspect` (`preflight.ts`) reports missing secrets,
  // because it knows which ones the Worker already has.
  const [fault] = readAlarmSettings(secrets, false).problems;
  if (fault && secrets[fault.setting] !== undefined) refuse(fault.setting, fault.problem);
  return secrets;
}

function entriesOfLines(text: string): [string, unknown][] {
  // A text with NUL characters is UTF-16, but parseEnv cannot read UTF-16.
  return text.includes("\0") ? [] : Object.entries(parseEnv(text));
}

function entriesOfJson(text: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(text));
  } catch {
    return [];
  }
}

/**
 * @param secret the value of `ADMIN_TOKEN`: one token, or several with names
 * @returns the first token in it; undefined if the service would accept none
 */
export function operatorToken(secret: string | undefined): string | undefined {
  const admins = readAdminTokens(secret, false);
  return admins.kind === "tokens" ? admins.tokens[0]?.token : undefined;
}
