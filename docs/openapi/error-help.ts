/**
 * What each error code means to a caller, and what to do about it: a section of the reference, to
 * which the `Link` header of the error points, and a line of `llms.txt`.
 */
import type { ErrorCode } from "../../src/errors.ts";

export interface ErrorHelp {
  meaning: string;
  remedy: string;
  /** Whether the same request may succeed later: `wait` says when, `backoff` not exactly. */
  retry: "never" | "wait" | "backoff";
}

export const ERROR_HELP: Record<ErrorCode, ErrorHelp> = {
  invalid_json: {
    meaning: "The body is empty, or no JSON: a quote is missing, or a comma is too many.",
    remedy: "Let a JSON library write the body.",
    retry: "never",
  },
  invalid_request: {
    meaning:
      "A field is missing or has a value that is not allowed. The message begins with its name; " +
      "variant B also has it in `details.parameter`.",
    remedy: "Repair that field. Names of fields are case-sensitive.",
    retry: "never",
  },
  invalid_business_number: {
    meaning:
      "The number is not ten digits. `POST /v1/verify`, and a batch in JSON that verifies, take it " +
      "without hyphens; all others also as 000-00-00000.",
    remedy:
      "Send a string of ten digits. A corporate number has 13 digits and is a different number. " +
      "Leading zeros get lost where a spreadsheet stored a number.",
    retry: "never",
  },
  invalid_start_date: {
    meaning: "The opening date is not a day of the calendar.",
    remedy: "Write it as `20120305` or `2012-03-05`. Days such as 31 April do not exist.",
    retry: "never",
  },
  invalid_owner_name: {
    meaning: "The representative's name is empty or longer than 30 characters.",
    remedy: "Send one person's name as the registration certificate has it, usually in Korean.",
    retry: "never",
  },
  invalid_language: {
    meaning: "The endpoint does not know the language.",
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
    meaning: "The body is larger than the endpoint reads.",
    remedy:
      "A single check may have 16,384 bytes, `POST /v1/status` 262,144, a batch 5,000,000. Split " +
      "a larger batch.",
    retry: "never",
  },
  invalid_encoding: {
    meaning: "The text is not valid in its character encoding, so names would be damaged.",
    remedy: "Send JSON as UTF-8. A CSV may also be CP949, or UTF-16 with a byte-order mark.",
    retry: "never",
  },
  invalid_csv: {
    meaning: "The table cannot be read. The message names the line.",
    remedy: "Look at that line, most often at a quote without its partner.",
    retry: "never",
  },
  missing_column: {
    meaning: "The table has no column that the check needs. The message names it.",
    remedy:
      "Use the headings `business_number`, `start_date` and `owner_name`. With `?check=status` " +
      "the number is enough.",
    retry: "never",
  },
  batch_empty: {
    meaning: "The batch has no row to check.",
    remedy: "Do not submit an empty list.",
    retry: "never",
  },
  batch_too_large: {
    meaning: "The batch has more businesses than the plan allows in one job.",
    remedy: "Split it. `max_batch` of `GET /v1/usage` is the limit of your key.",
    retry: "never",
  },
  idempotency_key_reused: {
    meaning: "The same `Idempotency-Key` came earlier with another request.",
    remedy: "Make one key for each request, and keep it only for repeating that request.",
    retry: "never",
  },
  cancelled: {
    meaning: "A row of a batch: the job was cancelled before the row was checked. It cost nothing.",
    remedy: "Submit the row in a new job if you still need it.",
    retry: "never",
  },
  test_number_required: {
    meaning: "A test key was used with a number that is not one of the test numbers.",
    remedy: "Take a number from the table under Test mode, or use a live key.",
    retry: "never",
  },
  https_required: {
    meaning: "The request came over plain HTTP. Others on the way could have read the key.",
    remedy: "Use `https://`, and ask for a new key if this one went over a network that way.",
    retry: "never",
  },
  missing_api_key: {
    meaning: "There is no `Authorization` header.",
    remedy: "Send `Authorization: Bearer <API_KEY>`. Some clients drop the header at a redirect.",
    retry: "never",
  },
  invalid_api_key: {
    meaning:
      "`Authorization` holds no bearer token, or the key in it is mistyped, expired or revoked, or " +
      "has no plan for this variant. The answer does not tell which.",
    remedy: "Compare the key character by character. Then ask the operator of the service.",
    retry: "never",
  },
  feature_not_available: {
    meaning: "The key is valid, and its plan does not include this feature.",
    remedy:
      "Batches need the plan Pro or a larger one. `GET /v1/usage` tells what a key may do, and " +
      "`GET /v1/plans` what each plan includes.",
    retry: "never",
  },
  not_found: {
    meaning: "There is no such endpoint: the path, the method or the host is wrong.",
    remedy:
      "The message names the right one where it is clear. A slash at the end makes it another path.",
    retry: "never",
  },
  business_not_found: {
    meaning:
      "Variant B: the tax authority has no business under this number. This is an answer, and is " +
      "charged like one.",
    remedy:
      "Show it as a result. A new business appears in the register after a day or two. Look for " +
      "a typo in the number, too.",
    retry: "never",
  },
  job_not_found: {
    meaning: "No job of your account has this id, or it was deleted, or its results expired.",
    remedy: "Compare the id. `GET /v1/batch` lists the jobs that exist.",
    retry: "never",
  },
  results_not_ready: {
    meaning: "The job has not ended, or it failed.",
    remedy: "Ask for the job's `status` until it is `completed` or `cancelled`, then download.",
    retry: "backoff",
  },
  rate_limit_exceeded: {
    meaning: "More requests in a second than the plan allows, or too many with a wrong key.",
    remedy: "Slow down. A request after the time in `Retry-After` is granted.",
    retry: "wait",
  },
  quota_exceeded: {
    meaning:
      "The month's checks are used up. `Retry-After` counts the seconds to the first day of the " +
      "next month in UTC, which may be weeks.",
    remedy:
      "**Do not sleep on `Retry-After` here**: a program that waits for weeks looks like one that " +
      "hangs. Stop, tell a person, and ask for a larger plan. Many HTTP libraries obey the header " +
      "by themselves, `curl --retry` among them: let them retry other errors only.",
    retry: "never",
  },
  too_many_jobs: {
    meaning: "The account has as many unfinished batch jobs as its plan allows.",
    remedy: "Wait until a job has ended, or cancel one.",
    retry: "wait",
  },
  storage_exceeded: {
    meaning: "Inputs and results of the account's jobs fill the storage of its plan.",
    remedy: "Delete jobs that you have downloaded. Waiting alone frees nothing for days.",
    retry: "never",
  },
  internal_error: {
    meaning: "Something failed on our side. Nothing was charged.",
    remedy:
      "Send the request again with the same `Idempotency-Key`. If the error stays, report its " +
      "`X-Request-Id`.",
    retry: "backoff",
  },
  registry_unavailable: {
    meaning:
      "The tax authority did not answer. **This says nothing about the business**, and nothing " +
      "was charged.",
    remedy:
      "Never show it as invalid. For many businesses submit a batch, which waits by itself for " +
      "up to 72 hours.",
    retry: "wait",
  },
};
