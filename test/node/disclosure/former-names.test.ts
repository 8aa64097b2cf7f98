import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { corpCodeZip } from "../../../seed/upstreams/opendart.ts";
import { formerNamesCsv, readFormerNames } from "../../../src/disclosure/former-names-file.ts";
import { formerNamesOf } from "../../../src/disclosure/former-names-history.ts";

const table = (day: string, ...companies: [code: string, name: string, english: string][]) => ({
  day,
  zip: corpCodeZip(
    companies.map(([corp_code, corp_name, corp_eng_name]) => ({
      corp_code,
      corp_name,
      corp_eng_name,
      stock_code: "",
      modify_date: "20260101",
    })),
  ),
});

describe("former names from old tables", () => {
  it("are the names that a company no longer has, each with the day of the last table that has the name", async () => {
    const names = await formerNamesOf([
      table("2020-12-01", ["00000001", "가나", ""], ["00000002", "SK마바", ""]),
      table("2022-01-03", ["00000001", "가나", ""], ["00000003", "사아", ""]),
      table("2024-08-02", ["00000001", "다라", ""], ["00000002", "에스케이마바", ""]),
      table("2025-04-25", ["00000001", "하파", ""], ["00000003", "사아", ""]),
    ]);
    const englishName = "";
    expect(names).toEqual([
      { corpCode: "00000001", name: "가나", lastSeen: "2022-01-03", englishName },
      { corpCode: "00000001", name: "다라", lastSeen: "2024-08-02", englishName },
    ]);
  });

  it("have the company's current English name only if the old table had the same English name", async () => {
    const names = await formerNamesOf([
      table("2025-04-25", ["00000001", "가나", "Gana, Inc."], ["00000002", "마바", "Maba"]),
      table("2026-08-14", ["00000001", "다라", "GANA INC"], ["00000002", "사아", "Saa"]),
    ]);
    expect(names.map(({ name, englishName }) => [name, englishName])).toEqual([
      ["가나", "GANA INC"],
      ["마바", ""],
    ]);
  });

  it("cannot be found if a table is damaged, and the message names the day of this table", async () => {
    const tables = [
      table("2025-04-25", ["00000001", "가나", ""]),
      { day: "2026-08-14", zip: new Uint8Array([1]) },
    ];
    await expect(formerNamesOf(tables)).rejects.toThrow("In the file of 2026-08-14: ");
  });

  it("are unchanged after they are written to a file and read back", () => {
    const names = [
      {
        corpCode: "00000001",
        name: '가"나',
        lastSeen: "2022-01-03",
        englishName: "Gana Co., Ltd.",
      },
    ];
    expect(readFormerNames(formerNamesCsv(names))).toEqual(names);
  });

  it("can be read from seed/former-names.csv", () => {
    const csv = readFileSync(new URL("../../../seed/former-names.csv", import.meta.url), "utf8");
    expect(readFormerNames(csv).length).toBeGreaterThan(4_000);
  });
});
