import type { KeyMode } from "../../access/api-key.ts";
import { eventId, type StoredEvent } from "../../events/event.ts";
import type { EventAnswer } from "./answer.ts";

export function presentEvent(event: StoredEvent, mode: KeyMode): EventAnswer {
  return {
    id: eventId(event.id),
    type: event.type,
    timestamp: new Date(event.createdAt).toISOString(),
    mode,
    data: JSON.parse(event.data),
  } as EventAnswer;
}
