/**
 * The guide above the endpoints: what a developer must know before writing code. Each heading has
 * an address, such as `/docs#test-mode` or, for an error, `/docs#quota_exceeded`.
 */
import { ERRORS, type ErrorCode } from "../../src/errors.ts";
import { TEST_NUMBERS } from "../../src/test-mode/test-number-table.ts";
import { ERROR_HELP, type ErrorHelp } from "./error-help.ts";

const INTRODUCTION = `# Introduction

Is this Korean business real, is it open, and what is it called in English? The service asks the
Korean National Tax Service for every answer, and never repeats an old one.

- **Variant A** verifies a number together with its opening date and representative, or checks the
  state of a number alone. A batch does this for up to 10,000 businesses. Variant A also watches
  numbers, and reports what changed.
- **Variant B** describes a business by its number alone, in six languages.

An answer is *valid*, *invalid with a reason*, or an error. An error is never a verdict: when the tax
authority does not answer, nothing is known about the business and nothing is charged.

Answers may get new fields and codes, so ignore those that you do not know
([versioning](/docs#versioning)). A field without a value is null.

For language models, [/llms-full.txt](/llms-full.txt) has the same content as plain text, and
[/llms.txt](/llms.txt) is a short form.`;

const FIRST_CALL = `# First call in a minute

Get a test key: the operator of the service issues it, and a service on your own machine prints one
when it starts. Set the key and the address of the service, which is the address of this page without
its path:

\`\`\`sh
export BVS_URL=https://api.example.com
export BVS_API_KEY=bvs_test_…
\`\`\`

Then verify one of the test businesses:

\`\`\`sh
curl -s "$BVS_URL/v1/verify" \\
  -H "Authorization: Bearer $BVS_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"business_number":"1000000014","startDate":"20200101","ownerName":"홍길동","lang":"en"}'
\`\`\`

The answer has \`"isValid": true\` and the business. Send \`1000000222\` to see the answer to wrong
details. The endpoints below have samples in curl, TypeScript and Python; each sample reads the same
two variables. The example answers show invented businesses, but are like the answers to a live key.`;

const CLIENT = `# TypeScript client

The package \`business-verification\` runs on Node 20.3 or later, on Workers and in bundles. It has no
dependencies. Download it from the service itself:

\`\`\`sh
npm init -y && npm pkg set type=module
curl --silent --show-error --fail --remote-name "$BVS_URL/business-verification.tgz"
npm install ./business-verification.tgz
\`\`\`

Keep the file beside your \`package.json\`, because your lock file contains its hash, and the service
offers only the newest version. The client's \`README.md\`, in \`node_modules/business-verification\`,
lists every method. The TypeScript samples below use the client. To type-check them, run
\`npm install --save-dev typescript @types/node\` and set \`"types": ["node"]\` in \`tsconfig.json\`.
Node 22.18 or newer runs \`.ts\` files directly; for an older version, compile them. If you have a
separate key for each variant, pass the key for \`describe\` as \`describeApiKey\`.

The client has types for every field. It retries requests that may succeed later, and a repeated
request is charged once. It waits for batches and reads their results row by row.`;

const OTHER_LANGUAGES = `# Other languages

Any HTTP library works; the Python samples use only the standard library. Client generators can read
[/openapi.json](/openapi.json).`;

const AUTHENTICATION = `# Authentication

Every request under \`/v1\`, except \`GET /v1/plans\`, needs the header
\`Authorization: Bearer <API_KEY>\`, over HTTPS. A key begins with \`bvs_live_\` or \`bvs_test_\`. It works
for the variants that it has a plan for. \`GET /v1/usage\` shows these variants, and how much of the
month's quota is left. If a key has no plan for variant B, that variant answers 401
\`invalid_api_key\`, and the message says that the key is valid. If you have a separate key for each
variant, enter the key for variant B above before you try \`POST /v1/verify/business\` on this page.
Keep a key on your server, because anyone who has it can use up your quota.`;

const TEST_MODE = `# Test mode

Requests with a key that begins with \`bvs_test_\` cost nothing and call no other service. The number
alone decides the answer, on every endpoint. The date and the representative need only be well-formed,
and are returned as you sent them. Answers have the header \`Test-Mode: true\`. The rate limit of the
plan applies; the monthly quota does not. Any number that is not in this table is 400
\`test_number_required\`, so a test key never answers about a real business.

| Number | What it is for | \`POST /v1/verify\` |
|---|---|---|
${TEST_NUMBERS.map(({ number, meaning, verify }) => `| ${number} | ${meaning} | ${verify} |`).join("\n")}

These numbers were never issued, because no tax office has the code 100. In the last column, the
words "name", "match" and "check" stand before the values of \`companyNameSource\`,
\`companyNameMatch\` and \`companyNameCheck\` in the answer to a request with \`"lang": "en"\` and
a \`companyName\`. \`POST /v1/status\` and \`POST /v1/verify/business\` show the same business;
[/llms-full.txt](/llms-full.txt) has the table for all three.

A batch is a real job, and the number of each row decides the answer of the row. If the batch contains
a number that stands for 429 or for \`internal_error\`, the whole submission is refused. The row of
\`1000000504\` gets the error \`registry_unavailable\`. A slow number makes the job slow, so that you
have time to cancel it.`;

const GOING_LIVE = `# Going live

Use a key that begins with \`bvs_live_\`. The address, the requests and the answers stay the same. These
things change:

- **Numbers.** Send real numbers. A test number is now like any other: \`not_registered\`, and charged.
- **Details.** The tax authority compares them with its register. Send the opening date and the
  representative exactly as on the registration certificate, otherwise the answer is
  \`details_mismatch\`. If something in the request may be [the cause](/docs#invalid-answers),
  \`possibleCauses\` says so.
- **Charges.** Each answer counts against the monthly quota, valid or invalid. \`RateLimit\` now
  also shows what is left of that quota, and so does \`GET /v1/usage\`.
- **Time.** Each answer comes from the tax authority. Wait up to a minute for it, as the samples do.
- **Outages.** You will get \`registry_unavailable\` at times. Its \`Retry-After\` is 30 seconds, or up to
  an hour when the service has used up its calls of the day. A live batch then waits; with a test key
  it ends at once.
- **Jobs.** Test keys and live keys do not see each other's jobs.

Before you go live, check that your program handles \`1000000504\`, \`1000000519\`, \`1000000523\` and
\`1000000902\`.`;

const INVALID_ANSWERS = `# Invalid answers

An invalid answer of \`POST /v1/verify\`, or of a row of a batch, has a \`reason\`:

- \`not_registered\`: the number is not in the register.
- \`details_mismatch\`: the number is in the register, but the opening date or the representative differs.
- \`unconfirmed\`: the register did not confirm the details, and we could not find out why.

The tax authority does not say which detail differs. \`possibleCauses\` lists what in your request may
explain the answer. Show it to the person who can correct the request. The list is empty if we see no
cause. The codes about the name appear only with the last two reasons.

| Code | What we see | What to do |
|---|---|---|
| \`several_representatives\` | \`ownerName\` looks like several people: \`홍길동, 김영희\` | Send one person. |
| \`and_others\` | \`ownerName\` ends like \`외 1명\` or \`et al.\` | Leave that out. |
| \`space_in_name\` | A Korean name contains a space: \`홍 길동\` | Leave the space out, unless the register has it. |
| \`latin_name\` | A name is in Latin letters | Send a Korean name in Hangul, and a foreign name exactly as registered. |
| \`title_in_name\` | \`ownerName\` contains a title: \`대표이사 홍길동\` | Leave the title out. |
| \`date_in_future\` | \`startDate\` is after today in Korea | Correct the date. |
| \`opened_recently\` | \`not_registered\`, and \`startDate\` is one of the last three days in Korea | Ask again in a day or two. |`;

const ERRORS_INTRODUCTION = `# Errors

The body of an error is \`{"error": {"code", "message"}}\`; variant B has \`details: {"parameter",
"value"}\` inside \`error\`, too. Let your program decide by \`code\`, which is stable; the message is for
people. The header \`Link: <…>; rel="help"\` leads to the section about the code on this page. Tell us
the \`X-Request-Id\` when you ask for help.

Retry after 429 and 5xx if the section of the code says so, with the same \`Idempotency-Key\`. Do not
retry after any other 4xx, because the answer would stay the same. The samples of \`POST /v1/verify\`
with the mark "with retries" do this.

If a required field has a wrong name, the message says the right name. An optional field, query
parameter or header with a wrong name is ignored, so check that the answer is in the language that you
asked for.`;

const RETRIES: Record<ErrorHelp["retry"], string> = {
  never: "",
  wait: " Retry after `Retry-After`.",
  backoff: " Retry later, with growing pauses.",
};

const RATE_LIMITS = `# Rate limits

A plan limits the checks in a calendar month (UTC) or in a day in Korea, and the requests in a second.
Answers to requests with a valid key show these limits; answers to test keys show only the limit per
second:

\`\`\`text
RateLimit-Policy: "month";q=5000;w=2592000, "second";q=10;w=1
RateLimit: "month";r=4998;t=835200, "second";r=9;t=1
\`\`\`

\`q\` is the limit, \`w\` its window in seconds, \`r\` what is left, and \`t\` the seconds until the limit is
reset. Too many requests in a second are 429 \`rate_limit_exceeded\`. Wait for the time in
\`Retry-After\`; then the next request is accepted. When the month's quota is used up, the answer is 429
\`quota_exceeded\`, and your program should not wait for the next month. An account with a limit per day
has a \`"day"\` item. When that limit is reached, the answer is 429 \`daily_limit_exceeded\` until
midnight in Korea; a batch waits until then by itself.

A check is charged when it is answered, valid or invalid. Malformed requests, refusals and outages are
never charged.`;

const IDEMPOTENCY = `# Idempotency

An answer may get lost on its way to you. So send the header \`Idempotency-Key\`, with 1 to 255 printable
ASCII characters without spaces. Then you can repeat the request with the same value:

- A check is charged once within 24 hours. A repetition asks the tax authority again, so its answer is
  fresh, and has the header \`Idempotency-Replayed: true\`. After ten free repetitions each further one
  is charged.
- A repeated submission of a batch returns the same job, as long as the job exists.
- Another request with the same value is 400 \`idempotency_key_reused\`.

Make a new value, such as a UUID, for each new request, before its first attempt.`;

const BATCHES = `# How batches work

1. Submit up to 10,000 businesses, as your plan allows: JSON to \`POST /v1/batch/verify\`, or CSV to
   \`POST /v1/batch/upload\`. The answer is the job, with its \`job_id\`.
2. Ask \`GET /v1/batch/status/{job_id}\` until \`status\` is \`completed\`, \`cancelled\` or \`failed\`.
   \`Retry-After\` says when to ask again.
3. Fetch \`GET /v1/batch/download/{job_id}\`: CSV for people, or lines of JSON with
   \`Accept: application/x-ndjson\`. Each row has an answer or an error, in the order of your input.

With \`"check": "status"\` the batch needs only the numbers. While the tax authority is down, the job
waits for up to 72 hours. Then a row without an answer becomes an error and is not charged. Results are
kept for 30 days, or for \`retention_days\`.

For a small batch, you need not ask again and again. With the header \`Prefer: wait=30\`,
\`POST /v1/batch/verify\` waits for up to 30 seconds, and answers with the results if the job completes
in that time.

The header \`Job-Name\`, percent-encoded, gives a job the name that \`GET /v1/batch\` shows.`;

const WATCHING = `# How watching works

1. Add numbers with \`POST /v1/watches\`, up to 1,000 in a request, or a table with
   \`POST /v1/watches/upload\`. \`reference\` is your own id for a business; events repeat it. Within a
   minute the service asks the tax authority about the new numbers. The first state makes no event.
2. After that, the service asks about each number once a day. If an answer differs from the known
   state, the service asks again after 40 minutes. A confirmed change becomes an event,
   \`watch.changed\`, with the state \`before\` and \`after\`. An outage is never a change.
3. Read the events with \`GET /v1/events\`, once a day or as often as you like. Each answer has
   \`next\`, even if it has no events. Store \`next\` when you have processed the events, and pass it as
   \`after\` the next time. Then you get each event once, and miss none after a pause of up to 30 days.
   If an answer has as many events as \`limit\`, there may be more, so ask again at once.

A number costs one unit for each calendar month in which the tax authority answers for it. If you
remove a number and add it again in the same month, it costs nothing more.

To try it, use a test key and the test numbers for watching. For example, \`1000000917\` closes. You need
not wait, because each \`POST /v1/watches/run\` does the work of a day. The first call gives the
numbers their first state. \`POST /v1/watches\` and \`GET /v1/events\` have samples in curl, TypeScript
and Python.`;

const RECEIPTS = `# Receipts

A receipt proves later what the service answered. It is our signed statement of what was asked, when,
and what the tax authority answered. A receipt is not a statement of the tax authority. Whoever has a
receipt can verify it without a request to us, even years later. A receipt costs nothing, and we do
not store it.

- Send \`"receipt": true\` with a check. The answer then has a \`receipt\`. In the answer to a list of
  numbers, each result has its own receipt.
- Add \`?receipts=true\` to the download of a batch, with \`Accept: application/x-ndjson\`: each answered
  row has a receipt in its \`answer\`. Add \`?receipt=true\` to the status of a batch for one receipt of
  the CSV file, with its SHA-256.

A receipt is a compact SD-JWT ([RFC 9901](https://www.rfc-editor.org/rfc/rfc9901)), signed with ES256.
\`verifyReceipt\` of the TypeScript client verifies it, and so does the page \`/receipt\`. The keys are at
\`/.well-known/jwks.json\`. To verify a receipt yourself, check that all of this is true:

1. The header has \`alg\` \`ES256\` and \`typ\` \`bvs-receipt+sd-jwt\`. \`kid\` names a key of the set.
2. The signature is right. In the receipt, \`iss\` is the issuer that you expect. In the receipt and
   in the key, \`mode\` is \`live\`. A receipt of a test key proves nothing.
3. The key is not \`revoked\`, and \`iat\` of the receipt lies between \`iat\` and \`exp\` of the key.
4. Each disclosure after \`~\` has its SHA-256 in \`_sd\`, exactly once.

A receipt of \`POST /v1/verify\` has two disclosures: \`claimed_start_date\` and
\`claimed_representative\`. You may remove one or both, each with the \`~\` behind it, before you pass the
receipt on. The receipt stays genuine, and does not show what was removed.`;

const WEBHOOKS = `# How webhooks work

The service can call your program when an event happens:

1. Make an endpoint with \`POST /v1/webhook_endpoints\`: a public https address of yours. Store its
   \`secret\`, which is shown only once.
2. Start your receiver with this secret, and send a test message with
   \`POST /v1/webhook_endpoints/{endpoint_id}/test\`. If your receiver answers with a 2xx status, the
   endpoint is \`enabled\`, and gets all later events.
3. Also read the events with \`GET /v1/events\` once a day, and process those with ids that you do not
   know. Then you miss nothing, even while your receiver does not work.

A message is a POST of the event as JSON, signed as
[Standard Webhooks](https://www.standardwebhooks.com) specifies, so the libraries for it verify our
messages:

\`\`\`text
POST /bvs HTTP/1.1
Host: hooks.example.com
Content-Type: application/json
User-Agent: business-verification-service
webhook-id: evt_1795178640120000
webhook-timestamp: 1795178640
webhook-signature: v1,0GFx546B+PdbqDhd027XN5ZNKn32OYFA4FZvA9uyUEo=

{"id":"evt_1795178640120000","type":"watch.changed","timestamp":"2026-11-20T12:44:00.120Z",…}
\`\`\`

A test message has the type \`webhook.test\`, and is not among the events.
\`POST /v1/webhook_endpoints\` has samples of a receiver. To verify a message yourself:

- Take the body as it was received, because a body that was parsed and written again may differ.
- Refuse a message if its \`webhook-timestamp\` (in seconds) differs from your clock by more than five
  minutes.
- Decode the part of the secret after \`whsec_\` from base64. With this key, compute the HMAC-SHA-256 of
  \`<webhook-id>.<webhook-timestamp>.<body>\`, and encode the HMAC in base64.
- Compare the result in constant time with each signature in \`webhook-signature\`. The signatures begin
  with \`v1,\` and are separated by spaces. If one of them is equal, the message is genuine.

Answer with a 2xx status within 15 seconds, and do longer work afterwards. After any other answer, or
none, the service tries again: after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10, 14, 20 and 24 hours.
A message may come twice, with the same \`webhook-id\`, which is the event's \`id\`. Messages may come in
any order. An endpoint is disabled if it answers 410, or if it fails and no attempt has succeeded for
five days. Enable it again with \`{"status": "enabled"}\`.

For 24 hours after \`POST /v1/webhook_endpoints/{endpoint_id}/rotate\`, messages have two signatures:
one with the new secret and one with the old secret. Replace the secret in your receiver in this time.`;

const TOOLS = `# Tools for language models

\`/mcp\` offers the same checks as tools of the
[Model Context Protocol](https://modelcontextprotocol.io) (streamable HTTP), with the same API keys and
test keys. It is not a page for browsers. In Claude Code:

\`\`\`sh
claude mcp add --transport http business-verification "$BVS_URL/mcp" \\
  --header "Authorization: Bearer $BVS_API_KEY"
\`\`\`

Any other client needs the same address and header.`;

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

/** The code in words, because Scalar makes inconsistent anchors from headings with underscores. */
function titleOf(code: ErrorCode): string {
  const words = code.replaceAll("_", " ").replace(/\b(api|csv|https|json)\b/g, upper);
  return words.replace(/^./, upper);
}

const upper = (text: string) => text.toUpperCase();

export const GUIDE = [
  INTRODUCTION,
  FIRST_CALL,
  CLIENT,
  OTHER_LANGUAGES,
  AUTHENTICATION,
  TEST_MODE,
  GOING_LIVE,
  INVALID_ANSWERS,
  ERRORS_INTRODUCTION,
  ...errorSections(),
  RATE_LIMITS,
  IDEMPOTENCY,
  BATCHES,
  WATCHING,
  WEBHOOKS,
  RECEIPTS,
  TOOLS,
].join("\n\n");
