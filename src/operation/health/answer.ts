import * as z from "zod";

export const healthAnswer = z
  .object({ status: z.literal("ok") })
  .meta({ id: "Health", description: "The service runs and has its settings." });

export type HealthAnswer = z.input<typeof healthAnswer> | z.input<typeof misconfiguredAnswer>;

export const misconfiguredAnswer = z
  .object({
    status: z.literal("misconfigured"),
    settings: z.array(z.string()).meta({
      description: "The names of the settings that are missing or malformed.",
      examples: [["NTS_SERVICE_KEY"]],
    }),
  })
  .meta({ id: "Misconfigured", description: "Settings are missing or malformed." });
