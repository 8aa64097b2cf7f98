/**
 * What all routes share: the types of the Hono context, and request bodies that are checked before a handler sees them.
 */
import { zValidator } from "@hono/zod-validator";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { RequestIdVariables } from "hono/request-id";
import type * as z from "zod";
import type { Caller } from "./access/caller.ts";
import type { Services } from "./config.ts";
import { type ErrorCode, ServiceError } from "./errors.ts";
import type { Trace } from "./trace.ts";

export interface AppEnv {
  Bindings: Env;
  Variables: RequestIdVariables & {
    trace: Trace;
    services: Services;
    /** Set by the admission middleware. */
    caller: Caller;
  };
}

export type Handler = MiddlewareHandler<AppEnv>;

/** Refuses a body of another media type, one that is too large (before it is read), and one that is not UTF-8. */
function textBody(mediaType: string, maxBytes: number): Handler {
  const limitBody = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ServiceError("payload_too_large", { message: `The request body is larger than ${maxBytes} bytes.` });
    },
  });
  return (c, next) => {
    const contentType = c.req.header("Content-Type") ?? "";
    if (contentType.split(";")[0]?.trim().toLowerCase() !== mediaType) {
      throw new ServiceError("unsupported_content_type", {
        message: `Send the body as Content-Type: ${mediaType}.`,
        parameter: "Content-Type",
        value: contentType || null,
      });
    }
    return limitBody(c, async () => {
      requireUtf8(await c.req.arrayBuffer());
      await next();
    });
  };
}

/** A name with a replaced character would be compared, found different and charged: damaged text is refused instead. */
function requireUtf8(bytes: ArrayBuffer): void {
  try {
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new ServiceError("invalid_encoding", { message: "The request body is not valid UTF-8." });
  }
}

/** Which error code stands for a fault in a field of a body; fields not named are `invalid_request`. */
export type FieldCodes = Record<string, ErrorCode>;

interface JsonInput<Schema extends z.ZodType> {
  in: { json: z.input<Schema> };
  out: { json: z.output<Schema> };
}

/**
 * A JSON body that fits a schema. The first fault becomes a `ServiceError` that names the field.
 * The media type is checked first because the validator would take any other body for `{}`;
 * malformed JSON it throws as an HTTPException of its own, which `app.ts` answers as `invalid_json`.
 */
export function jsonBody<Schema extends z.ZodType>(schema: Schema, fieldCodes: FieldCodes, maxBytes: number) {
  const validator = zValidator("json", schema, (result) => {
    if (!result.success) {
      const issue = result.error.issues[0];
      const path = issue?.path ?? [];
      const parameter = path.map(String).join(".");
      throw new ServiceError(fieldCodes[String(path[0])] ?? "invalid_request", {
        message: path.length > 0 ? `${parameter}: ${issue?.message}` : "The request body must be a JSON object.",
        ...(path.length > 0 && { parameter, value: valueAt(result.data, path) }),
      });
    }
  });
  // The validator cannot be told the app's environment and its schema both; it uses nothing of the environment.
  type Validator = MiddlewareHandler<AppEnv, string, JsonInput<Schema>>;
  return [textBody("application/json", maxBytes), validator as unknown as Validator] as const;
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  let value = input;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return value ?? null;
}
