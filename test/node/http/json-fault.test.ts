import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonFaultMessage } from "../../../src/http/json-fault.ts";

function message(text: string): string {
  try {
    JSON.parse(text);
  } catch (fault) {
    return jsonFaultMessage(text, fault);
  }
  throw new Error("it is JSON");
}

describe("a text that is not JSON", () => {
  it.each([
    ["an empty text", "", "is empty: send a JSON object."],
    ["blanks", " \n", "is empty: send a JSON object."],
    ["a form", "business_number=2178182399", "not valid JSON: it looks like form data; send JSON."],
    ["a truncated text", '{"a": "b', "not valid JSON: it ends unexpectedly."],
    ["an open object", '{"a": 1', "not valid JSON: it ends unexpectedly."],
    ["single quotes", "{'a': 'b'}", "keys and strings need double quotes"],
    ["single quotes around a value", "{\"a\": 'b'}", "keys and strings need double quotes"],
    ["quotes as cmd.exe leaves them", "'{a:1}'", "keys and strings need double quotes"],
    ["names without quotes", "{a: 1}", "keys and strings need double quotes"],
    [
      "a comma at the end",
      '{"a": 1,\n}',
      "not valid JSON: remove the comma before the closing bracket.",
    ],
    [
      "a comma at the end of a list",
      '{"a": [1, ]}',
      "not valid JSON: remove the comma before the closing bracket.",
    ],
    ["a second value", '{"a": 1}\n{"b": 2}', "not valid JSON: look at line 2, column 1."],
    ["a line break in a string", '{"a": "b\nc"}', "not valid JSON: look at line 1, column 9."],
    ["None", '{"a": None}', "not valid JSON"],
    ["words that look like a position", "position 5", "not valid JSON."],
    ["millions of lines", `${"\n".repeat(3_000_000)}{} {`, "look at line 3000001, column 4."],
  ])("gets a message that says what to correct, if the cause is known: %s", (_, text, told) =>
    expect(message(text)).toContain(told),
  );

  it("is never repeated in the message", () => {
    const word = fc.constantFrom(
      "{",
      "}",
      '"',
      "'",
      ",",
      ":",
      "김한빛",
      "2178182399",
      "\n",
      "=",
      "[",
      "]",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const text = words.join("");
        try {
          JSON.parse(text);
        } catch (fault) {
          expect(jsonFaultMessage(text, fault)).toMatch(/^The request body is [\w ,:;]+\.$/);
        }
      }),
    );
  });
});
