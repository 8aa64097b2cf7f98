/** Turns XML into the value that a JSON answer would have, so that the same code reads both. */
import { XmlFault, XmlReader } from "../lib/xml.ts";

/** A hundred rows of an answer have about 1,300 elements. */
const MAX_ELEMENTS = 10_000;

interface Element {
  text: string;
  /** Null until the first child element. Elements with the same name become an array. */
  children: Record<string, unknown> | null;
}

/** `<a><b>1</b><b>2</b></a>` becomes `{ a: { b: ["1", "2"] } }`; undefined for an invalid text. */
export function parseXml(text: string): unknown {
  const document: Element = { text: "", children: null };
  const open: Element[] = [document];
  const top = () => open.at(-1) ?? document;
  let count = 0;
  const reader = new XmlReader({
    open: () => {
      if (++count > MAX_ELEMENTS) throw new XmlFault("too_long", "too many elements");
      open.push({ text: "", children: null });
    },
    text: (piece) => {
      top().text += piece;
    },
    close: (name) => {
      const { text, children } = open.pop() ?? document;
      append(top(), name, children ?? text);
    },
  });
  try {
    reader.write(text);
    reader.end();
    return document.children;
  } catch (fault) {
    if (fault instanceof XmlFault) return undefined;
    throw fault;
  }
}

function append(parent: Element, name: string, value: unknown): void {
  // Without a prototype, no element name has a special meaning.
  parent.children ??= Object.create(null) as Record<string, unknown>;
  const before = parent.children[name];
  if (before === undefined) parent.children[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else parent.children[name] = [before, value];
}
