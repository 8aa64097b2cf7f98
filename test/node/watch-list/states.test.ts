/**
 * How answers change the stored states of watched numbers (docs/api.md#watches). A candidate is a
 * new state that no second answer has confirmed yet.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CONFIRM_GONE_MS,
  CONFIRM_MS,
  confirmAt,
  judge,
  type Known,
  readStates,
  STATE_FIELDS,
  type Values,
  valuesOf,
} from "../../../src/watch-list/states.ts";

const state = (
  more: Partial<Record<(typeof STATE_FIELDS)[number], string | boolean | null>> = {},
) => {
  const active = { is_registered: true, status_code: "01", tax_type_code: "01" };
  return STATE_FIELDS.map((field) => ({ ...active, ...more })[field as "status_code"] ?? null);
};
const ACTIVE = state({ closed_by_unit_taxation: false });
const CLOSED = state({
  status_code: "03",
  closed_on: "2026-11-01",
  closed_by_unit_taxation: false,
});
const SUSPENDED = state({ status_code: "02", closed_by_unit_taxation: false });
const GONE = valuesOf(null);

/** Judges answers in order. Each answer comes `ms` milliseconds after the one before it. */
function judged(...answers: [ms: number, answer: Values][]) {
  let known: Known | undefined;
  let now = 1_000;
  const changes: unknown[] = [];
  for (const [ms, answer] of answers) {
    now += ms;
    const result = judge(known, answer, now);
    known = result.known;
    if (result.change) changes.push(result.change);
  }
  return { known: known as Known, changes, now };
}

describe("a state", () => {
  it("is the baseline if it is the first state of a number, and is then not a change", () => {
    const { known, changes } = judged([0, CLOSED]);
    expect(changes).toEqual([]);
    expect(known).toEqual({ s: CLOSED, c: 1_000 });
  });

  it("that is new is confirmed if the register still gives it after 40 minutes, but not if it is seen again sooner", () => {
    const early = judged([0, ACTIVE], [0, CLOSED], [CONFIRM_MS - 1, CLOSED]);
    expect(early.changes).toEqual([]);
    expect(early.known.s).toEqual(ACTIVE);
    const { known, changes, now } = judged([0, ACTIVE], [0, CLOSED], [CONFIRM_MS, CLOSED]);
    expect(changes).toEqual([
      { before: ACTIVE, after: CLOSED, changed: ["status_code", "closed_on"] },
    ]);
    expect(known).toEqual({ s: CLOSED, c: now, h: now });
  });

  it("loses its candidate when the old state comes back, and gets a new candidate from a third state", () => {
    expect(judged([0, ACTIVE], [0, CLOSED], [CONFIRM_MS, ACTIVE]).known.n).toBeUndefined();
    const third = judged([0, ACTIVE], [0, CLOSED], [CONFIRM_MS, SUSPENDED], [1, SUSPENDED]);
    expect(third.changes).toEqual([]);
    expect(
      judged([0, ACTIVE], [0, CLOSED], [CONFIRM_MS, SUSPENDED], [CONFIRM_MS, SUSPENDED]).changes,
    ).toMatchObject([{ after: SUSPENDED }]);
  });

  it("of a number that left the register is confirmed only on another day", () => {
    const steps: [number, Values][] = [
      [0, ACTIVE],
      [0, GONE],
      [CONFIRM_MS, GONE],
    ];
    expect(judged(...steps).changes).toEqual([]);
    expect(judged(...steps, [CONFIRM_GONE_MS, GONE]).changes).toMatchObject([
      { after: GONE, changed: expect.arrayContaining(["is_registered", "status_code"]) },
    ]);
    expect(judged([0, GONE], [0, ACTIVE], [CONFIRM_MS, ACTIVE]).changes).toHaveLength(1);
  });

  it("gains a field that it lacks, and keeps a field that the answer lacks, both without an event", () => {
    const later = state({ closed_by_unit_taxation: false, tax_invoices_since: "2021-07-01" });
    const filled = judged([0, ACTIVE], [0, later], [CONFIRM_MS, ACTIVE]);
    expect(filled.changes).toEqual([]);
    expect(filled.known).toMatchObject({ s: later });
    expect(filled.known.n).toBeUndefined();
  });

  it("that an earlier release stored with fewer fields can still be read", () => {
    const known: Known = { s: [true, "01", "01"], c: 1 };
    expect(judge(known, ACTIVE, 2)).toEqual({ known: { s: ACTIVE, c: 2 } });
    expect(
      judge({ ...known, n: { s: [true, "03", "01"], at: 1 } }, CLOSED, CONFIRM_MS + 1).change,
    ).toMatchObject({ after: CLOSED });
  });

  it("never changes if the answers alternate, at any intervals", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200_000_000 }), { maxLength: 40 }), (gaps) => {
        const answers = gaps.map((ms, at): [number, Values] => [
          ms,
          at % 2 === 0 ? CLOSED : ACTIVE,
        ]);
        expect(judged([0, ACTIVE], ...answers).changes).toEqual([]);
      }),
    );
  });

  it("that the register keeps giving becomes the stored state, and the changes lead to it without a gap", () => {
    const any = fc.constantFrom(ACTIVE, CLOSED, SUSPENDED, GONE);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 1e8 }), any)),
        any,
        (before, last) => {
          const { known, changes } = judged(
            [0, ACTIVE],
            ...before,
            [0, last],
            [CONFIRM_GONE_MS, last],
            [CONFIRM_GONE_MS, last],
          );
          expect(known.n).toBeUndefined();
          expect(known.s[0]).toBe(last[0]);
          expect(known.s[1]).toBe(last[1]);
          let at: Values = ACTIVE;
          for (const change of changes as { before: Values; after: Values }[]) {
            expect(change.before[1]).toBe(at[1]);
            at = change.after;
          }
          expect(at[1]).toBe(last[1]);
        },
      ),
    );
  });
});

describe("the next confirmation", () => {
  it("is due 40 minutes after the first candidate, and again 40 minutes later if there was no answer", () => {
    const candidate = (at: number): Known => ({ s: ACTIVE, c: 0, n: { s: CLOSED, at } });
    expect(confirmAt([candidate(100), candidate(50)], 100)).toBe(50 + CONFIRM_MS);
    expect(confirmAt([candidate(0)], CONFIRM_MS)).toBe(2 * CONFIRM_MS);
    expect(
      confirmAt(
        [
          { s: ACTIVE, c: 0, n: { s: GONE, at: 0 } },
          { s: ACTIVE, c: 0 },
        ],
        0,
      ),
    ).toBeNull();
  });
});

describe("stored states", () => {
  it("that cannot be read count as an empty list of states", () => {
    for (const text of ["", "{}", "[]", "null", "x"])
      expect(readStates(text)).toEqual({ numbers: {} });
  });
});
