/** All declared routes, as those who describe or check them need them. */
import type * as z from "zod";
import { listPlans } from "../../src/account/plans/declaration.ts";
import { getUsage } from "../../src/account/usage/declaration.ts";
import { accountEndpoints } from "../../src/admin/accounts/declaration.ts";
import { writeCompanyFacts } from "../../src/admin/company-facts/declaration.ts";
import { examine } from "../../src/admin/doctor/declaration.ts";
import { writeFormerNames } from "../../src/admin/former-names/declaration.ts";
import { jobEndpoints } from "../../src/admin/jobs/declaration.ts";
import { keyEndpoints } from "../../src/admin/keys/declaration.ts";
import { profileEndpoints } from "../../src/admin/profiles/declaration.ts";
import { listSources } from "../../src/admin/sources/declaration.ts";
import { syncRunEndpoints } from "../../src/admin/sync-runs/declaration.ts";
import type { Endpoint } from "../../src/http/endpoint.ts";
import { errorAnswer } from "../../src/http/error-answer.ts";
import { mcpEndpoints } from "../../src/mcp/declaration.ts";
import { getHealth } from "../../src/operation/health/declaration.ts";
import { getReadiness } from "../../src/operation/ready/declaration.ts";
import type { Variant } from "../../src/variant.ts";
import { cancelBatch } from "../../src/variant-a/batch/cancel/declaration.ts";
import { deleteBatch } from "../../src/variant-a/batch/delete/declaration.ts";
import { downloadBatchResults } from "../../src/variant-a/batch/download/declaration.ts";
import { listBatches } from "../../src/variant-a/batch/list/declaration.ts";
import { getBatchStatus } from "../../src/variant-a/batch/status/declaration.ts";
import { uploadBatch } from "../../src/variant-a/batch/upload/declaration.ts";
import { submitBatch } from "../../src/variant-a/batch/verify/declaration.ts";
import { getStatus } from "../../src/variant-a/status/declaration.ts";
import { verifyBusiness } from "../../src/variant-a/verify/declaration.ts";
import { describeBusiness } from "../../src/variant-b/business/declaration.ts";
import { detailedErrorAnswer } from "../../src/variant-b/error-answer.ts";

/** Those that a caller uses. */
export const publicEndpoints: readonly Endpoint[] = [
  verifyBusiness,
  getStatus,
  submitBatch,
  uploadBatch,
  listBatches,
  getBatchStatus,
  downloadBatchResults,
  cancelBatch,
  deleteBatch,
  describeBusiness,
  getUsage,
  listPlans,
  getHealth,
  getReadiness,
];

/** Those that the operator uses. */
export const adminEndpoints: readonly Endpoint[] = [
  ...keyEndpoints,
  ...accountEndpoints,
  ...jobEndpoints,
  ...syncRunEndpoints,
  writeCompanyFacts,
  examine,
  writeFormerNames,
  listSources,
  ...profileEndpoints,
];

/** Those of a protocol that OpenAPI does not describe. */
export { mcpEndpoints };

/** An error in the shape of each variant. */
export const ERROR_SCHEMAS = {
  a: errorAnswer,
  b: detailedErrorAnswer,
} as const satisfies Record<Variant, z.ZodType>;
