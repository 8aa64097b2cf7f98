/** All declared routes, as those who describe or check them need them. */
import type * as z from "zod";
import { listPlans } from "../../src/account/plans/declaration.ts";
import { getUsage } from "../../src/account/usage/declaration.ts";
import { adminEndpoints } from "../../src/admin/endpoints.ts";
import type { Endpoint } from "../../src/http/endpoint.ts";
import { errorAnswer } from "../../src/http/error-answer.ts";
import { mcpEndpoints } from "../../src/mcp/endpoints.ts";
import { getHealth } from "../../src/operation/health/declaration.ts";
import { getReadiness } from "../../src/operation/ready/declaration.ts";
import type { Variant } from "../../src/variant.ts";
import { endpointsOfA } from "../../src/variant-a/endpoints.ts";
import { describeBusiness } from "../../src/variant-b/business/declaration.ts";
import { detailedErrorAnswer } from "../../src/variant-b/error-answer.ts";

/** Those that a caller uses. */
export const publicEndpoints: readonly Endpoint[] = [
  ...endpointsOfA,
  describeBusiness,
  getUsage,
  listPlans,
  getHealth,
  getReadiness,
];

/** Those that the operator uses, and those of a protocol that OpenAPI does not describe. */
export { adminEndpoints, mcpEndpoints };

/** An error in the shape of each variant. */
export const ERROR_SCHEMAS = {
  a: errorAnswer,
  b: detailedErrorAnswer,
} as const satisfies Record<Variant, z.ZodType>;
