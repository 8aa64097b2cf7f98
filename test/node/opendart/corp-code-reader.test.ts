/** How OpenDART's corpCode file is read (`docs/upstreams.md`), and which files are refused. */

import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { corpCodeZip } from "../../../seed/upstreams/opendart.ts";
import { type DisclosedCompany, readCorpCodes } from "../../../src/opendart/corp-code-reader.ts";

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

async function read(zip: Uint8Array): Promise<DisclosedCompany[]> {
  const companies: DisclosedCompany[] = [];
  await readCorpCodes(zip, (company) => companies.push(company));
  return companies;
}

/** @returns the number of companies, or the code of a typed fault. @throws any other exception */
async function countOrFault(zip: Uint8Array): Promise<number | string> {
  try {
    return (await read(zip)).length;
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

/** A text that can hardly be compressed. Each index always has the same text. */
const digest = (index: number) => (BigInt(index + 1) * 0x9e3779b97f4a7c15n).toString(36).slice(-12);

/** A small zip of a large document with a `start`, many repetitions of `piece`, and an `end`. */
const bomb = (start: string, piece: string, times: number, end: string) => {
  const head = strToU8(start);
  const body = strToU8(piece.repeat(Math.ceil(1_000_000 / piece.length)));
  const tail = strToU8(end);
  const repeats = Math.round((times * piece.length) / body.length);
  const document = new Uint8Array(head.length + repeats * body.length + tail.length);
  document.set(head);
  for (let at = 0; at < repeats; at++) document.set(body, head.length + at * body.length);
  document.set(tail, document.length - tail.length);
  return zipSync({ "CORPCODE.xml": document }, { level: 1 });
};

describe("a hostile file", () => {
  it("brings no invisible characters into names or messages, and no company without a visible name", async () => {
    const names = (ko: string, en: string) =>
      COMPANY.replace("삼성전자", ko).replace(">SEC<", `>${en}<`);
    const zip = table(
      names("삼성\u202e\u{e0041}전자", "S&#x9b;2J\u200bEC"),
      names("\u200b&#xe0041;", "Nobody"),
      names("다코", "\u3164"),
    );
    expect((await read(zip)).map(({ name, englishName }) => [name, englishName])).toEqual([
      ["삼성전자", "S2JEC"],
      ["다코", ""],
    ]);
    const odd = zipped(`<result></\u009b31m\u202e${"x".repeat(50_000)}>`);
    await expect(read(odd)).rejects.toThrow(
      /^The document is not well-formed XML: <\/31mx{190,}\.$/,
    );
    await expect(read(zipped(`<result><list><${"x".repeat(50_000)}>`))).rejects.toThrow(
      /^.{1,300}$/,
    );
  });

  const IN_NAME = "<result><list><corp_code>00126380</corp_code><corp_name>";
  const OTHER = `<a>${"x".repeat(49_993)}</a>`;
  it.each<[string, Uint8Array, string]>([
    ["one name of 20 MB", bomb(IN_NAME, "x", 20_000_000, "</corp_name>"), "format_changed"],
    ["20 MB of blanks", bomb("<result>", " ", 20_000_000, "</result>"), "format_changed"],
    ["a tag of 20 MB", bomb("<result><", "x", 20_000_000, "/></result>"), "format_changed"],
    ["an attribute of 20 MB", bomb('<result a="', "x", 20_000_000, '"/>'), "format_changed"],
    ["a comment of 20 MB", bomb("<result><!--", "x", 20_000_000, "--></result>"), "format_changed"],
    ["nested elements", bomb("<result>", "<a>", 1_000_000, "</result>"), "format_changed"],
    ["nested fields", bomb(IN_NAME, "<corp_name>", 1_000_000, ""), "format_changed"],
    ["51 MB of other elements", bomb("<result>", OTHER, 1_020, "</result>"), "too_large"],
  ])("is refused even if its zip is small: %s", async (_what, zip, code) => {
    expect(zip.length).toBeLessThan(500_000);
    expect(await countOrFault(zip)).toBe(code);
  });
});

describe("a corpCode file", () => {
  const expected = [
    ["00126380", "삼성전자", "SAMSUNG ELECTRONICS CO,.LTD", "005930"],
    ["00434003", "다코", "Daco corporation", ""],
    ["00190321", "L&F", "L&F <Korea>", "066970"],
  ].map(([corpCode, name, englishName, stockCode]) => ({
    corpCode,
    name,
    englishName,
    stockCode,
    modifiedOn: "20260814",
  }));

  it("is read in the order of the file", async () => {
    expect(await read(ZIP)).toEqual(expected);
  });

  // At one of these offsets, a letter of three bytes crosses the end of a piece.
  it.each([0, 1, 2])("is read if it inflates in many pieces (offset %i)", async (offset) => {
    const names = Array.from({ length: 20_000 }, (_, index) => `${digest(index)}가나다라`);
    const companies = names.map((name, index) =>
      COMPANY.replace("삼성전자", name).replace("00126380", String(index).padStart(8, "0")),
    );
    const zip = table(" ".repeat(offset), ...companies);
    expect(zip.length).toBeGreaterThan(10 * 16_384);
    expect((await read(zip)).map((company) => company.name)).toEqual(names);
  });

  it("is read if other bytes come before and after it in its buffer", async () => {
    const buffer = new Uint8Array(ZIP.length + 20).fill(7);
    buffer.set(ZIP, 10);
    expect(await read(buffer.subarray(10, 10 + ZIP.length))).toEqual(expected);
  });

  it("is read if an English name is empty, but not if it is missing", async () => {
    expect(await countOrFault(table(COMPANY.replace("SEC", "")))).toBe(1);
    expect(
      await countOrFault(table(COMPANY.replace("<corp_eng_name>SEC</corp_eng_name>", ""))),
    ).toBe("format_changed");
  });

  // The usual form is read with one pattern. A company with an XML comment is read tag by tag.
  it("gives the same companies or the same fault, whether its companies have the usual form or not", async () => {
    const value = fc.oneof(
      fc.constantFrom("00126380", "20260814", "", " ", "L&amp;F", "a]b", "]]>", "&bad;", "<b/>"),
      fc.string({ unit: "binary", maxLength: 20 }).filter((text) => !/[<&]/.test(text)),
    );
    const blank = fc.constantFrom("", "\n  ", "text");
    const company = fc.record({ values: fc.array(value, { minLength: 5, maxLength: 5 }), blank });
    await fc.assert(
      fc.asyncProperty(fc.array(company, { maxLength: 4 }), async (companies) => {
        const written = (comment: string) =>
          table(
            COMPANY,
            ...companies.map(({ values, blank }, index) =>
              [...COMPANY.matchAll(/<(\w+)>[^<]*<\/\w+>/g)]
                .map(([, name], at) => {
                  const text = at === 0 && values[0]?.length !== 8 ? `0000000${index}` : values[at];
                  return `${blank}<${name}>${text}</${name}>`;
                })
                .reduce((list, field) => list + field, `${blank}<list>${comment}`)
                .concat("</list>"),
            ),
          );
        const outcome = (zip: Uint8Array) =>
          read(zip).catch((fault) => `${fault.code}: ${fault.message}`);
        expect(await outcome(written(""))).toEqual(await outcome(written("<!-- c -->")));
      }),
      { numRuns: 300 },
    );
  });

  it("is read with a byte-order mark and with blanks between the elements", async () => {
    expect(
      await countOrFault(zipped(`\ufeff<result>\n ${COMPANY.replaceAll("><", "> <")}\n</result>`)),
    ).toBe(1);
  });
});

describe("a faulty corpCode file", () => {
  it.each(["010", "020", "800"])(
    "is reported with the status of OpenDART if it is an answer with a fault: %s",
    async (status) => {
      const body = strToU8(
        `<?xml version="1.0" encoding="UTF-8"?><result><status>${status}</status><message>…</message></result>`,
      );
      await expect(read(body)).rejects.toMatchObject({ code: "fault_answer", status });
    },
  );

  it.each([
    ["an empty file", ""],
    ["one byte", "P"],
    ["a web page", "<html><body>점검 중입니다</body></html>"],
    ["a large web page", `<html>${"점검 중입니다".repeat(10_000)}</html>`],
  ])("is reported as not_a_zip: %s", async (_what, body) => {
    expect(await countOrFault(strToU8(body))).toBe("not_a_zip");
  });

  it("is reported as truncated, wherever it is cut off", async () => {
    for (let length = 2; length < ZIP.length; length++) {
      expect(await countOrFault(ZIP.subarray(0, length)), `the first ${length} bytes`).toBe(
        "truncated",
      );
    }
  });

  it("gives a typed fault, or exactly the same companies, if a bit of any byte is flipped", async () => {
    const whole = await read(ZIP);
    for (let at = 0; at < ZIP.length; at++) {
      const damaged = Uint8Array.from(ZIP);
      damaged[at] = (damaged[at] as number) ^ 0x10;
      // Readers ignore some bytes of a zip, such as dates, versions and names.
      if (typeof (await countOrFault(damaged)) === "number")
        expect(await read(damaged), `byte ${at}`).toEqual(whole);
    }
  });

  it.each([
    [
      "another order of elements",
      table(COMPANY.replace(/(<corp_code>.*<\/corp_code>)(<corp_name>.*<\/corp_name>)/, "$2$1")),
    ],
    ["an additional element", table(COMPANY.replace("</list>", "<market>Y</market></list>"))],
    ["a missing element", table(COMPANY.replace("<modify_date>20260814</modify_date>", ""))],
    ["a renamed element", table(COMPANY.replaceAll("corp_name", "name"))],
    ["a corp code in another form", table(COMPANY.replace("00126380", "126380"))],
    ["a company without a name", table(COMPANY.replace("삼성전자", " "))],
    ["a broken company after correct ones", table(COMPANY, COMPANY, "<list></list>")],
    [
      "two files",
      zipSync({ "a.xml": strToU8(`<result>${COMPANY}</result>`), "b.xml": strToU8("<result/>") }),
    ],
    [
      "a file that is not deflated",
      zipSync({ "a.xml": [strToU8(`<result>${COMPANY}</result>`), { level: 0 }] }),
    ],
  ])("is reported as format_changed: %s", async (_what, zip) => {
    expect(await countOrFault(zip)).toBe("format_changed");
  });

  it("is described by what is wrong with it", async () => {
    const odd = COMPANY.replace("00126380", "ABCDEFGH");
    const more = COMPANY.replace("</list>", "<new>1</new></list>");
    const read = (company: string) => readCorpCodes(table(company), () => {});
    await expect(read(odd)).rejects.toThrow("unknown format: its corp_code is not eight digits.");
    await expect(read(more)).rejects.toThrow("unknown format: found <new> after the last field.");
  });

  it.each([
    ["an element that is never closed", zipped(`<result>${COMPANY}`)],
    ["an additional closing tag", zipped(`<result>${COMPANY}</list></result>`)],
    ["text that is not XML", zipped("corp_code,corp_name")],
    ["an empty document", zipped("")],
    ["bytes that are not UTF-8", zipped(Uint8Array.of(...strToU8("<result>"), 0xff, 0xfe))],
    ["UTF-8 cut inside a letter", zipped(strToU8(`<result>${COMPANY}</result>삼`).slice(0, -1))],
  ])("is reported as malformed_xml: %s", async (_what, zip) => {
    expect(await countOrFault(zip)).toBe("malformed_xml");
  });

  it("is reported as empty if it is correct but contains no company", async () => {
    expect(await countOrFault(table())).toBe("empty");
  });

  it("is reported as format_changed if a field is too long, or if its normalisation would take too long", async () => {
    const named = (name: string) => table(COMPANY.replace("삼성전자", name));
    expect(await countOrFault(named("가".repeat(1_000)))).toBe(1);
    expect(await countOrFault(named("가".repeat(1_001)))).toBe("format_changed");
    // It would take quadratic time to normalise this text.
    const marks = "\u0301\u0316".repeat(400);
    expect(await countOrFault(named(`a${marks}`))).toBe("format_changed");
    // macOS writes decomposed Korean, which has single letters but no combining marks.
    expect(await countOrFault(named("가나다라".repeat(50).normalize("NFD")))).toBe(1);
  });
});
