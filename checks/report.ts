/** Prints the faults that a check finds, and their number. Sets exit code 1 if there is a fault. */
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

export function report(name: string, check: (root: string) => string[]): void {
  const faults = check(ROOT);
  for (const fault of faults) console.error(fault);
  console.log(`${name}: ${faults.length} fault${faults.length === 1 ? "" : "s"}`);
  if (faults.length > 0) process.exitCode = 1;
}
