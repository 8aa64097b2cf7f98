import * as z from "zod";

/**
 * Refuses the names "." and "..". Clients remove such a segment from a URL, so no request could
 * erase the account.
 */
export const accountField = z
  .string("is required")
  .regex(
    /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/,
    "must be 1 to 64 letters, digits, dots, dashes or underscores",
  );
