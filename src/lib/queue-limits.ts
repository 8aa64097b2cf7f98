/** What one call of a queue takes (Queues limits). */
export const MESSAGES_PER_SEND = 100;
