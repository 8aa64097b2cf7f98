/** How the page groups jobs in its view "Jobs". All parts of one list are one entry. */
import { describe, expect, it } from "vitest";
import type { Job } from "../../../web/answers.ts";
import {
  afterReload,
  entriesOf,
  listOfEntry,
  mayGoOn,
  sumOf,
  unsentEntries,
} from "../../../web/jobs/entries.ts";
import type { SentList } from "../../../web/list/sent-lists.ts";

const job = (id: string, name: string | null, more: Partial<Job> = {}) =>
  ({
    ...{ job_id: id, name, check: "verify", status: "completed", total: 100, processed: 100 },
    ...{ created_at: `2026-11-20T00:00:${id.padStart(2, "0")}Z`, ...more },
  }) as Job;

const list = (more: Partial<SentList>): SentList => ({
  ...{ keyId: "key_1", id: "list", salt: "", since: 0, name: "a.xlsx", hash: "h", repaired: [] },
  ...{ choice: { mapping: {}, check: "verify" }, check: "verify", total: 300, lines: [3, 302] },
  parts: ["1", "2"].map((jobId, at) => ({ jobId, rows: 100, lastLine: 102 + at * 100 })),
  ...more,
});

const shape = (jobs: Job[], lists: SentList[] = []) =>
  entriesOf(jobs, lists).map((entry) => [entry.name, entry.jobs.map(({ job_id }) => job_id)]);

describe("the parts of a list", () => {
  it("are one entry if the browser remembers them, with the number of rows that were not sent", () => {
    const jobs = [job("3", "b.xlsx"), job("2", "a.xlsx (2/3)"), job("1", "a.xlsx (1/3)")];
    const entries = entriesOf(jobs, [list({})]);
    expect(entries.map(({ name }) => name)).toEqual(["b.xlsx", "a.xlsx"]);
    const [, entry] = entries;
    expect(entry && sumOf(entry)).toMatchObject({ total: 300, processed: 200, unsent: 100 });
    expect(entry?.id).toBe("1");
  });

  it("are also one entry in any other browser, which recognises them by their names", () => {
    const jobs = [job("3", "b.xlsx"), job("2", "a.xlsx (2/3)"), job("1", "a.xlsx (1/3)")];
    expect(shape(jobs)).toEqual([
      ["b.xlsx", ["3"]],
      ["a.xlsx", ["1", "2"]],
    ]);
    const [, entry] = entriesOf(jobs, []);
    expect(entry && sumOf(entry)).toMatchObject({ total: 200, unsent: 0, missingParts: 1 });
  });

  it("are two entries if the file was sent twice, even at the same time as another file", () => {
    const names = ["a (2/2)", "b (1/2)", "a (1/2)", "a (2/2)", "b (2/2)", "a (1/2)"];
    const jobs = names.map((name, at) => job(String(6 - at), name));
    expect(shape(jobs)).toEqual([
      ["a", ["4", "6"]],
      ["b", ["5"]],
      ["a", ["1", "3"]],
      ["b", ["2"]],
    ]);
  });

  it.each(["a (0/3)", "a (4/3)", "a (1/1)", "a(1/2)", "a (1/2) b", "a (1/2).xlsx", null])(
    "do not include a job with the name %s",
    (name) => {
      const [entry] = entriesOf([job("1", name)], []);
      expect(entry).toMatchObject({ name: name ?? "", partCount: 1 });
    },
  );

  it("keep their places if another part was deleted, so the answers keep their lines", () => {
    const jobs = [job("3", "a (3/3)", { total: 40 }), job("2", "a (2/3)")];
    const [entry] = entriesOf(jobs, []);
    expect(entry && listOfEntry(entry).parts.map(({ jobId, rows }) => [jobId, rows])).toEqual([
      ["", 100],
      ["2", 100],
      ["3", 40],
    ]);
  });

  it("are shown without cancelled jobs whose rows were sent again", () => {
    const jobs = [
      job("3", "a (2/2)"),
      job("2", "a (2/2)", { status: "cancelled" }),
      job("1", "a (1/2)"),
    ];
    const again = list({
      total: 200,
      parts: ["1", "3"].map((jobId) => ({ jobId, rows: 100, lastLine: 0 })),
      voidJobs: ["2"],
    });
    const [entry, ...others] = entriesOf(jobs, [again]);
    expect(others).toEqual([]);
    expect(entry?.counted.map(({ job_id }) => job_id)).toEqual(["1", "3"]);
    expect(entry?.jobs.map(({ job_id }) => job_id)).toEqual(["1", "3", "2"]);
  });

  it("may continue on the next page of jobs", () => {
    const [cut] = entriesOf([job("2", "a (2/3)")], []);
    const [whole] = entriesOf([job("2", "a (2/3)"), job("1", "a (1/3)")], []);
    const since = Date.parse("2026-11-19T00:00:00Z");
    const [remembered] = entriesOf([job("2", "a (2/3)")], [list({ since })]);
    const all = (oldest: string) =>
      [cut, whole, remembered].map((entry) => entry && mayGoOn(entry, oldest));
    expect(all("2026-11-20T00:00:02Z")).toEqual([true, false, true]);
    // This page has jobs that are older than the list, so a missing part was deleted.
    expect(all("2026-11-12T00:00:00Z")).toEqual([false, false, false]);
  });
});

it("a list is an entry even if none of its parts arrived, unless its file was sent again", () => {
  const lost = list({ parts: [] });
  expect(unsentEntries([lost]).map(({ name }) => name)).toEqual(["a.xlsx"]);
  expect(unsentEntries([list({ id: "new", since: 1, total: 200 }), lost])).toEqual([]);
});

it("a deleted job is not shown again when the list of jobs is loaded again", () => {
  const before = ["4", "3", "2", "1"].map((id) => job(id, "a"));
  const page = [job("5", "a"), job("4", "a"), job("2", "a")];
  const after = (hasMore: boolean) =>
    afterReload(before, page, hasMore).map(({ job_id }) => job_id);
  expect(after(true)).toEqual(["5", "4", "2", "1"]);
  expect(after(false)).toEqual(["5", "4", "2"]);
});
