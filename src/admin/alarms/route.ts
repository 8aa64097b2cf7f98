import { deliverTest } from "../../alarms/deliver.ts";
import { alarmSettingsOf } from "../../background/watch.ts";
import type { Handler } from "../../http/context.ts";
import type { AlarmTestAnswer } from "./answer.ts";

export const testAlarms: Handler = async (c) => {
  const { services, trace } = c.var;
  const { listener, problems } = alarmSettingsOf(c.env);
  const refuse = (problem: string, status: number | null = null) =>
    c.json({ delivered: false, status, problem } satisfies AlarmTestAnswer);
  if (!listener) {
    const fault = problems.find(({ setting }) => setting !== "HEARTBEAT_URL");
    return refuse(
      fault
        ? `${fault.setting} ${fault.problem}. See docs/deploy.md.`
        : "ALERT_WEBHOOK_URL is not set, so no message about an alarm is sent. See docs/deploy.md.",
    );
  }
  const { isDelivered, status } = await trace.time(
    "admin",
    deliverTest(listener, services.clock()),
  );
  if (isDelivered)
    return c.json({ delivered: true, status, problem: null } satisfies AlarmTestAnswer);
  return refuse(
    status === null
      ? "The listener gave no answer, at least not within 10 seconds. Is ALERT_WEBHOOK_URL its address?"
      : `The listener answered with HTTP ${status}. Is ALERT_WEBHOOK_URL its address?`,
    status,
  );
};
