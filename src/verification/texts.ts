/** What the registry says of a business, in words (UPSTREAMS §5). */
import { statusText, taxTypeText } from "../language/wording.ts";
import type { RegistryState } from "../registry/client.ts";

export interface StateTexts {
  status: string | null;
  taxType: string | null;
}

/** The registry's own words. */
export function koreanTexts(state: RegistryState | null): StateTexts {
  return { status: state?.status || null, taxType: state?.taxType || null };
}

/** A code that is not in the table has no text. */
export function englishTexts(state: RegistryState | null): StateTexts {
  return {
    status: state && statusText(state.statusCode, "en"),
    taxType: state && taxTypeText(state.taxTypeCode, "en"),
  };
}
