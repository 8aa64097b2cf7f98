/** DESIGN §8, UPSTREAMS §2: reading OpenDART's company table, and what is not exactly that file. */
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { corpCodeZip } from "../../../seed/upstreams/opendart.ts";
import type { DisclosedCompany } from "../../../src/disclosure/store.ts";
import { readCorpCodes } from "../../../src/opendart/corp-code-reader.ts";

const COMPANIES = [
  {
    corp_code: "00126380",
    corp_name: "삼성전자",
    corp_eng_name: "SAMSUNG ELECTRONICS CO,.LTD",
    stock_code: "005930",
  },
  { corp_code: "00434003", corp_name: "다코", corp_eng_name: "Daco corporation", stock_code: "" },
  { corp_code: "00190321", corp_name: "L&F", corp_eng_name: "L&F <Korea>", stock_code: "066970" },
].map((company) => ({ ...company, modify_date: "20260814" }));
const ZIP = corpCodeZip(COMPANIES);

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Uint8Array, size = bytes.length): Promise<DisclosedCompany[]> {
  const companies: DisclosedCompany[] = [];
  await readCorpCodes(inPieces(bytes, size), (company) => companies.push(company));
  return companies;
}

/** How reading ends: the number of companies, or the fault's code. Anything but a typed fault is thrown on. */
async function outcome(bytes: Uint8Array, size?: number): Promise<number | string> {
  try {
    return (await read(bytes, size)).length;
  } catch (fault) {
    if (fault instanceof Error && "code" in fault && "status" in fault) return String(fault.code);
    throw fault;
  }
}

const zipped = (document: string | Uint8Array) =>
  zipSync({ "CORPCODE.xml": typeof document === "string" ? strToU8(document) : document });
const COMPANY =
  "<list><corp_code>00126380</corp_code><corp_name>삼성전자</corp_name><corp_eng_name>SEC</corp_eng_name><stock_code>005930</stock_code><modify_date>20260814</modify_date></list>";
const table = (...companies: string[]) =>
  zipped(`<?xml version="1.0" encoding="UTF-8"?><result>${companies.join("")}</result>`);

describe("the company table", () => {
  const expected = [
    ["00126380", "삼성전자", "SAMSUNG ELECTRONICS CO,.LTD", "005930"],
    ["00434003", "다코", "Daco corporation", ""],
    ["00190321", "L&F", "L&F <Korea>", "066970"],
  ].map(([corpCode, name, nameEnglish, stockCode]) => ({
    corpCode,
    name,
    nameEnglish,
    stockCode,
    modifiedOn: "20260814",
  }));

  it.each([1, 2, 3, 7, 64, 10_000])("is read in pieces of %i bytes", async (size) => {
    expect(await read(ZIP, size)).toEqual(expected);
  });

  it("is read where the English name is empty, but not where it is missing", async () => {
    expect(await outcome(table(COMPANY.replace("SEC", "")))).toBe(1);
    expect(await outcome(table(COMPANY.replace("<corp_eng_name>SEC</corp_eng_name>", "")))).toBe(
      "format_changed",
    );
  });

  it("is read with a byte order mark and with blanks between the elements", async () => {
    expect(
      await outcome(zipped(`\ufeff<result>\n ${COMPANY.replaceAll("><", "> <")}\n</result>`)),
    ).toBe(1);
  });
});

describe("what is not the company table", () => {
  it.each(["010", "020", "800"])("is a fault answer with status %s", async (status) => {
    const body = strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><result><status>${status}</status><message>…</message></result>`,
    );
    for (const size of [1, body.length]) {
      await expect(read(body, size)).rejects.toMatchObject({ code: "fault_answer", status });
    }
  });

  it.each([
    ["nothing", ""],
    ["one byte", "P"],
    ["a page", "<html><body>점검 중입니다</body></html>"],
    ["a large page", `<html>${"점검 중입니다".repeat(10_000)}</html>`],
  ])("is no zip: %s", async (_what, body) => {
    expect(await outcome(strToU8(body))).toBe("not_a_zip");
  });

  it("is truncated, wherever it is cut off", async () => {
    for (let length = 2; length < ZIP.length; length++) {
      expect(await outcome(ZIP.subarray(0, length)), `the first ${length} bytes`).toBe("truncated");
    }
  });

  it("is damaged, wherever a bit of its content is turned over: a typed fault, never a company too few or a name too wrong", async () => {
    const whole = await read(ZIP);
    for (let at = 0; at < ZIP.length; at++) {
      const damaged = Uint8Array.from(ZIP);
      damaged[at] = (damaged[at] as number) ^ 0x10;
      // Some bytes of a zip mean nothing to a reader: dates, versions, names.
      if (typeof (await outcome(damaged)) === "number")
        expect(await read(damaged), `byte ${at}`).toEqual(whole);
    }
  });

  it.each([
    [
      "another order of elements",
      table(COMPANY.replace(/(<corp_code>.*<\/corp_code>)(<corp_name>.*<\/corp_name>)/, "$2$1")),
    ],
    ["an element more", table(COMPANY.replace("</list>", "<market>Y</market></list>"))],
    ["an element less", table(COMPANY.replace("<modify_date>20260814</modify_date>", ""))],
    ["another name of an element", table(COMPANY.replaceAll("corp_name", "name"))],
    ["a corp code of another form", table(COMPANY.replace("00126380", "126380"))],
    ["a company without a name", table(COMPANY.replace("삼성전자", " "))],
    ["a broken company after sound ones", table(COMPANY, COMPANY, "<list></list>")],
    [
      "two files",
      zipSync({ "a.xml": strToU8(`<result>${COMPANY}</result>`), "b.xml": strToU8("<result/>") }),
    ],
    [
      "a file that is not deflated",
      zipSync({ "a.xml": [strToU8(`<result>${COMPANY}</result>`), { level: 0 }] }),
    ],
  ])("has changed its format: %s", async (_what, zip) => {
    expect(await outcome(zip)).toBe("format_changed");
  });

  it.each([
    ["an element that is never closed", zipped(`<result>${COMPANY}`)],
    ["a closing tag too many", zipped(`<result>${COMPANY}</list></result>`)],
    ["no XML at all", zipped("corp_code,corp_name")],
    ["nothing", zipped("")],
    ["bytes that are not UTF-8", zipped(Uint8Array.of(...strToU8("<result>"), 0xff, 0xfe))],
    [
      "UTF-8 that is cut in a letter",
      zipped(strToU8(`<result>${COMPANY}</result>삼`).slice(0, -1)),
    ],
  ])("is malformed: %s", async (_what, zip) => {
    expect(await outcome(zip)).toBe("malformed_xml");
  });

  it("is empty: sound, but no company in it", async () => {
    expect(await outcome(table())).toBe("empty");
  });

  it("is a source that fails: its own error is thrown on", async () => {
    async function* failing() {
      yield ZIP.subarray(0, 100);
      throw new Error("R2 is away");
    }
    await expect(readCorpCodes(failing(), () => {})).rejects.toThrow("R2 is away");
  });
});
