/** The texts of the view of receipts, in the page's language. They are loaded with that view. */
import { usePageTexts } from "../texts/page-language.ts";
import type { InAnyLanguage } from "../texts/page-texts.ts";
import { receiptEn } from "../texts/receipt-en.ts";
import { receiptKo } from "../texts/receipt-ko.ts";

export type ReceiptTexts = InAnyLanguage<typeof receiptKo>;

export function useReceiptTexts(): ReceiptTexts {
  return usePageTexts().lang === "ko" ? receiptKo : receiptEn;
}
