/**
 * npm's scripts that use secrets load this file first: `"$npm_node_execpath" --import
 * ./deploy/own-node.mjs <script>`. These scripts must run on the machine's own Node. They must not
 * run on the Node in `node_modules/.bin`, which comes from a package
 * (docs/decisions/0014-the-project-brings-its-node.md) and must not see secrets. If a script runs on
 * the wrong Node, this file ends the process before the script begins.
 *
 * This file is JavaScript, because Node 20 must be able to run it.
 */
import { delimiter, sep } from "node:path";

/** The first versions that run TypeScript files without an option: 22.18, and 23.6. */
const NEEDED = "22.18";

const { execPath } = process;
const { node: version } = process.versions;
const command = `npm run ${process.env.npm_lifecycle_event ?? "deploy"}`;
const found = `npm runs on Node ${version} (${execPath})`;

if (isInPackage(execPath))
  stop(
    `${found}, which a package installed. ${command} uses secrets, so it needs your own Node, ${NEEDED} or newer: remove node_modules/.bin from your PATH.`,
  );
if (!isNewEnough(version))
  stop(
    `${command} needs Node ${NEEDED} or newer, and ${found}. It uses secrets, so it does not run on the Node in node_modules. Install a newer Node (https://nodejs.org).`,
  );

// Programs that the script starts must not find the Node in node_modules either.
process.env.PATH = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !isInPackage(folder))
  .join(delimiter);

// Hide Node 22's warning that TypeScript is experimental, because the operator cannot change that.
process.removeAllListeners("warning");
process.on("warning", (warning) => {
  if (warning.name !== "ExperimentalWarning") console.error(String(warning));
});

function isInPackage(path) {
  return path.split(sep).includes("node_modules");
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
