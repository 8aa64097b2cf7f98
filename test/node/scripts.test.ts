import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Every machine that can run npm has these programs. `cd` is a command of every shell. */
const EVERYWHERE = ["node", "npm", "cd"];
/**
 * Every shell has this command except the shell of Windows, which runs this project's `exec.cmd`.
 * Without `exec`, a shell would run between npm and the service. On Ctrl-C, that shell would end
 * before the service has stopped.
 */
const EXEC = "exec";
/**
 * These scripts run only in Unix shells, because they use the variable `$npm_node_execpath`. The
 * shell of Windows writes variables in another way.
 */
const UNIX_ONLY = ["deploy", "probe", "wrangler"];

describe("a script of package.json", () => {
  it.each(Object.entries(manifest.scripts))("starts only installed programs: %s", (_, script) => {
    const installed = readdirSync(join(ROOT, "node_modules/.bin"));
    const known = [...EVERYWHERE, ...installed];
    if (existsSync(join(ROOT, `${EXEC}.cmd`))) known.push(EXEC);
    const programs = script.split("&&").map((command) => command.trim().split(" ")[0]);
    for (const program of programs) expect(known).toContain(program);
  });

  it.each(Object.entries(manifest.scripts).filter(([name]) => !UNIX_ONLY.includes(name)))(
    "uses no variables, because the shell of Windows writes them in another way: %s",
    (_, script) => {
      expect(script).not.toMatch(/[$%]/);
    },
  );
});
