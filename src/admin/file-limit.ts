/**
 * The limit for an upload of companies' facts or former names by the operator. The facts of about
 * 8,000 companies fit in it.
 */
export const MAX_FILE_BYTES = 5_000_000;
