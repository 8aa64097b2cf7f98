import * as z from "zod";
import { plainNumber, writtenNumberField } from "../../../verification/claim-fields.ts";
import { isReference } from "../../../watch-list/reference.ts";
import { REFERENCE_FORM } from "../../../watch-list/table.ts";
import type { NewWatch } from "../../../watch-list/watched-number.ts";
import { listOf, numbersField } from "../watch-request.ts";

const watchField = z.object(
  {
    business_number: writtenNumberField,
    reference: z.string(REFERENCE_FORM).refine(isReference, REFERENCE_FORM).nullish(),
  },
  "must be an object with business_number",
);

export interface AddRequest {
  /** The numbers as sent, for messages that name a field. */
  given: { parameter: string; number: string }[];
  /** If a number is sent twice, the last reference that was sent with it is used. */
  watches: NewWatch[];
}

export const addSchema = z
  .object({
    watches: listOf(watchField, "objects").nullish(),
    business_numbers: numbersField.nullish(),
  })
  .transform((body, context): AddRequest => {
    const { watches: list, business_numbers: numbers } = body;
    if (!list === !numbers) {
      const message = list
        ? "cannot be given together with business_numbers"
        : "is required unless you send business_numbers";
      context.addIssue({ code: "custom", path: ["watches"], message });
      return z.NEVER;
    }
    const given: z.output<typeof watchField>[] =
      list ?? (numbers ?? []).map((business_number) => ({ business_number }));
    const field = list
      ? (at: number) => `watches.${at}.business_number`
      : (at: number) => `business_numbers.${at}`;
    const references = new Map<string, string | null>();
    for (const one of given) {
      const number = plainNumber(one.business_number);
      references.set(number, one.reference ?? references.get(number) ?? null);
    }
    return {
      given: given.map(({ business_number: number }, at) => ({ parameter: field(at), number })),
      watches: [...references].map(([number, reference]) => ({ number, reference })),
    };
  });
