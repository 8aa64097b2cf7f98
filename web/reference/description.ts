/** Adapts the OpenAPI description to the reader: the address, the language, and what is shown. */

interface KoreanText {
  title: string;
  description: string;
}

interface Described {
  description?: string;
  "x-korean"?: string;
}

interface Operation {
  summary: string;
  description?: string;
  parameters: { required: boolean; example?: unknown }[];
  security?: Record<string, string[]>[];
  "x-korean"?: KoreanText;
}

export interface Description {
  info: { description: string; "x-korean"?: string };
  servers: Described[];
  tags: {
    name: string;
    description: string;
    "x-displayName"?: string;
    "x-korean"?: KoreanText;
  }[];
  paths: Record<string, Record<string, Operation>>;
  /**
   * The default for operations without `security`. Scalar's form for keys also uses this default.
   */
  security?: Record<string, string[]>[];
  components: {
    securitySchemes: Record<string, Described>;
    schemas: Record<string, { properties?: Record<string, { description?: string }> }>;
  };
}

const EXAMPLE_ADDRESS = "https://api.example.com";

/**
 * If the description of a schema's field starts with these words, no answer of this schema has the
 * field. It is in the schema only because programs with generated clients would not compile
 * otherwise (`docs/openapi/document.ts`). So the reference leaves the field out.
 */
const NEVER_HERE = "Never here: ";

/** @param origin the origin of the page itself, which replaces the example address */
export function describedFor(text: string, origin: string, language: string): Description {
  const description: Description = JSON.parse(text.replaceAll(EXAMPLE_ADDRESS, origin));
  leaveOptionalParametersEmpty(description);
  for (const { properties = {} } of Object.values(description.components.schemas))
    for (const [name, field] of Object.entries(properties))
      if (field.description?.startsWith(NEVER_HERE)) delete properties[name];
  if (language === "ko") translate(description);
  return description;
}

/** Removes the examples of optional parameters, because Scalar would send them. */
function leaveOptionalParametersEmpty({ paths }: Description): void {
  for (const { parameters } of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const parameter of parameters) if (!parameter.required) delete parameter.example;
  }
}

function translate({ info, servers, tags, paths, components }: Description): void {
  for (const described of [...servers, ...Object.values(components.securitySchemes)])
    described.description = described["x-korean"] ?? described.description ?? "";
  // Replace only the introduction, which ends at the second heading of the guide.
  const rest = info.description.indexOf("\n# ");
  if (info["x-korean"]) info.description = info["x-korean"] + info.description.slice(rest - 1);
  for (const tag of tags) {
    const korean = tag["x-korean"];
    // Do not translate `name`, because it is part of the sections' addresses.
    if (korean) Object.assign(tag, { ...korean, "x-displayName": korean.title });
  }
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const korean = operation["x-korean"];
    if (!korean) continue;
    operation.summary = korean.title;
    operation.description = korean.description;
  }
}
