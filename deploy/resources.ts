/**
 * Creates the missing resources by name. Also sets what wrangler cannot set: read replicas of the
 * database, and rules that remove old files. Each step may be repeated.
 */
import * as z from "zod";
import { LONGEST_RETENTION_DAYS } from "../src/batch/limits.ts";
import { DAY_MS } from "../src/lib/days.ts";
import { ApiFailure, type CloudflareApi } from "./cloudflare.ts";
import { type Inspection, listNamespaces } from "./preflight.ts";
import type { ResourceIds, Target } from "./target.ts";

/** Near the tax authority and the meters. Cloudflare cannot change the location later. */
const LOCATION = "apac";

/** Cloudflare's error for a title that exists: the namespace was created after `inspect` looked. */
const NAMESPACE_EXISTS = 10014;

const DAY_S = DAY_MS / 1_000;
/**
 * The bucket keeps the files of a batch for this many days after the batch deadline and the longest
 * retention time. Normally the Worker's sweep removes these files earlier.
 */
const BATCH_SLACK_DAYS = 14;
/**
 * After how many days the bucket removes the file of an import. Normally the Worker removes the
 * file earlier, when the import ends.
 */
const IMPORT_DAYS = 7;

/** Creates missing resources. @returns the ids of all resources, including those that existed */
export async function createResources(
  api: CloudflareApi,
  target: Target,
  found: Inspection,
  print: (line: string) => void,
): Promise<ResourceIds> {
  const namespaces: Record<string, string> = {};
  for (const { binding, title } of target.namespaces) {
    const id = found.namespaces[binding];
    namespaces[binding] =
      id ?? (await created<string>(`KV namespace ${title}`, createNamespace(api, title)));
  }
  const database =
    found.database?.id ??
    (await created<string>(
      `database ${target.database.name}, in Asia-Pacific`,
      create(api, "/d1/database", z.object({ uuid: z.string() }), {
        name: target.database.name,
        primary_location_hint: LOCATION,
      }).then(({ uuid }) => uuid),
    ));
  if (!found.hasBucket) {
    await created(
      `bucket ${target.bucket}, in Asia-Pacific`,
      create(api, "/r2/buckets", z.unknown(), { name: target.bucket, locationHint: LOCATION }),
    );
  }
  for (const name of target.queues.filter((queue) => !found.queues.has(queue)))
    await created(`queue ${name}`, create(api, "/queues", z.unknown(), { queue_name: name }));
  return { database, namespaces };

  async function created<T>(what: string, creating: Promise<T>): Promise<T> {
    const result = await creating;
    print(`  created: ${what}`);
    return result;
  }
}

function create<T>(
  api: CloudflareApi,
  path: string,
  result: z.ZodType<T>,
  body: object,
): Promise<T> {
  return api.call(path, result, { method: "POST", body });
}

async function createNamespace(api: CloudflareApi, title: string): Promise<string> {
  try {
    const answer = z.object({ id: z.string() });
    return (await create(api, "/storage/kv/namespaces", answer, { title })).id;
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.code !== NAMESPACE_EXISTS) throw failure;
    const known = (await listNamespaces(api)).find((namespace) => namespace.title === title);
    if (!known) throw failure;
    return known.id;
  }
}

const replication = z.object({ read_replication: z.object({ mode: z.string() }).nullish() });

/** Switches read replicas on. @returns whether D1 then reports that they are on */
export async function enableReadReplication(
  api: CloudflareApi,
  databaseId: string,
): Promise<boolean> {
  const path = `/d1/database/${databaseId}`;
  const mode = async () => (await api.call(path, replication)).read_replication?.mode;
  if ((await mode()) === "auto") return true;
  await api.call(path, z.unknown(), {
    method: "PUT",
    body: { read_replication: { mode: "auto" } },
  });
  return (await mode()) === "auto";
}

const rule = z.looseObject({ id: z.string() });
type Rule = z.infer<typeof rule>;

/**
 * Adds our life-cycle rules to the bucket. They remove old files that the Worker has not removed.
 * @returns after how many days the bucket removes the files of a batch
 */
export async function setFileExpiry(
  api: CloudflareApi,
  { bucket, deadlineHours }: Target,
): Promise<number> {
  const path = `/r2/buckets/${bucket}/lifecycle`;
  const days = LONGEST_RETENTION_DAYS + Math.ceil(deadlineHours / 24) + BATCH_SLACK_DAYS;
  const ours = [
    removal("batch files", "batch/", days),
    removal("import files", "sync/", IMPORT_DAYS),
  ];
  const answer = await api.call(path, z.object({ rules: z.array(rule).nullish() }));
  const rules = answer.rules ?? [];
  const theirs = rules.filter(({ id }) => !ours.some((own) => own.id === id));
  const wanted = [...theirs, ...ours];
  if (JSON.stringify(rules) !== JSON.stringify(wanted)) {
    // PUT replaces all rules, so also send the rules that other people have added.
    await api.call(path, z.unknown(), { method: "PUT", body: { rules: wanted } });
  }
  return days;
}

function removal(id: string, prefix: string, days: number): Rule {
  return {
    id,
    enabled: true,
    conditions: { prefix },
    deleteObjectsTransition: { condition: { type: "Age", maxAge: days * DAY_S } },
  };
}
