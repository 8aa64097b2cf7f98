/** Sends the tools' requests to the HTTP API. `/mcp` has already checked the message and key. */
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import type { RowRange } from "../batch/rows.ts";
import type { ServiceError } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { asServiceError } from "../http/failures.ts";
import { VARIANTS, type Variant } from "../variant.ts";
import type { ApiRequest, SendRequest, ToolFailure } from "./tool-calls.ts";

export type SenderOf = (context: Context<AppEnv>) => SendRequest;

interface Pending {
  context: Context<AppEnv>;
  rowRange: RowRange | undefined;
  failure: ServiceError | null;
}

const PASSED_ON = ["RateLimit-Policy", "RateLimit", "Idempotency-Replayed"];

export function createSenderOf(routes: Record<Variant, Hono<AppEnv>>): SenderOf {
  // Keyed by the request object, so that no caller can refer to another caller's message.
  const allPending = new WeakMap<Request, Pending>();
  const pendingOf = (c: Context<AppEnv>) => allPending.get(c.req.raw) as Pending;

  const api = new Hono<AppEnv>();
  api.use(async (c, next) => {
    const { context, rowRange } = pendingOf(c);
    const { trace, services, variant, identity } = context.var;
    c.set("trace", trace);
    c.set("services", services);
    c.set("variant", variant);
    c.set("identity", identity);
    c.set("rowRange", rowRange);
    await next();
  });
  for (const variant of VARIANTS) api.route("/v1", routes[variant]);
  api.onError((thrown, c) => {
    const pending = pendingOf(c);
    pending.failure = asServiceError(thrown, c.var.trace);
    return c.body(null, pending.failure.status);
  });

  return (context) => async (sent) => {
    const request = requestOf(sent, context.req.url);
    if (!request) return NESTED_TOO_DEEPLY;
    const pending: Pending = { context, rowRange: sent.rowRange, failure: null };
    allPending.set(request, pending);
    const response = await api.fetch(request, context.env, context.executionCtx);
    for (const name of PASSED_ON) {
      const value = response.headers.get(name);
      if (value !== null) context.header(name, value);
    }
    return pending.failure ? failureOf(pending.failure) : { kind: "answer", response };
  };
}

const NESTED_TOO_DEEPLY: ToolFailure = {
  kind: "failure",
  code: "invalid_request",
  message: "The arguments are nested too deeply.",
};

function requestOf({ method, path, headers, body }: ApiRequest, messageUrl: string) {
  const url = new URL(path, messageUrl);
  if (!body) return new Request(url, { method, headers });
  const text = write(body);
  if (text === null) return null;
  const withType = { ...headers, "Content-Type": "application/json" };
  return new Request(url, { method, headers: withType, body: text });
}

/** Null if the body is nested too deeply for JSON.stringify. */
function write(body: object): string | null {
  try {
    return JSON.stringify(body);
  } catch {
    return null;
  }
}

/** @throws ServiceError on 401: a refused key is an HTTP error, not the result of a tool */
function failureOf(failure: ServiceError): ToolFailure {
  if (failure.status === 401) throw failure;
  const { code, details } = failure;
  const { parameter, retryAfter } = details;
  // Callers of a tool send an argument instead of the header `Idempotency-Key`.
  const message = failure.message.replace("Idempotency-Key", "idempotency_key");
  return { kind: "failure", code, message, parameter, retryAfter };
}
