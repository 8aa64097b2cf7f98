import * as z from "zod";
import { HOPS, PLACES } from "../../doctor/finding.ts";
import { instant, problem } from "../../http/answer-fields.ts";

const finding = z
  .object({
    hop: z.enum(HOPS).meta({
      description:
        "What was examined. `registry`: the tax authority, asked with our key about a public number. " +
        "`allowance`: the gate that counts our calls to the tax authority. `database`: D1 where it " +
        "is written. `replica`: D1 where names are read. `queue`: a message to a consumer, until " +
        "the consumer has reported. `schedule`: the work that runs every minute. `alarms`: the " +
        "active alarms, and the settings for their messages. `rounds`: whether watched numbers are " +
        "asked about in time. `webhooks`: whether webhooks are sent in time, and whether their " +
        "master keys are set.",
    }),
    ok: z.boolean(),
    ms: z.number().min(0).meta({ description: "How long this took, in milliseconds." }),
    detail: z
      .string()
      .nullable()
      .meta({
        description:
          "For a database with replicas, which replica answered. For `registry`, the calls of the last " +
          "five minutes. For `allowance`, the calls of the day, as the gate counts them. For " +
          "`schedule`, when its work was last completed. For `alarms`, the active alarms. For " +
          "`rounds`, how late the oldest round is. For `webhooks`, how many endpoints wait.",
        examples: ["APAC, replica"],
      }),
    problem,
  })
  .meta({ id: "Finding" });

export const doctorAnswer = z
  .object({
    healthy: z.boolean().meta({ description: "True if no place found a problem." }),
    release: z.string().meta({ description: "The id of the deployed release." }),
    examined_at: instant,
    placement: z
      .string()
      .nullable()
      .meta({
        description:
          "Where Cloudflare ran this request, from the header `cf-placement`; null if it was not moved.",
        examples: ["remote-ICN"],
      }),
    places: z.array(
      z
        .object({
          place: z.enum(PLACES).meta({
            description:
              "`request`: where this request ran; `consumer`: where a queue consumer runs; " +
              "`placed`: where a consumer's work runs if the binding PLACED is set.",
          }),
          hops: z.array(finding),
        })
        .meta({ id: "ExaminedPlace" }),
    ),
  })
  .meta({ id: "Doctor" });
export type DoctorAnswer = z.input<typeof doctorAnswer>;
