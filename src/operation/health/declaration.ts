import type { Endpoint } from "../../http/endpoint.ts";
import { healthAnswer, misconfiguredAnswer } from "./answer.ts";

export const getHealthEndpoint: Endpoint = {
  method: "GET",
  path: "/health",
  operationId: "getHealth",
  tag: "Operation",
  summary: "Check whether the service runs and has its settings",
  access: "nothing",
  errorShapes: ["a"],
  answers: [
    {
      status: 200,
      description: "The service runs.",
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
};
