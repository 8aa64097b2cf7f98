/** Delivers queue messages late, twice at the same time, or again after they were processed. */
import { drawDelivery, pause } from "./faults.ts";

type Consume = (batch: MessageBatch) => Promise<void>;

export async function deliver(batch: MessageBatch, consume: Consume): Promise<void> {
  const { lateMs, isDoubled, isAckLost } = drawDelivery();
  await pause(lateMs);
  const twin = isDoubled && consume(withEnds(batch, () => {}));
  await consume(isAckLost ? withEnds(batch, (message) => message.retry()) : batch);
  await twin;
}

/** Copies the batch. @param end is called instead of `ack` and `retry` */
function withEnds(batch: MessageBatch, end: (message: Message) => void): MessageBatch {
  const messages = batch.messages.map((message) => ({
    ...{ id: message.id, timestamp: message.timestamp },
    ...{ body: message.body, attempts: message.attempts },
    ack: () => end(message),
    retry: () => end(message),
  }));
  return { queue: batch.queue, messages } as unknown as MessageBatch;
}
