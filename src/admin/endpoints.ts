/** The operator's routes, declared. */
import * as z from "zod";
import type { ErrorCode } from "../errors.ts";
import { type Endpoint, JSON_BODY, type JsonSchema, type Parameter } from "../http/endpoint.ts";
import {
  accountUsageAnswer,
  companyFactsAnswer,
  doctorAnswer,
  erasedAccountAnswer,
  forgottenProfileAnswer,
  formerNamesAnswer,
  issuedKeyAnswer,
  jobAnswer,
  jobStatus,
  jobsAnswer,
  keyAnswer,
  keysAnswer,
  profileAnswer,
  revokedKeyAnswer,
  rotatedKeyAnswer,
  sourcesAnswer,
  syncRunAnswer,
  syncRunsAnswer,
} from "./answers.ts";
import { changeKeySchema, issueKeySchema, rotateKeySchema } from "./key-schema.ts";

/** What any route of the operator can answer. */
const GUARDED = [
  "invalid_api_key",
  "rate_limit_exceeded",
  "internal_error",
] as const satisfies ErrorCode[];

const ACCOUNT: Parameter = {
  in: "path",
  name: "account",
  required: true,
  description: "The account, as its keys name it.",
  schema: z.string(),
  example: "acme",
};

const KEY_ID: Parameter = {
  in: "path",
  name: "id",
  required: true,
  description: "The id of the key.",
  schema: z.string(),
  example: "key_0cfafa2a8a2427eb",
};

const NUMBER: Parameter = {
  in: "path",
  name: "number",
  required: true,
  description: "The registration number, plain or hyphenated 3-2-5.",
  schema: z.string(),
  example: "2178182399",
};

const FIELDS = {
  name: { description: "What the owner calls the key.", examples: ["web shop"] },
  plans: { description: "The plan for each variant that the key may call." },
  limits: { description: "Limits that replace those of the plan." },
  expires: { description: "When the key ends.", examples: ["2027-11-20T13:30:00Z"] },
} as const satisfies Record<string, JsonSchema>;

const KEY = {
  id: "key_0cfafa2a8a2427eb",
  account: "acme",
  name: "web shop",
  mode: "live",
  plans: { a: "pro", b: "paid" },
  limits: {},
  created_at: "2026-11-20T13:30:00.000Z",
  expires_at: "2027-11-20T13:30:00.000Z",
};
const NEW_KEY = { ...KEY, id: "key_5fea716d13b741ba" };
const API_KEY = "bvs_live_ysfoAnodR4hGM9l2pQ9NQtYXDBpHVrTh2Oulx0";

const JOB = {
  job_id: "job_cbd7088b0ec11861b1c9ceb13d1c0be7",
  account: "acme",
  mode: "live",
  status: "completed",
  language: "en",
  total: 2,
  malformed: 0,
  created_at: "2026-11-20T13:30:10.000Z",
  completed_at: "2026-11-20T13:30:11.000Z",
  expires_at: "2026-12-20T13:30:10.000Z",
};

const RUN = {
  id: "0c7278c6-1b94-461a-b4c1-3f0b20d93b16",
  kind: "facts",
  source: "opendart",
  status: "queued",
  created_at: "2026-11-20T13:30:32.956Z",
  finished_at: null,
  attempts: 0,
  total: 31,
  done: 0,
  changed: 0,
  fault: null,
};

/** A successful answer of one shape. */
const answer = (description: string, schema: z.ZodType, value: unknown) => ({
  status: 200 as const,
  description,
  mediaType: "application/json",
  schema,
  examples: { example: { summary: description, value } },
});

const ROUTE = { access: "admin_token", errorShapes: ["a", "b"] } as const;

export const adminEndpoints: readonly Endpoint[] = [
  {
    ...ROUTE,
    method: "POST",
    path: "/admin/keys",
    operationId: "issueKey",
    tag: "Keys",
    summary: "Issue an API key",
    description: "Elsewhere than here the new key may be refused for up to a minute.",
    body: {
      required: true,
      content: {
        "application/json": {
          schema: issueKeySchema,
          fields: {
            account: {
              description: "The account that is charged. It appears in the log.",
              examples: ["acme"],
            },
            name: FIELDS.name,
            mode: { description: "Whether the key begins with `bvs_live_` or `bvs_test_`." },
            plans: FIELDS.plans,
            limits: FIELDS.limits,
            expires_at: FIELDS.expires,
          },
          examples: {
            key: {
              summary: "A key for both variants",
              value: {
                account: "acme",
                name: "web shop",
                plans: { a: "pro", b: "paid" },
                expires_at: "2027-11-20T13:30:00.000Z",
              },
            },
          },
        },
      },
    },
    answers: [answer("The key, shown this once.", issuedKeyAnswer, { api_key: API_KEY, key: KEY })],
    errors: [...GUARDED, ...JSON_BODY],
  },
  {
    ...ROUTE,
    method: "GET",
    path: "/admin/keys",
    operationId: "listKeys",
    tag: "Keys",
    summary: "List the API keys",
    answers: [
      answer("All keys, and those revoked in the last 30 days, the oldest first.", keysAnswer, {
        keys: [{ ...NEW_KEY, revoked_at: "2026-11-21T09:00:00.000Z" }, KEY],
      }),
    ],
    errors: GUARDED,
  },
  {
    ...ROUTE,
    method: "GET",
    path: "/admin/keys/:id",
    operationId: "getKey",
    tag: "Keys",
    summary: "Show an API key",
    parameters: [KEY_ID],
    answers: [answer("The key.", keyAnswer, { key: KEY })],
    errors: [...GUARDED, "not_found"],
  },
  {
    ...ROUTE,
    method: "PATCH",
    path: "/admin/keys/:id",
    operationId: "changeKey",
    tag: "Keys",
    summary: "Change an API key",
    description:
      "What is missing stays, null is taken away (RFC 7396). The change is in force at the key's " +
      "next request; a larger batch, a variant it could not call before, and a key prolonged " +
      "after its end take up to a minute.",
    parameters: [KEY_ID],
    body: {
      required: true,
      content: {
        "application/json": {
          schema: changeKeySchema,
          fields: {
            name: FIELDS.name,
            plans: FIELDS.plans,
            limits: FIELDS.limits,
            expires_at: FIELDS.expires,
          },
          examples: {
            plan: {
              summary: "Another plan, and a rate of its own",
              value: { plans: { a: "premium" }, limits: { rate_per_second: 80 } },
            },
          },
        },
      },
    },
    answers: [
      answer("The key as it is now.", keyAnswer, {
        key: { ...KEY, plans: { a: "premium", b: "paid" }, limits: { rate_per_second: 80 } },
      }),
    ],
    errors: [...GUARDED, ...JSON_BODY, "not_found"],
  },
  {
    ...ROUTE,
    method: "POST",
    path: "/admin/keys/:id/rotate",
    operationId: "rotateKey",
    tag: "Keys",
    summary: "Issue a key in the place of another",
    description: "The old key remains valid for a while.",
    parameters: [KEY_ID],
    body: {
      required: true,
      content: {
        "application/json": {
          schema: rotateKeySchema,
          fields: {
            grace_seconds: {
              description: "How long the old key remains valid; 0: it is revoked.",
            },
            expires_at: {
              ...FIELDS.expires,
              description: "When the new key ends; null: never; missing: when the old one would.",
            },
            mode: {
              description:
                "As the old key begins, `bvs_live_` or `bvs_test_`: needed of a key that shows no " +
                "mode, because an older release issued it.",
            },
          },
          examples: { hour: { summary: "After an hour", value: { grace_seconds: 3600 } } },
        },
      },
    },
    answers: [
      answer("The new key, shown this once, and the old one.", rotatedKeyAnswer, {
        api_key: API_KEY,
        key: NEW_KEY,
        old: { ...KEY, expires_at: "2026-11-20T14:30:00.000Z" },
      }),
    ],
    errors: [...GUARDED, ...JSON_BODY, "not_found"],
  },
  {
    ...ROUTE,
    method: "DELETE",
    path: "/admin/keys/:id",
    operationId: "revokeKey",
    tag: "Keys",
    summary: "Revoke an API key",
    description: "Its next request is refused.",
    parameters: [KEY_ID],
    answers: [answer("The key as it was.", revokedKeyAnswer, { revoked: KEY })],
    errors: [...GUARDED, "not_found"],
  },
  {
    ...ROUTE,
    method: "GET",
    path: "/admin/accounts/:account/usage",
    operationId: "getAccountUsage",
    tag: "Accounts",
    summary: "Show what an account has used",
    parameters: [ACCOUNT],
    answers: [
      answer("What its meters have counted, exact and up to date.", accountUsageAnswer, {
        account: "acme",
        usage: [
          { variant: "a", period: "2026-11", used: 2, quota: 25000, remaining: 24998, open: 0 },
        ],
      }),
    ],
    errors: [...GUARDED, "invalid_request"],
  },
  {
    ...ROUTE,
    method: "DELETE",
    path: "/admin/accounts/:account",
    operationId: "eraseAccount",
    tag: "Accounts",
    summary: "Erase an account: its keys, jobs, files, counters and usage",
    parameters: [ACCOUNT],
    answers: [
      answer(
        "What was erased. Every key of the account is refused from now on.",
        erasedAccountAnswer,
        {
          account: "acme",
          keys: 2,
          jobs: 1,
          erased: true,
        },
      ),
    ],
    errors: [...GUARDED, "invalid_request"],
  },
  {
    ...ROUTE,
    method: "GET",
    path: "/admin/jobs",
    operationId: "listJobs",
    tag: "Jobs",
    summary: "List the latest batch jobs",
    parameters: [
      {
        in: "query",
        name: "account",
        description: "Only those of this account.",
        schema: z.string().optional(),
        example: "acme",
      },
      {
        in: "query",
        name: "status",
        description: "Only those with this status.",
        schema: jobStatus.optional(),
        example: "processing",
      },
      {
        in: "query",
        name: "limit",
        description: "How many.",
        schema: z.int().min(1).max(500).default(50).optional(),
        example: 50,
      },
    ],
    answers: [
      answer("The jobs, newest first.", jobsAnswer, {
        jobs: [{ ...JOB, chunks: { total: 1, done: 1 } }],
      }),
    ],
    errors: [...GUARDED, "invalid_request"],
  },
  {
    ...ROUTE,
    method: "GET",
    path: "/admin/jobs/:id",
    operationId: "getJob",
    tag: "Jobs",
    summary: "Show a batch job and its chunks",
    description: "No row of a batch is shown.",
    parameters: [
      {
        in: "path",
        name: "id",
        required: true,
        description: "The id of the job.",
        schema: z.string(),
        example: JOB.job_id,
      },
    ],
    answers: [
      answer("The job and its chunks.", jobAnswer, {
        job: JOB,
        chunks: [
          {
            chunk: 0,
            status: "done",
            attempts: 1,
            lease_until: null,
            valid: 2,
            invalid: 0,
            errors: 0,
            answered: 2,
          },
        ],
      }),
    ],
    errors: [...GUARDED, "job_not_found"],
  },
  {
    ...ROUTE,
    method: "GET",
    path: "/admin/sync-runs",
    operationId: "listSyncRuns",
    tag: "Disclosure table",
    summary: "List the latest sync runs",
    answers: [answer("The runs, newest first.", syncRunsAnswer, { sync_runs: [RUN] })],
    errors: GUARDED,
  },
  {
    ...ROUTE,
    method: "GET",
    path: "/admin/sync-runs/:id",
    operationId: "getSyncRun",
    tag: "Disclosure table",
    summary: "Show a sync run",
    parameters: [
      {
        in: "path",
        name: "id",
        required: true,
        description: "The id of the run.",
        schema: z.string(),
        example: RUN.id,
      },
    ],
    answers: [answer("The run.", syncRunAnswer, RUN)],
    errors: [...GUARDED, "not_found"],
  },
  {
    ...ROUTE,
    method: "POST",
    path: "/admin/sync-runs/companies",
    operationId: "importCompanies",
    tag: "Disclosure table",
    summary: "Import the table of companies",
    description: "Without a body the table is fetched from OpenDART.",
    body: {
      required: false,
      content: {
        "application/zip": {
          schema: null,
          examples: {},
        },
      },
    },
    answers: [
      answer("The run, which goes on by itself.", syncRunAnswer, {
        ...RUN,
        kind: "companies",
        source: "upload",
        total: null,
      }),
    ],
    errors: [...GUARDED, "unsupported_content_type", "payload_too_large", "invalid_request"],
  },
  {
    ...ROUTE,
    method: "POST",
    path: "/admin/sync-runs/facts",
    operationId: "startFacts",
    tag: "Disclosure table",
    summary: "Read the facts that are due from OpenDART",
    answers: [answer("The run, which goes on by itself.", syncRunAnswer, RUN)],
    errors: [...GUARDED, "invalid_request"],
  },
  {
    ...ROUTE,
    method: "POST",
    path: "/admin/company-facts",
    operationId: "writeCompanyFacts",
    tag: "Disclosure table",
    summary: "Write facts of companies from a file",
    body: {
      required: true,
      content: {
        "application/x-ndjson": {
          schema: z.string().meta({
            description: "Answers of OpenDART's `company.json`, one JSON a line; at most 5 MB.",
          }),
          examples: {},
        },
      },
    },
    answers: [answer("How many companies were written.", companyFactsAnswer, { companies: 500 })],
    errors: [
      ...GUARDED,
      "unsupported_content_type",
      "payload_too_large",
      "invalid_encoding",
      "invalid_request",
    ],
  },
  {
    ...ROUTE,
    method: "POST",
    path: "/admin/doctor",
    operationId: "examine",
    tag: "Operation",
    summary: "Examine every hop of a check and of a batch",
    description:
      "From this request and from a queue consumer, which runs elsewhere. Asks the tax authority " +
      "once from each place, with our key. Waits up to 20 seconds for the consumer.",
    answers: [
      answer("What was found, also where something is wrong.", doctorAnswer, {
        healthy: false,
        release: "8f14e45f-ceea-467f-a3a1-1c5a3d9b8f20",
        examined_at: "2026-11-20T13:31:00.000Z",
        placement: "remote-ICN",
        places: [
          {
            place: "request",
            hops: [
              { hop: "registry", ok: true, ms: 31, detail: null, problem: null },
              { hop: "replica", ok: true, ms: 4, detail: "APAC, replica", problem: null },
            ],
          },
          {
            place: "consumer",
            hops: [
              {
                hop: "registry",
                ok: false,
                ms: 210,
                detail: null,
                problem:
                  "Something before the tax authority refuses calls from this place (HTTP 403). If " +
                  "requests are answered, let consumers work where requests do: bind PLACED " +
                  "(docs/deploy.md).",
              },
            ],
          },
        ],
      }),
    ],
    errors: GUARDED,
  },
  {
    ...ROUTE,
    method: "POST",
    path: "/admin/former-names",
    operationId: "writeFormerNames",
    tag: "Disclosure table",
    summary: "Write former names of companies from a file",
    body: {
      required: true,
      content: {
        "text/csv": {
          schema: z.string().meta({
            description:
              "The file that `bvs import history` makes: `corp_code,name,last_seen,name_en`; at " +
              "most 5 MB. A name may come before its company.",
          }),
          examples: {},
        },
      },
    },
    answers: [answer("How many names were taken.", formerNamesAnswer, { former_names: 4319 })],
    errors: [
      ...GUARDED,
      "unsupported_content_type",
      "payload_too_large",
      "invalid_encoding",
      "invalid_request",
    ],
  },
  {
    ...ROUTE,
    method: "GET",
    path: "/admin/sources",
    operationId: "listSources",
    tag: "Live sources",
    summary: "Show what the live sources do today",
    answers: [
      answer("The sources that are switched on.", sourcesAnswer, {
        sources: [
          {
            source: "comwel",
            status: "ok",
            today: { calls: 120, left: 9880, answered: 118, found: 59, hit_rate: 0.5, faults: 2 },
            rests_until: null,
            last_fault: { kind: "passing", at: "2026-11-20T13:30:00.000Z" },
          },
        ],
      }),
    ],
    errors: GUARDED,
  },
  {
    ...ROUTE,
    method: "GET",
    path: "/admin/profiles/:number",
    operationId: "getProfile",
    tag: "Live sources",
    summary: "Show what each source says of a business",
    parameters: [NUMBER],
    answers: [
      answer("What is stored of the business.", profileAnswer, {
        business_number: "2178182399",
        forgotten: false,
        asked: [{ source: "comwel", asked_on: "2026-11-20", found: true }],
        fields: [
          {
            field: "companyName",
            values: [
              {
                value: "주식회사 한빛물산",
                source: "opendart",
                date: "2026-01-01",
                as_of: null,
                given: true,
                contradicts: false,
              },
            ],
          },
        ],
      }),
    ],
    errors: [...GUARDED, "invalid_business_number"],
  },
  {
    ...ROUTE,
    method: "DELETE",
    path: "/admin/profiles/:number",
    operationId: "forgetProfile",
    tag: "Live sources",
    summary: "Erase what is stored of a business, for good",
    description: "No source is asked about the number again. The tax authority still is.",
    parameters: [NUMBER],
    answers: [
      answer("It is erased.", forgottenProfileAnswer, {
        business_number: "2178182399",
        forgotten: true,
      }),
    ],
    errors: [...GUARDED, "invalid_business_number"],
  },
];
