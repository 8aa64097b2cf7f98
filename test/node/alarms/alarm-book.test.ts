/** The gate keeps the states of alarms (docs/decisions/0131-alarms-live-in-the-gate.md). */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { AlarmBook, type BookStore } from "../../../src/alarms/alarm-book.ts";
import { runbookOf, textOf } from "../../../src/alarms/catalogue.ts";
import {
  ALARM_NAMES,
  type AlarmName,
  type SeenCalls,
  type SeenConditions,
} from "../../../src/alarms/messages.ts";

const MINUTE_MS = 60_000;
const QUIET: SeenConditions = {
  keys_unreadable: false,
  database_unreadable: false,
  sync_failed: false,
  job_waiting: false,
  key_copy_stale: false,
  rounds_late: false,
  webhooks_late: false,
};

let now = 0;
let stored: string | null = null;
let writes = 0;
let used = 0;
const store: BookStore = {
  read: () => stored,
  write: (book) => {
    stored = book;
    writes++;
  },
};
let book: AlarmBook;
beforeEach(() => {
  now = 1_800_000_000_000;
  stored = null;
  used = 0;
  book = new AlarmBook(store);
});

/** @returns the messages of the next tick, such as `alarm.started keys_unreadable` */
function tick(conditions: Partial<SeenConditions> = {}, more: object = {}): string[] {
  now += MINUTE_MS;
  const answer = book.answer(
    {
      ...{ kind: "tick", now, isComplete: true, callsADay: 1_000, hasListener: true },
      conditions: { ...QUIET, ...conditions },
      ...more,
    },
    () => used,
  );
  const ids = answer.toSend.map(({ id }) => id);
  if (ids.length > 0) book.answer({ kind: "delivered", ids }, () => used);
  return answer.toSend.map(({ type, alarm }) => `${type} ${alarm}`);
}
const report = (seen: Partial<SeenCalls>) =>
  book.countCalls({ answered: 0, failed: 0, unreadable: 0, ...seen });

describe("an alarm", () => {
  it("starts when its condition has held long enough, and ends when the condition has been gone long enough", () => {
    const held = Array.from({ length: 10 }, () => tick({ keys_unreadable: true }));
    expect(held).toEqual([[], [], ["alarm.started keys_unreadable"], ...Array(7).fill([])]);
    const gone = Array.from({ length: 8 }, () => tick());
    expect(gone).toEqual([...Array(5).fill([]), ["alarm.ended keys_unreadable"], [], []]);
  });

  it("neither ends nor starts again while its condition comes and goes quickly", () => {
    for (let minute = 0; minute < 3; minute++) tick({ keys_unreadable: true });
    const flapping = Array.from({ length: 60 }, (_, at) => tick({ keys_unreadable: at % 3 === 0 }));
    expect(flapping.flat()).toEqual([]);
  });

  it("does not change while its condition is unknown", () => {
    expect(tick({ sync_failed: true })).toEqual(["alarm.started sync_failed"]);
    for (let minute = 0; minute < 300; minute++) expect(tick({ sync_failed: null })).toEqual([]);
    expect(tick()).toEqual(["alarm.ended sync_failed"]);
  });

  it("is not forgotten if the gate restarts at any moment", () => {
    const seen: string[] = [];
    for (let minute = 0; minute < 20; minute++) {
      book = new AlarmBook(store);
      seen.push(...tick({ database_unreadable: minute < 8, sync_failed: null }));
    }
    expect(seen).toEqual(["alarm.started database_unreadable", "alarm.ended database_unreadable"]);
  });

  it("about the allowance continues when isolates return a few unused calls", () => {
    used = 701;
    expect(tick()).toEqual(["alarm.started allowance_70"]);
    used = 660;
    expect(tick()).toEqual([]);
    used = 901;
    expect(tick()).toEqual(["alarm.started allowance_90"]);
    used = 849;
    expect(tick()).toEqual(["alarm.ended allowance_90"]);
    used = 0;
    expect(tick()).toEqual(["alarm.ended allowance_70"]);
  });

  it("about checks does not start while most of the reported checks are answered", () => {
    for (let minute = 0; minute < 30; minute++) {
      report({ failed: 4, answered: 5 });
      expect(tick()).toEqual([]);
    }
  });

  it("about checks ends when no check has been reported for an hour", () => {
    const started: string[] = [];
    for (let minute = 0; minute < 7; minute++) {
      report({ failed: 1 });
      started.push(...tick());
    }
    expect(started).toEqual(["alarm.started registry_failing"]);
    const ended = Array.from({ length: 66 }, () => tick());
    expect(ended.flat()).toEqual(["alarm.ended registry_failing"]);
    expect(ended.slice(0, 60).flat()).toEqual([]);
  });
});

describe("the gate", () => {
  it("writes one row for each tick, and one more row after messages were delivered", () => {
    writes = 0;
    tick();
    expect(writes).toBe(1);
    tick({ sync_failed: true });
    expect(writes).toBe(3);
  });

  it("gives messages to only one of two simultaneous ticks, and gives undelivered messages to a later tick", () => {
    const request = {
      kind: "tick" as const,
      ...{ isComplete: true, callsADay: 1_000, hasListener: true },
      conditions: { ...QUIET, sync_failed: true },
    };
    const first = book.answer({ ...request, now }, () => 0);
    const second = book.answer({ ...request, now: now + 1_000 }, () => 0);
    const third = book.answer({ ...request, now: now + MINUTE_MS }, () => 0);
    expect([first, second, third].map(({ toSend }) => toSend.length)).toEqual([1, 0, 1]);
    expect(third.toSend).toEqual(first.toSend);
  });

  it("keeps stored fields and alarms that it does not know, because a newer release may have stored them", () => {
    tick();
    const future = { isActive: true, since: 1, goneSince: null, isAnnounced: true };
    const written = JSON.parse(stored ?? "");
    stored = JSON.stringify({
      ...written,
      more: 1,
      states: { ...written.states, of_the_future: future },
    });
    book = new AlarmBook(store);
    expect(tick()).toEqual([]);
    expect(JSON.parse(stored)).toMatchObject({ more: 1, states: { of_the_future: future } });
  });
});

describe("a message about an alarm", () => {
  it("shows the alarm's name instead of a description if the alarm is not in the catalogue", () => {
    const alarm = "of_the_future" as AlarmName;
    expect(textOf({ type: "alarm.started", alarm })).toBe("Alarm of_the_future: of_the_future");
  });

  it.each(ALARM_NAMES)("links to the section of the runbook about this alarm: %s", (alarm) => {
    const runbook = readFileSync("docs/runbook.md", "utf8");
    expect(runbookOf(alarm)).toBe(`docs/runbook.md#${alarm}`);
    expect(runbook).toContain(`\n### ${alarm}\n`);
  });
});
