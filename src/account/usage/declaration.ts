import * as z from "zod";
import { AUTHENTICATION_ERRORS, RATE_HEADERS } from "../../http/declaration-parts.ts";
import type { Endpoint } from "../../http/endpoint.ts";
import { VARIANTS } from "../../variant.ts";
import { usageAnswer } from "./answer.ts";

export const getUsageEndpoint: Endpoint = {
  method: "GET",
  path: "/v1/usage",
  operationId: "getUsage",
  tag: "Account",
  summary: "Show what the account has used this month",
  description:
    "Takes nothing from the quota and nothing from the rate of checks. This request has a separate " +
    "rate that is as high as the rate of checks. A key with plans for both variants gets variant A " +
    "unless `variant` is `b`.",
  access: "api_key",
  errorShapes: VARIANTS,
  parameters: [
    {
      in: "query",
      name: "variant",
      description: "The variant to show.",
      schema: z.enum(VARIANTS).optional(),
      example: "a",
    },
  ],
  answers: [
    {
      status: 200,
      description: "What the account has used.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: usageAnswer,
      examples: {
        usage: {
          summary: "An Enterprise plan",
          value: {
            variant: "a",
            variants: ["a"],
            mode: "live",
            plan: "enterprise",
            period: "2026-11",
            used: 0,
            quota: 500000,
            remaining: 500000,
            units_per_day: null,
            used_today: null,
            remaining_today: null,
            day_resets_at: null,
            rate: 100,
            max_batch: 10000,
            max_job_rows: 20000,
            max_watched: 500000,
            resets_at: "2026-12-01T00:00:00.000Z",
          },
        },
      },
    },
  ],
  errors: [...AUTHENTICATION_ERRORS, "invalid_request", "feature_not_available"],
};
