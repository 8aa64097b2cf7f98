import * as z from "zod";
import { EVENT_ID, EVENT_TYPES, type EventType } from "../../events/event.ts";

export const DEFAULT_EVENTS = 100;
export const MOST_EVENTS = 1_000;
const LIMIT = `must be a whole number from 1 to ${MOST_EVENTS}`;
const AFTER = "must be the id of an event, or the next of an earlier answer";
const TYPES = `must be types separated by commas, of ${EVENT_TYPES.join(", ")}`;

const isType = (text: string): text is EventType => EVENT_TYPES.includes(text as EventType);

export const eventsQuerySchema = z
  .object({
    after: z
      .string()
      .regex(EVENT_ID, AFTER)
      .transform((id) => Number(id.slice("evt_".length)))
      .refine(Number.isSafeInteger, AFTER)
      .optional(),
    types: z
      .string()
      .transform((text) => [...new Set(text.split(","))])
      .refine((types) => types.every(isType), TYPES)
      .transform((types) => types as EventType[])
      .optional(),
    limit: z
      .string()
      .regex(/^[1-9][0-9]{0,3}$/, LIMIT)
      .transform(Number)
      .refine((limit) => limit <= MOST_EVENTS, LIMIT)
      .optional(),
  })
  .transform(({ after = null, types = EVENT_TYPES, limit = DEFAULT_EVENTS }) => ({
    ...{ after, types, limit },
  }));
