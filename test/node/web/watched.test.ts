/**
 * Watched numbers on the page (docs/page/README.md). These tests cover the words for changes, the
 * choice of numbers, how numbers are sent if answers are lost, and what the browser remembers.
 */
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ResultRow } from "../../../web/list/result-rows.ts";
import type { ReadList } from "../../../web/list/sheets/messages.ts";
import type { Session } from "../../../web/session.ts";
import { en } from "../../../web/texts/en.ts";
import { ko } from "../../../web/texts/ko.ts";
import { type Candidate, candidatesIn } from "../../../web/watched/candidates.ts";
import { changeSentences, withEvents } from "../../../web/watched/changes.ts";
import { forgetVisit, keepVisit, rememberVisit, visitAt } from "../../../web/watched/last-visit.ts";
import { startWatching, watchRun } from "../../../web/watched/watch-run.ts";
import {
  type ChangedEvent,
  readWatches,
  type WatchedState,
} from "../../../web/watched/watch-service.ts";
import { changesSheet, listSheet } from "../../../web/watched/watched-sheets.ts";
import { PageStorage } from "../../page-storage.ts";

// Modules of the page read these globals when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("location", new URL("http://127.0.0.1:8787/watched"));
});

const ACTIVE: WatchedState = {
  ...{ is_registered: true, status_code: "01", tax_type_code: "01", closed_on: null },
  ...{ tax_type_changed_on: null, previous_tax_type_code: null },
  ...{ closed_by_unit_taxation: false, tax_invoices_since: null },
};
const CLOSED: WatchedState = { ...ACTIVE, status_code: "03", closed_on: "2026-11-01" };
const GONE: WatchedState = {
  ...{ is_registered: false, status_code: null, tax_type_code: null, closed_on: null },
  ...{ tax_type_changed_on: null, previous_tax_type_code: null },
  ...{ closed_by_unit_taxation: null, tax_invoices_since: null },
};

const changed = (before: WatchedState, after: WatchedState): ChangedEvent => ({
  ...{ id: "evt_1", type: "watch.changed", timestamp: "2026-11-03T05:02:00Z", mode: "live" },
  data: {
    ...{ business_number: "2178182399", reference: "C-1", before, after },
    changed: (Object.keys(before) as (keyof WatchedState)[]).filter(
      (field) => before[field] !== after[field],
    ),
    checked_at: "2026-11-03T05:01:00Z",
  },
});

describe("a change", () => {
  it.each([
    [
      "a business closes",
      ACTIVE,
      CLOSED,
      "상태: 계속사업자에서 폐업자(폐업일 2026-11-01)로 바뀌었습니다.",
      "Status: changed from Active to Closed on 2026-11-01.",
    ],
    [
      "a business closes only formally",
      ACTIVE,
      { ...CLOSED, closed_by_unit_taxation: true },
      /^상태: 계속사업자에서 .*로 바뀌었습니다\. 서류상 폐업이며, .*\.$/,
      /^Status: changed from Active to .*\. Closed only as a formality;/,
    ],
    [
      "a tax type changes",
      ACTIVE,
      {
        ...{ ...ACTIVE, tax_type_code: "02" },
        ...{ tax_type_changed_on: "2026-07-01", previous_tax_type_code: "01" },
      },
      "과세 유형: 부가가치세 일반과세자에서 부가가치세 간이과세자로 바뀌었습니다. 2026-07-01부터.",
      "Tax type: changed from General VAT Taxpayer to Simplified VAT Taxpayer. Since 2026-07-01.",
    ],
    [
      "a number leaves the register",
      ACTIVE,
      GONE,
      "이제 국세청에 등록되지 않은 번호입니다. 이전 상태: 계속사업자.",
      "It is no longer registered with the tax authority. Earlier status: Active.",
    ],
    [
      "a number is registered",
      GONE,
      ACTIVE,
      "등록되지 않은 번호였으나 국세청에 등록되었습니다. 현재 상태: 계속사업자.",
      "It was not registered, and is now registered. Current status: Active.",
    ],
    [
      "only the closing date changes",
      CLOSED,
      { ...CLOSED, closed_on: "2026-10-31" },
      "폐업일: 2026-11-01에서 2026-10-31로 바뀌었습니다.",
      "Closed on: changed from 2026-11-01 to 2026-10-31.",
    ],
    [
      "only fields that the page does not show have changed",
      { ...ACTIVE, closed_by_unit_taxation: true },
      ACTIVE,
      ko.watched.somethingElse,
      en.watched.somethingElse,
    ],
  ] as const)("is a sentence in both languages if %s", (_, before, after, korean, english) => {
    const { data } = changed(before, after);
    expect(changeSentences(ko, data).join(" ")).toEqual(
      typeof korean === "string" ? korean : expect.stringMatching(korean),
    );
    expect(changeSentences(en, data).join(" ")).toEqual(
      typeof english === "string" ? english : expect.stringMatching(english),
    );
  });

  it("updates the list, except a number that was checked after the change", () => {
    const watch = { number: "2178182399", reference: null, state: ACTIVE, changedAt: null };
    const at = Date.parse("2026-11-03T05:01:00Z");
    const event = changed(ACTIVE, CLOSED);
    expect(withEvents([{ ...watch, checkedAt: at - 1 }], [event])).toEqual([
      { ...watch, state: CLOSED, checkedAt: at, changedAt: at },
    ]);
    const later = [{ ...watch, checkedAt: at + 1 }];
    expect(withEvents(later, [event])).toEqual(later);
  });
});

describe("a downloaded sheet", () => {
  const names = new Map([["2178182399", "=HYPERLINK(1)"]]);

  it("has the list with references, names and states in words, and codes as text", () => {
    const csv =
      '\ufeffbusiness_number,reference,is_registered,status_code,tax_type_code,closed_on,tax_type_changed_on,previous_tax_type_code,closed_by_unit_taxation,tax_invoices_since,checked_at,changed_at\r\n"2178182399","\'-17",true,"03","01","2026-11-01",,,false,,"2026-11-03T05:01:00.000Z",\r\n"1248100998",,,,,,,,,,,\r\n';
    const watches = readWatches(csv);
    expect(watches).toEqual([
      {
        ...{ number: "2178182399", reference: "-17", state: CLOSED },
        ...{ checkedAt: Date.parse("2026-11-03T05:01:00Z"), changedAt: null },
      },
      { number: "1248100998", reference: null, state: null, checkedAt: null, changedAt: null },
    ]);
    const sheet = listSheet(ko, watches, names);
    expect(sheet.header.slice(0, 4)).toEqual(["사업자등록번호", "거래처코드", "상호", "상태"]);
    expect(sheet.rows).toEqual([
      [
        ...["217-81-82399", "-17", "=HYPERLINK(1)", "폐업자(폐업일 2026-11-01)", "2026-11-01"],
        ...["부가가치세 일반과세자", "2026-11-03 14:01:00", ""],
      ],
      ["124-81-00998", "", "", "첫 조회 대기", "", "", "", ""],
    ]);
    expect(sheet.toned).toEqual({ position: 3, tones: ["warning", "neutral"] });
  });

  it("has the changes as sentences, with the state before and after each change", () => {
    const { rows, header } = changesSheet(en, [changed(ACTIVE, CLOSED)], new Map());
    expect(header).toEqual([
      "Business number",
      "Reference",
      "Change",
      "Before",
      "Now",
      "Confirmed (KST)",
    ]);
    expect(rows).toEqual([
      [
        ...["217-81-82399", "C-1", "Status: changed from Active to Closed on 2026-11-01."],
        ...["Active · General VAT Taxpayer", "Closed on 2026-11-01 · General VAT Taxpayer"],
        "2026-11-03 14:01:00",
      ],
    ]);
  });
});

describe("the numbers to watch in a result", () => {
  const row = (number: string, cells: string[], kind: string | null = "active", line = 0) =>
    ({
      ...{ line, number: kind === null ? "" : number, cells },
      claim: { business_number: number, company_name: "" },
      verdict: kind === null ? null : { kind },
      result: null,
    }) as unknown as ResultRow;
  const list = {
    sheet: {
      header: ["거래처코드", "사업자등록번호", "상호"],
      mapping: { business_number: 1, company_name: 2 },
    },
  } as unknown as ReadList;

  it("are distinct, and have the name and reference of the first row with the number", () => {
    const rows = [
      row("2178182399", ["C1", "217-81-82399", "한빛물산"]),
      row("2178182399", ["C9", "217-81-82399", "다른 이름"], "active", 7),
      row("1248100998", ["가나", "124-81-00998", "다른"]),
    ];
    expect(candidatesIn(rows, list)).toEqual({
      businesses: [
        { number: "2178182399", name: "한빛물산", reference: "C1" },
        { number: "1248100998", name: "다른", reference: null },
      ],
      leftOut: [{ why: "double", line: 7, number: "2178182399", name: "다른 이름" }],
      ...{ hasLines: true, referenceColumn: "거래처코드" },
    });
  });

  it("leave out rows without a number, and unregistered numbers with a wrong check digit", () => {
    const rows = [
      row("2178182398", [], "not_registered", 1),
      row("2178182397", [], "error", 2),
      row("2178182396", [], "closed", 3),
      row("12345", [], null, 4),
      row("", [], null, 5),
    ];
    expect(candidatesIn(rows, null)).toEqual({
      businesses: [{ number: "2178182396", name: "", reference: null }],
      leftOut: [
        { why: "wrongDigit", line: 1, number: "2178182398", name: "" },
        { why: "wrongDigit", line: 2, number: "2178182397", name: "" },
        { why: "noNumber", line: 4, number: "12345", name: "" },
        { why: "noNumber", line: 5, number: "", name: "" },
      ],
      ...{ hasLines: false, referenceColumn: null },
    });
  });
});

describe("what the browser remembers about a visit", () => {
  const HOUR = 3_600_000;
  beforeEach(() => {
    vi.stubGlobal("localStorage", new PageStorage());
    vi.stubGlobal("sessionStorage", new PageStorage());
  });

  it("is the cursor at which the visit began, and a reload does not change this cursor", () => {
    keepVisit("key_1", false);
    const first = visitAt("key_1", 1_000 * HOUR);
    expect(first).toMatchObject({ since: null, before: null });
    rememberVisit("key_1", { ...first, next: "evt_5" });
    expect(visitAt("key_1", 1_000.5 * HOUR)).toMatchObject({ since: null });
    const second = visitAt("key_1", 1_002 * HOUR);
    expect(second).toMatchObject({ since: "evt_5", before: 1_000 * HOUR });
    rememberVisit("key_1", { ...second, next: "evt_9", at: 1_002 * HOUR });
    expect(visitAt("key_1", 1_002.5 * HOUR)).toMatchObject({ since: "evt_5" });
    expect(visitAt("key_1", 1_004 * HOUR)).toMatchObject({ since: "evt_9" });
    expect(visitAt("key_2", 1_004 * HOUR)).toMatchObject({ since: null });
  });

  it("stays in the tab unless the key is kept on the device", () => {
    keepVisit("key_1", false);
    rememberVisit("key_1", visitAt("key_1", 1));
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
      [],
      ["bvs-watched:key_1"],
    ]);
    keepVisit("key_1", true);
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
      ["bvs-watched:key_1"],
      [],
    ]);
    forgetVisit("key_1");
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

/** Adds numbers as the service does. `fate` decides whether a request and its answer arrive. */
class FakeList {
  fate: (call: number) => "answered" | "answer lost" | "never arrives" = () => "answered";
  readonly watched = new Map<string, string | null>();
  max = 10_000;
  calls = 0;
  sizes: number[] = [];

  readonly fetch = async (_: string, { method, body }: RequestInit) => {
    if (method === "GET") return new Response(this.#csv());
    const fate = this.fate(++this.calls);
    if (fate === "never arrives") throw new TypeError("fetch failed");
    const { watches } = JSON.parse(new TextDecoder().decode(body as ArrayBuffer)) as {
      watches: { business_number: string; reference: string | null }[];
    };
    this.sizes.push(watches.length);
    const fresh = watches.filter(({ business_number }) => !this.watched.has(business_number));
    if (this.watched.size + fresh.length > this.max) {
      const error = { code: "too_many_watched", message: "" };
      return Response.json({ error }, { status: 429, headers: { "Retry-After": "3600" } });
    }
    for (const { business_number, reference } of watches)
      this.watched.set(business_number, reference ?? this.watched.get(business_number) ?? null);
    if (fate === "answer lost") throw new TypeError("fetch failed");
    return Response.json({ added: fresh.length, already_watched: 0, watched: 0, max_watched: 0 });
  };

  #csv(): string {
    const lines = Array.from(this.watched, ([number, reference]) => `${number},${reference ?? ""}`);
    return ["business_number,reference", ...lines, ""].join("\r\n");
  }
}

describe("a list that is watched", () => {
  let service: FakeList;
  const session = () =>
    ({
      key: `bvs_live_${"x".repeat(38)}`,
      keyId: "key_1",
      usage: { max_watched: service.max },
    }) as unknown as Session;
  const businesses = (count: number, more: Partial<Candidate> = {}): Candidate[] =>
    Array.from({ length: count }, (_, at) => ({
      ...{ number: String(3_000_000_000 + at), name: "", reference: null, ...more },
    }));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    service = new FakeList();
    vi.stubGlobal("location", new URL("http://127.0.0.1:8787/watched"));
    vi.stubGlobal("fetch", service.fetch);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const ended = async () => {
    for (let turns = 0; watchRun.get()?.isEnded === false; turns++) {
      if (turns > 2_000) throw new Error("the run does not end");
      await setImmediate();
      await vi.advanceTimersByTimeAsync(500);
    }
    return watchRun.get();
  };

  it("is filled in calls of a thousand numbers, and the page says how many numbers were watched before", async () => {
    for (const { number } of businesses(150)) service.watched.set(number, "kept");
    startWatching(session(), {}, businesses(2_500, { reference: "sent" }), false);
    expect(await ended()).toMatchObject({
      ...{ added: 2_350, alreadyWatched: 150, beyond: [], failure: null, done: 2_500 },
    });
    expect(service.sizes).toEqual([1_000, 1_000, 350]);
    expect(service.watched.get("3000000000")).toBe("kept");
    expect(service.watched.get("3000002499")).toBeNull();
  });

  it("loses no number and adds none twice if calls or answers are lost", async () => {
    const fates = ["answer lost", "never arrives", "answer lost"] as const;
    service.fate = (call) => fates[call - 1] ?? "answered";
    startWatching(session(), {}, businesses(2_500), false);
    expect(await ended()).toMatchObject({ added: 2_500, alreadyWatched: 0, failure: null });
    expect(service.watched.size).toBe(2_500);
  });

  it("adds as many numbers as there is room for, and names the other numbers", async () => {
    service.max = 1_200;
    for (const { number } of businesses(100)) service.watched.set(number, null);
    startWatching(session(), {}, businesses(1_500), false);
    const run = await ended();
    expect(run).toMatchObject({ added: 1_100, alreadyWatched: 100, failure: null });
    expect(run?.beyond).toHaveLength(300);
    expect(run?.beyond[0]?.number).toBe("3000001200");
  });

  it("asks again how much room there is if other programs use the room meanwhile", async () => {
    service.max = 1_000;
    service.fate = (call) => {
      if (call === 1) for (let at = 0; at < 400; at++) service.watched.set(`4${at}`, null);
      return "answered";
    };
    startWatching(session(), {}, businesses(1_000), false);
    const run = await ended();
    expect(run).toMatchObject({ added: 600, failure: null });
    expect(run?.beyond).toHaveLength(400);
  });

  it("sends references if the person wants that, even for numbers that are already watched", async () => {
    service.watched.set("3000000000", "old");
    startWatching(session(), {}, businesses(2, { reference: "new" }), true);
    expect(await ended()).toMatchObject({ added: 1, alreadyWatched: 1, renamed: 1 });
    expect([...service.watched.values()]).toEqual(["new", "new"]);
    startWatching(session(), {}, businesses(2, { reference: "new" }), true);
    expect(await ended()).toMatchObject({ added: 0, alreadyWatched: 2, renamed: 0 });
  });

  it("ends with the reason if the service refuses the numbers permanently", async () => {
    vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) =>
      method === "GET"
        ? new Response("business_number,reference\r\n")
        : Response.json({ error: { code: "test_number_required", message: "" } }, { status: 400 }),
    );
    startWatching(session(), {}, businesses(2), false);
    expect(await ended()).toMatchObject({
      ...{ added: 0, failure: { kind: "error", code: "test_number_required" } },
    });
  });
});
