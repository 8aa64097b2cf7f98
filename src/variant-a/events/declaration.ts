import * as z from "zod";
import { EVENT_TYPES } from "../../events/event.ts";
import { AUTHENTICATION_ERRORS, RATE_HEADERS } from "../../http/declaration-parts.ts";
import type { Endpoint } from "../../http/endpoint.ts";
import { COMPLETED_EXAMPLE } from "../batch/declaration-parts.ts";
import { CHANGE_EXAMPLE } from "../watches/declaration-parts.ts";
import { eventListAnswer } from "./answer.ts";
import { DEFAULT_EVENTS, MOST_EVENTS } from "./request.ts";

const { job_id, check, status, total, valid, invalid, errors, outcomes } = COMPLETED_EXAMPLE;
const { created_at, completed_at, expires_at } = COMPLETED_EXAMPLE;

const EVENTS = [
  {
    id: "evt_1795178581104000",
    type: "batch.completed",
    timestamp: completed_at,
    mode: "live",
    data: {
      ...{ job_id, check, status, total, valid, invalid, errors, outcomes },
      ...{ created_at, completed_at, expires_at },
    },
  },
  CHANGE_EXAMPLE,
];

export const listEventsEndpoint: Endpoint = {
  method: "GET",
  path: "/v1/events",
  operationId: "listEvents",
  tag: "Events",
  summary: "List what happened",
  description:
    "Lists the ends of batch jobs and the changes of watched numbers, oldest first. Events are " +
    "kept for 30 days. Store `next` and pass it as `after` next time, so that you get each event " +
    "once.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [
    {
      in: "query",
      name: "after",
      description:
        "The `next` of an earlier answer, or the id of an event. Only later events are returned.",
      schema: z.string().optional(),
      example: "evt_1795178579920000",
    },
    {
      in: "query",
      name: "types",
      description: `Only events of these types, separated by commas: ${EVENT_TYPES.map((type) => `\`${type}\``).join(", ")}.`,
      schema: z.string().optional(),
      example: "watch.changed",
    },
    {
      in: "query",
      name: "limit",
      description: "The largest number of events to return.",
      schema: z.int().min(1).max(MOST_EVENTS).default(DEFAULT_EVENTS).optional(),
      example: DEFAULT_EVENTS,
    },
  ],
  answers: [
    {
      status: 200,
      description: "The events.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: eventListAnswer,
      examples: {
        events: {
          summary: "A job has ended, and a business has closed",
          value: { events: EVENTS, next: CHANGE_EXAMPLE.id },
        },
      },
    },
  ],
  errors: [...AUTHENTICATION_ERRORS, "feature_not_available", "invalid_request", "cursor_expired"],
};
