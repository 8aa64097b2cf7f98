/**
 * `servers.ts` loads this module into each process that it starts. When the process exits, the
 * module writes the largest amount of memory that the process used, in KB, to file descriptor 3.
 */
import { writeSync } from "node:fs";

process.on("exit", () => {
  writeSync(3, String(process.resourceUsage().maxRSS));
});
