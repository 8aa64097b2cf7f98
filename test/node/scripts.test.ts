/** The scripts of package.json run in the shells of Windows, macOS and Linux. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What every machine has that can run npm. `cd` is a command of each shell. */
const EVERYWHERE = ["node", "npm", "cd"];
/**
 * A command of shells other than that of Windows, which runs `exec.cmd` instead. Without `exec`, a
 * shell stays between npm and the service, and ends at Ctrl-C before the service has stopped.
 */
const EXEC = "exec";
/** These need the Node that runs npm, whose variable the shell of Windows writes in another way. */
const UNIX_ONLY = ["deploy", "probe", "wrangler"];

describe("the scripts of package.json", () => {
  it.each(Object.entries(manifest.scripts))("%s has only programs of this project", (_, script) => {
    const installed = readdirSync(join(ROOT, "node_modules/.bin"));
    const known = [...EVERYWHERE, ...installed];
    if (existsSync(join(ROOT, `${EXEC}.cmd`))) known.push(EXEC);
    const programs = script.split("&&").map((command) => command.trim().split(" ")[0]);
    for (const program of programs) expect(known).toContain(program);
  });

  it.each(Object.entries(manifest.scripts).filter(([name]) => !UNIX_ONLY.includes(name)))(
    "%s has no variable, which the shell of Windows writes in another way",
    (_, script) => {
      expect(script).not.toMatch(/[$%]/);
    },
  );
});
