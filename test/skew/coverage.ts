/**
 * Lists what the service can store, send and call, and finds what a recorded run of `scenario.ts`
 * lacks. A new kind of KV entry, R2 object or queue message needs a line here and a step there. New
 * tables and methods are found automatically. docs/architecture.md also lists entries and objects.
 */
import type { Fixtures } from "./fixtures.ts";

export const KV_NAMES = [
  "key:<sha256>",
  "id:<key id>",
  "revoked:<key id>",
  "usage:<metered name>:<variant>:<YYYY-MM>",
  "plans:<variant>",
];

export const R2_NAMES = [
  "batch/<job>/rows.ndjson",
  "batch/<job>/businesses.txt",
  "batch/<job>/results/<first>.<attempt>.json",
  "batch/<job>/results.ndjson",
  "batch/<job>/results.csv",
  "sync/<run>.zip",
  "keys/<day>/<two digits>.ndjson",
  "keys/<day>/complete.json",
  "doctor/<consultation>/<place>.json",
  "doctor/<uuid>",
];

/** The fields of each kind of queue message. Fields that only some messages have are left out. */
export const MESSAGES = {
  "-batch": [[], ["watch"]],
  "-facts": [["runId"]],
  "-webhooks": [[]],
  "-import": [["runId"], ["consultation", "until"]],
};

const NO_WATCH_LIST = "the last release has no watch list: add a step when it has one";

const NO_WEBHOOKS = "the last release has no webhooks: add a step when it has them";

const MAY_BE_MISSING: Record<string, string> = {
  d1_migrations: "only wrangler fills this table, and a recording does not use wrangler",
  "keys/<day>/complete.json": "the recording stops during the copy, and the replay completes it",
  "doctor/<consultation>/<place>.json": "the doctor removes it after reading it",
  "doctor/<uuid>": "the doctor removes it at once",
  watches: NO_WATCH_LIST,
  watch_blocks: NO_WATCH_LIST,
  watch_accounts: NO_WATCH_LIST,
  "USAGE_METER watched": NO_WATCH_LIST,
  "USAGE_METER payWatched": NO_WATCH_LIST,
  "message -batch {watch}": NO_WATCH_LIST,
  webhook_endpoints: NO_WEBHOOKS,
  webhook_deliveries: NO_WEBHOOKS,
  webhook_accounts: NO_WEBHOOKS,
  webhook_blocked_hosts: NO_WEBHOOKS,
  "message -webhooks {}": NO_WEBHOOKS,
  "SOURCE_GATE shares": "only companies whose facts were never read cause such calls",
};

export type Recorded = Pick<Fixtures, "d1" | "kv" | "r2" | "objects" | "calls" | "steps">;

/**
 * @param methods the methods of each class of Durable Objects, by its binding
 * @returns one line for each thing that the recording lacks, or that this file does not list
 */
export function gapsOf(
  { d1, kv, r2, objects, calls, steps }: Recorded,
  methods: Record<string, string[]>,
): string[] {
  const messages = steps.flatMap((step) => (step.kind === "message" ? [step.message] : []));
  const kinds = Object.entries(MESSAGES).flatMap(([queue, all]) =>
    all.map((fields) => ({ name: `message ${queue} {${fields.join(", ")}}`, queue, fields })),
  );
  const isOfKind = (message: (typeof messages)[number], kind: (typeof kinds)[number]) =>
    message.queue === kind.queue &&
    kind.fields.every((field) => field in (message.body as object)) &&
    (kind.fields.length > 0 || Object.keys(message.body as object).length === 0);
  const keys = kv.map(({ key }) => key);
  const files = r2.map(({ key }) => key);
  const isCalled = (namespace: string, method: string) =>
    calls.some((call) => call.namespace === namespace && call.method === method);
  const missing = [
    ...Object.keys(d1).filter((table) => d1[table]?.length === 0),
    ...KV_NAMES.filter((name) => !keys.some((key) => patternOf(name).test(key))),
    ...R2_NAMES.filter((name) => !files.some((file) => patternOf(name).test(file))),
    ...kinds.filter((kind) => !messages.some((one) => isOfKind(one, kind))).map(({ name }) => name),
    ...Object.entries(methods).flatMap(([namespace, known]) => {
      const stored = objects.filter((one) => one.namespace === namespace);
      const tables = Object.keys(stored[0]?.rows ?? {});
      return [
        ...tables.filter((table) => stored.every(({ rows }) => rows[table]?.length === 0)),
        ...known.filter((method) => !isCalled(namespace, method)),
      ].map((name) => `${namespace} ${name}`);
    }),
  ].filter((name) => !(name in MAY_BE_MISSING));
  const unlisted = [
    ...keys.filter((key) => !KV_NAMES.some((name) => patternOf(name).test(key))),
    ...files.filter((file) => !R2_NAMES.some((name) => patternOf(name).test(file))),
    ...messages
      .filter((one) => !kinds.some((kind) => isOfKind(one, kind)))
      .map(({ queue, body }) => `message ${queue} ${JSON.stringify(body)}`),
  ];
  return [
    ...missing.map((name) => `test/skew/scenario.ts leaves no trace of ${name}`),
    ...unlisted.map((name) => `test/skew/coverage.ts does not list ${name}`),
  ];
}

/** @returns a pattern that matches any text without a slash in the place of each `<…>` */
function patternOf(name: string): RegExp {
  const parts = name.split(/<[^>]+>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^/]+")}$`);
}
