/**
 * `servers.ts` loads this module into each process that it starts. When the process exits, the
 * module writes the peak of its memory in KB to file descriptor 3.
 */
import { writeSync } from "node:fs";

process.on("exit", () => {
  writeSync(3, String(process.resourceUsage().maxRSS));
});
