/** Which addresses may be called for a customer (docs/security.md). Pure. */
import type { Settings } from "../config.ts";
import { isLoopback } from "../lib/loopback.ts";

export interface Address {
  /** As it was parsed, which is also what is fetched. */
  url: string;
  host: string;
}

export interface AddressRules {
  /** Hosts of the service itself, and of those that it asks. */
  ownHosts: ReadonlySet<string>;
  /** The local run may call this machine, with http and any port. */
  allowsLoopback: boolean;
}

const MOST_CHARACTERS = 500;

/** Names that never lead to a public host, or only to a special one. */
const RESERVED = /\.(?:local|internal|localhost|home\.arpa|test|invalid|example|onion)$/;
const FOUR_PARTS = /^\d+(?:\.\d+){3}$/;

/**
 * The URL parser has turned each notation of a host into one form: `0x7f000001`, `127.1` and
 * full-width digits are 127.0.0.1 here.
 * @returns the address, or why it is refused
 */
export function readAddress(text: string, rules: AddressRules): Address | { refused: string } {
  const tooLong = { refused: `must have at most ${MOST_CHARACTERS} characters` };
  if (text.length > MOST_CHARACTERS) return tooLong;
  if (!URL.canParse(text)) return { refused: "must be a URL, such as https://shop.co.kr/hook" };
  const url = new URL(text);
  url.hash = "";
  const { href, protocol, hostname: host, username, password, port } = url;
  if (href.length > MOST_CHARACTERS) return tooLong;
  if (username || password) return { refused: "must not have a user or a password" };
  const isHttp = protocol === "https:" || protocol === "http:";
  if (rules.allowsLoopback && isHttp && isLoopback(href)) return { url: href, host };
  if (protocol !== "https:") return { refused: "must begin with https://" };
  if (port) return { refused: "must not have a port" };
  if (host.startsWith("[") || FOUR_PARTS.test(host))
    return { refused: "must have the name of a host, not an IP address" };
  if (host.endsWith(".")) return { refused: "must have a host that does not end with a dot" };
  if (!host.includes(".")) return { refused: "must have a host with a dot, such as shop.co.kr" };
  if (RESERVED.test(host)) return { refused: "has a host that is reserved, not public" };
  if (rules.ownHosts.has(host)) return { refused: "must not have a host of this service" };
  return { url: href, host };
}

/** @param requestUrl of the request that names an address: its host is one of the service's own */
export function addressRulesOf(
  settings: Pick<
    Settings,
    | "VARIANT_A_HOSTS"
    | "VARIANT_B_HOSTS"
    | "NTS_BASE_URL"
    | "OPENDART_BASE_URL"
    | "DATA_GO_KR_BASE_URL"
  >,
  requestUrl?: string,
): AddressRules {
  const { VARIANT_A_HOSTS: a, VARIANT_B_HOSTS: b, NTS_BASE_URL: registry } = settings;
  const asked = [registry, settings.OPENDART_BASE_URL, settings.DATA_GO_KR_BASE_URL];
  const named = [...(a ?? []), ...(b ?? [])].map((host) => `https://${host}`);
  const urls = [...asked, ...named, ...(requestUrl ? [requestUrl] : [])];
  return {
    ownHosts: new Set(urls.map((url) => new URL(url).hostname)),
    allowsLoopback: isLoopback(registry),
  };
}
