import { describe, expect, it } from "vitest";
import tools from "../../../docs/mcp-tools.json" with { type: "json" };
import { adminDocument, publicDocument } from "../../../docs/openapi/document.ts";
import { adminEndpoints, publicEndpoints } from "../../../docs/openapi/endpoints.ts";
import { ERRORS, type ErrorCode } from "../../../src/errors.ts";
import { BEFORE_ANY_ROUTE, type Endpoint, OF_ROWS_ONLY } from "../../../src/http/endpoint.ts";
import { testCaseOf } from "../../../src/test-mode/test-numbers.ts";
import { strict } from "../../answers.ts";

interface Components {
  schemas: Record<string, { properties: Record<string, unknown> }>;
}
interface Content {
  examples?: Record<string, { value: { error?: { code: string; message: string } } }>;
}
interface Response {
  description: string;
  headers: Record<string, object>;
  content?: Record<string, Content>;
}
interface Operation {
  operationId: string;
  summary: string;
  security: object[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Response>;
}

const operations = [publicDocument, adminDocument].flatMap((document) =>
  Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap((path) =>
    Object.values(path),
  ),
);
const operationOf = ({ operationId }: Endpoint): Operation => {
  const found = operations.find((operation) => operation.operationId === operationId);
  if (!found) throw new Error(`${operationId} is not described`);
  return found;
};

const endpoints = [...publicEndpoints, ...adminEndpoints];
const named = endpoints.map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);

function testEventNumbers(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { mode, data } = value as { mode?: string; data?: { business_number?: string } };
  if (mode === "test" && data) return [data.business_number ?? ""];
  return Object.values(value).flatMap(testEventNumbers);
}

it("the description shows test events with test numbers that a reader can try", () => {
  const numbers = endpoints.flatMap(({ answers }) =>
    testEventNumbers(answers.map(({ examples }) => examples)),
  );
  expect(numbers).not.toEqual([]);
  expect(numbers.filter((number) => testCaseOf(number) === null)).toEqual([]);
});

describe.each(named)("the description of %s", (_name, endpoint) => {
  const operation = operationOf(endpoint);

  it("has an example of each declared error, with its message, under its status", () => {
    for (const code of endpoint.errors) {
      const { status, message } = ERRORS[code];
      const examples = operation.responses[status]?.content?.["application/json"]?.examples ?? {};
      expect(examples[code]?.value.error).toMatchObject({ code, message });
    }
  });

  it("has the description, the headers and the media type of each answer", () => {
    for (const { status, description, headers = {}, mediaType } of endpoint.answers) {
      const response = operation.responses[status];
      expect(response?.description).toContain(description);
      expect(Object.keys(response?.headers ?? {})).toEqual(
        expect.arrayContaining(Object.keys(headers)),
      );
      if (mediaType) expect(response?.content).toHaveProperty([mediaType]);
    }
  });

  it("has exactly the statuses that the route declares", () => {
    const declared = [
      ...endpoint.answers.map(({ status }) => status),
      ...endpoint.errors.map((code) => ERRORS[code].status),
    ];
    expect(Object.keys(operation.responses).map(Number).sort()).toEqual(
      [...new Set<number>(declared)].sort(),
    );
  });

  it("names X-Request-Id in every answer, Retry-After in 429, and WWW-Authenticate only in 401", () => {
    for (const [status, { headers }] of Object.entries(operation.responses)) {
      expect(Object.keys(headers)).toContain("X-Request-Id");
      expect("WWW-Authenticate" in headers).toBe(status === "401");
      if (status === "429") expect(headers).toHaveProperty("Retry-After");
    }
  });

  it("requires the bearer token that the route requires", () => {
    const expected = endpoint.access === "nothing" ? [] : [{ [endpoint.access]: [] }];
    expect(operation.security).toEqual(expected);
  });
});

it("the descriptions name each error code, except codes that only rows of a batch have", () => {
  const described = new Set(endpoints.flatMap(({ errors }) => errors));
  const missing = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => !described.has(code));
  expect(missing.sort()).toEqual(
    [...BEFORE_ANY_ROUTE, ...OF_ROWS_ONLY].filter((code) => !described.has(code)).sort(),
  );
  // Any request can get these errors, so the description of the whole interface names them.
  const { description } = publicDocument.info as { description: string };
  for (const code of BEFORE_ANY_ROUTE) expect(description).toContain(code);
});

describe("the examples", () => {
  const answers = endpoints.flatMap(({ operationId, answers: declared }) =>
    declared.flatMap(({ schema, examples = {} }) =>
      Object.entries(examples).map(
        ([name, { value }]) => [`${operationId}: ${name}`, schema, value] as const,
      ),
    ),
  );
  const requests = endpoints.flatMap(({ operationId, body }) =>
    Object.values(body?.content ?? {}).flatMap(({ schema, examples }) =>
      Object.entries(examples).map(
        ([name, { value }]) => [`${operationId}: ${name}`, schema, value] as const,
      ),
    ),
  );

  it.each(answers)(
    "of answers fit their schema, without additional fields: %s",
    (_, schema, value) => {
      expect(schema && strict(schema).safeParse(value).error).toBeUndefined();
    },
  );

  it.each(requests)("of requests are accepted: %s", (_, schema, value) => {
    expect(schema?.safeParse(value).error).toBeUndefined();
  });

  it.each(answers)("of answers have each id only once in a list: %s", (_, _schema, value) => {
    for (const list of objectsIn(value).flatMap(Object.values).filter(Array.isArray)) {
      const ids = list.flatMap((item) => Object(item).job_id ?? Object(item).id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

it("a field that accepts hyphens is not described as a field without hyphens", () => {
  const numbers = objectsIn([publicDocument, tools]).filter(({ pattern }) =>
    String(pattern).includes("{3}-"),
  );
  expect(numbers.length).toBeGreaterThan(3);
  for (const { description } of numbers) expect(description ?? "").not.toContain("no hyphens");
});

it("a limit that the plans and the usage have in common is described with the same words in both", () => {
  const { Plan, Usage } = (publicDocument.components as Components).schemas;
  const shared = Object.keys(Plan?.properties ?? {}).filter(
    (name) => name.startsWith("max_") && Usage?.properties[name],
  );
  expect(shared).toEqual(["max_batch", "max_job_rows", "max_watched"]);
  for (const name of shared) expect(Usage?.properties[name]).toEqual(Plan?.properties[name]);
});

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Record<string, unknown>];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}
