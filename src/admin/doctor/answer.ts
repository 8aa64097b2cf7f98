/** What `POST /admin/doctor` answers. */
import * as z from "zod";
import { HOPS, PLACES } from "../../doctor/finding.ts";
import { instant } from "../../http/answer-fields.ts";

const finding = z
  .object({
    hop: z.enum(HOPS).meta({
      description:
        "`registry`: the tax authority, asked with our key about a public number. `database`, " +
        "`replica`: D1 where it is written, and where names are read. `queue`: a message, until a " +
        "consumer has reported.",
    }),
    ok: z.boolean(),
    ms: z.number().min(0).meta({ description: "How long it took, in milliseconds." }),
    detail: z
      .string()
      .nullable()
      .meta({
        description: "Of a database with replicas: which of them answered.",
        examples: ["APAC, replica"],
      }),
    problem: z
      .string()
      .nullable()
      .meta({
        description: "What is wrong, and what to do; null where nothing is.",
        examples: [null],
      }),
  })
  .meta({ id: "Finding" });

export const doctorAnswer = z
  .object({
    healthy: z.boolean().meta({ description: "Whether nothing is wrong in any place." }),
    release: z.string().meta({ description: "The id of the deployed release." }),
    examined_at: instant,
    placement: z
      .string()
      .nullable()
      .meta({
        description: "Where Cloudflare ran this request: its header `cf-placement`; null: unmoved.",
        examples: ["remote-ICN"],
      }),
    places: z.array(
      z
        .object({
          place: z.enum(PLACES).meta({
            description:
              "`request`: where this request ran; `consumer`: where a queue consumer runs; " +
              "`placed`: where it works if the binding PLACED is set.",
          }),
          hops: z.array(finding),
        })
        .meta({ id: "ExaminedPlace" }),
    ),
  })
  .meta({ id: "Doctor" });
export type DoctorAnswer = z.input<typeof doctorAnswer>;
