/** The largest request body that submits a batch, whether JSON or a table. */
export const MAX_BATCH_BYTES = 5_000_000;
