/** All declared routes, for everything that describes or checks them. */
import type * as z from "zod";
import { listPlansEndpoint } from "../../src/account/plans/declaration.ts";
import { getUsageEndpoint } from "../../src/account/usage/declaration.ts";
import { accountEndpoints } from "../../src/admin/accounts/declaration.ts";
import { testAlarmsEndpoint } from "../../src/admin/alarms/declaration.ts";
import { blockedHostEndpoints } from "../../src/admin/blocked-hosts/declaration.ts";
import { writeCompanyFactsEndpoint } from "../../src/admin/company-facts/declaration.ts";
import { examineEndpoint } from "../../src/admin/doctor/declaration.ts";
import { writeFormerNamesEndpoint } from "../../src/admin/former-names/declaration.ts";
import { jobEndpoints } from "../../src/admin/jobs/declaration.ts";
import { keyCopyEndpoints } from "../../src/admin/key-copies/declaration.ts";
import { keyEndpoints } from "../../src/admin/keys/declaration.ts";
import { profileEndpoints } from "../../src/admin/profiles/declaration.ts";
import { receiptKeyEndpoints } from "../../src/admin/receipt-keys/declaration.ts";
import { listSourcesEndpoint } from "../../src/admin/sources/declaration.ts";
import { storedKeyEndpoints } from "../../src/admin/stored-keys/declaration.ts";
import { syncRunEndpoints } from "../../src/admin/sync-runs/declaration.ts";
import type { Endpoint } from "../../src/http/endpoint.ts";
import { errorAnswer } from "../../src/http/error-answer.ts";
import { mcpEndpoints } from "../../src/mcp/declaration.ts";
import { getHealthEndpoint } from "../../src/operation/health/declaration.ts";
import { getReceiptKeysEndpoint } from "../../src/operation/jwks/declaration.ts";
import { getReadinessEndpoint } from "../../src/operation/ready/declaration.ts";
import type { Variant } from "../../src/variant.ts";
import { cancelBatchEndpoint } from "../../src/variant-a/batch/cancel/declaration.ts";
import { deleteBatchEndpoint } from "../../src/variant-a/batch/delete/declaration.ts";
import { downloadBatchResultsEndpoint } from "../../src/variant-a/batch/download/declaration.ts";
import { listBatchesEndpoint } from "../../src/variant-a/batch/list/declaration.ts";
import { getBatchStatusEndpoint } from "../../src/variant-a/batch/status/declaration.ts";
import { uploadBatchEndpoint } from "../../src/variant-a/batch/upload/declaration.ts";
import { submitBatchEndpoint } from "../../src/variant-a/batch/verify/declaration.ts";
import { listEventsEndpoint } from "../../src/variant-a/events/declaration.ts";
import { getStatusEndpoint } from "../../src/variant-a/status/declaration.ts";
import { verifyBusinessEndpoint } from "../../src/variant-a/verify/declaration.ts";
import { addWatchesEndpoint } from "../../src/variant-a/watches/add/declaration.ts";
import { deleteWatchEndpoint } from "../../src/variant-a/watches/delete/declaration.ts";
import { listWatchesEndpoint } from "../../src/variant-a/watches/list/declaration.ts";
import { removeWatchesEndpoint } from "../../src/variant-a/watches/remove/declaration.ts";
import { runWatchesEndpoint } from "../../src/variant-a/watches/run/declaration.ts";
import { getWatchEndpoint } from "../../src/variant-a/watches/show/declaration.ts";
import { uploadWatchesEndpoint } from "../../src/variant-a/watches/upload/declaration.ts";
import { addWebhookEndpoint } from "../../src/variant-a/webhook-endpoints/add/declaration.ts";
import { changeWebhookEndpoint } from "../../src/variant-a/webhook-endpoints/change/declaration.ts";
import { deleteWebhookEndpoint } from "../../src/variant-a/webhook-endpoints/delete/declaration.ts";
import { listWebhookDeliveries } from "../../src/variant-a/webhook-endpoints/deliveries/declaration.ts";
import { listWebhookEndpoints } from "../../src/variant-a/webhook-endpoints/list/declaration.ts";
import { rotateWebhookEndpoint } from "../../src/variant-a/webhook-endpoints/rotate/declaration.ts";
import { getWebhookEndpoint } from "../../src/variant-a/webhook-endpoints/show/declaration.ts";
import { testWebhookEndpoint } from "../../src/variant-a/webhook-endpoints/test/declaration.ts";
import { describeBusinessEndpoint } from "../../src/variant-b/business/declaration.ts";
import { detailedErrorAnswer } from "../../src/variant-b/error-answer.ts";

export const publicEndpoints: readonly Endpoint[] = [
  verifyBusinessEndpoint,
  getStatusEndpoint,
  submitBatchEndpoint,
  uploadBatchEndpoint,
  listBatchesEndpoint,
  getBatchStatusEndpoint,
  downloadBatchResultsEndpoint,
  cancelBatchEndpoint,
  deleteBatchEndpoint,
  addWatchesEndpoint,
  uploadWatchesEndpoint,
  listWatchesEndpoint,
  getWatchEndpoint,
  deleteWatchEndpoint,
  removeWatchesEndpoint,
  runWatchesEndpoint,
  listEventsEndpoint,
  addWebhookEndpoint,
  listWebhookEndpoints,
  getWebhookEndpoint,
  changeWebhookEndpoint,
  testWebhookEndpoint,
  listWebhookDeliveries,
  rotateWebhookEndpoint,
  deleteWebhookEndpoint,
  describeBusinessEndpoint,
  getUsageEndpoint,
  listPlansEndpoint,
  getReceiptKeysEndpoint,
  getHealthEndpoint,
  getReadinessEndpoint,
];

export const adminEndpoints: readonly Endpoint[] = [
  ...keyEndpoints,
  ...storedKeyEndpoints,
  ...keyCopyEndpoints,
  ...accountEndpoints,
  ...jobEndpoints,
  ...blockedHostEndpoints,
  ...receiptKeyEndpoints,
  ...syncRunEndpoints,
  writeCompanyFactsEndpoint,
  examineEndpoint,
  testAlarmsEndpoint,
  writeFormerNamesEndpoint,
  listSourcesEndpoint,
  ...profileEndpoints,
];

/** The routes of `/mcp`, whose protocol OpenAPI cannot describe. */
export { mcpEndpoints };

export const ERROR_SCHEMAS = {
  a: errorAnswer,
  b: detailedErrorAnswer,
} as const satisfies Record<Variant, z.ZodType>;
