/**
 * Finds the account to deploy to and a token for it: in the environment, or else from wrangler's
 * login and the accounts that its token may see.
 */
import * as z from "zod";
import { type Access, API_BASE_URL, listAccounts } from "./cloudflare.ts";
import type { RunWrangler } from "./deployment.ts";
import { DeployFailure } from "./failure.ts";
import { jsonIn } from "./json-in-output.ts";
import { BAD_TOKEN_PROBLEM, explain } from "./preflight.ts";

const login = z.object({ token: z.string() });

/** @throws DeployFailure that says what to set */
export async function findAccess(
  environment: Record<string, string | undefined>,
  wrangler: RunWrangler,
): Promise<Access> {
  const baseUrl = environment.CLOUDFLARE_API_BASE_URL ?? API_BASE_URL;
  const token = environment.CLOUDFLARE_API_TOKEN || (await tokenOfLogin(wrangler));
  if (token === undefined) throw new DeployFailure(BAD_TOKEN_PROBLEM);
  const account =
    environment.CLOUDFLARE_ACCOUNT_ID?.trim() || (await onlyAccount({ token, baseUrl }));
  if (!/^[0-9a-f]{32}$/i.test(account)) {
    throw new DeployFailure(
      `CLOUDFLARE_ACCOUNT_ID is not the id of an account, "${account}": the dashboard shows the id, 32 digits and letters, in its address after dash.cloudflare.com/.`,
    );
  }
  return { token, account, baseUrl };
}

/** The token of `npx wrangler login`; undefined without a login. */
async function tokenOfLogin(wrangler: RunWrangler): Promise<string | undefined> {
  const { output } = await wrangler(["auth", "token", "--json"]);
  return jsonIn(output, login)?.token;
}

/** @throws DeployFailure if the token may see no account or several */
async function onlyAccount(access: Pick<Access, "token" | "baseUrl">): Promise<string> {
  const accounts = await listAccounts(access).catch((failure) => {
    // This call has no account, and its failures are explained without one.
    throw new DeployFailure(explain(failure, ""));
  });
  const [only] = accounts;
  if (only && accounts.length === 1) return only.id;
  const choice = accounts.map(({ id, name }) => `\n  ${id}  ${name}`).join("");
  throw new DeployFailure(
    `The token may see ${accounts.length} accounts: set CLOUDFLARE_ACCOUNT_ID to the id of one, which the dashboard shows in its address after dash.cloudflare.com/.${choice}`,
  );
}
