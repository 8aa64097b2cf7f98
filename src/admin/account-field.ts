/** The field that names an account in requests of the operator. */
import * as z from "zod";

/**
 * Few characters are allowed, because the account becomes part of the names of meters and counters.
 * "." and ".." are refused, because URLs drop them: a request to erase such an account would not
 * reach its route.
 */
export const accountField = z
  .string("is required")
  .regex(
    /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/,
    "must be 1 to 64 letters, digits, dots, dashes or underscores",
  );
