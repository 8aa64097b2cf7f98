import * as z from "zod";
import { ConfigurationError } from "./errors.ts";
import { type NumbersByName, readNumbersByName } from "./lib/numbers-by-name.ts";
import { LIVE_SOURCE_NAMES } from "./live-sources/data-sets.ts";

const milliseconds = z.coerce.number().int().positive();
const seconds = z.coerce.number().positive();

function parts(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

const hosts = z
  .string()
  .default("")
  .transform((text) => parts(text.toLowerCase()))
  .transform((names) => (names.length > 0 ? new Set(names) : null));

const liveSources = z
  .string()
  .default("")
  .transform((text) => parts(text))
  .pipe(z.array(z.enum(LIVE_SOURCE_NAMES)));

const numbersByName = (all: number) =>
  z
    .union([z.string(), z.number()])
    .default("")
    .transform((setting) => readNumbersByName(String(setting), all))
    .refine((numbers) => numbers !== null, "must be a number, or several as name:number")
    .transform((numbers) => numbers as NumbersByName);

/** The meter presumes a check dead after 30 s, so all calls of one check must end before then. */
const LONGEST_CHECK_MS = 25_000;

const settingsFields = z.object({
  NTS_BASE_URL: z.url(),
  NTS_SERVICE_KEY: z.string().min(1),
  /** How long the first attempt to call the registry may take. Later attempts have at most 5 s. */
  NTS_ATTEMPT_TIMEOUT_MS: milliseconds,
  NTS_TOTAL_TIMEOUT_MS: milliseconds,
  /** The time to find out why a claim is unconfirmed. The default is NTS_TOTAL_TIMEOUT_MS / 2. */
  NTS_EXPLANATION_TIMEOUT_MS: milliseconds.optional(),
  /** The registry allows 1,000,000, but `SourceGate` counts some of these calls too late. */
  NTS_CALLS_A_DAY: z.coerce.number().int().positive().default(950_000),
  OPENDART_BASE_URL: z.url(),
  OPENDART_API_KEY: z.string().min(1),
  /**
   * How long an answer waits for names or for a stored profile, before it is sent without them. The
   * wait for names begins when the API key of the request is accepted; for a profile, at its query.
   */
  NAMES_BUDGET_MS: milliseconds.default(1_000),
  /**
   * How long an answer waits for facts that decide which company a name belongs to. This wait also
   * begins when the API key is accepted.
   */
  FACTS_BUDGET_MS: milliseconds.default(700),
  /** How long a chunk of a batch waits for these facts, after it has looked up the names. */
  CHUNK_FACTS_BUDGET_MS: milliseconds.default(10_000),
  /** OpenDART allows 20,000. The other 1,000 are for its list of companies and for the operator. */
  OPENDART_CALLS_A_DAY: z.coerce.number().int().min(0).default(19_000),
  /** How many of OPENDART_CALLS_A_DAY are reserved for facts that a caller waits for. */
  OPENDART_ON_DEMAND_CALLS: z.coerce.number().int().min(0).default(2_000),
  /** OpenDART blocks an address after more than 1,000 calls in a minute. */
  OPENDART_CALLS_A_MINUTE: z.coerce.number().int().positive().default(900),
  LIVE_SOURCES: liveSources,
  DATA_GO_KR_BASE_URL: z.url().default("https://apis.data.go.kr"),
  /** The key for all live sources. The default, NTS_SERVICE_KEY, is from the same portal. */
  DATA_GO_KR_KEY: z.string().optional(),
  /**
   * How long an answer of `POST /v1/verify/business` waits for live sources. The wait begins when
   * the API key of the request is accepted.
   */
  LIVE_SOURCES_BUDGET_MS: milliseconds.default(1_500),
  /** How long a call may take. A result that comes after our answer is still stored. */
  LIVE_SOURCES_TIMEOUT_MS: milliseconds.default(8_000),
  /** How often each live source may be called in a Korean day. A source may have its own number. */
  LIVE_SOURCES_CALLS_A_DAY: numbersByName(10_000),
  LIVE_SOURCES_CALLS_A_MINUTE: z.coerce.number().int().positive().default(600),
  LIVE_SOURCES_BACKGROUND_SHARE: z.coerce.number().min(0).max(1).default(0.3),
  /** After how many days to ask a live source again. A source or field may have its own number. */
  LIVE_SOURCES_MAX_AGE_DAYS: numbersByName(30),
  LIVE_SOURCES_PERSONAL_DATA: z
    .union([z.boolean(), z.enum(["true", "false"])])
    .default(false)
    .transform((setting) => String(setting) === "true"),
  LEASE_SECONDS: seconds,
  /** How many seconds the counter in KV may lag behind the meter. */
  PUBLISH_SECONDS: seconds.default(3_600),
  VARIANT_A_HOSTS: hosts,
  VARIANT_B_HOSTS: hosts,
  BATCH_RETRY_SECONDS: seconds,
  BATCH_DEADLINE_HOURS: z.coerce.number().positive(),
  SUBMIT_SECONDS: seconds,
  PROBE_SECONDS: seconds,
  /** How many blocks of watched numbers may be asked about at the same time. */
  WATCH_WORKERS: z.coerce.number().int().positive().default(4),
});

const settingsSchema = settingsFields
  .transform((settings) => ({
    ...settings,
    NTS_EXPLANATION_TIMEOUT_MS:
      settings.NTS_EXPLANATION_TIMEOUT_MS ?? settings.NTS_TOTAL_TIMEOUT_MS / 2,
  }))
  .refine(
    ({ NTS_TOTAL_TIMEOUT_MS, NTS_EXPLANATION_TIMEOUT_MS }) =>
      NTS_TOTAL_TIMEOUT_MS + NTS_EXPLANATION_TIMEOUT_MS <= LONGEST_CHECK_MS,
    {
      path: ["NTS_TOTAL_TIMEOUT_MS"],
      error: `with NTS_EXPLANATION_TIMEOUT_MS it must be at most ${LONGEST_CHECK_MS}`,
    },
  );

export type Settings = z.infer<typeof settingsSchema>;

const checked = new WeakMap<Env, Settings>();

export function settingsOf(env: Env): Settings {
  const known = checked.get(env);
  if (known) return known;
  const parsed = settingsSchema.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    const settings = parsed.error.issues.map((issue) => String(issue.path[0]));
    throw new ConfigurationError(
      [...new Set(settings)],
      `The service is not configured: ${faults.join("; ")}`,
    );
  }
  checked.set(env, parsed.data);
  return parsed.data;
}
