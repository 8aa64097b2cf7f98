/** Reads XML piece by piece, in limited memory and linear time. Refuses document types. */

import { firstCharacters } from "./bounded-text.ts";
import { plainText } from "./plain-text.ts";

export class XmlFault extends Error {
  /** `too_long`: too much text without a tag, or more elements than the caller accepts. */
  readonly kind: "malformed" | "too_long";

  constructor(kind: XmlFault["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** If one of these functions throws, the reading ends. */
export interface XmlEvents {
  /** @param attributes the text of the tag after its name, for `eachAttribute` */
  open(name: string, attributes: string): void;
  /** Text between two tags. CDATA and comments split it into several calls. */
  text(text: string): void;
  close(name: string): void;
  /**
   * May read whole, well-formed elements at `from` without events, which is faster.
   * @returns the position after these elements, or `from`
   */
  readWhole?(text: string, from: number): number;
}

const MAX_BETWEEN_TAGS = 100_000;

const MAX_DEPTH = 100;

/** In characters. Some messages quote the document, so they must be cut. */
const MAX_FAULT = 200;

const OPEN_TAG =
  /^([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)$/;
/** Matches up to the `>` that ends the tag. A `>` in quotes does not end it. */
const TAG = /[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/y;
const REFERENCE = /&(?:#([0-9]{1,7})|#x([0-9a-fA-F]{1,6})|(lt|gt|amp|quot|apos));|&/y;
const ENTITIES: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
/** Characters that XML 1.0 (2.2) excludes. Lone surrogates never occur in decoded bytes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const NO_CHARACTER = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

const SECTIONS = [
  { begin: "<!--", end: "-->" },
  { begin: "<![CDATA[", end: "]]>" },
  { begin: "<?", end: "?>" },
] as const;
const CDATA = SECTIONS[1];
const LONGEST_BEGIN = CDATA.begin.length;

export class XmlReader {
  readonly #events: XmlEvents;
  readonly #maxBetweenTags: number;
  #rest = "";
  readonly #open: string[] = [];
  #hasRoot = false;

  /** @param maxBetweenTags in characters */
  constructor(events: XmlEvents, maxBetweenTags = MAX_BETWEEN_TAGS) {
    this.#events = events;
    this.#maxBetweenTags = maxBetweenTags;
  }

  /** @throws XmlFault */
  write(piece: string): void {
    if (NO_CHARACTER.test(piece)) throw malformed("a character that XML does not allow");
    const text = this.#rest + piece;
    let at = 0;
    for (;;) {
      at = this.#events.readWhole?.(text, at) ?? at;
      const tag = text.indexOf("<", at);
      const next = tag < 0 ? -1 : this.#markup(text, at, tag);
      if (next < 0) break;
      at = next;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > this.#maxBetweenTags)
      throw new XmlFault("too_long", `no tag ends within ${this.#maxBetweenTags} characters`);
  }

  /** Must be called at the end of the document. @throws XmlFault when it is not complete */
  end(): void {
    if (this.#open.length > 0) throw malformed(`<${this.#open.at(-1)}> is not closed`);
    if (!this.#hasRoot) throw malformed("no element");
    this.#text(this.#rest);
  }

  /** @returns the position after the tag or section at `start`; -1 if it is not complete yet */
  #markup(text: string, from: number, start: number): number {
    const mark = text[start + 1];
    if (mark === "!" || mark === "?") {
      const section = SECTIONS.find(({ begin }) => text.startsWith(begin, start));
      if (!section) {
        if (text.length - start < LONGEST_BEGIN) return -1;
        throw malformed("a document type, or an unknown declaration");
      }
      const inner = start + section.begin.length;
      const end = text.indexOf(section.end, inner);
      if (end < 0) return -1;
      this.#text(text.slice(from, start));
      if (section === CDATA) this.#characters(text.slice(inner, end));
      return end + section.end.length;
    }
    TAG.lastIndex = start + 1;
    if (!TAG.test(text)) return -1;
    const end = TAG.lastIndex;
    this.#text(text.slice(from, start));
    this.#tag(text.slice(start + 1, end - 1));
    return end;
  }

  #tag(tag: string): void {
    if (tag.startsWith("/")) {
      this.#close(tag.slice(1).trimEnd());
      return;
    }
    const [, name, attributes = "", slash] = OPEN_TAG.exec(tag) ?? [];
    if (name === undefined) throw malformed("`<` that does not begin a valid tag");
    if (this.#open.length === 0 && this.#hasRoot) throw malformed("more than one root element");
    if (this.#open.push(name) > MAX_DEPTH) throw malformed("elements nested too deeply");
    this.#hasRoot = true;
    this.#events.open(name, attributes);
    if (slash) this.#close(name);
  }

  #close(name: string): void {
    if (this.#open.pop() !== name) throw malformed(`</${name}> closes another element`);
    this.#events.close(name);
  }

  #text(text: string): void {
    if (text === "") return;
    if (text.includes("]]>")) throw malformed("]]> in text");
    this.#characters(withoutReferences(text));
  }

  #characters(text: string): void {
    if (this.#open.length > 0) this.#events.text(text);
    else if (text.trim() !== "") throw malformed("text outside the root element");
  }
}

/** Visits attributes except `xmlns`, each by its name without prefix. @throws XmlFault */
export function eachAttribute(
  attributes: string,
  visit: (name: string, value: string) => void,
): void {
  for (let at = 0; ; ) {
    const equals = attributes.indexOf("=", at);
    if (equals < 0) return;
    let start = equals + 1;
    while (attributes[start] !== '"' && attributes[start] !== "'") start++;
    const end = attributes.indexOf(attributes[start] ?? "", start + 1);
    const name = attributes.slice(at, equals).trim();
    const value = attributes.slice(start + 1, end);
    if (!name.startsWith("xmlns")) visit(localName(name), withoutReferences(value));
    at = end + 1;
  }
}

export function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Replaces references one by one, because `replace` would need 100 times the text's memory. */
function withoutReferences(text: string): string {
  let resolved = "";
  let from = 0;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", from)) {
    REFERENCE.lastIndex = at;
    const [reference = "", decimal, hex, name] = REFERENCE.exec(text) ?? [];
    resolved += text.slice(from, at) + resolve(reference, decimal, hex, name);
    from = at + reference.length;
  }
  return from === 0 ? text : resolved + text.slice(from);
}

function resolve(reference: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name] ?? "";
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : -1;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code < 0 || code > 0x10ffff || isSurrogate || NO_CHARACTER.test(String.fromCodePoint(code)))
    throw malformed(`${reference} does not stand for a character`);
  return String.fromCodePoint(code);
}

function malformed(how: string): XmlFault {
  return new XmlFault("malformed", firstCharacters(plainText(how), MAX_FAULT));
}
