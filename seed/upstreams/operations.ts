/**
 * The operations that the stand-in can count, slow down and make fail, and their names in commands
 * to `/__control`.
 */
import { DATA_SET_NAMES, type DataSetName } from "../../src/live-sources/data-sets.ts";
import type { NtsOperation } from "./nts.ts";
import { OPENDART_OPERATIONS, type OpenDartOperation } from "./opendart.ts";

export type Operation = NtsOperation | OpenDartOperation | DataSetName;

/** `opendart` and `live` stand for all operations of these upstreams. */
export const PATHS = ["validate", "status", "opendart", "live", ...DATA_SET_NAMES] as const;

export function isOpenDart(operation: Operation): operation is OpenDartOperation {
  return OPENDART_OPERATIONS.some((name) => name === operation);
}

export function isLive(operation: Operation): operation is DataSetName {
  return DATA_SET_NAMES.some((name) => name === operation);
}

export function isOf(path: string, operation: Operation): boolean {
  if (path === "opendart") return isOpenDart(operation);
  return path === operation || (path === "live" && isLive(operation));
}
