import { describe, expect, it } from "vitest";
import { DAY_MS, dayOf } from "../../../src/lib/days.ts";
import { readNumbersByName } from "../../../src/lib/numbers-by-name.ts";
import {
  DATA_SET_NAMES,
  DATA_SETS,
  type DataSetName,
  dataSetNameOfId,
  givers,
  LIVE_SOURCE_NAMES,
  NAMING_DATA_SETS,
  OFFICIAL_NAMES_DATA_SET,
} from "../../../src/live-sources/data-sets.ts";
import { factsOf, type LiveFacts } from "../../../src/live-sources/facts.ts";
import { factsFromValues, factsToJson } from "../../../src/live-sources/stored-facts.ts";
import { dueDataSets } from "../../../src/profile/due.ts";
import { compare, merge } from "../../../src/profile/merge.ts";
import { FIELD_SOURCES, FIELDS, MERGE_TABLE } from "../../../src/profile/merge-table.ts";
import { withoutPersonalData } from "../../../src/profile/personal-data.ts";
import type { KnownBusiness, LiveAnswer } from "../../../src/profile/store.ts";

const CORPORATION = "1318600711";
const PERSON = "1271500842";
const NOW = Date.UTC(2026, 10, 20, 12);
const day = (ago: number) => dayOf(NOW - ago * DAY_MS);

const said = (dataSet: DataSetName, facts: Partial<LiveFacts> | null, ago = 0): LiveAnswer => ({
  dataSet,
  askedOn: day(ago),
  facts: facts && factsOf(facts),
});
const known = (...live: LiveAnswer[]): KnownBusiness => ({
  profile: null,
  live,
  isForgotten: false,
});

describe("the list of live sources", () => {
  it("gives each data set a fixed number, because rows in D1 contain this number", () => {
    const ids = Object.fromEntries(DATA_SET_NAMES.map((name) => [name, DATA_SETS[name].id]));
    expect(ids).toMatchObject({ comwel: 1, fsc: 2, ftc: 3, koneps: 4, fsc_accounts: 5 });
    for (const name of DATA_SET_NAMES) expect(dataSetNameOfId(DATA_SETS[name].id)).toBe(name);
    expect(dataSetNameOfId(0)).toBeUndefined();
  });

  it("gives no two data sets the same rank for a field", () => {
    for (const field of FIELDS) {
      const ranks = givers(field).map((name) => DATA_SETS[name].ranks[field]);
      expect(new Set(ranks).size, field).toBe(ranks.length);
    }
  });

  it("contains all data sets except fsc_accounts; checks use the company names of fsc and koneps, and only those of fsc are official", () => {
    expect(LIVE_SOURCE_NAMES).toEqual(DATA_SET_NAMES.filter((name) => name !== "fsc_accounts"));
    expect(NAMING_DATA_SETS).toEqual(["fsc", "koneps"]);
    expect(OFFICIAL_NAMES_DATA_SET).toBe("fsc");
  });
});

describe("the merge table", () => {
  it("has a fixed order of sources for each field", () => {
    const orders = Object.fromEntries(FIELDS.map((field) => [field, MERGE_TABLE[field].order]));
    expect(orders).toEqual({
      companyName: ["opendart", "fsc", "ftc", "koneps", "comwel"],
      englishName: ["opendart", "fsc", "koneps"],
      representatives: ["opendart", "fsc", "ftc", "koneps"],
      corporateNumber: ["fsc", "ftc"],
      address: ["opendart", "fsc", "koneps", "comwel", "ftc"],
      industryCode: ["opendart", "comwel", "fsc"],
      establishedOn: ["opendart", "fsc"],
      openingDate: ["koneps"],
      employees: ["opendart", "comwel", "fsc", "koneps"],
      capital: ["opendart", "fsc_accounts"],
      revenue: ["opendart", "fsc_accounts"],
    });
    expect(FIELD_SOURCES).toEqual(["opendart", "fsc", "ftc", "koneps", "comwel"]);
  });

  it("has each field once, and each source of a field once", () => {
    for (const field of FIELDS) {
      const { order } = MERGE_TABLE[field];
      expect(new Set(order).size).toBe(order.length);
    }
    expect([...FIELDS].sort()).toEqual(
      Object.keys(factsOf({}))
        .filter((field) => field !== "asOf" && field !== "isSoleProprietor")
        .sort(),
    );
  });

  it("gives the value of the first source, or of the next source if the first source has no value", () => {
    const all = known(
      said("comwel", { companyName: "㈜가나", employees: 3 }),
      said("koneps", { companyName: "가나", englishName: "gana", employees: 9 }),
      said("fsc", { companyName: "(주)가나", englishName: "n/a" }),
    );
    const merged = merge(CORPORATION, all, false);
    expect(merged.companyName).toMatchObject({ value: "(주)가나", source: "fsc" });
    expect(merged.englishName).toMatchObject({ value: "gana", source: "koneps" });
    expect(merged.employees).toMatchObject({ value: 3, source: "comwel" });
    expect(merged.capital).toBeNull();
  });

  it.each<[string, Partial<LiveFacts>, Partial<LiveFacts>, contradicts: boolean]>([
    [
      "a name in another spelling",
      { companyName: "(주)가나" },
      { companyName: "가나 주식회사" },
      false,
    ],
    ["another name", { companyName: "(주)가나" }, { companyName: "다라" }, true],
    [
      "persons in another order",
      { representatives: ["김갑동", "이을순"] },
      { representatives: ["이을순", "김갑동"] },
      false,
    ],
    ["another person", { representatives: ["김갑동"] }, { representatives: ["이을순"] }, true],
    ["the same region", { address: "서울 중구" }, { address: "서울특별시 강남구" }, false],
    ["another region", { address: "서울 중구" }, { address: "부산광역시 중구" }, true],
    [
      "another corporation",
      { corporateNumber: "1".repeat(13) },
      { corporateNumber: "2".repeat(13) },
      true,
    ],
    ["another head count", { employees: 1 }, { employees: 100 }, false],
  ])("says whether two sources contradict each other: %s", (_what, fsc, ftc, contradicts) => {
    const source = "employees" in ftc ? "koneps" : "ftc";
    const [field] = compare(CORPORATION, known(said("fsc", fsc), said(source, ftc)), false);
    expect(field?.said.map((one) => [one.isGiven, one.contradicts])).toEqual([
      [true, false],
      [false, contradicts],
    ]);
  });
});

describe("a row of facts", () => {
  it("is read back with the same facts, although it is stored without the unknown facts at its end", () => {
    const facts = factsOf({
      companyName: "가나",
      representatives: ["김갑동"],
      isSoleProprietor: false,
      asOf: "2026-01-01",
    });
    expect(factsFromValues(JSON.parse(factsToJson(facts) ?? ""))).toEqual(facts);
    expect(factsToJson(factsOf({ companyName: "가나" }))).toBe('["가나"]');
    expect(factsToJson(factsOf({}))).toBe("[]");
    expect(factsToJson(null)).toBeNull();
  });
});

describe("what is kept about a sole proprietor", () => {
  it.each([
    ["서울특별시 광진구 아차산로 412 2층", "서울특별시 광진구"],
    ["경기 수원시 영통구 삼성로 129", "경기 수원시 영통구"],
    ["경기도  부천시 길주로 210, 1204동", "경기도 부천시"],
    ["세종특별자치시 한누리대로 2130", "세종특별자치시"],
    ["강원특별자치도 춘천시 동내면 거두리 1", "강원특별자치도 춘천시"],
    ["제주 서귀포시 이어도로 1", "제주 서귀포시"],
    ["아차산로 412", null],
    ["서울특별시광진구아차산로 412", null],
  ])(
    "is the address down to the district, and a company name that is not the owner's name: %s",
    (address, district) => {
      const facts = factsOf({ companyName: "김갑동", representatives: ["김갑동"], address });
      expect(withoutPersonalData("comwel", facts)).toMatchObject({
        companyName: null,
        representatives: null,
        address: district,
      });
      const named = { ...facts, companyName: "김갑동상회" };
      expect(withoutPersonalData("koneps", named).companyName).toBe("김갑동상회");
    },
  );
});

describe("a sole proprietor", () => {
  it.each(["김갑동", "김 갑동", "이을순"])(
    "has no company name if a representative has the same name: %s",
    (companyName) => {
      const facts = factsOf({ companyName, representatives: ["김갑동", "이을순"] });
      expect(withoutPersonalData("koneps", facts).companyName).toBeNull();
    },
  );

  it("has no English name if the Korean name was removed, because it may be the owner's name", () => {
    const own = { representatives: ["김갑동"], englishName: "KIM GAPDONG" };
    const removed = factsOf({ companyName: "김갑동", ...own });
    expect(withoutPersonalData("koneps", removed).englishName).toBeNull();
    const stored = factsOf({ ...own, companyName: null, representatives: null });
    expect(withoutPersonalData("koneps", stored).englishName).toBeNull();
    const shop = factsOf({ companyName: "너울공방", ...own, englishName: "NEOUL WORKSHOP" });
    expect(withoutPersonalData("koneps", shop).englishName).toBe("NEOUL WORKSHOP");
  });

  it("has no corporate number, because 13 digits in that field would be a resident number", () => {
    const facts = factsOf({ corporateNumber: "9001011234567" });
    expect(withoutPersonalData("ftc", facts).corporateNumber).toBeNull();
  });
});

describe("the data sets to query", () => {
  const due = (
    business: KnownBusiness,
    { number = CORPORATION, ages = "30", on = LIVE_SOURCE_NAMES } = {},
  ) =>
    dueDataSets(number, business, merge(number, business, false), {
      on,
      ages: readNumbersByName(ages, 30) ?? {},
      now: NOW,
    }).sort();
  const everything = (ago: number) =>
    known(...DATA_SET_NAMES.map((source) => said(source, { companyName: "가나" }, ago)));

  it("are those of all switched-on sources if nothing is known yet, except corporate data sets for a sole proprietor", () => {
    expect(due(known())).toEqual([...DATA_SET_NAMES].sort());
    expect(due(known(), { number: PERSON })).toEqual(["comwel", "ftc", "koneps"]);
    expect(due(known(), { on: ["fsc"] })).toEqual(["fsc", "fsc_accounts"]);
    expect(due(known(), { on: [] })).toEqual([]);
  });

  it("are none if all sources have answered lately, or if the business is forgotten", () => {
    expect(due(everything(29))).toEqual([]);
    expect(due(known(...DATA_SET_NAMES.map((source) => said(source, null, 29))))).toEqual([]);
    expect(due({ ...known(), isForgotten: true })).toEqual([]);
  });

  it("are the data sets that have not answered lately and may give a field that is missing or old", () => {
    expect(due(everything(30))).toEqual([...DATA_SET_NAMES].sort());
    const fresh = everything(0).live.filter(({ dataSet }) => dataSet !== "ftc");
    // The other sources know all fields that the FTC has.
    const full = fresh.map((one) =>
      one.dataSet === "fsc"
        ? said("fsc", {
            companyName: "가나",
            representatives: ["김"],
            corporateNumber: "1",
            address: "서울",
          })
        : one,
    );
    expect(due(known(...full))).toEqual([]);
    expect(due(known(...fresh))).toEqual(["ftc"]);
  });

  it("are due again at the age that a setting gives for the data set, for the field or for answers without facts", () => {
    expect(due(everything(10), { ages: "30, fsc:5" })).toEqual(["fsc"]);
    expect(due(everything(10), { ages: "30, koneps.openingDate:5" })).toEqual(["koneps"]);
    const unknown = known(...DATA_SET_NAMES.map((source) => said(source, null, 10)));
    expect(due(unknown, { ages: "30, none:10" })).toEqual([...DATA_SET_NAMES].sort());
    expect(due(unknown, { ages: "30, none:10, comwel.none:11" })).not.toContain("comwel");
  });
});

describe("a setting such as '30, fsc:5'", () => {
  it.each([
    ["", { "": 30 }],
    ["7", { "": 7 }],
    [" 7 , none:1,comwel.employees:90 ", { "": 7, none: 1, "comwel.employees": 90 }],
    ["seven", null],
    ["7,fsc", null],
    ["fsc:-1", null],
  ])("is read as a number for each name, or refused: %s", (text, numbers) => {
    expect(readNumbersByName(text, 30)).toEqual(numbers);
  });
});
