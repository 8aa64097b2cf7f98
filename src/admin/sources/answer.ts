import * as z from "zod";
import { dataSetStatus, instant } from "../../http/answer-fields.ts";
import { DATA_SET_NAMES } from "../../live-sources/data-sets.ts";

const count = z.int().min(0);

const source = z
  .object({
    source: z.enum(DATA_SET_NAMES).meta({
      description: "The source; `fsc_accounts` is a service of `fsc` with its own allowance.",
    }),
    status: dataSetStatus.meta({
      description:
        "`refused`: the source refuses our key or our location. Often its data set is not approved for " +
        "our key. `resting`: the source failed, so it is not asked for a while. `used_up`: no calls " +
        "are left today. `unknown`: the gate that counts the calls does not answer.",
    }),
    today: z
      .object({
        calls: count.meta({ description: "Calls made today (Korean day), including retries." }),
        left: count.meta({ description: "Calls left of today's allowance." }),
        answered: count,
        found: count.meta({ description: "Answers with data about the business." }),
        hit_rate: z.number().min(0).max(1).nullable().meta({
          description: "`found` divided by `answered`; null before the first answer.",
        }),
        faults: count,
      })
      .nullable(),
    rests_until: instant.nullable().meta({
      description:
        "When the source will be asked again; null if it does not rest, or if its gate does not answer.",
    }),
    last_fault: z
      .object({ kind: z.enum(["passing", "limit", "key", "request"]), at: instant })
      .nullable(),
  })
  .meta({ id: "Source" });
export type SourceAnswer = z.input<typeof source>;

export const sourcesAnswer = z.object({
  sources: z.array(source).meta({ description: "The live sources that are switched on." }),
});
export type SourcesAnswer = z.input<typeof sourcesAnswer>;
