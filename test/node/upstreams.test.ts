import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { demo } from "../../seed/demo.ts";
import type { UpstreamStats } from "../../seed/upstreams/control.ts";
import { REASONS } from "../../seed/upstreams/live-sources.ts";
import { hasRightCheckDigit } from "../../seed/upstreams/nts.ts";
import type { NTS_FAULTS } from "../../seed/upstreams/nts-faults.ts";
import {
  LOCAL_NTS_SERVICE_KEY,
  LOCAL_OPENDART_API_KEY,
  type StandInServer,
  startStandIns,
} from "../../seed/upstreams/server.ts";
import { DATA_SET_NAMES } from "../../src/live-sources/data-sets.ts";

/** The stand-in's current year. The real year could change while a test runs. */
const YEAR = 2026;

let upstream: StandInServer;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(YEAR, 11, 31) });
  upstream = await startStandIns({ port: 0 });
});
afterAll(async () => {
  await upstream.close();
  vi.useRealTimers();
});
beforeEach(() => post("/__reset", ""));

interface Answer {
  readonly [field: string]: unknown;
  readonly data: readonly NtsEntry[];
  readonly list: readonly object[];
  readonly error: string;
}
interface NtsEntry {
  readonly [field: string]: unknown;
  readonly valid?: string;
  readonly request_param?: object;
}

const post = (path: string, body: unknown, init: RequestInit = {}) =>
  fetch(upstream.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });
const nts = (
  operation: string,
  body: unknown,
  key: string | null = LOCAL_NTS_SERVICE_KEY,
  init: RequestInit = {},
) =>
  post(
    `/api/nts-businessman/v1/${operation}${key === null ? "" : `?serviceKey=${encodeURIComponent(key)}`}`,
    body,
    init,
  );
const dart = (
  file: string,
  query: Record<string, string> = {},
  key: string | null = LOCAL_OPENDART_API_KEY,
) =>
  fetch(
    `${upstream.url}/api/${file}?${new URLSearchParams({ ...(key === null ? {} : { crtfc_key: key }), ...query })}`,
  );
type Stats = Pick<UpstreamStats, "status">;
const control = (command: unknown) => post("/__control", command);
const read = async (response: Response | Promise<Response>): Promise<Answer> =>
  (await (await response).json()) as Answer;
const stats = () => read(fetch(`${upstream.url}/__stats`));

const first = demo.businesses[0];
if (!first) throw new Error("demo.json holds no business");
const claim = { b_no: first.b_no, start_dt: first.start_dt, p_nm: first.p_nm };
const UNREGISTERED = "0000000000";

describe("NTS /validate", () => {
  it("answers 01 with the status and the request if all three required fields match", async () => {
    const response = await nts("validate", { businesses: [claim] });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({
      status_code: "OK",
      request_cnt: 1,
      valid_cnt: 1,
      data: [
        {
          b_no: claim.b_no,
          valid: "01",
          request_param: claim,
          status: {
            b_no: claim.b_no,
            b_stt: "계속사업자",
            b_stt_cd: "01",
            tax_type: "부가가치세 일반과세자",
            tax_type_cd: "01",
            end_dt: "",
            utcc_yn: "N",
            tax_type_change_dt: "",
            invoice_apply_dt: "",
            rbf_tax_type: "해당없음",
            rbf_tax_type_cd: "99",
          },
        },
      ],
    });
  });

  it("answers 02 without status and without valid_cnt if no entry matches", async () => {
    const wrong = { ...claim, p_nm: "아무개" };
    expect(await read(nts("validate", { businesses: [wrong] }))).toEqual({
      status_code: "OK",
      request_cnt: 1,
      data: [
        { b_no: claim.b_no, valid: "02", valid_msg: "확인할 수 없습니다.", request_param: wrong },
      ],
    });
  });

  it("answers 02 in the same form for an unregistered number", async () => {
    const { data } = await read(
      nts("validate", { businesses: [{ ...claim, b_no: UNREGISTERED }] }),
    );
    expect(Object.keys(data[0] ?? {})).toEqual(["b_no", "valid", "valid_msg", "request_param"]);
  });

  it("keeps the order of the request and accepts a repeated number", async () => {
    const businesses = [
      claim,
      { ...claim, start_dt: "19990101" },
      { ...claim, b_no: UNREGISTERED },
      claim,
    ];
    const answer = await read(nts("validate", { businesses }));
    expect(answer.data.map((entry) => entry.valid)).toEqual(["01", "02", "02", "01"]);
    expect(answer.data.map((entry) => entry.request_param)).toEqual(businesses);
    expect([answer.request_cnt, answer.valid_cnt]).toEqual([4, 2]);
  });

  it.each([
    ["a blank inside the name", claim.p_nm.split("").join(" ")],
    ["a blank after the name", `${claim.p_nm} `],
    ["the name in NFD", claim.p_nm.normalize("NFD")],
  ])("compares p_nm exactly: %s is a mismatch", async (_case, p_nm) => {
    expect((await read(nts("validate", { businesses: [{ ...claim, p_nm }] }))).data[0]?.valid).toBe(
      "02",
    );
  });

  it.each([
    ["b_nm as registered", { b_nm: first.b_nm }, "01"],
    ["b_nm with other blanks", { b_nm: `${first.b_nm.replaceAll(" ", "")} ` }, "01"],
    ["another b_nm", { b_nm: "다른상호" }, "02"],
    ["an empty b_nm", { b_nm: "" }, "01"],
    ["another p_nm2", { p_nm2: "홍길동" }, "02"],
    ["another corp_no", { corp_no: "1101110000000" }, "02"],
    ["another b_sector", { b_sector: "도매" }, "02"],
    ["another b_type", { b_type: "전자" }, "02"],
    ["another b_adr", { b_adr: "서울" }, "02"],
  ])("compares optional fields only if they are sent: %s", async (_case, fields, valid) => {
    expect(
      (await read(nts("validate", { businesses: [{ ...claim, ...fields }] }))).data[0]?.valid,
    ).toBe(valid);
  });

  it("takes a representative's name of any length", async () => {
    const businesses = [{ ...claim, p_nm: claim.p_nm.repeat(10_000) }];
    const { data } = await read(nts("validate", { businesses }));
    expect(data).toMatchObject([{ valid: "02", request_param: businesses[0] }]);
  });

  it("answers 01 even if a business is closed or suspended", async () => {
    for (const code of ["02", "03"]) {
      const business = demo.businesses.find(({ b_stt_cd }) => b_stt_cd === code);
      if (!business) throw new Error(`no business in state ${code}`);
      const { b_no, start_dt, p_nm } = business;
      const { data } = await read(nts("validate", { businesses: [{ b_no, start_dt, p_nm }] }));
      expect(data[0]).toMatchObject({
        valid: "01",
        status: { b_stt_cd: code, end_dt: business.end_dt },
      });
    }
  });

  it("knows a number that begins with 999 only if its check digit is correct", async () => {
    const load = { b_no: "9990000016", start_dt: "20200101", p_nm: "홍길동" };
    expect(hasRightCheckDigit(load.b_no)).toBe(true);
    const { data } = await read(
      nts("validate", { businesses: [load, { ...load, b_no: "9990000017" }] }),
    );
    expect(data[0]).toMatchObject({ valid: "01", status: { b_stt_cd: "01", tax_type_cd: "01" } });
    expect(data[1]?.valid).toBe("02");
  });
});

describe("NTS /status", () => {
  it("answers every demo business with its codes and their texts", async () => {
    const answer = await read(nts("status", { b_no: demo.businesses.map(({ b_no }) => b_no) }));
    expect(answer).toMatchObject({
      match_cnt: demo.businesses.length,
      request_cnt: demo.businesses.length,
    });
    for (const [i, business] of demo.businesses.entries()) {
      const { b_no, b_stt_cd, tax_type_cd, end_dt } = business;
      const { utcc_yn = "N", invoice_apply_dt = "" } = business;
      expect(answer.data[i]).toMatchObject({ b_no, b_stt_cd, tax_type_cd, end_dt });
      expect(answer.data[i]).toMatchObject({ utcc_yn, invoice_apply_dt });
      expect(answer.data[i]?.b_stt).toMatch(/./);
      expect(answer.data[i]?.tax_type).toMatch(/./);
    }
  });

  it("answers an unregistered number with empty strings and the text in tax_type", async () => {
    const answer = await read(nts("status", { b_no: [UNREGISTERED, claim.b_no] }));
    expect([answer.match_cnt, answer.request_cnt]).toEqual([1, 2]);
    const { b_no, tax_type, ...rest } = answer.data[0] ?? {};
    expect([b_no, tax_type]).toEqual([
      UNREGISTERED,
      "국세청에 등록되지 않은 사업자등록번호입니다.",
    ]);
    expect(Object.values(rest)).toEqual(Array(9).fill(""));
  });

  it("omits match_cnt if no number is registered", async () => {
    expect(await read(nts("status", { b_no: [UNREGISTERED] }))).not.toHaveProperty("match_cnt");
  });
});

describe("NTS", () => {
  it.each([
    ["an unknown key", "0".repeat(64), -4, "등록되지 않은 인증키 입니다."],
    ["a key encoded twice", "abc%2Bdef%3D%3D", -4, "등록되지 않은 인증키 입니다."],
    ["no key", null, -401, "인증키는 필수 항목 입니다."],
    ["an empty key", "", -401, "인증키는 필수 항목 입니다."],
    ["a malformed key", "not a key!", -401, "유효하지 않은 인증키 입니다."],
  ])("refuses %s with 401", async (_case, key, code, msg) => {
    const response = await nts("validate", { businesses: [claim] }, key);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code, msg });
  });

  it.each([
    ["a body that is not JSON", "status", "{", 400, "BAD_JSON_REQUEST"],
    ["an empty body", "status", "", 400, "BAD_JSON_REQUEST"],
    ["no list", "status", "{}", 411, "REQUEST_DATA_MALFORMED"],
    ["an empty list", "validate", { businesses: [] }, 411, "REQUEST_DATA_MALFORMED"],
    ["a hyphenated number", "status", { b_no: ["124-81-00998"] }, 411, "REQUEST_DATA_MALFORMED"],
    [
      "a number that is not a text",
      "status",
      { b_no: [1248100998] },
      411,
      "REQUEST_DATA_MALFORMED",
    ],
    [
      "no date",
      "validate",
      { businesses: [{ b_no: claim.b_no, p_nm: claim.p_nm }] },
      411,
      "REQUEST_DATA_MALFORMED",
    ],
    [
      "an empty name",
      "validate",
      { businesses: [{ ...claim, p_nm: "" }] },
      411,
      "REQUEST_DATA_MALFORMED",
    ],
    [
      "a dashed date",
      "validate",
      { businesses: [{ ...claim, start_dt: "2012-03-05" }] },
      411,
      "REQUEST_DATA_MALFORMED",
    ],
    ["101 numbers", "status", { b_no: Array(101).fill(claim.b_no) }, 413, "TOO_LARGE_REQUEST"],
    [
      "101 businesses",
      "validate",
      { businesses: Array(101).fill(claim) },
      413,
      "TOO_LARGE_REQUEST",
    ],
    ["an unknown path", "statuses", { b_no: [claim.b_no] }, 404, "HTTP_ERROR"],
  ])("refuses %s", async (_case, operation, body, status, code) => {
    const response = await nts(operation, body);
    expect(response.status).toBe(status);
    const type = [411, 413].includes(status) ? "text/plain" : "application/json;charset=UTF-8";
    expect(response.headers.get("content-type")).toBe(type);
    expect(await response.json()).toEqual({ status_code: code });
  });

  it("accepts a call with 100 entries, the most that is allowed", async () => {
    expect((await read(nts("validate", { businesses: Array(100).fill(claim) }))).valid_cnt).toBe(
      100,
    );
  });
});

describe("OpenDART", () => {
  const profile = demo.profiles.find(({ employees, accounts }) => employees && accounts);
  if (!profile) throw new Error("no profile with a report");
  const report = { corp_code: profile.corp_code, bsns_year: "2024", reprt_code: "11011" };

  it("serves corpCode.xml as a ZIP whose CORPCODE.xml has every row of the disclosure table", async () => {
    const bytes = new Uint8Array(await (await dart("corpCode.xml")).arrayBuffer());
    expect(strFromU8(bytes.subarray(0, 2))).toBe("PK");
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(["CORPCODE.xml"]);
    const document = strFromU8(files["CORPCODE.xml"] ?? new Uint8Array());
    expect(document.match(/<list>/g)).toHaveLength(demo.disclosure.length);
    expect(document).toContain("<corp_name>한빛물산</corp_name>");
    expect(document).toContain("Dodam &amp; Bake Co., Ltd.");
    expect(document).toContain("<stock_code> </stock_code>");
    expect(document).not.toContain("former");
  });

  it("reports a fault of corpCode.xml as bare XML with HTTP 200", async () => {
    const response = await dart("corpCode.xml", {}, "x".repeat(40));
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^<\?xml.*<status>010<\/status><message>.+<\/message>/s);
  });

  it("answers company.json with the profile's fields, but with neither employees nor accounts", async () => {
    const { employees, accounts, ...company } = profile;
    expect(await read(dart("company.json", { corp_code: profile.corp_code }))).toEqual({
      status: "000",
      message: "정상",
      ...company,
    });
  });

  it.each([
    ["empSttus.json", "employees"],
    ["fnlttSinglAcnt.json", "accounts"],
  ] as const)("answers %s with the annual report of the requested year", async (file, rows) => {
    const answer = await read(dart(file, report));
    expect(answer).toMatchObject({ status: "000" });
    expect(answer.list).toHaveLength(profile[rows]?.length ?? 0);
    expect(answer.list[0]).toMatchObject(
      rows === "employees"
        ? { stlm_dt: "2024-12-31", sm: profile.employees?.[0]?.sm }
        : { bsns_year: "2024", thstrm_dt: "2024.12.31 현재", frmtrm_dt: "2023.12.31 현재" },
    );
  });

  const unprofiled = demo.disclosure.find((row) =>
    demo.profiles.every(({ corp_code }) => corp_code !== row.corp_code),
  );
  const bare = demo.profiles.find(({ employees, accounts }) => !employees && !accounts);
  it.each([
    ["an unknown key", "company.json", { corp_code: profile.corp_code }, "x".repeat(40), "010"],
    ["no key", "company.json", { corp_code: profile.corp_code }, null, "100"],
    ["no company code", "company.json", {}, undefined, "100"],
    ["a short company code", "company.json", { corp_code: "126380" }, undefined, "100"],
    [
      "a company without profile",
      "company.json",
      { corp_code: unprofiled?.corp_code ?? "" },
      undefined,
      "013",
    ],
    ["an unknown company", "company.json", { corp_code: "09999999" }, undefined, "013"],
    [
      "a company without employees",
      "empSttus.json",
      { ...report, corp_code: bare?.corp_code ?? "" },
      undefined,
      "013",
    ],
    [
      "no accounts",
      "fnlttSinglAcnt.json",
      { ...report, corp_code: bare?.corp_code ?? "" },
      undefined,
      "013",
    ],
    [
      "no year",
      "fnlttSinglAcnt.json",
      { corp_code: profile.corp_code, reprt_code: "11011" },
      undefined,
      "100",
    ],
    ["a bad report code", "empSttus.json", { ...report, reprt_code: "1" }, undefined, "100"],
    [
      "a year that is not over",
      "empSttus.json",
      { ...report, bsns_year: `${YEAR}` },
      undefined,
      "013",
    ],
    ["a quarterly report", "empSttus.json", { ...report, reprt_code: "11013" }, undefined, "013"],
    ["an unknown operation", "search.json", {}, undefined, "101"],
  ])("answers HTTP 200 with a status code for %s", async (_case, file, query, key, status) => {
    const response = await dart(
      file,
      query as Record<string, string>,
      key === undefined ? LOCAL_OPENDART_API_KEY : key,
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status, message: expect.any(String) });
  });
});

describe("the live sources", () => {
  const COMWEL = "B490001/gySjbPstateInfoService/getGySjBoheomBsshItem";
  const FSC = "1160100/service/GetCorpBasicInfoService_V2/getCorpOutline_V2";
  const FTC = "1130000/MllBsDtl_3Service/getMllBsInfoDetail_3";
  const KONEPS = "1230000/ao/UsrInfoService02/getPrcrmntCorpBasicInfo02";
  const SITES = "1348600383";
  const live = (path: string, query: Record<string, string> = {}, key = LOCAL_NTS_SERVICE_KEY) =>
    fetch(`${upstream.url}/${path}?${new URLSearchParams({ serviceKey: key, ...query })}`);
  const text = async (path: string, query: Record<string, string>) =>
    (await live(path, query)).text();

  it("always answer for COMWEL in XML, with both insurances or only the requested insurance", async () => {
    const number = { v_saeopjaDrno: SITES, numOfRows: "100", dataType: "json", _type: "json" };
    const all = await text(COMWEL, number);
    expect(all).toMatch(/^<\?xml .*<items><item><addr>.*<totalCount>5<\/totalCount>/s);
    expect(all).toMatch(/<saeopFg>7<\/saeopFg>.*<saeopFg>1<\/saeopFg>/);
    const one = await text(COMWEL, { ...number, opaBoheomFg: "2" });
    expect(one.match(/<item>/g)).toHaveLength(2);
    expect(await text(COMWEL, { v_saeopjaDrno: SITES.slice(0, 6) })).toMatch(
      /<items\/>.*<totalCount>0</,
    );
  });

  it("serve one page of rows, and say how many rows there are", async () => {
    const page = { v_saeopjaDrno: SITES, numOfRows: "2", pageNo: "3" };
    const last = await text(COMWEL, page);
    expect(last.match(/<item>/g)).toHaveLength(1);
    expect(last).toMatch(/<numOfRows>2<.*<pageNo>3<.*<totalCount>5</);
  });

  it.each([
    ["COMWEL by a name", COMWEL, { v_saeopjangNm: "너울" }, "6533328"],
    ["FSC without a number", FSC, { resultType: "json" }, "633968"],
    ["the FTC without a number", FTC, { resultType: "json" }, "2725361"],
    ["KONEPS with the wrong inqryDiv", KONEPS, { inqryDiv: "1", bizno: "2118700407" }, "512345"],
    [
      "the FTC with the one number for which the stand-in ignores the filter",
      FTC,
      { brno: "6178100277" },
      "2725361",
    ],
  ])(
    "give the number of rows of the whole register if a call has no correct filter: %s",
    async (_case, path, query, totalCount) => {
      expect(await text(path, query)).toMatch(new RegExp(`totalCount"?[>:]${totalCount}`));
    },
  );

  it("say that nothing is known, each in its own form", async () => {
    const nobody = "5062400955";
    expect(await text(COMWEL, { v_saeopjaDrno: nobody })).toContain("<items/>");
    expect(await read(live(FSC, { bzno: nobody, resultType: "json" }))).toMatchObject({
      response: { header: { resultCode: "00" }, body: { items: "", totalCount: 0 } },
    });
    expect(await read(live(FTC, { brno: nobody, resultType: "json" }))).toEqual({
      resultCode: "00",
      resultMsg: "NORMAL SERVICE",
      numOfRows: "10",
      pageNo: "1",
      totalCount: 0,
      items: [],
    });
    expect(await read(live(KONEPS, { inqryDiv: "3", bizno: nobody, type: "json" }))).toMatchObject({
      response: { header: { resultCode: "00" }, body: { items: [], totalCount: 0 } },
    });
  });

  it("answer an unknown key with a fault in XML, and a call without a key with the text Unauthorized", async () => {
    expect(await (await live(FTC, {}, "x".repeat(64))).text()).toContain(
      "<returnReasonCode>30</returnReasonCode>",
    );
    const without = await live(FTC, {}, "");
    expect([without.status, await without.text()]).toEqual([401, "Unauthorized"]);
  });

  it("refuse former operations with code 12, other paths with a text, and KONEPS calls without inqryDiv", async () => {
    const former = await live("1160100/service/GetCorpBasicInfoService/getCorpOutline");
    expect([former.status, await former.text()]).toEqual([400, expect.stringContaining(">12<")]);
    const elsewhere = await live("1230000/ao/UsrInfoService02/getNothing");
    expect([elsewhere.status, await elsewhere.text()]).toEqual([404, "API not found"]);
    expect(await read(live(KONEPS, { bizno: SITES, type: "json" }))).toEqual({
      "nkoneps.com.response.ResponseError": { header: { resultCode: "08", resultMsg: "오류" } },
    });
  });

  it("can be slow, either one of them or all together", async () => {
    const took = async (call: () => Promise<Response>) => {
      const started = performance.now();
      await call();
      return performance.now() - started;
    };
    await control({ latencyMs: { live: 120 } });
    expect(await took(() => live(FTC, { brno: SITES }))).toBeGreaterThan(110);
    await control({ latencyMs: { ftc: 120 } });
    expect(await took(() => live(FTC, { brno: SITES }))).toBeGreaterThan(110);
    await control({ latencyMs: { live: 600_000 } });
    expect((await nts("status", { b_no: [SITES] })).status).toBe(200);
    await control({ latencyMs: { ftc: 600_000 } });
    expect((await live(FSC, { bzno: SITES })).status).toBe(200);
  });

  it("can fail, either one, several or all of them", async () => {
    const failing = async () => {
      const calls = [live(COMWEL, {}), live(FSC), live(FTC), live(KONEPS, { inqryDiv: "3" })];
      return (await Promise.all(calls)).map(({ status }) => status);
    };
    await control({ fail: { mode: "forwarding", path: "fsc" } });
    expect(await failing()).toEqual([200, 502, 200, 200]);
    await control({ fail: { mode: "quota", path: ["comwel", "koneps"] } });
    expect(await failing()).toEqual([429, 200, 200, 429]);
    await control({ fail: { mode: "forbidden", path: "live" } });
    expect(await failing()).toEqual([403, 403, 403, 403]);
    expect((await nts("status", { b_no: [SITES] })).status).toBe(200);
  });
});

describe("a stand-in under control", () => {
  const status = () => nts("status", { b_no: [claim.b_no, UNREGISTERED] });

  it("delays every answer by latencyMs", async () => {
    await control({ latencyMs: 80 });
    for (const call of [status, () => dart("company.json")]) {
      const before = performance.now();
      await call();
      expect(performance.now() - before).toBeGreaterThan(75);
    }
  });

  it("fails every nth call and no other", async () => {
    await control({ fail: { mode: "http500", every: 3 } });
    const seen: number[] = [];
    for (let i = 0; i < 6; i++) seen.push((await status()).status);
    expect(seen).toEqual([200, 200, 500, 200, 200, 500]);
  });

  it("fails only the named path", async () => {
    for (const path of ["validate", "status", "opendart"]) {
      await control({ fail: { mode: "http500", every: 1, path } });
      const answers = [
        await nts("validate", { businesses: [claim] }),
        await status(),
        await dart("company.json"),
      ];
      expect(answers.map((answer) => answer.status === 500)).toEqual(
        ["validate", "status", "opendart"].map((name) => name === path),
      );
    }
  });

  it("with mode http500 answers INTERNAL_ERROR", async () => {
    await control({ fail: { mode: "http500", every: 1 } });
    expect(await read(status())).toEqual({ status_code: "INTERNAL_ERROR" });
  });

  it("with mode xml answers with the gateway's XML and HTTP 200, although JSON was requested", async () => {
    await control({ fail: { mode: "xml", every: 1 } });
    const response = await status();
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^<.*<cmmMsgHeader>.*<returnReasonCode>22</s);
    expect(await (await dart("corpCode.xml")).text()).toContain("<status>800</status>");
  });

  it("with mode html answers with a web page and HTTP 200", async () => {
    await control({ fail: { mode: "html", every: 1 } });
    expect(await (await status()).text()).toMatch(/^<html>/);
  });

  it("with mode geoblock answers 403 with a web page for any key", async () => {
    await control({ fail: { mode: "geoblock", every: 1 } });
    const response = await status();
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringMatching(/^<html>/),
    ]);
  });

  it("with mode truncated sends only the first half of the correct answer, even if the answer is a ZIP", async () => {
    const whole = await (await status()).text();
    const zip = (await (await dart("corpCode.xml")).arrayBuffer()).byteLength;
    await control({ fail: { mode: "truncated", every: 1 } });
    const part = await (await status()).text();
    expect(part.length).toBeLessThan(whole.length);
    expect(whole.startsWith(part.slice(0, 40))).toBe(true);
    expect(() => JSON.parse(part)).toThrow();
    expect((await (await dart("corpCode.xml")).arrayBuffer()).byteLength).toBe(Math.floor(zip / 2));
  });

  it("with mode key answers as for an unknown key", async () => {
    await control({ fail: { mode: "key", every: 1 } });
    expect(await read(status())).toMatchObject({ code: -4 });
    expect(await read(dart("company.json"))).toMatchObject({ status: "010" });
  });

  it("with mode wrongLength answers with one entry too few", async () => {
    await control({ fail: { mode: "wrongLength", every: 1 } });
    const answer = await read(status());
    expect(answer).toMatchObject({ status_code: "OK", request_cnt: 2 });
    expect(answer.data).toHaveLength(1);
  });

  it("with mode reset closes the connection", async () => {
    await control({ fail: { mode: "reset", every: 1 } });
    await expect(status()).rejects.toThrow("fetch failed");
  });

  it("with mode timeout never answers", async () => {
    await control({ fail: { mode: "timeout", every: 1 } });
    await expect(
      nts("status", { b_no: [claim.b_no] }, LOCAL_NTS_SERVICE_KEY, {
        signal: AbortSignal.timeout(150),
      }),
    ).rejects.toThrow(/timeout/);
  });

  it("ends pending calls at once when it is closed", async () => {
    const own = await startStandIns({ port: 0 });
    await fetch(`${own.url}/__control`, {
      method: "POST",
      body: '{"fail":{"mode":"timeout","every":1}}',
    });
    const hanging = fetch(`${own.url}/api/company.json`).catch((error: unknown) => error);
    await expect
      .poll(() => read(fetch(`${own.url}/__stats`)))
      .toMatchObject({ opendart: { company: 1 } });
    const before = performance.now();
    await own.close();
    expect(await hanging).toBeInstanceOf(Error);
    // The pending call never ends by itself, and idle connections would stay for two minutes.
    expect(performance.now() - before).toBeLessThan(30_000);
  });

  it("keeps separate faults and counters for each address /for/<name>", async () => {
    const of = (name: string, operation: string, body: object) =>
      post(
        `/for/${name}/api/nts-businessman/v1/${operation}?serviceKey=${LOCAL_NTS_SERVICE_KEY}`,
        body,
      );
    await post("/for/one/__control", { fail: { mode: "http500" } });
    expect((await of("one", "status", { b_no: [claim.b_no] })).status).toBe(500);
    expect((await of("two", "status", { b_no: [claim.b_no] })).status).toBe(200);
    expect((await status()).status).toBe(200);
    const countOf = async (name: string) =>
      ((await read(fetch(`${upstream.url}/for/${name}/__stats`))) as unknown as Stats).status.calls;
    expect([await countOf("one"), await countOf("two")]).toEqual([1, 1]);
    await post("/for/one/__reset", "");
    expect((await of("one", "status", { b_no: [claim.b_no] })).status).toBe(200);
    expect([await countOf("one"), await countOf("two")]).toEqual([1, 1]);
  });

  it("ends a fault after the command fail: null, and leaves the latency unchanged", async () => {
    await control({ latencyMs: 1, fail: { mode: "http500", every: 1 } });
    expect(await read(control({ fail: null }))).toEqual({ latencyMs: 1, fail: null });
    expect((await status()).status).toBe(200);
  });

  it("serves another company table until a command removes it", async () => {
    const path = join(await mkdtemp(join(tmpdir(), "upstreams-")), "table.zip");
    const table = zipSync({ "CORPCODE.xml": strToU8("<result></result>") });
    await writeFile(path, table);
    const size = async () => (await (await dart("corpCode.xml")).arrayBuffer()).byteLength;
    const demoSize = await size();
    expect((await control({ corpCode: { path } })).status).toBe(200);
    expect(await size()).toBe(table.length);
    await control({ corpCode: null });
    expect(await size()).toBe(demoSize);
  });

  it.each([
    ["no JSON", "{", "JSON"],
    ["an unknown mode", { fail: { mode: "fire", every: 1 } }, "fail.mode"],
    ["an every of 0", { fail: { mode: "xml", every: 0 } }, "fail.every"],
    ["an unknown path", { fail: { mode: "xml", every: 1, path: "kv" } }, "fail.path"],
    ["a negative latency", { latencyMs: -1 }, "latencyMs"],
    ["an unknown field", { latency: 5 }, "latency"],
    ["no mode", { fail: { every: 2 } }, "fail.mode"],
    ["a mode and modes", { fail: { mode: "xml", modes: ["html"] } }, "fail.modes"],
    ["no modes", { fail: { modes: [] } }, "fail.modes"],
    ["every and share", { fail: { mode: "xml", every: 2, share: 0.5 } }, "fail.share"],
    ["a share above 1", { fail: { mode: "xml", share: 1.5 } }, "fail.share"],
    ["a seed that is not a whole number", { fail: { mode: "xml", seed: 0.5 } }, "fail.seed"],
    [
      "modes without a field that one of them needs",
      { fail: { modes: ["xml", "reason"] } },
      "fail.reason",
    ],
    ["a reason that is missing", { fail: { mode: "reason" } }, "fail.reason"],
    ["an unknown reason", { fail: { mode: "reason", reason: "77" } }, "fail.reason"],
    ["a name that is missing", { fail: { mode: "reasonName" } }, "fail.name"],
    ["a name in small letters", { fail: { mode: "reasonName", name: "denied" } }, "fail.name"],
    ["no number to refuse", { fail: { mode: "refuseNumber" } }, "fail.number"],
    ["a short number", { fail: { mode: "nullEntry", number: "124" } }, "fail.number"],
    ["a blank that is not blank", { fail: { mode: "blankEntry", blank: "x" } }, "fail.blank"],
    ["an impossible status", { fail: { mode: "unknown", status: 99 } }, "fail.status"],
    ["a file that does not exist", { corpCode: { path: "/nowhere.zip" } }, "corpCode.path"],
  ])(
    "refuses a control body with %s, and says where the mistake is",
    async (_case, body, where) => {
      const response = await control(body);
      expect(response.status).toBe(400);
      expect((await read(response)).error).toContain(where);
    },
  );
});

describe("a fault that was recorded", () => {
  const textOf = async (fail: object): Promise<[number, string | null, string]> => {
    expect((await control({ fail })).status).toBe(200);
    const response = await nts("status", { b_no: [claim.b_no] });
    return [response.status, response.headers.get("content-type"), await response.text()];
  };
  const JSON_TYPE = "application/json;charset=UTF-8";
  const XML_TYPE = "application/xml;charset=UTF-8";

  it.each([
    ["apiServerError", 400, JSON_TYPE, '{"code":-5,"msg":"API 서버 오류가 발생하였습니다."}'],
    ["unknown", 500, JSON_TYPE, '{"code":-999,"msg":"UNKNOWN"}'],
    ["systemError", 400, JSON_TYPE, '{"code":-1,"msg":"시스템 내부 오류가 발생하였습니다."}'],
    ["trafficExceeded", 400, JSON_TYPE, '{"code":-10,"msg":"트래픽 허용 횟수를 초과하였습니다."}'],
    ["quotaExceeded", 429, "text/plain", "API token quota exceeded"],
    ["tooFast", 429, "text/plain", "API rate limit exceeded"],
    ["unknownKey", 401, JSON_TYPE, '{"code":-4,"msg":"등록되지 않은 인증키 입니다."}'],
    ["missingKey", 401, JSON_TYPE, '{"code":-401,"msg":"인증키는 필수 항목 입니다."}'],
    ["malformedKey", 401, JSON_TYPE, '{"code":-401,"msg":"유효하지 않은 인증키 입니다."}'],
    ["notEnabled", 400, JSON_TYPE, '{"code":-3,"msg":"등록되지 않은 서비스 입니다."}'],
    ["code-2", 400, JSON_TYPE, '{"code":-2,"msg":"요청하신 파라미터가 적합하지 않습니다."}'],
    ["code-9", 400, JSON_TYPE, '{"code":-9,"msg":"종료된 서비스 입니다."}'],
    ["badJson", 400, JSON_TYPE, '{"status_code":"BAD_JSON_REQUEST"}'],
    ["malformedRequest", 411, "text/plain", '{"status_code":"REQUEST_DATA_MALFORMED"}'],
    ["tooLarge", 413, "text/plain", '{"status_code":"TOO_LARGE_REQUEST"}'],
    ["internalError", 500, JSON_TYPE, '{"status_code":"INTERNAL_ERROR"}'],
    ["httpError", 500, JSON_TYPE, '{"status_code":"HTTP_ERROR"}'],
    ["blocked", 400, "text/plain", "Request Blocked"],
    ["badGatewayPage", 502, "text/html", expect.stringMatching(/^<html>.*<\/html>$/)],
    ["badGatewayText", 502, "text/plain", "Error forwarding request to backend server"],
    ["gatewayTimeout", 504, "text/plain", ""],
  ] satisfies [keyof typeof NTS_FAULTS, ...unknown[]][])(
    "is sent in the mode %s, with the recorded status, type and text",
    async (mode, ...expected) => {
      expect(await textOf({ mode })).toEqual(expected);
    },
  );

  it.each([
    ["apiServerError", 503],
    ["unknown", 400],
    ["httpError", 404],
    ["html", 502],
  ])("in the mode %s can also come with HTTP %d", async (mode, status) => {
    const [, ...content] = await textOf({ mode });
    expect(await textOf({ mode, status })).toEqual([status, ...content]);
  });

  it("can be the gateway's XML with any reason and its name, and with any HTTP status", async () => {
    for (const [reason, name] of Object.entries(REASONS)) {
      const xml = expect.stringMatching(
        `^<\\?xml.*<OpenAPI_ServiceResponse>.*<returnAuthMsg>${name}<.*<returnReasonCode>${reason}<`,
      );
      const oneLine = async (fail: object) =>
        (await textOf(fail)).map((part) =>
          typeof part === "string" ? part.replace("\n", "") : part,
        );
      expect(await oneLine({ mode: "reason", reason })).toEqual([200, XML_TYPE, xml]);
      expect(await oneLine({ mode: "reason", reason, status: 403 })).toEqual([403, XML_TYPE, xml]);
    }
  });

  it("can be the name of a reason as plain text", async () => {
    const fail = { mode: "reasonName", name: "PERMISSION_DENIED" };
    expect(await textOf(fail)).toEqual([200, "text/plain", "PERMISSION_DENIED"]);
    expect(await textOf({ ...fail, status: 403 })).toEqual([403, "text/plain", fail.name]);
  });

  it("can also come from the live sources", async () => {
    const path = "1130000/MllBsDtl_3Service/getMllBsInfoDetail_3";
    await control({ fail: { mode: "reason", reason: "12", path: "ftc" } });
    const response = await fetch(`${upstream.url}/${path}`);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining("<returnAuthMsg>NO_OPENAPI_SERVICE_ERROR<"),
    ]);
  });
});

describe("an answer with a faulty entry", () => {
  const [, second] = demo.businesses;
  if (!second) throw new Error("demo.json holds fewer than two businesses");
  const claims = [first, second].map(({ b_no, start_dt, p_nm }) => ({ b_no, start_dt, p_nm }));
  const askBoth = async () => {
    const status = await read(nts("status", { b_no: claims.map(({ b_no }) => b_no) }));
    return { status, validate: await read(nts("validate", { businesses: claims })) };
  };
  const BLANK = Object.fromEntries(
    [
      ...["b_stt", "b_stt_cd", "tax_type", "tax_type_cd", "end_dt", "utcc_yn"],
      ...["tax_type_change_dt", "invoice_apply_dt", "rbf_tax_type", "rbf_tax_type_cd"],
    ].map((field) => [field, ""]),
  );

  it.each<[mode: string, fields: object, state: (b_no: string, state: object) => object | null]>([
    ["nullEntry", {}, () => null],
    ["numericStateCode", {}, (_, state) => ({ ...state, b_stt_cd: 1 })],
    ["blankEntry", {}, (b_no) => ({ ...BLANK, b_no })],
    ["blankEntry", { blank: " " }, (b_no) => ({ ...BLANK, b_no, b_stt_cd: " ", tax_type: " " })],
    ["unknownTexts", {}, (b_no) => ({ ...BLANK, b_no, tax_type: "확인되지 않은 과세유형입니다." })],
  ])(
    "with mode %s and %o has the faulty entry in the place of the given number, or in the first place if no number is given",
    async (mode, fields, change) => {
      const right = await askBoth();
      for (const [at, number] of [undefined, ...claims.map(({ b_no }) => b_no)].entries()) {
        const faulty = at === 2 ? 1 : 0;
        await control({ fail: { mode, number, ...fields } });
        const wrong = await askBoth();
        for (const i of [0, 1]) {
          const [state, validated] = [right.status.data[i], right.validate.data[i]];
          const changed = change(claims[i]?.b_no ?? "", state ?? {});
          expect(wrong.status.data[i]).toEqual(i === faulty ? changed : state);
          expect(wrong.validate.data[i]).toEqual(
            i === faulty ? changed && { ...validated, status: changed } : validated,
          );
        }
        expect({ ...wrong.status, data: [] }).toEqual({ ...right.status, data: [] });
        expect({ ...wrong.validate, data: [] }).toEqual({ ...right.validate, data: [] });
      }
    },
  );

  it("has 01 in the faulty entry of a validation, even if the claim does not match", async () => {
    await control({ fail: { mode: "blankEntry" } });
    const wrong = { ...claim, p_nm: "아무개" };
    expect((await read(nts("validate", { businesses: [wrong] }))).data).toEqual([
      {
        b_no: claim.b_no,
        valid: "01",
        request_param: wrong,
        status: { ...BLANK, b_no: claim.b_no },
      },
    ]);
  });

  it("is replaced by the usual answer if the call has no entries or lacks the number that the command names", async () => {
    const right = await askBoth();
    await control({ fail: { mode: "nullEntry", number: UNREGISTERED } });
    expect(await askBoth()).toEqual(right);
    expect((await nts("status", { b_no: [] })).status).toBe(411);
    expect(await read(dart("company.json"))).toMatchObject({ status: "100" });
  });

  it("with mode paddedEntries has a blank before and after every text", async () => {
    await control({ fail: { mode: "paddedEntries" } });
    const { status, validate } = await askBoth();
    expect(status).toMatchObject({ status_code: "OK", request_cnt: 2 });
    expect(status.data[0]).toMatchObject({
      b_no: ` ${first.b_no} `,
      b_stt_cd: " 01 ",
      tax_type: " 부가가치세 일반과세자 ",
      end_dt: "  ",
    });
    expect(validate.data[1]).toMatchObject({
      valid: " 01 ",
      request_param: { p_nm: ` ${second.p_nm} ` },
      status: { b_stt: " 계속사업자 " },
    });
  });

  it("with mode refuseNumber is a refusal, but only if the call asks about the business number that the command names", async () => {
    await control({ fail: { mode: "refuseNumber", number: second.b_no } });
    expect((await nts("status", { b_no: [first.b_no] })).status).toBe(200);
    expect((await nts("validate", { businesses: claims.slice(0, 1) })).status).toBe(200);
    for (const refused of [
      await nts("status", { b_no: [first.b_no, second.b_no] }),
      await nts("validate", { businesses: claims }),
    ]) {
      expect([refused.status, await refused.text()]).toEqual([
        411,
        '{"status_code":"REQUEST_DATA_MALFORMED"}',
      ]);
    }
  });
});

describe("a hostile answer", () => {
  const status = (init: RequestInit = {}) =>
    nts("status", { b_no: [claim.b_no] }, LOCAL_NTS_SERVICE_KEY, init);

  it.each([302, 307])(
    "with mode redirect and HTTP %d leads to the same address again and again",
    async (code) => {
      await control({ fail: { mode: "redirect", status: code, path: "status" } });
      const first = await status({ redirect: "manual" });
      expect(first.status).toBe(code);
      const location = first.headers.get("location") ?? "";
      expect(location).toMatch(/^\/api\/nts-businessman\/v1\/status\?/);
      const next = await fetch(upstream.url + location, { redirect: "manual" });
      expect([next.status, next.headers.get("location")]).toEqual([code, location]);
      // Fetch gives up after 20 redirects. With the first call, these are 21 calls.
      await post("/__reset", "");
      await control({ fail: { mode: "redirect", status: code } });
      await expect(status()).rejects.toThrow("fetch failed");
      expect(await stats()).toMatchObject({ status: { calls: 21 } });
    },
  );

  it("with mode redirect leads to an address within /for/<name>, and every call of this address is redirected again", async () => {
    const name = "/for/redirected";
    await post(`${name}/__control`, { fail: { mode: "redirect", every: 2 } });
    const company = (query: string) =>
      fetch(`${upstream.url}${name}/api/company.json?${query}`, { redirect: "manual" });
    expect((await company("a=1")).status).toBe(200);
    const second = await company("a=1");
    expect([second.status, second.headers.get("location")]).toEqual([
      302,
      `${name}/api/company.json?a=1&redirected=302`,
    ]);
    expect((await company("a=1&redirected=302")).status).toBe(302);
    expect((await company("a=1&redirected=302")).status).toBe(302);
    expect((await company("a=1")).status).toBe(200);
  });

  it("with mode bomb is small, and inflates to 300 MB", async () => {
    await control({ fail: { mode: "bomb" } });
    const [one, other] = await Promise.all([rawStatus(), rawStatus()]);
    expect([one.status, one.encoding]).toEqual([200, "gzip"]);
    expect(one.body.length).toBeLessThan(1_000_000);
    expect(other.body).toEqual(one.body);
    // The last four bytes of a gzip file are the inflated size.
    expect(one.body.readUInt32LE(one.body.length - 4)).toBeGreaterThan(300_000_000);
    const start = createGunzip().end(one.body)[Symbol.asyncIterator]();
    expect(String((await start.next()).value)).toMatch(/^\{"status_code":"OK","data":\[ +$/);
    await start.return?.();
  });

  /** Calls without fetch, because fetch would inflate the body. */
  async function rawStatus(): Promise<{ status: unknown; encoding: unknown; body: Buffer }> {
    const path = `/api/nts-businessman/v1/status?serviceKey=${LOCAL_NTS_SERVICE_KEY}`;
    const call = request(upstream.url + path, { method: "POST" }).end();
    const [response] = (await once(call, "response")) as [IncomingMessage];
    const { statusCode, headers } = response;
    return {
      status: statusCode,
      encoding: headers["content-encoding"],
      body: await buffer(response),
    };
  }

  it("with mode long is the right answer, followed by blanks up to 20 MB", async () => {
    const right = await read(status());
    await control({ fail: { mode: "long" } });
    const response = await status();
    expect(response.headers.get("content-encoding")).toBeNull();
    const text = await response.text();
    expect([response.status, text.length > 19_999_000]).toEqual([200, true]);
    expect(JSON.parse(text)).toEqual(right);
  });
});

describe("calls that fail by chance", () => {
  const statusesOf = async (fail: object, count: number): Promise<number[]> => {
    expect((await control({ fail: { path: "status", ...fail } })).status).toBe(200);
    const seen: number[] = [];
    for (let i = 0; i < count; i++) seen.push((await nts("status", { b_no: [claim.b_no] })).status);
    return seen;
  };
  const OUTAGE = { modes: ["unknown", "apiServerError"], share: 0.92, seed: 7 };

  it("are the same after each command with the same seed, and differ with another seed", async () => {
    const seen = await statusesOf(OUTAGE, 40);
    expect(await statusesOf(OUTAGE, 40)).toEqual(seen);
    expect(await statusesOf({ ...OUTAGE, seed: 8 }, 40)).not.toEqual(seen);
    expect(new Set(seen)).toEqual(new Set([200, 400, 500]));
  });

  it("make up about the given share of the calls: none at share 0, and all at share 1", async () => {
    const failed = async (share: number, count: number) =>
      (await statusesOf({ mode: "unknown", share, seed: 7 }, count)).filter((code) => code !== 200);
    const half = (await failed(0.5, 200)).length;
    expect([half > 70, half < 130]).toEqual([true, true]);
    expect(await failed(0, 20)).toHaveLength(0);
    expect(await failed(1, 20)).toHaveLength(20);
  });

  it("do not depend on calls of other paths", async () => {
    const seen = await statusesOf(OUTAGE, 10);
    await control({ fail: { path: "status", ...OUTAGE } });
    const again: number[] = [];
    for (let i = 0; i < 10; i++) {
      await nts("validate", { businesses: [claim] });
      again.push((await nts("status", { b_no: [claim.b_no] })).status);
    }
    expect(again).toEqual(seen);
  });

  it("fail in one of several modes at random, even if `every` chooses the calls", async () => {
    const seen = await statusesOf({ modes: OUTAGE.modes, every: 2 }, 20);
    expect(seen.filter((_, i) => i % 2 === 0)).toEqual(Array(10).fill(200));
    expect(new Set(seen.filter((_, i) => i % 2 === 1))).toEqual(new Set([400, 500]));
  });
});

describe("statistics", () => {
  const none = { corpCode: 0, company: 0, empSttus: 0, fnlttSinglAcnt: 0 };
  const noneLive = Object.fromEntries(DATA_SET_NAMES.map((name) => [name, 0]));

  it("count calls and rows of each operation, including refused and failed calls", async () => {
    await nts("validate", { businesses: [claim, claim] });
    await nts("validate", { businesses: Array(101).fill(claim) });
    await control({ fail: { mode: "http500", every: 1, path: "status" } });
    await nts("status", { b_no: [claim.b_no] });
    await dart("company.json");
    await dart("corpCode.xml");
    await fetch(`${upstream.url}/1130000/MllBsDtl_3Service/getMllBsInfoDetail_3`);
    expect(await stats()).toEqual({
      validate: { calls: 2, rows: 103 },
      status: { calls: 1, rows: 1 },
      maxRows: 101,
      opendart: { ...none, corpCode: 1, company: 1 },
      live: { ...noneLive, ftc: 1 },
    });
  });

  it("are cleared by a reset, which also clears faults and latency", async () => {
    await control({ latencyMs: 500, fail: { mode: "http500", every: 1 } });
    await nts("status", { b_no: [claim.b_no] });
    expect(await read(post("/__reset", ""))).toEqual({ latencyMs: 0, fail: null });
    expect(await stats()).toEqual({
      validate: { calls: 0, rows: 0 },
      status: { calls: 0, rows: 0 },
      maxRows: 0,
      opendart: none,
      live: noneLive,
    });
    expect((await nts("status", { b_no: [claim.b_no] })).status).toBe(200);
  });
});

it("the stand-in answers 404 for a path that no upstream has", async () => {
  expect((await fetch(`${upstream.url}/nowhere`)).status).toBe(404);
});
