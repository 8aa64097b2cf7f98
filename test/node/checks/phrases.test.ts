import { describe, expect, it } from "vitest";
import { phraseFaults } from "../../../checks/phrases.ts";
import { projectOf } from "./project.ts";

describe("the check of phrases", () => {
  it.each([
    ["src/a.ts", "// One that has not is no key of ours.\n", "is no"],
    ["src/a.ts", "/**\n * A field of nothing else names nobody.\n */\n", "nobody"],
    ["a.md", "Deliveries of which nothing is due.\n", "of which"],
    ["a.toml", "# Elsewhere than here it may be refused.\n", "Elsewhere than"],
  ])("finds a phrase in %s", (path, text, phrase) => {
    expect(phraseFaults(projectOf({ [path]: text }))).toEqual([
      expect.stringMatching(new RegExp(`^${path}:\\d: "${phrase}": `)),
    ]);
  });

  it.each([
    ["code", "src/a.ts", 'const nobody = "is no key";\n'],
    ["a quotation", "a.md", 'Do not write "is no" or `nobody`.\n'],
    ["a block of code", "a.md", "```\nnobody\n```\n"],
    ["plain English", "a.md", "It is no longer a key. It has no name.\n"],
  ])("reports nothing in %s", (_, path, text) => {
    expect(phraseFaults(projectOf({ [path]: text }))).toEqual([]);
  });
});
