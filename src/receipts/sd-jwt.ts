/** Writes compact SD-JWTs (RFC 9901): signed claims. The holder may leave out some claims. */

const SIGNATURE = { name: "ECDSA", hash: "SHA-256" };
/** RFC 9901 recommends salts of 128 bits. */
const SALT_BYTES = 16;

export interface SigningKey {
  /** The thumbprint of the public key (RFC 7638). */
  kid: string;
  key: CryptoKey;
}

/** @param disclosable claims that the holder may leave out without breaking the signature */
export async function writeSdJwt(
  { kid, key }: SigningKey,
  typ: string,
  claims: object,
  disclosable: Readonly<Record<string, string>>,
): Promise<string> {
  const disclosures = Object.entries(disclosable).map(([name, value]) =>
    base64url(JSON.stringify([base64url(randomSalt()), name, value])),
  );
  const digests = await Promise.all(disclosures.map(sha256));
  const payload = {
    ...claims,
    // Sorted, because the original order would show which digest belongs to which claim.
    ...(digests.length > 0 && { _sd_alg: "sha-256", _sd: digests.sort() }),
  };
  const header = { alg: "ES256", kid, typ };
  const signed = `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(payload))}`;
  const signature = await crypto.subtle.sign(SIGNATURE, key, bytesOf(signed));
  return [`${signed}.${base64url(new Uint8Array(signature))}`, ...disclosures, ""].join("~");
}

/** @returns the thumbprint of a public key on the curve P-256 (RFC 7638) */
export function thumbprint(x: string, y: string): Promise<string> {
  return sha256(JSON.stringify({ crv: "P-256", kty: "EC", x, y }));
}

async function sha256(text: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(text))));
}

function base64url(data: string | Uint8Array): string {
  const bytes = typeof data === "string" ? bytesOf(data) : data;
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}

function bytesOf(text: string) {
  return new TextEncoder().encode(text);
}

function randomSalt(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(SALT_BYTES));
}
