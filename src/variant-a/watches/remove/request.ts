import * as z from "zod";
import { plainNumber } from "../../../verification/claim-fields.ts";
import { numbersField } from "../watch-request.ts";

export const removeSchema = z
  .object({ business_numbers: numbersField })
  .transform(({ business_numbers }) => [...new Set(business_numbers.map(plainNumber))]);
