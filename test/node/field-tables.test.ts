import { describe, expect, it } from "vitest";
import { fillFieldTables } from "../../docs/markdown/field-tables.ts";

const text = (description: string) => ({ description });
const DESCRIPTION = {
  paths: {
    "/v1/ask": {
      post: {
        operationId: "ask",
        requestBody: {
          content: {
            "application/json": {
              schema: {
                required: ["number"],
                properties: { number: text("Ten digits."), lang: text("One of a | b.") },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      State: { description: "`open`, or not.", enum: ["open", "shut"] },
      Answer: {
        properties: {
          state: { $ref: "#/components/schemas/State" },
          more: { properties: { count: text("How many.") } },
          kind: { description: "What it is.", anyOf: [{ enum: ["x"] }] },
        },
      },
      Bare: { properties: { unexplained: {} } },
    },
  },
};
const between = (name: string, lines: string[] = []) =>
  ["before", `<!-- fields of ${name} -->`, ...lines, "<!-- end of fields -->", "after"].join("\n");

describe("a table of fields", () => {
  it("of a request says which fields are required", () => {
    expect(fillFieldTables(between("ask", ["old"]), DESCRIPTION)).toBe(
      between("ask", [
        "",
        "| Field | | |",
        "|---|---|---|",
        "| `number` | required | Ten digits. |",
        "| `lang` | optional | One of a \\| b. |",
        "",
      ]),
    );
  });

  it("of an answer shows nested fields with their path, and the values of an enumeration", () => {
    const filled = fillFieldTables(between("Answer"), DESCRIPTION);
    expect(filled.split("\n").filter((line) => line.startsWith("| `"))).toEqual([
      "| `state` | `open`, `shut`. `open`, or not. |",
      "| `more.count` | How many. |",
      "| `kind` | `x`. What it is. |",
    ]);
  });

  it.each([
    ["Missing", "there is no schema Missing, and no operation of this name that takes JSON"],
    ["Bare", "unexplained has no description"],
  ])("cannot be generated if the OpenAPI description lacks a part: %s", (name, message) => {
    expect(() => fillFieldTables(between(name), DESCRIPTION)).toThrow(message);
  });
});
