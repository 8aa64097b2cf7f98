/** The field that names an account in requests of the operator. */
import * as z from "zod";

/**
 * Meters and counters have the account in their names. "." and ".." are refused, because URLs drop
 * them: a request to erase such an account would not reach its route.
 */
export const accountField = z
  .string("is required")
  .regex(
    /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/,
    "must be 1 to 64 letters, digits, dots, dashes or underscores",
  );
