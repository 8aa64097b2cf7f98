/**
 * A stand-in for one Cloudflare account. It has the part of Cloudflare's REST API that wrangler and
 * `npm run deploy` use. Requests change the state of the account. `server.ts` serves it over HTTP.
 *
 * What it knows of Cloudflare comes from these sources:
 * - the code and tests of wrangler in cloudflare/workers-sdk: paths, methods and bodies, and the
 *   error codes that wrangler 4.155 understands (7404, 7502, 10006, 10007, 10014, 10057, 100328);
 * - issues of cloudflare/workers-sdk: R2 is not enabled (10042 with HTTP 403), a namespace exists
 *   (10014), the free plan allows no CPU limits (100328: #15468, #8721, #8756), the account has no
 *   workers.dev subdomain (an upload gets 10063: #9045, #14494; reading the subdomain gets 10007);
 * - issues #9878 and #10585 of cloudflare/workers-sdk: a domain has DNS records (100117), and a
 *   secret changes while the latest version is not deployed (10215);
 * - cloudflare/cloudflare-docs: read replication, placement, life-cycle rules;
 * - developers.cloudflare.com/api: the lists of a bucket's objects and of custom domains.
 *
 * Only a real account can show the following, so it is unverified:
 * - which refusal of an upload comes first, if there are several reasons to refuse it;
 * - that settings show the tags of an upload;
 * - the other error codes, and the wording of messages;
 * - the regions that D1 and R2 report;
 * - that a Worker may be bound to itself in its first upload;
 * - that an upload after a rollback inherits the secrets of the deployed version. It may instead
 *   inherit the secrets of the latest version;
 * - that Cloudflare answers 10007 when domains are changed before the first upload.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { unstable_splitSqlQuery } from "wrangler";

/** What an account and a token may lack. */
export interface AccountOptions {
  hasR2?: boolean;
  hasSubdomain?: boolean;
  isPaid?: boolean;
  /** The part of the API that the token may not use; "" for the whole API. */
  forbidden?: "" | "d1" | "queues" | "r2/buckets" | "storage/kv" | "workers" | undefined;
}

export interface Binding {
  type: string;
  name: string;
  [field: string]: unknown;
}

export interface Metadata {
  main_module: string;
  bindings?: Binding[];
  limits?: { cpu_ms?: number };
  placement?: { mode?: string; region?: string };
  migrations?: { new_tag?: string };
  keep_bindings?: string[];
  [field: string]: unknown;
}

/** Each upload and each change of a secret makes a version. A version has all secrets. */
interface Version {
  id: string;
  number: number;
  createdOn: string;
  metadata: Metadata;
  migrationTag: string | undefined;
  secrets: Map<string, string>;
}

/** A Worker. Its metadata, migration tag and secrets are those of its deployed version. */
export interface Worker {
  tag: string;
  metadata: Metadata;
  migrationTag: string | undefined;
  secrets: Map<string, string>;
  version: string;
  /** Oldest first. The last version may have been uploaded but not deployed. */
  versions: Version[];
  /** Newest first, as the API lists them. */
  deployments: { id: string; createdOn: string; version: string; body: unknown }[];
  isServed: boolean;
  crons: string[];
}

type Manifest = Record<string, { hash: string; size: number }>;

interface Consumer {
  consumer_id: string;
  type: string;
  /** The consumer's Worker; absent if the consumer is not a Worker but pulls messages. */
  script?: string;
  settings: object;
}

interface Bucket {
  locationHint: string | undefined;
  rules: unknown[];
  keys: string[];
}

export interface Recorded {
  method: string;
  path: string;
  body: unknown;
}

export interface Question {
  method: string;
  /** Relative to the account, without a leading slash. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

export class Refused extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The token for uploading files: a JWT without content. */
export const ASSETS_TOKEN = "e30.e30.e30";

const NO_SUCH_WORKER = () => new Refused(404, 10007, "This Worker does not exist on your account.");

export class Account {
  readonly id = randomBytes(16).toString("hex");
  readonly options: AccountOptions;
  readonly namespaces: { id: string; title: string }[] = [];
  /** The values in KV, by namespace and key. */
  readonly values = new Map<string, string>();
  readonly databases: {
    uuid: string;
    name: string;
    hint: string | undefined;
    replication: string;
    sqlite: DatabaseSync;
  }[] = [];
  readonly buckets = new Map<string, Bucket>();
  readonly domains: { hostname: string; service: string }[] = [];
  /** The host names whose DNS records do not belong to a custom domain. */
  readonly dnsRecords = new Set<string>();
  readonly queues: { queue_id: string; queue_name: string; consumers: Consumer[] }[] = [];
  readonly workers = new Map<string, Worker>();
  readonly assets = new Set<string>();
  /** The accounts that the token can see. */
  readonly visible = [{ id: this.id, name: "Acme" }];
  /** All calls except GET, including refused ones. */
  readonly changes: Recorded[] = [];
  /** Calls that the stand-in cannot answer. Tests expect none. */
  readonly unknown: string[] = [];
  checks = 0;
  #failures: { method: string; path: RegExp; refusal: Refused }[] = [];

  constructor(options: AccountOptions = {}) {
    this.options = options;
  }

  /** Lets the next matching call fail. The call then changes nothing. */
  failOnce(
    method: string,
    path: RegExp,
    refusal = new Refused(400, 10013, "An unknown error has occurred."),
  ): void {
    this.#failures.push({ method, path, refusal });
  }

  get hasFailuresLeft(): boolean {
    return this.#failures.length > 0;
  }

  sent(method: string, path: RegExp): unknown[] {
    return this.changes
      .filter((change) => change.method === method && path.test(change.path))
      .map(({ body }) => body);
  }

  /** @returns the result of a call. @throws Refused */
  answer(question: Question): unknown {
    const { method, path, body } = question;
    if (method !== "GET") this.changes.push({ method, path, body });
    const at = this.#failures.findIndex(
      (failure) => failure.method === method && failure.path.test(path),
    );
    const [failure] = at === -1 ? [] : this.#failures.splice(at, 1);
    if (failure) throw failure.refusal;
    const { forbidden, hasR2 = true } = this.options;
    if (forbidden !== undefined && path.startsWith(forbidden))
      throw new Refused(403, 10000, "Authentication error");
    if (path.startsWith("r2/") && !hasR2)
      throw new Refused(403, 10042, "Please enable R2 through the Cloudflare Dashboard.");
    const call = `${method} ${path}`;
    for (const [pattern, reply] of ROUTES) {
      const match = pattern.exec(call);
      if (match) return reply(this, question, match[1] ?? "", match[2] ?? "");
    }
    this.unknown.push(call);
    throw new Refused(404, 7003, `Could not route to /accounts/${this.id}/${path}`);
  }

  worker(name: string): Worker {
    const worker = this.workers.get(name);
    if (!worker) throw NO_SUCH_WORKER();
    return worker;
  }
}

/** How many queues a page of the list has. Cloudflare's own number is unverified. */
const QUEUES_PAGE = 100;

type Reply = (account: Account, question: Question, first: string, second: string) => unknown;

const ROUTES: [RegExp, Reply][] = [
  [
    /^GET storage\/kv\/namespaces$/,
    ({ namespaces }, { query }) => {
      const size = Number(query.get("per_page") ?? 20);
      const start = (Number(query.get("page") ?? 1) - 1) * size;
      return namespaces.slice(start, start + size);
    },
  ],
  [
    /^POST storage\/kv\/namespaces$/,
    ({ namespaces }, { body }) => {
      const { title } = body as { title: string };
      if (namespaces.some((known) => known.title === title)) {
        throw new Refused(400, 10014, "a namespace with this account ID and title already exists");
      }
      const namespace = { id: randomBytes(16).toString("hex"), title };
      namespaces.push(namespace);
      return namespace;
    },
  ],

  [
    /^GET storage\/kv\/namespaces\/([^/]+)\/values\/(.+)$/,
    ({ values }, _, id, key) => {
      const value = values.get(`${id}/${key}`);
      if (value === undefined) throw new Refused(404, 10009, "get: 'key not found'");
      return value;
    },
  ],
  [
    /^DELETE storage\/kv\/namespaces\/([^/]+)\/values\/(.+)$/,
    ({ values }, _, id, key) => {
      values.delete(`${id}/${key}`);
      return null;
    },
  ],

  [/^GET d1\/database\/([^/]+)$/, (account, _, name) => databaseAnswer(databaseOf(account, name))],
  [
    /^POST d1\/database$/,
    (account, { body }) => {
      const { name, primary_location_hint: hint } = body as Record<string, string | undefined>;
      if (account.databases.some((known) => known.name === name)) {
        throw new Refused(400, 7502, "Database with that name already exists");
      }
      const database = {
        uuid: randomUUID(),
        name: name ?? "",
        hint,
        replication: "disabled",
        sqlite: new DatabaseSync(":memory:"),
      };
      account.databases.push(database);
      return databaseAnswer(database);
    },
  ],
  [
    /^PUT d1\/database\/([^/]+)$/,
    (account, { body }, id) => {
      const database = databaseOf(account, id);
      const { read_replication } = body as { read_replication: { mode: string } };
      database.replication = read_replication.mode;
      return databaseAnswer(database);
    },
  ],
  [
    /^POST d1\/database\/([^/]+)\/query$/,
    (account, { body }, id) =>
      runSql(databaseOf(account, id).sqlite, (body as { sql: string }).sql),
  ],
  [
    /^GET d1\/database\/([^/]+)\/time_travel\/bookmark$/,
    (account, _, id) => {
      const file = join(tmpdir(), `bookmark-${randomUUID()}.sqlite`);
      databaseOf(account, id).sqlite.exec(`VACUUM INTO '${file}'`);
      return { bookmark: file };
    },
  ],
  [
    /^POST d1\/database\/([^/]+)\/time_travel\/restore$/,
    (account, { query }, id) => {
      const bookmark = query.get("bookmark") ?? "";
      databaseOf(account, id).sqlite = new DatabaseSync(bookmark);
      // The file can be deleted, because the database already has it open.
      rmSync(bookmark);
      return { bookmark, previous_bookmark: "unknown to the stand-in", message: "restored" };
    },
  ],

  [
    /^GET r2\/buckets\/([^/]+)$/,
    (account, _, name) => {
      bucketOf(account, name);
      return { name, location: "APAC", storage_class: "Standard" };
    },
  ],
  [
    /^POST r2\/buckets$/,
    ({ buckets }, { body }) => {
      const { name, locationHint } = body as { name: string; locationHint?: string };
      if (buckets.has(name)) {
        throw new Refused(
          409,
          10004,
          "The bucket you tried to create already exists, and you own it.",
        );
      }
      const standard = {
        id: "Default Multipart Abort Rule",
        enabled: true,
        conditions: { prefix: "" },
        abortMultipartUploadsTransition: { condition: { type: "Age", maxAge: 604_800 } },
      };
      buckets.set(name, { locationHint, rules: [standard], keys: [] });
      return { name };
    },
  ],
  [
    /^GET r2\/buckets\/([^/]+)\/objects$/,
    (account, { query }, name) =>
      bucketOf(account, name)
        .keys.toSorted()
        .slice(0, Number(query.get("per_page") ?? 1_000))
        .map((key) => ({ key, size: 1 })),
  ],
  [
    /^GET r2\/buckets\/([^/]+)\/lifecycle$/,
    (account, _, name) => ({ rules: bucketOf(account, name).rules }),
  ],
  [
    /^PUT r2\/buckets\/([^/]+)\/lifecycle$/,
    (account, { body }, name) => {
      bucketOf(account, name).rules = (body as { rules: unknown[] }).rules;
      return {};
    },
  ],

  [
    /^GET queues$/,
    ({ queues }, { query }) => {
      const names = query.getAll("name");
      const start = (Number(query.get("page") ?? 1) - 1) * QUEUES_PAGE;
      return queues
        .filter(({ queue_name }) => names.length === 0 || names.includes(queue_name))
        .slice(start, start + QUEUES_PAGE);
    },
  ],
  [
    /^POST queues$/,
    ({ queues }, { body }) => {
      const { queue_name } = body as { queue_name: string };
      if (queues.some((known) => known.queue_name === queue_name)) {
        throw new Refused(409, 11009, `Queue name '${queue_name}' is already taken.`);
      }
      const queue = { queue_id: randomBytes(16).toString("hex"), queue_name, consumers: [] };
      queues.push(queue);
      return queue;
    },
  ],
  [
    /^DELETE queues\/([^/]+)$/,
    (account, _, id) => {
      account.queues.splice(account.queues.indexOf(queueOf(account, id)), 1);
      return null;
    },
  ],
  [
    /^POST queues\/([^/]+)\/consumers$/,
    (account, { body }, id) => {
      const { consumers } = queueOf(account, id);
      const { script_name, settings, type } = body as {
        script_name: string;
        settings: object;
        type: string;
      };
      account.worker(script_name);
      if (consumers.length > 0) throw new Refused(400, 11004, "Queue already has a consumer.");
      const consumer = { consumer_id: randomUUID(), type, script: script_name, settings };
      consumers.push(consumer);
      return consumer;
    },
  ],
  [
    /^PUT queues\/([^/]+)\/consumers\/([^/]+)$/,
    (account, { body }, id, consumerId) => {
      const { consumers } = queueOf(account, id);
      const consumer = consumers.find((known) => known.consumer_id === consumerId);
      if (!consumer) throw new Refused(404, 11003, "Consumer not found.");
      consumer.settings = (body as { settings: object }).settings;
      return consumer;
    },
  ],

  [
    /^GET workers\/subdomain$/,
    ({ options }) => {
      if (options.hasSubdomain ?? true) return { subdomain: "acme" };
      throw new Refused(404, 10007, "This account has no workers.dev subdomain.");
    },
  ],
  [
    /^GET workers\/domains$/,
    ({ domains }, { query }) =>
      domains.filter(({ hostname }) => hostname === (query.get("hostname") ?? hostname)),
  ],
  [
    /^POST workers\/scripts\/([^/]+)\/domains\/changeset$/,
    (account, { body }, name) => {
      account.worker(name);
      const origins = body as { hostname: string }[];
      const known = (hostname: string) => account.domains.find((one) => one.hostname === hostname);
      return {
        added: origins.filter(({ hostname }) => !known(hostname)),
        removed: [],
        updated: origins.flatMap(({ hostname }) => {
          const found = known(hostname);
          return found ? [{ ...found, modified: found.service !== name }] : [];
        }),
        conflicting: origins.filter(({ hostname }) => account.dnsRecords.has(hostname)),
      };
    },
  ],
  [
    /^PUT workers\/scripts\/([^/]+)\/domains\/records$/,
    ({ domains, dnsRecords }, { body }, service) => {
      const { origins, override_existing_dns_record: replacesRecords } = body as {
        origins: { hostname: string }[];
        override_existing_dns_record: boolean;
      };
      for (const { hostname } of origins) {
        if (!dnsRecords.has(hostname) || replacesRecords) continue;
        throw new Refused(
          409,
          100117,
          `Hostname '${hostname}' already has externally managed DNS records (A, CNAME, etc). Either delete them, try a different hostname, or use the option 'override_existing_dns_record' to override.`,
        );
      }
      for (const { hostname } of origins) {
        dnsRecords.delete(hostname);
        if (!domains.some((known) => known.hostname === hostname))
          domains.push({ hostname, service });
      }
      return domains.filter((domain) => domain.service === service);
    },
  ],
  [
    /^GET workers\/services\/([^/]+)$/,
    (account, _, name) => {
      const { tag, migrationTag } = account.worker(name);
      const script = {
        id: name,
        tag,
        tags: [],
        ...(migrationTag !== undefined && { migration_tag: migrationTag }),
        last_deployed_from: "wrangler",
      };
      return { id: name, default_environment: { environment: "production", script } };
    },
  ],
  [
    /^GET workers\/workers\/([^/]+)$/,
    (account, _, name) => {
      const { tag, isServed } = account.worker(name);
      return { id: tag, name, subdomain: { enabled: isServed, previews_enabled: false } };
    },
  ],
  [
    /^GET workers\/scripts\/([^/]+)\/settings$/,
    (account, _, name) => {
      const { metadata, secrets } = account.worker(name);
      const named = [...secrets.keys()].map((secret) => ({ type: "secret_text", name: secret }));
      return { ...metadata, bindings: [...(metadata.bindings ?? []), ...named] };
    },
  ],
  [
    /^GET workers\/scripts\/([^/]+)\/secrets$/,
    (account, _, name) =>
      [...account.worker(name).secrets.keys()].map((secret) => ({
        name: secret,
        type: "secret_text",
      })),
  ],
  [
    /^DELETE workers\/scripts\/([^/]+)\/secrets\/([^/]+)$/,
    (account, { body }, name, secret) => {
      const worker = account.worker(name);
      const latest = worker.versions.at(-1);
      if (!latest?.secrets.has(secret)) throw new Refused(404, 10056, "No such secret.");
      const secrets = new Map([...latest.secrets].filter(([known]) => known !== secret));
      deployVersion(worker, addVersion(worker, { ...latest, secrets }), body);
      return null;
    },
  ],
  [
    /^PUT workers\/scripts\/([^/]+)\/secrets$/,
    (account, { body }, name) => {
      const worker = account.worker(name);
      const latest = worker.versions.at(-1);
      if (latest?.id !== worker.version)
        throw new Refused(400, 10215, "The latest version of the Worker is not deployed.");
      const { name: secret, text } = body as { name: string; text: string };
      const secrets = new Map([...latest.secrets, [secret, text] as const]);
      deployVersion(worker, addVersion(worker, { ...latest, secrets }), body);
      return { name: secret, type: "secret_text" };
    },
  ],
  [
    /^PUT workers\/scripts\/([^/]+)$/,
    (account, { body }, name) => {
      const upload = uploaded(account, name, body as Metadata);
      const worker = account.workers.get(name) ?? newWorker();
      account.workers.set(name, worker);
      const version = addVersion(worker, upload);
      deployVersion(worker, version, body);
      return {
        id: name,
        tag: worker.tag,
        startup_time_ms: 12,
        deployment_id: compact(version.id),
      };
    },
  ],
  [
    // The answer asks for the files that are not stored yet. One token is enough for all files.
    /^POST workers\/scripts\/([^/]+)\/assets-upload-session$/,
    ({ assets }, { body }) => {
      const hashes = Object.values((body as { manifest: Manifest }).manifest).map(
        (one) => one.hash,
      );
      const missing = [...new Set(hashes)].filter((hash) => !assets.has(hash));
      return { jwt: ASSETS_TOKEN, buckets: missing.length > 0 ? [missing] : [] };
    },
  ],
  [
    /^POST workers\/assets\/upload$/,
    ({ assets }, { body }) => {
      for (const hash of body as string[]) assets.add(hash);
      return { jwt: ASSETS_TOKEN };
    },
  ],
  [
    /^DELETE workers\/scripts\/([^/]+)$/,
    (account, _, name) => {
      account.worker(name);
      account.workers.delete(name);
      return null;
    },
  ],
  [
    /^GET workers\/scripts\/([^/]+)\/deployments$/,
    (account, _, name) => ({
      deployments: account.worker(name).deployments.map(({ id, createdOn, version }) => ({
        id,
        source: "wrangler",
        strategy: "percentage",
        author_email: "deploy@example.com",
        created_on: createdOn,
        annotations: {},
        versions: [{ version_id: version, percentage: 100 }],
      })),
    }),
  ],
  [
    /^GET workers\/scripts\/([^/]+)\/versions$/,
    (account, _, name) => ({ items: account.worker(name).versions.toReversed().map(shown) }),
  ],
  [
    /^GET workers\/scripts\/([^/]+)\/versions\/([^/]+)$/,
    (account, _, name, id) => shown(versionOf(account.worker(name), id)),
  ],
  [
    /^POST workers\/scripts\/([^/]+)\/versions$/,
    (account, { body }, name) => {
      const { id } = addVersion(account.worker(name), uploaded(account, name, body as Metadata));
      return { id, startup_time_ms: 12, resources: { script: { etag: "e" } } };
    },
  ],
  [
    /^POST workers\/scripts\/([^/]+)\/deployments$/,
    (account, { body, query }, name) => {
      const worker = account.worker(name);
      const [first] = (body as { versions: { version_id: string }[] }).versions;
      const version = versionOf(worker, first?.version_id ?? "");
      if (version.migrationTag !== worker.migrationTag) {
        throw new Refused(
          400,
          NO_ROLLBACK_PAST_MIGRATION,
          `Version ${version.id} has the migration ${version.migrationTag}, and the Worker has ${worker.migrationTag}.`,
        );
      }
      const changed = [...version.secrets].flatMap(([secret, text]) => {
        const now = worker.secrets.get(secret);
        return now === undefined || now === text ? [] : [secret];
      });
      const isRollback = version !== worker.versions.at(-1);
      if (isRollback && changed.length > 0 && query.get("force") !== "true") {
        throw new Refused(
          400,
          10220,
          `Deployment failed. The following secrets have changed: ${changed.join(", ")}`,
        );
      }
      deployVersion(worker, version, body);
      return { id: worker.deployments[0]?.id };
    },
  ],
  [/^PATCH workers\/scripts\/([^/]+)\/script-settings$/, () => ({})],
  [
    /^POST workers\/scripts\/([^/]+)\/subdomain$/,
    (account, { body }, name) => {
      const { enabled } = body as { enabled: boolean };
      account.worker(name).isServed = enabled;
      return { enabled, previews_enabled: false };
    },
  ],
  [
    /^PUT workers\/scripts\/([^/]+)\/schedules$/,
    (account, { body }, name) => {
      const schedules = body as { cron: string }[];
      account.worker(name).crons = schedules.map(({ cron }) => cron);
      return { schedules };
    },
  ],
];

/** Cloudflare documents this refusal but not its error code, so this number is made up. */
const NO_ROLLBACK_PAST_MIGRATION = 10211;

function newWorker(): Worker {
  return {
    tag: randomBytes(16).toString("hex"),
    metadata: { main_module: "" },
    migrationTag: undefined,
    secrets: new Map(),
    version: "",
    versions: [],
    deployments: [],
    isServed: false,
    crons: [],
  };
}

type Upload = Pick<Version, "metadata" | "migrationTag" | "secrets">;

/** Gives each version and deployment a later time, because wrangler sorts by time. */
let seconds = 0;

function now(): string {
  return new Date(Date.UTC(2026, 10, 1) + 1_000 * seconds++).toISOString();
}

function addVersion(worker: Worker, { metadata, migrationTag, secrets }: Upload): Version {
  const number = worker.versions.length + 1;
  const version: Version = {
    id: randomUUID(),
    number,
    createdOn: now(),
    metadata,
    migrationTag,
    secrets,
  };
  worker.versions.push(version);
  return version;
}

function deployVersion(worker: Worker, version: Version, body: unknown): void {
  const { metadata, migrationTag, secrets } = version;
  Object.assign(worker, { metadata, migrationTag, secrets, version: version.id });
  worker.deployments.unshift({ id: randomUUID(), createdOn: now(), version: version.id, body });
}

function versionOf({ versions }: Worker, id: string): Version {
  const version = versions.find((known) => known.id === id);
  if (!version) throw new Refused(404, 10007, "This version does not exist.");
  return version;
}

function shown({ id, number, createdOn }: Version): object {
  return {
    id,
    number,
    metadata: { author_email: "deploy@example.com", source: "wrangler", created_on: createdOn },
    annotations: {},
  };
}

function uploaded(account: Account, name: string, metadata: Metadata): Upload {
  if (metadata.limits?.cpu_ms !== undefined && account.options.isPaid === false) {
    throw new Refused(
      400,
      100328,
      `CPU limits are not supported for the Free plan. Switch to a paid plan at https://dash.cloudflare.com/${account.id}/workers/plans to set CPU limits.`,
    );
  }
  if (account.options.hasSubdomain === false) {
    throw new Refused(
      400,
      10063,
      "You need a workers.dev subdomain in order to proceed. Please go to the dashboard and open the Workers menu.",
    );
  }
  const before = account.workers.get(name);
  const secrets = new Map(before?.secrets);
  const bindings = (metadata.bindings ?? []).flatMap((binding) =>
    binding.type === "inherit" ? inherited(before, binding.name) : [binding],
  );
  for (const binding of bindings) {
    const target = targetOf(account, binding, name);
    if (!target.ok) throw new Refused(400, target.code, target.message);
    if (binding.type === "secret_text") secrets.set(binding.name, String(binding.text));
  }
  return {
    metadata: { ...metadata, bindings: bindings.filter(({ type }) => type !== "secret_text") },
    migrationTag: metadata.migrations?.new_tag ?? before?.migrationTag,
    secrets,
  };
}

function inherited(before: Worker | undefined, name: string): Binding[] {
  // An upload keeps all secrets of the Worker, so they need not be inherited.
  if (before?.secrets.has(name)) return [];
  const binding = before?.metadata.bindings?.find((known) => known.name === name);
  if (!binding) throw new Refused(400, 10057, `binding ${name}: nothing to inherit`);
  return [binding];
}

type Target = { ok: true } | { ok: false; code: number; message: string };

/** Whether the account has what a binding names. @param worker the Worker that is uploaded now */
function targetOf(account: Account, binding: Binding, worker: string): Target {
  const found = (isThere: boolean, code: number, what: unknown): Target =>
    isThere
      ? { ok: true }
      : { ok: false, code, message: `binding ${binding.name}: ${what} not found` };
  switch (binding.type) {
    case "kv_namespace":
      return found(
        account.namespaces.some(({ id }) => id === binding.namespace_id),
        10041,
        binding.namespace_id,
      );
    case "d1":
      return found(
        account.databases.some(({ uuid }) => uuid === binding.id),
        10181,
        binding.id,
      );
    case "r2_bucket":
      return found(account.buckets.has(String(binding.bucket_name)), 10085, binding.bucket_name);
    case "queue":
      return found(
        account.queues.some(({ queue_name }) => queue_name === binding.queue_name),
        100126,
        binding.queue_name,
      );
    case "service":
      return found(
        binding.service === worker || account.workers.has(String(binding.service)),
        10143,
        binding.service,
      );
    default:
      return { ok: true };
  }
}

function databaseOf({ databases }: Account, idOrName: string): Account["databases"][number] {
  const database = databases.find(({ uuid, name }) => uuid === idOrName || name === idOrName);
  if (!database) throw new Refused(404, 7404, `The database ${idOrName} could not be found`);
  return database;
}

function databaseAnswer({ uuid, name, replication, hint }: Account["databases"][number]): object {
  return {
    uuid,
    name,
    running_in_region: (hint ?? "wnam").toUpperCase(),
    read_replication: { mode: replication },
    version: "production",
  };
}

/** Runs all statements in one transaction, as D1 does. */
function runSql(sqlite: DatabaseSync, sql: string): object[] {
  sqlite.exec("BEGIN");
  try {
    const results = unstable_splitSqlQuery(sql).map((statement) => ({
      results: sqlite.prepare(statement).all(),
      success: true,
      meta: { duration: 0.1, rows_read: 0, rows_written: 0 },
    }));
    sqlite.exec("COMMIT");
    return results;
  } catch (fault) {
    sqlite.exec("ROLLBACK");
    throw new Refused(400, 7500, `${fault instanceof Error ? fault.message : fault}: SQLITE_ERROR`);
  }
}

function bucketOf({ buckets }: Account, name: string): Bucket {
  const bucket = buckets.get(name);
  if (!bucket) throw new Refused(404, 10006, "The specified bucket does not exist.");
  return bucket;
}

function queueOf({ queues }: Account, id: string): Account["queues"][number] {
  const queue = queues.find(({ queue_id }) => queue_id === id);
  if (!queue) throw new Refused(404, 11000, "Queue not found.");
  return queue;
}

/** Ids in upload answers have no hyphens. */
function compact(uuid: string): string {
  return uuid.replaceAll("-", "");
}
