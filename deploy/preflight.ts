/**
 * Inspects the account before anything is created. Finds out what exists, and reports all problems
 * that would make the deployment fail. The text of a problem says what to click or set.
 */
import * as z from "zod";
import { similarTo } from "../src/lib/similar.ts";
import { ApiFailure, type CloudflareApi, NO_JSON } from "./cloudflare.ts";
import { domainsWithRecords, HAS_DNS_RECORDS } from "./domains.ts";
import { OPTIONAL_SECRETS } from "./secrets.ts";
import type { Target } from "./target.ts";

export interface Inspection {
  problems: string[];
  /** The permissions that the failed calls need, even if the calls failed for another reason. */
  unanswered: ReadonlySet<Permission>;
  worker: "exists" | "absent" | "unknown";
  database: { id: string; region: string | undefined } | undefined;
  /** Ids by binding. A missing namespace has no entry. */
  namespaces: Record<string, string>;
  hasBucket: boolean;
  queues: Set<string>;
  /** The account's subdomain of workers.dev. */
  subdomain: string | undefined;
}

/** Cloudflare's error numbers for "no such Worker" and "no such environment of the Worker". */
export const NO_WORKER = [10007, 10090];
export const NO_SUBDOMAIN = [10007, 10063];
const NO_DATABASE = [7404];
const NO_BUCKET = [10006];

const R2_NOT_ENABLED = 10042;
const FREE_PLAN = 100328;
const NO_SUCH_ACCOUNT = 7003;
const MAIL_NOT_VERIFIED = 10034;
/** The code of an upload that is refused because the account has no subdomain. */
const SUBDOMAIN_REQUIRED = 10063;
/** The token is unknown, malformed or expired. */
const BAD_TOKEN = [1000, 6003, 6111, 9106, 9109, 10001];

type Permission =
  | "Workers Scripts"
  | "Workers KV Storage"
  | "D1"
  | "Workers R2 Storage"
  | "Queues"
  | "Account Settings";

/** The permission that each path needs, as the dashboard names it. */
const PERMISSIONS: readonly (readonly [path: RegExp, permission: Permission])[] = [
  [/^\/accounts\/\w+\/workers\//, "Workers Scripts"],
  [/^\/accounts\/\w+\/storage\/kv\//, "Workers KV Storage"],
  [/^\/accounts\/\w+\/d1\//, "D1"],
  [/^\/accounts\/\w+\/r2\//, "Workers R2 Storage"],
  [/^\/accounts\/\w+\/queues/, "Queues"],
];

/** Marks the Worker that `tryUpload` uploads, so that a later run may remove it. */
const TRIAL_TAG = "business-verification-trial";

/** The same page size as wrangler's. */
const PAGE_SIZE = 100;

/** A table of the first migrations. A database that has this table counts as ours. */
const OUR_TABLE = "company_keys";
const OUR_FOLDERS = ["batch/", "doctor/", "keys/", "sync/"];
/** Enough files to tell whether a bucket is ours. */
const FILES_LOOKED_AT = 20;

const bindings = z.object({
  bindings: z.array(
    z.object({
      type: z.string(),
      name: z.string(),
      namespace_id: z.string().optional(),
      bucket_name: z.string().optional(),
    }),
  ),
});
type Settings = z.infer<typeof bindings>;
const named = z.array(z.object({ name: z.string() }));
const namespaceList = z.array(z.object({ id: z.string(), title: z.string() }));
const databaseAnswer = z.object({ uuid: z.string(), running_in_region: z.string().nullish() });
const tablesAnswer = z.array(z.object({ results: named }));
const files = z.array(z.object({ key: z.string() }));
const service = z.object({
  default_environment: z.object({ script: z.object({ migration_tag: z.string().nullish() }) }),
});
const domainList = z.array(z.object({ hostname: z.string(), service: z.string().nullish() }));
const queueList = z.array(
  z.object({
    queue_name: z.string(),
    consumers: z
      .array(
        z.object({
          type: z.string().nullish(),
          script: z.string().nullish(),
          service: z.string().nullish(),
        }),
      )
      .nullish(),
  }),
);

/**
 * Inspects the account; changes nothing.
 * @param account the id of the account, for links in messages
 * @param given the names of the secrets that this deployment sets
 * @param takeDomain whether this deployment may replace DNS records of its domains
 */
export async function inspect(
  api: CloudflareApi,
  account: string,
  target: Target,
  given: readonly string[],
  takeDomain: boolean,
): Promise<Inspection> {
  const problems = new Set<string>();
  const unanswered = new Set<Permission>();
  const refused = new Set<Permission>();
  const answerOf = async <T>(call: Promise<T>): Promise<T | undefined> => {
    try {
      return await call;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const permission = permissionOf(failure);
      problems.add(explain(failure, account));
      unanswered.add(permission);
      if (isRefusal(failure)) refused.add(permission);
      return undefined;
    }
  };
  const script = `/workers/scripts/${target.worker}`;
  const subdomainAnswer = z.object({ subdomain: z.string() });
  const [deployed, settings, secrets, namespaces, database, bucket, queues, domains, subdomain] =
    await Promise.all([
      answerOf(api.find(`/workers/services/${target.worker}`, service, NO_WORKER)),
      answerOf(api.find(`${script}/settings`, bindings, NO_WORKER)),
      answerOf(api.find(`${script}/secrets`, named, NO_WORKER)),
      answerOf(listNamespaces(api)),
      answerOf(findDatabase(api, target.database.name)),
      answerOf(findBucket(api, target.bucket)),
      answerOf(api.call("/queues", queueList, { query: nameQueryOf(target.queues) })),
      answerOf(findDomains(api, target.domains)),
      // null: the account has no subdomain. undefined: the call failed.
      answerOf(
        api
          .find("/workers/subdomain", subdomainAnswer, NO_SUBDOMAIN)
          .then((found) => found ?? null),
      ),
    ]);

  if (refused.size === PERMISSIONS.length) {
    // All refusals have one cause, so report one problem.
    problems.clear();
    problems.add(
      `The token has no access to anything in account ${account}: it has expired, belongs to another account, or has none of the permissions that it needs. ${NEW_TOKEN}`,
    );
  }
  if (subdomain === null) problems.add(subdomainProblem(account));
  const found = { settings, database, bucket, queues, domains };
  for (const clash of clashesWith(target, found)) problems.add(clash);
  const tag = deployed?.default_environment.script.migration_tag;
  if (tag != null && !target.migrationTags.includes(tag)) problems.add(olderProblem(target, tag));
  if (!takeDomain)
    for (const domain of await domainsWithRecords(api, target))
      problems.add(`The domain ${domain} already has DNS records: ${WAYS_TO_A_DOMAIN}`);
  const set = new Set([...(secrets ?? []).map(({ name }) => name), ...given]);
  const missing = target.requiredSecrets.filter((name) => !set.has(name));
  if (missing.length > 0 && !unanswered.has("Workers Scripts"))
    problems.add(secretsProblem(target, missing, settings === undefined));
  for (const name of given) {
    const problem = unknownSecretProblem(target, name);
    if (problem !== null) problems.add(problem);
  }
  const lacksWebhookSecret = set.has("ALERT_WEBHOOK_URL") && !set.has("ALERT_WEBHOOK_SECRET");
  if (lacksWebhookSecret && !unanswered.has("Workers Scripts"))
    problems.add(webhookProblem(target));

  return {
    problems: [...problems],
    unanswered,
    worker: unanswered.has("Workers Scripts")
      ? "unknown"
      : settings && !isDraft(target, settings)
        ? "exists"
        : "absent",
    database,
    namespaces: Object.fromEntries(
      target.namespaces.flatMap(({ binding, title }) => {
        // Prefer the namespace that the Worker is bound to, because it holds the API keys.
        const bound = settings?.bindings.find(({ name }) => name === binding)?.namespace_id;
        const id = bound ?? namespaces?.find((known) => known.title === title)?.id;
        return id === undefined ? [] : [[binding, id]];
      }),
    ),
    hasBucket: bucket !== undefined,
    queues: new Set(queues?.map(({ queue_name }) => queue_name)),
    subdomain: subdomain?.subdomain,
  };
}

function clashesWith(
  target: Target,
  found: {
    settings: Settings | undefined;
    database: Awaited<ReturnType<typeof findDatabase>>;
    bucket: Awaited<ReturnType<typeof findBucket>>;
    queues: z.infer<typeof queueList> | undefined;
    domains: z.infer<typeof domainList> | undefined;
  },
): string[] {
  const clashes: string[] = [];
  const { settings, database, bucket, queues, domains } = found;
  const isOurs = settings?.bindings.some(({ name }) => target.objectBindings.includes(name));
  if (settings && !isOurs && !isDraft(target, settings)) {
    clashes.push(
      `The account has another Worker named ${target.worker}: rename that one, or change the name in wrangler.toml.`,
    );
  }
  if (database?.isForeign) {
    clashes.push(
      `The account has another database named ${target.database.name}, with tables that are not ours: rename ours in wrangler.toml.`,
    );
  }
  const isBound = settings?.bindings.some(({ bucket_name }) => bucket_name === target.bucket);
  if (bucket?.isForeign && !isBound) {
    clashes.push(
      `The account has another bucket named ${target.bucket}, with files that are not ours: rename ours in wrangler.toml.`,
    );
  }
  for (const { queue_name, consumers } of queues ?? []) {
    for (const { type, script, service } of consumers ?? []) {
      const worker = script ?? service;
      if (type === "http_pull")
        clashes.push(
          `The queue ${queue_name} has a pull consumer (http_pull), so another program uses it: rename our queue in wrangler.toml.`,
        );
      else if (worker != null && worker !== target.worker)
        clashes.push(
          `The queue ${queue_name} belongs to the Worker ${worker}: rename our queue in wrangler.toml.`,
        );
    }
  }
  for (const { hostname, service } of domains ?? []) {
    if (service != null && service !== target.worker)
      clashes.push(
        `The domain ${hostname} belongs to the Worker ${service}, and cannot serve two Workers: remove the domain from that Worker, or from routes in wrangler.toml.`,
      );
  }
  return clashes;
}

/**
 * Whether the Worker has nothing except our secrets. Before the first deployment,
 * `wrangler secret put` creates such a Worker.
 */
function isDraft({ requiredSecrets }: Target, { bindings }: Settings): boolean {
  const secrets = [...requiredSecrets, ...OPTIONAL_SECRETS];
  return (
    bindings.length > 0 &&
    bindings.every(({ type, name }) => type === "secret_text" && secrets.includes(name))
  );
}

/**
 * Wrangler looks in wrangler.toml for the tag of the deployed Worker's last migration. If the tag
 * is not there, wrangler sends all migrations again (`getMigrationsToUpload`, 4.155 and 4.164).
 */
function olderProblem({ worker }: Target, tag: string): string {
  return `${worker} has the Durable Object migration "${tag}", which this release does not have. So this release is older than the deployed release, and wrangler would send all migrations again. Deploy a new release instead: make it from the code of this release, and copy into it the [[migrations]] of the deployed release's wrangler.toml and the classes that they name (docs/runbook.md#a-release-goes-wrong).`;
}

const WAYS_TO_A_DOMAIN =
  "delete them in the dashboard, choose another domain, or give --take-domain, which replaces them.";

function nameQueryOf(queues: readonly string[]): string[][] {
  return queues.map((name) => ["name", name]);
}

function secretsProblem(
  { worker, environment }: Target,
  missing: string[],
  isFirst: boolean,
): string {
  const how = isFirst
    ? "write them as NAME=value lines to a file that git ignores, such as .env.deploy, and give it with --secrets-file"
    : `give them with --secrets-file, or set each with npm run wrangler -- secret put <NAME> --env=${environment}`;
  return `${worker} lacks these secrets: ${missing.join(", ")}. To set them, ${how}.`;
}

function unknownSecretProblem({ requiredSecrets }: Target, name: string): string | null {
  const known = [...requiredSecrets, ...OPTIONAL_SECRETS];
  if (known.includes(name)) return null;
  const nearest = similarTo(name, known);
  return nearest === null
    ? `${name} is not a secret of the Worker. Settings belong in wrangler.toml.`
    : `${name} is not a secret of the Worker: do you mean ${nearest}?`;
}

function webhookProblem({ worker, environment }: Target): string {
  return `${worker}: ALERT_WEBHOOK_URL is set without ALERT_WEBHOOK_SECRET, so no message about an alarm would be sent. Make a secret with echo "whsec_$(openssl rand -base64 32)" and give it with --secrets-file, or set it with npm run wrangler -- secret put ALERT_WEBHOOK_SECRET --env=${environment}.`;
}

/** Lists every namespace of the account, because the API cannot search by title. */
export async function listNamespaces(api: CloudflareApi): Promise<{ id: string; title: string }[]> {
  const all: { id: string; title: string }[] = [];
  for (let page = 1; ; page++) {
    const query = [
      ["per_page", String(PAGE_SIZE)],
      ["page", String(page)],
    ];
    const some = await api.call("/storage/kv/namespaces", namespaceList, { query });
    all.push(...some);
    if (some.length < PAGE_SIZE) return all;
  }
}

/** Finds a database by name. `isForeign`: it has tables, but not the tables of our migrations. */
async function findDatabase(
  api: CloudflareApi,
  name: string,
): Promise<{ id: string; region: string | undefined; isForeign: boolean } | undefined> {
  const found = await api.find(`/d1/database/${name}`, databaseAnswer, NO_DATABASE);
  if (!found) return undefined;
  const [answer] = await api.call(`/d1/database/${found.uuid}/query`, tablesAnswer, {
    method: "POST",
    body: { sql: "SELECT name FROM sqlite_master WHERE type = 'table'" },
  });
  const tables = (answer?.results ?? [])
    .map(({ name }) => name)
    .filter((table) => !/^(?:_cf_|sqlite_)/.test(table));
  return {
    id: found.uuid,
    region: found.running_in_region ?? undefined,
    // `d1_migrations` proves nothing, because any project can have it.
    isForeign: tables.some((table) => table !== "d1_migrations") && !tables.includes(OUR_TABLE),
  };
}

/**
 * Finds a bucket by name. `isForeign`: it has files, but none of its first files is in one of our
 * folders.
 */
async function findBucket(
  api: CloudflareApi,
  name: string,
): Promise<{ isForeign: boolean } | undefined> {
  const path = `/r2/buckets/${name}`;
  const found = await api.find(path, z.object({}), NO_BUCKET);
  if (!found) return undefined;
  const query = [["per_page", String(FILES_LOOKED_AT)]];
  // Ignore a failure: a token that may not list files can still deploy.
  const listed = await api.call(`${path}/objects`, files, { query }).catch(() => []);
  const isOurs = ({ key }: { key: string }) => OUR_FOLDERS.some((folder) => key.startsWith(folder));
  return { isForeign: listed.length > 0 && !listed.some(isOurs) };
}

async function findDomains(
  api: CloudflareApi,
  hostnames: readonly string[],
): Promise<z.infer<typeof domainList>> {
  const found = await Promise.all(
    hostnames.map((hostname) =>
      api.call("/workers/domains", domainList, { query: [["hostname", hostname]] }),
    ),
  );
  return found.flat().filter(({ hostname }) => hostnames.includes(hostname));
}

/**
 * Finds out whether the token may upload, and whether the account is on a paid plan. The Worker's
 * CPU limit needs a paid plan. The token cannot read the plan, because it lacks the permission
 * Billing. So this function uploads a small Worker with a CPU limit under another name, and removes
 * it again. For a free account, Cloudflare refuses the upload and creates nothing.
 * @returns the problem, if there is one
 */
export async function tryUpload(
  api: CloudflareApi,
  account: string,
  { worker, cpuMs }: Target,
): Promise<string | undefined> {
  const name = `${worker}-preflight`;
  const path = `/workers/scripts/${name}`;
  const form = new FormData();
  const metadata = {
    main_module: "index.js",
    compatibility_date: "2026-10-23",
    limits: { cpu_ms: cpuMs },
    tags: [TRIAL_TAG],
  };
  form.set("metadata", JSON.stringify(metadata));
  const code = "export default { fetch: () => new Response(null, { status: 404 }) };";
  form.set(
    "index.js",
    new File([code], "index.js", { type: "application/javascript+module" }),
    "index.js",
  );
  try {
    const tagged = z.object({ tags: z.array(z.string()).nullish() });
    const found = await api.find(`${path}/settings`, tagged, NO_WORKER);
    if (found && !found.tags?.includes(TRIAL_TAG))
      return `The account has another Worker named ${name}: rename or remove it, because this command uploads a trial Worker with that name.`;
    await api.call(path, z.unknown(), { method: "PUT", body: form });
    await api.call(path, z.unknown(), { method: "DELETE", query: [["force", "true"]] });
    return undefined;
  } catch (failure) {
    // The trial Worker has the same name in all runs, so another run may have removed it.
    if (failure instanceof ApiFailure && NO_WORKER.includes(failure.code)) return undefined;
    return explain(failure, account);
  }
}

/** True if the token is invalid or lacks a permission: the API gives the same answer for both. */
function isRefusal({ status, code }: ApiFailure): boolean {
  return (status === 403 && code !== NO_JSON) || code === 10000;
}

function permissionOf({ path }: ApiFailure): Permission {
  return PERMISSIONS.find(([paths]) => paths.test(path))?.[1] ?? "Account Settings";
}

/** @returns what a failure of the API means, and what to do @throws any other failure unchanged */
export function explain(failure: unknown, account: string): string {
  if (!(failure instanceof ApiFailure)) throw failure;
  const { status, code, message, reason } = failure;
  if (status === 0) return `Cloudflare's API cannot be reached (${reason}).`;
  // Test this code before status 403, because an answer with this code also has status 403.
  if (code === R2_NOT_ENABLED) {
    return `R2 is not enabled: open https://dash.cloudflare.com/${account}/r2/overview and click "Add R2 subscription to my account" (it asks for a payment method; the first 10 GB cost nothing).`;
  }
  if (code === FREE_PLAN) {
    return `The account is on the Workers Free plan, which gives too little CPU time and refuses the setting limits.cpu_ms: open https://dash.cloudflare.com/${account}/workers/plans and choose Workers Paid.`;
  }
  if (code === HAS_DNS_RECORDS) {
    const domain = /'([^']+)'/.exec(reason)?.[1] ?? "in wrangler.toml";
    return `The domain ${domain} already has DNS records: ${WAYS_TO_A_DOMAIN} The Worker itself is deployed. If --take-domain does not help, another product of Cloudflare manages the records (${reason}).`;
  }
  if (code === SUBDOMAIN_REQUIRED) return subdomainProblem(account);
  if (code === MAIL_NOT_VERIFIED) {
    return `Your e-mail address is not verified at Cloudflare (${reason}): click the link in the mail that Cloudflare sent, or let the dashboard send it again.`;
  }
  if (code === NO_SUCH_ACCOUNT) {
    return `There is no account ${account}: set CLOUDFLARE_ACCOUNT_ID to the id that the dashboard shows in its address after dash.cloudflare.com/.`;
  }
  if (status === 429) {
    return `Cloudflare's API takes no more calls for now (${reason}): wait five minutes.`;
  }
  if (code === NO_JSON && status >= 400 && status < 500) {
    return `Something other than Cloudflare's API answered (${reason}), usually a proxy or a firewall of this network.`;
  }
  if (/from location/.test(reason)) {
    return `The token may not be used from this network (${reason}): open https://dash.cloudflare.com/profile/api-tokens, edit the token, and look at Client IP Address Filtering.`;
  }
  // The error numbers are not unique: R2 uses 10001 for an internal fault, with status 500.
  if (status === 401 || (status < 500 && BAD_TOKEN.includes(code))) return BAD_TOKEN_PROBLEM;
  if (isRefusal(failure)) {
    const permission = permissionOf(failure);
    return `The token lacks the permission for ${permission}: open https://dash.cloudflare.com/profile/api-tokens, edit the token, and add the permission Account > ${permission} > Edit.`;
  }
  return `Cloudflare's API failed (${message}): run the command again, and look at https://www.cloudflarestatus.com if it keeps failing.`;
}

export function subdomainProblem(account: string): string {
  return `The account has no workers.dev subdomain: open https://dash.cloudflare.com/${account}/workers/onboarding and choose one.`;
}

const AT_TOKENS =
  'at https://dash.cloudflare.com/profile/api-tokens (template "Edit Cloudflare Workers", plus Account > D1 > Edit and Account > Queues > Edit) and set CLOUDFLARE_API_TOKEN.';

const NEW_TOKEN = `Make one ${AT_TOKENS}`;

export const NO_TOKEN_PROBLEM = `There is no token: log in with npm run wrangler -- login, or make one ${AT_TOKENS}`;
const BAD_TOKEN_PROBLEM = `Cloudflare does not know the token. ${NEW_TOKEN}`;
