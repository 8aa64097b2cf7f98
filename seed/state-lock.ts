/** Keeps two local runs from one state: each would change files that the other has open. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where the process that uses a state writes its id. A run that was killed leaves it behind. */
const LOCK_FILE = "in-use-by";

/** Takes the state. @returns the id of the process that has it already, or how to give it back */
export function lockState(stateDir: string): { usedBy: number } | { release: () => void } {
  mkdirSync(stateDir, { recursive: true });
  const file = join(stateDir, LOCK_FILE);
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return { release: () => rmSync(file, { force: true }) };
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== "EEXIST") throw fault;
    }
    const usedBy = ownerOf(file);
    if (usedBy !== null) return { usedBy };
    rmSync(file, { force: true });
  }
}

/** The process named in the file, if it still runs. */
function ownerOf(file: string): number | null {
  const pid = Number(readFileSync(file, "utf8"));
  if (!Number.isInteger(pid) || pid <= 0) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (fault) {
    // EPERM: it runs, as another user.
    return (fault as NodeJS.ErrnoException).code === "EPERM" ? pid : null;
  }
}
