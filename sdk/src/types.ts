/** The names of the API's types, as `docs/openapi.json` has them: wire names throughout. */
import type { components, operations } from "./schema.ts";

type Schemas = components["schemas"];
type JsonBody<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

export type VerifyRequest = JsonBody<"verifyBusiness">;
export type Verification = Schemas["Verification"];
export type StatusRequest = JsonBody<"getStatus">;
export type Status = Schemas["Status"];
export type StatusList = Schemas["StatusList"];
export type DescribeRequest = JsonBody<"describeBusiness">;
export type Business = Schemas["Business"];
export type BatchRequest = JsonBody<"submitBatch">;
export type Job = Schemas["Job"];
export type JobStatus = Schemas["JobStatus"];
export type Usage = Schemas["Usage"];

/** One row of a job's results, in the order of the input. */
export type Row = { row: number; input: Record<string, string> } & (
  | { answer: Verification | Status }
  | { error: { code: string; message: string } }
);

/** What any call takes besides what it asks. */
export interface CallOptions {
  /** Ends the call, and every wait in it. */
  signal?: AbortSignal | null;
}

/** Of a call that is charged. */
export interface ChargedOptions extends CallOptions {
  /**
   * 1 to 255 printable ASCII characters. The same key with the same request is charged once, for 24
   * hours; without one each call gets its own, which covers the retries of that call.
   */
  idempotencyKey?: string;
}
