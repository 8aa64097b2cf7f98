import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { demo } from "../../../seed/demo.ts";
import type { LIVE_FAULTS } from "../../../seed/upstreams/live-sources.ts";
import {
  LOCAL_NTS_SERVICE_KEY,
  type StandInServer,
  startStandIns,
} from "../../../seed/upstreams/server.ts";
import { fetchFacts } from "../../../src/live-sources/data-go-kr.ts";
import {
  DATA_SET_NAMES,
  DATA_SETS,
  type DataSetName,
  LIVE_SOURCE_NAMES,
  type LiveSourceName,
} from "../../../src/live-sources/data-sets.ts";
import { factsOf, type LiveFacts } from "../../../src/live-sources/facts.ts";

let upstream: StandInServer;
beforeAll(async () => {
  upstream = await startStandIns({ port: 0 });
});
afterAll(() => upstream.close());
afterEach(() => fetch(`${upstream.url}/__reset`, { method: "POST" }));

const control = (command: object) =>
  fetch(`${upstream.url}/__control`, { method: "POST", body: JSON.stringify(command) });

const options = (changed: object = {}) => ({
  baseUrl: upstream.url,
  serviceKey: LOCAL_NTS_SERVICE_KEY,
  timeoutMs: 5_000,
  ...changed,
});

/** @returns facts, null, or the kind and status of a fault, with "once" if a retry cannot help */
async function query(name: DataSetName, number: string, changed: object = {}) {
  const reply = await fetchFacts(DATA_SETS[name], options(changed), number);
  if (reply.kind === "answered") return reply.value;
  const { kind, status, isRepeatable } = reply.fault;
  expect(status).not.toContain(number);
  return `${kind} ${status}${isRepeatable ? "" : " once"}`;
}

const COMWEL_ONLY = "3148800630";
const DISAGREED = "1318600711";
const DISAGREED_CRNO = "1201110412345";
const SHOP = "2159100731";
const SITES = "1348600383";
const CLOSED = "1288700497";
const UNFILTERED = "6178100277";
const FSC_ONLY = "1198100526";
const KONEPS_ONLY = "2118700407";
const DESIGNER = "1271500842";
const NO_STAFF = "4028100511";
const PERSON = "2043800167";
const TWO_SHOPS = "1058600842";
const UNKNOWN = "5062400955";

describe("the demo's live sources", () => {
  /** What each source says about each business. A source that is not listed knows nothing. */
  const SAID: Record<string, Partial<Record<LiveSourceName, Partial<LiveFacts> | string>>> = {
    [COMWEL_ONLY]: {
      comwel: {
        companyName: "주식회사 도담정밀",
        address: "충남 천안시 서북구 직산읍 4산단로 77",
        industryCode: "29299",
        employees: 41,
        representatives: null,
      },
    },
    [DISAGREED]: {
      comwel: { companyName: "(주)마루솔테크", employees: 118, industryCode: "26299" },
      fsc: {
        companyName: "(주)마루솔테크",
        englishName: "MARUSOL TECH CO.,LTD",
        representatives: ["구자운"],
        corporateNumber: DISAGREED_CRNO,
        address: "인천광역시 남동구 남동대로 215",
        employees: 109,
        establishedOn: "2008-11-03",
        asOf: "2026-11-13",
      },
      ftc: { representatives: ["반석호"], corporateNumber: DISAGREED_CRNO, asOf: "2022-03-04" },
      koneps: { englishName: "marusol tech", employees: 95, openingDate: "2008-11-17" },
    },
    [SHOP]: {
      ftc: {
        companyName: "아름드리공방",
        representatives: null,
        address: null,
        isSoleProprietor: true,
      },
    },
    [SITES]: {
      comwel: {
        companyName: "주식회사 너울건설",
        address: "경기도 안산시 단원구 광덕대로 180 3층",
        employees: 63,
      },
    },
    [CLOSED]: {},
    [UNFILTERED]: Object.fromEntries(
      LIVE_SOURCE_NAMES.map((source) => [source, "passing filter_ignored once"]),
    ),
    [FSC_ONLY]: {
      fsc: {
        companyName: "온새미로홀딩스(주)",
        englishName: "ONSAEMIRO HOLDINGS CO., LTD.",
        employees: null,
        industryCode: "64992",
        establishedOn: "2012-09-03",
        isSoleProprietor: false,
      },
    },
    [KONEPS_ONLY]: {
      koneps: {
        companyName: "주식회사 늘봄여행",
        englishName: "neulbomtour",
        address: "서울특별시 중구 을지로 66, 12층(을지로2가)",
        openingDate: "1996-08-01",
      },
    },
    [DESIGNER]: { koneps: { representatives: ["길로운"], englishName: null } },
    [NO_STAFF]: { fsc: { companyName: "여울목(주)", englishName: null, employees: null } },
    [PERSON]: { comwel: { companyName: "봉선화(선화네반찬)" } },
    [TWO_SHOPS]: {
      comwel: { employees: 9 },
      ftc: {
        companyName: "주식회사 우람상회",
        representatives: ["표우람", "도예람(DO YERAM)"],
        address: "서울특별시 마포구 망원동 485 번지 2층",
        asOf: "2026-01-18",
      },
    },
    [UNKNOWN]: {},
  };

  it("know all businesses that this file lists, and no others", () => {
    expect(demo.liveSources.businesses.map(({ b_no }) => b_no).sort()).toEqual(
      Object.keys(SAID).sort(),
    );
  });

  it.each(Object.entries(SAID))("give the expected facts of business %s", async (number, said) => {
    for (const source of LIVE_SOURCE_NAMES) {
      const facts = await query(source, number);
      const expected = said[source] ?? null;
      if (expected === null || typeof expected === "string") expect(facts).toBe(expected);
      else expect(facts).toMatchObject(expected);
    }
  });

  it.each<[string, Partial<LiveFacts> | null]>([
    [DISAGREED_CRNO, { capital: 1_500_000_000, revenue: 41_250_000_000, asOf: "2025-12-31" }],
    ["1101110998877", { capital: 5_000_000_000, revenue: 91_300_000_000, asOf: "2025-12-31" }],
    ["2101110445566", null],
  ])("give the accounts of corporation %s", async (corporateNumber, accounts) => {
    expect(await query("fsc_accounts", corporateNumber)).toEqual(accounts && factsOf(accounts));
  });
});

describe.each(DATA_SET_NAMES)("%s", (source) => {
  const number = source === "fsc_accounts" ? DISAGREED_CRNO : TWO_SHOPS;

  it.each<[keyof typeof LIVE_FAULTS | "xml" | "key" | "html" | "http500" | "geoblock", string]>([
    ["unauthorized", "key unauthorized once"],
    ["forbidden", "key forbidden once"],
    ["apiNotFound", "passing http_404 once"],
    ["rateLimit", "passing http_429"],
    ["quota", "limit quota once"],
    ["forwarding", "passing http_502"],
    ["receiving", "passing http_502"],
    ["unexpected", "passing http_500"],
    ["empty", "passing empty"],
    ["quotaXml", "limit 22 once"],
    ["quotaJson", "limit 22 once"],
    ["keyXml", "key 30 once"],
    ["keyJson", "key 30 once"],
    ["timeoutXml", "passing 05"],
    ["timeoutJson", "passing 05"],
    ["noService", "passing 12"],
    ["responseError", "request 08 once"],
    ["xml", "limit 22 once"],
    ["key", "key 30 once"],
    ["html", "passing html"],
    ["http500", "passing http_500"],
    ["geoblock", "key http_403 once"],
  ])("is unavailable if it fails with %s: %s", async (mode, fault) => {
    await control({ fail: { mode, path: source } });
    expect(await query(source, number)).toBe(fault);
  });

  it.each([
    ["truncated", "passing malformed"],
    ["reset", "passing network"],
    ["timeout", "passing timeout"],
    ["unfiltered", "passing filter_ignored once"],
  ])("is unavailable if all live sources fail with %s", async (mode, fault) => {
    await control({ fail: { mode, path: ["live"] } });
    expect(await query(source, number, { timeoutMs: mode === "timeout" ? 50 : 5_000 })).toBe(fault);
  });

  it("is unavailable if the key is unknown or missing", async () => {
    expect(await query(source, number, { serviceKey: "0".repeat(64) })).toBe("key 30 once");
    expect(await query(source, number, { serviceKey: "" })).toBe("key unauthorized once");
  });

  it("is unavailable if it does not answer within its time limit", async () => {
    await control({ latencyMs: { [source]: 10_000 } });
    const started = performance.now();
    expect(await query(source, number, { timeoutMs: 60 })).toBe("passing timeout");
    expect(performance.now() - started).toBeLessThan(9_000);
  });

  it("is unavailable if no server listens", async () => {
    expect(await query(source, number, { baseUrl: "http://127.0.0.1:9" })).toBe("passing network");
  });
});

describe("a server in place of a live source", () => {
  async function queryOdd(
    answer: (request: IncomingMessage, response: ServerResponse) => void,
    changed: object = {},
  ) {
    const requests: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      requests.push(request);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      return { result: await query("koneps", UNKNOWN, { baseUrl, ...changed }), requests };
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it("is asked once, with a User-Agent and a key that is encoded once", async () => {
    const key = "a+b/c==";
    for (const serviceKey of [key, encodeURIComponent(key)]) {
      const { requests } = await queryOdd((_, response) => response.end("{}"), { serviceKey });
      expect(requests).toHaveLength(1);
      expect(requests[0]?.headers["user-agent"]).toMatch(/^business-verification-service\//);
      const { pathname, searchParams } = new URL(requests[0]?.url ?? "", "http://odd");
      expect(pathname).toBe("/1230000/ao/UsrInfoService02/getPrcrmntCorpBasicInfo02");
      expect(Object.fromEntries(searchParams)).toEqual({
        serviceKey: key,
        type: "json",
        pageNo: "1",
        numOfRows: "100",
        inqryDiv: "3",
        bizno: UNKNOWN,
      });
    }
  });

  it("cannot redirect a call to another address, because the call contains the key", async () => {
    const { result, requests } = await queryOdd((_, response) => {
      response.writeHead(302, { Location: "/login" }).end();
    });
    expect(result).toBe("passing http_302 once");
    expect(requests).toHaveLength(1);
  });

  it("cannot fill the memory with an endless answer", async () => {
    const { result } = await queryOdd((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(" ".repeat(65_536)));
      };
      response.on("drain", more);
      more();
    });
    expect(result).toBe("passing too_large once");
  });

  it("cannot block a caller with a body that never ends", async () => {
    const { result } = await queryOdd((_, response) => response.write("{"), { timeoutMs: 60 });
    expect(result).toBe("passing timeout");
  });

  it("is unavailable if it breaks off before it has sent as many bytes as it announced", async () => {
    const { result } = await queryOdd((_, response) => {
      response.writeHead(200, { "Content-Length": 100 }).write("{}");
      setTimeout(() => response.destroy(), 20);
    });
    expect(result).toBe("passing network");
  });

  it("is unavailable if it answers in UTF-16", async () => {
    const { result } = await queryOdd((_, response) =>
      response.end(Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])),
    );
    expect(result).toBe("passing malformed");
  });
});
