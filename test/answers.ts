/**
 * Checks an answer against the declaration of its route: status, error code, headers, and the body
 * by its schema. An unknown field is a fault here, although the published description allows it.
 */
import * as z from "zod";
import {
  adminEndpoints,
  ERROR_SCHEMAS,
  mcpEndpoints,
  publicEndpoints,
} from "../docs/openapi/endpoints.ts";
import { ERRORS, type ErrorCode } from "../src/errors.ts";
import { errorCode } from "../src/http/answer-fields.ts";
import { RATE_HEADERS } from "../src/http/declaration-parts.ts";
import {
  BEFORE_ANY_ROUTE,
  type DeclaredAnswer,
  type Endpoint,
  ERROR_HEADERS,
  HEADERS_OF_EVERY_ANSWER,
  RESPONSE_HEADERS,
  type ResponseHeader,
} from "../src/http/endpoint.ts";
import { VARIANTS } from "../src/variant.ts";

/** Each route with its paths. Routes without parameters come first, so they match first. */
const routes = [...publicEndpoints, ...adminEndpoints, ...mcpEndpoints]
  .map((endpoint) => ({
    endpoint,
    paths: new RegExp(`^${endpoint.path.replace(/:\w+/g, "[^/]*")}$`),
  }))
  .sort((one, other) => +one.endpoint.path.includes(":") - +other.endpoint.path.includes(":"));

/** Headers of the HTTP connection and of the body. `RESPONSE_HEADERS` does not list them. */
const TRANSPORT_HEADERS = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "keep-alive",
  "transfer-encoding",
]);

/**
 * The errors that a request to an unknown path may get, besides those in `BEFORE_ANY_ROUTE`. The
 * service checks the key, the rate and the plan before it looks at the path.
 */
const CODES_WITHOUT_ROUTE: readonly ErrorCode[] = [
  "missing_api_key",
  "invalid_api_key",
  "rate_limit_exceeded",
  "feature_not_available",
  "internal_error",
  "temporarily_unavailable",
];

/**
 * @param path the path, which may have a query
 * @param body the parsed JSON, or the text of another media type
 * @throws Error that says what differs from the declaration
 */
export function checkAnswer(
  method: string,
  path: string,
  status: number,
  headers: Headers,
  body: unknown,
): void {
  const endpoint = endpointAt(method, path);
  const answers = endpoint?.answers.filter((declared) => declared.status === status) ?? [];
  const mediaType = headers.get("Content-Type")?.split(";")[0];
  const answer = answers.find((declared) => declared.mediaType === mediaType) ?? answers[0];
  const isAnswer = answer && (status < 400 || fitsSchema(answer, body));
  const faults = [
    ...(isAnswer
      ? answerFaults(answer, headers, method === "HEAD" ? undefined : body)
      : errorFaults(endpoint, status, headers, method === "HEAD" ? undefined : body)),
    ...headerFaults(endpoint, headers),
  ];
  if (faults.length > 0) {
    const text = JSON.stringify(body)?.slice(0, 2_000);
    throw new Error(
      `${method} ${path} answered ${status}, not as declared:\n- ${faults.join("\n- ")}\n${text}`,
    );
  }
}

function endpointAt(method: string, path: string): Endpoint | undefined {
  // As a relative address, "//ready" would name a host, so write the origin before it.
  const url = path.startsWith("/") ? `http://service.test${path}` : path;
  const requestedPath = new URL(url).pathname;
  const wanted = method === "HEAD" ? "GET" : method;
  return routes.find(
    ({ endpoint, paths }) => endpoint.method === wanted && paths.test(requestedPath),
  )?.endpoint;
}

function fitsSchema({ schema }: DeclaredAnswer, body: unknown): boolean {
  return schema?.safeParse(body).success ?? false;
}

function answerFaults(answer: DeclaredAnswer, headers: Headers, body: unknown): string[] {
  const declared = Object.entries(answer.headers ?? {}) as [ResponseHeader, string][];
  const allowed = new Set(declared.map(([name]) => name));
  return [
    ...mediaTypeFaults(answer.mediaType, headers),
    ...declared
      .filter(([name, when]) => when === "always" && !headers.has(name))
      .map(([name]) => `${name} is missing`),
    ...otherHeaders(headers)
      .filter((name) => !allowed.has(name))
      .map((name) => `${name} is not declared for this answer`),
    ...(body === undefined || !answer.schema ? [] : schemaFaults(answer.schema, body)),
  ];
}

function errorFaults(
  endpoint: Endpoint | undefined,
  status: number,
  headers: Headers,
  body: unknown,
): string[] {
  const faults = mediaTypeFaults("application/json", headers);
  if (body === undefined) return faults;
  const code = errorCode.safeParse((body as { error?: { code?: unknown } }).error?.code).data;
  if (!code) return [...faults, "it is neither a declared answer nor an error of the catalogue"];
  if (ERRORS[code].status !== status) faults.push(`${code} has status ${ERRORS[code].status}`);
  const codes = endpoint?.errors ?? CODES_WITHOUT_ROUTE;
  const isBefore = BEFORE_ANY_ROUTE.includes(code);
  if (!isBefore && !codes.includes(code)) {
    faults.push(`${code} is not declared for this route`);
  }
  const shapes = isBefore || !endpoint ? VARIANTS : endpoint.errorShapes;
  const [first = [], ...others] = shapes.map((shape) => schemaFaults(ERROR_SCHEMAS[shape], body));
  if (others.every((found) => found.length > 0)) faults.push(...first);

  const allowed = new Set<string>(Object.keys(RATE_HEADERS));
  for (const [name, { codes: causes, when }] of Object.entries(ERROR_HEADERS)) {
    if (!causes.includes(code)) continue;
    allowed.add(name);
    if (when === "always" && !headers.has(name)) faults.push(`${name} is missing beside ${code}`);
  }
  const odd = otherHeaders(headers).filter((name) => !allowed.has(name));
  return [...faults, ...odd.map((name) => `${name} is not declared for an error`)];
}

function mediaTypeFaults(expected: string | undefined, headers: Headers): string[] {
  const found = headers.get("Content-Type")?.split(";")[0];
  return found === expected ? [] : [`its media type is ${found}, not ${expected}`];
}

function headerFaults(endpoint: Endpoint | undefined, headers: Headers): string[] {
  const known = new Set(Object.keys(RESPONSE_HEADERS).map((name) => name.toLowerCase()));
  return [
    ...HEADERS_OF_EVERY_ANSWER.filter((name) => !headers.has(name)).map(
      (name) => `${name} is missing`,
    ),
    ...[...headers.keys()]
      .filter((name) => !known.has(name) && !TRANSPORT_HEADERS.has(name))
      .map((name) => `the header ${name} is not declared`),
    ...(Object.keys(RESPONSE_HEADERS) as ResponseHeader[]).flatMap((name) => {
      const value = headers.get(name);
      if (value === null || RESPONSE_HEADERS[name].schema.safeParse(value).success) return [];
      return [`${name} may not have the value ${value}`];
    }),
    ...(endpoint && endpoint.access !== "api_key"
      ? Object.keys(RATE_HEADERS)
          .filter((name) => headers.has(name))
          .map((name) => `${name} is only for routes with an API key`)
      : []),
  ];
}

function otherHeaders(headers: Headers): ResponseHeader[] {
  return (Object.keys(RESPONSE_HEADERS) as ResponseHeader[]).filter(
    (name) => headers.has(name) && !HEADERS_OF_EVERY_ANSWER.includes(name),
  );
}

function schemaFaults(schema: z.ZodType, body: unknown): string[] {
  const result = strict(schema).safeParse(body);
  return result.success ? [] : [z.prettifyError(result.error)];
}

const strictSchemas = new WeakMap<z.ZodType, z.ZodType>();

/** A schema in which no object may have an undeclared field. */
export function strict(schema: z.ZodType): z.ZodType {
  const made = strictSchemas.get(schema) ?? makeStrict(schema);
  strictSchemas.set(schema, made);
  return made;
}

function makeStrict(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const members = Object.entries(schema.shape as Record<string, z.ZodType>);
    return z.strictObject(
      Object.fromEntries(members.map(([name, member]) => [name, strict(member)])),
    );
  }
  if (schema instanceof z.ZodArray) return z.array(strict(schema.element as z.ZodType));
  if (schema instanceof z.ZodUnion) {
    return z.union(schema.options.map((option) => strict(option as z.ZodType)));
  }
  if (schema instanceof z.ZodNullable) return strict(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodOptional) return strict(schema.unwrap() as z.ZodType).optional();
  return schema;
}

/** Sends a request to the running service like `fetch`, and checks the answer. */
export async function checkedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init);
  const text = await response.clone().text();
  const isJson = (response.headers.get("Content-Type") ?? "").includes("json");
  const body: unknown = isJson ? JSON.parse(text) : text;
  checkAnswer(init.method ?? "GET", url, response.status, response.headers, body);
  return response;
}
