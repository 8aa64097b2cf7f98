import type { Context, MiddlewareHandler } from "hono";
import type * as z from "zod";
import { type FieldCodes, ServiceError } from "../errors.ts";
import { readBytes } from "../lib/read-bytes.ts";
import type { AppEnv } from "./context.ts";
import { jsonFaultMessage } from "./json-fault.ts";
import { requestFault } from "./request-fault.ts";

const FORM = "application/x-www-form-urlencoded";

/** Refuses other media types, because a guess could mistake a form or a file for a request. */
export function requireMediaType(c: Context<AppEnv, string>, mediaType: string): void {
  const contentType = c.req.header("Content-Type") ?? "";
  const sent = contentType.split(";")[0]?.trim().toLowerCase();
  if (sent !== mediaType) {
    const found =
      sent === FORM
        ? ` It was sent as a form, as curl does without -H 'Content-Type: ${mediaType}'.`
        : "";
    throw new ServiceError("unsupported_content_type", {
      message: `Send the body as Content-Type: ${mediaType}.${found}`,
      parameter: "Content-Type",
      value: contentType || null,
    });
  }
}

/** In bytes. A body up to this Content-Length is read whole, because counting bytes costs time. */
const SHORT_BODY = 16_384;

/** Counts the bytes that arrive, because Content-Length may be missing or wrong. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new ServiceError("payload_too_large", {
      message: `The request body is larger than ${maxBytes} bytes.`,
    });
  const announced = Number(request.headers.get("Content-Length") ?? Number.NaN);
  if (announced > maxBytes) throw tooLarge();
  let bytes: Uint8Array | null;
  try {
    bytes =
      announced <= SHORT_BODY
        ? new Uint8Array(await request.arrayBuffer())
        : await readBytes(request.body, maxBytes);
  } catch {
    throw new ServiceError("invalid_request", {
      message: "The request body is incomplete or malformed.",
    });
  }
  if (!bytes || bytes.byteLength > maxBytes) throw tooLarge();
  return bytes;
}

export async function readText(request: Request, maxBytes: number): Promise<string> {
  return decodeUtf8(await readBody(request, maxBytes));
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/** Refuses damaged text, because a check with a damaged name would fail and still be charged. */
function decodeUtf8(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new ServiceError("invalid_encoding", { message: "The request body is not valid UTF-8." });
  }
}

/** Batches have fewer than 100,000 values. Without a limit, 5 MB of "[[[[" would take 150 MB. */
const MAX_JSON_VALUES = 500_000;

function hasMoreValues(text: string, max: number): boolean {
  if (text.length <= max) return false;
  let count = 0;
  let isInString = false;
  for (let position = 0; position < text.length; position++) {
    const character = text[position];
    if (character === '"') isInString = !isInString;
    else if (isInString) position += character === "\\" ? 1 : 0;
    else if (character === "[" || character === "{" || character === ",") count++;
    if (count > max) return true;
  }
  return false;
}

function parseJson(text: string): unknown {
  if (hasMoreValues(text, MAX_JSON_VALUES)) {
    // Only the body of a batch is long enough to have so many values.
    throw new ServiceError("batch_too_large", {
      message: `The request body has more than ${MAX_JSON_VALUES} values.`,
    });
  }
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new ServiceError("invalid_json", { message: jsonFaultMessage(text, fault) });
  }
}

const LONG_TEXT = 262_144;

interface JsonInput<Schema extends z.ZodType> {
  in: { json: z.input<Schema> };
  out: { json: z.output<Schema> };
}

/** Replaces Hono's validator, which reads other media types as `{}` and explains no faults. */
export async function readJson<Schema extends z.ZodType>(
  c: Context<AppEnv, string>,
  schema: Schema,
  fieldCodes: FieldCodes,
  maxBytes: number,
): Promise<z.output<Schema>> {
  requireMediaType(c, "application/json");
  const text = await c.var.trace.time("body", readText(c.req.raw, maxBytes));
  const input = parseJson(text);
  c.set("isLongBody", text.length > LONG_TEXT);
  const result = schema.safeParse(input);
  if (!result.success) {
    throw requestFault(result.error, input, fieldCodes, c.var.isLongBody ? null : schema);
  }
  return result.data;
}

export function jsonBody<Schema extends z.ZodType>(
  schema: Schema | ((c: Context<AppEnv>) => Schema),
  fieldCodes: FieldCodes,
  maxBytes: number,
): MiddlewareHandler<AppEnv, string, JsonInput<Schema>> {
  return async (c, next) => {
    const wanted = typeof schema === "function" ? schema(c) : schema;
    c.req.addValidatedData("json", (await readJson(c, wanted, fieldCodes, maxBytes)) as object);
    await next();
  };
}
