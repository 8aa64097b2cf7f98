import * as z from "zod";

/**
 * Refuses the names "." and "..". Clients remove these names from the path of a URL, so no request
 * could erase an account of that name.
 */
export const accountField = z
  .string("is required")
  .regex(
    /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/,
    "must be 1 to 64 letters, digits, dots, dashes or underscores",
  );
