/**
 * The texts for language models (llmstxt.org). `llms.txt` is short and links to `llms-full.txt`,
 * which has everything that a model needs to write an integration.
 */
import * as z from "zod";
import { ERRORS, type ErrorCode } from "../../src/errors.ts";
import type { Endpoint, Examples, Parameter, RequestContent } from "../../src/http/endpoint.ts";
import { testNumberTable } from "../../src/test-mode/test-number-table.ts";
import { publicEndpoints } from "./endpoints.ts";
import { ERROR_HELP } from "./error-help.ts";
import { FIRST_BODIES } from "./first-bodies.ts";
import { samplesOf, TASKS } from "./samples.ts";

const HEAD = `# Business Verification Service

> Verifies Korean business registration numbers with the National Tax Service, tells whether a
> business is open, and names it in English. An HTTP API with JSON and CSV.

The base URL is the origin that served this file; every path below is relative to it. Each request
under \`/v1\` needs the header \`Authorization: Bearer <API_KEY>\`, over HTTPS. Read the key from the
environment variable \`BVS_API_KEY\`, and the base URL from \`BVS_URL\` (without \`/v1\`). Never put a key
into code that runs in a browser.

- Variant A: verify number + opening date + representative; check the state of numbers; batches; watch
  numbers and report what changed, in a feed or by webhooks.
- Variant B: describe a business by its number alone.

A key works for the variants that it has a plan for (\`GET /v1/usage\`).

Rules that integrations break most often:

- An answer is valid, invalid with a \`reason\`, or an error. An error is never a verdict: do not show
  or store an outage as "invalid".
- Valid does not mean open: look at \`statusCode\` (\`01\` active, \`02\` suspended, \`03\` closed).
- Business numbers are strings: JSON numbers lose leading zeros.
- The fields of \`POST /v1/verify\` are \`business_number\`, \`startDate\`, \`ownerName\`; those of batches
  are \`business_number\`, \`start_date\`, \`owner_name\`.
- Ignore fields and codes that you do not know, because answers may get new ones within \`/v1\`. Nothing
  is ever removed within \`/v1\`. A field without a value is null.
- An optional field with a wrong name is ignored: variant B knows \`language\` but not \`lang\`.
- After \`quota_exceeded\` and \`daily_limit_exceeded\`, do not wait for \`Retry-After\`, because it may be
  weeks or hours.`;

const LINKS = `## Links

- [Reference](/docs): the endpoints, with a form to try them
- [OpenAPI 3.1 description](/openapi.json): every field, header and error code
- [MCP server](/docs#tools-for-language-models): \`/mcp\` offers the same checks as tools over
  streamable HTTP, with the same API keys
- [TypeScript client](/business-verification.tgz), the package \`business-verification\`. No registry
  has it, so download the file, then \`npm install ./business-verification.tgz\`. It is an ES module:
  set \`"type": "module"\` in your own \`package.json\`, or load it with \`require\` in Node 20.19, 22.12
  or newer. Node programs need \`@types/node\` and \`"types": ["node"]\` in \`tsconfig.json\`. Node
  22.18 or newer runs \`.ts\` files directly; for an older version, compile them. If you have a separate
  key for each variant, pass the key for \`describe\` as \`describeApiKey\`. Python needs no package.`;

const RETRIES = `## Retries

Retry after 429, 5xx and a lost connection, two or three times. Make the pauses random and growing,
and at least \`Retry-After\`. Send the same \`Idempotency-Key\` each time, so that a check is charged once.
Stop if \`Retry-After\` is longer than you can wait. Do not retry after any other 4xx, or after
\`quota_exceeded\`, \`daily_limit_exceeded\`, \`storage_exceeded\` or \`job_limit_exceeded\`.`;

const BATCHES = `## Batches

1. \`POST /v1/batch/verify\` (JSON) or \`POST /v1/batch/upload\` (CSV) returns a job with \`job_id\`.
2. \`GET /v1/batch/status/{job_id}\` until \`status\` is \`completed\`, \`cancelled\` or \`failed\`; wait
   \`Retry-After\` seconds between two requests.
3. \`GET /v1/batch/download/{job_id}\` with \`Accept: application/x-ndjson\`: a line
   \`{"row", "input", "answer"}\` for each row, or \`{"row", "input", "error"}\`.

\`"check": "status"\` asks only for the state of the numbers. While the tax authority is down, a job
waits for up to 72 hours. With the header \`Prefer: wait=30\`, \`POST /v1/batch/verify\` waits for the job
and answers with \`results\` if the job ended in time. These results differ from the lines of the
download: each is the answer that a single check would give, in the order of the request, or has an
\`error\` and no verdict.`;

const WATCHING = `## Watching

1. \`POST /v1/watches\` adds up to 1,000 numbers; adding a number again changes nothing. The first
   answer of the tax authority is the state to compare with, and not an event.
2. The service asks about each number once a day. A confirmed change is an event \`watch.changed\`, with
   \`before\` and \`after\`. A missing answer never counts as a change.
3. \`GET /v1/events?after={cursor}\` returns later events, the oldest first. It always returns \`next\`,
   even without events. Store \`next\` after processing the events, and pass it as \`after\` next time.
   Then each event comes once, and none is missed within 30 days. Ask again at once if there were as
   many events as \`limit\`.

With a test key, each \`POST /v1/watches/run\` lets a day pass. The first call gives the numbers their
first state.
Stored states may be old, so call \`POST /v1/status\` for the present state.`;

const WEBHOOKS = `## Webhooks

1. \`POST /v1/webhook_endpoints\` with a public https \`url\` returns \`id\` and \`secret\`; the secret is
   shown only once. Then \`POST /v1/webhook_endpoints/{endpoint_id}/test\` sends a
   test message. A 2xx answer enables the endpoint; before that it gets no events.
2. Each message is a POST of one event, with the headers of Standard Webhooks. Verify the raw body:
   \`webhook-timestamp\` may differ from your clock by at most 300 seconds. One of the signatures in
   \`webhook-signature\` (separated by spaces) must be equal to \`v1,\` + base64 of HMAC-SHA-256 over
   \`<webhook-id>.<webhook-timestamp>.<body>\`. The key of the HMAC is the base64-decoded part of the
   secret after \`whsec_\`. The TypeScript client does this:
   \`await verifyWebhook(rawBody, headers, secret)\`.
3. Answer 2xx within 15 seconds. Otherwise there are up to nine further attempts in about three days.
   Messages may come twice, with the same event \`id\`, and in any order, so store the ids of processed
   events. Ignore types that you do not know, and \`webhook.test\`.
4. Also read \`GET /v1/events\` once a day: it has the events that the receiver missed.

After a rotation, messages are signed with both the old and the new secret for 24 hours. Never rotate
twice in that time. An endpoint that answers 410, or fails for five days, is disabled.`;

function testMode(): string {
  return `## Test mode

Requests with a key \`bvs_test_…\` cost nothing and call no other service. The number decides the answer;
date and representative need only be well-formed. A number that is not in this table is 400
\`test_number_required\`. In the column \`/v1/verify\`, name, match and check are the values of
\`companyNameSource\`, \`companyNameMatch\` and \`companyNameCheck\` in the answer to a request with
\`"lang": "en"\` and a \`companyName\`. In a batch the number decides the answer of its row. If a number
stands for 429 or \`internal_error\`, the whole submission fails.

${testNumberTable()}

To go live use a key \`bvs_live_…\` and real numbers; address, requests and answers stay the same.`;
}

function endpoints(): string {
  return `## Endpoints

The example requests are for a live key, about invented businesses. The code samples below are for a
test key. Every request accepts \`X-Request-Id\`.

${publicEndpoints.map(endpointText).join("\n\n")}`;
}

function endpointText(endpoint: Endpoint): string {
  const { method, path, summary, description, access, parameters = [], body } = endpoint;
  const [type, content] = Object.entries(body?.content ?? {})[0] ?? [];
  const example = content && firstOf(content.examples);
  const named = parameters.filter(
    (parameter) => parameter.in !== "path" && parameter.name !== "X-Request-Id",
  );
  const answer = endpoint.answers.find(({ examples }) => firstOf(examples) !== undefined);
  return [
    `### ${method} ${bracedPath(path)}`,
    [`${summary}.`, description, access === "nothing" && "No key is needed."]
      .filter(Boolean)
      .join(" "),
    ...(named.length > 0 ? [named.map(parameterLine).join("\n")] : []),
    ...(content?.fields ? [fieldLines(content).join("\n")] : []),
    ...(example === undefined ? [] : [`Request (\`${type}\`):`, fenced(example)]),
    ...(answer ? ["Answer:", fenced(firstOf(answer.examples))] : []),
  ].join("\n\n");
}

function bracedPath(path: string): string {
  return path.replace(/:(\w+)/g, "{$1}");
}

function parameterLine({ in: place, name, description }: Parameter): string {
  return place === "query"
    ? `- \`?${name}=\`: ${description}`
    : `- header \`${name}\`: ${description}`;
}

function fieldLines({ schema, fields = {} }: RequestContent): string[] {
  const { required = [] } = schema ? z.toJSONSchema(schema, { io: "input" }) : {};
  return Object.entries(fields)
    .map(([name, { description }]) => ({ name, description, must: required.includes(name) }))
    .sort((a, b) => Number(b.must) - Number(a.must))
    .map(
      ({ name, description, must }) => `- \`${name}\`${must ? " (required)" : ""}: ${description}`,
    );
}

function firstOf(examples: Examples = {}): unknown {
  return Object.values(examples)[0]?.value;
}

function fenced(value: unknown): string {
  return typeof value === "string"
    ? `\`\`\`text\n${value.replace("\ufeff", "").replaceAll("\r\n", "\n").trimEnd()}\n\`\`\``
    : `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``;
}

function errors(): string {
  const lines = (Object.keys(ERRORS) as ErrorCode[]).map((code) => {
    const { meaning, remedy, retry } = ERROR_HELP[code];
    const again = { never: "", wait: " Retry after `Retry-After`.", backoff: " Retry later." };
    return `- \`${code}\` (${ERRORS[code].status}): ${meaning} ${remedy}${again[retry]}`;
  });
  return `## Errors

The body is \`{"error": {"code", "message"}}\`; variant B adds \`details: {"parameter", "value"}\`
inside \`error\`. Decide by \`code\`. Every answer has an \`X-Request-Id\`, which you should log.

${lines.join("\n")}`;
}

function samples(): string {
  const tasks = TASKS.map((task) =>
    [
      `### ${task.title}`,
      ...samplesOf(task).map(
        ({ file, source }) => `\`\`\`${file.split(".").at(-1)}\n${source}\n\`\`\``,
      ),
    ].join("\n\n"),
  );
  return `## Code samples\n\nEach sample reads \`BVS_URL\` and \`BVS_API_KEY\`.\n\n${tasks.join("\n\n")}`;
}

const FULL_PARTS = [
  ...[HEAD, LINKS, testMode(), endpoints(), errors(), RETRIES, BATCHES, WATCHING, WEBHOOKS],
  samples(),
];
export const LLMS_FULL_TEXT = `${FULL_PARTS.join("\n\n")}\n`;

const FULL_LINK = `- [Everything in one text](/llms-full.txt): each endpoint with its fields, a request and an answer,
  every error code, the test numbers, retries, batches, and samples in curl, TypeScript and Python`;

function firstRequest(): string {
  const body = JSON.stringify(FIRST_BODIES.verifyBusiness);
  return `## A first request

With a test key, \`bvs_test_…\`, which costs nothing:

\`\`\`sh
curl "$BVS_URL/v1/verify" -H "Authorization: Bearer $BVS_API_KEY" \\
  -H 'Content-Type: application/json' -d '${body}'
\`\`\`

An error is \`{"error": {"code", "message"}}\`: decide by \`code\`.`;
}

function endpointList(): string {
  const lines = publicEndpoints.map(
    ({ method, path, summary }) => `- \`${method} ${bracedPath(path)}\`: ${summary}`,
  );
  return `## Endpoints\n\n${lines.join("\n")}`;
}

const SHORT_PARTS = [
  HEAD,
  firstRequest(),
  endpointList(),
  LINKS.replace("- [", `${FULL_LINK}\n- [`),
];
export const LLMS_TEXT = `${SHORT_PARTS.join("\n\n")}\n`;
