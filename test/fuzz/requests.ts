/**
 * Makes requests from the declarations of the endpoints, and messages to `/mcp`. Some are correct,
 * and others have something changed. `send.ts` sends them.
 */
import { adminEndpoints, publicEndpoints } from "../../docs/openapi/endpoints.ts";
import type { Endpoint } from "../../src/http/endpoint.ts";
import type { Random } from "../torture/random.ts";
import { makeMessage } from "./messages.ts";
import {
  ADDRESSES,
  anyText,
  anyValue,
  CSV_BOMBS,
  JSON_BOMBS,
  mutate,
  writeJson,
} from "./values.ts";

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  framing: "length" | "chunked" | "malformed chunks" | "length and chunks" | "cut off";
}

export interface Credentials {
  /**
   * API keys: one with high limits for both variants, a test key, and one with a free plan of
   * variant A.
   */
  keys: readonly string[];
  adminToken: string;
  ids: readonly string[];
  watched: readonly string[];
  /** For each query parameter that takes a cursor, a cursor that the service gave. */
  cursors: Readonly<Record<string, string>>;
  endpoints: string[];
  receiver: string;
  /**
   * Ids of ended jobs, for `/mcp` and for GET. `ids` does not contain these jobs, so that no
   * request deletes them.
   */
  jobs: readonly string[];
}

export const KINDS = ["endpoints", "mcp"] as const;
export type Kind = (typeof KINDS)[number];

/** Requests to these paths start long work, so they are drawn seldom. */
const SELDOM = /sync-runs|company-facts/;

const ENDPOINTS = [...publicEndpoints, ...adminEndpoints].flatMap((endpoint) =>
  Array.from({ length: SELDOM.test(endpoint.path) ? 1 : endpoint.body ? 30 : 10 }, () => endpoint),
);

/** More bytes than any endpoint accepts. */
const BOMB_BYTES = 6_000_000;

const SHARE_OF_MESSAGES = 0.1;

/**
 * @param kind null for a random kind
 * @param route a text that the path of the endpoint must contain
 */
export function makeRequest(
  random: Random,
  credentials: Credentials,
  kind: Kind | null,
  route = "",
): FuzzRequest {
  const isMessage = kind === null ? random.chance(SHARE_OF_MESSAGES) : kind === "mcp";
  const request = isMessage ? toMcp(random, credentials) : toEndpoint(random, credentials, route);
  for (let changes = random.int(0, 2); changes > 0; changes--)
    random.pick(CHANGES)(request, random);
  if (request.body && random.chance(0.05)) {
    request.framing = random.pick(["chunked", "malformed chunks", "length and chunks", "cut off"]);
  }
  return request;
}

function toEndpoint(random: Random, credentials: Credentials, route: string): FuzzRequest {
  const endpoint = random.pick(ENDPOINTS.filter(({ path }) => path.includes(route)));
  const { content, mediaType } = bodyOf(endpoint, random, credentials);
  return {
    method: endpoint.method,
    path: pathOf(endpoint, random, credentials),
    headers: {
      ...fromAnyAddress(random),
      ...authorization(endpoint.access, random, credentials),
      ...accept(endpoint, random),
      ...(mediaType && { "Content-Type": mediaType }),
    },
    body: content,
    framing: "length",
  };
}

function toMcp(random: Random, credentials: Credentials): FuzzRequest {
  const { headers, body } = makeMessage(random, credentials.jobs);
  return {
    method: "POST",
    path: "/mcp",
    headers: {
      ...fromAnyAddress(random),
      ...authorization("api_key", random, credentials),
      "Content-Type": "application/json",
      ...headers,
    },
    body,
    framing: "length",
  };
}

/** Draws a new address for each request, because the service limits the requests of a network. */
function fromAnyAddress(random: Random): Record<string, string> {
  return { "CF-Connecting-IP": Array.from({ length: 4 }, () => random.int(1, 254)).join(".") };
}

type Change = (request: FuzzRequest, random: Random) => void;

const header =
  (name: string, values: readonly string[]): Change =>
  (request, random) => {
    request.headers[name] = random.pick(values);
  };

const CHANGES: readonly Change[] = [
  header("Content-Type", [
    "application/json",
    "application/json; charset=utf-16",
    "text/csv",
    "text/csv; charset=cp949",
    `text/csv; charset=${"x".repeat(3_000)}`,
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    ",",
    "application/json, text/csv",
  ]),
  header("Authorization", [
    "Bearer",
    "Bearer ",
    "Basic YTpi",
    "bearer x",
    `Bearer ${"x".repeat(4_000)}`,
    "Bearer bvs_live_0000000000000000000000000000000000",
    "Bearer ../../key:x",
  ]),
  header("Idempotency-Key", ["", " ", "a b", "x".repeat(255), "x".repeat(256), "é", '"1"']),
  header("X-Request-Id", ["1", "x".repeat(5_000), "3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88"]),
  header("Prefer", ["wait=0", "wait=99999999999", "wait=-1", "wait", "respond-async, wait=1"]),
  header("Job-Name", ["", "a%20b", "%EA%B3%A0%EA%B0%9D.csv", "%", "%00", "x".repeat(9_000), "é"]),
  header("Accept", ["application/x-ndjson", "text/csv", "application/x-ndjson;q=0", "*/*", ","]),
  header("Range", ["bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-99999999999999", "lines=1-2"]),
  header("If-None-Match", ["*", '"x"', 'W/"x", "y"', "x".repeat(3_000)]),
  header("If-Range", ['"x"', "Thu, 01 Jan 1970 00:00:00 GMT"]),
  header("Accept-Encoding", ["gzip", "br;q=0", "x".repeat(1_000)]),
  header("Content-Encoding", ["gzip", "identity", "br"]),
  header("Expect", ["100-continue"]),
  header("CF-Connecting-IP", ["127.0.0.1", "x", "2001:db8::1"]),
  header("X-Forwarded-Proto", ["http", "https"]),
  // `websocket` is left out, because the local runtime turns every request with it into a GET.
  header("Upgrade", ["h2c", "x"]),
  (request, random) => {
    request.method = random.pick(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
  },
  (request, random) => {
    request.path = random.pick([
      `${request.path}/`,
      `/${request.path}`,
      request.path.toUpperCase(),
      `${request.path}?${"a=b&".repeat(random.int(1, 500))}`,
      `${request.path}?language=${encodeURIComponent(anyWellFormed(random))}`,
      `${request.path}?check=${random.pick(["status", "verify", "", "x"])}`,
      `/v1/batch?limit=${random.pick(["1", "100", "101", "0", "-1", "1e2", "x"])}`,
      `/v1/batch?cursor=${random.pick(["", "1-job_0", "zzzzzzzzz-job_f", "'--", "%00"])}`,
      `/v1/batch?status=${random.pick(["completed", "deleted", "", "queued&status=failed"])}`,
      `/v1/watches?limit=${random.pick(["1", "300", "1001", "0", "-1", "1e2", "x"])}`,
      `/v1/watches?cursor=${random.pick(["", "1", "1-0", "9e99-2178182399", "'--", "%00"])}`,
      `/v1/events?after=evt_${random.pick(["0", "1", "9".repeat(16), "9".repeat(17), "-1", ""])}`,
      `${request.path}?receipt=${random.pick(["true", "false", "TRUE", "1", "", "true&receipt=x"])}`,
      `/.well-known/jwks.json${random.pick(["", "?", "/", "%2f", "#", "?receipt=true"])}`,
      `/v1/events?types=${random.pick(["watch.changed", "watch.changed,".repeat(99), ",", "x"])}`,
      `${request.path}%00`,
      `/v1/%2e%2e/admin/keys`,
      `/v1/${"a/".repeat(500)}`,
    ]);
  },
];

function bodyOf(
  endpoint: Endpoint,
  random: Random,
  { receiver }: Credentials,
): { content: Buffer | null; mediaType: string | null } {
  if (!endpoint.body) return { content: null, mediaType: null };
  const [mediaType, { examples }] = random.pick(Object.entries(endpoint.body.content));
  const isJson = mediaType.endsWith("json");
  const example = random.pick(Object.values(examples))?.value ?? {};
  if (random.chance(0.02)) {
    const bytes = random.pick([1_000, 16_000, 400_000, BOMB_BYTES]);
    return { content: Buffer.from(random.pick(isJson ? JSON_BOMBS : CSV_BOMBS)(bytes)), mediaType };
  }
  if (!isJson) return { content: mutateText(String(example), random), mediaType };
  let value: unknown = example;
  if (Object(example).url !== undefined) {
    // Use no public address, because the service would call it.
    const url = random.chance(0.3) ? random.pick(ADDRESSES)(random) : receiver;
    value = { ...Object(example), url };
  }
  if (endpoint.errors.includes("receipts_not_available") && random.chance(0.5)) {
    const receipt = random.chance(0.7) ? true : anyValue(random);
    value = { ...Object(value), receipt };
  }
  for (let changes = random.int(0, 3); changes > 0; changes--) value = mutate(value, random);
  return { content: writeJson(value, random), mediaType };
}

function mutateText(text: string, random: Random): Buffer {
  const lines = text.split("\n");
  for (let changes = random.int(0, 4); changes > 0; changes--) {
    const at = random.int(0, lines.length - 1);
    const cells = (lines[at] ?? "").split(",");
    cells[random.int(0, cells.length)] = random.chance(0.5)
      ? anyText(random)
      : `"${anyText(random)}"`;
    lines[at] = cells.join(random.pick([",", ",", ",", ";", "\t"]));
    if (random.chance(0.2)) lines.push(...lines.slice(0, random.int(0, 50)));
  }
  const bytes = Buffer.from(lines.join(random.pick(["\n", "\r\n", "\r"])));
  if (random.chance(0.1)) bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
  return bytes;
}

function pathOf(endpoint: Endpoint, random: Random, credentials: Credentials): string {
  const { ids, cursors, watched, endpoints, jobs } = credentials;
  const known: Record<string, readonly string[]> = {
    ":job_id": endpoint.method === "GET" ? jobs : ids,
    ":business_number": watched,
    ":endpoint_id": endpoints,
  };
  const path = endpoint.path.replace(/:\w+/g, (name) => {
    if (random.chance(0.5)) return encodeURIComponent(anyWellFormed(random));
    return random.pick(known[name] ?? ids);
  });
  const query = (endpoint.parameters ?? [])
    .filter((parameter) => parameter.in === "query" && random.chance(0.6))
    .map(({ name, example }) => {
      const right = { ...cursors, receipt: "true", receipts: "true" }[name] ?? example;
      const value = random.chance(0.5) && right !== undefined ? right : anyWellFormed(random);
      return `${name}=${encodeURIComponent(value)}`;
    });
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

function authorization(
  access: Endpoint["access"],
  random: Random,
  { keys, adminToken }: Credentials,
): Record<string, string> {
  if (access === "nothing" || random.chance(0.03)) return {};
  const token = access === "admin_token" ? adminToken : random.pick(keys);
  return { Authorization: `Bearer ${token}` };
}

function accept({ answers }: Endpoint, random: Random): Record<string, string> {
  const { mediaType } = random.pick(answers);
  return mediaType !== undefined && random.chance(0.5) ? { Accept: mediaType } : {};
}

function anyWellFormed(random: Random): string {
  return (random.chance(0.1) ? JSON.stringify(anyValue(random)) : anyText(random)).toWellFormed();
}
