/**
 * A reader of small XML documents such as data.go.kr's services send: elements and text. It makes
 * of them what the same answer would be in JSON, so that one reader serves both. Its time is linear
 * in the length of the text; a document type, and whatever is not whole, is refused.
 */

/** An answer has five levels: response, body, items, item, field. */
const MAX_DEPTH = 10;
/** A hundred rows have 1,300. */
const MAX_ELEMENTS = 10_000;
const NAME = /^[A-Za-z_][\w.:-]{0,99}/;
const ENTITY = /&(?:#([0-9]{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

interface Open {
  name: string;
  text: string;
  /** Null while the element has no elements in it. Repeated elements are an array. */
  children: Record<string, unknown> | null;
}

/**
 * `<a><b>1</b><b>2</b></a>` as `{ a: { b: ["1", "2"] } }`; an empty element is "". Attributes are
 * left out, and so is text beside elements.
 * @returns undefined when the text is not one whole document
 */
export function parseXml(text: string): unknown {
  const document: Open = { name: "", text: "", children: null };
  const open: Open[] = [document];
  let elements = 0;
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  while (at < text.length) {
    const top = open[open.length - 1] ?? document;
    const tag = text.indexOf("<", at);
    top.text += decoded(text.slice(at, tag < 0 ? text.length : tag));
    if (tag < 0) break;
    const special = SPECIAL.find(({ start }) => text.startsWith(start, tag));
    const end = text.indexOf(special?.end ?? ">", tag + (special?.start.length ?? 1));
    if (end < 0) return undefined;
    at = end + (special?.end ?? ">").length;
    if (special) {
      if (special.isText) top.text += text.slice(tag + special.start.length, end);
      continue;
    }
    if (text[tag + 1] === "/") {
      if (open.length === 1 || text.slice(tag + 2, end).trimEnd() !== top.name) return undefined;
      open.pop();
      append(open[open.length - 1] ?? document, top);
      continue;
    }
    const name = NAME.exec(text.slice(tag + 1, Math.min(end, tag + 101)))?.[0];
    if (name === undefined || open.length > MAX_DEPTH || ++elements > MAX_ELEMENTS)
      return undefined;
    const element: Open = { name, text: "", children: null };
    if (text[end - 1] === "/") append(top, element);
    else open.push(element);
  }
  return open.length === 1 && document.text.trim() === "" && document.children
    ? document.children
    : undefined;
}

const SPECIAL = [
  { start: "<?", end: "?>", isText: false },
  { start: "<!--", end: "-->", isText: false },
  { start: "<![CDATA[", end: "]]>", isText: true },
];

function append(parent: Open, { name, text, children }: Open): void {
  // Without a prototype, no name of an element means anything.
  parent.children ??= Object.create(null) as Record<string, unknown>;
  const value = children ?? text;
  const before = parent.children[name];
  if (before === undefined) parent.children[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else parent.children[name] = [before, value];
}

function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
