/**
 * `llms.txt` (llmstxt.org): all that a language model needs to write an integration, as one text.
 * It is made of what the reference is made of.
 */
import * as z from "zod";
import { ERRORS, type ErrorCode } from "../../src/errors.ts";
import type { Endpoint, Examples, Parameter, RequestContent } from "../../src/http/endpoint.ts";
import { testNumberTable } from "../../src/test-mode/test-number-table.ts";
import { publicEndpoints } from "./endpoints.ts";
import { ERROR_HELP } from "./error-help.ts";
import { samplesOf, TASKS } from "./samples.ts";

const HEAD = `# Business Verification Service

> Verifies Korean business registration numbers with the National Tax Service, tells whether a
> business is open, and names it in English. An HTTP API with JSON and CSV.

The base URL is the origin from which this file was fetched; every path below begins there. Each
request under \`/v1\` carries \`Authorization: Bearer <API_KEY>\`, over HTTPS. Read the key from the
environment (\`BVS_API_KEY\`), and the base URL too (\`BVS_URL\`, without \`/v1\`). Never put a key into
code that runs in a browser.

- Variant A: verify number + opening date + representative; states of numbers; batches.
- Variant B: describe a business by its number alone. A key works for the variants that its account
  has a plan for (\`GET /v1/usage\`).

Rules that integrations get wrong most often:

- An answer is valid, invalid with a \`reason\`, or an error. An error is never a verdict: do not show
  or store an outage as "invalid".
- Valid does not mean open: look at \`statusCode\` (\`01\` active, \`02\` suspended, \`03\` closed).
- Business numbers are strings: JSON numbers lose leading zeros.
- \`POST /v1/verify\` names its fields \`business_number\`, \`startDate\`, \`ownerName\`; batches name
  them \`business_number\`, \`start_date\`, \`owner_name\`.
- Ignore fields and codes that you do not know: answers may gain them within \`/v1\`; nothing is
  removed from it. A field without a value is null.
- An optional field with a wrong name is ignored: variant B knows \`language\`, and no \`lang\`.
- On \`quota_exceeded\` do not sleep on \`Retry-After\`: it may be weeks.

## Links

- [Reference](/docs): the endpoints, with a form to try them
- [OpenAPI 3.1 description](/openapi.json): every field, header and error code
- [MCP server](/docs#tools-for-language-models): \`/mcp\` has the same questions as tools, by
  streamable HTTP, with the same API keys
- [TypeScript client](/business-verification.tgz), the package \`business-verification\`. It is on no
  registry: download the file, then \`npm install ./business-verification.tgz\`. It is an ES module:
  set \`"type": "module"\` in your own \`package.json\`. Node programs need \`@types/node\` and
  \`"types": ["node"]\` in \`tsconfig.json\`. Node runs \`.ts\` files by itself from 22.18; compile them
  for an older one. If you have a key for each variant, give the one for \`describe\` as
  \`describeApiKey\`. Python needs no package.`;

const RETRIES = `## Retries

Repeat a request after 429, 5xx and a lost connection, two or three times, with random growing pauses
that are at least \`Retry-After\`, and with the same \`Idempotency-Key\` each time: a check is then
charged once. Give up where \`Retry-After\` is longer than you can wait. Never repeat after another 4xx,
nor after \`quota_exceeded\` and \`storage_exceeded\`.`;

const BATCHES = `## Batches

1. \`POST /v1/batch/verify\` (JSON) or \`POST /v1/batch/upload\` (CSV) returns a job with \`job_id\`.
2. \`GET /v1/batch/status/{job_id}\` until \`status\` is \`completed\`, \`cancelled\` or \`failed\`; wait for
   \`Retry-After\` seconds between.
3. \`GET /v1/batch/download/{job_id}\` with \`Accept: application/x-ndjson\`: a line
   \`{"row", "input", "answer"}\` for each row, or \`{"row", "input", "error"}\`.

\`"check": "status"\` asks for the state of the numbers alone. While the tax authority is down a job
waits, for up to 72 hours. With the header \`Prefer: wait=30\` the answer to \`POST /v1/batch/verify\`
waits, and holds \`results\` if the job ended in time. Those are no lines of the download: each is what
the single check would answer, in the order of the request, or has an \`error\` and no verdict.`;

function testMode(): string {
  return `## Test mode

A key \`bvs_test_…\` asks nobody and costs nothing. It answers by the number; date and representative
only have to be well-formed. Any other number is 400 \`test_number_required\`. What is said of names
holds for a request in English with a company name. In a batch the number decides about its row; one
that stands for 429 or \`internal_error\` refuses the submission.

${testNumberTable()}

To go live take a key \`bvs_live_…\` and real numbers; address, requests and answers stay as they are.`;
}

function endpoints(): string {
  return `## Endpoints

The requests are those of a live key, about invented businesses; the code samples below are for a test
key. Every request takes \`X-Request-Id\`.

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
    `### ${method} ${path.replace(/:(\w+)/g, "{$1}")}`,
    [`${summary}.`, description, access === "nothing" && "No key is needed."]
      .filter(Boolean)
      .join(" "),
    ...(named.length > 0 ? [named.map(parameterLine).join("\n")] : []),
    ...(content?.fields ? [fieldLines(content).join("\n")] : []),
    ...(example === undefined ? [] : [`Request (\`${type}\`):`, fenced(example)]),
    ...(answer ? ["Answer:", fenced(firstOf(answer.examples))] : []),
  ].join("\n\n");
}

function parameterLine({ in: place, name, description }: Parameter): string {
  return place === "query"
    ? `- \`?${name}=\`: ${description}`
    : `- header \`${name}\`: ${description}`;
}

/** The fields of a body, those that it must have first. */
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

The body is \`{"error": {"code", "message"}}\`, in variant B with \`details: {"parameter", "value"}\`
inside \`error\`. Decide by \`code\`. Every answer has an \`X-Request-Id\`: log it.

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
  return `## Code samples\n\nEach reads \`BVS_URL\` and \`BVS_API_KEY\`.\n\n${tasks.join("\n\n")}`;
}

export const LLMS_TEXT = `${[HEAD, testMode(), endpoints(), errors(), RETRIES, BATCHES, samples()].join("\n\n")}\n`;
