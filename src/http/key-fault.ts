/**
 * What is wrong with the form of an Authorization header. Of a text that has the form of a key
 * nothing is said: whoever guesses keys must not learn which of them exist.
 */
import { isApiKey } from "../access/api-key.ts";
import { bearerToken } from "../access/authentication.ts";

const SEND = "Send your API key as 'Authorization: Bearer <API_KEY>'";

/** @returns undefined where the header holds a key by its form */
export function keyFormFault(header: string): string | undefined {
  const token = bearerToken(header);
  if (token && isApiKey(token)) return undefined;
  const [scheme = "", ...rest] = header.split(/\s+/);
  if (/^basic$/i.test(scheme)) return `${SEND}, not with Basic.`;
  if (!/^bearer$/i.test(scheme)) return `${SEND}: the word Bearer is missing before it.`;
  if (isApiKey(rest.join("").replace(/["'`<>{}[\]]/g, "")))
    return `${SEND}, without quotes, brackets or blanks around it.`;
  return "This is not an API key: one begins with bvs_live_ or bvs_test_ and has 47 characters. Copy it whole.";
}
