/**
 * Finds the account to deploy to, and a token for it. Environment variables may set each of them.
 * Defaults: the token of wrangler's login, and the only account that the token has access to.
 */
import * as z from "zod";
import { type Access, API_BASE_URL, listAccounts } from "./cloudflare.ts";
import type { RunWrangler } from "./deployment.ts";
import { DeployFailure } from "./failure.ts";
import { jsonIn } from "./json-in-output.ts";
import { explain, NO_TOKEN_PROBLEM } from "./preflight.ts";

const login = z.object({ token: z.string() });

const WHERE_SHOWN = "the dashboard shows it in its address after dash.cloudflare.com/";

/** @throws DeployFailure that says what to set */
export async function findAccess(
  environment: Record<string, string | undefined>,
  wrangler: RunWrangler,
): Promise<Access> {
  const baseUrl = environment.CLOUDFLARE_API_BASE_URL ?? API_BASE_URL;
  const token = environment.CLOUDFLARE_API_TOKEN || (await tokenOfLogin(wrangler));
  if (token === undefined) throw new DeployFailure(NO_TOKEN_PROBLEM);
  const account =
    environment.CLOUDFLARE_ACCOUNT_ID?.trim() || (await onlyAccount({ token, baseUrl }));
  if (!/^[0-9a-f]{32}$/i.test(account)) {
    throw new DeployFailure(
      `CLOUDFLARE_ACCOUNT_ID is "${account}", which is not an account id: the id has 32 hexadecimal digits, and ${WHERE_SHOWN}.`,
    );
  }
  return { token, account, baseUrl };
}

async function tokenOfLogin(wrangler: RunWrangler): Promise<string | undefined> {
  const { output } = await wrangler(["auth", "token", "--json"]);
  return jsonIn(output, login)?.token;
}

async function onlyAccount(access: Pick<Access, "token" | "baseUrl">): Promise<string> {
  const accounts = await listAccounts(access).catch((failure) => {
    // No account is known yet, so the links of the explanation get no account id.
    throw new DeployFailure(explain(failure, ""));
  });
  const [only] = accounts;
  if (only && accounts.length === 1) return only.id;
  const choice = accounts.map(({ id, name }) => `\n  ${id}  ${name}`).join("");
  const found =
    accounts.length === 0
      ? "Cloudflare lists no account for the token"
      : `The token has access to ${accounts.length} accounts`;
  throw new DeployFailure(
    `${found}: set CLOUDFLARE_ACCOUNT_ID to the id of the account to deploy to (${WHERE_SHOWN}).${choice}`,
  );
}
