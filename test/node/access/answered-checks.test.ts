import { describe, expect, it } from "vitest";
import {
  AnsweredCheckCollector,
  type ConfirmationGroup,
} from "../../../src/access/answered-checks.ts";
import type { GrantedCheck } from "../../../src/access/open-checks.ts";
import { OpenChecks } from "../../../src/access/open-checks.ts";

const T0 = 1_700_000_000_000;

function check(unit: string | null, incarnation = "first", period = "2026-11"): GrantedCheck {
  return { incarnation, unit, period, quota: 100, repeatable: null };
}

function begin(
  collector: AnsweredCheckCollector,
  added: GrantedCheck,
  now: number,
): ConfirmationGroup {
  const group = collector.add("acme", "a", added, now);
  if (!group) throw new Error("The check joined another group.");
  return group;
}

describe("an answered check", () => {
  it("is confirmed at least 100 ms after its answer, in a group with others", () => {
    const collector = new AnsweredCheckCollector();
    const group = begin(collector, check("1"), T0);
    expect(collector.add("acme", "a", check("2"), T0 + 99)).toBeNull();
    expect(group.checks.map(({ unit }) => unit)).toEqual(["1", "2"]);
    expect(group.dueAt - (T0 + 99)).toBeGreaterThanOrEqual(100);
  });

  it("starts a new group if the previous group is closed", () => {
    const collector = new AnsweredCheckCollector();
    begin(collector, check("1"), T0);
    expect(begin(collector, check("2"), T0 + 100).dueAt).toBe(T0 + 300);
  });

  it.each([
    ["another account", (c: AnsweredCheckCollector) => c.add("other", "a", check("2"), T0)],
    ["another variant", (c: AnsweredCheckCollector) => c.add("acme", "b", check("2"), T0)],
    [
      "another incarnation of the meter",
      (c: AnsweredCheckCollector) => c.add("acme", "a", check("2", "x"), T0),
    ],
    [
      "another month",
      (c: AnsweredCheckCollector) => c.add("acme", "a", check("2", "first", "2026-12"), T0),
    ],
  ])("never joins a group with checks of %s", (_, add) => {
    const collector = new AnsweredCheckCollector();
    begin(collector, check("1"), T0);
    expect(add(collector)).not.toBeNull();
  });
});

describe("a meter that was reset", () => {
  it("learns how many units are not confirmed yet, but units that are overdue by a minute do not count", () => {
    const collector = new AnsweredCheckCollector();
    const group = begin(collector, check("1"), T0);
    collector.add("acme", "a", check("2"), T0);
    collector.add("acme", "a", check(null), T0);
    const units = [{ incarnation: "first", period: "2026-11", count: 2 }];
    expect(collector.unconfirmed("acme", "a", T0).units).toEqual(units);
    expect(collector.unconfirmed("other", "a", T0).units).toEqual([]);
    collector.remove("acme", "a", group);
    expect(collector.unconfirmed("acme", "a", T0).units).toEqual([]);
    begin(collector, check("3"), T0);
    expect(collector.unconfirmed("acme", "a", T0 + 120_000).units).toEqual([]);
  });

  it("counts the unconfirmed units that an isolate reports, until the isolate reports again or a second has passed", () => {
    const checks = new OpenChecks();
    const units = [{ incarnation: "first", period: "2026-11", count: 2 }];
    checks.learn({ isolate: "i", units }, "first", T0);
    expect(checks.unconfirmed("2026-11", T0)).toBe(0);
    checks.learn({ isolate: "i", units }, "second", T0);
    checks.learn({ isolate: "j", units }, "second", T0 + 500);
    expect(checks.unconfirmed("2026-11", T0 + 999)).toBe(4);
    expect(checks.unconfirmed("2026-12", T0 + 999)).toBe(0);
    expect(checks.unconfirmed("2026-11", T0 + 1_000)).toBe(2);
    checks.learn({ isolate: "j", units: [] }, "second", T0 + 1_000);
    expect(checks.unconfirmed("2026-11", T0 + 1_000)).toBe(0);
  });
});
