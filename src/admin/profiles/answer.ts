import * as z from "zod";
import { DATA_SET_NAMES } from "../../live-sources/data-sets.ts";

const businessNumber = z
  .string()
  .regex(/^\d{10}$/)
  .meta({ examples: ["2178182399"] });

const said = z
  .object({
    value: z.union([z.string(), z.number()]),
    source: z.enum(["opendart", ...DATA_SET_NAMES]),
    date: z.iso.date().meta({ description: "The day on which the source gave this value." }),
    as_of: z.iso
      .date()
      .nullable()
      .meta({ description: "The date that the source itself gives for the value." }),
    given: z.boolean().meta({ description: "Whether a description shows this value." }),
    contradicts: z
      .boolean()
      .meta({ description: "Whether this value contradicts the value that is shown." }),
  })
  .meta({ id: "Said" });

export const profileAnswer = z
  .object({
    business_number: businessNumber,
    forgotten: z.boolean().meta({
      description: "Whether the profile was erased. If so, no source is asked about the number.",
    }),
    asked: z.array(
      z.object({ source: z.enum(DATA_SET_NAMES), asked_on: z.iso.date(), found: z.boolean() }),
    ),
    fields: z.array(
      z.object({
        field: z.string().meta({ examples: ["companyName"] }),
        values: z.array(said),
      }),
    ),
  })
  .meta({ id: "Profile" });
export type ProfileAnswer = z.input<typeof profileAnswer>;

export const forgottenProfileAnswer = z
  .object({ business_number: businessNumber, forgotten: z.literal(true) })
  .meta({ id: "ForgottenProfile" });
export type ForgottenProfileAnswer = z.input<typeof forgottenProfileAnswer>;
