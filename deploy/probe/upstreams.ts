/**
 * What the probe asks, and by which words it knows an answer of the upstream itself: a firewall
 * that refuses a place answers a 4xx, too. No question carries a key.
 */
import { DATA_SETS, LIVE_SOURCES } from "../../src/live-sources/data-sets.ts";

export interface ProbedUpstream {
  /** As the table names it. */
  name: string;
  url: string;
  method: "GET" | "POST";
  /** What the upstream says to a caller without a key. */
  ownWords: RegExp;
}

/** The upstream by which a place is known; it is Cloudflare's own. */
export const CLOUDFLARE_TRACE = "trace";
const TRACE_URL = "https://www.cloudflare.com/cdn-cgi/trace";

/** What the gateway of apis.data.go.kr says to a caller without a key, whoever is behind it. */
const GATEWAY_WORDS =
  /SERVICE[_ ]?KEY|OpenAPI_ServiceResponse|API not found|Unauthorized|Unexpected errors/i;

/**
 * The live sources, each with the agency's own rules for who may call. Descriptions hold less
 * without them, and nothing else depends on them.
 */
const LIVE_UPSTREAMS = LIVE_SOURCES.map((name) => ({
  name,
  url: `https://apis.data.go.kr${DATA_SETS[name].path}`,
  method: "GET" as const,
  ownWords: GATEWAY_WORDS,
}));

const UPSTREAMS: readonly ProbedUpstream[] = [
  {
    name: "odcloud",
    url: "https://api.odcloud.kr/api/nts-businessman/v1/status?returnType=JSON",
    method: "POST",
    ownWords: /"code"\s*:\s*-\d+|"status_code"|인증키/,
  },
  {
    // The other gateway of data.go.kr, before the live sources: it tells a block of data.go.kr from
    // one of the tax authority's gateway, or of one agency.
    name: "apis.data.go.kr",
    url: "https://apis.data.go.kr/",
    method: "GET",
    ownWords: GATEWAY_WORDS,
  },
  ...LIVE_UPSTREAMS,
  {
    name: "opendart",
    url: "https://opendart.fss.or.kr/api/company.json?corp_code=00126380",
    method: "GET",
    ownWords: /"status"\s*:\s*"\d{3}"/,
  },
];

/** Shown, but without a say in what is to be done. */
export const INFORMATIVE: ReadonlySet<string> = new Set([
  "apis.data.go.kr",
  ...LIVE_UPSTREAMS.map(({ name }) => name),
]);

/** @param odcloudBase what `NTS_BASE_URL` says, if the probe is to try a relay */
export function upstreamsOf(odcloudBase: string | undefined): readonly ProbedUpstream[] {
  if (odcloudBase === undefined) return UPSTREAMS;
  const url = `${odcloudBase.replace(/\/+$/, "")}/status?returnType=JSON`;
  return UPSTREAMS.map((upstream) =>
    upstream.name === "odcloud" ? { ...upstream, name: "relay", url } : upstream,
  );
}

/** What the probe's Worker is to ask, by name. */
export function targetsOf(
  upstreams: readonly ProbedUpstream[],
): Record<string, Pick<ProbedUpstream, "url" | "method">> {
  return {
    [CLOUDFLARE_TRACE]: { url: TRACE_URL, method: "GET" },
    ...Object.fromEntries(upstreams.map(({ name, url, method }) => [name, { url, method }])),
  };
}
