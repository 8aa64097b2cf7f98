import { describe, expect, it } from "vitest";
import { lineFaults } from "../../../checks/lines.ts";
import { projectOf } from "./project.ts";

const words = (columns: number) =>
  "word "
    .repeat(columns)
    .slice(0, columns - 1)
    .concat(".");

describe("a line", () => {
  it.each([
    ["a comment", "a.ts", `// ${words(97)}`, `// ${words(98)}`],
    ["a JSDoc comment", "a.ts", `/**\n * ${words(97)}\n */`, `/**\n * ${words(98)}\n */`],
    ["a comment after code", "a.ts", `f(); // ${words(92)}`, `f(); // ${words(93)}`],
    ["a comment within code", "a.ts", `f(/* a */ "${words(87)}")`, `f(/* a */ "${words(88)}")`],
    ["a comment in Korean", "a.ts", `// ${"가 ".repeat(48)}가`, `// ${"가 ".repeat(48)}가나`],
    ["a comment in TOML", "a.toml", `# ${words(98)}`, `# ${words(99)}`],
    ["a comment after a setting", "a.toml", `a = "#" # ${words(90)}`, `a = "#" # ${words(91)}`],
    ["a comment in YAML", ".github/a.yml", `# ${words(98)}`, `# ${words(99)}`],
    ["Markdown", "a.md", words(100), words(101)],
    ["a list in Markdown", "a.md", `- ${words(98)}`, `- ${words(99)}`],
    [
      "Markdown after code",
      "a.md",
      `\`\`\`\nx\n\`\`\`\n${words(100)}`,
      `\`\`\`\nx\n\`\`\`\n${words(101)}`,
    ],
  ])("of prose may have at most 100 columns: %s", (_, path, fitting, long) => {
    expect(lineFaults(projectOf({ [path]: `${fitting}\n` }))).toEqual([]);
    expect(lineFaults(projectOf({ [path]: `${long}\n` }))).toEqual([
      expect.stringMatching(/^\S+:\d+: 101 columns$/),
    ]);
  });

  it.each([
    ["code", "a.ts", `f("${words(120)}");`],
    ["a string that looks like a comment", "a.ts", `f("// ${words(120)}");`],
    ["a setting", "a.toml", `a = "# ${words(120)}"`],
    ["a table", "a.md", `| ${words(120)} |`],
    ["a block of code", "a.md", `\`\`\`sh\n${words(120)}\n\`\`\``],
    [
      "a block of code with fences in it",
      "a.md",
      `\`\`\`\`md\n\`\`\`\n${words(120)}\n\`\`\`\n\`\`\`\``,
    ],
    [
      "a comment that is only an address",
      "a.ts",
      `/**\n * https://example.com/${"a".repeat(120)}\n */`,
    ],
    [
      "a list item that is only a link",
      "a.md",
      `- [a link](https://example.com/${"a".repeat(120)})`,
    ],
    ["a file that is not the project's", "node_modules/a/a.md", words(120)],
  ])("may be longer if it is in %s", (_, path, text) => {
    expect(lineFaults(projectOf({ [path]: `${text}\n` }))).toEqual([]);
  });

  it("of prose that is too long is reported with its file, its line number and its length", () => {
    const root = projectOf({ "src/a.ts": `const a = 1;\n\n/*\n\n${words(130)}\n*/\n` });
    expect(lineFaults(root)).toEqual(["src/a.ts:5: 130 columns"]);
  });
});
