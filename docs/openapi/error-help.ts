/**
 * What each error code means to a caller, and what to do about the error. Each code has a section
 * in the reference, which the `Link` header of the error points to, and a line in `llms-full.txt`.
 */
import type { ErrorCode } from "../../src/errors.ts";
import { MAX_OWNER_NAME } from "../../src/lib/bounded-text.ts";

export interface ErrorHelp {
  meaning: string;
  remedy: string;
  /** Whether the same request may succeed later: after `Retry-After`, or at an unknown time. */
  retry: "never" | "wait" | "backoff";
}

export const ERROR_HELP: Record<ErrorCode, ErrorHelp> = {
  invalid_json: {
    meaning:
      "The body is empty or is not JSON. Often a quote is missing, or there is an extra comma.",
    remedy: "Use a JSON library to write the body.",
    retry: "never",
  },
  invalid_request: {
    meaning:
      "A field is missing or has a value that is not allowed. The message begins with the field's " +
      "name; variant B also has the name in `details.parameter`.",
    remedy: "Correct that field. Field names are case-sensitive.",
    retry: "never",
  },
  invalid_business_number: {
    meaning:
      "The number does not have ten digits. `POST /v1/verify`, and JSON batches whose `check` " +
      "is `verify`, accept only numbers without hyphens. Other requests also accept 000-00-00000.",
    remedy:
      "Send a string of ten digits. A corporate number has 13 digits and is a different number. " +
      "Leading zeros get lost if a spreadsheet stored the value as a number.",
    retry: "never",
  },
  invalid_start_date: {
    meaning: "The opening date is not a valid calendar date.",
    remedy: "Write the date as `20120305` or `2012-03-05`. Days such as 31 April do not exist.",
    retry: "never",
  },
  invalid_owner_name: {
    meaning: `The representative's name is empty or longer than ${MAX_OWNER_NAME} characters, or the tax authority refuses it as malformed.`,
    remedy: "Send one person's name as the registration certificate has it, usually in Korean.",
    retry: "never",
  },
  invalid_language: {
    meaning: "The endpoint does not have this language.",
    remedy:
      "Variant A: `ko`, `en`, `both` or `code`. Variant B: `en`, `ko`, `ja`, `zh-CN`, `es` or `de`.",
    retry: "never",
  },
  unsupported_content_type: {
    meaning: "The `Content-Type` header is missing, or the endpoint does not read that type.",
    remedy: "Send `application/json`; for `POST /v1/batch/upload` send `text/csv`.",
    retry: "never",
  },
  payload_too_large: {
    meaning: "The body is larger than the endpoint allows.",
    remedy:
      "A single check may have 16,384 bytes, `POST /v1/status` 262,144 bytes, and a batch " +
      "5,000,000 bytes. Split a larger batch.",
    retry: "never",
  },
  invalid_encoding: {
    meaning: "The text is not valid in its character encoding, so names would be damaged.",
    remedy: "Send JSON as UTF-8. A CSV may also be CP949, or UTF-16 with a byte-order mark.",
    retry: "never",
  },
  invalid_csv: {
    meaning: "The table cannot be read. The message names the line.",
    remedy: "Look at that line. The most common cause is an unmatched quote.",
    retry: "never",
  },
  missing_column: {
    meaning: "The table lacks a column that the check needs. The message names that column.",
    remedy:
      "Use the headings `business_number`, `start_date` and `owner_name`. With `?check=status` " +
      "only `business_number` is needed.",
    retry: "never",
  },
  batch_empty: {
    meaning: "The batch has no row to check, or the list has no number.",
    remedy: "Do not submit an empty list.",
    retry: "never",
  },
  batch_too_large: {
    meaning:
      "The batch has more businesses than the plan allows in one job. Or a request about watched " +
      "numbers has more than 1,000 numbers, or its table has more than 100,000 rows.",
    remedy: "Split the list. `max_batch` of `GET /v1/usage` is the limit of your key for batches.",
    retry: "never",
  },
  idempotency_key_reused: {
    meaning: "The same `Idempotency-Key` was used earlier for another request.",
    remedy: "Make a new key for each request, and reuse it only to repeat that request.",
    retry: "never",
  },
  test_key_required: {
    meaning: "`POST /v1/watches/run` lets a day pass, which works only with test numbers.",
    remedy: "Use a test key. The service asks about live numbers every day by itself.",
    retry: "never",
  },
  cursor_expired: {
    meaning:
      "`after` is the id of an event that is older than 30 days, so events since then may be deleted.",
    remedy:
      "Call `GET /v1/events` without `after` to read from the oldest kept event, and compare your " +
      "data with `GET /v1/watches` and `GET /v1/batch`.",
    retry: "never",
  },
  watch_not_found: {
    meaning: "The number is not on the watch list of the account.",
    remedy: "Test keys and live keys have separate lists.",
    retry: "never",
  },
  too_many_watched: {
    meaning:
      "With the numbers of the request, the watch list would have more numbers than is allowed. The " +
      "message has the figures. Nothing was added.",
    remedy:
      "Remove numbers that you no longer need, or ask the operator for a larger limit. If removed " +
      "numbers use up the room, wait until the month ends.",
    retry: "never",
  },
  url_refused: {
    meaning:
      "Webhooks are sent only to public hosts over https, on the usual port. The message says what is " +
      "wrong with the address. The operator may also have blocked its host.",
    remedy: "Send a public address such as `https://hooks.example.com/bvs`.",
    retry: "never",
  },
  webhooks_not_available: {
    meaning: "The operator has not set the keys from which the secrets of webhooks are derived.",
    remedy: "Read `GET /v1/events` instead, or ask the operator.",
    retry: "never",
  },
  receipts_not_available: {
    meaning:
      "The operator has not set the key that signs receipts for this kind of API key, live or test.",
    remedy: "Leave out `receipt`, or ask the operator.",
    retry: "never",
  },
  endpoint_not_found: {
    meaning: "The account has no webhook endpoint with this id.",
    remedy:
      "`GET /v1/webhook_endpoints` lists all endpoints. Test keys and live keys have separate " +
      "endpoints.",
    retry: "never",
  },
  too_many_endpoints: {
    meaning: "The account has 10 webhook endpoints, which is the limit.",
    remedy: "Delete an endpoint that you no longer need, or change its address.",
    retry: "never",
  },
  too_many_tests: {
    meaning:
      "An account may make one endpoint every ten seconds, and 20 a day (UTC). The same limits apply " +
      "to test messages.",
    remedy: "Wait for the time in `Retry-After`.",
    retry: "wait",
  },
  cancelled: {
    meaning:
      "The job was cancelled before this row was checked. The row cost nothing. Only rows of a batch " +
      "have this error.",
    remedy: "Submit the row in a new job if you still need it.",
    retry: "never",
  },
  test_number_required: {
    meaning: "A test key was used with a number that is not one of the test numbers.",
    remedy: "Use a number from the table under Test mode, or a live key.",
    retry: "never",
  },
  https_required: {
    meaning: "The request came over plain HTTP. Others on the way could have read the key.",
    remedy: "Use `https://`. If you sent the key over a network without HTTPS, ask for a new one.",
    retry: "never",
  },
  missing_api_key: {
    meaning: "The request has no `Authorization` header.",
    remedy:
      "Send `Authorization: Bearer <API_KEY>`. Some clients drop the header when they are redirected.",
    retry: "never",
  },
  invalid_api_key: {
    meaning:
      "`Authorization` has no bearer token, or the key in it is mistyped, expired or revoked. The " +
      "answer does not say which of these is the case. Variant B also gives this error if a valid " +
      "key has no plan for variant B; then the message says so.",
    remedy:
      "Compare the key character by character. Then ask the operator of the service. " +
      "`GET /v1/usage` shows for which variants a key works.",
    retry: "never",
  },
  feature_not_available: {
    meaning: "The key is valid, but its plan does not include this feature.",
    remedy:
      "Batches need the Pro plan or a larger one. `GET /v1/usage` shows what a key may do, and " +
      "`GET /v1/plans` shows what each plan includes.",
    retry: "never",
  },
  not_found: {
    meaning: "There is no such endpoint: the path, the method or the host is wrong.",
    remedy:
      "The message names the right endpoint if it is clear which one you meant. A path with a slash " +
      "at the end is a different path.",
    retry: "never",
  },
  business_not_found: {
    meaning:
      "Variant B: the tax authority has no business under this number. This is an answer and is " +
      "charged.",
    remedy:
      "Show that as a result. A new business appears in the register after a day or two. Also check " +
      "the number for a typo.",
    retry: "never",
  },
  job_not_found: {
    meaning:
      "Your account has no job with this id, or the job was deleted, or its results expired.",
    remedy: "Check the id. `GET /v1/batch` lists the jobs that exist.",
    retry: "never",
  },
  results_not_ready: {
    meaning: "The job has not ended yet, or it failed.",
    remedy: "Poll the job until its `status` is `completed` or `cancelled`, then download.",
    retry: "backoff",
  },
  rate_limit_exceeded: {
    meaning:
      "There were more requests in a second than the plan allows, or too many with a wrong key.",
    remedy: "Send fewer requests. After the time in `Retry-After`, a request is accepted.",
    retry: "wait",
  },
  quota_exceeded: {
    meaning:
      "The month's checks are used up. `Retry-After` gives the seconds until the first day of the " +
      "next month in UTC, which may be weeks.",
    remedy:
      "**Do not wait for `Retry-After` here**, because it may be weeks. Stop, tell a person, and ask " +
      "for a larger plan. Many HTTP clients, such as `curl --retry`, wait for this header by " +
      "themselves, so let them retry only other errors.",
    retry: "never",
  },
  daily_limit_exceeded: {
    meaning:
      "The account has used up its checks of this day in Korea, or has fewer left than the request " +
      "needs. `Retry-After` is the time until midnight in Korea (15:00 UTC), when a new day begins.",
    remedy:
      "Do not keep a request waiting until midnight. For many businesses submit a batch, which waits for " +
      "the next day by itself. If this happens every day, ask the operator for a larger limit.",
    retry: "never",
  },
  too_many_jobs: {
    meaning: "The account has as many unfinished batch jobs as its plan allows.",
    remedy: "Wait until a job has ended, or cancel one.",
    retry: "wait",
  },
  storage_exceeded: {
    meaning: "The inputs and results of the account's jobs use up the storage of its plan.",
    remedy:
      "Delete jobs that you have downloaded. Waiting does not help, because results are kept for days.",
    retry: "never",
  },
  job_limit_exceeded: {
    meaning:
      "The account has as many batch jobs as it may have. A deleted job counts until the day on " +
      "which it would have expired. `Retry-After` is the time until the first job is removed.",
    remedy:
      "Put more businesses into each job, or give jobs a shorter `retention_days`. Deleting jobs " +
      "does not help. `Retry-After` may be days, so do not wait for it.",
    retry: "never",
  },
  internal_error: {
    meaning: "Something failed on our side. Nothing was charged.",
    remedy:
      "Send the request again with the same `Idempotency-Key`. If the error persists, report its " +
      "`X-Request-Id`.",
    retry: "backoff",
  },
  temporarily_unavailable: {
    meaning:
      "A part of the service does not answer, usually the database of batches. Nothing was charged, " +
      "and no job was made.",
    remedy: "Send the request again with the same `Idempotency-Key`. Single checks usually work.",
    retry: "wait",
  },
  registry_unavailable: {
    meaning:
      "The tax authority did not answer. **This says nothing about the business**, and nothing " +
      "was charged.",
    remedy:
      "Never show the business as invalid. For many businesses submit a batch, which waits by itself " +
      "for up to 72 hours.",
    retry: "wait",
  },
};
