import { describe, expect, it } from "vitest";
import type { CheckKind } from "../../../src/check-kind.ts";
import type { Edit, SheetRow } from "../../../web/list/sheets/messages.ts";
import { understandRows } from "../../../web/list/sheets/understand.ts";

const NOW = Date.UTC(2026, 10, 21);

function rowsOf(
  owners: string[],
  { check = "verify" as CheckKind, areOwnersAsWritten = false, edits = [] as Edit[] } = {},
): SheetRow[] {
  const rows = owners.map((owner, at) => ({
    line: at + 2,
    cells: ["217-81-82399", "2012-03-05", owner],
  }));
  const mapping = { business_number: 0, start_date: 1, owner_name: 2 };
  const header = ["사업자등록번호", "개업일자", "대표자"];
  const sheet = {
    ...{ name: "a.csv", sheetName: null, otherSheets: [], hiddenRows: 0, skipped: [] },
    ...{ header, dropped: [], mixed: [], rows, mapping, check, finds: [] },
  };
  return understandRows(
    { sheet, sheetIndex: null, headerLine: 1, is1904: false },
    { mapping, check, edits, areOwnersAsWritten },
    NOW,
  );
}

const sentOf = (rows: SheetRow[]) => rows.map(({ claim }) => claim?.owner_name);

describe("the representatives of a list", () => {
  const OWNERS = [
    "김한빛",
    "김한빛 외1",
    "대표이사 김한빛",
    "김한빛·박새솔",
    "John",
    "조던, 마이클",
  ];

  it("are tidied, and each change is kept with the text of the cell", () => {
    const rows = rowsOf(OWNERS);
    expect(sentOf(rows)).toEqual(["김한빛", "김한빛", "김한빛", "김한빛", "John", "조던, 마이클"]);
    expect(rows.map(({ owner }) => owner)).toEqual([
      undefined,
      { written: "김한빛 외1", tidied: "김한빛", changes: ["others"], hints: [] },
      { written: "대표이사 김한빛", tidied: "김한빛", changes: ["title"], hints: [] },
      { written: "김한빛·박새솔", tidied: "김한빛", changes: ["first"], hints: [] },
      { written: "John", tidied: "John", changes: [], hints: ["latin_name"] },
      {
        written: "조던, 마이클",
        tidied: "조던, 마이클",
        changes: [],
        hints: ["several_representatives"],
      },
    ]);
    expect(rows.flatMap(({ notes }) => notes)).toEqual([]);
  });

  it("are sent exactly as they are written if the person wants that", () => {
    const owners = [...OWNERS, "김 한 빛", "김한빛 외 1명", "김한빛, 박새솔"];
    const rows = rowsOf(owners, { areOwnersAsWritten: true });
    expect(sentOf(rows)).toEqual(owners);
    expect(rows[1]?.owner).toEqual({
      written: "김한빛 외1",
      tidied: "김한빛",
      changes: ["others"],
      hints: ["and_others"],
    });
  });

  it("are read again after an edit", () => {
    const edits = [{ row: 0, position: 2, text: "박새솔 대표" }];
    expect(rowsOf(["John"], { edits })[0]).toMatchObject({
      claim: { owner_name: "박새솔" },
      owner: { written: "박새솔 대표", hints: [] },
    });
  });

  it("may together be longer than the limit for one name if it is clear who is named first", () => {
    const many = Array.from({ length: 30 }, () => "김한빛").join(", ");
    expect(sentOf(rowsOf([many]))).toEqual(["김한빛"]);
    expect(rowsOf([many], { areOwnersAsWritten: true })[0]?.problems).toMatchObject([
      { code: "owner_form" },
    ]);
  });

  it("are not read if only the status is checked", () => {
    expect(rowsOf(["김한빛 외1"], { check: "status" })[0]?.owner).toBeUndefined();
  });
});
