import type { Endpoint } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, OPERATORS_ONLY } from "../declaration-parts.ts";
import { alarmTestAnswer } from "./answer.ts";

export const testAlarmsEndpoint: Endpoint = {
  ...OPERATORS_ONLY,
  method: "POST",
  path: "/admin/alarms/test",
  operationId: "testAlarms",
  tag: "Operation",
  summary: "Send a test message to the listener of alarms",
  description:
    "Sends a signed message of the type `alarm.test` to `ALERT_WEBHOOK_URL`. Starts no alarm, and " +
    "sends no heartbeat.",
  answers: [
    answer("Whether the message arrived.", alarmTestAnswer, {
      delivered: false,
      status: 404,
      problem: "The listener answered with HTTP 404. Is ALERT_WEBHOOK_URL its address?",
    }),
  ],
  errors: GUARD_ERRORS,
};
