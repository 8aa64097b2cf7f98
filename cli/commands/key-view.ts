/** API keys as the admin routes answer them, and as people are shown them. */
import * as z from "zod";
import type { Columns } from "../output.ts";
import { minuteOf } from "../output.ts";

const plan = z.string().optional();
const limit = z.number().optional();
export const keySchema = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  plans: z.object({ a: plan, b: plan }),
  limits: z.object({ monthly_quota: limit, rate_per_second: limit, max_batch: limit }),
  created_at: z.string(),
  expires_at: z.string().nullable(),
});
export type Key = z.infer<typeof keySchema>;

export const KEY_COLUMNS: Columns<Key> = {
  id: (key) => key.id,
  account: (key) => key.account,
  name: (key) => key.name,
  "plan a": (key) => key.plans.a,
  "plan b": (key) => key.plans.b,
  limits: (key) => limitsText(key.limits),
  created: (key) => minuteOf(key.created_at),
  expires: (key) => key.expires_at && minuteOf(key.expires_at),
};

function limitsText({ monthly_quota, rate_per_second, max_batch }: Key["limits"]): string {
  return [
    monthly_quota && `${monthly_quota}/month`,
    rate_per_second && `${rate_per_second}/s`,
    max_batch && `batch ${max_batch}`,
  ]
    .filter(Boolean)
    .join(", ");
}
