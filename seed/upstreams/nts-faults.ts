/**
 * The faults of the tax authority and of the gateway in front of it
 * (docs/upstreams.md#nts-errors). `nts.ts` answers wrong calls with some of these faults.
 * `faults.ts` answers with any of these faults on demand.
 */
import { json, plain, type Reply } from "./reply.ts";

/** The names are modes of `POST /__control`. Its body may set another HTTP status. */
export const NTS_FAULTS = {
  apiServerError: coded(400, -5, "API 서버 오류가 발생하였습니다."),
  unknown: coded(500, -999, "UNKNOWN"),
  systemError: coded(400, -1, "시스템 내부 오류가 발생하였습니다."),
  trafficExceeded: coded(400, -10, "트래픽 허용 횟수를 초과하였습니다."),
  quotaExceeded: plain(429, "API token quota exceeded"),
  tooFast: plain(429, "API rate limit exceeded"),
  unknownKey: coded(401, -4, "등록되지 않은 인증키 입니다."),
  missingKey: coded(401, -401, "인증키는 필수 항목 입니다."),
  malformedKey: coded(401, -401, "유효하지 않은 인증키 입니다."),
  // The texts of -3, -2 and -9 come from the published source of the gateway.
  notEnabled: coded(400, -3, "등록되지 않은 서비스 입니다."),
  "code-2": coded(400, -2, "요청하신 파라미터가 적합하지 않습니다."),
  "code-9": coded(400, -9, "종료된 서비스 입니다."),
  badJson: json(400, { status_code: "BAD_JSON_REQUEST" }),
  // The body is JSON, but the tax authority labels it as plain text.
  malformedRequest: plain(411, '{"status_code":"REQUEST_DATA_MALFORMED"}'),
  tooLarge: plain(413, '{"status_code":"TOO_LARGE_REQUEST"}'),
  internalError: json(500, { status_code: "INTERNAL_ERROR" }),
  httpError: json(500, { status_code: "HTTP_ERROR" }),
  blocked: plain(400, "Request Blocked"),
  badGatewayPage: {
    status: 502,
    type: "text/html",
    body: "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>",
  },
  badGatewayText: plain(502, "Error forwarding request to backend server"),
  gatewayTimeout: plain(504, ""),
} as const satisfies Record<string, Reply>;

function coded(status: number, code: number, msg: string): Reply {
  return json(status, { code, msg });
}
