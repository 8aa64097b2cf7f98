/** The name of an account, as requests of the operator give it. */
import * as z from "zod";

/**
 * What an account may be called: it is in the names of meters and counters, and in the log. One
 * called "." or ".." could not be erased: in the path of a request these are removed.
 */
export const accountField = z
  .string("is required")
  .regex(
    /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/,
    "must be 1 to 64 letters, digits, dots, dashes or underscores",
  );
