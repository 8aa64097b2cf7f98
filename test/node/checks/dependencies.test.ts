import { describe, expect, it } from "vitest";
import { dependencyFaults } from "../../../checks/dependencies.ts";
import { FOLDERS, LAYERS } from "../../../checks/layers.ts";
import { copyOf, projectOf, ROOT } from "./project.ts";

/** One file in each folder and in each part of `src`, and two files that planted imports need. */
const PROJECT = Object.fromEntries(
  [
    "src/admin/keys/route.ts",
    "src/variant-a/verify/declaration.ts",
    ...Object.keys(FOLDERS).map((folder) => `${folder}/there.ts`),
    ...LAYERS.map(([part]) => (part.endsWith(".ts") ? `src/${part}` : `src/${part}/there.ts`)),
  ]
    .filter((path) => path !== "src/there.ts")
    .map((path) => [path, "export {};\n"]),
);

const faultsWith = (changes: Record<string, string>) =>
  dependencyFaults(projectOf({ ...PROJECT, ...changes }));

describe("the dependencies between files", () => {
  it("break no rule", () => {
    expect(dependencyFaults(ROOT)).toEqual([]);
  });

  it("are reported in a copy of the project where planted imports break a rule", () => {
    const copy = copyOf(Object.keys(FOLDERS), {
      "src/registry/planted.ts": 'import "../app.ts";\n',
      "src/lib/planted-1.ts": 'import "./planted-2.ts";\n',
      "src/lib/planted-2.ts": 'import "./planted-1.ts";\n',
    });
    expect(dependencyFaults(copy)).toEqual([
      "src/registry/planted.ts -> src/app.ts: registry may not import app.ts",
      "cycle: src/lib/planted-1.ts -> src/lib/planted-2.ts -> src/lib/planted-1.ts",
    ]);
  });

  it.each([
    ["from the domain to a later part", "registry", '"../app.ts"', "src/app.ts", "app.ts"],
    [
      "from the foundation to a part outside the foundation",
      "lib",
      '"../access/there.ts"',
      "src/access/there.ts",
      "access",
    ],
    [
      "from a part of the foundation to a later part of the foundation",
      "lib",
      '"../errors.ts"',
      "src/errors.ts",
      "errors.ts",
    ],
    [
      "from one part of the domain to another that checks/layers.ts does not let it import",
      "language",
      '"../registry/there.ts"',
      "src/registry/there.ts",
      "registry",
    ],
    [
      "from the domain to services.ts",
      "batch",
      '"../services.ts"',
      "src/services.ts",
      "services.ts",
    ],
  ])("are refused if they lead %s", (_, part, specifier, to, other) => {
    const statements = [
      `import { a } from ${specifier};`,
      `import type { A } from ${specifier};`,
      `import {\n  type A,\n  b,\n} from ${specifier};`,
      `import ${specifier};`,
      `export { a } from ${specifier};`,
      `export * from ${specifier};`,
      `export const load = () => import(${specifier});`,
      `export type A = import(${specifier}).A;`,
    ];
    const planted = statements.map((text, at) => [`src/${part}/planted-${at}.ts`, `${text}\n`]);
    expect(faultsWith(Object.fromEntries(planted))).toEqual(
      planted.map(([path]) => `${path} -> ${to}: ${part} may not import ${other}`),
    );
  });

  it.each([
    [
      "from the domain to Hono",
      "src/access/planted.ts",
      "hono/tiny",
      "hono/tiny: only app.ts, http, account, operation, variant-a, variant-b, admin, mcp may import this package",
    ],
    [
      "from the Worker to a tool",
      "src/language/planted.ts",
      "../../seed/there.ts",
      "seed/there.ts: src/ may not import seed/",
    ],
    [
      "from the command-line tool to a module of seed/",
      "cli/planted.ts",
      "../seed/there.ts",
      "seed/there.ts: cli/ may not import seed/",
    ],
    [
      "from the command-line tool to the Worker's internals",
      "cli/planted.ts",
      "../src/access/there.ts",
      "src/access/there.ts: cli/ may import from src/ only what checks/layers.ts shares with it",
    ],
    [
      "from the command-line tool to a route",
      "cli/planted.ts",
      "../src/admin/keys/route.ts",
      "src/admin/keys/route.ts: cli/ may import from src/ only what checks/layers.ts shares with it",
    ],
    [
      "from any file except docs/openapi/endpoints.ts to a declaration",
      "src/mcp/planted.ts",
      "../variant-a/verify/declaration.ts",
      "src/variant-a/verify/declaration.ts: only docs/openapi/endpoints.ts may import a declaration",
    ],
    [
      "to a file that does not exist",
      "src/language/planted.ts",
      "./nothing.ts",
      "src/language/nothing.ts: is not there",
    ],
  ])("are refused if they lead %s", (_, path, specifier, fault) => {
    expect(faultsWith({ [path]: `import { a } from "${specifier}";\n` })).toEqual([
      `${path} -> ${fault}`,
    ]);
  });

  it("are refused if they form a cycle, even if one of them is only a type import", () => {
    const faults = faultsWith({
      "src/lib/planted-1.ts": 'import "./planted-2.ts";\n',
      "src/lib/planted-2.ts": 'import type { A } from "./planted-3.ts";\n',
      "src/lib/planted-3.ts": 'export * from "./planted-1.ts";\n',
    });
    expect(faults).toEqual([
      "cycle: src/lib/planted-1.ts -> src/lib/planted-2.ts -> src/lib/planted-3.ts" +
        " -> src/lib/planted-1.ts",
    ]);
  });

  it.each([
    "src/admin/keys/answer.ts",
    "src/variant-a/answer-fields.ts",
    "src/variant-a/batch/job-answer.ts",
    "src/tables/table.ts",
  ])("of the command-line tool may lead to files that `SHARED_WITH_CLI` lists: %s", (path) => {
    const faults = faultsWith({ "cli/planted.ts": `import "../${path}";\n`, [path]: "" });
    expect(faults).toEqual([]);
  });

  it("are not read from comments and strings", () => {
    const text = '// import "../app.ts"\nexport const text = \'import("../app.ts")\';\n';
    expect(faultsWith({ "src/lib/planted.ts": text })).toEqual([]);
  });

  it("cannot be checked for a part that has no line in checks/layers.ts, so the part is reported", () => {
    expect(faultsWith({ "src/planted/a.ts": "" })).toEqual([
      "src/planted/a.ts: planted has no line in checks/layers.ts",
    ]);
  });

  it("cannot be found in a folder without files, so the folder is reported", () => {
    expect(dependencyFaults(projectOf({}))).toEqual(
      Object.keys(FOLDERS).map((folder) => `${folder}: no file was found`),
    );
  });
});

describe("a part of src", () => {
  it("may import only parts that come before this part in checks/layers.ts", () => {
    const upward = LAYERS.flatMap(([part, mayImport], at) =>
      mayImport
        .filter((other) => !LAYERS.slice(0, at).some(([below]) => below === other))
        .map((other) => `${part} -> ${other}`),
    );
    expect(upward).toEqual([]);
  });
});
