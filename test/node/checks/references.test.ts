import { describe, expect, it } from "vitest";
import { anchorsOf, referenceFaults } from "../../../checks/references.ts";
import { projectOf } from "./project.ts";

const PROJECT = {
  "README.md": "# A project\n\n## What it *does*, in `code`\n\n## Twice\n\n## Twice\n",
  "docs/api.md": "# API\n\n## Errors and limits\n",
  "docs/decisions/0007-a-router.md": "# 7. A router\n",
  "src/app.ts": "export {};\n",
  "src/access/meter.ts": "export {};\n",
  "wrangler.toml": 'name = "a"\n',
};
const faultsWith = (path: string, text: string) =>
  referenceFaults(projectOf({ ...PROJECT, [path]: `${text}\n` }));

describe("a reference", () => {
  it.each([
    ["to a document", "a.ts", "// See docs/api.md."],
    ["to a section", "a.ts", "/** docs/api.md#errors-and-limits */"],
    ["to a decision", "a.ts", "// decision 7, decision 0007, docs/decisions/0007-a-router.md"],
    ["to a file", "a.ts", "// `src/access/meter.ts`, `access/meter.ts`, `meter.ts`, `src/access`"],
    [
      "to a file in the same folder",
      "src/access/a.ts",
      "// `./meter.ts` and `../app.ts` and `meter.ts`",
    ],
    ["to a file in a command", "a.md", "Run `node src/app.ts --fast`."],
    ["in a link", "docs/a.md", "[a](api.md#errors-and-limits) [b](../README.md) [c](../src)"],
    ["in a link within the document", "a.md", "# Here we are\n\n[here](#here-we-are)"],
    ["to the second of two sections with the same name", "a.md", "[twice](README.md#twice-1)"],
    [
      "to something outside the project",
      "a.md",
      "[x](https://example.com/x.md) `drizzle-orm/d1` `text/csv` `/v1/a.ts`",
    ],
    ["that is a pattern", "a.md", "`docs/decisions/NNNN-….md` `src/<part>/a.ts` `src/*.ts`"],
    ["in code", "a.ts", 'const path = "`src/nothing.ts`";'],
    ["in a block of code", "a.md", "```sh\nnode docs/nothing.md\n```"],
  ])(
    "is accepted if its target exists, or if the check ignores this kind of reference: %s",
    (_, path, text) => {
      expect(faultsWith(path, text)).toEqual([]);
    },
  );

  it.each([
    ["a document", "a.ts", "// docs/nothing.md", "a.ts:1: there is no docs/nothing.md"],
    ["a section", "a.ts", "// docs/api.md#no", "a.ts:1: docs/api.md has no section #no"],
    ["a decision", "a.ts", "// decision 8", "a.ts:1: there is no decision 8"],
    ["a file", "a.ts", "// `src/no.ts`", "a.ts:1: there is no src/no.ts"],
    ["the end of a file's path", "a.ts", "\n// `access/no.ts`", "a.ts:2: there is no access/no.ts"],
    ["a file name", "a.ts", "/*\n * `no.ts`\n */", "a.ts:2: there is no no.ts"],
    ["a folder", "a.md", "`src/nothing`", "a.md:1: there is no src/nothing"],
    ["a file, in TOML", "a.toml", "a = 1 # docs/no.md", "a.toml:1: there is no docs/no.md"],
    [
      "a file, in a link",
      "docs/a.md",
      "[a](docs/api.md)",
      "docs/a.md:1: there is no docs/docs/api.md",
    ],
    ["a section, in a link", "a.md", "[a](README.md#no)", "a.md:1: README.md has no section #no"],
    ["a section of the same document", "a.md", "# A\n\n[a](#b)", "a.md:3: a.md has no section #b"],
    ["a file, in a named link", "a.md", "[a]: docs/no.md", "a.md:1: there is no docs/no.md"],
  ])("is reported if its target does not exist: %s", (_, path, text, fault) => {
    expect(faultsWith(path, text)).toEqual([fault]);
  });

  // This file must not contain the whole reference, because the check also reads this file.
  it.each(["SPEC", "DESIGN", "UPSTREAMS", "PAGE"])(
    "may not lead to a section of %s, which is not part of this project",
    (name) => {
      const reference = `${name} ${"\u00a7"}2.6`;
      for (const text of [`// ${reference}`, `it("${reference}");`]) {
        expect(faultsWith("a.ts", text)).toEqual([
          `a.ts:1: "${name} ${"\u00a7"}" is not part of this project`,
        ]);
      }
    },
  );
});

it("the check of references uses the same anchors as GitHub", () => {
  const text = [
    "# What it *does*, in `code`",
    "## Twice",
    "## Twice",
    "### 1.2 Keys & limits: a_b (429)",
    "## A [link](https://example.com) here ##",
    "## 한국어 제목",
    "```",
    "# no heading",
    "```",
  ].join("\n");
  expect([...anchorsOf({ path: "a.md", text })]).toEqual([
    "what-it-does-in-code",
    "twice",
    "twice-1",
    "12-keys--limits-a_b-429",
    "a-link-here",
    "한국어-제목",
  ]);
});
