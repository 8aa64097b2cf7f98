/** Keeps two local runs from using the same state, because each would change the other's files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * SQLite locks this file, which works on every platform. The operating system releases the lock
 * when the process ends, even if the process is killed. A file with the owner's process id is not
 * enough: it would remain, and a later process with that id would look like the owner.
 */
const LOCK_FILE = "lock";
/** Holds the id of the process that has the lock, for messages. */
const OWNER_FILE = "in-use-by";

const SQLITE_BUSY = 5;

/** Keeps references to the locks: a lock ends when it is garbage-collected. */
const held = new Set<DatabaseSync>();

/** @returns a function that releases the lock, or the id of the process that uses the state */
export function lockState(
  stateDir: string,
): { usedBy: number | "unknown" } | { release: () => void } {
  mkdirSync(stateDir, { recursive: true });
  const ownerFile = join(stateDir, OWNER_FILE);
  const lock = new DatabaseSync(join(stateDir, LOCK_FILE));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (fault) {
    lock.close();
    if ((fault as { errcode?: number }).errcode !== SQLITE_BUSY) throw fault;
    return { usedBy: ownerIn(ownerFile) };
  }
  held.add(lock);
  writeFileSync(ownerFile, String(process.pid));
  const release = () => {
    if (!held.delete(lock)) return;
    rmSync(ownerFile, { force: true });
    lock.close();
  };
  return { release };
}

/** @returns the owner's process id; "unknown" if the owner has not written it yet */
function ownerIn(file: string): number | "unknown" {
  try {
    return Number(readFileSync(file, "utf8")) || "unknown";
  } catch {
    return "unknown";
  }
}
