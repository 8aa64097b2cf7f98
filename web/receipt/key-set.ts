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

/** @returns `none` if the service does not sign receipts; `failed` if the keys were never loaded */
export async function loadKeySet(): Promise<KeySet | "none" | "failed"> {
  try {
    // The browser may have kept a set without the newest key.
    const response = await fetch("/.well-known/jwks.json", {
      cache: "no-cache",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { issuer, keys } = (await response.json()) as { issuer?: string | null; keys?: unknown };
    if (response.ok && Array.isArray(keys)) {
      if (issuer === null) return "none";
      if (issuer !== undefined) last = { issuer, keys, loadedAt: Date.now() };
    }
  } catch {
    // There is no connection, or something else answered.
  }
  return last ?? "failed";
}
