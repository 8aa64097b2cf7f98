/** The parts that all declarations of routes share. The Worker does not import this file. */
import * as z from "zod";
import { ERRORS, type ErrorCode } from "../errors.ts";
import type { Variant } from "../variant.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface Endpoint {
  method: Method;
  path: string;
  operationId: string;
  tag: Tag;
  summary: string;
  description?: string;
  access: "api_key" | "admin_token" | "nothing";
  errorShapes: readonly Variant[];
  parameters?: readonly Parameter[];
  body?: Body;
  /** Answers with the same status must differ in media type. */
  answers: readonly DeclaredAnswer[];
  /** The codes of the route's errors, besides those in `BEFORE_ANY_ROUTE`. */
  errors: readonly ErrorCode[];
}

export const TAGS = {
  Verification: "One business: is it real, and what is it called? (Variant A)",
  Batches: "Many businesses as one job, for plans with batches. (Variant A)",
  "Watch list": "Numbers that are checked every day. (Variant A)",
  Events: "What happened to jobs and watched numbers. (Variant A)",
  Webhooks: "Your addresses that receive events. (Variant A)",
  Receipts: "Signed statements of what the tax authority answered.",
  Description: "What is known of a business, in six languages. (Variant B)",
  Account: "The plans, and what an account has used.",
  Tools: "The service as tools for language models.",
  Operation: "Whether the service runs.",
  Keys: "API keys.",
  Accounts: "What is stored about accounts, and what they have used.",
  Jobs: "The batch jobs of all accounts.",
  "Live sources": "The public sources that are asked about a business, and what they said.",
  "Disclosure table": "The companies whose official names are known.",
} as const;
export type Tag = keyof typeof TAGS;

export interface Parameter {
  in: "path" | "query" | "header";
  name: string;
  required?: boolean;
  description: string;
  schema: z.ZodType;
  example?: string | number;
}

export interface Body {
  required: boolean;
  content: Readonly<Record<string, RequestContent>>;
}

export interface RequestContent {
  schema: z.ZodType | null;
  /** If set, this must describe every field, with any limits that the schema cannot show. */
  fields?: Readonly<Record<string, JsonSchema>>;
  examples: Examples;
}

export interface JsonSchema {
  [keyword: string]: unknown;
}

export type Examples = Readonly<Record<string, { summary: string; value: unknown }>>;

export interface DeclaredAnswer {
  /** Only `/health` and `/ready` use 500. The protocol of `/mcp` requires 400, 403, 404 and 405. */
  status: 200 | 202 | 206 | 304 | 400 | 403 | 404 | 405 | 500;
  description: string;
  headers?: Readonly<Partial<Record<ResponseHeader, "always" | "sometimes">>>;
  mediaType?: string;
  schema?: z.ZodType;
  examples?: Examples;
}

export const RESPONSE_HEADERS = {
  "X-Request-Id": {
    description: "The id of the request in our log. It is your own id if you sent a UUID.",
    schema: z.guid(),
    example: "3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88",
  },
  "Cache-Control": {
    description:
      "Answers contain names and soon go out of date, so they must not be stored. Only the keys of " +
      "receipts may be stored.",
    schema: z.enum(["no-store", "public, max-age=300"]),
  },
  "X-Content-Type-Options": {
    description: "Tells browsers to trust the stated media type.",
    schema: z.literal("nosniff"),
  },
  "Strict-Transport-Security": {
    description: "Tells browsers to reach the service only over HTTPS.",
    schema: z.string().startsWith("max-age="),
    example: "max-age=31536000",
  },
  "Content-Security-Policy": {
    description: "Tells browsers to run nothing that is in an answer.",
    schema: z.string().startsWith("default-src 'none'"),
    example: "default-src 'none'; frame-ancestors 'none'",
  },
  "Referrer-Policy": {
    description: "Tells browsers not to pass on an address of the service.",
    schema: z.literal("no-referrer"),
  },
  "RateLimit-Policy": {
    description:
      "The limits of the account (draft-ietf-httpapi-ratelimit-headers-11): `q` requests in `w` " +
      'seconds. An account without a monthly quota has no item "month". An account without a daily ' +
      'limit has no item "day".',
    schema: z
      .string()
      .regex(/^(?:"month";q=\d+;w=\d+, )?(?:"day";q=\d+;w=86400, )?"second";q=\d+;w=1$/),
    example: '"month";q=5000;w=2592000, "second";q=10;w=1',
  },
  RateLimit: {
    description:
      "For each limit: `r` is what is left, and `t` the seconds until the limit is reset.",
    schema: z
      .string()
      .regex(/^(?:"month";r=\d+;t=\d+, )?(?:"day";r=\d+;t=\d+, )?"second";r=\d+;t=1$/),
    example: '"month";r=4998;t=835200, "second";r=9;t=1',
  },
  "Test-Mode": {
    description:
      "The request came with a test key, so no authority was asked and nothing is charged. Errors " +
      "have this header too, except 401.",
    schema: z.literal("true"),
  },
  "Retry-After": {
    description: "After how many seconds to ask again.",
    schema: z.string().regex(/^\d+$/),
    example: "2",
  },
  Allow: {
    description: "The only method that this address supports.",
    schema: z.literal("POST"),
  },
  Link: {
    description: "Where the reference explains the error code.",
    schema: z.string().regex(/^<\/docs#[a-z_]+>; rel="help"$/),
    example: '</docs#quota_exceeded>; rel="help"',
  },
  "Access-Control-Allow-Origin": {
    description: "Pages of any origin may read the answer.",
    schema: z.literal("*"),
  },
  "WWW-Authenticate": {
    description: "How to authenticate.",
    schema: z.literal("Bearer"),
  },
  "Idempotency-Replayed": {
    description:
      "The request repeats an earlier request with the same Idempotency-Key, and is not charged again.",
    schema: z.literal("true"),
  },
  Location: {
    description: "The path that shows the status of the job.",
    schema: z.string().regex(/^\/v1\/batch\/status\/[\w-]+$/),
    example: "/v1/batch/status/job_725ea483831f48af84c4d9d62c091dbc",
  },
  "Preference-Applied": {
    description: "The wait that was granted; absent if no wait was granted.",
    schema: z.string().regex(/^wait=\d+$/),
    example: "wait=30",
  },
  ETag: {
    description: "The entity tag of the file, which never changes.",
    schema: z.string().regex(/^"[^"]+"$/),
    example: '"5d41402abc4b2a76b9719d911017c592"',
  },
  "Accept-Ranges": {
    description: "Clients can ask for parts of the file.",
    schema: z.literal("bytes"),
  },
  "Content-Range": {
    description: "Which part of the file this is.",
    schema: z.string().regex(/^bytes \d+-\d+\/\d+$/),
    example: "bytes 0-1023/52480",
  },
  "Content-Disposition": {
    description: "The name for the saved file.",
    schema: z.string().regex(/^attachment; filename="[\w.-]+"$/),
    example: 'attachment; filename="results-job_725ea483831f48af84c4d9d62c091dbc.csv"',
  },
} as const satisfies Record<string, { description: string; schema: z.ZodType; example?: string }>;
export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

export const HEADERS_OF_EVERY_ANSWER: readonly ResponseHeader[] = [
  "X-Request-Id",
  "Cache-Control",
  "X-Content-Type-Options",
  "Strict-Transport-Security",
  "Content-Security-Policy",
  "Referrer-Policy",
];

export const ERROR_HEADERS: Partial<
  Record<ResponseHeader, { codes: readonly ErrorCode[]; when: "always" | "sometimes" }>
> = {
  Link: { codes: Object.keys(ERRORS) as ErrorCode[], when: "always" },
  "WWW-Authenticate": { codes: ["missing_api_key", "invalid_api_key"], when: "always" },
  "Retry-After": {
    codes: [
      "rate_limit_exceeded",
      "quota_exceeded",
      "daily_limit_exceeded",
      "too_many_jobs",
      "storage_exceeded",
      "job_limit_exceeded",
      "too_many_watched",
      "too_many_endpoints",
      "too_many_tests",
      "temporarily_unavailable",
      "registry_unavailable",
    ],
    when: "always",
  },
  // This error is charged like a result, so a repeated request gets it again with this header.
  "Idempotency-Replayed": { codes: ["business_not_found"], when: "sometimes" },
};

/** These errors come before the route is known, so their body may be of either variant. */
export const BEFORE_ANY_ROUTE: readonly ErrorCode[] = ["https_required", "not_found"];

export const OF_ROWS_ONLY: readonly ErrorCode[] = ["cancelled"];

export const REQUEST_ID: Parameter = {
  in: "header",
  name: "X-Request-Id",
  description: "Your own id for the request. The service uses it if it is a UUID.",
  schema: z.guid().optional(),
  example: "3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88",
};
