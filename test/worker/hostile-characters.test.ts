/** Unseen characters in what callers and upstreams send (docs/api.md#removed-characters). */
import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { toIncoming, writeCompanies } from "../../src/disclosure/store.ts";
import { download, ended, resultsOf, submit, UNTHROTTLED, upload } from "./batches.ts";
import {
  bearer,
  claimOf,
  demo,
  describeBusiness,
  get,
  HANBIT,
  issueKey,
  post,
  request,
  verify,
} from "./service.ts";

/** Characters that a person does not see, but on which a terminal or a language model may act. */
const HIDDEN =
  "\u001b[2J\u009b1m\u202e\u2066\u200b\u00ad\ufeff\u{e0049}\u{e0067}\ufe0f\u{e0101}\ud800";
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;
/**
 * `HIDDEN` without the visible letters of its escape sequences. The service keeps these letters.
 */
const INVISIBLE = HIDDEN.replace("[2J", "").replace("1m", "");
const within = (name: string) => `${name.slice(0, 1)}${INVISIBLE}${name.slice(1)}${INVISIBLE}`;

describe("a name with unseen characters", () => {
  it("is checked, stored and answered without them", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const claim = claimOf(HANBIT, {
      ownerName: within(HANBIT.p_nm),
      companyName: within("다온상사"),
    });
    const { status, body } = await verify(apiKey, claim);
    expect([status, body.isValid]).toEqual([200, true]);
    const plain = await verify(apiKey, claimOf(HANBIT, { companyName: "다온상사" }));
    const sameTime = { verifiedAt: plain.body.businessInfo.verifiedAt };
    expect({ ...body.businessInfo, ...sameTime }).toEqual(plain.body.businessInfo);
  });

  it("is equal to the name without these characters if a request is repeated under its Idempotency-Key", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const headers = { "Idempotency-Key": "order-1" };
    expect((await verify(apiKey, claimOf(HANBIT), headers)).status).toBe(200);
    const again = await verify(
      apiKey,
      claimOf(HANBIT, { ownerName: within(HANBIT.p_nm) }),
      headers,
    );
    expect([again.status, again.headers.get("Idempotency-Replayed")]).toEqual([200, "true"]);
  });

  it.each([
    ["controls, marks and tags", INVISIBLE],
    ["a wide filler", "\u3164"],
    ["fillers of Jamo", "\u1160\u115f"],
    ["blanks", "\t\u200b\n"],
  ])("counts as missing if it has no other characters: %s", async (_, ownerName) => {
    const { apiKey } = await issueKey({ a: "pro" });
    const blank = await verify(apiKey, claimOf(HANBIT, { ownerName: " " }));
    const refused = await verify(apiKey, claimOf(HANBIT, { ownerName }));
    expect([refused.status, refused.body]).toEqual([400, blank.body]);
    expect(refused.body.error.code).toBe("invalid_owner_name");
  });

  it("loses them in a batch given as JSON: the CSV, the lines of JSON and get_batch show none of them", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const { body } = await submit(apiKey, {
      businesses: [
        {
          business_number: HANBIT.b_no,
          start_date: HANBIT.start_dt,
          owner_name: within(HANBIT.p_nm),
          company_name: within("다온상사"),
        },
      ],
    });
    await expectClean(apiKey, body.job_id, { owner_name: HANBIT.p_nm, company_name: "다온상사" });
  });

  it("loses them in an uploaded table of CSV or HTML, and the other columns and headings lose them too", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const cell = (text: string) => `"${within(text).replaceAll("\ud800", "")}"`;
    const csv = [
      `business_number,start_date,owner_name,company_name,${cell("memo")}`,
      `${HANBIT.b_no},${HANBIT.start_dt},${cell(HANBIT.p_nm)},${cell("다온상사")},${cell("two\nlines")}`,
    ].join("\n");
    const { body } = await upload(apiKey, csv);
    const row = await expectClean(apiKey, body.job_id, {
      owner_name: HANBIT.p_nm,
      company_name: "다온상사",
      memo: "two\nlines",
    });
    expect(row.is_valid).toBe("true");
    const html = `<table><tr><td>business_number<td>start_date<td>owner_name</tr>
      <tr><td>${HANBIT.b_no}<td>${HANBIT.start_dt}<td>${HANBIT.p_nm}&#x202e;&#917577;&#8203;</tr></table>`;
    const uploaded = await upload(apiKey, html);
    await expectClean(apiKey, uploaded.body.job_id, { owner_name: HANBIT.p_nm, is_valid: "true" });
  });

  it("causes an error for its row of a table if it has no other characters", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const row = (name: string) => `${HANBIT.b_no},${HANBIT.start_dt},${name}`;
    const csv = ["business_number,start_date,owner_name", row("\u200b\u{e0041}\u3164"), row("")];
    const { body } = await upload(apiKey, csv.join("\n"));
    await ended(apiKey, body.job_id);
    const [unseen, empty] = await resultsOf(apiKey, body.job_id);
    expect(unseen?.error_code).toBe("invalid_owner_name");
    expect(unseen?.error_message).toBe(empty?.error_message?.replace("3행", "2행"));
  });

  it("loses them if it is the name of an API key", async () => {
    const account = `test-${crypto.randomUUID()}`;
    const issued = await post("/admin/keys", demo.admin_token, {
      ...{ account, plans: { a: "free" }, name: within("CRM") },
    });
    expect([issued.status, issued.body.key.name]).toEqual([200, "CRM"]);
    const { body } = await get(`/admin/keys/${issued.body.key.id}`, demo.admin_token);
    expect(body.key.name).toBe("CRM");
  });

  it("is not repeated in an error if it is the name of a field in the request, and details.value shows a value's unseen characters as escapes", async () => {
    const { apiKey } = await issueKey({ a: "pro", b: "paid" });
    const claim = { ...claimOf(HANBIT), "owner\u3164name": "x", ownerName: undefined };
    const { body } = await verify(apiKey, claim);
    expect(JSON.stringify(body)).not.toMatch(UNSEEN);
    const described = await describeBusiness(apiKey, { business_number: "12-34\u200b\u{e0041}\n" });
    expect(described.status).toBe(400);
    expect(described.body.error.details.value).toBe("12-34\\u200b\\udb40\\udc41\n");
    const nested = await describeBusiness(apiKey, { business_number: ["\u202e", { "\u200b": 1 }] });
    expect(nested.body.error.details.value).toEqual(["\\u202e", { "\\u200b": 1 }]);
  });
});

async function expectClean(
  key: string,
  jobId: string,
  expected: Record<string, string>,
): Promise<Record<string, string>> {
  await ended(key, jobId);
  const csv = await (await download(key, jobId)).text();
  expect(csv.slice(1).replaceAll(/[\r\n]/g, "")).not.toMatch(UNSEEN);
  const lines = await (await download(key, jobId, { Accept: "application/x-ndjson" })).text();
  expect(JSON.stringify(JSON.parse(lines))).not.toMatch(UNSEEN);
  const tool = await exports.default.fetch(
    new Request("http://127.0.0.1/mcp", {
      method: "POST",
      headers: { ...bearer(key), "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({
        ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
        params: { name: "get_batch", arguments: { job_id: jobId } },
      }),
    }),
  );
  const answer = (await tool.json()) as { result: { structuredContent: { results: unknown[] } } };
  expect(answer.result.structuredContent.results).toHaveLength(1);
  expect(JSON.stringify(answer)).not.toMatch(UNSEEN);
  const [row = {}] = await resultsOf(key, jobId);
  expect(row).toMatchObject(expected);
  return row;
}

describe("a text of an upstream with unseen characters", () => {
  it("is stored and answered without them: company facts of OpenDART", async () => {
    const { apiKey } = await issueKey({ a: "pro", b: "paid" });
    await writeCompanies(env.DB, [
      toIncoming({
        ...{ corpCode: "00990001", name: "새봄테크", englishName: "Saebom Tech Co., Ltd." },
        ...{ stockCode: "", modifiedOn: "20260101" },
      }),
    ]);
    const facts = {
      ...{ status: "000", corp_code: "00990001", bizr_no: HANBIT.b_no },
      corp_name: within("새봄테크"),
      corp_name_eng: within("Saebom Tech Co., Ltd."),
      stock_name: within("새봄테크"),
      ceo_nm: `${within("김새봄")}, 이한결`,
      adres: within("서울특별시 강남구 테헤란로 1"),
      ...{ induty_code: "58222", est_dt: "20100101" },
    };
    const imported = await request("/admin/company-facts", {
      method: "POST",
      headers: { ...bearer(demo.admin_token), "Content-Type": "application/x-ndjson" },
      body: JSON.stringify(facts),
    });
    expect(imported.status).toBe(200);
    const { status, body } = await describeBusiness(apiKey, {
      ...{ business_number: HANBIT.b_no, language: "ko" },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      company_name: "새봄테크",
      company_name_en: "Saebom Tech Co., Ltd.",
      representative_name: "김새봄, 이한결",
    });
    expect(JSON.stringify(body)).not.toMatch(UNSEEN);
    const stored = await env.DB.prepare("SELECT * FROM profiles WHERE corp_code = 990001").first();
    expect(JSON.stringify(stored)).not.toMatch(UNSEEN);
  });
});
