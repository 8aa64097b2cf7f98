/**
 * Stands in for the tax authority (docs/upstreams.md). Deliberate faults belong in `faults.ts`, and
 * HTTP belongs in `server.ts`.
 */
import type { Demo, DemoBusiness } from "../demo.ts";
import { NTS_FAULTS } from "./nts-faults.ts";
import { json, type Reply } from "./reply.ts";

/** The only accepted service key: 64 hex digits, like newer real keys. It is not a secret. */
export const LOCAL_NTS_SERVICE_KEY =
  "0b5e1f00d5eed0c0ffee0ca1f0a57bed0b5e1f00d5eed0c0ffee0ca1f0a57bed";

/** The limit of one call (docs/upstreams.md). */
const NTS_MAX_ENTRIES = 100;

export type NtsOperation = "validate" | "status";

export interface NtsCall {
  /** How many entries the call has, even if it will be refused. */
  readonly rows: number;
  readonly answer: () => Reply;
}

type Fields = Readonly<Record<string, unknown>>;

const STATUS_NAMES: Readonly<Record<string, string>> = {
  "01": "계속사업자",
  "02": "휴업자",
  "03": "폐업자",
};

const TAX_TYPE_NAMES: Readonly<Record<string, string>> = {
  "01": "부가가치세 일반과세자",
  "02": "부가가치세 간이과세자",
  "03": "부가가치세 과세특례자",
  "04": "부가가치세 면세사업자",
  "05": "수익사업을 영위하지 않는 비영리법인이거나 고유번호가 부여된 단체,국가기관 등",
  "06": "고유번호가 부여된 단체",
  "07": "부가가치세 간이과세자(세금계산서 발급사업자)",
};

const LIST_FIELD: Readonly<Record<NtsOperation, string>> = {
  validate: "businesses",
  status: "b_no",
};

/** The optional fields of an entry of `/validate`. Of these, our register has only `b_nm`. */
const OPTIONAL_FIELDS = ["p_nm2", "b_nm", "corp_no", "b_sector", "b_type", "b_adr"] as const;

const KEY_ALPHABET = /^[A-Za-z0-9+/=%_-]+$/;
const CHECK_WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** Whether the tenth digit is the check digit of the first nine (docs/upstreams.md). */
export function hasRightCheckDigit(number: string): boolean {
  if (!/^\d{10}$/.test(number)) return false;
  const sum = CHECK_WEIGHTS.reduce((total, weight, i) => total + weight * Number(number[i]), 0);
  const carry = Math.floor((5 * Number(number[8])) / 10);
  return (10 - ((sum + carry) % 10)) % 10 === Number(number[9]);
}

/** Parses calls to the tax authority. The answer is computed only when it is needed. */
export function createNts(
  demo: Demo,
): (operation: string, query: URLSearchParams, body: string) => NtsCall {
  const register = new Map(
    [...demo.businesses, ...demo.liveSources.businesses].map((business) => [
      business.b_no,
      business,
    ]),
  );
  const lookUp = (number: string): DemoBusiness | undefined =>
    register.get(number) ??
    (number.startsWith("999") && hasRightCheckDigit(number)
      ? businessForLoadTests(number)
      : undefined);

  return (operation, query, body) => {
    if (operation !== "validate" && operation !== "status") {
      return { rows: 0, answer: () => ({ ...NTS_FAULTS.httpError, status: 404 }) };
    }
    const parsed = parse(body);
    const list = isFields(parsed) ? parsed[LIST_FIELD[operation]] : undefined;
    const entries: readonly unknown[] | undefined = Array.isArray(list) ? list : undefined;
    return {
      rows: entries?.length ?? 0,
      answer: () => {
        const refused = refuseKey(query.get("serviceKey"));
        if (refused) return refused;
        if (parsed === undefined) return NTS_FAULTS.badJson;
        if (entries === undefined || entries.length === 0) return NTS_FAULTS.malformedRequest;
        if (entries.length > NTS_MAX_ENTRIES) return NTS_FAULTS.tooLarge;
        return operation === "status"
          ? answerStatus(entries, lookUp)
          : answerValidate(entries, lookUp);
      },
    };
  };
}

type LookUp = (number: string) => DemoBusiness | undefined;

/** For load tests: a business for each number that starts with 999 and has a right check digit. */
function businessForLoadTests(number: string): DemoBusiness {
  return {
    b_no: number,
    start_dt: "20200101",
    p_nm: "홍길동",
    b_nm: "",
    b_stt_cd: "01",
    tax_type_cd: "01",
    end_dt: "",
  };
}

function refuseKey(key: string | null): Reply | undefined {
  if (key === LOCAL_NTS_SERVICE_KEY) return undefined;
  if (!key) return NTS_FAULTS.missingKey;
  return KEY_ALPHABET.test(key) ? NTS_FAULTS.unknownKey : NTS_FAULTS.malformedKey;
}

function answerStatus(entries: readonly unknown[], lookUp: LookUp): Reply {
  const data: Fields[] = [];
  let matches = 0;
  for (const number of entries) {
    if (!isBusinessNumber(number)) return NTS_FAULTS.malformedRequest;
    const business = lookUp(number);
    if (business) matches++;
    data.push(business ? registered(business) : unregistered(number));
  }
  return json(200, {
    status_code: "OK",
    ...count("match_cnt", matches),
    request_cnt: data.length,
    data,
  });
}

function answerValidate(entries: readonly unknown[], lookUp: LookUp): Reply {
  const data: Fields[] = [];
  let matches = 0;
  for (const entry of entries) {
    if (!isEntry(entry)) return NTS_FAULTS.malformedRequest;
    const business = lookUp(entry.b_no);
    if (business && agrees(entry, business)) {
      matches++;
      data.push({
        b_no: entry.b_no,
        valid: "01",
        request_param: entry,
        status: registered(business),
      });
    } else {
      data.push({
        b_no: entry.b_no,
        valid: "02",
        valid_msg: "확인할 수 없습니다.",
        request_param: entry,
      });
    }
  }
  return json(200, {
    status_code: "OK",
    request_cnt: data.length,
    ...count("valid_cnt", matches),
    data,
  });
}

/** Omits a counter of 0, as NTS does. So a client that always expects the counter fails here. */
function count(name: string, value: number): Fields {
  return value === 0 ? {} : { [name]: value };
}

interface Entry extends Fields {
  readonly b_no: string;
  readonly start_dt: string;
  readonly p_nm: string;
}

function isEntry(value: unknown): value is Entry {
  return (
    isFields(value) &&
    isBusinessNumber(value.b_no) &&
    typeof value.start_dt === "string" &&
    /^\d{8}$/.test(value.start_dt) &&
    typeof value.p_nm === "string" &&
    value.p_nm !== "" &&
    OPTIONAL_FIELDS.every((field) => value[field] === undefined || typeof value[field] === "string")
  );
}

/**
 * Compares the opening date and the representative exactly, and the trade name without blanks, as
 * the tax authority's guide says (docs/upstreams.md). The stand-in's register has no other optional
 * fields, so a claim about one of them never agrees.
 */
function agrees(entry: Entry, business: DemoBusiness): boolean {
  if (entry.start_dt !== business.start_dt || entry.p_nm !== business.p_nm) return false;
  return OPTIONAL_FIELDS.every((field) => {
    const sent = entry[field];
    // Clients send an unused optional field as "". That is not a claim.
    if (typeof sent !== "string" || sent === "") return true;
    return field === "b_nm" && withoutBlanks(sent) === withoutBlanks(business.b_nm);
  });
}

function registered(business: DemoBusiness): Fields {
  return {
    b_no: business.b_no,
    b_stt: STATUS_NAMES[business.b_stt_cd] ?? "",
    b_stt_cd: business.b_stt_cd,
    tax_type: TAX_TYPE_NAMES[business.tax_type_cd] ?? "",
    tax_type_cd: business.tax_type_cd,
    end_dt: business.end_dt,
    utcc_yn: business.utcc_yn ?? "N",
    tax_type_change_dt: business.tax_type_change_dt ?? "",
    invoice_apply_dt: business.invoice_apply_dt ?? "",
    rbf_tax_type: TAX_TYPE_NAMES[business.rbf_tax_type_cd ?? ""] ?? "해당없음",
    rbf_tax_type_cd: business.rbf_tax_type_cd ?? "99",
  };
}

export function unregistered(number: string): Fields {
  return {
    b_no: number,
    b_stt: "",
    b_stt_cd: "",
    tax_type: "국세청에 등록되지 않은 사업자등록번호입니다.",
    tax_type_cd: "",
    end_dt: "",
    utcc_yn: "",
    tax_type_change_dt: "",
    invoice_apply_dt: "",
    rbf_tax_type: "",
    rbf_tax_type_cd: "",
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isBusinessNumber(value: unknown): value is string {
  return typeof value === "string" && /^\d{10}$/.test(value);
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, "");
}
