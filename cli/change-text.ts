/** Says in words what an event about watched numbers reports. */
import type { ServiceEvent, WatchedState } from "../sdk/src/index.ts";
import { instantText } from "./output.ts";

const LABELS: Record<keyof WatchedState, string> = {
  is_registered: "registered",
  status_code: "status",
  tax_type_code: "tax type",
  closed_on: "closed on",
  tax_type_changed_on: "tax type since",
  previous_tax_type_code: "previous tax type",
  closed_by_unit_taxation: "unit taxation",
  tax_invoices_since: "tax invoices since",
};

const STATUSES: Record<string, string> = { "01": "active", "02": "suspended", "03": "closed" };

function numbers(count: number): string {
  return count === 1 ? "1 number" : `${count} numbers`;
}

/** @returns a text such as `status: active → closed; closed on: - → 2026-11-19` */
export function changeText(event: ServiceEvent): string {
  switch (event.type) {
    case "watch.changed": {
      const { changed, before, after } = event.data;
      const shown = (state: WatchedState, field: keyof WatchedState) => {
        const value = state[field];
        if (typeof value === "boolean") return value ? "yes" : "no";
        if (field === "status_code") return STATUSES[value ?? ""] ?? value ?? "-";
        return value ?? "-";
      };
      return changed
        .map((field) => `${LABELS[field]}: ${shown(before, field)} → ${shown(after, field)}`)
        .join("; ");
    }
    case "watch.stale":
      return `no answer about ${numbers(event.data.count)} since ${instantText(event.data.since)}`;
    case "watch.paused": {
      const { reason, count } = event.data;
      const wait = `${numbers(count)} ${count === 1 ? "waits" : "wait"}`;
      return reason === "quota_exceeded"
        ? `${wait}: the month's quota is used up`
        : `${wait}: the account has no live key`;
    }
    default:
      return event.type;
  }
}
