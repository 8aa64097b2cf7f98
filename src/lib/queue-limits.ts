/** The most messages in one `sendBatch` (Queues limits). */
export const MESSAGES_PER_SEND = 100;
