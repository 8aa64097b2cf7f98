import { WEBHOOKS_LATE_AFTER_MS } from "../alarms/late.ts";
import { lateEndpoints, WAITING_ENDPOINTS } from "../alarms/late-webhooks.ts";
import { withinBudget } from "../lib/budget.ts";
import { masterKeysOf } from "../webhooks/secrets.ts";
import type { Finding } from "./finding.ts";

const TIMEOUT_MS = 6_000;

const LOOK = `
  SELECT (SELECT count(*) FROM (${lateEndpoints("?1")})) AS late,
    (SELECT count(*) FROM (${WAITING_ENDPOINTS})) AS waiting,
    (SELECT count(failing_since) FROM (${WAITING_ENDPOINTS})) AS failing,
    (SELECT count(*) FROM webhook_deliveries INDEXED BY webhook_deliveries_sending
      WHERE status = 'sending' AND due_at > ?2) AS sending,
    (SELECT group_concat(DISTINCT master) FROM webhook_endpoints
      WHERE status = 'enabled') AS masters`;

interface Looked {
  /** `late`, `waiting` and `failing` count endpoints, and `sending` counts deliveries. */
  late: number;
  waiting: number;
  failing: number;
  sending: number;
  /** Names of master keys, separated by commas; null: no endpoint is enabled. */
  masters: string | null;
}

export interface WebhooksServices {
  env: Pick<Env, "DB">;
  clock: () => number;
}

export async function examineWebhooks({ env, clock }: WebhooksServices): Promise<Finding> {
  const startedAt = clock();
  const looked = await withinBudget(
    () =>
      env.DB.prepare(LOOK)
        .bind(startedAt - WEBHOOKS_LATE_AFTER_MS, startedAt)
        .first<Looked>(),
    TIMEOUT_MS,
  );
  // If the database does not answer, the hop `database` says so.
  const problem = keyProblem(env, looked) ?? lateProblem(looked);
  const detail = looked ? detailOf(env, looked) : "not known";
  return { hop: "webhooks", ok: problem === null, ms: clock() - startedAt, detail, problem };
}

function keyProblem(env: object, looked: Looked | null | undefined): string | null {
  const keys = masterKeysOf(env);
  if (isSet(env) && !keys)
    return "WEBHOOK_MASTER_KEYS is faulty, so no webhook is sent. It must have the form name:base64. Each key needs 32 to 64 bytes, and a comma separates two keys. See docs/deploy.md#webhooks.";
  const missing = looked?.masters?.split(",").filter((name) => !keys?.has(name)) ?? [];
  if (missing.length === 0) return null;
  return `WEBHOOK_MASTER_KEYS lacks the key ${missing.join(" and the key ")}, so webhooks wait. See docs/runbook.md#webhooks_late.`;
}

function lateProblem(looked: Looked | null | undefined): string | null {
  if (!looked?.late) return null;
  return `Endpoints whose webhooks have been due for more than an hour: ${looked.late}. See docs/runbook.md#webhooks_late.`;
}

function detailOf(env: object, { waiting, failing, sending, masters }: Looked): string {
  if (masters === null)
    return isSet(env) ? "no endpoint is enabled" : "WEBHOOK_MASTER_KEYS is not set";
  if (waiting === 0) return "no endpoint waits";
  const waits = `endpoints that wait: ${waiting}, of them failing: ${failing}`;
  return sending > 0 ? `${waits}; ${sending} under way` : waits;
}

function isSet(env: object): boolean {
  return Boolean((env as { WEBHOOK_MASTER_KEYS?: string }).WEBHOOK_MASTER_KEYS);
}
