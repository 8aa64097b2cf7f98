/** Which Node runs the project's scripts, on machines with an old and with a new one. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Makes this Node say that it is another version. */
const as = (version: string) =>
  `data:text/javascript,${encodeURIComponent(
    `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });
     Object.defineProperty(process, "version", { value: "v${version}" });`,
  )}`;
const OLD = as("22.17.1");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "runtime-test-"));
  mkdirSync(join(folder, "runtime"));
  for (const name of ["run.mjs", "package.json"])
    cpSync(`runtime/${name}`, join(folder, "runtime", name));
  writeFileSync(
    join(folder, "script.ts"),
    `const [, script, ...args]: string[] = process.argv;
console.log(JSON.stringify([process.execPath, script?.endsWith("script.ts"), args]));
if (args[0] === "fail") process.exit(3);
if (args[0] === "warn") {
  process.emitWarning("SQLite", "ExperimentalWarning");
  process.emitWarning("look out");
}`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(version: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", version, join(folder, "runtime/run.mjs"), ...args],
    { cwd: folder, encoding: "utf8", env: { ...process.env, ...env } },
  );
  return { status, stdout, stderr };
}

/** A folder with an npm that "installs" the packages of runtime/package.json as a shell script. */
function fakeNpm(): string {
  const path = join(folder, "npm.cjs");
  const names = Object.keys(
    JSON.parse(readFileSync("runtime/package.json", "utf8")).optionalDependencies,
  );
  writeFileSync(
    path,
    `const { mkdirSync, writeFileSync } = require("node:fs");
require("node:fs").appendFileSync("installs", process.argv.slice(2).join(" ") + "\\n");
for (const name of ${JSON.stringify(names)}) {
  mkdirSync("node_modules/" + name + "/bin", { recursive: true });
  writeFileSync("node_modules/" + name + "/package.json", JSON.stringify({ version: "26.10.0" }));
  writeFileSync("node_modules/" + name + "/bin/node", '#!/bin/sh\\necho "project Node: $*, $(command -v node)"\\nexit 4\\n', { mode: 0o755 });
}`,
  );
  return path;
}

describe("a script of package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

  it.each(["deploy", "probe"])("%s runs on the machine's own Node only", (name) => {
    expect(scripts[name]).toBe(`node runtime/run.mjs --own deploy/${name}.ts`);
  });

  it("starts no Node except through runtime/run.mjs", () => {
    for (const [name, script] of Object.entries<string>(scripts)) {
      if (name.endsWith(":sdk")) continue;
      for (const command of script.split(" && "))
        expect(command, name).toMatch(
          /^(?:npm run |exec npm start$|(?:exec )?node runtime\/run\.mjs |biome )/,
        );
    }
  });

  it("finds no Node in node_modules/.bin, which npm and npx would prefer to the machine's own", () => {
    const locked = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
    const carriers = Object.entries<{ bin?: Record<string, string> }>(locked).filter(
      ([, { bin }]) => bin?.node !== undefined,
    );
    expect(carriers).toEqual([]);
  });
});

describe("runtime/run.mjs", () => {
  it.each(["22.18.0", "23.6.0", "24.0.0", "26.10.0"])(
    "runs a script on the machine's own Node if that is %s",
    (version) => {
      const { status, stdout, stderr } = run(as(version), ["script.ts", "a", "b c"]);
      expect([status, stderr]).toEqual([0, ""]);
      expect(JSON.parse(stdout)).toEqual([process.execPath, true, ["a", "b c"]]);
      const own = run(as(version), ["--own", "script.ts", "fail"]);
      expect([own.status, JSON.parse(own.stdout)[2]]).toEqual([3, ["fail"]]);
    },
  );

  it("hides what Node calls experimental, and shows other warnings", () => {
    const { stderr } = run(as("24.0.0"), ["script.ts", "warn"]);
    expect(stderr).toBe("Warning: look out\n");
  });

  it.each(["20.20.2", "22.17.1", "23.5.0"])(
    "stops before a script that has secrets in hand if the machine's own Node is %s, and names the version needed",
    (version) => {
      const { status, stdout, stderr } = run(as(version), ["--own", "script.ts"], {
        npm_lifecycle_event: "deploy",
        npm_execpath: fakeNpm(),
      });
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr).toMatch(
        new RegExp(
          `^npm run deploy needs Node 22\\.18 or newer.*this machine's Node is ${version}`,
        ),
      );
    },
  );

  it.skipIf(process.platform === "win32")(
    "installs the project's Node once for other scripts if the machine's own is too old, and puts it first in the path",
    () => {
      const npm = { npm_execpath: fakeNpm() };
      for (const attempt of ["first", "second"]) {
        const { status, stdout, stderr } = run(OLD, ["script.ts", "a"], npm);
        expect(status, attempt).toBe(4);
        const node = join("runtime", "node_modules", "node-.*", "bin", "node");
        expect(stdout).toMatch(new RegExp(`^project Node: script\\.ts a, .*${node}\\n$`));
        expect(stderr.includes("22.17.1 is too old")).toBe(attempt === "first");
      }
      expect(readFileSync(join(folder, "runtime/installs"), "utf8")).toBe("ci\n");
    },
  );

  it("says what to install if npm cannot install the project's Node", () => {
    rmSync(join(folder, "runtime/node_modules"), { recursive: true, force: true });
    const { status, stderr } = run(OLD, ["script.ts"], { npm_execpath: "absent.cjs" });
    expect(status).toBe(1);
    expect(stderr).toMatch(/install Node 22\.18 or newer/);
  });

  it("stops before a script that has secrets in hand if the Node is one that a package brought", () => {
    const brought = `data:text/javascript,process.execPath=${JSON.stringify(join(folder, "node_modules/x/bin/node"))}`;
    const { status, stdout, stderr } = run(brought, ["--own", "script.ts"]);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/uses only the machine's own.*run npm ci/);
  });
});
