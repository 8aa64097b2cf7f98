import * as z from "zod";
import { eventAnswer } from "../../events/answer.ts";

export const runAnswer = z
  .object({
    events: z.array(eventAnswer).meta({ description: "The events of the day, oldest first." }),
  })
  .meta({ id: "WatchDay", description: "What happened on one day of the watch list." });
export type RunAnswer = z.input<typeof runAnswer>;
