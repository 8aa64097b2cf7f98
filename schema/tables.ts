/**
 * The D1 tables. Migrations in `migrations/` are generated from this file (`npm run generate`).
 * This file says what a column means; the queries are in the module that owns the table
 * (docs/architecture.md#where-state-is-kept).
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

/** Plans on sale, seeded by a migration. */
export const plans = sqliteTable(
  "plans",
  {
    variant: text({ enum: ["a", "b"] }).notNull(),
    id: text().notNull(),
    name: text().notNull(),
    /** Verifications in a calendar month (UTC); null: no monthly limit. */
    monthlyQuota: integer("monthly_quota"),
    ratePerSecond: integer("rate_per_second").notNull(),
    /** Businesses in one batch; null: no batches. */
    maxBatch: integer("max_batch"),
    /** USD a month; null: by agreement. */
    priceUsd: integer("price_usd"),
  },
  (table) => [primaryKey({ columns: [table.variant, table.id] })],
);

/** Companies of the disclosure database (docs/upstreams.md#opendart), one row each. */
export const companies = sqliteTable("companies", {
  /** OpenDART's eight-digit corp_code as an integer: the row id, so a lookup reads one b-tree. */
  corpCode: integer("corp_code").primaryKey(),
  nameKo: text("name_ko").notNull(),
  /** Null where the disclosure table holds a placeholder instead of a name. */
  nameEn: text("name_en"),
  stockCode: text("stock_code"),
  /** YYYYMMDD, as OpenDART gives it. */
  modifiedOn: text("modified_on").notNull(),
  /** The name key of `nameKo` (`src/disclosure/index-keys.ts`). */
  nameKey: text("name_key").notNull(),
  /**
   * A number that stands for `nameEn`, case and punctuation aside: two companies with the same one
   * have letter for letter one English name. 0: no English name.
   */
  englishKey: integer("english_key").notNull().default(0),
  /**
   * The company was renamed, and its English name did not follow. It is not official until the
   * table changes it, or the company's own facts confirm it.
   */
  isEnglishStale: integer("is_english_stale", { mode: "boolean" }).notNull().default(false),
  /** Name keys of its former names, as a JSON array. */
  formerKeys: text("former_keys").notNull().default("[]"),
  /**
   * The rest is from `company.json`, null until that has been read. Name keys of its legal and its
   * stock name, as a JSON array.
   */
  aliasKeys: text("alias_keys"),
  /** Also null where `company.json` holds no Korean number. */
  businessNumber: text("business_number"),
  /** Keys of its representatives, as a JSON array. */
  representatives: text(),
  /** When `company.json` was last read: ISO 8601 day. */
  factsReadOn: text("facts_read_on"),
  /** The sync run that counted it last: a message that is delivered twice counts nothing twice. */
  factsRun: text("facts_run"),
});

/**
 * Everything by which a company can be recognised, one row for each key and company. Three kinds of
 * key share one index: a business number, a name, a name with a representative. Triggers derive it
 * from `companies` (the migration `company_evidence`).
 *
 * The order lets two seeks of one row each tell all that a lookup asks: where the first and the
 * last entry of a key have one English key, so have all between them, or there is only one. The
 * first is the company whose facts can contradict, then one whose facts should be read. The
 * migration makes it WITHOUT ROWID, which drizzle cannot say: one b-tree instead of two.
 */
export const companyKeys = sqliteTable(
  "company_keys",
  {
    key: text().notNull(),
    /**
     * `companies.english_key`; the negative corp code, which is no other company's, where there is
     * no English name, it is stale, or the key is of a former name.
     */
    english: integer().notNull(),
    /**
     * 0: its facts name its number or representatives; 1: they were not read; 2: they name neither.
     */
    facts: integer().notNull(),
    corpCode: integer("corp_code").notNull(),
    /**
     * 0: the name it bears now; 1: a former one. The lookup makes no difference; it is there for
     * people who look at the data.
     */
    former: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.english, table.facts, table.corpCode] })],
);

/** How far the facts of the companies are known (`src/disclosure/counts.ts`): one row, id 1. */
export const disclosureCounts = sqliteTable("disclosure_counts", {
  id: integer().primaryKey(),
  companies: integer().notNull(),
  /** Of how many OpenDART was asked for facts: it has none of some. */
  withFacts: integer("with_facts").notNull(),
});

/**
 * Former names that wait for their company: they ship with the product, and may be imported before
 * the table is.
 */
export const formerNames = sqliteTable(
  "former_names",
  {
    corpCode: integer("corp_code").notNull(),
    nameKey: text("name_key").notNull(),
    /** The English name that went with it, as `companies.english_key`. */
    englishKey: integer("english_key").notNull(),
  },
  (table) => [primaryKey({ columns: [table.corpCode, table.nameKey] })],
);

/**
 * What is known of a business beyond what the tax authority says, for variant B: one row each, with
 * the ISO 8601 day on which each part was read. Texts are as the source gives them, empty where it
 * says nothing.
 */
export const profiles = sqliteTable(
  "profiles",
  {
    /** Ten digits as an integer: the row id, so a lookup reads one b-tree. */
    businessNumber: integer("business_number").primaryKey(),
    /**
     * Of the company in `companies`; null where another source than OpenDART describes the
     * business.
     */
    corpCode: integer("corp_code"),
    /** With its legal form, before or after the name. */
    legalName: text("legal_name").notNull(),
    englishName: text("english_name").notNull(),
    stockName: text("stock_name").notNull(),
    /** Several persons in one text, with notes. */
    representatives: text().notNull(),
    address: text().notNull(),
    /** KSIC, 2 to 5 digits. */
    industryCode: text("industry_code").notNull(),
    /**
     * YYYYMMDD: the day of incorporation, which is not the day on which the tax authority
     * registered the business.
     */
    establishedOn: text("established_on").notNull(),
    companyReadOn: text("company_read_on").notNull(),
    /** The rest is of the last annual report; null where there is none. Head count. */
    employees: integer(),
    /** Null until it was asked for; so for the accounts. */
    employeesReadOn: text("employees_read_on"),
    /** Whole Korean won. */
    capital: integer(),
    revenue: integer(),
    accountsReadOn: text("accounts_read_on"),
  },
  (table) => [index("profiles_corp_code").on(table.corpCode)],
);

/**
 * What each live source said of a business when it was asked by its number: one row each, also
 * where it knew nothing. Millions of businesses: rows are as small as they can be. The migration
 * makes it WITHOUT ROWID: all that is known of a number is in one place of one b-tree.
 */
export const liveFacts = sqliteTable(
  "live_facts",
  {
    businessNumber: integer("business_number").notNull(),
    /** `SOURCE_IDS` in `src/live-sources/stored-facts.ts`; 0: the number is never to be asked. */
    source: integer().notNull(),
    /**
     * The day of the answer, in days since 1970 (UTC). Its negative: the source is to be asked
     * again in the background; 0: to be asked for the first time.
     */
    askedOn: integer("asked_on").notNull(),
    /** A JSON array in the order of `src/live-sources/stored-facts.ts`; null: nothing known. */
    facts: text(),
  },
  (table) => [
    primaryKey({ columns: [table.businessNumber, table.source] }),
    index("live_facts_wanted").on(table.businessNumber).where(sql`asked_on <= 0`),
  ],
);

/**
 * Runs that bring the disclosure table, or the facts of its companies, up to date: one record each,
 * kept for the operator.
 */
export const syncRuns = sqliteTable("sync_runs", {
  id: text().primaryKey(),
  kind: text({ enum: ["companies", "facts"] }).notNull(),
  /** Where the data comes from: OpenDART itself, or a file the operator sent. */
  source: text({ enum: ["opendart", "upload"] }).notNull(),
  status: text({ enum: ["queued", "running", "completed", "failed"] }).notNull(),
  /** Epoch milliseconds, as all times here. */
  createdAt: integer("created_at").notNull(),
  finishedAt: integer("finished_at"),
  /** Until then the worker that took the run is believed to be alive. */
  leaseUntil: integer("lease_until"),
  /**
   * How often the run was taken. The number fences what an attempt writes, so that a worker that
   * lost its lease changes nothing.
   */
  attempts: integer().notNull().default(0),
  /** Companies to do, once known; done; and of those, how many were new or changed. */
  total: integer(),
  done: integer().notNull().default(0),
  changed: integer().notNull().default(0),
  /** Why it failed: a stable code and a sentence. */
  faultCode: text("fault_code"),
  faultMessage: text("fault_message"),
});

/**
 * Batch jobs. Their rows and results are files in R2 (`batch/files.ts`); no name is stored here.
 * While a job runs, its progress is counted over `batchChunks`.
 */
export const batchJobs = sqliteTable(
  "batch_jobs",
  {
    /** Random: nothing about the job can be learned from it. */
    id: text().primaryKey(),
    account: text().notNull(),
    /** Null also once the job is deleted: the key may then stand for another request. */
    idempotencyKey: text("idempotency_key"),
    /** SHA-256 of the request: two submissions are the same when it is. */
    fingerprint: text().notNull(),
    language: text({ enum: ["ko", "en", "both", "code"] }).notNull(),
    /** `deleted`: only this row is left, until nobody can still be writing a file of the job. */
    status: text({
      enum: ["submitting", "queued", "processing", "completed", "cancelled", "failed", "deleted"],
    }).notNull(),
    /** Rows of the input, and those of them that are malformed. */
    total: integer().notNull(),
    malformed: integer().notNull(),
    /** Size of its files, as the account's storage limit counts them. */
    bytes: integer().notNull().default(0),
    /** How long the results are kept, counted from the end of the job. */
    retentionDays: integer("retention_days").notNull().default(30),
    /** Another submission under the same Idempotency-Key works on it too. */
    isShared: integer("is_shared", { mode: "boolean" }).notNull().default(false),
    /** Distinct businesses that were answered: what is charged. Known when the job has ended. */
    answered: integer().notNull().default(0),
    /** Epoch milliseconds, as all times here. */
    createdAt: integer("created_at").notNull(),
    /** Until then the job waits for the registry. */
    deadlineAt: integer("deadline_at").notNull().default(0),
    cancelledAt: integer("cancelled_at"),
    completedAt: integer("completed_at"),
    /** When the job is removed. An estimate until it has ended. */
    expiresAt: integer("expires_at").notNull(),
    /** Until then the worker that finishes or removes the job is believed to be alive. */
    leaseUntil: integer("lease_until").notNull().default(0),
    /** When the files that an ended job does not need are removed for good; null: done. */
    tidyAt: integer("tidy_at"),
    /** What is asked of each business: its claim, or the state of its number alone. */
    check: text("kind", { enum: ["verify", "status"] })
      .notNull()
      .default("verify"),
    /** What its customer calls it. Gone when the job is deleted. */
    name: text(),
  },
  (table) => [
    uniqueIndex("batch_jobs_idempotency").on(table.account, table.idempotencyKey),
    // Also the list of an account's jobs, by state.
    index("batch_jobs_of_account").on(
      table.account,
      table.status,
      table.createdAt,
      table.id,
      table.bytes,
    ),
    index("batch_jobs_status").on(table.status, table.createdAt),
    index("batch_jobs_expiry").on(table.expiresAt),
    index("batch_jobs_tidy").on(table.tidyAt),
  ],
);

/** The pieces of a job's work: each up to 100 distinct businesses, one call of the registry. */
export const batchChunks = sqliteTable(
  "batch_chunks",
  {
    jobId: text("job_id").notNull(),
    /** Index of its first business among the job's distinct businesses, and how many it has. */
    first: integer().notNull(),
    count: integer().notNull(),
    /** Rows of the input that name one of its businesses. */
    rows: integer().notNull(),
    /** `cancelled`: the job ended before the chunk was done. */
    status: text({ enum: ["waiting", "processing", "done", "cancelled"] }).notNull(),
    /** The bytes, in the job's file of businesses, of the block that holds this chunk. */
    offset: integer().notNull(),
    length: integer().notNull(),
    /**
     * Of the chunks that are due, the one with the lowest turn is next; of equal turns, the one
     * with the lowest weight.
     */
    turn: integer().notNull(),
    /** How many open jobs the account had at submission. */
    weight: integer().notNull(),
    /** From then on it may be taken. While a worker has it: when that worker's lease ends. */
    dueAt: integer("due_at").notNull(),
    /** How often it was taken: the number of an attempt fences what the attempt writes. */
    attempt: integer().notNull().default(0),
    /** The attempt under whose number the results are stored; null: there are none yet. */
    result: integer(),
    /** Why it waits: the registry did not answer, did not give the reason of a mismatch, or our own
     * services failed. */
    reason: text({ enum: ["registry", "unconfirmed", "fault"] }),
    waitingSince: integer("waiting_since"),
    /** How often the registry did not answer it although it answered a probe right after. */
    failures: integer().notNull().default(0),
    /** How often the lease of its worker ran out. */
    deaths: integer().notNull().default(0),
    /** Rows of the input by result; a business that two rows name counts twice. */
    valid: integer().notNull().default(0),
    invalid: integer().notNull().default(0),
    errors: integer().notNull().default(0),
    /** Distinct businesses that were answered: what is charged. */
    answered: integer().notNull().default(0),
    /** Of the valid rows those in each state, of the invalid ones those with each reason. */
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

/** What all batch jobs share: one row, whose id is 1. */
export const batchEngine = sqliteTable("batch_engine", {
  id: integer().primaryKey(),
  /** The turn that was reached: new chunks are put behind it. */
  turn: integer().notNull().default(0),
  /** When a chunk was last taken, and when the sweeper last sent hints. */
  takenAt: integer("taken_at").notNull().default(0),
  hintedAt: integer("hinted_at").notNull().default(0),
  /** Since when the registry does not answer probes; null: it answers. */
  outageSince: integer("outage_since"),
  /** The registry is not probed before then. */
  nextProbeAt: integer("next_probe_at").notNull().default(0),
});
