/** The field that names an account in requests of the operator. */
import * as z from "zod";

/**
 * Becomes part of meter and counter names. URLs drop "." and "..", so those could not be erased.
 */
export const accountField = z
  .string("is required")
  .regex(
    /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/,
    "must be 1 to 64 letters, digits, dots, dashes or underscores",
  );
