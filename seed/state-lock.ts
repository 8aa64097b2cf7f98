/** Keeps two local services from using the same state at the same time. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * SQLite locks this file on every platform. The operating system releases the lock when the process
 * ends, even if it is killed. A file with the owner's process id would not be enough, because the
 * file would remain, and a later process might get the same id.
 */
const LOCK_FILE = "lock";
/** The file with the id of the process that has the lock, for messages. */
const OWNER_FILE = "in-use-by";

const SQLITE_BUSY = 5;

/** Keeps references to the locks, because a lock ends when it is garbage-collected. */
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
