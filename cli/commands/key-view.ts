/** Shows API keys as a table. */
import type { KeyAnswer as Key } from "../../src/admin/keys/answer.ts";
import { type Columns, instantText, type Output } from "../output.ts";

export function showKeys(
  output: Output,
  json: string,
  keys: readonly Key[],
  below: readonly string[] = [],
): void {
  output.result(json, () => {
    output.table(keys, KEY_COLUMNS, "There are no API keys.");
    for (const line of below) output.line(line);
  });
}

const KEY_COLUMNS: Columns<Key> = {
  id: (key) => key.id,
  account: (key) => key.account,
  name: (key) => key.name,
  mode: (key) => key.mode,
  "plan a": (key) => key.plans.a,
  "plan b": (key) => key.plans.b,
  limits: (key) => limitsText(key.limits),
  created: (key) => instantText(key.created_at),
  expires: (key) =>
    key.revoked_at === undefined
      ? key.expires_at && instantText(key.expires_at)
      : `revoked ${instantText(key.revoked_at)}`,
};

function limitsText(limits: Key["limits"]): string {
  const { monthly_quota, units_per_day, rate_per_second } = limits;
  const { max_batch, max_job_rows, max_watched } = limits;
  return [
    monthly_quota && `${monthly_quota}/month`,
    units_per_day && `${units_per_day}/day`,
    rate_per_second && `${rate_per_second}/s`,
    max_batch && `batch ${max_batch}`,
    max_job_rows && `jobs ${max_job_rows}`,
    max_watched && `watched ${max_watched}`,
  ]
    .filter(Boolean)
    .join(", ");
}
