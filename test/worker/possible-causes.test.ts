/**
 * Where `possibleCauses` are shown (docs/api.md#possible-causes). The test
 * `test/node/verification/possible-causes.test.ts` covers which names and dates have which causes.
 */
import { beforeAll, describe, expect, it, vi } from "vitest";
import reference from "../../docs/api.md?raw";
import { DAY_MS, koreanDay } from "../../src/lib/days.ts";
import { POSSIBLE_CAUSES } from "../../src/verification/possible-causes.ts";
import { download, ended, resultsOf, submit, UNTHROTTLED, upload } from "./batches.ts";
import {
  breakUpstreams,
  claimOf,
  demo,
  HANBIT,
  issueKey,
  type Json,
  post,
  UNREGISTERED,
  verify,
} from "./service.ts";

const LANGUAGES = ["ko", "en", "both", "code"];
const CAUSES = ["space_in_name", "title_in_name"];
const TITLED = { ownerName: "대표이사 김 한빛" };

const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
const codesIn = (cell = "") => [...cell.matchAll(/`(\w+)`/g)].map(([, code]) => code);
const tableAfter = (heading: string) =>
  (reference.split(heading)[1] ?? "")
    .split(/\n(?:#|<!-- )/)[0]
    ?.split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map(cellsOf) ?? [];

let key: string;
beforeAll(async () => {
  ({ apiKey: key } = await issueKey({ a: "enterprise" }, UNTHROTTLED));
});

const answer = async (claim: object): Promise<Json> => {
  const { status, body } = await verify(key, claim);
  expect(status).toBe(200);
  return body;
};

describe("the documented requests", () => {
  const requests = tableAfter("<!-- requests with possible causes -->");

  it.each(requests)(
    "get the answer in docs/api.md: %s %s %s",
    async (number, date, name, ...cells) => {
      const { body } = await post("/admin/keys", demo.admin_token, {
        account: `causes-${crypto.randomUUID()}`,
        mode: "test",
        plans: { a: "pro" },
      });
      const yesterday = koreanDay(Date.now() - DAY_MS);
      const startDate = date === "yesterday in Korea" ? yesterday : date;
      const claim = { business_number: number, startDate, ownerName: name, lang: "code" };
      const { reason, possibleCauses } = (await verify(body.api_key, claim)).body;
      expect([[reason], possibleCauses]).toEqual(cells.map(codesIn));
    },
  );

  it("show every code, and docs/api.md explains the codes in the order that answers use", () => {
    const shown = requests.flatMap((cells) => codesIn(cells.at(-1)));
    expect(new Set(shown)).toEqual(new Set(POSSIBLE_CAUSES));
    const explained = tableAfter("### Possible causes").flatMap(([code]) => codesIn(code));
    expect(explained).toEqual(POSSIBLE_CAUSES);
  });
});

describe("a single check", () => {
  it.each(LANGUAGES)("lists the causes next to the reason (%s)", async (lang) => {
    const body = await answer(claimOf(HANBIT, { ...TITLED, lang }));
    expect(Object.keys(body)).toEqual(["isValid", "reason", "possibleCauses", "businessInfo"]);
    expect(body).toMatchObject({ reason: "details_mismatch", possibleCauses: CAUSES });
    expect(JSON.stringify(body)).not.toMatch(/대표이사|김 한빛/);
  });

  it.each(LANGUAGES)("has an empty list if the claim has no possible cause (%s)", async (lang) => {
    const body = await answer(claimOf(HANBIT, { ownerName: "허위인", lang }));
    expect(body.possibleCauses).toEqual([]);
  });

  it.each(LANGUAGES)("has no list of causes if the business is valid (%s)", async (lang) => {
    const body = await answer(claimOf(HANBIT, { lang }));
    expect([body.isValid, "possibleCauses" in body]).toEqual([true, false]);
  });

  it("examines the name in NFC, without the spaces around it", async () => {
    const decomposed = { ownerName: " \u3000대표이사 김한빛\n".normalize("NFD") };
    const { possibleCauses } = await answer(claimOf(HANBIT, decomposed));
    expect(possibleCauses).toEqual(["title_in_name"]);
    const around = await answer(claimOf(HANBIT, { ownerName: "  허위인\t" }));
    expect(around.possibleCauses).toEqual([]);
  });

  it("finds causes in both forms of a date", async () => {
    for (const startDate of ["20991231", "2099-12-31"]) {
      const claim = claimOf(HANBIT, { startDate, business_number: UNREGISTERED });
      expect(await answer(claim)).toMatchObject({
        reason: "not_registered",
        possibleCauses: ["date_in_future"],
      });
    }
  });

  it("lists the causes even if the tax authority gives no reason", async () => {
    await breakUpstreams({ fail: { mode: "http500", path: "status" } });
    const claim = claimOf(HANBIT, { ...TITLED, startDate: "20991231" });
    expect(await answer(claim)).toMatchObject({
      reason: "unconfirmed",
      possibleCauses: [...CAUSES, "date_in_future"],
    });
  });

  it("leaves no cause in the log", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    await answer(claimOf(HANBIT, TITLED));
    const text = JSON.stringify(log.mock.calls);
    log.mockRestore();
    expect(text).toContain("details_mismatch");
    for (const cause of POSSIBLE_CAUSES) expect(text).not.toContain(cause);
  });
});

describe("a batch", () => {
  const { b_no, start_dt, p_nm } = HANBIT;
  const businesses = [
    { business_number: b_no, start_date: start_dt, owner_name: TITLED.ownerName },
    { business_number: b_no, start_date: start_dt, owner_name: p_nm },
    { business_number: b_no, start_date: start_dt, owner_name: "허위인" },
    { business_number: UNREGISTERED, start_date: "20991231", owner_name: TITLED.ownerName },
  ];
  const LISTS = [CAUSES, undefined, [], ["date_in_future"]];

  it.each(LANGUAGES)("answers each row as a single check would (%s)", async (language) => {
    const { body } = await submit(key, { businesses, language }, { Prefer: "wait=20" });
    expect(body.results.map((row: Json) => row.possibleCauses)).toEqual(LISTS);
    const lines = await download(key, body.job_id, { Accept: "application/x-ndjson" });
    const rows = (await lines.text()).trim().split("\n");
    expect(rows.map((line) => JSON.parse(line).answer.possibleCauses)).toEqual(LISTS);
    const cells = await resultsOf(key, body.job_id);
    expect(cells.map((row) => row.possible_causes)).toEqual(
      LISTS.map((list) => list?.join(" ") ?? ""),
    );
    expect(Object.keys(cells[0] ?? {}).at(-1)).toBe("possible_causes");
  });

  it("has no causes for a malformed row, and none for what the table reader has corrected", async () => {
    const csv = [
      "business_number,start_date,owner_name,memo",
      `${b_no},20120306,김 한 빛 외 1명,one`,
      `${b_no},20120306,대표이사 김한빛,two`,
      "12345,20991231,대표이사 김한빛,three",
    ].join("\n");
    const { body } = await upload(key, csv);
    await ended(key, body.job_id);
    const rows = await resultsOf(key, body.job_id);
    expect(rows.map(({ memo, possible_causes }) => [memo, possible_causes])).toEqual([
      ["one", ""],
      ["two", "title_in_name"],
      ["three", ""],
    ]);
    expect(Object.keys(rows[0] ?? {}).slice(-2)).toEqual(["possible_causes", "memo"]);
  });

  it("of numbers alone has no causes", async () => {
    const status = { check: "status", business_numbers: [UNREGISTERED, b_no] };
    const { body } = await submit(key, status, { Prefer: "wait=20" });
    expect(body.results.some((row: Json) => "possibleCauses" in row)).toBe(false);
    const rows = await resultsOf(key, body.job_id);
    expect(rows.some((row) => "possible_causes" in row)).toBe(false);
  });
});

describe("a status check", () => {
  it("has no causes", async () => {
    const { body } = await post("/v1/status", key, { business_number: UNREGISTERED });
    expect([body.isRegistered, "possibleCauses" in body]).toEqual([false, false]);
  });
});
