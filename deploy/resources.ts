/**
 * Creates the missing resources by name, and sets what wrangler cannot: read replicas of the
 * database and the life cycle of the files. Each step may be repeated.
 */
import * as z from "zod";
import { LONGEST_RETENTION_DAYS } from "../src/batch/limits.ts";
import { DAY_MS } from "../src/lib/days.ts";
import { ApiFailure, type CloudflareApi } from "./cloudflare.ts";
import { type Inspection, listNamespaces } from "./preflight.ts";
import type { ResourceIds, Target } from "./target.ts";

/** Near the tax authority and the meters. The location of a resource cannot be changed later. */
const LOCATION = "apac";

/** "A namespace with this title exists": it was created after we looked. */
const NAMESPACE_EXISTS = 10014;

const DAY_S = DAY_MS / 1_000;
/**
 * The bucket's own rule waits this long beyond the sum of batch deadline and longest retention, so
 * that the Worker's sweep normally removes the files first.
 */
const BATCH_SLACK_DAYS = 14;
/**
 * After how many days the bucket removes an import's file. The Worker normally does so earlier:
 * when the run ends, within hours of its start.
 */
const IMPORT_DAYS = 7;

/** Creates what is missing. @returns the ids of all resources, also of those that existed */
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

/** Switches read replicas on, if they are off. @returns whether D1 then reports them as on */
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
 * Adds our life-cycle rules to those of the bucket. Our rules remove files that the Worker failed
 * to remove.
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
    // PUT replaces all rules, so send the others too.
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
