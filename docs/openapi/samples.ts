/**
 * Assigns the code samples in `docs/samples/` to the operations that they show. A test runs each
 * sample. An operation without a sample gets a curl request.
 */
import { readFileSync } from "node:fs";
import type { Endpoint } from "../../src/http/endpoint.ts";
import { FIRST_BODIES } from "./first-bodies.ts";

const LANGUAGES = [
  { ending: "sh", lang: "Shell", label: "curl" },
  { ending: "ts", lang: "TypeScript", label: "TypeScript" },
  { ending: "py", lang: "Python", label: "Python" },
] as const;

/** The tasks that have samples, in the order in which `llms-full.txt` shows them. */
export const TASKS = [
  { name: "verify", title: "Verify one business", operationId: "verifyBusiness" },
  { name: "status", title: "Check the state of numbers", operationId: "getStatus" },
  { name: "describe", title: "Describe a business", operationId: "describeBusiness" },
  {
    name: "batch",
    title: "A batch, from submission to results",
    operationId: "submitBatch",
  },
  { name: "watch", title: "Watch businesses", operationId: "addWatches" },
  { name: "changes", title: "Read what changed, each change once", operationId: "listEvents" },
  { name: "webhook", title: "Make a webhook endpoint", operationId: "addWebhookEndpoint" },
  {
    name: "receive",
    title: "Receive and verify webhooks",
    operationId: "addWebhookEndpoint",
    suffix: ", receiver",
    shell: "CGI",
  },
  {
    name: "receipt",
    title: "Get a receipt, and verify it offline",
    operationId: "verifyBusiness",
    suffix: ", with a receipt",
  },
  {
    name: "errors",
    title: "Handle errors and retry",
    operationId: "verifyBusiness",
    suffix: ", with retries",
  },
] as const;

export interface Sample {
  file: string;
  lang: string;
  label: string;
  source: string;
}

export function samplesOf({ name, ...task }: (typeof TASKS)[number]): Sample[] {
  const suffix = "suffix" in task ? task.suffix : "";
  const labels: Record<string, string> = "shell" in task ? { Shell: task.shell } : {};
  return LANGUAGES.map(({ ending, lang, label }) => {
    const file = `${name}.${ending}`;
    const source = readFileSync(new URL(`../samples/${file}`, import.meta.url), "utf8").trimEnd();
    return { file, lang, label: `${labels[lang] ?? label}${suffix}`, source };
  });
}

export function codeSamples(endpoint: Endpoint): Omit<Sample, "file">[] {
  const samples = TASKS.filter((task) => task.operationId === endpoint.operationId).flatMap(
    samplesOf,
  );
  return samples.length > 0
    ? samples.map(({ file, ...sample }) => sample)
    : [{ lang: "Shell", label: "curl", source: asCurl(endpoint) }];
}

/** @returns a curl request that reads path parameters from the environment and CSV from a file */
export function asCurl({ operationId, method, path, access, body }: Endpoint): string {
  const address = path.replace(/:(\w+)/g, (_, name: string) => `$${name.toUpperCase()}`);
  const [type] = Object.keys(body?.content ?? {});
  return [
    `curl --silent --show-error --fail-with-body "$BVS_URL${address}"`,
    ...(method === "GET" || body ? [] : [`--request ${method}`]),
    ...(access === "nothing" ? [] : ['-H "Authorization: Bearer $BVS_API_KEY"']),
    ...(type === undefined ? [] : [`-H 'Content-Type: ${type}'`]),
    ...(type === "application/json" ? [`-d '${JSON.stringify(FIRST_BODIES[operationId])}'`] : []),
    ...(type === "text/csv" ? ["--data-binary @customers.csv"] : []),
  ].join(" \\\n  ");
}
