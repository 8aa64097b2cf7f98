/** Values that often break software: texts, numbers, structures, and whole request bodies. */
import type { Random } from "../torture/random.ts";

/** Each function makes one text when the text is needed, because some texts are large. */
const TEXTS: readonly ((random: Random) => string)[] = [
  () => "",
  () => " ",
  () => "\u0000",
  () => "\u{FEFF}주식회사",
  () => "\u202E\u200B\u2066",
  () => "\uD800",
  () => "null",
  () => "__proto__",
  () => "'; DROP TABLE companies; --",
  () => "=cmd|' /C calc'!A0",
  () => "%00%0d%0aX: y",
  () => "../../../etc/passwd",
  () => "2178182399",
  () => "217-81-82399",
  () => "20200230",
  () => "99999999",
  () => "０１２３４５６７８９",
  () => "홍길동".normalize("NFD"),
  () => "𐍈".repeat(30),
  () => "ﷺ".repeat(30),
  (random) => "a".repeat(random.int(30, 3_000)),
  (random) => "가".repeat(random.int(30, 3_000)),
  // Combining marks in the wrong order. Unicode normalisation sorts them, and the time of a simple
  // sort grows with the square of their number.
  (random) => `a${"\u0301".repeat(random.int(1, 2_000))}${"\u0316".repeat(random.int(1, 2_000))}`,
  (random) => " -".repeat(random.int(1, 3_000)),
  (random) => '"'.repeat(random.int(1, 500)),
  (random) =>
    Array.from({ length: random.int(1, 40) }, () =>
      String.fromCodePoint(random.int(0, 0xd7ff)),
    ).join(""),
];

/**
 * Addresses that the service must never call. The service must refuse each of these addresses,
 * however the address is written.
 */
export const ADDRESSES: readonly ((random: Random) => string)[] = [
  () => "https://127.1/",
  () => "https://0x7f000001/",
  () => "https://017700000001/",
  () => "https://１２７.0.0.1/",
  () => "https://[::1]/",
  () => "https://[::ffff:7f00:1]/",
  () => "https://169.254.169.254/latest/meta-data/",
  () => "https://localhost./",
  () => "https://shop.internal/",
  () => "https://shop。local/",
  () => "https://user:password@shop.invalid/",
  () => "https://shop.invalid:8443/",
  () => "https://xn--/",
  () => "https://shop.invalid\\@127.0.0.1/",
  () => "http://127.0.0.1.invalid/",
  () => "https:127.0.0.1",
  () => "//127.0.0.1/",
  () => "file:///etc/passwd",
  () => "javascript:1",
  () => "data:,x",
  (random) => `https://${"a.".repeat(random.int(1, 3_000))}invalid/`,
  (random) => `https://shop.invalid/${"%".repeat(random.int(1, 3_000))}`,
  (random) => `https://${anyText(random)}.invalid/`,
];

export const NUMBERS = [0, -0, -1, 1, 0.5, 1e21, -1e308, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 2178182399];

export function anyText(random: Random): string {
  return random.pick(TEXTS)(random);
}

export function anyValue(random: Random, depth = 0): unknown {
  const kind = random.int(0, depth > 3 ? 4 : 7);
  if (kind <= 2) return anyText(random);
  if (kind === 3) return random.pick(NUMBERS);
  if (kind === 4) return random.pick([null, true, false]);
  const size = random.int(0, 4);
  if (kind === 5) return Array.from({ length: size }, () => anyValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [anyText(random), anyValue(random, depth + 1)]),
  );
}

/**
 * Copies a value and replaces, adds or removes one part, or seldom replaces the whole value. The
 * rest stays the same, so that the service does not refuse the value before it reads the change.
 */
export function mutate(value: unknown, random: Random): unknown {
  if (random.chance(0.15)) return anyValue(random);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.2)) return [...value, anyValue(random)];
    if (random.chance(0.1)) return Array.from({ length: random.int(0, 300) }, () => value[0]);
    const at = random.int(0, value.length - 1);
    return value.map((entry, index) => (index === at ? mutate(entry, random) : entry));
  }
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value);
    if (fields.length === 0 || random.chance(0.15)) {
      return { ...value, [anyText(random)]: anyValue(random) };
    }
    const at = random.int(0, fields.length - 1);
    if (random.chance(0.2)) return Object.fromEntries(fields.filter((_, index) => index !== at));
    return Object.fromEntries(
      fields.map(([name, entry], index) => [name, index === at ? mutate(entry, random) : entry]),
    );
  }
  if (typeof value === "string" && random.chance(0.5)) {
    const at = random.int(0, value.length);
    return value.slice(0, at) + anyText(random) + value.slice(at + random.int(0, 2));
  }
  return anyValue(random);
}

/** @returns the JSON text of a value, sometimes malformed or written in an unusual way */
export function writeJson(value: unknown, random: Random): Buffer {
  const text = JSON.stringify(value) ?? "null";
  switch (random.int(0, 24)) {
    case 0:
      return Buffer.from(text.slice(0, random.int(0, text.length)));
    case 1:
      return Buffer.from(`\u{FEFF}${text}`);
    case 2:
      return Buffer.from(text, "utf16le");
    case 3:
      return Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xc0, 0x80])]);
    case 4:
      // A repeated field.
      return Buffer.from(text.replace(/^\{("[^"]*":)/, '{$1"x",$1'));
    case 5:
      return Buffer.from(text.replaceAll(/[^\x20-\x7e]/g, (one) => `\\u${hex(one)}`));
    case 6:
      return Buffer.from(text.replace(/"(\d+)"/, "$1e400"));
    default:
      return Buffer.from(text);
  }
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, "0");
}

/**
 * Each function makes a body that is cheap to send, but that a parser without limits would read
 * slowly.
 */
export const JSON_BOMBS: readonly ((bytes: number) => string)[] = [
  (bytes) => "[".repeat(bytes),
  (bytes) => '{"a":'.repeat(bytes / 5),
  (bytes) => `{"business_number":${"9".repeat(bytes)}}`,
  (bytes) => `{"owner_name":"${"\\u0301\\u0316".repeat(bytes / 12)}"}`,
  (bytes) => `{"ownerName":"a${"\u0301".repeat(bytes / 4)}${"\u0316".repeat(bytes / 4)}"}`,
  (bytes) => `{"businesses":[${"{},".repeat(bytes / 3)}{}]}`,
  (bytes) => `{${'"a":1,'.repeat(bytes / 6)}"b":2}`,
  (bytes) => `"${"\\".repeat(bytes)}`,
  (bytes) => `{"business_numbers":[${'"1",'.repeat(bytes / 4)}"1"]}`,
  (bytes) => `{"url":"https://${"a.".repeat(bytes / 2)}invalid/"}`,
  (bytes) =>
    `{"url":"https://shop.invalid/","types":[${'"watch.changed",'.repeat(bytes / 16)}"x"]}`,
  (bytes) => `{"watches":[${"{},".repeat(bytes / 3)}{}]}`,
  (bytes) => `{"watches":[{"business_number":"2178182399","reference":"${"a".repeat(bytes)}"}]}`,
];

export const CSV_BOMBS: readonly ((bytes: number) => string)[] = [
  (bytes) => `"${'x"'.repeat(bytes / 4)}${" ".repeat(bytes / 2)},`,
  (bytes) => `business_number,start_date,owner_name\n"${'""'.repeat(bytes / 2)}`,
  (bytes) => ",".repeat(bytes),
  (bytes) => "\r".repeat(bytes),
  (bytes) => `business_number,start_date,owner_name\n${"1,2,3\n".repeat(bytes / 6)}`,
  (bytes) => `business_number,start_date,owner_name\n1,2,"${"a".repeat(bytes)}"`,
  (bytes) =>
    `business_number,start_date,owner_name\n1,2,a${"\u0301".repeat(bytes / 4)}${"\u0316".repeat(bytes / 4)}`,
  (bytes) => `${"business_number,".repeat(bytes / 16)}\n`,
  (bytes) => `business_number,reference\n${"2178182399,a\n".repeat(bytes / 13)}`,
];
