/**
 * The receipt that another view hands to the view of receipts. The tab's storage keeps the receipt,
 * so that a reload does not lose it. An address never contains it.
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
