import type { KeyMode } from "../../access/api-key.ts";
import { eventMessage, type StoredEvent } from "../../events/event.ts";
import type { EventAnswer } from "./answer.ts";

export function presentEvent(event: StoredEvent, mode: KeyMode): EventAnswer {
  return eventMessage(event, mode) as EventAnswer;
}
