/**
 * The guide above the endpoints: what a developer must know before the first line of code. Each
 * heading is a place to link to, as `/docs#test-mode` or, for an error, `/docs#quota_exceeded`.
 */
import { ERRORS, type ErrorCode } from "../../src/errors.ts";
import { TEST_NUMBERS } from "../../src/test-mode/test-number-table.ts";
import { ERROR_HELP, type ErrorHelp } from "./error-help.ts";

const INTRODUCTION = `# Introduction

Is this Korean business real, is it open, and what is it called in English? For each answer the
service asks the Korean National Tax Service anew.

- **Variant A** verifies a number together with its opening date and representative, tells the state
  of numbers alone, and does both for up to 10,000 businesses in a batch.
- **Variant B** describes a business by its number alone, in six languages.

An answer is *valid*, *invalid with a reason*, or an error. An error is never a verdict: when the tax
authority does not answer, nothing is known and nothing is charged.

Answers may gain fields and codes: ignore those you do not know ([versioning](/docs#versioning)). A
field without a value is null.
The same as plain text, for language models: [/llms.txt](/llms.txt).`;

const FIRST_CALL = `# First call in a minute

Take a test key: the operator of the service issues it, and a service on your own machine prints one
as it starts. Set it and the address of the service, which is that of this page without its path:

\`\`\`sh
export BVS_URL=https://api.example.com
export BVS_API_KEY=bvs_test_…
\`\`\`

Then verify a business of the test mode:

\`\`\`sh
curl -s "$BVS_URL/v1/verify" \\
  -H "Authorization: Bearer $BVS_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"business_number":"1000000014","startDate":"20200101","ownerName":"홍길동","lang":"en"}'
\`\`\`

The answer has \`"isValid": true\` and the business. Take \`1000000222\` to see one whose details
differ. The endpoints below have samples in curl, TypeScript and Python; each reads these two
variables. The examples of answers show invented businesses, as a live key sees them.`;

const CLIENT = `# TypeScript client

The package \`business-verification\` runs on Node from 20.3, on Workers and in bundles, and needs no
other package. The service hands it out itself:

\`\`\`sh
npm init -y && npm pkg set type=module
curl --silent --show-error --fail --remote-name "$BVS_URL/business-verification.tgz"
npm install ./business-verification.tgz
\`\`\`

Keep the file beside your \`package.json\`: your lock file holds its hash, and the service hands out
its newest version. Its \`README.md\`, in \`node_modules/business-verification\`, names every method.
The samples below marked TypeScript use it. To have them checked, run
\`npm install --save-dev typescript @types/node\`, and name \`"types": ["node"]\` in \`tsconfig.json\`.
Node runs \`.ts\` files by itself from 22.18; compile them for an older one. If you have a key for
each variant, give the one for \`describe\` as \`describeApiKey\`.

The client types every field, sends again what may pass, and charges a repetition once. It waits for
batches and reads their results row by row.

# Other languages

Any HTTP library will do; the Python samples use its standard library. Generators of clients take
[/openapi.json](/openapi.json).`;

const AUTHENTICATION = `# Authentication

Every request under \`/v1\` carries \`Authorization: Bearer <API_KEY>\`, over HTTPS. A key begins with
\`bvs_live_\` or \`bvs_test_\`. It works for the variants that its account has a plan for:
\`GET /v1/usage\` tells which, and what is left of the month. A key without a plan for variant B is
401 \`invalid_api_key\` there, like one that is mistyped: if you have a key for each variant, enter the
other one above before you try \`POST /v1/verify/business\` on this page. Keep a key on your server: whoever has it
spends your quota.`;

const TEST_MODE = `# Test mode

A key that begins with \`bvs_test_\` asks nobody and costs nothing. It answers by the number, the same
on every endpoint; the date and the representative only have to be well-formed, and are returned as
you sent them. Answers say \`Test-Mode: true\`. The pace of the plan holds, the month does not count.
Any other number is 400 \`test_number_required\`, so a test key never answers about a real business.

| Number | What it is for | \`POST /v1/verify\` |
|---|---|---|
${TEST_NUMBERS.map(({ number, meaning, verify }) => `| ${number} | ${meaning} | ${verify} |`).join("\n")}

No such number was ever issued: no tax office has the code 100. What is said of names holds for a
request in English with a company name. \`POST /v1/status\` and \`POST /v1/verify/business\` show the
same business; [/llms.txt](/llms.txt) has the table for all three.

A batch is a real job, whose rows are answered by their numbers. A number that stands for 429 or for
\`internal_error\` refuses the whole submission. \`1000000504\` is a row with the error
\`registry_unavailable\`, and a slow number makes the job slow, so that there is time to cancel it.

# Going live

Take a key that begins with \`bvs_live_\`. The address, the requests and the answers stay as they are.
What changes:

- **Numbers.** Send real ones. A test number is like any other: \`not_registered\`, and charged.
- **Details.** They are compared with the tax register: send opening date and representative exactly
  as on the registration certificate, or the answer is \`details_mismatch\`.
- **Charges.** Each answer counts against the month, valid or invalid. \`RateLimit\` shows the month
  beside the second, and \`GET /v1/usage\` what is left.
- **Time.** The tax authority is asked each time. Allow a minute for an answer, as the samples do.
- **Outages.** \`registry_unavailable\` happens, with a \`Retry-After\` of 30. A batch then
  waits, where that of a test key ends at once.
- **Jobs.** Test keys and live keys do not see each other's jobs.

Before that, try how your program bears \`1000000504\`, \`1000000519\`, \`1000000523\` and \`1000000902\`.`;

const ERRORS_INTRODUCTION = `# Errors

The body of an error is \`{"error": {"code", "message"}}\`; variant B has \`details: {"parameter",
"value"}\` inside \`error\` too. Decide by \`code\`, which is stable; the message is for people. The header
\`Link: <…>; rel="help"\` leads to the code's section here. Quote \`X-Request-Id\` when you ask for help.

Try again after 429 and 5xx, as long as the code says so below, and with the same
\`Idempotency-Key\`. Never after another 4xx: the answer stays the same. \`POST /v1/verify\` has samples
that do this, "with retries".

A required field with a wrong name is an error that tells the right one. An optional field, query
parameter or header with a wrong name is ignored: look whether the answer is in the language that you
asked for.`;

const RETRIES: Record<ErrorHelp["retry"], string> = {
  never: "",
  wait: " Try again after `Retry-After`.",
  backoff: " Try again later, with growing pauses.",
};

const RATE_LIMITS = `# Rate limits

A plan allows so many checks in a calendar month (UTC) and so many requests in a second. Answers to
authenticated requests carry both, those to test keys the second alone:

\`\`\`text
RateLimit-Policy: "month";q=5000;w=2592000, "second";q=10;w=1
RateLimit: "month";r=4998;t=835200, "second";r=9;t=1
\`\`\`

\`q\` is the limit, \`w\` its window in seconds, \`r\` what is left, \`t\` the seconds until it is reset.
Too many requests in a second are 429 \`rate_limit_exceeded\`: wait for \`Retry-After\`, then the next
one is granted. A used-up month is 429 \`quota_exceeded\`: do not wait for that.

A check is charged when it is answered, valid or invalid. Malformed requests, refusals and outages are
never charged.`;

const IDEMPOTENCY = `# Idempotency

An answer may get lost on its way to you. Send an \`Idempotency-Key\` of your own, 1 to 255 printable
ASCII characters without blanks, and repeat the request with the same key:

- A check is charged once within 24 hours. It is asked anew, so its answer is fresh, and says
  \`Idempotency-Replayed: true\`. After ten free repetitions each is charged.
- A batch is one job, as long as the job exists.
- The same key with another request is 400 \`idempotency_key_reused\`.

Make a new key for each new question, such as a UUID, before the first attempt.`;

const BATCHES = `# How batches work

1. Submit up to 10,000 businesses, as your plan allows: JSON to \`POST /v1/batch/verify\`, or a CSV to
   \`POST /v1/batch/upload\`. The answer is the job, with its \`job_id\`.
2. Ask \`GET /v1/batch/status/{job_id}\` until \`status\` is \`completed\`, \`cancelled\` or \`failed\`.
   \`Retry-After\` says when to look again.
3. Fetch \`GET /v1/batch/download/{job_id}\`: CSV for people, or lines of JSON with
   \`Accept: application/x-ndjson\`. Each row has an answer or an error, in the order of your input.

With \`"check": "status"\` the numbers alone are enough. While the tax authority is down the job waits,
for up to 72 hours; a row that it could not ask about is an error and not charged. Results are kept
for 30 days, or \`retention_days\`.

A small batch needs no polling: with the header \`Prefer: wait=30\` the answer to
\`POST /v1/batch/verify\` waits for up to 30 seconds and holds the results.

The header \`Job-Name\` names a job for the list of \`GET /v1/batch\`, percent-encoded.`;

const TOOLS = `# Tools for language models

\`/mcp\` offers the same questions as tools by the
[Model Context Protocol](https://modelcontextprotocol.io) (streamable HTTP), with the same API keys,
test keys too. A browser finds nothing there. In Claude Code:

\`\`\`sh
claude mcp add --transport http business-verification "$BVS_URL/mcp" \\
  --header "Authorization: Bearer $BVS_API_KEY"
\`\`\`

Any other client needs the same address and header.`;

/** Of every code that a caller can meet, in the order of the catalogue. */
function errorSections(): string[] {
  return (Object.keys(ERRORS) as ErrorCode[]).map((code) => {
    const { status, message } = ERRORS[code];
    const { meaning, remedy, retry } = ERROR_HELP[code];
    return [
      `## ${titleOf(code)}`,
      `\`${code}\` · HTTP ${status} · ${message}`,
      meaning,
      `${remedy}${RETRIES[retry]}`,
    ].join("\n\n");
  });
}

/** In words: Scalar makes different anchors of a heading with underscores in different places. */
function titleOf(code: ErrorCode): string {
  const words = code.replaceAll("_", " ").replace(/\b(api|csv|https|json)\b/g, upper);
  return words.replace(/^./, upper);
}

const upper = (text: string) => text.toUpperCase();

export const GUIDE = [
  INTRODUCTION,
  FIRST_CALL,
  CLIENT,
  AUTHENTICATION,
  TEST_MODE,
  ERRORS_INTRODUCTION,
  ...errorSections(),
  RATE_LIMITS,
  IDEMPOTENCY,
  BATCHES,
  TOOLS,
].join("\n\n");
