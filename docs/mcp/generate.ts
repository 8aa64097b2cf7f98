/**
 * Writes the tools that `/mcp` lists, from their declarations and the schemas of their endpoints.
 * With `--check` it writes nothing, and fails if the file is out of date.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import type { JsonSchema } from "../../src/http/endpoint.ts";
import { toolError } from "../../src/mcp/answer.ts";
import { TOOLS, type ToolDeclaration } from "../../src/mcp/tool-declarations.ts";
import { publicEndpoints } from "../openapi/endpoints.ts";
import { withoutNoise } from "../openapi/noise.ts";

const FILE = fileURLToPath(new URL("../mcp-tools.json", import.meta.url));

/** The definitions in the tools' results. Each is written only once, to save bytes. */
const definitions: Record<string, unknown> = {};

const tools = Object.entries(TOOLS).map(([name, tool]) => ({
  name,
  title: tool.title,
  description: tool.description,
  inputSchema: inputSchema(tool),
  outputSchema: outputSchema(tool),
  annotations: tool.annotations,
}));

/**
 * The schema of a tool's arguments. The schema has no `anyOf` at the top, because some platforms
 * refuse that. Its fields do not allow null, because a caller can leave a field out.
 */
function inputSchema({ input }: ToolDeclaration): JsonSchema {
  const { operationId, fields = [], ownOrChanged = {}, required = [] } = input;
  const ofEndpoint = operationId === undefined ? {} : fieldsOf(operationId);
  const properties = [...new Set([...fields, ...Object.keys(ownOrChanged)])].map((field) => {
    const schema: JsonSchema = { ...Object(ofEndpoint[field]), ...ownOrChanged[field] };
    if (schema.type === undefined && schema.enum === undefined)
      throw new Error(`${operationId} has no field ${field}`);
    return [field, schema];
  });
  return { type: "object", properties: Object.fromEntries(properties), required };
}

function fieldsOf(operationId: string): JsonSchema {
  const endpoint = publicEndpoints.find((declared) => declared.operationId === operationId);
  const content = endpoint?.body?.content["application/json"];
  if (!content?.schema) throw new Error(`no JSON body: ${operationId}`);
  const { properties } = jsonSchema(content.schema) as { properties: Record<string, JsonSchema> };
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [
      field,
      withoutNull({ ...(withoutNull(schema) as JsonSchema), ...content.fields?.[field] }),
    ]),
  );
}

/**
 * The schema of a result, which is an answer or an error. `$defs` has only the names of the
 * definitions that the schema needs. Protocol versions before 2026-07-28 require a type at the top.
 */
function outputSchema({ output }: ToolDeclaration): JsonSchema {
  const { $defs, ...schema } = jsonSchema(z.union([output, toolError]));
  for (const [name, definition] of Object.entries($defs as JsonSchema)) {
    if (JSON.stringify(definitions[name] ?? definition) !== JSON.stringify(definition))
      throw new Error(`two schemas are called ${name}`);
    definitions[name] = definition;
  }
  return { type: "object", ...schema, $defs: Object.keys($defs as JsonSchema) };
}

function jsonSchema(schema: z.ZodType): JsonSchema {
  const written = z.toJSONSchema(schema, { io: "input" });
  // Leave out ids of definitions, and examples. `fieldsOf` adds examples of request fields again.
  const { $schema, ...json } = withoutNoise(written, ["id", "examples"]) as JsonSchema;
  return json;
}

function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNull);
  if (typeof value !== "object" || value === null) return value;
  const { anyOf, ...kept } = value as JsonSchema & { anyOf?: JsonSchema[] };
  const [only, ...others] = anyOf?.filter(({ type }) => type !== "null") ?? [];
  if (only && others.length === 0) return withoutNull({ ...only, ...kept });
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === "type" && Array.isArray(member)
        ? member.find((type) => type !== "null")
        : withoutNull(member),
    ]),
  );
}

const text = `${JSON.stringify({ definitions, tools }, null, 2)}\n`;
if (!process.argv.includes("--check")) {
  await writeFile(FILE, text);
} else if (text !== (await readFile(FILE, "utf8").catch(() => ""))) {
  console.error("docs/mcp-tools.json does not fit the declared tools: run npm run generate");
  process.exitCode = 1;
}
