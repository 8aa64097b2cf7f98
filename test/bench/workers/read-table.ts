/** A thread that reads the company table as the Worker does, so that its memory can be measured. */
import { readFileSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { readCompanies } from "../../../src/sync/import.ts";

if ((await readCompanies(readFileSync(workerData))).length === 0)
  throw new Error("the table has no companies");
