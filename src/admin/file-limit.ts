/** The largest body with facts or former names. The facts of about 8,000 companies fit in it. */
export const MAX_FILE_BYTES = 5_000_000;
