/** A thread that reads a corpCode file as the Worker does, with a limit on the thread's memory. */
import { readFileSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { readCompanies } from "../../../src/sync/import.ts";

if ((await readCompanies(readFileSync(workerData))).length === 0)
  throw new Error("the file has no companies");
