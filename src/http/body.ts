/** Request bodies: read within a limit, and checked before a handler sees them. */
import type { Context, MiddlewareHandler } from "hono";
import type * as z from "zod";
import { type FieldCodes, ServiceError } from "../errors.ts";
import { readBytes } from "../lib/read-bytes.ts";
import type { AppEnv } from "./context.ts";
import { jsonFaultMessage } from "./json-fault.ts";
import { requestFault } from "./request-fault.ts";

const FORM = "application/x-www-form-urlencoded";

/** Refuses a body of another media type: guessing would take a form or a file for a request. */
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

/**
 * The body of a request, of which never more than `maxBytes` are held. Bytes are counted as they
 * come: what Content-Length says of a chunked body is not true.
 * @throws ServiceError `payload_too_large`, or `invalid_request` for a body that breaks off
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new ServiceError("payload_too_large", {
      message: `The request body is larger than ${maxBytes} bytes.`,
    });
  if (Number(request.headers.get("Content-Length")) > maxBytes) throw tooLarge();
  let bytes: Uint8Array | null;
  try {
    bytes = await readBytes(request.body, maxBytes);
  } catch {
    throw new ServiceError("invalid_request", {
      message: "The request body is incomplete or malformed.",
    });
  }
  if (!bytes) throw tooLarge();
  return bytes;
}

/** The body of a request as text. @throws ServiceError `payload_too_large`, `invalid_encoding` */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  return decodeUtf8(await readBody(request, maxBytes));
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/**
 * A name with a replaced character would be compared, found different and charged: damaged text is
 * refused instead.
 */
function decodeUtf8(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new ServiceError("invalid_encoding", { message: "The request body is not valid UTF-8." });
  }
}

/**
 * Values and fields that a JSON body may hold: ten for each business of the largest batch would be
 * 100,000. A body of 5 MB can hold millions, such as "[[[[", which take thirty times its size in
 * memory once they are parsed.
 */
const MAX_JSON_VALUES = 500_000;

/** Counts what begins a value, outside of strings; a short text is not looked at. */
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
    // Only a batch's body is long enough.
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

interface JsonInput<Schema extends z.ZodType> {
  in: { json: z.input<Schema> };
  out: { json: z.output<Schema> };
}

/**
 * Reads a JSON body that fits a schema.
 *
 * Not Hono's validator for zod: it would take a body of another media type for `{}`, and let
 * malformed JSON and damaged UTF-8 past its hook.
 * @throws ServiceError that names the first field at fault
 */
export async function readJson<Schema extends z.ZodType>(
  c: Context<AppEnv, string>,
  schema: Schema,
  fieldCodes: FieldCodes,
  maxBytes: number,
): Promise<z.output<Schema>> {
  requireMediaType(c, "application/json");
  const input = parseJson(await c.var.trace.time("body", readText(c.req.raw, maxBytes)));
  const result = schema.safeParse(input);
  if (!result.success) throw requestFault(result.error, input, fieldCodes, schema);
  return result.data;
}

/**
 * A JSON body that fits a schema, for `c.req.valid("json")`.
 * @param schema the schema, or a function that makes it for a request
 */
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
