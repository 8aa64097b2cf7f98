/** Decides which addresses the service may call for a customer (docs/security.md). */
import type { Settings } from "../config.ts";
import { isLoopback } from "../lib/loopback.ts";

export interface Address {
  /** The address as the URL parser wrote it. Exactly this text is fetched. */
  url: string;
  host: string;
}

export interface AddressRules {
  /** Hosts of this service, and of the services that it asks. */
  ownHosts: ReadonlySet<string>;
  /** True in the local run, which may call its own machine, with http and any port. */
  allowsLoopback: boolean;
}

const MOST_CHARACTERS = 500;

/** A full host name in the form that DNS allows. */
const HOST_NAME =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;

/** Top-level domains that are reserved, or that only private networks use. */
const NOT_PUBLIC =
  /\.(?:alt|arpa|corp|example|home|internal|invalid|lan|local|localhost|onion|private|test)$/;

/** Checks the parsed URL: the parser writes `0x7f000001` and full-width digits as 127.0.0.1. */
export function readAddress(text: string, rules: AddressRules): Address | { refused: string } {
  if (!URL.canParse(text))
    return { refused: "must be a URL, such as https://hooks.example.com/bvs" };
  const url = new URL(text);
  url.hash = "";
  const { href, protocol, hostname: host, username, password, port } = url;
  if (Math.max(text.length, href.length) > MOST_CHARACTERS)
    return { refused: `must have at most ${MOST_CHARACTERS} characters, also in its encoded form` };
  if (username || password) return { refused: "must not have a user or a password" };
  if (rules.allowsLoopback && /^https?:$/.test(protocol) && isLoopback(href))
    return { url: href, host };
  if (protocol !== "https:") return { refused: "must begin with https://" };
  if (port) return { refused: "must not have a port" };
  if (!HOST_NAME.test(host) || NOT_PUBLIC.test(host))
    return {
      refused: "must have the name of a public host, such as hooks.example.com, not an IP address",
    };
  if (rules.ownHosts.has(host)) return { refused: "must not have a host of this service" };
  return { url: href, host };
}

/** @param requestUrl the URL of a request to this service, whose host is one of our own */
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
