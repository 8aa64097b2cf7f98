/** The thread that `read-input.ts` starts. It converts one workbook and posts one message. */
import { parentPort, workerData } from "node:worker_threads";
import { messageOf } from "./failure.ts";
import type { Conversion, Converted } from "./read-input.ts";
import { csvOfWorkbook } from "./workbook-to-csv.ts";

const { bytes, check } = workerData as Conversion;
const converted = await csvOfWorkbook(bytes, check).then<Converted, Converted>(
  (read) => ({ kind: "csv", ...read }),
  (fault) => ({ kind: "fault", message: messageOf(fault) }),
);
parentPort?.postMessage(converted, converted.kind === "csv" ? [converted.csv.buffer] : []);
