import { ALARM_NAMES, type AlarmMessage, type AlarmName } from "./messages.ts";

const MINUTE_MS = 60_000;

interface Alarm {
  startsAfterMs: number;
  endsAfterMs: number;
  text: string;
}

export const ALARMS: Record<AlarmName, Alarm> = {
  registry_failing: {
    startsAfterMs: 5 * MINUTE_MS,
    endsAfterMs: 5 * MINUTE_MS,
    text: "Checks fail: the tax authority does not answer.",
  },
  entries_unreadable: {
    startsAfterMs: 0,
    endsAfterMs: 60 * MINUTE_MS,
    text: "The tax authority's answers have entries that cannot be read.",
  },
  allowance_70: {
    startsAfterMs: 0,
    endsAfterMs: 0,
    text: "More than 70 % of today's calls to the tax authority are used: batches wait.",
  },
  allowance_90: {
    startsAfterMs: 0,
    endsAfterMs: 0,
    text: "More than 90 % of today's calls to the tax authority are used: checks will fail soon.",
  },
  keys_unreadable: {
    startsAfterMs: 2 * MINUTE_MS,
    endsAfterMs: 5 * MINUTE_MS,
    text: "API keys cannot be read (KV): customers may be refused.",
  },
  database_unreadable: {
    startsAfterMs: 2 * MINUTE_MS,
    endsAfterMs: 5 * MINUTE_MS,
    text: "The database (D1) does not answer: batches stand still, and answers have no names.",
  },
  sync_failed: {
    startsAfterMs: 0,
    endsAfterMs: 0,
    text: "The last two runs of a sync failed: the table of names becomes old.",
  },
  job_waiting: {
    startsAfterMs: 0,
    endsAfterMs: 5 * MINUTE_MS,
    text: "A batch job has been waiting for more than an hour.",
  },
  key_copy_stale: {
    startsAfterMs: 0,
    endsAfterMs: 0,
    text: "Last night's copy of the API keys is missing.",
  },
  rounds_late: {
    startsAfterMs: 0,
    endsAfterMs: 5 * MINUTE_MS,
    text: "Watched numbers are looked at more than six hours late.",
  },
  webhooks_late: {
    startsAfterMs: 0,
    endsAfterMs: 5 * MINUTE_MS,
    text: "A webhook has been due for more than an hour.",
  },
};

/** During a deployment, a newer release of the registry's gate may send alarms unknown here. */
export function textOf({ type, alarm }: Pick<AlarmMessage, "type" | "alarm">): string {
  const text = isKnown(alarm) ? ALARMS[alarm].text : alarm;
  return type === "alarm.started" ? `Alarm ${alarm}: ${text}` : `Alarm ${alarm} has ended.`;
}

export function runbookOf(alarm: AlarmName): string {
  return `docs/runbook.md#${alarm}`;
}

function isKnown(alarm: string): alarm is AlarmName {
  return (ALARM_NAMES as readonly string[]).includes(alarm);
}
