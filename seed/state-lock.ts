/** Keeps two local runs from one state: each would change files that the other has open. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * What is locked, by SQLite, which does it on every platform. The operating system ends the lock
 * with the process, however that ends. A file that only names its owner would outlive it, and the
 * next process of that id would look like the owner.
 */
const LOCK_FILE = "lock";
/** Where the process that has the lock writes its id, for people. */
const OWNER_FILE = "in-use-by";

const SQLITE_BUSY = 5;

/** A lock ends when nothing refers to it any more. */
const held = new Set<DatabaseSync>();

/** Takes the state. @returns the id of the process that has it already, or how to give it back */
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

/** Unknown in the moment between taking the lock and writing it down. */
function ownerIn(file: string): number | "unknown" {
  try {
    return Number(readFileSync(file, "utf8")) || "unknown";
  } catch {
    return "unknown";
  }
}
