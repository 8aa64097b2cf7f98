/** What `POST /admin/alarms/test` answers. */
import * as z from "zod";

export const alarmTestAnswer = z
  .object({
    delivered: z.boolean().meta({ description: "Whether the listener answered with 2xx." }),
    status: z
      .int()
      .nullable()
      .meta({ description: "The HTTP status of its answer; null if there was none." }),
    problem: z
      .string()
      .nullable()
      .meta({
        description: "What is wrong and what to do about it; null if nothing is wrong.",
        examples: [null],
      }),
  })
  .meta({ id: "AlarmTest" });
export type AlarmTestAnswer = z.input<typeof alarmTestAnswer>;
