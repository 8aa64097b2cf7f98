/** The keys that sign receipts in the local run. Each state folder has its own keys. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SETTINGS = ["RECEIPT_KEY", "RECEIPT_TEST_KEY"];

/**
 * Makes the keys at the first start. An environment variable replaces the setting of the same name.
 * @param url the address of the local service, which its receipts name as their issuer
 */
export async function receiptSettings(
  stateDir: string,
  url: string,
  environment: Record<string, string | undefined>,
): Promise<Record<string, string>> {
  const file = join(stateDir, "receipt-keys.json");
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await makeKeys()), { mode: 0o600 });
  const settings: Record<string, string> = {
    ...JSON.parse(readFileSync(file, "utf8")),
    RECEIPT_ISSUER: url,
  };
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, environment[name] || value]),
  );
}

async function makeKeys(): Promise<Record<string, string>> {
  const keys = await Promise.all(SETTINGS.map(async (name) => [name, await makePrivateJwk()]));
  return Object.fromEntries(keys);
}

/** @returns a new private JWK on the curve P-256, as text */
export async function makePrivateJwk(): Promise<string> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const pair = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const { privateKey } = pair as CryptoKeyPair;
  const { kty, crv, x, y, d } = (await crypto.subtle.exportKey("jwk", privateKey)) as JsonWebKey;
  return JSON.stringify({ kty, crv, x, y, d });
}
