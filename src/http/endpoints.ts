/** The routes that belong to no variant, declared: health, readiness, usage. */
import * as z from "zod";
import { VARIANTS } from "../variant.ts";
import {
  healthAnswer,
  misconfiguredAnswer,
  notReadyAnswer,
  plansAnswer,
  readyAnswer,
  usageAnswer,
} from "./answers.ts";
import { AUTHENTICATED, type Endpoint, RATE_HEADERS } from "./endpoint.ts";

const part = (ms: number) => ({ ok: true, ms });

const READY = {
  status: "ready",
  release: "b7c0f9a2-5a0f-4a53-8a0e-2f6d1c4e9b10",
  checked_at: "2026-11-20T12:43:00.291Z",
  down: [],
  parts: { database: part(3), keys: part(2), meter: part(4), registry: part(12) },
  disclosure_table: { status: "ok", age_hours: 7 },
  company_facts: { companies: 118712, known: 34000 },
  admin: "open",
};

const NOT_READY = {
  ...READY,
  status: "not_ready",
  down: ["registry"],
  parts: { ...READY.parts, registry: { ok: false, ms: 2000 } },
};

export const sharedEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/v1/usage",
    operationId: "getUsage",
    tag: "Account",
    summary: "Show what the account has used this month",
    description:
      "Takes nothing of the quota or the rate. A key with plans for both variants is shown " +
      "variant A, unless it asks for the other.",
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
        description: "Where the account stands.",
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
              rate: 100,
              max_batch: 10000,
              resets_at: "2026-12-01T00:00:00.000Z",
            },
          },
        },
      },
    ],
    errors: [...AUTHENTICATED, "invalid_request", "feature_not_available"],
  },
  {
    method: "GET",
    path: "/v1/plans",
    operationId: "listPlans",
    tag: "Account",
    summary: "List the plans with their prices and limits",
    description:
      "For everybody: it takes no API key. A limit that was agreed for one key is shown by " +
      "`GET /v1/usage`. A change of the plans is seen here within ten minutes.",
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
                  rate: 5,
                  max_batch: null,
                  max_open_jobs: null,
                  max_stored_bytes: null,
                  max_retention_days: null,
                },
                {
                  variant: "a",
                  id: "pro",
                  name: "Pro",
                  price_usd: 99,
                  quota: 25000,
                  rate: 25,
                  max_batch: 100,
                  max_open_jobs: 20,
                  max_stored_bytes: 100000000,
                  max_retention_days: 30,
                },
              ],
            },
          },
        },
      },
    ],
    errors: ["internal_error"],
  },
  {
    method: "GET",
    path: "/health",
    operationId: "getHealth",
    tag: "Operation",
    summary: "Tell whether the service runs and has its settings",
    access: "nothing",
    errorShapes: ["a"],
    answers: [
      {
        status: 200,
        description: "It runs.",
        mediaType: "application/json",
        schema: healthAnswer,
        examples: { ok: { summary: "It runs", value: { status: "ok" } } },
      },
      {
        status: 500,
        description: "Settings are missing or malformed.",
        mediaType: "application/json",
        schema: misconfiguredAnswer,
        examples: {
          misconfigured: {
            summary: "A setting is missing",
            value: { status: "misconfigured", settings: ["NTS_SERVICE_KEY"] },
          },
        },
      },
    ],
    errors: ["internal_error"],
  },
  {
    method: "GET",
    path: "/ready",
    operationId: "getReadiness",
    tag: "Operation",
    summary: "Tell whether each part that a check needs answers",
    description: "For monitors. The parts are asked every few seconds at most.",
    access: "nothing",
    errorShapes: VARIANTS,
    answers: [
      {
        status: 200,
        description: "Every part answers.",
        mediaType: "application/json",
        schema: readyAnswer,
        examples: { ready: { summary: "Every part answers", value: READY } },
      },
      {
        status: 500,
        description: "A part does not answer.",
        mediaType: "application/json",
        schema: notReadyAnswer,
        examples: { not_ready: { summary: "The tax authority does not answer", value: NOT_READY } },
      },
    ],
    errors: ["internal_error"],
  },
];
