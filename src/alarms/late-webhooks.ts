/** SQL about waiting webhook deliveries. Reads only a few rows for each endpoint. */
import { distinctValues } from "../lib/distinct-values.ts";

const OPEN_ENDPOINTS = distinctValues(
  "open",
  "webhook_deliveries",
  "endpoint",
  "due_at IS NOT NULL",
);

/**
 * Selects endpoints with a late delivery, except failing endpoints. If the master key is missing,
 * workers cannot sign: they send nothing, and each time set the delivery's `due_at` to a later
 * time. So a delivery that was never attempted is also late if its event is older than `before`.
 * @param before an SQL parameter (epoch milliseconds). A delivery due by this time is late
 */
export const lateEndpoints = (before: string) => `
  SELECT id FROM (WITH RECURSIVE ${OPEN_ENDPOINTS} SELECT endpoint FROM open)
    CROSS JOIN webhook_endpoints ON id = endpoint
  WHERE failing_since IS NULL AND EXISTS (
    SELECT 1 FROM webhook_deliveries AS delivery INDEXED BY webhook_deliveries_open
    WHERE delivery.endpoint = id AND due_at IS NOT NULL
      AND (due_at <= ${before} OR (attempted_at IS NULL AND event < ${before} * 1000)))`;

export const WAITING_ENDPOINTS = `
  SELECT failing_since FROM (WITH RECURSIVE ${OPEN_ENDPOINTS} SELECT endpoint FROM open)
    CROSS JOIN webhook_endpoints ON id = endpoint`;
