/** The public keys of the service. They stay in memory, so that later checks need no connection. */
import type { ReceiptKeySet } from "../../sdk/src/verify-receipt.ts";

export interface KeySet extends ReceiptKeySet {
  issuer: string;
  /** By this device's clock. */
  loadedAt: number;
}

let last: KeySet | null = null;

/** @returns null if the keys cannot be loaded and were not loaded before */
export async function loadKeySet(): Promise<KeySet | null> {
  try {
    const response = await fetch("/.well-known/jwks.json");
    const { issuer, keys } = (await response.json()) as Partial<ReceiptKeySet>;
    if (response.ok && issuer !== undefined && Array.isArray(keys))
      last = { issuer, keys, loadedAt: Date.now() };
  } catch {
    // There is no connection, or something else answered.
  }
  return last;
}
