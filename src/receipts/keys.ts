import type { KeyMode } from "../access/api-key.ts";
import { isLoopback } from "../lib/loopback.ts";
import { type SigningKey, thumbprint } from "./sd-jwt.ts";

/** A coordinate or the private value of a key on the curve P-256: 32 bytes, base64url. */
const NUMBER_256 = /^[\w-]{43}$/;
const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" };

export const KEY_SETTINGS = { live: "RECEIPT_KEY", test: "RECEIPT_TEST_KEY" } as const;

export interface PrivateJwk {
  x: string;
  y: string;
  d: string;
}

export interface ReceiptKey extends SigningKey {
  x: string;
  y: string;
}

/** Not in `config.ts`, because a fault in these settings must not stop checks. */
interface ReceiptSettings {
  RECEIPT_KEY?: string;
  RECEIPT_TEST_KEY?: string;
  RECEIPT_ISSUER?: string;
}

/** @returns the origin that receipts name as their issuer; null if the setting is not usable */
export function issuerOf(env: object): string | null {
  return readIssuer((env as ReceiptSettings).RECEIPT_ISSUER ?? "");
}

/** @returns the text if it is an https origin, or any origin on this machine; otherwise null */
function readIssuer(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === "https:" || isLoopback(text)) ? origin : null;
}

export function keySettingOf(env: object, mode: KeyMode): string | undefined {
  return (env as ReceiptSettings)[KEY_SETTINGS[mode]] || undefined;
}

/** Holds keys, not promises, so that no request waits for the work of another request. */
const imported = new Map<string, ReceiptKey | null>();

/** @returns null if the key of this mode is missing or faulty */
export async function receiptKeyOf(env: object, mode: KeyMode): Promise<ReceiptKey | null> {
  const text = keySettingOf(env, mode);
  if (text === undefined) return null;
  let key = imported.get(text);
  if (key === undefined) {
    key = await importKey(text);
    imported.set(text, key);
  }
  return key;
}

/** @param text a private JWK on the curve P-256 (RFC 7518, section 6.2) @returns null if faulty */
export function readPrivateJwk(text: string): PrivateJwk | null {
  let jwk: Record<string, unknown>;
  try {
    jwk = Object(JSON.parse(text));
  } catch {
    return null;
  }
  const { kty, crv, x, y, d } = jwk;
  const isNumber = (value: unknown): value is string =>
    typeof value === "string" && NUMBER_256.test(value);
  if (kty !== "EC" || crv !== "P-256" || !isNumber(x) || !isNumber(y) || !isNumber(d)) return null;
  return { x, y, d };
}

async function importKey(text: string): Promise<ReceiptKey | null> {
  const jwk = readPrivateJwk(text);
  if (!jwk) return null;
  try {
    const whole = { kty: "EC", crv: "P-256", ...jwk };
    const key = await crypto.subtle.importKey("jwk", whole, ALGORITHM, false, ["sign"]);
    return { kid: await thumbprint(jwk.x, jwk.y), key, x: jwk.x, y: jwk.y };
  } catch {
    return null;
  }
}
