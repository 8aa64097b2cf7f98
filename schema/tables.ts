/**
 * The D1 tables, with the meaning of their columns. The queries are in the modules that own the
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
    /** How many verifications a calendar month (UTC) includes; null: no monthly limit. */
    monthlyQuota: integer("monthly_quota"),
    /**
     * How many units an account may use in one day (Korean time). Null: the default of
     * `unitsPerDayOf` (`src/access/plans.ts`), which limits only plans without a monthly quota.
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
  /** OpenDART's eight-digit corp_code. An integer, so that it is the row id of SQLite. */
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
   * A hash of `nameEn`. Names that differ only in case or punctuation have the same hash. 0: no
   * English name.
   */
  englishKey: integer("english_key").notNull().default(0),
  /**
   * True if the Korean name has changed but the English name has not. Then the English name does
   * not count as official until OpenDART changes it, or until `company.json` confirms it.
   */
  isEnglishStale: integer("is_english_stale", { mode: "boolean" }).notNull().default(false),
  /** Name keys of the former names, as a JSON array. */
  formerKeys: text("former_keys").notNull().default("[]"),
  /**
   * Name keys of the legal name and the stock name, as a JSON array. This column and the next two
   * come from `company.json`. They are null until `company.json` has been read.
   */
  aliasKeys: text("alias_keys"),
  /** This column is also null if `company.json` has no valid business number. */
  businessNumber: text("business_number"),
  /** Keys of the representatives, as a JSON array. */
  representatives: text(),
  /** The ISO 8601 day on which `company.json` was last read. */
  factsReadOn: text("facts_read_on"),
  /**
   * The sync run that last counted the company. If a message about the company comes twice, the run
   * does not count the company again.
   */
  factsRun: text("facts_run"),
});

/**
 * The keys by which companies are found: one row for each key and company. A key is a business
 * number, a name, or a name with a representative. Triggers derive the rows from `companies` (the
 * migration `company_evidence`).
 *
 * A lookup reads only the first and the last row of a key. The rows are in the order of the primary
 * key. So if both rows have the same English key, all rows between them have this key. Rows with
 * the same English key are in the order of `facts`.
 *
 * The migration makes the table WITHOUT ROWID, so that it is one b-tree instead of two. Drizzle
 * cannot express WITHOUT ROWID.
 */
export const companyKeys = sqliteTable(
  "company_keys",
  {
    key: text().notNull(),
    /**
     * Usually `companies.english_key`. But if the company has no English name, if its English name
     * is stale, or if `former` is 1, this is the negative corp code, which no other company has.
     */
    english: integer().notNull(),
    /**
     * 0: `company.json` has a business number or representatives, which can contradict a match.
     * 1: `company.json` has not been read. 2: `company.json` has no number and no representatives.
     */
    facts: integer().notNull(),
    corpCode: integer("corp_code").notNull(),
    /** 1: a former name without a representative; 0: any other key. Lookups ignore this column. */
    former: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.english, table.facts, table.corpCode] })],
);

/** How many companies there were after the last sync run: one row with id 1. */
export const disclosureCounts = sqliteTable("disclosure_counts", {
  id: integer().primaryKey(),
  companies: integer().notNull(),
  /** How many companies have `factsReadOn`, even if `company.json` had no facts about them. */
  withFacts: integer("with_facts").notNull(),
});

/**
 * Former names of companies that are not in `companies` yet. There are such names if the file of
 * former names is imported before the disclosure table.
 */
export const formerNames = sqliteTable(
  "former_names",
  {
    corpCode: integer("corp_code").notNull(),
    nameKey: text("name_key").notNull(),
    /** The English name that belonged to the former name, hashed as in `companies.english_key`. */
    englishKey: integer("english_key").notNull(),
  },
  (table) => [primaryKey({ columns: [table.corpCode, table.nameKey] })],
);

/**
 * What OpenDART says about a business, for variant B: one row for each business. A `…ReadOn` column
 * is the ISO 8601 day on which the columns above it were read. Texts are as in OpenDART's answers,
 * or empty.
 */
export const profiles = sqliteTable(
  "profiles",
  {
    /** Ten digits. An integer, so that it is the row id of SQLite. */
    businessNumber: integer("business_number").primaryKey(),
    corpCode: integer("corp_code"),
    /** With the legal form, before or after the name. */
    legalName: text("legal_name").notNull(),
    englishName: text("english_name").notNull(),
    stockName: text("stock_name").notNull(),
    /** One text, which may name several people and contain notes. */
    representatives: text().notNull(),
    address: text().notNull(),
    /** KSIC, 2 to 5 digits. */
    industryCode: text("industry_code").notNull(),
    /** YYYYMMDD. The day of incorporation, not the opening date at the tax authority. */
    establishedOn: text("established_on").notNull(),
    companyReadOn: text("company_read_on").notNull(),
    /** This number and the amounts below are from the last annual report; null without a report. */
    employees: integer(),
    /** This day and `accountsReadOn` are null until OpenDART was asked for the annual report. */
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
 * the source knew nothing. Rows are small, because there may be millions of them. The migration
 * makes the table WITHOUT ROWID, so that all rows of a number are stored together.
 */
export const liveFacts = sqliteTable(
  "live_facts",
  {
    businessNumber: integer("business_number").notNull(),
    /**
     * The `id` in `DATA_SETS` (`src/live-sources/data-sets.ts`). 0: the operator has erased the
     * number, so no source is asked about it again.
     */
    source: integer().notNull(),
    /**
     * The day of the answer, in days since 1970 (UTC). If the source must be asked again in the
     * background, the day has a minus sign. 0: the source must be asked for the first time.
     */
    askedOn: integer("asked_on").notNull(),
    /** A JSON array in the order of `FACT_FIELDS` (`live-sources/facts.ts`); null: no facts. */
    facts: text(),
  },
  (table) => [
    primaryKey({ columns: [table.businessNumber, table.source] }),
    index("live_facts_wanted").on(table.businessNumber).where(sql`asked_on <= 0`),
  ],
);

/** Runs that update the disclosure table or its facts: one row for each run. */
export const syncRuns = sqliteTable("sync_runs", {
  id: text().primaryKey(),
  kind: text({ enum: ["companies", "facts"] }).notNull(),
  /** `upload`: the data comes from a file that the operator sent. */
  source: text({ enum: ["opendart", "upload"] }).notNull(),
  status: text({ enum: ["queued", "running", "completed", "failed"] }).notNull(),
  /** In epoch milliseconds, like all times in this table. */
  createdAt: integer("created_at").notNull(),
  finishedAt: integer("finished_at"),
  /** Until this time, the worker that took the run counts as alive. */
  leaseUntil: integer("lease_until"),
  /**
   * How often a worker took the run. This is the number of the current attempt. Every write names
   * its attempt, so that a worker that has lost its lease changes nothing.
   */
  attempts: integer().notNull().default(0),
  /** How many companies must be processed; null: not known yet. */
  total: integer(),
  done: integer().notNull().default(0),
  /** How many companies were new or changed. */
  changed: integer().notNull().default(0),
  /** Why the run failed: a stable code and a sentence. */
  faultCode: text("fault_code"),
  faultMessage: text("fault_message"),
});

/**
 * Batch jobs. Their rows and results are files in R2 (`batch/files.ts`). `batchChunks` has the
 * progress of a running job.
 */
export const batchJobs = sqliteTable(
  "batch_jobs",
  {
    /** Random, so that it says nothing about the job. */
    id: text().primaryKey(),
    /** The account and its mode, live or test, in one name (`access/account-mode.ts`). */
    meteredName: text("account").notNull(),
    /**
     * The Idempotency-Key of the submission; null if it had none. Deleting the job sets it to null,
     * so that the key can be used again.
     */
    idempotencyKey: text("idempotency_key"),
    /** SHA-256 of the request, to recognise a different request with the same key. */
    fingerprint: text().notNull(),
    language: text({ enum: ["ko", "en", "both", "code"] }).notNull(),
    /**
     * The row of a `deleted` job stays until `expiresAt`, so that deleting the job again gets the
     * same answer. The row also stays until the job's files are removed.
     */
    status: text({
      enum: ["submitting", "queued", "processing", "completed", "cancelled", "failed", "deleted"],
    }).notNull(),
    /** How many rows the input has. */
    total: integer().notNull(),
    /** How many of these rows are malformed. */
    malformed: integer().notNull(),
    /** The size of the job's files in bytes, as it counts for the account's storage limit. */
    bytes: integer().notNull().default(0),
    /** How many days the results are kept after the end of the job. */
    retentionDays: integer("retention_days").notNull().default(30),
    /**
     * True if a second request with the same Idempotency-Key came while the first one was still
     * submitting the job. Then both requests work on the job. A request that fails must not delete
     * the job, because the other request may succeed.
     */
    isShared: integer("is_shared", { mode: "boolean" }).notNull().default(false),
    /** How many different businesses were answered and charged. Set when the job has ended. */
    answered: integer().notNull().default(0),
    /** In epoch milliseconds, like all times in this table. */
    createdAt: integer("created_at").notNull(),
    /** Until when the job waits for the registry. */
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
    /** What the job checks: the claim about each business, or only the state of its number. */
    check: text("kind", { enum: ["verify", "status"] })
      .notNull()
      .default("verify"),
    /** The customer's name for the job. Removed when the job is deleted. */
    name: text(),
  },
  (table) => [
    uniqueIndex("batch_jobs_idempotency").on(table.meteredName, table.idempotencyKey),
    // Lists an account's jobs by state, and counts the open jobs
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
    // Finds out when the next row of an account is removed.
    index("batch_jobs_of_account_expiry").on(table.meteredName, table.expiresAt),
  ],
);

/**
 * Counts jobs and bytes for the limits of an account: one row for each metered name in `batchJobs`.
 * Triggers update the row (the migration `job_counts`), so that a submission does not have to count
 * all jobs (docs/decisions/0116-triggers-count-job-rows.md). The migration makes the table WITHOUT
 * ROWID.
 */
export const batchAccounts = sqliteTable("batch_accounts", {
  meteredName: text("account").primaryKey(),
  /** How many rows the account has in `batchJobs`, including deleted jobs. */
  jobs: integer().notNull(),
  /** The sum of `bytes` in these rows. */
  bytes: integer().notNull(),
});

/** The chunks of the jobs. One call of the registry asks about all businesses of a chunk. */
export const batchChunks = sqliteTable(
  "batch_chunks",
  {
    jobId: text("job_id").notNull(),
    /** The index of the chunk's first business in the job's list of different businesses. */
    first: integer().notNull(),
    /** How many businesses the chunk has. */
    count: integer().notNull(),
    /** How many rows of the input have a business of the chunk. */
    rows: integer().notNull(),
    /** `cancelled`: the job ended before the chunk was done. */
    status: text({ enum: ["waiting", "processing", "done", "cancelled"] }).notNull(),
    /**
     * The offset and length in bytes of the part of `businesses.txt` that has this chunk. If a
     * chunk is split, both halves keep the same part.
     */
    offset: integer().notNull(),
    length: integer().notNull(),
    /**
     * Workers first take the due chunk with the lowest turn. If several chunks have this turn,
     * workers take the one with the lowest weight.
     */
    turn: integer().notNull(),
    /** How many open jobs the account had at submission. */
    weight: integer().notNull(),
    /** When a worker may take the chunk. If a worker has it: when that worker's lease ends. */
    dueAt: integer("due_at").notNull(),
    /** How often a worker took the chunk. Writes of a worker that took it earlier do nothing. */
    attempt: integer().notNull().default(0),
    /** The attempt that stored the results; null: there are none yet. */
    resultAttempt: integer("result"),
    /**
     * Why the chunk waits. `registry`: the registry did not answer. `unconfirmed`: the registry did
     * not say why a claim is not confirmed. `fault`: our own services failed. `daily_limit`: the
     * account has used up its daily limit.
     */
    reason: text({ enum: ["registry", "unconfirmed", "fault", "daily_limit"] }),
    waitingSince: integer("waiting_since"),
    /** How often the registry did not answer the chunk, but then answered a probe. */
    failures: integer().notNull().default(0),
    /** How often a worker's lease on the chunk ran out. */
    deaths: integer().notNull().default(0),
    /**
     * This column and the next two count rows of the input, so a business in two rows counts twice.
     */
    valid: integer().notNull().default(0),
    invalid: integer().notNull().default(0),
    errors: integer().notNull().default(0),
    /** How many different businesses were answered and charged. */
    answered: integer().notNull().default(0),
    /**
     * The next three columns count valid rows by state. The three columns after them count invalid
     * rows by reason.
     */
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

/** The state that all batch jobs share: one row with id 1. */
export const batchEngine = sqliteTable("batch_engine", {
  id: integer().primaryKey(),
  /**
   * The highest turn of all chunks that were taken so far. The first chunk of a new job gets this
   * turn, and the other chunks of the job get later ones.
   */
  turn: integer().notNull().default(0),
  takenAt: integer("taken_at").notNull().default(0),
  /** When the sweep last sent hints: messages that say that a chunk is due. */
  hintedAt: integer("hinted_at").notNull().default(0),
  /** Since when the registry does not answer probes; null: it answers. */
  outageSince: integer("outage_since"),
  /** If the daily allowance of calls is used up: when it is renewed; otherwise null. */
  allowanceRenewedAt: integer("allowance_renewed_at"),
  nextProbeAt: integer("next_probe_at").notNull().default(0),
});

/** The nightly copies of the API keys in R2: one row for each copy, even if it is not complete. */
export const keyCopies = sqliteTable("key_copies", {
  /** The day on which the copy began (UTC), YYYY-MM-DD. */
  day: text().primaryKey(),
  /** In epoch milliseconds, like all times in this table. */
  startedAt: integer("started_at").notNull(),
  /** The next piece to copy (`src/access/key-copies.ts`). */
  nextPiece: integer("next_piece").notNull().default(0),
  /** How many keys were copied so far. */
  keys: integer().notNull().default(0),
  /** Until this time, the worker that makes the copy counts as alive. */
  leaseUntil: integer("lease_until").notNull().default(0),
  completedAt: integer("completed_at"),
});
