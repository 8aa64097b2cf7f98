/**
 * Makes the tables of fields in the documents from the OpenAPI description, so that the text about
 * a field is only in its schema. A table is between two comments. The first comment names a schema
 * of the description, or an operation. For an operation, the table shows the fields of the request.
 */

const TABLE = /(<!-- fields of (\w+) -->\n)[\s\S]*?(<!-- end of fields -->)/g;

/**
 * If a shape of an answer lacks a field that other shapes have, the description shows the field in
 * that shape too, and the text about the field begins with these words.
 */
export const NEVER_HERE = "Never here: ";

interface Schema {
  $ref?: string;
  description?: string;
  enum?: (string | null)[];
  default?: unknown;
  anyOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** @throws Error if a table names a schema or operation that the description does not have */
export function fillFieldTables(markdown: string, description: OpenApiDocument): string {
  return markdown.replace(TABLE, (_whole, start: string, name: string, end: string) => {
    const { schemas } = description.components;
    const request = requestOf(description, name);
    const rows = request ? requestRows(request) : answerRows(schemas, schemas[name] ?? fail(name));
    return `${start}\n${rows.join("\n")}\n\n${end}`;
  });
}

function requestOf({ paths }: OpenApiDocument, operationId: string): Schema | undefined {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const operation = operations.find((one) => one.operationId === operationId);
  return operation?.requestBody?.content["application/json"]?.schema;
}

function requestRows({ properties = {}, required = [] }: Schema): string[] {
  const rows = Object.entries(properties).map(([field, schema]) => {
    const presence = required.includes(field) ? "required" : "optional";
    return `| \`${field}\` | ${presence} | ${cell(schema, field)} |`;
  });
  return ["| Field | | |", "|---|---|---|", ...rows];
}

function answerRows(schemas: Record<string, Schema>, schema: Schema): string[] {
  return ["| Field | |", "|---|---|", ...fieldRows(schemas, schema, "")];
}

/**
 * Makes a row for each field. If an object has no description, its fields get rows instead, with
 * names such as `metadata.tax_type`.
 */
function fieldRows(schemas: Record<string, Schema>, schema: Schema, path: string): string[] {
  const fields = Object.entries(schema.properties ?? {});
  return fields.flatMap(([field, value]) => {
    if (value.description?.startsWith(NEVER_HERE)) return [];
    const name = path + field;
    const schema = { ...schemas[nameOf(value)], ...value };
    if (!schema.description && schema.properties) return fieldRows(schemas, schema, `${name}.`);
    return [`| \`${name}\` | ${cell(schema, name)} |`];
  });
}

function nameOf({ $ref = "" }: Schema): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

/**
 * The text that describes a field. If a field has a list of allowed values, and its description
 * does not name all of them, the text begins with the list.
 */
function cell({ description, ...schema }: Schema, field: string): string {
  if (!description) throw new Error(`${field} has no description`);
  const values = [schema, ...(schema.anyOf ?? [])].flatMap((one) => one.enum ?? []);
  const unnamed = values.filter((value) => !description.includes(`${value}`));
  const list = unnamed.length > 0 ? `${values.map((value) => `\`${value}\``).join(", ")}. ` : "";
  const otherwise = typeof schema.default === "string" ? ` Default: \`${schema.default}\`.` : "";
  return (list + description + otherwise).replaceAll("|", "\\|");
}

function fail(name: string): never {
  throw new Error(`there is no schema ${name}, and no operation of this name that takes JSON`);
}
