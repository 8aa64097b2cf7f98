/** The texts of the webhooks view, in the page's language. They are loaded with that view. */
import { usePageTexts } from "../texts/page-language.ts";
import type { InAnyLanguage } from "../texts/page-texts.ts";
import { webhooksEn } from "../texts/webhooks-en.ts";
import { webhooksKo } from "../texts/webhooks-ko.ts";

export type WebhookTexts = InAnyLanguage<typeof webhooksKo>;

export function useWebhookTexts(): WebhookTexts {
  return usePageTexts().lang === "ko" ? webhooksKo : webhooksEn;
}
