/**
 * Reads SD-JWTs without key binding, as RFC 9901 specifies: splits the text, verifies the
 * signature, and inserts the disclosed claims. This file knows nothing of receipts.
 */
import { fromBase64 } from "./base64.ts";
import { isObject } from "./response.ts";

export type JsonObject = { readonly [name: string]: unknown };

export interface SdJwt {
  header: JsonObject;
  /** The payload as it was signed. A claim that can be withheld is replaced by its digest. */
  payload: JsonObject;
  /** The text that the signature covers. */
  signed: string;
  signature: Uint8Array<ArrayBuffer>;
  /** Each disclosure is still encoded, because its digest covers the encoded text. */
  disclosures: readonly string[];
}

/** A public key on P-256, in the form of a JWK. */
export interface PublicKey {
  kty: string;
  crv: string;
  x: string;
  y: string;
}

/** The text breaks a rule of RFC 9901. */
export class SdJwtError extends Error {
  override readonly name = "SdJwtError";
}

/** @throws SdJwtError if the text is not an SD-JWT, or its base64url is not canonical */
export function parseSdJwt(text: string): SdJwt {
  const [jwt = "", ...disclosures] = text.split("~");
  if (disclosures.pop() !== "") throw new SdJwtError('It does not end with "~".');
  const [header = "", payload = "", signature = "", ...more] = jwt.split(".");
  if (more.length > 0) throw new SdJwtError("It has more than three parts.");
  const head = objectIn(header);
  // RFC 7515 §4.1.11: a reader must refuse extensions that it does not know. This reader knows no
  // extensions.
  if (Object.hasOwn(head, "crit")) throw new SdJwtError("It has critical extensions.");
  return {
    header: head,
    payload: objectIn(payload),
    signed: `${header}.${payload}`,
    signature: bytesIn(signature),
    disclosures,
  };
}

/** Verifies a signature of the algorithm ES256. @throws if the key is not on P-256 */
export async function isSignedBy(
  { signed, signature }: SdJwt,
  { kty, crv, x, y }: PublicKey,
): Promise<boolean> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  // Import only these members. Other members, such as `key_ops`, could forbid the use of the key.
  const key = await crypto.subtle.importKey("jwk", { kty, crv, x, y }, algorithm, false, [
    "verify",
  ]);
  return crypto.subtle.verify(algorithm, key, signature, new TextEncoder().encode(signed));
}

/**
 * @returns the payload with the disclosed claims, and without digests
 * @throws SdJwtError if a disclosure was changed, added or doubled
 */
export async function disclosedClaims({ payload, disclosures }: SdJwt): Promise<JsonObject> {
  const { _sd_alg = "sha-256", ...claims } = payload;
  if (_sd_alg !== "sha-256") throw new SdJwtError("A digest is not SHA-256.");
  const waiting = new Map<unknown, unknown[]>();
  for (const disclosure of disclosures) {
    const digest = await digestOf(disclosure);
    if (waiting.has(digest)) throw new SdJwtError("A disclosure is doubled.");
    waiting.set(digest, disclosureIn(disclosure));
  }
  const revealed = reveal(claims, { waiting, seen: new Set() });
  if (waiting.size > 0) throw new SdJwtError("A disclosure has no digest.");
  return revealed as JsonObject;
}

interface Digests {
  /** Disclosures by their digests. A disclosure is removed when its digest is found. */
  waiting: Map<unknown, unknown[]>;
  seen: Set<unknown>;
}

/** Replaces the digests in a value by what was disclosed, at every level. */
function reveal(value: unknown, digests: Digests): unknown {
  if (Array.isArray(value)) return value.flatMap((element) => revealElement(element, digests));
  if (!isObject(value)) return value;
  const { _sd = [], ...open } = value as JsonObject;
  if (!Array.isArray(_sd)) throw new SdJwtError("_sd is not an array.");
  if (Object.hasOwn(open, "...")) throw new SdJwtError('A claim is named "...".');
  // A map, because a claim may have any name, such as `__proto__`.
  const claims = new Map(Object.entries(open).map(([name, one]) => [name, reveal(one, digests)]));
  for (const digest of _sd) {
    const disclosure = take(digest, digests);
    if (!disclosure) continue;
    const [, name, disclosed] = disclosure;
    if (disclosure.length !== 3 || typeof name !== "string" || name === "_sd" || name === "...")
      throw new SdJwtError("A disclosure has a wrong form.");
    if (claims.has(name)) throw new SdJwtError("A claim is doubled.");
    claims.set(name, reveal(disclosed, digests));
  }
  return Object.fromEntries(claims);
}

/** @returns an array with the element; an empty array if the element was withheld */
function revealElement(element: unknown, digests: Digests): unknown[] {
  if (!isObject(element) || !Object.hasOwn(element, "...")) return [reveal(element, digests)];
  const { "...": digest, ...more } = element as JsonObject;
  if (Object.keys(more).length > 0) throw new SdJwtError("A digest has claims beside it.");
  const disclosure = take(digest, digests);
  if (!disclosure) return [];
  if (disclosure.length !== 2) throw new SdJwtError("A disclosure has a wrong form.");
  return [reveal(disclosure[1], digests)];
}

function take(digest: unknown, { waiting, seen }: Digests): unknown[] | undefined {
  if (typeof digest !== "string") throw new SdJwtError("A digest is not a text.");
  if (seen.has(digest)) throw new SdJwtError("A digest is doubled.");
  seen.add(digest);
  const disclosure = waiting.get(digest);
  waiting.delete(digest);
  return disclosure;
}

function disclosureIn(text: string): unknown[] {
  const content = jsonIn(text);
  if (!Array.isArray(content) || typeof content[0] !== "string")
    throw new SdJwtError("A disclosure has a wrong form.");
  return content;
}

async function digestOf(disclosure: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(disclosure));
  return base64UrlOf(new Uint8Array(digest));
}

function objectIn(text: string): JsonObject {
  const content = jsonIn(text);
  if (isObject(content)) return content as JsonObject;
  throw new SdJwtError("A part is not an object.");
}

function jsonIn(text: string): unknown {
  const bytes = bytesIn(text);
  try {
    // Bytes that are not UTF-8, and a byte-order mark, are errors.
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (cause) {
    throw new SdJwtError("A part is not JSON.", { cause });
  }
}

/**
 * Several texts may decode to the same bytes. Accepts only the text that results from encoding
 * these bytes.
 */
function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64(text.replaceAll("-", "+").replaceAll("_", "/"));
  if (bytes && base64UrlOf(bytes) === text) return bytes;
  throw new SdJwtError("A part is not base64url.");
}

function base64UrlOf(bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
