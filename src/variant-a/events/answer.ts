import * as z from "zod";
import { CHECK_KINDS } from "../../check-kind.ts";
import { instant } from "../../http/answer-fields.ts";
import { jobAnswer } from "../batch/job-answer.ts";
import { reference, watchedNumber, watchedState } from "../watches/watch-answer.ts";
import { endpointId } from "../webhook-endpoints/endpoint-answer.ts";

const count = (description: string) => z.int().min(0).meta({ description });

const { job_id, total, valid, invalid, errors, outcomes, created_at } = jobAnswer.shape;

const jobData = z
  .object({
    ...{ job_id, check: z.enum(CHECK_KINDS) },
    status: z.enum(["completed", "cancelled", "failed"]),
    ...{ total, valid, invalid, errors, outcomes, created_at },
    completed_at: instant.meta({ description: "When the job ended." }),
    expires_at: instant.meta({ description: "When the job and its results are deleted." }),
  })
  .meta({ id: "JobEventData", description: "The job in its final state." });

const changedData = z
  .object({
    business_number: watchedNumber,
    reference,
    changed: z.array(z.enum(Object.keys(watchedState.shape) as [string, ...string[]])).meta({
      description: "The fields that differ between `before` and `after`.",
      examples: [["status_code", "closed_on"]],
    }),
    before: watchedState,
    after: watchedState,
    checked_at: instant.meta({ description: "When the tax authority confirmed the change." }),
  })
  .meta({ id: "ChangedEventData", description: "A confirmed change of one watched number." });

const staleData = z
  .object({
    count: count("How many watched numbers were not answered."),
    since: instant.meta({
      description: "When the tax authority last answered for one of these numbers.",
    }),
  })
  .meta({
    id: "StaleEventData",
    description: "The tax authority has not answered for watched numbers for 72 hours.",
  });

const pausedData = z
  .object({
    reason: z.enum(["quota_exceeded", "no_valid_key"]).meta({
      description:
        "`quota_exceeded`: the month's quota is used up. `no_valid_key`: the account has no live " +
        "key for variant A. The list is removed after 30 days without such a key.",
    }),
    count: count("How many watched numbers wait."),
  })
  .meta({ id: "PausedEventData", description: "Numbers are not watched for now." });

const disabledData = z
  .object({
    endpoint_id: endpointId,
    reason: z.enum(["gone", "failing"]).meta({
      description:
        "`gone`: the endpoint answered 410. `failing`: no attempt has succeeded for five days.",
    }),
    status_code: z
      .int()
      .nullable()
      .meta({ description: "The status of the last attempt; null if no answer came in time." }),
  })
  .meta({ id: "EndpointDisabledEventData", description: "An endpoint gets no events any more." });

const event = (type: z.ZodType, data: z.ZodType) =>
  z.object({
    id: z
      .string()
      .regex(/^evt_[0-9]+$/)
      .meta({ examples: ["evt_1795178579920000"] }),
    type,
    timestamp: instant.meta({ description: "When the event was written." }),
    mode: z.enum(["live", "test"]),
    data,
  });

const WATCH_EVENTS = [
  event(z.literal("watch.changed"), changedData).meta({ id: "ChangedEvent" }),
  event(z.literal("watch.stale"), staleData).meta({ id: "StaleEvent" }),
  event(z.literal("watch.paused"), pausedData).meta({ id: "PausedEvent" }),
] as const;

export const watchEventAnswer = z.union(WATCH_EVENTS);

export const eventAnswer = z
  .union([
    event(z.enum(["batch.completed", "batch.cancelled", "batch.failed"]), jobData).meta({
      id: "JobEvent",
    }),
    ...WATCH_EVENTS,
    event(z.literal("webhook_endpoint.disabled"), disabledData).meta({
      id: "EndpointDisabledEvent",
    }),
  ])
  .meta({ id: "Event", description: "Something that happened. New types of events may be added." });
export type EventAnswer = z.input<typeof eventAnswer>;

export const eventListAnswer = z
  .object({
    events: z.array(eventAnswer).meta({ description: "Oldest first." }),
    next: z.string().meta({
      description: "Pass it as `after` next time, even if there were no events.",
      examples: ["evt_1795178579920000"],
    }),
  })
  .meta({ id: "EventList", description: "A page of the account's events." });
export type EventListAnswer = z.input<typeof eventListAnswer>;
