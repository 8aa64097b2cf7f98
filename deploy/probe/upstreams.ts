/**
 * The requests of the probe, and how it recognises an answer of the upstream itself. The HTTP
 * status is not enough, because a firewall that blocks a location also answers with a 4xx. The
 * requests contain no key.
 */
import { DATA_SETS, LIVE_SOURCE_NAMES } from "../../src/live-sources/data-sets.ts";

export interface ProbedUpstream {
  name: string;
  url: string;
  method: "GET" | "POST";
  /** Matches the upstream's answer to a caller without a key. */
  ownWords: RegExp;
}

/** Cloudflare's own service that tells where a Worker runs. It is not an upstream. */
export const CLOUDFLARE_TRACE = "trace";
const TRACE_URL = "https://www.cloudflare.com/cdn-cgi/trace";

/** Matches the answer of apis.data.go.kr's gateway to a caller without a key, for all agencies. */
const GATEWAY_WORDS =
  /SERVICE[_ ]?KEY|OpenAPI_ServiceResponse|API not found|Unauthorized|Unexpected errors/i;

/**
 * The live sources. Each agency decides who may call its source. If an agency refuses us, the
 * service still works, but some fields of the answers are null.
 */
const LIVE_UPSTREAMS = LIVE_SOURCE_NAMES.map((name) => ({
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
    // The gateway in front of the live sources. If this gateway answers, data.go.kr as a whole
    // does not refuse us. If a call is refused all the same, the tax authority's gateway or a
    // single agency refused it.
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

/** The probe shows these upstreams, but they do not change its advice (`conclude`). */
export const INFORMATIVE: ReadonlySet<string> = new Set([
  "apis.data.go.kr",
  ...LIVE_UPSTREAMS.map(({ name }) => name),
]);

/** @param ntsBaseUrl the value for `NTS_BASE_URL`, to try a relay */
export function upstreamsOf(ntsBaseUrl: string | undefined): readonly ProbedUpstream[] {
  if (ntsBaseUrl === undefined) return UPSTREAMS;
  const url = `${ntsBaseUrl.replace(/\/+$/, "")}/status?returnType=JSON`;
  return UPSTREAMS.map((upstream) =>
    upstream.name === "odcloud" ? { ...upstream, name: "relay", url } : upstream,
  );
}

export function targetsOf(
  upstreams: readonly ProbedUpstream[],
): Record<string, Pick<ProbedUpstream, "url" | "method">> {
  return {
    [CLOUDFLARE_TRACE]: { url: TRACE_URL, method: "GET" },
    ...Object.fromEntries(upstreams.map(({ name, url, method }) => [name, { url, method }])),
  };
}
