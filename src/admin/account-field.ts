/** The field that names an account in requests of the operator. */
import * as z from "zod";

/**
 * Meters and counters have the account in their names. "." and ".." are refused, because URLs drop
 * them, so that such an account could not be erased.
 */
export const accountField = z
  .string("is required")
  .regex(
    /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/,
    "must be 1 to 64 letters, digits, dots, dashes or underscores",
  );
