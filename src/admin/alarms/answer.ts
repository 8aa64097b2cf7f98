import * as z from "zod";
import { problem } from "../../http/answer-fields.ts";

export const alarmTestAnswer = z
  .object({
    delivered: z.boolean().meta({ description: "Whether the listener answered with 2xx." }),
    status: z
      .int()
      .nullable()
      .meta({ description: "The HTTP status of the listener's answer; null if none came." }),
    problem,
  })
  .meta({ id: "AlarmTest" });
export type AlarmTestAnswer = z.input<typeof alarmTestAnswer>;
