/**
 * The D1 tables and the meaning of their columns. The queries are in the modules that own the
 * tables (docs/architecture.md#where-state-is-kept). `npm run generate` makes migrations from this
 * file.
 */
import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/** Plans on sale. A migration fills the table. */
export const plans = sqliteTable(
  "plans",
  {
    variant: text({ enum: ["a", "b"] }).notNull(),
    id: text().notNull(),
    name: text().notNull(),
    /** Verifications in a calendar month (UTC); null: no monthly limit. */
    monthlyQuota: integer("monthly_quota"),
    /**
     * Units of an account in a Korean day. Null: the default, which limits only plans without a
     * monthly quota (`unitsPerDayOf` in `src/access/plans.ts`).
     */
    unitsPerDay: integer("units_per_day"),
    ratePerSecond: integer("rate_per_second").notNull(),
    /** The most businesses in one batch; null: no batches. */
    maxBatch: integer("max_batch"),
    /** USD a month; null: by agreement. */
    priceUsd: integer("price_usd"),
  },
  (table) => [primaryKey({ columns: [table.variant, table.id] })],
);

/** The disclosure table: one row for each company of OpenDART (docs/upstreams.md#opendart). */
export const companies = sqliteTable("companies", {
  /** OpenDART's eight-digit corp_code as an integer: the row id, so a lookup reads one b-tree. */
  corpCode: integer("corp_code").primaryKey(),
  nameKo: text("name_ko").notNull(),
  /** Null if OpenDART has no English name, or only a placeholder. */
  nameEn: text("name_en"),
  stockCode: text("stock_code"),
  /** YYYYMMDD, as OpenDART gives it. */
  modifiedOn: text("modified_on").notNull(),
  /** The name key of `nameKo` (`src/disclosure/index-keys.ts`). */
  nameKey: text("name_key").notNull(),
  /**
   * A hash of `nameEn` without case and punctuation: names that differ only in these have the
   * same hash. 0: no English name.
   */
  englishKey: integer("english_key").notNull().default(0),
  /**
   * True after the Korean name changed and the English one did not. The English name does not count
   * as official until OpenDART changes it or the company's own facts confirm it.
   */
  isEnglishStale: integer("is_english_stale", { mode: "boolean" }).notNull().default(false),
  /** Name keys of the former names, as a JSON array. */
  formerKeys: text("former_keys").notNull().default("[]"),
  /**
   * Name keys of the legal name and the stock name, as a JSON array. This column and the next two
   * come from `company.json`, and are null until it has been read.
   */
  aliasKeys: text("alias_keys"),
  /** Also null if `company.json` has no Korean business number. */
  businessNumber: text("business_number"),
  /** Keys of the representatives, as a JSON array. */
  representatives: text(),
  /** The ISO 8601 day on which `company.json` was last read. */
  factsReadOn: text("facts_read_on"),
  /** The sync run that last counted the company, so that a message delivered twice counts once. */
  factsRun: text("facts_run"),
});

/**
 * The index keys of the companies, one row for each key and company. A key is a business number, a
 * name, or a name with a representative. Triggers derive the rows from `companies` (the migration
 * `company_evidence`).
 *
 * A lookup reads only the first and the last row of a key. The rows are in the order of the primary
 * key, so if these two have the same English key, all rows between them have it too. Within an
 * English key, companies with facts that can contradict a match come first, then companies with
 * facts that have not been read. The migration makes the table WITHOUT ROWID, which drizzle cannot
 * express, so that it is one b-tree instead of two.
 */
export const companyKeys = sqliteTable(
  "company_keys",
  {
    key: text().notNull(),
    /**
     * `companies.english_key`. If the company has no English name or a stale one, or if `former` is
     * 1: the negative corp code, which no other company has.
     */
    english: integer().notNull(),
    /**
     * 0: the facts contain a business number or representatives; 1: the facts are not read yet;
     * 2: they are read and contain neither.
     */
    facts: integer().notNull(),
    corpCode: integer("corp_code").notNull(),
    /** 1: a former name without a representative; 0: any other key. Lookups do not read it. */
    former: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.english, table.facts, table.corpCode] })],
);

/** Counts of `companies` as of the last sync run (`src/disclosure/counts.ts`): one row, id 1. */
export const disclosureCounts = sqliteTable("disclosure_counts", {
  id: integer().primaryKey(),
  companies: integer().notNull(),
  /** Companies with `factsReadOn`, including those without facts in `company.json`. */
  withFacts: integer("with_facts").notNull(),
});

/**
 * Former names of companies that are not in `companies` yet, because the file of former names may
 * be imported before the disclosure table.
 */
export const formerNames = sqliteTable(
  "former_names",
  {
    corpCode: integer("corp_code").notNull(),
    nameKey: text("name_key").notNull(),
    /** The English name that belonged to the former name, encoded as `companies.english_key`. */
    englishKey: integer("english_key").notNull(),
  },
  (table) => [primaryKey({ columns: [table.corpCode, table.nameKey] })],
);

/**
 * What OpenDART says about a business, for variant B: one row for each business. A `…ReadOn` column
 * is the ISO 8601 day on which its part was read. Texts are as OpenDART gives them, empty if it
 * gives none.
 */
export const profiles = sqliteTable(
  "profiles",
  {
    /** Ten digits as an integer: the row id, so a lookup reads one b-tree. */
    businessNumber: integer("business_number").primaryKey(),
    /** The company in `companies`. */
    corpCode: integer("corp_code"),
    /** Contains the legal form, before or after the name. */
    legalName: text("legal_name").notNull(),
    englishName: text("english_name").notNull(),
    stockName: text("stock_name").notNull(),
    /** One text, which may name several people and contain notes. */
    representatives: text().notNull(),
    address: text().notNull(),
    /** KSIC, 2 to 5 digits. */
    industryCode: text("industry_code").notNull(),
    /** YYYYMMDD, the day of incorporation, not of registration with the tax authority. */
    establishedOn: text("established_on").notNull(),
    companyReadOn: text("company_read_on").notNull(),
    /** Head count. This and the amounts below are from the last annual report; null without one. */
    employees: integer(),
    /** This and `accountsReadOn` are null until OpenDART has been asked. */
    employeesReadOn: text("employees_read_on"),
    /** Whole Korean won. */
    capital: integer(),
    revenue: integer(),
    accountsReadOn: text("accounts_read_on"),
  },
  (table) => [index("profiles_corp_code").on(table.corpCode)],
);

/**
 * What live sources answered about business numbers: one row for each data set and number, even if
 * nothing was known. Rows are small, because there may be millions of them. The migration makes the
 * table WITHOUT ROWID, so that all rows of a number lie together in one b-tree.
 */
export const liveFacts = sqliteTable(
  "live_facts",
  {
    businessNumber: integer("business_number").notNull(),
    /**
     * The `id` in `DATA_SETS` (`src/live-sources/data-sets.ts`). 0: the operator had the number
     * erased, and no source is asked about it again.
     */
    source: integer().notNull(),
    /**
     * The day of the answer, in days since 1970 (UTC). A negative day means that the question is
     * queued for the background again; 0 means that it is queued for the first time.
     */
    askedOn: integer("asked_on").notNull(),
    /** JSON array in the order of `FACT_FIELDS` (`live-sources/facts.ts`); null: nothing known. */
    facts: text(),
  },
  (table) => [
    primaryKey({ columns: [table.businessNumber, table.source] }),
    index("live_facts_wanted").on(table.businessNumber).where(sql`asked_on <= 0`),
  ],
);

/** Runs that update the disclosure table or its facts, one row each. */
export const syncRuns = sqliteTable("sync_runs", {
  id: text().primaryKey(),
  kind: text({ enum: ["companies", "facts"] }).notNull(),
  /** `upload`: the data comes from a file that the operator sent. */
  source: text({ enum: ["opendart", "upload"] }).notNull(),
  status: text({ enum: ["queued", "running", "completed", "failed"] }).notNull(),
  /** Epoch milliseconds, as all times here. */
  createdAt: integer("created_at").notNull(),
  finishedAt: integer("finished_at"),
  /** Until this time, the worker that took the run counts as alive. */
  leaseUntil: integer("lease_until"),
  /**
   * How often the run was taken, which is the number of the current attempt. Every write names the
   * attempt, so that a worker that has lost its lease changes nothing.
   */
  attempts: integer().notNull().default(0),
  /** `total`: companies to process, null until known. `changed`: how many were new or changed. */
  total: integer(),
  done: integer().notNull().default(0),
  changed: integer().notNull().default(0),
  /** Why the run failed: a stable code and a sentence. */
  faultCode: text("fault_code"),
  faultMessage: text("fault_message"),
});

/**
 * Batch jobs. Their rows and results are files in R2 (`batch/files.ts`). The progress of a running
 * job is counted over `batchChunks`.
 */
export const batchJobs = sqliteTable(
  "batch_jobs",
  {
    /** Random, so that it tells nothing about the job. */
    id: text().primaryKey(),
    /** The metered name (`access/account-mode.ts`): one side of an account. */
    meteredName: text("account").notNull(),
    /**
     * The Idempotency-Key of the submission. Null if it had none; also after the job is deleted, so
     * that the key can be used again.
     */
    idempotencyKey: text("idempotency_key"),
    /** SHA-256 of the request. Tells a repetition from a different request with the same key. */
    fingerprint: text().notNull(),
    language: text({ enum: ["ko", "en", "both", "code"] }).notNull(),
    /**
     * The row of a `deleted` job stays until `expiresAt`, so that deleting the job again gets the
     * same answer, and at least until the job's files are removed.
     */
    status: text({
      enum: ["submitting", "queued", "processing", "completed", "cancelled", "failed", "deleted"],
    }).notNull(),
    /** Rows of the input, and how many of them are malformed. */
    total: integer().notNull(),
    malformed: integer().notNull(),
    /** Size of the job's files, as the account's storage limit counts them. */
    bytes: integer().notNull().default(0),
    /** How long the results are kept after the end of the job. */
    retentionDays: integer("retention_days").notNull().default(30),
    /**
     * True if a second request with the same Idempotency-Key came before the first one had
     * submitted the job. Then both requests work on the job, so neither may delete it if it fails.
     */
    isShared: integer("is_shared", { mode: "boolean" }).notNull().default(false),
    /** Distinct businesses that were answered and are charged. Known when the job has ended. */
    answered: integer().notNull().default(0),
    /** Epoch milliseconds, as all times here. */
    createdAt: integer("created_at").notNull(),
    /** Until this time, the job waits for the registry. */
    deadlineAt: integer("deadline_at").notNull().default(0),
    cancelledAt: integer("cancelled_at"),
    completedAt: integer("completed_at"),
    /** When the job will be removed. An estimate until the job has ended. */
    expiresAt: integer("expires_at").notNull(),
    /** Until this time, the worker that finishes or removes the job counts as alive. */
    leaseUntil: integer("lease_until").notNull().default(0),
    /**
     * When to remove the files that an ended or deleted job no longer needs; null: the job has not
     * ended, or the files are already removed.
     */
    tidyAt: integer("tidy_at"),
    /** What is asked about each business: its claim, or only the state of its number. */
    check: text("kind", { enum: ["verify", "status"] })
      .notNull()
      .default("verify"),
    /** The customer's name for the job. Removed when the job is deleted. */
    name: text(),
  },
  (table) => [
    uniqueIndex("batch_jobs_idempotency").on(table.meteredName, table.idempotencyKey),
    // Lists an account's jobs by state, and counts those that are open
    // (docs/decisions/0082-a-list-of-jobs-reads-few-rows.md).
    index("batch_jobs_of_account").on(
      table.meteredName,
      table.status,
      table.createdAt,
      table.id,
      table.bytes,
    ),
    index("batch_jobs_status").on(table.status, table.createdAt),
    index("batch_jobs_expiry").on(table.expiresAt),
    index("batch_jobs_tidy").on(table.tidyAt),
    // Tells when the first of an account's rows is removed.
    index("batch_jobs_of_account_expiry").on(table.meteredName, table.expiresAt),
  ],
);

/**
 * What the limits of jobs and storage need to know of each account: one row for each metered name
 * that has rows in `batchJobs`. Triggers keep it (the migration `job_counts`), so a submission
 * costs the same however many rows an account has
 * (docs/decisions/0116-triggers-count-job-rows.md). The migration makes the table WITHOUT ROWID.
 */
export const batchAccounts = sqliteTable("batch_accounts", {
  meteredName: text("account").primaryKey(),
  /** Rows in `batchJobs`, deleted ones included. */
  jobs: integer().notNull(),
  /** The sum of their `bytes`. */
  bytes: integer().notNull(),
});

/** The chunks of the jobs. One call of the registry asks about all businesses of a chunk. */
export const batchChunks = sqliteTable(
  "batch_chunks",
  {
    jobId: text("job_id").notNull(),
    /** Index of the chunk's first business among the job's distinct businesses. */
    first: integer().notNull(),
    /** Businesses in the chunk. */
    count: integer().notNull(),
    /** Rows of the input that name a business of the chunk. */
    rows: integer().notNull(),
    /** `cancelled`: the job ended before the chunk was done. */
    status: text({ enum: ["waiting", "processing", "done", "cancelled"] }).notNull(),
    /**
     * Offset and length in bytes of the block of `businesses.txt` that holds this chunk. If a chunk
     * is split, both halves have the same block.
     */
    offset: integer().notNull(),
    length: integer().notNull(),
    /** The due chunk with the lowest turn is next; among equal turns, the lowest weight. */
    turn: integer().notNull(),
    /** How many open jobs the account had at submission. */
    weight: integer().notNull(),
    /** When a worker may take the chunk. While a worker has it: when that worker's lease ends. */
    dueAt: integer("due_at").notNull(),
    /** How often the chunk was taken. Every write names the attempt, so late writes do nothing. */
    attempt: integer().notNull().default(0),
    /** The attempt that stored the results; null: there are none yet. */
    resultAttempt: integer("result"),
    /**
     * Why the chunk waits. `registry`: the registry did not answer. `unconfirmed`: it did not say
     * why a claim is not confirmed. `fault`: our own services failed. `daily_limit`: the account's
     * daily share has no room before a later day.
     */
    reason: text({ enum: ["registry", "unconfirmed", "fault", "daily_limit"] }),
    waitingSince: integer("waiting_since"),
    /** How often the registry did not answer the chunk but answered a probe right after. */
    failures: integer().notNull().default(0),
    /** How often a worker's lease on the chunk ran out. */
    deaths: integer().notNull().default(0),
    /** Rows of the input by result, so a business in two rows counts twice. */
    valid: integer().notNull().default(0),
    invalid: integer().notNull().default(0),
    errors: integer().notNull().default(0),
    /** Distinct businesses that were answered and are charged. */
    answered: integer().notNull().default(0),
    /** Valid rows by state, and invalid rows by reason. */
    active: integer().notNull().default(0),
    suspended: integer().notNull().default(0),
    closed: integer().notNull().default(0),
    details_mismatch: integer().notNull().default(0),
    not_registered: integer().notNull().default(0),
    unconfirmed: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.first] }),
    index("batch_chunks_turn")
      .on(table.turn, table.weight)
      .where(sql`status IN ('waiting', 'processing')`),
    index("batch_chunks_due").on(table.status, table.dueAt),
  ],
);

/** What all batch jobs share: one row, id 1. */
export const batchEngine = sqliteTable("batch_engine", {
  id: integer().primaryKey(),
  /**
   * The highest turn taken so far. The first chunk of a new job gets this turn, and the other
   * chunks of the job get later ones.
   */
  turn: integer().notNull().default(0),
  /** When a worker last took a chunk, and when the sweep last sent hints. */
  takenAt: integer("taken_at").notNull().default(0),
  hintedAt: integer("hinted_at").notNull().default(0),
  /** Since when the registry has not answered probes; null: it answers. */
  outageSince: integer("outage_since"),
  /** When the allowance of calls is renewed, if today's is used up; otherwise null. */
  allowanceRenewedAt: integer("allowance_renewed_at"),
  /** The earliest time of the next probe. */
  nextProbeAt: integer("next_probe_at").notNull().default(0),
});

/** The nightly copies of the API keys in R2: one row for each copy, from its start on. */
export const keyCopies = sqliteTable("key_copies", {
  /** The day on which the copy began (UTC), YYYY-MM-DD. */
  day: text().primaryKey(),
  /** Epoch milliseconds, as all times here. */
  startedAt: integer("started_at").notNull(),
  /** The next piece to copy (`src/access/key-copies.ts`). */
  nextPiece: integer("next_piece").notNull().default(0),
  /** How many keys the pieces before it hold. */
  keys: integer().notNull().default(0),
  /** Until this time, the worker that makes the copy counts as alive. */
  leaseUntil: integer("lease_until").notNull().default(0),
  completedAt: integer("completed_at"),
});
