import * as z from "zod";

/** Refuses "." and "..", because URLs drop them, so no request could erase such an account. */
export const accountField = z
  .string("is required")
  .regex(
    /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/,
    "must be 1 to 64 letters, digits, dots, dashes or underscores",
  );
