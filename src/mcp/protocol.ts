/**
 * Messages of the Model Context Protocol (docs/decisions/0113-mcp-without-a-library.md). In a
 * `modern` version, each request names the version; in a `legacy` one, only `initialize` does.
 */

export const MODERN = ["2026-07-28"] as const;
/** Newest first. A client that asks for an unknown version is offered the first one. */
const LEGACY = ["2025-11-25", "2025-06-18", "2025-03-26"] as const;
const SUPPORTED: readonly string[] = [...MODERN, ...LEGACY];

const META = "io.modelcontextprotocol/";

/** The error codes of JSON-RPC, and two codes of the Model Context Protocol. */
export const RPC_ERRORS = {
  parse_error: -32700,
  invalid_request: -32600,
  method_not_found: -32601,
  invalid_params: -32602,
  internal_error: -32603,
  header_mismatch: -32020,
  unsupported_version: -32022,
} as const;

type Era = "modern" | "legacy";

export interface RpcRequest {
  kind: "request";
  era: Era;
  id: string | number;
  method: string;
  params: Record<string, unknown>;
}

export interface Reply {
  status: 200 | 202 | 400 | 403 | 404 | 405 | 500;
  body: string | null;
}

interface RpcError {
  kind: "error";
  reply: Reply;
}

export interface MessageHeaders {
  version: string | undefined;
  method: string | undefined;
  name: string | undefined;
}

export function readMessage(
  input: unknown,
  headers: MessageHeaders,
): RpcRequest | { kind: "notification" } | RpcError {
  if (Array.isArray(input))
    return rpcError(
      null,
      "invalid_request",
      "Send one message per request: batches are not supported.",
    );
  if (!isObject(input) || input.jsonrpc !== "2.0" || typeof input.method !== "string")
    return rpcError(null, "invalid_request", "The body must be one request of JSON-RPC 2.0.");
  if (!Object.hasOwn(input, "id")) return { kind: "notification" };
  const { id, method, params = {} } = input;
  if (!isId(id))
    return rpcError(null, "invalid_request", "The id of a request must be a string or an integer.");
  if (!isObject(params)) return rpcError(id, "invalid_params", "params must be an object.");
  const era = eraOf(params, headers);
  const request: RpcRequest = { kind: "request", era, id, method, params };
  return (
    (era === "modern" ? modernFault(request, headers) : legacyFault(request, headers)) ?? request
  );
}

export function rpcError(
  id: string | number | null,
  code: keyof typeof RPC_ERRORS,
  message: string,
  data?: object,
  status: Reply["status"] = 400,
): RpcError {
  const error = { code: RPC_ERRORS[code], message, ...(data && { data }) };
  const body = JSON.stringify({ jsonrpc: "2.0", id, error });
  return { kind: "error", reply: { status, body } };
}

/** Modern answers describe the server, because there is no handshake. */
export function writeResult({ era }: RpcRequest, result: object, server: object): string {
  const modern = era === "modern" && {
    resultType: "complete",
    _meta: { [`${META}serverInfo`]: server },
  };
  return JSON.stringify({ ...result, ...modern });
}

export function replyWith({ id }: RpcRequest, result: string): Reply {
  return { status: 200, body: `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}` };
}

export function legacyVersion(requested: unknown): string {
  return LEGACY.find((version) => version === requested) ?? LEGACY[0];
}

/** Uses the version that the metadata names, or else the version in the header. */
function eraOf(params: Record<string, unknown>, { version }: MessageHeaders): Era {
  const named = metaOf(params)[`${META}protocolVersion`];
  const isOfModern =
    named === undefined ? isModern(version) : !LEGACY.some((known) => known === named);
  return isOfModern ? "modern" : "legacy";
}

/** Versions are dates, so they sort as text. */
function isModern(version: string | undefined): boolean {
  return version !== undefined && /^\d{4}-\d\d-\d\d$/.test(version) && version >= MODERN[0];
}

function modernFault({ id, method, params }: RpcRequest, headers: MessageHeaders): RpcError | null {
  const meta = metaOf(params);
  const version = meta[`${META}protocolVersion`];
  if (typeof version !== "string" || !isObject(meta[`${META}clientCapabilities`]))
    return rpcError(
      id,
      "invalid_params",
      `params._meta must have ${META}protocolVersion and ${META}clientCapabilities.`,
    );
  const repeated: [header: string, sent: string | undefined, inBody: unknown][] = [
    ["MCP-Protocol-Version", headers.version, version],
    ["Mcp-Method", headers.method, method],
    ...(method === "tools/call"
      ? [["Mcp-Name", decodedHeader(headers.name), params.name] as (typeof repeated)[number]]
      : []),
  ];
  const odd = repeated.find(([, sent, inBody]) => sent !== inBody);
  if (odd)
    return rpcError(id, "header_mismatch", `The header ${odd[0]} must repeat what the body says.`);
  return MODERN.some((known) => known === version) ? null : unsupported(id, version);
}

function legacyFault({ id, method }: RpcRequest, { version }: MessageHeaders): RpcError | null {
  // `initialize` comes before a version is agreed on. Version 2025-03-26 has no version header.
  if (method === "initialize" || version === undefined) return null;
  return LEGACY.some((known) => known === version) ? null : unsupported(id, version);
}

function unsupported(id: string | number, requested: string): RpcError {
  return rpcError(id, "unsupported_version", "Unsupported protocol version", {
    supported: SUPPORTED,
    requested: requested.slice(0, 100),
  });
}

/** A header value that is not plain ASCII comes as `=?base64?…?=`. */
function decodedHeader(value: string | undefined): string | undefined {
  const encoded = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value ?? "")?.[1];
  if (encoded === undefined) return value;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

function metaOf({ _meta }: Record<string, unknown>): Record<string, unknown> {
  return isObject(_meta) ? _meta : {};
}

function isId(id: unknown): id is string | number {
  return typeof id === "string" || Number.isSafeInteger(id);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
