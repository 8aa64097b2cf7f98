/** The largest body of a batch, whether JSON or a table. */
export const MAX_BATCH_BYTES = 5_000_000;
