import * as z from "zod";

/**
 * The name of an account, which becomes part of the names of meters and counters. Refuses "." and
 * "..", because URLs drop them, so no request could erase such an account.
 */
export const accountField = z
  .string("is required")
  .regex(
    /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/,
    "must be 1 to 64 letters, digits, dots, dashes or underscores",
  );
