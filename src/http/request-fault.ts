import type * as z from "zod";
import { type ErrorCode, type FieldCodes, ServiceError } from "../errors.ts";
import { fieldsAt, renameAdvice, valueAdvice } from "./field-advice.ts";

export function requestFault(
  error: Pick<z.core.$ZodError, "issues">,
  input: unknown,
  fieldCodes: FieldCodes,
  schema: z.core.$ZodType | null,
): ServiceError {
  const issue = error.issues[0];
  const path = issue?.path ?? [];
  if (path.length === 0)
    return new ServiceError("invalid_request", {
      message: `The request body must be a JSON object, not ${kindOf(input)}.`,
    });
  const parameter = path.map(String).join(".");
  const field = String(path.findLast((step) => typeof step === "string"));
  const own = issue?.code === "custom" ? (issue.params?.code as ErrorCode | undefined) : undefined;
  const value = valueAt(input, path);
  const owner = path.slice(0, -1);
  const renames = schema ? renameAdvice(valueAt(input, owner), fieldsAt(schema, owner)) : "";
  return new ServiceError(own ?? fieldCodes[field] ?? "invalid_request", {
    message: `${parameter}: ${issue?.message}${valueAdvice(issue, value)}${renames}`,
    parameter,
    value,
  });
}

export function queryFault(
  { issues }: Pick<z.core.$ZodError, "issues">,
  input: unknown,
  fieldCodes: FieldCodes,
  schema: z.core.$ZodType,
): ServiceError {
  const [issue] = issues;
  if (!issue || !Array.isArray(valueAt(input, issue.path)))
    return requestFault({ issues }, input, fieldCodes, schema);
  const { path } = issue;
  const once: z.core.$ZodIssue = { code: "custom", path, message: "must be given only once" };
  return requestFault({ issues: [once] }, input, fieldCodes, schema);
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  // A string usually means that the body was encoded twice.
  return typeof value === "string" ? "a string (was it encoded twice?)" : `a ${typeof value}`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return value ?? null;
}
