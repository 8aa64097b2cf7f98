/**
 * Uploads of tables as people write them (docs/tables.md). `test/node/tables` tests the reader
 * itself.
 */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { download, ended, HEADER, resultsOf, UNTHROTTLED, upload } from "./batches.ts";
import { type Answer, bearer, business, issueKey, request, used } from "./service.ts";

const HANBIT = business("2178182399");
const NUMBER = HANBIT.b_no;
const RESIDENT = "801231-1234567";

let key: string;
beforeAll(async () => {
  key = (await issueKey({ a: "enterprise" }, UNTHROTTLED)).apiKey;
});

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBigEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [at, letter] of [`\uFEFF${text}`].flatMap((all) => all.split("")).entries())
    view.setUint16(2 * at, letter.charCodeAt(0), !isBigEndian);
  return new Uint8Array(view.buffer);
};

function send(query: string, body: BodyInit, headers: Record<string, string> = {}) {
  return request(`/v1/batch/upload${query}`, {
    method: "POST",
    headers: { ...bearer(key), "Content-Type": "text/csv", ...headers },
    body,
  });
}

const header = async (jobId: string) => {
  const text = await (await download(key, jobId)).text();
  return text.slice(0, text.indexOf("\r\n")).split(",");
};

async function jobOf(answer: Answer): Promise<string> {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await ended(key, answer.body.job_id);
  return answer.body.job_id;
}

async function stored(): Promise<string> {
  const { objects } = await env.FILES.list({ prefix: "batch/" });
  const texts = objects.map(async (object) => (await env.FILES.get(object.key))?.text() ?? "");
  return (await Promise.all(texts)).join("\n");
}

const TABLE = [
  "거래처 목록,,,,,,",
  "코드,사업자등록번호,주민등록번호,개업일자,대표자,상호,status,=메모",
  `007,217-81-82399,${RESIDENT},40973,김 한 빛 외 1명,주식회사 한빛물산,"a, ""b""",=1+1`,
  `,2.18E+09,${RESIDENT},20120305,김한빛,,,@SUM(A1)`,
].join("\r\n");

describe("a table as people write it", () => {
  it("is understood, and its results contain its other columns and notes, but no resident numbers", async () => {
    const answer = await send("?language=en", utf8(TABLE));
    const before = await stored();
    const jobId = await jobOf(answer);
    expect(before + (await stored())).not.toContain(RESIDENT.slice(7));
    expect((await header(jobId)).slice(-6)).toEqual([
      ...["closed_on", "notes", "possible_causes", '"코드"', '"input_status"', `"'=메모"`],
    ]);
    const [good, bad] = await resultsOf(key, jobId);
    expect(good).toMatchObject({
      ...{ business_number: "217-81-82399", start_date: "40973", owner_name: "김 한 빛 외 1명" },
      ...{ is_valid: "true", status: "Active", company_name_resolved: "Hanbit Trading Co., Ltd." },
      notes: "start_date=2012-03-05 (from_serial); owner_name=김한빛 (others_cut, spaces_removed)",
      ...{ 코드: "007", input_status: 'a, "b"', "'=메모": "'=1+1" },
    });
    expect(bad).toMatchObject({
      ...{ is_valid: "", error_code: "invalid_business_number", notes: "", 코드: "" },
      error_message: expect.stringMatching(/^line 4, 사업자등록번호: .*2\.18E\+09/),
      "'=메모": "'@SUM(A1)",
    });
    expect(JSON.stringify([good, bad])).not.toContain(RESIDENT);
  });

  it("keeps no resident number if a comma in a name moves the cells of a row", async () => {
    const columns = "사업자번호,개업일,대표자,주민등록번호,상호";
    const moved = `217-81-82399,20120305,김한빛, 홍길동,${RESIDENT}`;
    const before = await used(key);
    for (const table of [`${columns}\n${moved},한빛`, `${columns},비고\n${moved},한빛`]) {
      const answer = await send("?language=en", utf8(table));
      const whenSubmitted = await stored();
      const [row] = await resultsOf(key, await jobOf(answer));
      expect(row?.error_code).toMatch(/^invalid_/);
      expect(JSON.stringify(row) + whenSubmitted + (await stored())).not.toContain(RESIDENT);
    }
    expect(await used(key)).toBe(before);
  });

  it("may have a blank before a cell in quotes", async () => {
    const table = `${HEADER}\n${NUMBER}, 20120305, "김한빛", "한빛"\n`;
    const [row] = await resultsOf(key, await jobOf(await send("", utf8(table))));
    expect(row).toMatchObject({ owner_name: "김한빛", company_name: "한빛", is_valid: "true" });
    const faulty = await send("", utf8(`${HEADER}\n${NUMBER}, 20120305, "김"한빛\n`));
    expect(faulty.body.error).toMatchObject({ code: "invalid_csv" });
    expect(faulty.body.error.message).toContain("line 2");
  });

  it("may have names of representatives with up to 100 characters", async () => {
    const row = (length: number) => `${NUMBER},20120305,${"가".repeat(length)}`;
    const jobId = await jobOf(await send("", utf8(`${HEADER}\n${row(100)}\n${row(101)}`)));
    const [longest, tooLong] = await resultsOf(key, jobId);
    expect(longest).toMatchObject({ is_valid: "false", reason: "details_mismatch" });
    expect(tooLong).toMatchObject({
      error_code: "invalid_owner_name",
      error_message: "line 3, owner_name: must be a name of 1 to 100 characters",
    });
  });

  it("keeps its columns first and in order in the results if the caller asks for that", async () => {
    const same = { "Idempotency-Key": "table-1" };
    const jobId = await jobOf(await send("?language=en&columns=input", utf8(TABLE), same));
    const columns = await header(jobId);
    expect(columns.slice(0, 8)).toEqual([
      ...['"코드"', "business_number", "start_date", "owner_name", "company_name"],
      ...['"input_status"', `"'=메모"`, "is_valid"],
    ]);
    expect(columns).toHaveLength(new Set(columns).size);
    const [good] = await resultsOf(key, jobId);
    expect(good).toMatchObject({ 코드: "007", business_number: "217-81-82399", is_valid: "true" });
    const other = await send("?language=en", utf8(TABLE), same);
    expect([other.status, other.body.error?.code]).toEqual([400, "idempotency_key_reused"]);
    const titled = await send("?language=en", utf8(`columns=input\n${TABLE}`), same);
    expect([titled.status, titled.body.error?.code]).toEqual([400, "idempotency_key_reused"]);
    expect((await send("?columns=output", utf8(TABLE))).body.error?.code).toBe("invalid_request");
  });

  it.each<[string, Uint8Array]>([
    [
      "UTF-16, little-endian",
      utf16(`사업자번호\t개업일\t대표자\n${NUMBER}\t2012. 3. 5.\t김한빛`, false),
    ],
    [
      "UTF-16, big-endian",
      utf16(`사업자번호\t개업일\t대표자\n${NUMBER}\t2012. 3. 5.\t김한빛`, true),
    ],
    [
      "text with semicolons",
      utf8(`sep=;\n사업자번호;개업일;대표자\n${NUMBER};2012년 3월 5일;김한빛`),
    ],
    [
      "HTML",
      utf8(
        `<table><tr><th>사업자번호<th>개업일<th>대표자<tr><td>${NUMBER}<td>2012-03-05<td>김한빛</table>`,
      ),
    ],
  ])("is read from %s", async (_, file) => {
    const [row] = await resultsOf(key, await jobOf(await send("", file)));
    expect(row).toMatchObject({ is_valid: "true", notes: "" });
  });

  it("that is uploaded with check=status keeps its other columns", async () => {
    const table = `상호,사업자번호,대표자\n한빛,217 81 82399,김한빛\n`;
    const jobId = await jobOf(await send("?check=status&columns=input", utf8(table)));
    expect((await header(jobId)).slice(0, 4)).toEqual([
      ...['"상호"', "business_number", '"대표자"', "is_registered"],
    ]);
    const [row] = await resultsOf(key, jobId);
    expect(row).toMatchObject({ 상호: "한빛", 대표자: "김한빛", is_registered: "true" });
  });

  it("has its faults explained in Korean if language=ko was given, and otherwise in English", async () => {
    const rows = `${HEADER}\n${NUMBER},120305,김한빛,\n`;
    const messageOf = async (query: string) =>
      (await resultsOf(key, await jobOf(await send(query, rows))))[0]?.error_message;
    expect(await messageOf("?language=ko")).toBe(
      "2행 개업일자: 연도를 네 자리로, 일까지 입력하십시오(2012-03-05)",
    );
    const english =
      "line 2, start_date: write the date with a four-digit year, a month and a day: 2012-03-05";
    expect(await messageOf("")).toBe(english);
    expect(await messageOf("?lang=en")).toBe(english);
    const refusal = async (query: string) =>
      (await send(query, "사업자번호,대표자\n1,2")).body.error;
    expect((await refusal("?lang=ko")).message).toMatch(/^개업일자\(start_date\) 열이 없습니다\./);
    expect((await refusal("")).message).toMatch(/^The column start_date is missing: /);
  });

  it.each<[string, string, RegExp]>([
    ["an Excel workbook", "PK\x03\x04\0\0xl/workbook.xml", /\.xlsx.*CSV UTF-8/],
    ["an old workbook", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0", /\.xls\).*\.cell.*save it as \.xlsx/],
    ["an encrypted file", "SCDSA002\0\0", /DRM.*copy its cells/],
  ])("is refused with advice if the file is %s", async (_, start, message) => {
    const file = Uint8Array.from(start, (letter) => letter.charCodeAt(0));
    const { status, body } = await send("", file);
    expect([status, body.error?.code]).toEqual([400, "invalid_encoding"]);
    expect(body.error?.message).toMatch(message);
  });

  it("is refused if its row and column spans would add too many cells", async () => {
    const html = `<table><tr><td>${HEADER.replaceAll(",", "<td>")}`;
    const spans = "<tr><td rowspan=16 colspan=256>".repeat(150_000);
    const { status, body } = await send("", html + spans);
    expect([status, body.error?.code]).toEqual([400, "invalid_csv"]);
    expect(body.error?.message).toMatch(/^line \d+: spans add more than 1,000,000 cells/);
  });

  it("is read within five seconds even if a column's name repeats a hint such as 예1111자리 many times", async () => {
    const name = `${"예1111자리".repeat(14)}x`;
    const { body } = await send("", `${name},${HEADER}\n1,2,3\n`);
    expect(body.error).toBeUndefined();
  }, 5_000);

  it("keeps 200 of 100,000 columns in its results", async () => {
    const wide = `${HEADER}${",x".repeat(100_000)}\n${`${NUMBER},20120305,김한빛,\n`.repeat(100)}`;
    const columns = await header(await jobOf(await send("", wide)));
    expect(columns.filter((column) => /^"x(_\d+)?"$/.test(column))).toHaveLength(200);
    expect(columns).toHaveLength(new Set(columns).size);
  });

  it("leaves no file behind when its job is deleted", async () => {
    const { body } = await upload(key, TABLE);
    await ended(key, body.job_id);
    await request(`/v1/batch/${body.job_id}`, { method: "DELETE", headers: bearer(key) });
    const { objects } = await env.FILES.list({ prefix: `batch/${body.job_id}/` });
    expect(objects).toEqual([]);
  });
});
