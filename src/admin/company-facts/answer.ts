import * as z from "zod";

export const companyFactsAnswer = z
  .object({
    companies: z.int().min(0).meta({ description: "Companies whose facts were written." }),
  })
  .meta({ id: "CompanyFacts" });
