/** How much of a file the operator may write to the disclosure table in one request. */

/** About 10,000 companies: a file of more is sent in parts. */
export const MAX_FILE_BYTES = 5_000_000;
