import * as z from "zod";

/**
 * The account becomes part of the names of meters and counters. "." and ".." are refused, because
 * URLs drop them, so that no request could erase such an account.
 */
export const accountField = z
  .string("is required")
  .regex(
    /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/,
    "must be 1 to 64 letters, digits, dots, dashes or underscores",
  );
