/** The field that names an account in requests of the operator. */
import * as z from "zod";

/**
 * The name becomes part of meter names, counter names and log events. "." and ".." are refused
 * because URLs drop them from a path, so those accounts could never be erased.
 */
export const accountField = z
  .string("is required")
  .regex(
    /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/,
    "must be 1 to 64 letters, digits, dots, dashes or underscores",
  );
