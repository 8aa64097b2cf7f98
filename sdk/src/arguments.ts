/** Checks the arguments of the client's constructor and methods, before anything is sent. */
import { isObject } from "./response.ts";

/** @throws TypeError with a message that never contains the key */
export function apiKeyOf(text: string, name: string): string {
  // Callers without types may pass undefined, for example from `process.env`.
  const key = text?.trim();
  if (!key) throw new TypeError(`${name} is missing: give a key such as "bvs_test_…".`);
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new TypeError(
      `${name} holds characters that no API key has: give the key alone, such as "bvs_test_…".`,
    );
  return key;
}

/** @returns the address without a slash or `/v1` at its end. @throws TypeError */
export function baseUrlOf(text: string, name: string): string {
  const url = parsed(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError(`${name} must be an address such as "https://api.example.com".`);
  if (url.protocol === "http:" && !/^(localhost|\[::1\]|127(\.\d+){3})$/.test(url.hostname))
    throw new TypeError(
      `${name} must begin with https://: over plain HTTP others can read the key.`,
    );
  return (url.origin + url.pathname).replace(/\/+$/, "").replace(/\/v1$/, "");
}

/** @throws TypeError if a caller without types passes something other than an object */
export function bodyOf<Request extends object>(request: Request): Request {
  if (isObject(request)) return request;
  throw new TypeError('The request must be an object, such as { business_number: "…" }.');
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
