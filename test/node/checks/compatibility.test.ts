import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compatibilityFaults, descriptionFaults } from "../../../checks/compatibility.ts";
import { projectOf } from "./project.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ "application/json": { schema } });

const description = () => ({
  paths: {
    "/v1/verify": {
      post: {
        operationId: "verify",
        security: [{ api_key: [] }],
        parameters: [
          {
            in: "query",
            name: "limit",
            required: false,
            schema: { type: "integer", maximum: 100 },
          },
          { in: "header", name: "Wait", required: true, schema: { type: "string" } },
        ],
        requestBody: {
          required: false,
          content: json({
            type: "object",
            properties: {
              number: { type: "string", pattern: "^[0-9]{10}$", maxLength: 10 },
              lang: {
                anyOf: [{ type: "string", enum: ["ko", "en"] }, { type: "null" }],
                default: "ko",
              },
              days: { type: "integer", minimum: 1, maximum: 30 },
              list: {
                anyOf: [{ type: "array", items: {} }, { type: "null" }],
                items: { type: "string" },
                maxItems: 9,
              },
              rows: { type: "array", items: ref("Row") },
              map: { type: "object", additionalProperties: { type: "string" } },
            } as Record<string, object>,
            required: ["number"],
          }),
        },
        responses: {
          200: {
            headers: { RateLimit: { $ref: "#/components/headers/RateLimit" } },
            content: { ...json({ anyOf: [ref("Valid"), ref("Invalid")] }), "text/csv": {} },
          },
          400: { headers: {}, content: json(ref("Error")) },
        } as Record<string, object>,
      },
      get: { operationId: "look", responses: {} },
    } as Record<string, object>,
    "/v1/open": { get: { operationId: "open", responses: {} } } as Record<string, object>,
  } as Record<string, Record<string, object>>,
  components: {
    headers: { RateLimit: { required: true, schema: { type: "string", pattern: "^second$" } } },
    schemas: {
      Row: { type: "object", properties: { child: ref("Row"), number: { type: "string" } } },
      Valid: {
        type: "object",
        properties: {
          isValid: { const: true },
          name: { anyOf: [{ type: "string" }, { type: "null" }] },
          at: { type: "string", format: "date-time" },
          used: { type: "integer", minimum: 0 },
          source: ref("Source"),
          tree: ref("Tree"),
        },
        required: ["isValid", "name", "at"],
      },
      Invalid: {
        type: "object",
        properties: { isValid: { const: false }, reason: { type: "string" } },
        required: ["isValid", "reason"],
      },
      Source: { type: "string", enum: ["dart", "request"] },
      Tree: { type: "object", properties: { next: { anyOf: [ref("Tree"), ref("Source")] } } },
      Error: {
        type: "object",
        properties: { code: { type: "string", enum: ["a", "b"] } },
        required: ["code"],
      },
    },
  },
});

// biome-ignore lint/suspicious/noExplicitAny: tests change any part of it
type Description = any;

const verifyOf = (current: Description) => current.paths["/v1/verify"].post;
const bodyOf = (current: Description) =>
  verifyOf(current).requestBody.content["application/json"].schema;
const schemaOf = (current: Description, name: string) => current.components.schemas[name];

function faultsAfter(change: (current: Description) => void): string[] {
  const current = description();
  change(current);
  return descriptionFaults(description(), current);
}

const AT = "POST /v1/verify";

describe("a change that could break a client", () => {
  it.each<[what: string, change: (current: Description) => void, faults: string[]]>([
    ["a path is removed", (d) => delete d.paths["/v1/open"], ["GET /v1/open: was removed"]],
    [
      "a method is removed",
      (d) => delete d.paths["/v1/verify"].get,
      ["GET /v1/verify: was removed"],
    ],
    [
      "an operation is renamed",
      (d) => {
        verifyOf(d).operationId = "check";
      },
      [`${AT}: was called verify: generated clients use that name`],
    ],
    [
      "a key becomes required",
      (d) => {
        d.paths["/v1/open"].get.security = [{ api_key: [] }];
      },
      ["GET /v1/open: asks for other credentials"],
    ],
    [
      "another key is required",
      (d) => {
        verifyOf(d).security = [{ admin: [] }];
      },
      [`${AT}: asks for other credentials`],
    ],
    [
      "a parameter is removed",
      (d) => verifyOf(d).parameters.shift(),
      [`${AT} query parameter limit: was removed`],
    ],
    [
      "a parameter becomes required",
      (d) => {
        verifyOf(d).parameters[0].required = true;
      },
      [`${AT} query parameter limit: is newly required`],
    ],
    [
      "a required parameter is added",
      (d) => verifyOf(d).parameters.push({ in: "query", name: "a", required: true, schema: {} }),
      [`${AT} query parameter a: is newly required`],
    ],
    [
      "a parameter is restricted",
      (d) => {
        verifyOf(d).parameters[0].schema.maximum = 50;
      },
      [`${AT} query parameter limit: maximum was 100, is 50`],
    ],
    [
      "a body becomes required",
      (d) => {
        verifyOf(d).requestBody.required = true;
      },
      [`${AT} request: is newly required`],
    ],
    [
      "a media type of requests is removed",
      (d) => {
        verifyOf(d).requestBody.content = { "text/csv": {} };
      },
      [`${AT} request application/json: was removed`],
    ],
    [
      "a field of requests is removed",
      (d) => delete bodyOf(d).properties.days,
      [`${AT} request days: was removed`],
    ],
    [
      "a field of requests becomes required",
      (d) => bodyOf(d).required.push("days"),
      [`${AT} request days: is newly required`],
    ],
    [
      "a required field is added to requests",
      (d) => {
        bodyOf(d).properties.a = {};
        bodyOf(d).required.push("a");
      },
      [`${AT} request a: is newly required`],
    ],
    [
      "a field of requests is retyped",
      (d) => {
        bodyOf(d).properties.days = { type: "string" };
      },
      [`${AT} request days: was integer, is string`],
    ],
    [
      "the items of a list in requests are retyped",
      (d) => {
        bodyOf(d).properties.rows.items = { type: "string" };
      },
      [`${AT} request rows[]: was object, is string`],
    ],
    [
      "a field of requests may no longer be null",
      (d) => {
        bodyOf(d).properties.lang = { type: "string", enum: ["ko", "en"], default: "ko" };
      },
      [`${AT} request lang: may no longer be null`],
    ],
    [
      "a value of requests is removed",
      (d) => {
        bodyOf(d).properties.lang.anyOf[0].enum = ["ko"];
      },
      [`${AT} request lang: "en" was removed`],
    ],
    [
      "a field of requests now accepts only some values",
      (d) => {
        bodyOf(d).properties.number.enum = ["1"];
      },
      [`${AT} request number: now accepts only "1"`],
    ],
    [
      "a default changes",
      (d) => {
        bodyOf(d).properties.lang.default = "en";
      },
      [`${AT} request lang: the default was "ko"`],
    ],
    [
      "a default is removed",
      (d) => delete bodyOf(d).properties.lang.default,
      [`${AT} request lang: the default was "ko"`],
    ],
    [
      "a length is tightened",
      (d) => {
        bodyOf(d).properties.number.maxLength = 9;
      },
      [`${AT} request number: maxLength was 10, is 9`],
    ],
    [
      "a minimum is raised",
      (d) => {
        bodyOf(d).properties.days.minimum = 2;
      },
      [`${AT} request days: minimum was 1, is 2`],
    ],
    [
      "a bound is added",
      (d) => {
        bodyOf(d).properties.number.minLength = 1;
      },
      [`${AT} request number: minLength was not given, is 1`],
    ],
    [
      "a bound beside anyOf is tightened",
      (d) => {
        bodyOf(d).properties.list.maxItems = 5;
      },
      [`${AT} request list: maxItems was 9, is 5`],
    ],
    [
      "a pattern changes",
      (d) => {
        bodyOf(d).properties.number.pattern = "^[0-9]+$";
      },
      [`${AT} request number: pattern was ^[0-9]{10}$, is ^[0-9]+$`],
    ],
    [
      "a format is added",
      (d) => {
        bodyOf(d).properties.number.format = "uuid";
      },
      [`${AT} request number: format was not given, is uuid`],
    ],
    [
      "requests with undeclared fields are refused",
      (d) => {
        bodyOf(d).additionalProperties = false;
      },
      [`${AT} request: no longer accepts other fields`],
    ],
    [
      "a field within a shared schema of requests is retyped",
      (d) => {
        schemaOf(d, "Row").properties.number.type = "number";
      },
      [`${AT} request rows[].number: was string, is number`],
    ],
    [
      "the values of a map are retyped",
      (d) => {
        bodyOf(d).properties.map.additionalProperties.type = "number";
      },
      [`${AT} request map.*: was string, is number`],
    ],
    ["a status is removed", (d) => delete verifyOf(d).responses[400], [`${AT} 400: was removed`]],
    [
      "a header is removed",
      (d) => {
        verifyOf(d).responses[200].headers = {};
      },
      [`${AT} 200 header RateLimit: was removed`],
    ],
    [
      "a header is no longer always there",
      (d) => {
        d.components.headers.RateLimit.required = false;
      },
      [`${AT} 200 header RateLimit: is no longer always there`],
    ],
    [
      "a header is retyped",
      (d) => {
        d.components.headers.RateLimit.schema.type = "integer";
      },
      [`${AT} 200 header RateLimit: was string, is integer`],
    ],
    [
      "a media type of answers is removed",
      (d) => delete verifyOf(d).responses[200].content["text/csv"],
      [`${AT} 200 text/csv: was removed`],
    ],
    [
      "a field of answers is removed",
      (d) => delete schemaOf(d, "Valid").properties.at,
      [`${AT} 200 at: was removed`],
    ],
    [
      "a field of answers is renamed",
      (d) => {
        const p = schemaOf(d, "Error").properties;
        p.kind = p.code;
        delete p.code;
      },
      [`${AT} 400 code: was removed`],
    ],
    [
      "a field of answers becomes optional",
      (d) => schemaOf(d, "Valid").required.pop(),
      [`${AT} 200 at: is no longer always there`],
    ],
    [
      "a field of answers may now be null",
      (d) => {
        schemaOf(d, "Valid").properties.at.type = ["string", "null"];
      },
      [`${AT} 200 at: may be null now`],
    ],
    [
      "a field of answers is retyped",
      (d) => {
        schemaOf(d, "Valid").properties.used = { type: "string" };
      },
      [`${AT} 200 used: was integer, is string`],
    ],
    [
      "a whole number becomes any number",
      (d) => {
        schemaOf(d, "Valid").properties.used.type = "number";
      },
      [`${AT} 200 used: was integer, is number`],
    ],
    [
      "a value of answers is removed",
      (d) => {
        schemaOf(d, "Source").enum = ["dart"];
      },
      [`${AT} 200 source: "request" was removed`, `${AT} 200 tree.next: "request" was removed`],
    ],
    [
      "a value of answers is renamed",
      (d) => {
        schemaOf(d, "Error").properties.code.enum = ["a", "c"];
      },
      [`${AT} 400 code: "b" was removed`],
    ],
    [
      "the values of answers are no longer listed",
      (d) => delete schemaOf(d, "Error").properties.code.enum,
      [`${AT} 400 code: is no longer one of "a", "b"`],
    ],
    [
      "a format of answers changes",
      (d) => {
        schemaOf(d, "Valid").properties.at.format = "date";
      },
      [`${AT} 200 at: format was date-time, is date`],
    ],
    [
      "a bound of answers is loosened",
      (d) => {
        schemaOf(d, "Valid").properties.used.minimum = -1;
      },
      [`${AT} 200 used: minimum was 0, is -1`],
    ],
    [
      "an alternative of answers is removed",
      (d) => {
        verifyOf(d).responses[200].content["application/json"].schema = ref("Valid");
      },
      [`${AT} 200 reason: was removed`, `${AT} 200 isValid: false was removed`],
    ],
    [
      "an alternative is added to answers",
      (d) =>
        verifyOf(d).responses[200].content["application/json"].schema.anyOf.push({
          type: "string",
        }),
      [`${AT} 200: may be something else now: an alternative was added`],
    ],
    [
      "a keyword appears that the check does not understand",
      (d) => {
        bodyOf(d).properties.number.not = {};
      },
      [`${AT} request number: the check does not understand "not"`],
    ],
  ])("is found if %s", (_, change, faults) => {
    expect(faultsAfter(change).toSorted()).toEqual(faults.toSorted());
  });
});

describe("a compatible change", () => {
  it.each<[what: string, change: (current: Description) => void]>([
    ["no change at all", () => {}],
    [
      "a new path",
      (d) => {
        d.paths["/v1/plans"] = { get: { operationId: "plans", responses: {} } };
      },
    ],
    [
      "a new method",
      (d) => {
        d.paths["/v1/open"].post = { operationId: "post", responses: {} };
      },
    ],
    [
      "a new status",
      (d) => {
        verifyOf(d).responses[429] = { content: json(ref("Error")) };
      },
    ],
    [
      "a new header",
      (d) => {
        verifyOf(d).responses[200].headers.Link = { required: true, schema: {} };
      },
    ],
    [
      "a new media type of requests",
      (d) => {
        verifyOf(d).requestBody.content["text/csv"] = {};
      },
    ],
    [
      "a new media type of answers",
      (d) => {
        verifyOf(d).responses[400].content["text/csv"] = {};
      },
    ],
    [
      "a new optional parameter",
      (d) => verifyOf(d).parameters.push({ in: "query", name: "a", schema: {} }),
    ],
    [
      "a parameter that is no longer required",
      (d) => {
        verifyOf(d).parameters[1].required = false;
      },
    ],
    [
      "a key that is no longer required",
      (d) => {
        verifyOf(d).security = [{}];
      },
    ],
    ["an additional way to authenticate", (d) => verifyOf(d).security.push({ oauth: [] })],
    [
      "a new optional field of requests",
      (d) => {
        bodyOf(d).properties.a = { type: "string" };
      },
    ],
    [
      "a field that is no longer required",
      (d) => {
        bodyOf(d).required = [];
      },
    ],
    ["a new value of requests", (d) => bodyOf(d).properties.lang.anyOf[0].enum.push("ja")],
    [
      "a field of requests that now takes any value",
      (d) => delete bodyOf(d).properties.lang.anyOf[0].enum,
    ],
    [
      "a wider type of requests",
      (d) => {
        bodyOf(d).properties.days.type = "number";
      },
    ],
    [
      "an additional type of requests",
      (d) => {
        bodyOf(d).properties.days.type = ["integer", "string"];
      },
    ],
    [
      "a new alternative of requests",
      (d) => {
        bodyOf(d).properties.number = { anyOf: [bodyOf(d).properties.number, { type: "integer" }] };
      },
    ],
    [
      "null as a new value of a field of requests",
      (d) => {
        bodyOf(d).properties.days.type = ["integer", "null"];
      },
    ],
    [
      "looser bounds of requests",
      (d) => {
        Object.assign(bodyOf(d).properties.days, { minimum: 0, maximum: 90 });
        delete bodyOf(d).properties.number.pattern;
      },
    ],
    [
      "a new field of answers",
      (d) => {
        schemaOf(d, "Valid").properties.a = {};
        schemaOf(d, "Valid").required.push("a");
      },
    ],
    [
      "a field of answers that is now always there",
      (d) => schemaOf(d, "Valid").required.push("used"),
    ],
    ["a new value of answers", (d) => schemaOf(d, "Source").enum.push("fsc")],
    [
      "a field of answers that can no longer be null",
      (d) => {
        schemaOf(d, "Valid").properties.name = { type: "string" };
      },
    ],
    [
      "tighter bounds of answers",
      (d) => {
        schemaOf(d, "Valid").properties.used.maximum = 9;
      },
    ],
    [
      "other descriptions",
      (d) => {
        Object.assign(schemaOf(d, "Valid"), { description: "x", examples: [], deprecated: true });
      },
    ],
    [
      "another item in a header that is a list",
      (d) => {
        d.components.headers.RateLimit.schema.pattern = "^(?:day, )?second$";
      },
    ],
    [
      "another schema name",
      (d) => {
        d.components.schemas.Origin = schemaOf(d, "Source");
        schemaOf(d, "Valid").properties.source = ref("Origin");
      },
    ],
    [
      "an inlined schema",
      (d) => {
        schemaOf(d, "Valid").properties.source = schemaOf(d, "Source");
      },
    ],
    [
      "another order of alternatives",
      (d) => verifyOf(d).responses[200].content["application/json"].schema.anyOf.reverse(),
    ],
  ])("passes: %s", (_, change) => {
    expect(faultsAfter(change)).toEqual([]);
  });
});

describe("the description of this interface", () => {
  const text = (name: string) =>
    readFileSync(new URL(`../../../docs/${name}.json`, import.meta.url), "utf8");
  const released = JSON.parse(text("openapi-released"));

  it("is read from the files and compared with the released description, including referenced schemas", () => {
    const current = JSON.parse(text("openapi-released"));
    current.components.schemas.Usage.properties.quota = { type: "string" };
    const root = projectOf({
      "docs/openapi-released.json": text("openapi-released"),
      "docs/openapi.json": JSON.stringify(current),
    });
    expect(compatibilityFaults(root)).toEqual([
      "docs/openapi.json: GET /v1/usage 200 quota: was integer, is string",
    ]);
  });

  it("is incompatible if a schema loses any field", () => {
    const schemas = Object.keys(released.components.schemas);
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.nat({ max: 100 }), (name, n) => {
        const current = structuredClone(released);
        const properties = current.components.schemas[name].properties ?? {};
        const fields = Object.keys(properties);
        const field = fields[n % fields.length];
        if (field === undefined) return;
        delete properties[field];
        expect(descriptionFaults(released, current).join("\n")).toContain(`${field}: was removed`);
      }),
      { numRuns: 40 },
    );
  });
});
