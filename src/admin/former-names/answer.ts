import * as z from "zod";

export const formerNamesAnswer = z
  .object({
    former_names: z.int().min(0).meta({ description: "Former names that were accepted." }),
  })
  .meta({ id: "FormerNames" });
