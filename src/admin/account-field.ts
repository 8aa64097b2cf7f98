/** The field that names an account in requests of the operator. */
import * as z from "zod";

/** Part of meter and counter names. An account "." or ".." could not be erased: URLs drop these. */
export const accountField = z
  .string("is required")
  .regex(
    /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/,
    "must be 1 to 64 letters, digits, dots, dashes or underscores",
  );
