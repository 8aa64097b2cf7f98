/** Loaded into a process by `servers.ts`: writes the most memory that it used, in KB, to fd 3. */
import { writeSync } from "node:fs";

process.on("exit", () => {
  writeSync(3, String(process.resourceUsage().maxRSS));
});
