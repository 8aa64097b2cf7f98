/** The state of the live sources, for `/ready` and the operator. */
import { withinBudget } from "../lib/budget.ts";
import {
  DATA_SET_NAMES,
  type DataSetName,
  type LiveSourceName,
  sourceOf,
} from "../live-sources/data-sets.ts";
import type { GateClient } from "./gate-client.ts";
import type { SourceState } from "./gate-messages.ts";

/** `resting`: not called for a while, because of faults. `unknown`: the gate does not answer. */
export type DataSetStatus = "ok" | "refused" | "resting" | "used_up" | "unknown";

export interface DataSetHealth {
  dataSet: DataSetName;
  status: DataSetStatus;
  today: SourceState | null;
}

const TIMEOUT_MS = 2_000;

export function dataSetHealth(
  on: readonly LiveSourceName[],
  gateOf: (dataSet: DataSetName) => GateClient,
): Promise<DataSetHealth[]> {
  return Promise.all(
    DATA_SET_NAMES.filter((name) => on.includes(sourceOf(name))).map(async (dataSet) => {
      const today = (await withinBudget(() => gateOf(dataSet).state(), TIMEOUT_MS)) ?? null;
      return { dataSet, status: today ? statusOf(today) : "unknown", today };
    }),
  );
}

function statusOf({ restsUntil, lastFault, left }: SourceState): DataSetStatus {
  if (restsUntil !== null) return lastFault?.kind === "key" ? "refused" : "resting";
  return left > 0 ? "ok" : "used_up";
}
