/**
 * The receipt that another view hands to the view of receipts. It is kept in the tab, so that
 * reloading does not lose it, and never stands in an address.
 */
const HELD = "bvs-receipt";

export function holdReceipt(receipt: string): void {
  sessionStorage.setItem(HELD, receipt);
}

export function heldReceipt(): string | null {
  return sessionStorage.getItem(HELD);
}

export function dropReceipt(): void {
  sessionStorage.removeItem(HELD);
}
