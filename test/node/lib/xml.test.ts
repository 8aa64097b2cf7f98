import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { XmlFault, XmlReader } from "../../../src/lib/xml.ts";

/** @returns the events of a document as one text, or the kind of its fault */
function read(...pieces: string[]): string {
  let events = "";
  const reader = new XmlReader({
    open: (name) => {
      events += `<${name}>`;
    },
    text: (text) => {
      events += text;
    },
    close: (name) => {
      events += `</${name}>`;
    },
  });
  try {
    for (const piece of pieces) reader.write(piece);
    reader.end();
  } catch (fault) {
    if (!(fault instanceof XmlFault)) throw fault;
    return fault.kind;
  }
  return events;
}

const DOCUMENT =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!-- made today --><response>' +
  "<item kind='a' note=\"b\"><name>김 &amp; 이 &#44608;&#xAC00;</name><empty /></item>" +
  "<item><![CDATA[a < b & c]]>!</item ></response>\n";
const EVENTS =
  "<response><item><name>김 & 이 김가</name><empty></empty></item><item>a < b & c!</item></response>";

describe("an XML document", () => {
  it("is read if it has a declaration, comments, attributes, entities and CDATA", () => {
    expect(read(DOCUMENT)).toBe(EVENTS);
  });

  it("is read the same way in pieces of any size", () => {
    const cuts = fc.array(fc.nat(DOCUMENT.length), { maxLength: 6 });
    fc.assert(
      fc.property(cuts, (at) => {
        const ends = [0, ...at.sort((one, other) => one - other), DOCUMENT.length];
        const pieces = ends.slice(1).map((end, index) => DOCUMENT.slice(ends[index], end));
        expect(read(...pieces)).toBe(EVENTS);
      }),
    );
  });

  it.each([
    ["an empty text", ""],
    ["no element", "  "],
    ["only text", "Unauthorized"],
    ["an element that is not closed", "<a><b></b>"],
    ["an element closed by another tag", "<a><b></a></b>"],
    ["two roots", "<a/><b/>"],
    ["text after the root", "<a/>b"],
    ["a bare ampersand", "<a>b & c</a>"],
    ["an unknown entity", "<a>&nbsp;</a>"],
    ["a reference to an invalid character", "<a>&#0;</a>"],
    ["a reference to half a character", "<a>&#xD800;</a>"],
    ["a control character", "<a>\u0001</a>"],
    ["the end of CDATA in text", "<a>]]></a>"],
    ["an invalid tag", "<a><1></1></a>"],
    ["an attribute without quotes", "<a b=c></a>"],
    ["a document type", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ["a comment that is not closed", "<a/><!-- "],
    ["too deeply nested elements", "<a>".repeat(1_000) + "</a>".repeat(1_000)],
  ])("is refused: %s", (_what, document) => {
    expect(read(document)).toBe("malformed");
  });

  it("is refused before it fills the memory if a text, tag or comment does not end", () => {
    const text = "x".repeat(60_000);
    expect(read("<a>", text, text, text)).toBe("too_long");
    expect(read("<a>", `<${text}`, text, text)).toBe("too_long");
    expect(read("<!--", text, text, text)).toBe("too_long");
  });

  it("is read, or refused with an XmlFault, for any content", () => {
    const scrap = fc.constantFrom("<", ">", "</", "/>", "<a>", "</a>", "<!--", "-->", "<![CDATA[");
    const more = fc.constantFrom("]]>", "<?", "?>", "&", ";", "&amp;", "&#", '"', "=", " ", "가");
    fc.assert(
      fc.property(fc.array(fc.oneof(scrap, more, fc.string({ maxLength: 3 }))), (scraps) => {
        read(...scraps);
      }),
    );
  });
});
