/**
 * The receipt that another view hands to the view of receipts. The tab's storage keeps the receipt,
 * so that a reload does not lose it. The address of the page never contains the receipt.
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
