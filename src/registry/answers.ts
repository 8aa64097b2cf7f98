/** The answers of the National Tax Service, and which of its answers count (docs/upstreams.md). */
import * as z from "zod";
import { parseJson } from "../lib/json.ts";

const stateSchema = z.object({
  b_no: z.string(),
  b_stt: z.string(),
  b_stt_cd: z.string(),
  tax_type: z.string(),
  tax_type_cd: z.string(),
  end_dt: z.string(),
  // These fields are newer. An answer without them still says whether a business is open.
  tax_type_change_dt: z.string().catch(""),
  rbf_tax_type: z.string().catch(""),
  rbf_tax_type_cd: z.string().catch(""),
});

const statusEntry = stateSchema;
const validateEntry = z.discriminatedUnion("valid", [
  z.object({ b_no: z.string(), valid: z.literal("01"), status: stateSchema }),
  z.object({ b_no: z.string(), valid: z.literal("02") }),
]);

/** `countsFor` checks that `data` has one entry for each question. */
export const statusAnswer = z.object({ status_code: z.literal("OK"), data: z.array(statusEntry) });
export const validateAnswer = z.object({
  status_code: z.literal("OK"),
  data: z.array(validateEntry),
});

export type StateEntry = z.infer<typeof stateSchema>;

/** Whether an answer holds one entry for each number asked, in the order asked. */
export function countsFor(data: { b_no: string }[], numbers: string[]): boolean {
  return (
    data.length === numbers.length && data.every((entry, index) => entry.b_no === numbers[index])
  );
}

/** XML faults of the gateway that blame our key. 22, a used-up allowance, passes by itself. */
const KEY_FAULT_REASONS = new Set(["20", "21", "30", "31", "32", "33"]);
const KEY_FAULT_CODES = new Set([-3, -4, -401]);
const keyFaultBody = z.object({ code: z.number() });

/** Whether a refusal blames our service key. Repeating the call is then useless. */
export function isKeyFault(body: string): boolean {
  if (body.trimStart().startsWith("<")) {
    return KEY_FAULT_REASONS.has(/<returnReasonCode>\s*(\d+)\s*</.exec(body)?.[1] ?? "");
  }
  const fault = keyFaultBody.safeParse(parseJson(body));
  return fault.success && KEY_FAULT_CODES.has(fault.data.code);
}
