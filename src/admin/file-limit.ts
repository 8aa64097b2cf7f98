/** The largest part of a file that one request of the operator may send: about 10,000 companies. */
export const MAX_FILE_BYTES = 5_000_000;
