/** The watch list: adding, removing, listing (docs/api.md#watches). */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { parse as parseCsv } from "csv-parse/sync";
import { beforeEach, describe, expect, it } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { erasureHash } from "../../src/access/erased.ts";
import { createApp } from "../../src/app.ts";
import { DAY_MS } from "../../src/lib/days.ts";
import { sweepWatches } from "../../src/watch-list/sweep.ts";
import { MOST_ROWS } from "../../src/watch-list/table.ts";
import { takeHints, worker } from "./batch-engine.ts";
import { countedEnv } from "./counted-env.ts";
import { bearer, issueKey, type Json } from "./service.ts";
import {
  add,
  CLOSED,
  clock,
  count,
  expectSound,
  nextRounds,
  numbersOf,
  pass,
  Register,
  resetWatches,
  rounds,
  send,
  watching,
} from "./watch-list.ts";

beforeEach(resetWatches);

async function listed(key: string, limit = 100): Promise<Json[]> {
  const found: Json[] = [];
  let cursor = "";
  for (;;) {
    const { status, body } = await send(
      "GET",
      `/v1/watches?limit=${limit}${cursor && `&cursor=${cursor}`}`,
      key,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    found.push(...body.watches);
    if (body.next_cursor === null) return found;
    cursor = body.next_cursor;
  }
}

describe("adding numbers", () => {
  it("puts 250 numbers into three blocks, each due at once, and sends a queue message for each block", async () => {
    const { apiKey: key, account } = await issueKey({ a: "enterprise" });
    takeHints();
    expect(await add(key, numbersOf(250))).toEqual({
      ...{ added: 250, already_watched: 0, watched: 250, max_watched: 500_000 },
    });
    expect(takeHints()).toBe(3);
    expect(await count("FROM watch_blocks WHERE due_at <= ?", clock())).toBe(3);
    await expectSound(account);
  });

  it("fills the free places of blocks before it makes new blocks", async () => {
    const { key, account } = await watching(numbersOf(150));
    await add(key, numbersOf(130, 150));
    expect(await count("FROM watch_blocks")).toBe(3);
    await expectSound(account);
    await add(key, numbersOf(20, 280));
    expect(await count("FROM watch_blocks")).toBe(3);
    await add(key, numbersOf(1, 300));
    expect(await count("FROM watch_blocks")).toBe(4);
    await expectSound(account);
  });

  it("keeps what is known of a number that is sent again, and its reference unless a new reference is sent", async () => {
    const [number = ""] = numbersOf(1);
    const { key } = await watching([]);
    const watches = (reference?: string | null) =>
      send("POST", "/v1/watches", key, { watches: [{ business_number: number, reference }] });
    expect((await watches("supplier-17")).body).toMatchObject({ added: 1, already_watched: 0 });
    const register = new Register();
    await rounds(register);
    expect((await watches()).body).toMatchObject({ added: 0, already_watched: 1, watched: 1 });
    const shown = async () => (await send("GET", `/v1/watches/${number}`, key)).body;
    expect(await shown()).toMatchObject({ reference: "supplier-17", state: { status_code: "01" } });
    await watches("v:2");
    expect(await shown()).toMatchObject({ reference: "v:2", state: { status_code: "01" } });
    expect(await rounds(register)).toBe(0);
    const hyphened = `${number.slice(0, 3)}-${number.slice(3, 5)}-${number.slice(5)}`;
    expect((await send("GET", `/v1/watches/${hyphened}`, key)).body).toEqual(await shown());
  });

  it("counts a repeated number once", async () => {
    const { apiKey: key } = await issueKey({ a: "enterprise" });
    const [one = "", other = ""] = numbersOf(2);
    const { body } = await send("POST", "/v1/watches", key, {
      watches: [
        { business_number: one, reference: "a" },
        { business_number: other },
        { business_number: one, reference: "b" },
        { business_number: one },
      ],
    });
    expect(body).toMatchObject({ added: 2, already_watched: 0 });
    expect((await send("GET", `/v1/watches/${one}`, key)).body.reference).toBe("b");
  });

  it.each([
    [{ business_numbers: [] }, "batch_empty"],
    [{ business_numbers: numbersOf(1_001) }, "batch_too_large"],
    [
      { watches: numbersOf(1_001).map((business_number) => ({ business_number })) },
      "batch_too_large",
    ],
    [{ business_numbers: ["12345"] }, "invalid_business_number"],
    [{ watches: [{ business_number: "1248178104", reference: "김한빛" }] }, "invalid_request"],
    [{ watches: [{ business_number: "1248178104", reference: "a b" }] }, "invalid_request"],
    [
      { watches: [{ business_number: "1248178104", reference: "x".repeat(65) }] },
      "invalid_request",
    ],
    [
      { watches: [{ business_number: "1248178104", reference: "900101-1234567" }] },
      "invalid_request",
    ],
    [
      { watches: [{ business_number: "1248178104", reference: "9001011234568" }] },
      "invalid_request",
    ],
    [{ watches: ["1248178104"] }, "invalid_request"],
    [{}, "invalid_request"],
    [
      { watches: [{ business_number: "1248178104" }], business_numbers: ["1248178104"] },
      "invalid_request",
    ],
  ])("refuses an invalid body, and adds nothing", async (body, code) => {
    const { apiKey: key, account } = await issueKey({ a: "free" });
    const answer = await send("POST", "/v1/watches", key, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, code]);
    expect(answer.body.error.message).not.toContain("김한빛");
    expect(await count("FROM watches WHERE account = ?", account)).toBe(0);
  });

  it.each([
    [{ watches: [{ businessNumber: "1248178104" }] }, "'businessNumber' to 'business_number'"],
    [{ watchs: [{ business_number: "1248178104" }] }, "'watchs' to 'watches'"],
    [{ b_no: ["1248178104"] }, "'b_no' to 'business_numbers'"],
    [{ 사업자등록번호: ["1248178104"] }, "'사업자등록번호' to 'business_numbers'"],
  ])("says which field of %j to rename", async (body, renames) => {
    const { apiKey: key } = await issueKey({ a: "free" });
    const answer = await send("POST", "/v1/watches", key, body);
    expect(answer.body.error.message).toContain(`; rename ${renames}`);
  });

  it("adds all numbers or none: beyond the limit, the answer says how many the list holds and would hold", async () => {
    const { key, account } = await watching(numbersOf(8), { max_watched: 10 });
    const refused = await send("POST", "/v1/watches", key, {
      business_numbers: [...numbersOf(2), ...numbersOf(3, 100)],
    });
    expect([refused.status, refused.body.error.code]).toEqual([429, "too_many_watched"]);
    expect(refused.body.error.message).toContain("holds 8 of at most 10 numbers");
    expect(refused.body.error.message).toContain("would hold 11. The request added nothing.");
    await expectSound(account);
    expect(await add(key, [...numbersOf(8), ...numbersOf(2, 100)])).toMatchObject({
      ...{ added: 2, already_watched: 8, watched: 10, max_watched: 10 },
    });
  });

  it("keeps removed numbers only within a limit, until the month ends", async () => {
    const limits = { monthly_quota: 100, max_watched: 100 };
    const { key, account } = await watching(numbersOf(100), limits);
    const remove = (numbers: string[]) =>
      send("POST", "/v1/watches/remove", key, { business_numbers: numbers });
    await remove(numbersOf(100));
    for (const first of [100, 200]) {
      await add(key, numbersOf(100, first));
      await remove(numbersOf(100, first));
    }
    await expectSound(account);
    const refused = await send("POST", "/v1/watches", key, { business_numbers: numbersOf(1, 300) });
    expect([refused.status, refused.body.error.code]).toEqual([429, "too_many_watched"]);
    expect(refused.body.error.message).toMatch(
      /^Your watch list keeps 300 of at most 300 numbers, .* would keep 301\. The request added nothing\. .* wait until \d{4}-\d\d-01\.$/,
    );
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await add(key, numbersOf(100, 50))).toMatchObject({ added: 100, watched: 100 });
    await expectSound(account);
    await remove(numbersOf(100, 50));
    pass(32 * DAY_MS);
    await sweepWatches(worker());
    await expectSound(account);
    expect(await add(key, numbersOf(100, 300))).toMatchObject({ added: 100, watched: 100 });
    await expectSound(account);
  });

  it("may replace the numbers of a list that is shorter than the quota as often as the quota allows", async () => {
    const { key, account } = await watching([], { monthly_quota: 100, max_watched: 10 });
    for (let first = 0; first < 100; first += 10) {
      await add(key, numbersOf(10, first));
      await send("POST", "/v1/watches/remove", key, { business_numbers: numbersOf(10, first) });
    }
    await expectSound(account);
  });

  it("never exceeds the limit, however many requests come at once", async () => {
    const { key, account } = await watching([], { max_watched: 50 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        send("POST", "/v1/watches", key, { business_numbers: numbersOf(9, at * 9) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    await expectSound(account);
    expect(await count("FROM watches WHERE account = ?", account)).toBe(45);
  });

  it("keeps the list consistent if requests add and remove the same numbers at once", async () => {
    const { key, account } = await watching(numbersOf(90));
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0
          ? send("POST", "/v1/watches", key, { business_numbers: numbersOf(60, at * 7) })
          : send("POST", "/v1/watches/remove", key, { business_numbers: numbersOf(60, at * 5) }),
      ),
    );
    await expectSound(account);
  });

  it("does nothing for an account that was erased meanwhile", async () => {
    const { apiKey: key, account } = await issueKey({ a: "enterprise" });
    await env.DB.prepare("INSERT INTO erased_accounts (hash) VALUES (?)")
      .bind(await erasureHash(account))
      .run();
    const { status, body } = await send("POST", "/v1/watches", key, {
      business_numbers: numbersOf(3),
    });
    expect([status, body.error.code]).toEqual([401, "invalid_api_key"]);
    for (const table of ["watches", "watch_blocks", "watch_accounts"])
      expect(await count(`FROM ${table} WHERE account = ?`, account)).toBe(0);
  });
});

describe("a table", () => {
  const upload = (key: string, text: string, query = "") =>
    send("POST", `/v1/watches/upload${query}`, key, text, { "Content-Type": "text/csv" });

  it("adds its numbers with references, and reports the rows that it cannot read", async () => {
    const { apiKey: key } = await issueKey({ a: "free" });
    const { status, body } = await upload(
      key,
      "상호,거래처코드,사업자등록번호\n한빛,S-1,124-81-78104\n새솔,S-2,2178182399\n나쁨,,12345\n한글,한글코드,3000000001\n",
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ added: 2, already_watched: 0, watched: 2, rows: 4, errors: 2 });
    expect(body.row_errors.map(({ line, code }: Json) => [line, code])).toEqual([
      [4, "invalid_business_number"],
      [5, "invalid_request"],
    ]);
    expect(JSON.stringify(body)).not.toContain("한글코드");
    expect((await send("GET", "/v1/watches/1248178104", key)).body.reference).toBe("S-1");
    const korean = await upload(key, "사업자등록번호\n12345\n", "?language=ko");
    expect(korean.body.row_errors[0].message).toContain("2행");
  });

  it.each([
    ["id,사업자등록번호,reference", "third"],
    ["거래처코드,사업자등록번호,reference", "third"],
    ["거래처코드,사업자등록번호,vendor_code", "first"],
    ["id,사업자등록번호,code", null],
  ])(
    "with the header %s takes references from the column whose name fits best",
    async (header, reference) => {
      const { apiKey: key } = await issueKey({ a: "free" });
      await upload(key, `${header}\nfirst,124-81-78104,third\n`);
      expect((await send("GET", "/v1/watches/1248178104", key)).body.reference).toBe(reference);
    },
  );

  it("like the table of a batch, may have cells of any length only in columns that are not read", async () => {
    const { apiKey: key } = await issueKey({ a: "free" });
    const long = "1".repeat(1_000_000);
    const { status, body } = await upload(
      key,
      `business_number,reference,memo\n${long},,\n1248178104,${long},\n2178182399,,${long}\n`,
    );
    expect([status, body.added, body.errors]).toEqual([200, 1, 2]);
    expect(JSON.stringify(body).length).toBeLessThan(1_000);
  });

  it("without a readable row gets an answer that says how many numbers are watched", async () => {
    const { key } = await watching(numbersOf(2));
    const { body } = await upload(key, "business_number\n12345\n");
    expect(body).toMatchObject({ added: 0, already_watched: 0, watched: 2, errors: 1 });
  });

  it("of 10,000 numbers is added as a whole, or not at all", async () => {
    const { key, account } = await watching([]);
    const csv = `business_number\n${numbersOf(10_000).join("\n")}\n`;
    const { body } = await upload(key, csv);
    expect(body).toMatchObject({ added: 10_000, watched: 10_000, rows: 10_000, errors: 0 });
    expect(await count("FROM watch_blocks WHERE account = ?", account)).toBe(100);
    await expectSound(account);
    expect((await upload(key, csv)).body).toMatchObject({ added: 0, already_watched: 10_000 });
    const { key: small, account: other } = await watching([], { max_watched: 9_999 });
    const refused = await upload(small, csv);
    expect(refused.body.error.code).toBe("too_many_watched");
    expect(refused.body.error.message).toContain("would hold 10,000");
    expect(await count("FROM watches WHERE account = ?", other)).toBe(0);
    await add(small, numbersOf(1_000));
    const { error } = (await upload(small, csv)).body;
    expect(error.message).toContain("holds 1,000 of at most 9,999 numbers");
    expect(error.message).toContain("would hold 10,000. The request added nothing.");
  });

  it("may be the CSV of a list, whose apostrophes are removed", async () => {
    const { key } = await watching([]);
    const [one = "", other = ""] = numbersOf(2);
    await send("POST", "/v1/watches", key, {
      watches: [
        { business_number: one, reference: "-5" },
        { business_number: other, reference: "a-5" },
      ],
    });
    const csv = (await send("GET", "/v1/watches", key, undefined, { Accept: "text/csv" })).body;
    expect(csv).toContain("'-5");
    const { key: copy } = await watching([]);
    expect((await upload(copy, csv)).body).toMatchObject({ added: 2, errors: 0 });
    expect((await listed(copy)).map(({ reference }) => reference)).toEqual(["-5", "a-5"]);
  });

  it("with more numbers than the list may hold is refused without a look at each number", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, { max_watched: 100 });
    const { bindings, taken } = countedEnv();
    const refused = await createApp(new EdgeMemory()).request(
      "http://127.0.0.1/v1/watches/upload",
      {
        method: "POST",
        headers: { ...bearer(apiKey), "Content-Type": "text/csv" },
        body: `business_number\n${numbersOf(10_000).join("\n")}\n`,
      },
      bindings,
      createExecutionContext(),
    );
    expect(refused.status).toBe(429);
    // One query is about the list, and one about the plans.
    expect(taken()["d1Queries.primary"]).toBeLessThanOrEqual(2);
  });

  it("of more than 100,000 rows is refused", async () => {
    const { key, account } = await watching([]);
    const rows = "3000000000\n".repeat(MOST_ROWS);
    const { body } = await upload(key, `business_number\n${rows}`);
    expect(body).toMatchObject({ added: 1, rows: MOST_ROWS });
    const refused = await upload(key, `business_number\n${rows}3000000001\n`);
    expect(refused.status).toBe(400);
    expect(refused.body.error.code).toBe("batch_too_large");
    expect(refused.body.error.message).toContain("100,000 rows");
    expect(await count("FROM watches WHERE account = ?", account)).toBe(1);
  });

  it.each([
    ["name\nx\n", "missing_column"],
    ["business_number\n", "batch_empty"],
    ['business_number\n"1248178104\n', "invalid_csv"],
  ])("that cannot be understood is refused: %j", async (text, code) => {
    const { apiKey: key } = await issueKey({ a: "free" });
    expect((await upload(key, text)).body.error.code).toBe(code);
  });
});

describe("a list", () => {
  it("is shown in pages of any size, with each number once, and a page reads at most three blocks", async () => {
    const { key } = await watching(numbersOf(450));
    for (const limit of [1, 7, 100, 150, 300]) {
      if (limit === 1) {
        const { body } = await send("GET", "/v1/watches?limit=1", key);
        expect(body.watches).toHaveLength(1);
        continue;
      }
      expect((await listed(key, limit)).map((watch) => watch.business_number)).toEqual(
        numbersOf(450),
      );
    }
    expect((await send("GET", "/v1/watches?limit=301", key)).status).toBe(400);
    expect((await send("GET", "/v1/watches?cursor=x", key)).status).toBe(400);
  });

  it("leaves out removed numbers, even if the blocks of a whole page have only removed numbers", async () => {
    const { key } = await watching(numbersOf(500));
    await send("POST", "/v1/watches/remove", key, { business_numbers: numbersOf(400) });
    const first = await send("GET", "/v1/watches", key);
    expect(first.body.watches).toHaveLength(100);
    expect((await listed(key)).map((watch) => watch.business_number)).toEqual(numbersOf(100, 400));
  });

  it("refuses a cursor of another list, and a cursor that no list has given", async () => {
    const { key } = await watching(numbersOf(2));
    const { key: other } = await watching(numbersOf(2));
    const first = "/v1/watches?limit=1";
    const { next_cursor: cursor } = (await send("GET", first, other)).body;
    const [block, number, list] = cursor.split("-");
    for (const foreign of [
      ...[cursor, "x", "a-1248178104", `${block}-${number}`, `${block}-x-${list}`, "--", "1e3--0"],
      ...[`-${number}-${list}`, `${block}-${number}-${list}-`, `${block}.5--${list}`, "%00"],
    ]) {
      const { status, body } = await send("GET", `${first}&cursor=${foreign}`, key);
      expect([status, body.error.code]).toEqual([400, "invalid_request"]);
      expect(body.error.message).toMatch(/^cursor: must be the next_cursor/);
    }
    expect((await send("GET", `${first}&cursor=${cursor}`, other)).status).toBe(200);
  });

  it("goes on after a page whose blocks were deleted meanwhile", async () => {
    const { key, account } = await watching(numbersOf(450));
    const { next_cursor: cursor } = (await send("GET", "/v1/watches?limit=150", key)).body;
    await env.DB.batch([
      env.DB.prepare("DELETE FROM watches WHERE account = ? AND number < '3000000300'").bind(
        account,
      ),
      env.DB.prepare(
        `DELETE FROM watch_blocks WHERE account = ?
          AND id NOT IN (SELECT block FROM watches)`,
      ).bind(account),
    ]);
    const { body } = await send("GET", `/v1/watches?limit=150&cursor=${cursor}`, key);
    expect(body.watches.map((watch: Json) => watch.business_number)).toEqual(numbersOf(150, 300));
  });

  it("is streamed as CSV, which takes ten tokens of the rate", async () => {
    const { key } = await watching([], { rate_per_second: 1 });
    for (const first of [0, 1_000, 2_000]) {
      await add(key, numbersOf(Math.min(1_000, 2_150 - first), first));
      pass(1_000);
    }
    const register = new Register();
    register.set(CLOSED, "3000000007");
    await rounds(register);
    pass(10_000);
    const csv = await send("GET", "/v1/watches", key, undefined, { Accept: "text/csv" });
    expect(csv.status).toBe(200);
    expect(csv.headers.get("Content-Disposition")).toBe('attachment; filename="watches.csv"');
    const rows = parseCsv(csv.body, {
      bom: true,
      columns: true,
      record_delimiter: "\r\n",
    }) as Json[];
    expect(rows.map((row) => row.business_number)).toEqual(numbersOf(2_150));
    expect(rows[7]).toMatchObject({ status_code: "03", closed_on: "2026-11-01", reference: "" });
    const next = await send("GET", "/v1/watches", key);
    expect([next.status, next.headers.get("Retry-After")]).toEqual([
      429,
      expect.stringMatching(/^([1-9]|10)$/),
    ]);
    pass(10_000);
    expect((await send("GET", "/v1/watches", key)).status).toBe(200);
  });

  it.each([
    ["text/csv", true],
    ["TEXT/CSV; charset=utf-8", true],
    ["application/json;q=0.5, text/csv; q=0.9", true],
    ["text/csv;q=0.001", true],
    ["text/csv;q=0", false],
    ["text/csv; Q=0.000, */*", false],
    ["text/csvx", false],
    ["application/json; profile=text/csv", false],
    ["*/*", false],
  ])("answers `Accept: %s` with CSV: %s", async (accept, isCsv) => {
    const { key } = await watching([]);
    const { headers } = await send("GET", "/v1/watches", key, undefined, { Accept: accept });
    expect(headers.get("Content-Type")?.startsWith("text/csv")).toBe(isCsv);
  });

  it("belongs to its account and mode: keys of other accounts or modes get 404 for its numbers", async () => {
    const { key } = await watching(numbersOf(1));
    const { apiKey: other } = await issueKey({ a: "free" });
    const path = `/v1/watches/${numbersOf(1)[0]}`;
    expect((await send("GET", path, key)).status).toBe(200);
    expect((await send("GET", path, other)).body.error.code).toBe("watch_not_found");
    expect((await send("DELETE", path, other)).body.error.code).toBe("watch_not_found");
    expect((await send("GET", "/v1/watches", other)).body.watches).toEqual([]);
  });

  it("says what is wrong with a path that has no number", async () => {
    const { apiKey: key } = await issueKey({ a: "free" }, { rate_per_second: 100 });
    for (const method of ["GET", "DELETE"]) {
      for (const text of ["김한빛", "12345", "124-8178104"]) {
        const { status, body } = await send(method, `/v1/watches/${text}`, key);
        expect([status, body.error.code]).toEqual([400, "invalid_business_number"]);
      }
      for (const action of ["upload", "remove", "run"]) {
        const { status, body } = await send(method, `/v1/watches/${action}`, key);
        expect([status, body.error.code]).toEqual([404, "not_found"]);
        expect(body.error.message).toBe(`Use POST /v1/watches/${action}.`);
      }
    }
  });
});

describe("the key that pays", () => {
  it("changes only with a request that changes the list", async () => {
    const { key: first, account, id } = await watching(numbersOf(3));
    const { apiKey: other, id: otherId } = await issueKey({ a: "pro" }, {}, account);
    const payer = () =>
      env.DB.prepare("SELECT key_id FROM watch_accounts WHERE account = ?")
        .bind(account)
        .first("key_id");
    const [number = "", second = ""] = numbersOf(2);
    const name = (key: string, reference?: string) =>
      send("POST", "/v1/watches", key, { watches: [{ business_number: number, reference }] });
    const remove = (key: string, business_numbers: string[]) =>
      send("POST", "/v1/watches/remove", key, { business_numbers });
    await name(other);
    await remove(other, ["1248178104"]);
    await send("DELETE", "/v1/watches/1248178104", other);
    expect(await payer()).toBe(id);
    await name(other, "a");
    expect(await payer()).toBe(otherId);
    await name(first, "a");
    expect(await payer()).toBe(otherId);
    await remove(first, [second]);
    expect(await payer()).toBe(id);
    await add(other, [second]);
    expect(await payer()).toBe(otherId);
    await expectSound(account);
  });
});

describe("removing numbers", () => {
  it("without `business_numbers` gets an error that names this field, as on the other routes", async () => {
    const { apiKey: key } = await issueKey({ a: "free" });
    for (const body of [{}, { business_numbers: null }, { business_number: "1248178104" }]) {
      const answer = await send("POST", "/v1/watches/remove", key, body);
      expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_business_number"]);
      expect(answer.body.error.message).toMatch(/^business_numbers: is required/);
    }
    const { body } = await send("POST", "/v1/watches/remove", key, { business_numbers: "1" });
    expect(body.error.message).toBe("business_numbers: must be an array of strings");
  });

  it("counts the numbers that were on the list, and none if the request is repeated", async () => {
    const { key, account } = await watching(numbersOf(10));
    const remove = (numbers: string[]) =>
      send("POST", "/v1/watches/remove", key, { business_numbers: numbers });
    expect((await remove([...numbersOf(3), "1248178104"])).body).toEqual({ removed: 3 });
    expect((await remove(numbersOf(3))).body).toEqual({ removed: 0 });
    const path = `/v1/watches/${numbersOf(1, 5)[0]}`;
    expect((await send("DELETE", path, key)).body).toEqual({ removed: 1 });
    expect((await send("DELETE", path, key)).status).toBe(404);
    await expectSound(account);
    expect(await add(key, numbersOf(10))).toMatchObject({ added: 4, watched: 10 });
    await expectSound(account);
  });

  it("keeps a removed number's place and state until the month ends, so the service does not ask about it at once if it is added again", async () => {
    const { key } = await watching(numbersOf(2));
    const register = new Register();
    await rounds(register);
    await send("POST", "/v1/watches/remove", key, { business_numbers: numbersOf(1) });
    expect(register.calls).toHaveLength(1);
    await nextRounds(register);
    expect(register.calls.at(-1)).toEqual(numbersOf(1, 1));
    await add(key, numbersOf(1));
    expect(await rounds(register)).toBe(0);
    const { body } = await send("GET", `/v1/watches/${numbersOf(1)[0]}`, key);
    expect(body.state).toMatchObject({ status_code: "01" });
  });
});
