/** The most that one request of the operator may send of a file: about 8,000 companies. */
export const MAX_FILE_BYTES = 5_000_000;
