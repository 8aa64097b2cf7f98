/**
 * The environment, checked once, and the services built from it for one invocation and handed on as arguments.
 */
import { drizzle } from "drizzle-orm/d1";
import * as z from "zod";
import { createKeyStore, type KeyStore } from "./access/key-store.ts";
import { ConfigurationError } from "./errors.ts";
import { createOpenDartClient, type OpenDartClient } from "./opendart/client.ts";
import { createRegistryClient, type RegistryClient } from "./registry/client.ts";
import { createRunStore, type RunStore } from "./sync/runs.ts";
import type { Trace } from "./trace.ts";

const milliseconds = z.coerce.number().int().positive();

/** Host names separated by commas; null where none is named. */
const hosts = z
  .string()
  .default("")
  .transform((text) =>
    text
      .toLowerCase()
      .split(",")
      .map((host) => host.trim())
      .filter((host) => host !== ""),
  )
  .transform((names) => (names.length > 0 ? new Set(names) : null));

const settingsSchema = z.object({
  NTS_BASE_URL: z.url(),
  NTS_SERVICE_KEY: z.string().min(1),
  NTS_ATTEMPT_TIMEOUT_MS: milliseconds,
  NTS_TOTAL_TIMEOUT_MS: milliseconds,
  OPENDART_BASE_URL: z.url(),
  OPENDART_API_KEY: z.string().min(1),
  ADMIN_TOKEN: z.string().min(16),
  LEASE_SECONDS: z.coerce.number().positive(),
  /** The hosts on which a variant answers; null: on every one. */
  VARIANT_A_HOSTS: hosts,
  VARIANT_B_HOSTS: hosts,
  BATCH_RETRY_SECONDS: z.coerce.number().positive(),
});

export type Settings = z.infer<typeof settingsSchema>;

const checked = new WeakMap<Env, Settings>();

/** The settings of the environment. @throws ConfigurationError */
export function settingsOf(env: Env): Settings {
  const known = checked.get(env);
  if (known) return known;
  const parsed = settingsSchema.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    const settings = parsed.error.issues.map((issue) => String(issue.path[0]));
    throw new ConfigurationError([...new Set(settings)], `The service is not configured: ${faults.join("; ")}`);
  }
  checked.set(env, parsed.data);
  return parsed.data;
}

/** What one invocation works with. */
export interface Services {
  env: Env;
  settings: Settings;
  clock: () => number;
  trace: Trace;
  /** Lets work go on after the answer, or after a caller who hung up. */
  waitUntil: (work: Promise<unknown>) => void;
  keys: KeyStore;
  registry: RegistryClient;
}

/** @throws ConfigurationError */
export function createServices(
  env: Env,
  context: Pick<ExecutionContext, "waitUntil">,
  trace: Trace,
  clock: () => number,
): Services {
  const settings = settingsOf(env);
  return {
    env,
    settings,
    clock,
    trace,
    waitUntil: (work) => context.waitUntil(work),
    keys: createKeyStore(env.API_KEYS),
    registry: createRegistryClient({
      baseUrl: settings.NTS_BASE_URL,
      serviceKey: settings.NTS_SERVICE_KEY,
      attemptTimeoutMs: settings.NTS_ATTEMPT_TIMEOUT_MS,
      totalTimeoutMs: settings.NTS_TOTAL_TIMEOUT_MS,
      onAttempt: (operation, fault) => trace.registryAttempt(operation, fault),
    }),
  };
}

/** What the sync of the disclosure table works with: built only where it is needed, a check needs none of it. */
export interface SyncServices {
  env: Env;
  clock: () => number;
  runs: RunStore;
  openDart: OpenDartClient;
}

export function syncServices({
  env,
  settings,
  clock,
  trace,
}: Pick<Services, "env" | "settings" | "clock" | "trace">): SyncServices {
  return {
    env,
    clock,
    runs: trace.timed("sync", createRunStore(drizzle(env.DB), clock, settings.LEASE_SECONDS * 1000)),
    openDart: createOpenDartClient({ baseUrl: settings.OPENDART_BASE_URL, apiKey: settings.OPENDART_API_KEY }),
  };
}
