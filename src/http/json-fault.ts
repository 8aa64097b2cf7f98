/** Says what to fix in a text that is not JSON. Never repeats a part of the text. */

const NOT_JSON = "The request body is not valid JSON";
const QUOTES = `${NOT_JSON}: keys and strings need double quotes; your shell may have removed them.`;

export function jsonFaultMessage(text: string, fault: unknown): string {
  const start = text.trimStart();
  if (start === "") return "The request body is empty: send a JSON object.";
  if (/^[\w%]+=/.test(start)) return `${NOT_JSON}: it looks like form data; send JSON.`;
  const said = String(fault);
  // V8 usually names the position. Where a value should start, it names only the character there.
  const place = /JSON at position (\d+) \(line (\d+) column (\d+)\)$/.exec(said);
  const found = place ? text[Number(place[1])] : /token '(.)'/u.exec(said)?.[1];
  if (found === undefined) return `${NOT_JSON}: it ends unexpectedly.`;
  const isName = said.includes("property name");
  if (found === "'" || (isName && /[\p{L}_]/u.test(found))) return QUOTES;
  if (/[}\]]/.test(found) && /,\s*[}\]]/.test(text))
    return `${NOT_JSON}: remove the comma before the closing bracket.`;
  return place ? `${NOT_JSON}: look at line ${place[2]}, column ${place[3]}.` : `${NOT_JSON}.`;
}
