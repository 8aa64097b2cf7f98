/**
 * Stands in for the live sources (docs/upstreams.md), which are data sets behind data.go.kr's
 * gateway. The stand-in copies the envelope and the peculiarities of each source. This file also
 * has the recorded faults of the sources. Other faults belong in `faults.ts`, and HTTP belongs in
 * `server.ts`.
 */
import { DATA_SET_NAMES, type DataSetName } from "../../src/live-sources/data-sets.ts";
import type { Demo, DemoRow } from "../demo.ts";
import { LOCAL_NTS_SERVICE_KEY } from "./nts.ts";
import { json, plain, type Reply, xml, xmlText } from "./reply.ts";

export interface LiveCall {
  /** Undefined for an unknown path. Calls of such a path are not counted and never made to fail. */
  readonly operation?: DataSetName;
  readonly answer: () => Reply;
  /** The answer to the same call without a business number or corporate number. */
  readonly unfiltered: () => Reply;
}

interface Contract {
  readonly path: string;
  /** The parameter and the field of the rows that have the business or corporate number. */
  readonly by: readonly [parameter: string, field: string];
  /** The `totalCount` of an answer with all rows. It is as large as in the real register. */
  readonly size: number;
  readonly defaults?: DemoRow;
  readonly envelope: (page: Page, query: URLSearchParams) => Reply;
}

interface Page {
  readonly rows: readonly DemoRow[];
  readonly pageNo: number;
  readonly numOfRows: number;
  readonly totalCount: number;
}

/** Operations that no longer exist. The gateway answers them with a special fault. */
const FORMER_PATHS = new Set([
  "/1160100/service/GetCorpBasicInfoService/getCorpOutline",
  "/1160100/service/GetFinaStatInfoService/getSummFinaStat",
  "/1130000/MllBsDtlService/getMllBsInfoDetail",
  "/1230000/UsrInfoService/getPrcrmntCorpBasicInfo",
  "/1230000/ao/UsrInfoService/getPrcrmntCorpBasicInfo",
]);

/** Whether a path belongs to an agency with a live source, even if the operation is unknown. */
export function isLiveSourcePath(path: string): boolean {
  return Object.values(CONTRACTS).some((known) => agencyOf(known.path) === agencyOf(path));
}

function agencyOf(path: string): string | undefined {
  return path.split("/")[1];
}

export function createLiveSources({
  liveSources,
}: Demo): (path: string, query: URLSearchParams) => LiveCall {
  return (path, query) => {
    const operation = DATA_SET_NAMES.find((name) => CONTRACTS[name].path === path);
    if (!operation) {
      const answer = () =>
        FORMER_PATHS.has(path) ? gatewayFault("12") : plain(404, "API not found");
      return { answer, unfiltered: answer };
    }
    const contract = CONTRACTS[operation];
    const rows = liveSources[operation].map((row) => ({ ...contract.defaults, ...row }));
    const refused = () => refuseKey(query.get("serviceKey")) ?? refuseQuestion(operation, query);
    return {
      operation,
      answer: () => refused() ?? answerOf(contract, rows, query, numberOf(contract)),
      unfiltered: () => refused() ?? answerOf(contract, rows, query, null),
    };

    function numberOf({ by: [parameter] }: Contract) {
      const number = query.get(parameter);
      // With another `inqryDiv`, KONEPS answers about a period and ignores the number.
      const isByNumber = operation !== "koneps" || query.get("inqryDiv") === "3";
      return number && isByNumber && !liveSources.unfiltered.includes(number) ? number : null;
    }
  };
}

/** @param number null: the answer has all rows, and `size` as their count */
function answerOf(
  { by: [, field], size, envelope }: Contract,
  rows: readonly DemoRow[],
  query: URLSearchParams,
  number: string | null,
): Reply {
  const insurance = query.get("opaBoheomFg");
  const found = rows.filter(
    (row) =>
      (number === null || row[field] === number) &&
      (!insurance || !row.opaBoheomFg || row.opaBoheomFg === insurance),
  );
  const pageNo = Number(query.get("pageNo") ?? 1);
  const numOfRows = Number(query.get("numOfRows") ?? 10);
  const first = (pageNo - 1) * numOfRows;
  const page = {
    rows: found.slice(first, first + numOfRows),
    pageNo,
    numOfRows,
    totalCount: number === null ? size : found.length,
  };
  return envelope(page, query);
}

/** Writes a page of rows as XML. Leaves out empty fields. */
function xmlAnswer({ rows, pageNo, numOfRows, totalCount }: Page): Reply {
  const items = rows.map((row) => {
    const fields = Object.entries(row).map(
      ([field, value]) => value && `<${field}>${xmlText(value)}</${field}>`,
    );
    return `<item>${fields.join("")}</item>`;
  });
  const list = items.length > 0 ? `<items>${items.join("")}</items>` : "<items/>";
  return xml(
    `<response><header><resultCode>00</resultCode><resultMsg>NORMAL SERVICE.</resultMsg></header><body>${list}<numOfRows>${numOfRows}</numOfRows><pageNo>${pageNo}</pageNo><totalCount>${totalCount}</totalCount></body></response>`,
  );
}

/** Writes XML or JSON. In JSON, an empty list becomes an empty text, as in FSC's real answers. */
function fscAnswer(page: Page, query: URLSearchParams): Reply {
  if (query.get("resultType") !== "json") return xmlAnswer(page);
  const { rows, ...count } = page;
  return json(200, {
    response: {
      header: { resultCode: "00", resultMsg: "NORMAL SERVICE." },
      body: { ...count, items: rows.length > 0 ? { item: rows } : "" },
    },
  });
}

/** KONEPS requires `inqryDiv`. Its faults come with HTTP 200. */
function refuseQuestion(operation: DataSetName, query: URLSearchParams): Reply | undefined {
  return operation === "koneps" && !query.get("inqryDiv") ? responseError("08") : undefined;
}

function refuseKey(key: string | null): Reply | undefined {
  if (key === LOCAL_NTS_SERVICE_KEY) return undefined;
  return key ? gatewayFault("30") : plain(401, "Unauthorized");
}

/** Each `returnReasonCode` and its name, from the portal's list of error codes. */
export const REASONS = {
  "01": "APPLICATION_ERROR",
  "02": "DB_ERROR",
  "03": "NODATA_ERROR",
  "04": "HTTP_ERROR",
  "05": "SERVICETIMEOUT_ERROR",
  "10": "INVALID_REQUEST_PARAMETER_ERROR",
  "11": "NO_MANDATORY_REQUEST_PARAMETERS_ERROR",
  "12": "NO_OPENAPI_SERVICE_ERROR",
  "20": "SERVICE_ACCESS_DENIED_ERROR",
  "21": "TEMPORARILY_DISABLE_THE_SERVICEKEY_ERROR",
  "22": "LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR",
  "23": "LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND_EXCEEDS_ERROR",
  "29": "BLACKLIST_IP_ACCESS_ERROR",
  "30": "SERVICE_KEY_IS_NOT_REGISTERED_ERROR",
  "31": "DEADLINE_HAS_EXPIRED_ERROR",
  "32": "UNREGISTERED_IP_ERROR",
  "33": "UNSIGNED_CALL_ERROR",
  "99": "UNKNOWN_ERROR",
} as const;
export type Reason = keyof typeof REASONS;

/** The HTTP status of a gateway fault, if it is not 200. */
const REASON_STATUS: Partial<Record<Reason, number>> = { "05": 503, "12": 400 };

export function gatewayFault(code: Reason, format: "xml" | "json" = "xml"): Reply {
  const status = REASON_STATUS[code] ?? 200;
  const fields = { errMsg: "SERVICE ERROR", returnAuthMsg: REASONS[code], returnReasonCode: code };
  if (format === "json") return json(status, { OpenAPI_ServiceResponse: { cmmMsgHeader: fields } });
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
  return {
    ...xml(
      `<OpenAPI_ServiceResponse><cmmMsgHeader>${elements.join("")}</cmmMsgHeader></OpenAPI_ServiceResponse>`,
    ),
    status,
  };
}

/** A fault of KONEPS itself. Its root name differs from that of normal answers. */
function responseError(code: "03" | "08"): Reply {
  return json(200, {
    "nkoneps.com.response.ResponseError": { header: { resultCode: code, resultMsg: "오류" } },
  });
}

/** Faults of the gateway and of the services behind it. `faults.ts` sends them on demand. */
export const LIVE_FAULTS = {
  unauthorized: plain(401, "Unauthorized"),
  forbidden: plain(403, "Forbidden"),
  apiNotFound: plain(404, "API not found"),
  rateLimit: plain(429, "API rate limit exceeded"),
  quota: plain(429, "API token quota exceeded"),
  forwarding: plain(502, "Error forwarding request to backend server"),
  receiving: plain(502, "Error receiving response from backend server"),
  unexpected: plain(500, "Unexpected errors"),
  empty: plain(200, ""),
  quotaXml: gatewayFault("22"),
  quotaJson: gatewayFault("22", "json"),
  keyXml: gatewayFault("30"),
  keyJson: gatewayFault("30", "json"),
  timeoutXml: gatewayFault("05"),
  timeoutJson: gatewayFault("05", "json"),
  noService: gatewayFault("12"),
  responseError: responseError("08"),
} as const satisfies Record<string, Reply>;

const FSC_DEFAULTS: DemoRow = {
  enpPbanCmpyNm: "",
  corpRegMrktDcd: "",
  corpRegMrktDcdNm: "",
  enpOzpno: "",
  enpHmpgUrl: "",
  enpTlno: "02-0000-0000",
  enpStacMm: "12",
  enpXchgLstgDt: "75/06/11",
  smenpYn: "",
  enpPn1AvgSlryAmt: "0",
  enpMainBizNm: "",
  fssCorpUnqNo: "",
  fssCorpChgDtm: "2025/12/01",
};
const FTC_DEFAULTS: DemoRow = {
  prmmiYr: "2015",
  smtxTrgtYnCn: "비대상",
  bzmnRgsSttusSeNm: "계속사업자",
  telno: "010-개인정보",
  fxno: "N/A",
  domnCn: " ",
  ntslMthdNm: "02",
  ntslMthdCn: "인터넷",
  dclrCn: "N/A",
  chgCn: "대표자 변경 홍** -> 김**",
  clsbizDate: "N/A",
  tcbizBgngDate: "N/A",
  lctnRnOzip: "N/A",
  opnMdfcnDt: "N/A",
  rprsvEmladr: "NULL",
};
const KONEPS_DEFAULTS: DemoRow = {
  zip: "00000",
  telNo: "02-0000-0000",
  faxNo: "02-0000-0001",
  cntryNm: "대한민국",
  hmpgAdrs: "",
  mnfctDivNm: "공급",
  corpBsnsDivNm: "물품,일반용역",
  esntlNoCertRgstYn: "N",
};

const CONTRACTS: Record<DataSetName, Contract> = {
  comwel: {
    path: "/B490001/gySjbPstateInfoService/getGySjBoheomBsshItem",
    by: ["v_saeopjaDrno", "saeopjaDrno"],
    size: 6_533_328,
    // COMWEL answers XML even if JSON was requested.
    envelope: (page) => xmlAnswer(page),
  },
  fsc: {
    path: "/1160100/service/GetCorpBasicInfoService_V2/getCorpOutline_V2",
    by: ["bzno", "bzno"],
    size: 633_968,
    defaults: FSC_DEFAULTS,
    envelope: fscAnswer,
  },
  fsc_accounts: {
    path: "/1160100/service/GetFinaStatInfoService_V2/getSummFinaStat_V2",
    by: ["crno", "crno"],
    size: 1_234_567,
    envelope: fscAnswer,
  },
  ftc: {
    path: "/1130000/MllBsDtl_3Service/getMllBsInfoDetail_3",
    by: ["brno", "brno"],
    size: 2_725_361,
    defaults: FTC_DEFAULTS,
    envelope: ({ rows: items, pageNo, numOfRows, totalCount }) =>
      json(200, {
        resultCode: "00",
        resultMsg: "NORMAL SERVICE",
        numOfRows: String(numOfRows),
        pageNo: String(pageNo),
        totalCount,
        items,
      }),
  },
  koneps: {
    path: "/1230000/ao/UsrInfoService02/getPrcrmntCorpBasicInfo02",
    by: ["bizno", "bizno"],
    size: 512_345,
    defaults: KONEPS_DEFAULTS,
    envelope: ({ rows: items, ...page }) =>
      json(200, {
        response: { header: { resultCode: "00", resultMsg: "정상" }, body: { items, ...page } },
      }),
  },
};
