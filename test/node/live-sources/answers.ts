/** Recorded answers of the live sources, and their envelopes (docs/upstreams.md). */
import { readReply } from "../../../src/live-sources/data-go-kr.ts";
import type { LiveFacts } from "../../../src/live-sources/facts.ts";
import type { DataSet } from "../../../src/live-sources/live-source.ts";

type Fields = Readonly<Record<string, unknown>>;

/** COMWEL writes XML, and omits empty fields. */
export function comwelAnswer(rows: readonly Fields[], totalCount = rows.length): string {
  const items = rows.map(
    (row) =>
      `<item>${Object.entries(row)
        .map(([field, value]) => `<${field}>${value}</${field}>`)
        .join("")}</item>`,
  );
  const list = items.length > 0 ? `<items>${items.join("")}</items>` : "<items/>";
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><response><header><resultCode>00</resultCode><resultMsg>NORMAL SERVICE.</resultMsg></header><body>${list}<numOfRows>100</numOfRows><pageNo>1</pageNo><totalCount>${totalCount}</totalCount></body></response>`;
}

export function fscAnswer(rows: readonly Fields[], totalCount = rows.length): string {
  return JSON.stringify({
    response: {
      body: {
        items: rows.length > 0 ? { item: rows } : "",
        numOfRows: 200,
        pageNo: 1,
        totalCount,
      },
      header: { resultCode: "00", resultMsg: "NORMAL SERVICE." },
    },
  });
}

/** The FTC's envelope has no `response`. All its numbers are text, except `totalCount`. */
export function ftcAnswer(items: readonly Fields[], totalCount = items.length): string {
  return JSON.stringify({
    resultCode: "00",
    resultMsg: "NORMAL SERVICE",
    numOfRows: "100",
    pageNo: "1",
    totalCount,
    items,
  });
}

/** In KONEPS' envelope `items` is the list itself. */
export function konepsAnswer(items: readonly Fields[], totalCount = items.length): string {
  return JSON.stringify({
    response: {
      header: { resultCode: "00", resultMsg: "정상" },
      body: { items, numOfRows: 100, pageNo: 1, totalCount },
    },
  });
}

/** @returns a reader of answers, which returns facts, null, or the kind and status of a fault */
export function reading(dataSet: DataSet, number: string, httpStatus = 200) {
  return (text: string): LiveFacts | null | string => {
    const reply = readReply(dataSet, httpStatus, text, number);
    return reply.kind === "answered" ? reply.value : `${reply.fault.kind} ${reply.fault.status}`;
  };
}

export const COUPANG = "1208800767";
export const SAMSUNG = "1248100998";
export const REDCAP = "1118126895";

/** Recorded on 2026-09-13. The first row is a single site of the employer (`saeopFg` 7). */
export const COUPANG_COMWEL = [
  {
    addr: "경기 고양시 덕양구 행주로 58-19 (행주내동) 197-2, 198-3, 197-4",
    opaBoheomFg: 1,
    post: "10439",
    saeopFg: 7,
    saeopjaDrno: COUPANG,
    saeopjangNm: "주식회사포워드벤처스/캐슬캠프",
    sangsiInwonCnt: 0,
    seongripDt: "20140502",
    sjEopjongCd: "50109",
    sjEopjongNm: "소형화물운수업",
  },
  {
    addr: "서울특별시 광진구 아차산로 412 2층",
    gyEopjongCd: "47919",
    gyEopjongNm: "기타 통신 판매업",
    opaBoheomFg: 2,
    post: "05050",
    saeopFg: 1,
    saeopjaDrno: COUPANG,
    saeopjangNm: "쿠팡주식회사",
    sangsiInwonCnt: 11070,
    seongripDt: "20131001",
  },
  {
    addr: "서울특별시 광진구 아차산로 412 2층",
    opaBoheomFg: 1,
    post: "05050",
    saeopFg: 3,
    saeopjaDrno: COUPANG,
    saeopjangNm: "쿠팡주식회사",
    sangsiInwonCnt: 12081,
    seongripDt: "20131001",
    sjEopjongCd: "91001",
    sjEopjongNm: "도.소매 및 소비자용품수리업                ",
  },
];

/** Recorded on 2026-09-13. The answer had two rows, and this is one of them. */
export const SAMSUNG_COMWEL = {
  addr: "경기 수원시 영통구 삼성로 129 (매탄동)",
  gyEopjongCd: "26519",
  gyEopjongNm: "비디오 및 기타 영상기기 제조업",
  opaBoheomFg: 2,
  post: "16677",
  saeopFg: 1,
  saeopjaDrno: SAMSUNG,
  saeopjangNm: "삼성전자(주)",
  sangsiInwonCnt: 128093,
  seongripDt: "19950701",
};

/** Recorded on 2026-09-12. The answer had nineteen rows, and this is the latest row. */
export const SAMSUNG_FSC = {
  crno: "1301110006246",
  corpNm: "삼성전자(주)",
  corpEnsnNm: "SAMSUNG ELECTRONICS CO,.LTD",
  enpPbanCmpyNm: "삼성전자",
  enpRprFnm: "전영현, 노태문",
  corpRegMrktDcd: "P",
  corpRegMrktDcdNm: "유가",
  bzno: SAMSUNG,
  enpOzpno: "16677",
  enpBsadr: "경기도 수원시 영통구  삼성로 129 (매탄동)",
  enpDtadr: "",
  sicNm: "",
  enpEstbDt: "19690113",
  enpStacMm: "12",
  enpXchgLstgDt: "75/06/11",
  smenpYn: "",
  enpEmpeCnt: "128881",
  enpPn1AvgSlryAmt: "158000000",
  fssCorpUnqNo: "00126380",
  fssCorpChgDtm: "2025/12/01",
  fstOpegDt: "20260311",
  lastOpegDt: "20260911",
};

/** Recorded on 2026-09-12. */
export const SAMSUNG_ACCOUNTS = {
  basDt: "20231231",
  crno: "1301110006246",
  bizYear: "2023",
  fnclDcd: "110",
  fnclDcdNm: "연결요약재무제표",
  enpSaleAmt: "258935494000000",
  enpBzopPft: "6566976000000",
  enpCptlAmt: "897514000000",
  fnclDebtRto: "25.3598373385",
  curCd: "KRW",
};

/** Recorded on 2026-10-03. */
export const COUPANG_FTC = {
  opnSn: "873695980969798743",
  prmmiYr: "2013",
  prmmiMnno: "2026-서울광진-1253",
  operSttusCdNm: "정상영업",
  corpYnNm: "법인",
  bzmnNm: "쿠팡주식회사",
  bzmnRgsSttusSeNm: "계속사업자",
  crno: "1101115067718",
  brno: COUPANG,
  fxno: "N/A",
  lctnRnAddr: "서울특별시 광진구 아차산로",
  lctnAddr: "서울특별시 광진구 자양동 870 번지 업무시설(A동)",
  dclrCn: null,
  clsbizDate: "N/A",
  dclrDate: "20130821",
  lctnRnOzip: "05050",
  rnAddr: "서울특별시 광진구 아차산로",
  opnMdfcnDt: "20260724000000",
  rprsvNm: "김범석,로저스 해롤드 린(Rogers Harold Lynn)",
};

/** Recorded on 2026-10-03. A struck-off seller, with masked and missing values (`**`, `N/A`). */
export const STRUCK_OFF_FTC = {
  opnSn: "897655992669798862",
  operSttusCdNm: "직권말소",
  corpYnNm: "N/A",
  bzmnNm: "코리아뱅크",
  bzmnRgsSttusSeNm: "폐업자",
  crno: "N/A",
  brno: "5141082572",
  lctnRnAddr: "대구광역시 남구 봉덕로",
  lctnAddr: "대구광역시 남구 봉덕동 *** 번지",
  dclrDate: "20020426",
  rnAddr: "N/A",
  opnMdfcnDt: "N/A",
  rprsvNm: "김**",
  rprsvEmladr: "NULL",
};

/** Recorded on 2026-10-03. */
export const REDCAP_KONEPS = {
  bizno: REDCAP,
  corpNm: "주식회사 레드캡투어",
  engCorpNm: "redcaptour",
  opbizDt: "1996-08-01 00:00:00",
  rgnNm: "서울특별시 중구",
  zip: "04551",
  adrs: "서울특별시 중구 을지로",
  dtlAdrs: "100, 비동 19층(을지로2가, 파인에비뉴)",
  cntryNm: "대한민국",
  hmpgAdrs: "",
  mnfctDivNm: "공급",
  emplyeNum: "499",
  hdoffceDivNm: "본사",
  rgstDt: "1999-11-10 00:00:00",
  chgDt: "2026-09-30 14:34:49",
  ceoNm: "인유성",
};
