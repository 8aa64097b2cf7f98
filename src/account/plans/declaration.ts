import type { Endpoint } from "../../http/endpoint.ts";
import { VARIANTS } from "../../variant.ts";
import { plansAnswer } from "./answer.ts";

export const listPlansEndpoint: Endpoint = {
  method: "GET",
  path: "/v1/plans",
  operationId: "listPlans",
  tag: "Account",
  summary: "List the plans with their prices and limits",
  description:
    "Needs no API key. `GET /v1/usage` shows a limit that was agreed for one key. A change of " +
    "the plans appears here within ten minutes.",
  access: "nothing",
  errorShapes: VARIANTS,
  answers: [
    {
      status: 200,
      description: "The plans of the variants that the host serves.",
      mediaType: "application/json",
      schema: plansAnswer,
      examples: {
        plans: {
          summary: "Two of the plans",
          value: {
            plans: [
              {
                variant: "a",
                id: "free",
                name: "Free",
                price_usd: 0,
                quota: 100,
                units_per_day: null,
                rate: 5,
                max_batch: null,
                max_open_jobs: null,
                max_stored_bytes: null,
                max_job_rows: null,
                max_watched: 100,
                max_retention_days: null,
              },
              {
                variant: "a",
                id: "pro",
                name: "Pro",
                price_usd: 99,
                quota: 25000,
                units_per_day: null,
                rate: 25,
                max_batch: 100,
                max_open_jobs: 20,
                max_stored_bytes: 100000000,
                max_job_rows: 20000,
                max_watched: 25000,
                max_retention_days: 30,
              },
            ],
          },
        },
      },
    },
  ],
  errors: ["internal_error", "temporarily_unavailable"],
};
