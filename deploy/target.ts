/**
 * Reads an environment from wrangler.toml. Writes a copy of wrangler.toml with the ids of the
 * resources and without custom domains. The deployment gives this copy to wrangler. Without ids,
 * wrangler would create the resources itself. If the upload then failed, the next run would not
 * find the new namespaces (docs/decisions/0040-deploy-creates-resources.md).
 */
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { experimental_readRawConfig, unstable_readConfig } from "wrangler";
import * as z from "zod";
import { DeployFailure } from "./failure.ts";

/** What a deployment needs from wrangler.toml, for one environment. */
export interface Target {
  /** The value of `--env`; empty for production. */
  environment: string;
  worker: string;
  requiredSecrets: string[];
  database: { name: string; binding: string };
  namespaces: { title: string; binding: string }[];
  bucket: string;
  queues: string[];
  /** How many hours a batch may wait for the tax authority. */
  deadlineHours: number;
  cpuMs: number;
  /** Where the page sends people who have no API key. */
  keyHelpUrl: string | undefined;
  /** Bindings of Durable Objects. A Worker with one of these bindings counts as ours. */
  objectBindings: string[];
  domains: string[];
  /** The tags of the migrations of Durable Objects, oldest first. */
  migrationTags: string[];
}

/** The ids that Cloudflare gave the resources. Buckets and queues have only names. */
export interface ResourceIds {
  database: string;
  namespaces: Record<string, string>;
}

const queue = z.object({ queue: z.string() });

const configSchema = z.object({
  name: z.string(),
  secrets: z.object({ required: z.array(z.string()) }),
  d1_databases: z.tuple([z.object({ binding: z.string(), database_name: z.string() })]),
  kv_namespaces: z.array(z.object({ binding: z.string() })),
  r2_buckets: z.tuple([z.object({ bucket_name: z.string() })]),
  queues: z.object({ producers: z.array(queue), consumers: z.array(queue) }),
  vars: z.object({ BATCH_DEADLINE_HOURS: z.number(), KEY_HELP_URL: z.string().optional() }),
  limits: z.object({ cpu_ms: z.number() }),
  durable_objects: z.object({ bindings: z.array(z.object({ name: z.string() })) }),
  migrations: z.array(z.object({ tag: z.string() })),
  routes: z
    .array(
      z.union([
        z.string(),
        z.object({ pattern: z.string(), custom_domain: z.boolean().nullish() }),
      ]),
    )
    .nullish(),
});

/** @throws DeployFailure if wrangler.toml has no such environment, or a field is missing */
export function readTarget(environment: string, configPath: string): Target {
  const config = configSchema.safeParse(readConfig(environment, configPath));
  if (!config.success)
    throw new DeployFailure(`${configPath} is not complete: ${z.prettifyError(config.error)}`);
  const { name, secrets, kv_namespaces, queues, vars, limits } = config.data;
  const [database] = config.data.d1_databases;
  return {
    environment,
    worker: name,
    requiredSecrets: secrets.required,
    database: { name: database.database_name, binding: database.binding },
    namespaces: kv_namespaces.map(({ binding }) => ({ binding, title: titleOf(name, binding) })),
    bucket: config.data.r2_buckets[0].bucket_name,
    queues: [...new Set([...queues.producers, ...queues.consumers].map(({ queue }) => queue))],
    deadlineHours: vars.BATCH_DEADLINE_HOURS,
    cpuMs: limits.cpu_ms,
    keyHelpUrl: vars.KEY_HELP_URL,
    objectBindings: config.data.durable_objects.bindings.map(({ name }) => name),
    domains: (config.data.routes ?? []).flatMap((route) =>
      typeof route === "object" && route.custom_domain ? [route.pattern] : [],
    ),
    migrationTags: config.data.migrations.map(({ tag }) => tag),
  };
}

/** The same title that wrangler uses, so that we find namespaces that wrangler created. */
function titleOf(worker: string, binding: string): string {
  return `${worker}-${binding.toLowerCase().replaceAll("_", "-")}`;
}

function readConfig(environment: string, configPath: string): unknown {
  try {
    return unstable_readConfig({ config: configPath, env: environment }, { hideWarnings: true });
  } catch (fault) {
    throw new DeployFailure(fault instanceof Error ? fault.message.trim() : String(fault));
  }
}

export interface TemporaryFile {
  path: string;
  remove(): void;
}

/**
 * Writes a copy of wrangler.toml with the ids of the resources and without custom domains. The copy
 * is in the same folder, so that relative paths lead to the same files.
 * @param changes further top-level fields, for tests
 */
export function writeConfig(
  { environment }: Target,
  ids: ResourceIds,
  configPath: string,
  changes: object = {},
): TemporaryFile {
  const { rawConfig } = experimental_readRawConfig({ config: configPath });
  const section = environment === "" ? rawConfig : rawConfig.env?.[environment];
  for (const namespace of section?.kv_namespaces ?? [])
    namespace.id = ids.namespaces[namespace.binding] ?? "";
  for (const database of section?.d1_databases ?? []) database.database_id = ids.database;
  // The deployment adds custom domains itself (deploy/domains.ts).
  for (const part of [rawConfig, section])
    if (part?.routes !== undefined)
      part.routes = part.routes.filter(
        (route: object | string) =>
          typeof route === "string" || !("custom_domain" in route && route.custom_domain),
      );
  // Git ignores this name. The process id keeps parallel deployments apart.
  const name = `wrangler.deploy-${environment || "production"}-${process.pid}.json`;
  const path = join(dirname(configPath), name);
  writeFileSync(path, JSON.stringify({ ...rawConfig, ...changes }, null, 2));
  return { path, remove: () => rmSync(path, { force: true }) };
}
