/** Whose account it is, and by which token: from the environment, or from wrangler. */
import * as z from "zod";
import { type Access, API_BASE_URL, listAccounts } from "./cloudflare.ts";
import type { RunWrangler } from "./deployment.ts";
import { DeployError } from "./failure.ts";
import { BAD_TOKEN_PROBLEM, explain } from "./preflight.ts";

const login = z.object({ token: z.string() });

/** @throws DeployError saying what to set */
export async function findAccess(
  environment: Record<string, string | undefined>,
  wrangler: RunWrangler,
): Promise<Access> {
  const baseUrl = environment.CLOUDFLARE_API_BASE_URL ?? API_BASE_URL;
  const token = environment.CLOUDFLARE_API_TOKEN || (await tokenOfLogin(wrangler));
  if (token === undefined) throw new DeployError(BAD_TOKEN_PROBLEM);
  const account = environment.CLOUDFLARE_ACCOUNT_ID || (await onlyAccount({ token, baseUrl }));
  return { token, account, baseUrl };
}

/** The token of `npx wrangler login`. */
async function tokenOfLogin(wrangler: RunWrangler): Promise<string | undefined> {
  const { output } = await wrangler(["auth", "token", "--json"]);
  const json = /\{[^{}]*\}/.exec(output)?.[0];
  return json === undefined ? undefined : login.safeParse(JSON.parse(json)).data?.token;
}

async function onlyAccount(access: Pick<Access, "token" | "baseUrl">): Promise<string> {
  const accounts = await listAccounts(access).catch((failure) => {
    throw new DeployError(explain(failure, ""));
  });
  const [only] = accounts;
  if (only && accounts.length === 1) return only.id;
  const choice = accounts.map(({ id, name }) => `\n  ${id}  ${name}`).join("");
  throw new DeployError(
    `The token may see ${accounts.length} accounts: set CLOUDFLARE_ACCOUNT_ID to the id of one, which the dashboard shows in its address after dash.cloudflare.com/.${choice}`,
  );
}
