import { isLate } from "../alarms/late.ts";
import type { WatchAnswer, WatchRequest } from "../alarms/messages.ts";
import type { AlarmSettings } from "../alarms/settings.ts";
import { withinBudget } from "../lib/budget.ts";
import type { Finding } from "./finding.ts";

const TIMEOUT_MS = 6_000;

export interface ScheduleServices {
  watch: (request: WatchRequest) => Promise<WatchAnswer>;
  clock: () => number;
}

export async function examineSchedule(
  { watch, clock }: ScheduleServices,
  settings: AlarmSettings,
): Promise<Finding[]> {
  const startedAt = clock();
  const answer = await withinBudget(() => watch({ kind: "look" }), TIMEOUT_MS);
  const now = clock();
  const found = (hop: Finding["hop"], problem: string | null, detail: string | null): Finding => ({
    ...{ hop, ok: problem === null, ms: now - startedAt, detail, problem },
  });
  const faults = settings.problems.map(({ setting, problem }) => `${setting} ${problem}.`);
  const settingsProblem = faults.length > 0 ? `${faults.join(" ")} See docs/deploy.md.` : null;
  if (!answer) {
    const silent =
      "The gate, which stores the times of the schedule and the alarms, does not answer. See cloudflarestatus.com.";
    return [found("schedule", silent, null), found("alarms", silent, null)];
  }
  return [
    found("schedule", scheduleProblem(answer, now), scheduleDetail(answer, now)),
    found("alarms", settingsProblem, alarmsDetail(answer, settings)),
  ];
}

/** Null if the schedule never ran, because the platform needs up to 15 minutes to start it. */
function scheduleProblem({ tickedAt }: WatchAnswer, now: number): string | null {
  if (tickedAt === null || !isLate(tickedAt, now)) return null;
  return "The schedule, which runs every minute, has not completed for five minutes: batches may stand still. See docs/runbook.md#the-schedule-is-late.";
}

function scheduleDetail({ tickedAt }: WatchAnswer, now: number): string {
  if (tickedAt === null) return "not completed yet";
  return `completed ${Math.max(0, Math.round((now - tickedAt) / 1_000))} s ago`;
}

/** Active alarms are only a detail. The hop that causes an alarm reports the problem itself. */
function alarmsDetail({ active, waiting }: WatchAnswer, settings: AlarmSettings): string {
  const alarms = active.map(
    ({ alarm, since }) => `${alarm} since ${new Date(since).toISOString()}`,
  );
  return [
    alarms.join(", ") || "none active",
    settings.listener ? null : "no listener",
    settings.heartbeatUrl ? null : "no heartbeat",
    waiting > 0 ? `${waiting} messages not delivered yet` : null,
  ]
    .filter((part) => part !== null)
    .join("; ");
}
