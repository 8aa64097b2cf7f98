/**
 * Makes the OpenAPI descriptions from the declarations of the routes: `openapi.json` for callers,
 * `openapi-admin.json` for operators. What describes a route belongs in its `declaration.ts`.
 */
import * as z from "zod";
import {
  createDocument,
  type ZodOpenApiMediaTypeObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import { ERRORS, type ErrorCode } from "../../src/errors.ts";
import { RATE_HEADERS } from "../../src/http/declaration-parts.ts";
import {
  type DeclaredAnswer,
  type Endpoint,
  ERROR_HEADERS,
  type Examples,
  HEADERS_OF_EVERY_ANSWER,
  type JsonSchema,
  REQUEST_ID,
  RESPONSE_HEADERS,
  type RequestContent,
  type ResponseHeader,
  TAGS,
  type Tag,
} from "../../src/http/endpoint.ts";
import { NEVER_HERE } from "../markdown/field-tables.ts";
import { adminEndpoints, ERROR_SCHEMAS, publicEndpoints } from "./endpoints.ts";
import { FIRST_BODIES } from "./first-bodies.ts";
import { GUIDE } from "./guide.ts";
import {
  KOREAN_INTRODUCTION,
  KOREAN_KEY,
  KOREAN_OPERATIONS,
  KOREAN_SERVER,
  KOREAN_TAGS,
} from "./korean.ts";
import { withoutNoise } from "./noise.ts";
import { codeSamples } from "./samples.ts";

const STATUS_MEANING: Record<number, string> = {
  400: "The request is not valid. Nothing is charged.",
  401: "The bearer token is missing or not valid.",
  403: "The plan does not include this feature.",
  404: "Nothing was found under this path or number.",
  429: "A limit was reached. Nothing is charged; `Retry-After` says when to retry.",
  500: "Something failed on our side or at the tax authority. Nothing is charged.",
};

const SECURITY_SCHEMES = {
  api_key: {
    type: "http",
    scheme: "bearer",
    description: "`Authorization: Bearer <API_KEY>`: a key such as `bvs_live_…` or `bvs_test_…`.",
    "x-korean": KOREAN_KEY,
  },
  admin_token: {
    type: "http",
    scheme: "bearer",
    description: "`Authorization: Bearer <ADMIN_TOKEN>`: the operator's secret.",
  },
} as const;

type Schemas = Record<string, JsonSchema & { properties: Record<string, JsonSchema> }>;

/** Each schema with all fields, and its variants with fewer fields. `lang` chooses the schema. */
const SHAPES = {
  BilingualBusinessInfo: ["BusinessInfo", "BusinessCodes"],
  BilingualRegistrationStatus: ["RegistrationStatus", "StatusCodes"],
};

export const publicDocument = documentOf(
  {
    title: "Business Verification Service",
    summary: "Verifies Korean business registration numbers and names the business in English.",
    description: GUIDE,
    "x-korean": KOREAN_INTRODUCTION,
  },
  publicEndpoints,
);

export const adminDocument = documentOf(
  {
    title: "Business Verification Service: administration",
    description: `The operator's routes: API keys, accounts, batch jobs, the disclosure table.
Each request that changes something writes an audit line to the log.

Any other method or path is 404 \`not_found\`. A request over plain HTTP is 400 \`https_required\`,
except on the machine that runs the service. Answers may get new fields and codes, so ignore those
that you do not know. A field without a value is null. An error code is stable; its message is for
people.`,
  },
  adminEndpoints,
);

type JsonObject = Record<string, unknown>;

function documentOf(
  info: { title: string; summary?: string; description: string; "x-korean"?: string },
  endpoints: readonly Endpoint[],
): JsonObject {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const endpoint of endpoints) {
    const path = pathOf(endpoint);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  const tags = new Set(endpoints.map(({ tag }) => tag));
  const schemes = new Set(endpoints.map(({ access }) => access));
  const headers = new Set(endpoints.flatMap(headersOf));
  const document = createDocument({
    openapi: "3.1.1",
    info: {
      ...info,
      version: "1",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The address of the service", "x-korean": KOREAN_SERVER }],
    tags: (Object.keys(TAGS) as Tag[])
      .filter((tag) => tags.has(tag))
      .map((name) => ({
        ...{ name, description: TAGS[name] },
        ...(KOREAN_TAGS[name] && { "x-korean": KOREAN_TAGS[name] }),
      })),
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        Object.entries(SECURITY_SCHEMES).filter(([name]) => schemes.has(name as never)),
      ),
    },
  }) as unknown as JsonObject;
  (document.components as JsonObject).headers = Object.fromEntries(
    (Object.keys(RESPONSE_HEADERS) as ResponseHeader[])
      .filter((name) => headers.has(name))
      .map((name) => [name, headerObject(name)]),
  );
  for (const endpoint of endpoints) describeFields(document, endpoint);
  shareFields((document.components as { schemas: Schemas }).schemas);
  // Leaves out `additionalProperties`, because answers may get new fields.
  return withoutNoise(document, ["additionalProperties"]) as JsonObject;
}

function pathOf({ path }: Endpoint): string {
  return path.replace(/:(\w+)/g, "{$1}");
}

function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { operationId, tag, summary, description, access, parameters = [], body } = endpoint;
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(KOREAN_OPERATIONS[operationId] && { "x-korean": KOREAN_OPERATIONS[operationId] }),
    security: access === "nothing" ? [] : [{ [access]: [] }],
    parameters: [...parameters, REQUEST_ID].map(({ schema, ...parameter }) => ({
      ...parameter,
      required: parameter.required ?? false,
      schema: parameterSchema(schema),
    })),
    ...(body && {
      requestBody: {
        required: body.required,
        content: Object.fromEntries(
          Object.entries(body.content).map(([mediaType, content]) => [
            mediaType,
            requestContent(operationId, content),
          ]),
        ),
      },
    }),
    responses: responsesOf(endpoint),
    ...(access !== "admin_token" && { "x-codeSamples": codeSamples(endpoint) }),
  } as ZodOpenApiOperationObject;
}

function requestContent(
  operationId: string,
  { schema, examples }: RequestContent,
): ZodOpenApiMediaTypeObject {
  const value = FIRST_BODIES[operationId];
  const test = value !== undefined && { test: { summary: "For a test key", value } };
  return { ...(schema && { schema }), ...examplesOf({ ...test, ...examples }) };
}

function responsesOf(endpoint: Endpoint): Record<string, ZodOpenApiResponseObject> {
  const codes = Map.groupBy(endpoint.errors, (code) => ERRORS[code].status as number);
  const statuses = new Set([...endpoint.answers.map(({ status }) => status), ...codes.keys()]);
  return Object.fromEntries(
    [...statuses]
      .sort((one, other) => one - other)
      .map((status) => {
        const answers = endpoint.answers.filter((declared) => declared.status === status);
        return [status, responseOf(endpoint, status, answers, codes.get(status) ?? [])];
      }),
  );
}

/** @param answers the default answer first, and then the answers in other media types */
function responseOf(
  endpoint: Endpoint,
  status: number,
  answers: readonly DeclaredAnswer[],
  codes: readonly ErrorCode[],
): ZodOpenApiResponseObject {
  const [answer, ...otherAnswers] = answers;
  const schemas = [
    ...(answer?.schema ? [answer.schema] : []),
    ...(codes.length > 0 ? endpoint.errorShapes.map((shape) => ERROR_SCHEMAS[shape]) : []),
  ];
  const headers = new Set<ResponseHeader>([
    ...HEADERS_OF_EVERY_ANSWER,
    ...answers.flatMap(({ headers }) => Object.keys(headers ?? {}) as ResponseHeader[]),
    ...(codes.length > 0 ? errorHeaders(endpoint, codes) : []),
  ]);
  const examples = { ...answer?.examples, ...errorExamples(endpoint, codes) };
  const [first, ...others] = schemas;
  const meaning = codes.length > 0 ? STATUS_MEANING[status] : undefined;
  return {
    description: [...answers.map((one) => one.description), meaning].filter(Boolean).join(" "),
    headers: Object.fromEntries(
      [...headers].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    ...(first && {
      content: {
        [answer?.mediaType ?? "application/json"]: {
          schema: others.length === 0 ? first : z.union([first, ...others]),
          ...examplesOf(examples),
        },
        ...Object.fromEntries(otherAnswers.map(mediaTypeOf)),
      },
    }),
  };
}

function mediaTypeOf({ mediaType, schema, examples = {} }: DeclaredAnswer) {
  return [mediaType, { schema, ...examplesOf(examples) }];
}

function errorHeaders(endpoint: Endpoint, codes: readonly ErrorCode[]): ResponseHeader[] {
  const own = Object.entries(ERROR_HEADERS)
    .filter(([, header]) => header.codes.some((code) => codes.includes(code)))
    .map(([name]) => name as ResponseHeader);
  const hasRateHeaders = endpoint.answers.some(({ headers }) => headers && "RateLimit" in headers);
  return hasRateHeaders ? [...own, ...(Object.keys(RATE_HEADERS) as ResponseHeader[])] : own;
}

function headersOf(endpoint: Endpoint): ResponseHeader[] {
  return Object.values(responsesOf(endpoint)).flatMap(
    ({ headers }) => Object.keys(headers ?? {}) as ResponseHeader[],
  );
}

function errorExamples({ errorShapes }: Endpoint, codes: readonly ErrorCode[]) {
  const details = errorShapes[0] === "b" && { details: { parameter: null, value: null } };
  return Object.fromEntries(
    codes.map((code) => {
      const { message } = ERRORS[code];
      return [code, { summary: message, value: { error: { code, message, ...details } } }];
    }),
  );
}

function examplesOf(examples: Examples): { examples?: Examples } {
  return Object.keys(examples).length > 0 ? { examples } : {};
}

function headerObject(name: ResponseHeader): JsonObject {
  const { description, schema, ...more } = RESPONSE_HEADERS[name];
  return {
    description,
    required: HEADERS_OF_EVERY_ANSWER.includes(name),
    schema: parameterSchema(schema),
    ...more,
  };
}

/** A schema to write inline. It has no id, because an id would make it a component. */
function parameterSchema(schema: z.ZodType): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: "input", metadata: z.registry() });
  return json;
}

/**
 * Adds to each schema in `SHAPES` the fields that it lacks, as optional fields. Generated clients
 * can read a field of a union only if each member has it
 * (docs/decisions/0141-shapes-share-their-fields.md).
 */
function shareFields(schemas: Schemas): void {
  for (const [largest, others] of Object.entries(SHAPES)) {
    const all = schemas[largest]?.properties;
    if (!all) continue;
    for (const name of others) {
      const { properties } = schemas[name] as Schemas[string];
      for (const [field, { examples: _, ...schema }] of Object.entries(all))
        properties[field] ??= { ...schema, description: `${NEVER_HERE}see \`${largest}\`.` };
    }
  }
}

function describeFields(document: JsonObject, endpoint: Endpoint): void {
  for (const [mediaType, { fields }] of Object.entries(endpoint.body?.content ?? {})) {
    if (!fields) continue;
    const at = ["paths", pathOf(endpoint), endpoint.method.toLowerCase(), "requestBody", "content"];
    const { properties } = [...at, mediaType, "schema"].reduce(
      (value, key) => value[key] as JsonObject,
      document,
    ) as { properties: Record<string, JsonSchema> };
    const [published, described] = [Object.keys(properties), Object.keys(fields)];
    const odd = published.filter((name) => !described.includes(name));
    odd.push(...described.filter((name) => !published.includes(name)));
    if (odd.length > 0)
      throw new Error(
        `${endpoint.operationId}: missing in the schema or in the descriptions: ${odd.join(", ")}`,
      );
    for (const [name, description] of Object.entries(fields)) {
      mergeInto(properties[name] as JsonSchema, description);
    }
  }
}

/**
 * Adds a description to the schema of a property. If the property may be a list or null, it is an
 * `anyOf`, and the description of the items belongs in the alternative that is the list.
 */
function mergeInto(property: JsonSchema, { items, ...description }: JsonSchema): void {
  const choices = (property.anyOf as JsonSchema[] | undefined) ?? [property];
  const list = choices.find(({ type }) => type === "array");
  if (items !== undefined && list) list.items = items;
  Object.assign(property, description);
}
