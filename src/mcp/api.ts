/**
 * The HTTP API as the tools ask it: the same routes, within the request that called the tool. What
 * that request has passed already, such as the rule of HTTPS, is not repeated; its key was looked
 * up and is remembered.
 */
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { ServiceError } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { variantA } from "../variant-a/routes.ts";
import { variantB } from "../variant-b/routes.ts";
import type { AskApi, ToolFault } from "./tool-calls.ts";

/** What a caller learns from them of its account. */
const PASSED_ON = ["RateLimit-Policy", "RateLimit", "Idempotency-Replayed"];

/** @throws ServiceError where the API key was refused: that is an answer of HTTP, not of a tool */
export function askerOf(c: Context<AppEnv>): AskApi {
  const api = new Hono<AppEnv>();
  api.use(async (inner, next) => {
    inner.set("trace", c.var.trace);
    inner.set("services", c.var.services);
    inner.set("variant", c.var.variant);
    await next();
  });
  api.route("/v1", variantA());
  api.route("/v1", variantB());
  const failures = new WeakMap<Request, ServiceError>();
  api.onError((thrown, inner) => {
    const failure = asServiceError(thrown, c);
    failures.set(inner.req.raw, failure);
    return inner.body(null, failure.status);
  });

  return async ({ method, path, headers, body }) => {
    const text = body && write(body);
    if (text === null) return NESTED_TOO_DEEPLY;
    const request = new Request(new URL(path, c.req.url), {
      method,
      headers: {
        ...headers,
        Authorization: c.req.header("Authorization") ?? "",
        ...(text !== undefined && { "Content-Type": "application/json" }),
      },
      ...(text !== undefined && { body: text }),
    });
    const response = await api.fetch(request, c.env, c.executionCtx);
    for (const name of PASSED_ON) {
      const value = response.headers.get(name);
      if (value !== null) c.header(name, value);
    }
    const failure = failures.get(request);
    if (!failure) return { kind: "answer", response };
    if (failure.status === 401) throw failure;
    const { code, message, details } = failure;
    const { parameter, retryAfter } = details;
    return { kind: "fault", code, message, parameter, retryAfter };
  };
}

const NESTED_TOO_DEEPLY: ToolFault = {
  kind: "fault",
  code: "invalid_request",
  message: "The arguments are nested too deeply.",
};

/** Null where it is nested too deeply for JSON.stringify. */
function write(body: object): string | null {
  try {
    return JSON.stringify(body);
  } catch {
    return null;
  }
}

function asServiceError(thrown: unknown, c: Context<AppEnv>): ServiceError {
  if (thrown instanceof ServiceError) return thrown;
  c.var.trace.exception(thrown);
  return new ServiceError("internal_error");
}
