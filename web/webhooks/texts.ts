/** The texts of the view of webhooks, which are loaded with it, in the page's language. */
import { usePageTexts } from "../texts/page-language.ts";
import type { InAnyLanguage } from "../texts/page-texts.ts";
import { webhooksEn } from "../texts/webhooks-en.ts";
import { webhooksKo } from "../texts/webhooks-ko.ts";

export type WebhookTexts = InAnyLanguage<typeof webhooksKo>;

export function useWebhookTexts(): WebhookTexts {
  return usePageTexts().lang === "ko" ? webhooksKo : webhooksEn;
}
