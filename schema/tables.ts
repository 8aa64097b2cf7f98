/**
 * The D1 tables. Migrations in `migrations/` are generated from this file (`npm run generate`).
 * What a column means is said here; the queries stand beside the module that owns the table.
 */
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/** Plans on sale (SPEC §8), seeded by a migration. */
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

/** Companies of the disclosure database (UPSTREAMS §2), one row each. */
export const companies = sqliteTable("companies", {
  /** OpenDART's eight-digit corp_code as an integer: the row id, so a lookup reads one b-tree. */
  corpCode: integer("corp_code").primaryKey(),
  nameKo: text("name_ko").notNull(),
  /** Null where the disclosure table holds a placeholder instead of a name. */
  nameEn: text("name_en"),
  stockCode: text("stock_code"),
  /** YYYYMMDD, as OpenDART gives it. */
  modifiedOn: text("modified_on").notNull(),
  /** The key of `nameKo` (`disclosure/keys.ts`). */
  nameKey: text("name_key").notNull(),
  /** Keys of names it bore before, as a JSON array. */
  formerKeys: text("former_keys").notNull().default("[]"),
  /** The rest is from `company.json`, null until that has been read. Keys of its legal and its stock name, as a JSON array. */
  aliasKeys: text("alias_keys"),
  /** Also null where `company.json` holds no Korean number. */
  businessNumber: text("business_number"),
  /** Keys of its representatives, as a JSON array. */
  representatives: text(),
  /** When `company.json` was last read: ISO 8601 day. */
  factsReadOn: text("facts_read_on"),
});

/**
 * Whatever a company can be recognised by, one row a key and company. Three kinds of key share one index:
 * a business number, a name, a name with a representative. Triggers derive it from `companies` (the migration `company_keys`).
 * The key order lets one seek of two entries tell "nobody", "exactly one" and "several".
 * The migration makes it WITHOUT ROWID, which drizzle cannot say: one b-tree instead of two.
 */
export const companyKeys = sqliteTable(
  "company_keys",
  {
    key: text().notNull(),
    /** 0: borne now; 1: borne formerly. The lookup makes no difference: whoever looks at the data may. */
    former: integer().notNull(),
    corpCode: integer("corp_code").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.former, table.corpCode] })],
);

/**
 * What is known of a business beyond the tax authority's word (SPEC §2.6), one row each, with the ISO 8601 day on which each part was read.
 * Texts as the source gives them, empty where it says nothing.
 */
export const profiles = sqliteTable(
  "profiles",
  {
    /** Ten digits as an integer: the row id, so a lookup reads one b-tree. */
    businessNumber: integer("business_number").primaryKey(),
    /** Of the company in `companies`; null where another source than OpenDART describes the business. */
    corpCode: integer("corp_code"),
    /** With its legal form, wherever that stands. */
    legalName: text("legal_name").notNull(),
    englishName: text("english_name").notNull(),
    stockName: text("stock_name").notNull(),
    /** Several persons in one text, with notes. */
    representatives: text().notNull(),
    address: text().notNull(),
    /** KSIC, 2 to 5 digits. */
    industryCode: text("industry_code").notNull(),
    /** YYYYMMDD: the day of incorporation, which is not the day on which the tax authority registered the business. */
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

/** Runs that bring the disclosure table, or the facts of its companies, up to date: one record each, kept for the operator. */
export const syncRuns = sqliteTable("sync_runs", {
  id: text().primaryKey(),
  kind: text({ enum: ["companies", "facts"] }).notNull(),
  /** Where the data comes from: OpenDART itself, or a file the operator sent. */
  source: text({ enum: ["opendart", "upload"] }).notNull(),
  status: text({ enum: ["queued", "running", "completed", "failed"] }).notNull(),
  /** Epoch milliseconds, as all times here. */
  createdAt: integer("created_at").notNull(),
  finishedAt: integer("finished_at"),
  /** Until then the worker that claimed the run is believed to be alive. */
  leaseUntil: integer("lease_until"),
  /** How often the run was claimed: also the claim's number, by which a worker that lost its lease is told. */
  attempts: integer().notNull().default(0),
  /** Companies to do, once known; done; and of those, how many were new or changed. */
  total: integer(),
  done: integer().notNull().default(0),
  changed: integer().notNull().default(0),
  /** Why it failed: a stable code and a sentence. */
  faultCode: text("fault_code"),
  faultMessage: text("fault_message"),
});

/** Batch jobs (DESIGN §9). Their rows and results lie in R2; what is counted is counted over `batchChunks`. */
export const batchJobs = sqliteTable(
  "batch_jobs",
  {
    id: text().primaryKey(),
    account: text().notNull(),
    idempotencyKey: text("idempotency_key"),
    /** SHA-256 of the request: what makes two submissions the same. */
    fingerprint: text().notNull(),
    language: text({ enum: ["ko", "en", "both", "code"] }).notNull(),
    status: text({ enum: ["queued", "processing", "completed", "failed"] }).notNull(),
    /** Rows of the input, and those of them that are malformed. */
    total: integer().notNull(),
    malformed: integer().notNull(),
    /** Epoch milliseconds, as all times here. */
    createdAt: integer("created_at").notNull(),
    completedAt: integer("completed_at"),
    expiresAt: integer("expires_at").notNull(),
    /** Until then whoever assembles the results is believed to be alive. */
    finishLeaseUntil: integer("finish_lease_until").notNull().default(0),
  },
  (table) => [
    uniqueIndex("batch_jobs_idempotency").on(table.account, table.idempotencyKey),
    index("batch_jobs_expiry").on(table.expiresAt),
    index("batch_jobs_unfinished").on(table.status),
  ],
);

/** The pieces of a job's work: each up to 100 distinct businesses, one call of the registry. */
export const batchChunks = sqliteTable(
  "batch_chunks",
  {
    jobId: text("job_id").notNull(),
    position: integer().notNull(),
    status: text({ enum: ["pending", "processing", "done"] }).notNull(),
    /** The bytes of its claims in the job's file of claims. */
    offset: integer().notNull(),
    length: integer().notNull(),
    /** When it is held for lost: its message should have come, or its worker have told something, before. */
    leaseUntil: integer("lease_until").notNull(),
    /** Number of the last claim: who marks the chunk done must still hold it, and its results lie under it. */
    claim: integer().notNull().default(0),
    /** Rows of the input by what became of them; a business that stands in it twice counts twice. */
    valid: integer().notNull().default(0),
    invalid: integer().notNull().default(0),
    errors: integer().notNull().default(0),
    /** Distinct businesses that were answered: what is charged. */
    answered: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    index("batch_chunks_unfinished").on(table.status, table.leaseUntil),
  ],
);
