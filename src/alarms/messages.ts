/** These names never change, because receivers depend on them (docs/runbook.md#alarms). */
export const ALARM_NAMES = [
  "registry_failing",
  "entries_unreadable",
  "allowance_70",
  "allowance_90",
  "keys_unreadable",
  "database_unreadable",
  "sync_failed",
  "job_waiting",
  "key_copy_stale",
  "rounds_late",
  "webhooks_late",
] as const;
export type AlarmName = (typeof ALARM_NAMES)[number];

/** Whether an alarm's condition holds. Null: it could not be found out, so nothing changes. */
export type Condition = boolean | null;

/** The conditions that each tick of the schedule checks. The registry's gate knows the others. */
export type SeenConditions = Record<
  Exclude<AlarmName, "registry_failing" | "entries_unreadable" | "allowance_70" | "allowance_90">,
  Condition
>;

/** What an isolate has counted since its last report to the gate. */
export interface SeenCalls {
  answered: number;
  failed: number;
  /** Entries of answers that could not be read. */
  unreadable: number;
}

export type WatchRequest =
  | { kind: "look" }
  | { kind: "calls"; seen: SeenCalls }
  | {
      kind: "tick";
      /** Epoch milliseconds, like all times in this file. */
      now: number;
      isComplete: boolean;
      conditions: SeenConditions;
      callsADay: number;
      hasListener: boolean;
    }
  | { kind: "delivered"; ids: string[] };

export interface AlarmMessage {
  /** The same for each attempt to deliver the message. */
  id: string;
  type: "alarm.started" | "alarm.ended";
  alarm: AlarmName;
  /** Since when something is wrong. */
  since: number;
  at: number;
}

export interface ActiveAlarm {
  alarm: AlarmName;
  since: number;
}

export interface WatchAnswer {
  /** When the schedule last ran without a fault; null: never. */
  tickedAt: number | null;
  active: ActiveAlarm[];
  changes: AlarmMessage[];
  /** Oldest first. */
  toSend: AlarmMessage[];
  /** Messages that no listener has accepted yet. */
  waiting: number;
  /** If true, ask the registry: checks failed, and no new check was made since the last tick. */
  needsProbe: boolean;
}
