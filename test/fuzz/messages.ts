/**
 * Makes messages to `/mcp`, some in the form that the protocol has had since 2026-07-28 ("modern"),
 * and some in the earlier form. Some are correct. Others have a wrong version, id, method, header,
 * tool or argument, or a text that is expensive to parse (a bomb).
 */
import { demo } from "../../seed/demo.ts";
import { MODERN } from "../../src/mcp/protocol.ts";
import { TOOLS } from "../../src/mcp/tool-declarations.ts";
import type { Random } from "../torture/random.ts";
import { anyText, anyValue, JSON_BOMBS, mutate, NUMBERS, writeJson } from "./values.ts";

export interface FuzzMessage {
  headers: Record<string, string>;
  body: Buffer;
}

type Json = Record<string, unknown>;

const META = "io.modelcontextprotocol/";
const METHODS = [
  ...Array<string>(6).fill("tools/call"),
  ...["tools/list", "server/discover", "initialize", "ping", "notifications/initialized"],
  ...["resources/list", "constructor", "__proto__", ""],
];
const VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "1999-01-01", "2099-12-31", "", "x"];
const NAMES = [...Object.keys(TOOLS), "__proto__", "toString", "", "verify_business "];

/** A small and a medium size, and sizes around the limit of a message, which is 262,144 bytes. */
const BOMB_BYTES = [1_000, 20_000, 261_000, 263_000, 3_000_000];

export function makeMessage(random: Random, jobs: readonly string[]): FuzzMessage {
  const isModern = random.chance(0.5);
  const method = random.chance(0.05) ? anyText(random) : random.pick(METHODS);
  const name = random.chance(0.05) ? anyText(random) : random.pick(NAMES);
  const params: Json =
    method === "tools/call" ? { name, arguments: argumentsOf(name, random, jobs) } : {};
  if (method === "initialize") params.protocolVersion = random.pick(VERSIONS);
  if (isModern) params._meta = metaOf(random);
  let message: unknown = {
    jsonrpc: "2.0",
    // A message without an id is a notification.
    ...(random.chance(0.9) && { id: idOf(random) }),
    method,
    params,
  };
  if (random.chance(0.2)) message = mutate(message, random);
  if (random.chance(0.02)) message = Array(random.int(0, 300)).fill(message);
  const body = random.chance(0.02) ? withBomb(message, random) : writeJson(message, random);
  return { headers: headersOf(isModern, method, name, random), body };
}

function idOf(random: Random): unknown {
  if (random.chance(0.7)) return random.int(0, 1_000);
  return random.pick([
    anyValue(random),
    anyText(random),
    random.pick(NUMBERS),
    "x".repeat(100_000),
  ]);
}

function metaOf(random: Random): unknown {
  const meta = {
    [`${META}protocolVersion`]: random.chance(0.9) ? MODERN[0] : random.pick(VERSIONS),
    [`${META}clientCapabilities`]: {},
  };
  return random.chance(0.1) ? mutate(meta, random) : meta;
}

function argumentsOf(name: string, random: Random, jobs: readonly string[]): unknown {
  const right = rightArguments(name, random, jobs);
  if (random.chance(0.3)) right.receipt = random.chance(0.7) ? true : anyValue(random);
  if (random.chance(0.2)) right.idempotency_key = random.chance(0.7) ? "k" : anyText(random);
  let given: unknown = right;
  for (let changes = random.int(0, 2); changes > 0; changes--) given = mutate(given, random);
  return given;
}

function rightArguments(name: string, random: Random, jobs: readonly string[]): Json {
  const { b_no, start_dt, p_nm, b_nm } = random.pick(demo.businesses);
  switch (name) {
    case "check_status":
      return { business_numbers: Array(random.pick([1, 2, 100, 101])).fill(b_no), lang: "en" };
    case "describe_business":
      return { business_number: b_no, language: random.pick(["ko", "en", "xx"]) };
    case "start_batch": {
      const row = { business_number: b_no, start_date: start_dt, owner_name: p_nm };
      const businesses = Array(random.pick([1, 3, 200])).fill(row);
      return random.chance(0.5)
        ? { businesses, name: anyText(random), retention_days: 1 }
        : { business_numbers: [b_no], check: "status" };
    }
    case "get_batch":
      return {
        job_id: random.chance(0.8) ? random.pick(jobs) : anyText(random),
        first_row: random.chance(0.7) ? random.int(1, 400) : random.pick(NUMBERS),
        limit: random.chance(0.7) ? random.int(1, 100) : random.pick(NUMBERS),
      };
    case "watch_businesses":
      return random.chance(0.5)
        ? { business_numbers: [b_no] }
        : { watches: [{ business_number: b_no, reference: anyText(random) }] };
    case "list_watched":
    case "list_changes":
      return {
        [name === "list_watched" ? "cursor" : "after"]: anyText(random),
        limit: random.chance(0.7) ? random.int(1, 100) : random.pick(NUMBERS),
      };
    default:
      return { business_number: b_no, startDate: start_dt, ownerName: p_nm, companyName: b_nm };
  }
}

function withBomb(message: unknown, random: Random): Buffer {
  const text = JSON.stringify(message);
  const bomb = random.pick(JSON_BOMBS)(random.pick(BOMB_BYTES));
  const place = random.pick([
    /("params":)\{.*\}/,
    /("arguments":)\{[^}]*\}/,
    /("id":)[^,]*/,
    /().*/,
  ]);
  return Buffer.from(text.replace(place, (_, kept: string) => kept + bomb));
}

function headersOf(
  isModern: boolean,
  method: string,
  name: string,
  random: Random,
): Record<string, string> {
  const headers: Record<string, string> = isModern
    ? {
        "MCP-Protocol-Version": MODERN[0],
        "Mcp-Method": method,
        ...(method === "tools/call" && { "Mcp-Name": name }),
      }
    : random.chance(0.5)
      ? { "MCP-Protocol-Version": random.pick(VERSIONS) }
      : {};
  if (random.chance(0.1)) {
    const changed = random.pick(["MCP-Protocol-Version", "Mcp-Method", "Mcp-Name", "Origin"]);
    const encoded = `=?base64?${Buffer.from(anyText(random)).toString("base64")}?=`;
    headers[changed] = random.pick([random.pick(NAMES), anyText(random), encoded, "=?base64?x?="]);
  }
  return Object.fromEntries(
    Object.entries(headers).map(([header, value]) => [header, toHeaderValue(value)]),
  );
}

function toHeaderValue(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\r\n\0]/g, " ")
    .slice(0, 4_000);
}
