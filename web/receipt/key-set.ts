/** The public keys of the service. They stay in memory, so that later checks need no connection. */
import type { ReceiptKeySet } from "../../sdk/src/verify-receipt.ts";

export interface KeySet extends ReceiptKeySet {
  issuer: string;
  /** By this device's clock. */
  loadedAt: number;
}

/** A request without an answer for this long counts as failed. */
const PATIENCE_MS = 10_000;

let last: KeySet | null = null;

/** @returns null if the keys cannot be loaded and were not loaded before */
export async function loadKeySet(): Promise<KeySet | null> {
  try {
    // The browser may have kept a set without the newest key.
    const response = await fetch("/.well-known/jwks.json", {
      cache: "no-cache",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { issuer, keys } = (await response.json()) as Partial<ReceiptKeySet>;
    if (response.ok && issuer !== undefined && Array.isArray(keys))
      last = { issuer, keys, loadedAt: Date.now() };
  } catch {
    // There is no connection, or something else answered.
  }
  return last;
}
