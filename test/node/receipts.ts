/** Signs receipts with an independent library, for tests of the programs that read receipts. */
import { createHash, randomUUID } from "node:crypto";
import { CompactSign, calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";
import type { ReceiptKey, ReceiptKeySet } from "../../sdk/src/index.ts";

export const ISSUER = "https://bvs.example.com";
/** 2026-11-22T05:03:12Z. */
export const SIGNED_AT = 1_795_323_792;
const DAY_SECONDS = 86_400;

const BUSINESS = {
  ...{ business_number: "2178182399", answered_at: "2026-11-22T05:03:11.345Z" },
  ...{ is_registered: true, status_code: "01", tax_type_code: "01", closed_on: null },
  closed_by_unit_taxation: false,
};
export const VALID = { operation: "verify", ...BUSINESS, is_valid: true, reason: null };
export const ACTIVE = { operation: "status", ...BUSINESS };
export const DETAILS = { claimed_start_date: "2012-03-05", claimed_representative: "김한빛" };

export interface Signing {
  header?: object;
  /** Claims that are added, or that replace other claims. */
  claims?: object;
  /** Selectively disclosable claims. */
  details?: object;
}

export interface Signer {
  key: ReceiptKey;
  jwks: ReceiptKeySet;
  sign(claims: object, signing?: Signing): Promise<string>;
}

export async function makeSigner(mode: "live" | "test" = "live"): Promise<Signer> {
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const { kty, crv = "", x = "", y = "" } = jwk;
  const key = {
    ...{ kty: kty ?? "", crv, x, y, kid, use: "sig", alg: "ES256", mode },
    iat: SIGNED_AT - DAY_SECONDS,
  };
  const sign: Signer["sign"] = async (body, { header, claims, details = {} } = {}) => {
    const disclosures = Object.entries(details).map(([name, value]) => disclosureOf(name, value));
    const payload = {
      ...{ iss: ISSUER, jti: randomUUID(), iat: SIGNED_AT, mode, source: "nts" },
      ...{ statement: "Statement of the business verification service …", ...body },
      ...(disclosures.length > 0 && { _sd_alg: "sha-256", _sd: disclosures.map(digestOf).sort() }),
      ...claims,
    };
    const jwt = await new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: "ES256", kid, typ: "bvs-receipt+sd-jwt", ...header })
      // One test sends `exp` under `crit` in the header. By default, the library refuses that.
      .sign(privateKey, { crit: { exp: true } });
    return [jwt, ...disclosures, ""].join("~");
  };
  return { key, jwks: { issuer: ISSUER, keys: [key] }, sign };
}

export function disclosureOf(name: string, value: unknown): string {
  const salt = createHash("sha256").update(randomUUID()).digest().subarray(0, 16);
  return encoded(JSON.stringify([salt.toString("base64url"), name, value]));
}

export function encoded(text: string | Uint8Array): string {
  return Buffer.from(text).toString("base64url");
}

export function digestOf(disclosure: string): string {
  return createHash("sha256").update(disclosure).digest("base64url");
}
