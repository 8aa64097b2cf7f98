/**
 * Verifies receipts without asking the service: only the public keys of the service are needed. A
 * page can import this file alone.
 */
import { isObject } from "./response.ts";
import {
  disclosedClaims,
  isSignedBy,
  type JsonObject,
  parseSdJwt,
  type SdJwt,
  SdJwtError,
} from "./sd-jwt.ts";

type Mode = "live" | "test";

/** A public key of the service, as `/.well-known/jwks.json` shows it. */
export interface ReceiptKey {
  kty: string;
  crv: string;
  x: string;
  y: string;
  kid: string;
  mode: Mode;
  /** The key signs from this time on, in seconds since 1970. */
  iat: number;
  /** The key does not sign after this time. The key in use has no `exp`. */
  exp?: number | undefined;
  /** Only a revoked key has this field. All receipts of a revoked key prove nothing. */
  revoked?: { revoked_at: number } | undefined;
}

/** The answer of `/.well-known/jwks.json`. */
export interface ReceiptKeySet {
  issuer?: string | undefined;
  keys: readonly ReceiptKey[];
}

export interface ReceiptOptions {
  /** The service's keys: the parsed answer of `/.well-known/jwks.json`, or a saved copy. */
  jwks: ReceiptKeySet;
  /** The origin of the service, such as `https://api.example.com`. */
  issuer: string;
  /** `test` accepts receipts of test keys, and only those. Default: `live`. */
  mode?: Mode | undefined;
}

interface SignedClaims {
  /** The origin of the service. */
  iss: string;
  /** The receipt's own id. */
  jti: string;
  /** When the receipt was signed, in seconds since 1970. */
  iat: number;
  mode: Mode;
  source: "nts";
  /**
   * A sentence which says that the receipt is a statement of the service, not of the tax authority.
   */
  statement: string;
}

interface BusinessClaims extends SignedClaims {
  /** Ten digits. */
  business_number: string;
  /** When the tax authority answered, ISO 8601 in UTC. */
  answered_at: string;
  /** Null only if the tax authority did not say. */
  is_registered: boolean | null;
  /** `01` active, `02` suspended, `03` closed. */
  status_code: string | null;
  tax_type_code: string | null;
  /** `YYYY-MM-DD`. */
  closed_on: string | null;
  /** True: closed only as a formality, because the company moved to business-unit taxation. */
  closed_by_unit_taxation: boolean | null;
  /** The job whose results have the receipt. */
  job_id?: string;
}

/** Says whether a number, an opening date and a representative belonged together. */
export interface VerificationReceipt extends BusinessClaims {
  operation: "verify";
  is_valid: boolean;
  reason: "not_registered" | "details_mismatch" | "unconfirmed" | null;
  /** The opening date that was checked, `YYYY-MM-DD`, unless it is withheld. */
  claimed_start_date?: string;
  /** The representative that was checked, unless it is withheld. */
  claimed_representative?: string;
}

/** Says in which state a business was. */
export interface StateReceipt extends BusinessClaims {
  operation: "status" | "describe";
}

/** Covers the file `results.csv` of a job. */
export interface BatchReceipt extends SignedClaims {
  operation: "batch";
  job_id: string;
  check: "verify" | "status";
  total: number;
  valid: number;
  invalid: number;
  errors: number;
  /** ISO 8601 in UTC. */
  completed_at: string;
  /** In lower-case hexadecimal digits: the SHA-256 of the file as it was downloaded. */
  results_sha256: string;
}

export type ReceiptClaims = VerificationReceipt | StateReceipt | BatchReceipt;

/** The claims that the holder of a receipt may withhold. */
const DETAILS = ["claimed_start_date", "claimed_representative"] as const;
export type ReceiptDetail = (typeof DETAILS)[number];

export interface VerifiedReceipt {
  /** What the receipt says. Check `operation` first. */
  claims: ReceiptClaims;
  /** The details that were checked and that the receipt shows. */
  disclosed: ReceiptDetail[];
  /** The details that were checked and that the receipt does not show. */
  withheld: ReceiptDetail[];
}

/** How far the reader's clock may be behind. */
const TOLERANCE_SECONDS = 300;
/** How far the clocks in the service may differ. */
const SERVICE_TOLERANCE_SECONDS = 60;

/** What the JSON of each claim must match. Null: the claim is an instant. */
type Forms = Record<string, RegExp | null>;

/** @returns the required claims; for an unknown operation, those that every receipt needs */
function formsOf(operation: unknown): Forms {
  const text = /^"[^"]/;
  const textOrNull = /^["n]/;
  const count = /^\d+$/;
  const all = { operation: text, jti: text, statement: text, source: /^"nts"/ };
  if (operation === "batch")
    return {
      ...all,
      ...{ job_id: text, check: /^"(verify|status)"/, completed_at: null },
      ...{ total: count, valid: count, invalid: count, errors: count },
      results_sha256: /^"[\da-f]{64}"/,
    };
  const state = {
    ...all,
    ...{ business_number: /^"\d{10}"/, answered_at: null, is_registered: /^[ntf]/ },
    ...{ status_code: textOrNull, tax_type_code: textOrNull, closed_on: textOrNull },
  };
  if (operation === "verify") return { ...state, is_valid: /^[tf]/ };
  return operation === "status" || operation === "describe" ? state : all;
}

const MESSAGES = {
  malformed: "This is not a whole receipt: something is missing or changed.",
  wrong_claims: "A claim is missing or wrong.",
  wrong_type: "This signed text is not a receipt.",
  wrong_algorithm: "The receipt is not signed with ES256, so the receipt is not genuine.",
  unknown_key:
    "The receipt's key is not among the given keys. If the newest keys of the service " +
    "lack it too, the receipt is not genuine.",
  wrong_mode: "The receipt's key is for another mode, so the receipt is not genuine.",
  wrong_issuer: "The receipt is not from the expected service.",
  wrong_signature: "The signature does not fit: the receipt was changed or forged.",
  revoked_key: "The service has revoked the key of the receipt, so the receipt proves nothing.",
  wrong_time: "The receipt's date is in the future or wrong, so the receipt proves nothing.",
  wrong_disclosure: "A detail was changed, added or repeated, so the receipt is not genuine.",
} as const;
export type ReceiptErrorCode = keyof typeof MESSAGES;

/** The message about a receipt of this mode if a receipt of the other mode is expected. */
const OTHER_MODE: Record<Mode, string> = {
  test: "This is a test receipt: it says nothing about a real business.",
  live: "This is a live receipt, but a test receipt is expected.",
};

/** The receipt proves nothing. The message tells the reader of the receipt why. */
export class ReceiptError extends Error {
  override readonly name = "ReceiptError";
  /**
   * - `malformed`: the text is not a receipt, or a part of it is missing or wrong
   * - `wrong_claims`: the signature is right, but a claim is missing or wrong
   * - `wrong_type`, `wrong_algorithm`: the text is signed, but is not a receipt
   * - `unknown_key`: the receipt's key is not among the given keys, which may be old
   * - `wrong_mode`: the receipt is a test receipt, but a live receipt is expected, or the other way
   *   round
   * - `wrong_issuer`: the receipt names another service
   * - `wrong_signature`: the receipt was changed or forged
   * - `revoked_key`: the service has revoked the receipt's key
   * - `wrong_time`: the receipt's date is outside the time of its key or in the future, or the
   *   receipt is older than the answer in it
   * - `wrong_disclosure`: a detail was changed, added or repeated
   */
  declare readonly code: ReceiptErrorCode;

  constructor(code: ReceiptErrorCode, message: string = MESSAGES[code], cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/**
 * Verifies a receipt, and returns what it says. Withholding details does not make a receipt false.
 * @param receipt the text of `receipt` in an answer, without blanks around it
 * @throws ReceiptError if the receipt proves nothing
 * @throws TypeError if an argument is missing or has another form
 */
export async function verifyReceipt(
  receipt: string,
  { jwks, issuer, mode = "live" }: ReceiptOptions,
): Promise<VerifiedReceipt> {
  if (typeof receipt !== "string") throw new TypeError("receipt must be a text.");
  if (!Array.isArray(jwks?.keys)) throw new TypeError("jwks must be an object with keys.");
  if (!issuer) throw new TypeError("issuer must be the origin of the service.");
  const sdJwt = await refusing("malformed", () => parseSdJwt(receipt));
  const key = keyOf(sdJwt, jwks.keys, mode);
  const { iss, iat } = sdJwt.payload;
  if (iss !== issuer) throw new ReceiptError("wrong_issuer");
  const isSigned = await isSignedBy(sdJwt, key).catch((cause: unknown) => {
    throw new TypeError("jwks has a key that is not on P-256.", { cause });
  });
  if (!isSigned) throw new ReceiptError("wrong_signature");
  if (key.revoked) throw new ReceiptError("revoked_key");
  const latest = Math.min(key.exp ?? Number.MAX_VALUE, Date.now() / 1000 + TOLERANCE_SECONDS);
  const signedAt = iat as number;
  if (!Number.isSafeInteger(iat) || signedAt < key.iat || signedAt > latest)
    throw new ReceiptError("wrong_time");
  const open = await refusing("wrong_disclosure", () => disclosedClaims(sdJwt));
  for (const [name, form] of Object.entries(formsOf(open.operation))) {
    const value = open[name] as string;
    if (!(form ? form.test(JSON.stringify(value)) : new Date(value).toJSON() === value))
      throw new ReceiptError("wrong_claims");
  }
  const claims = open as JsonObject & ReceiptClaims;
  if (Date.parse(open.answered_at as string) / 1000 > signedAt + SERVICE_TOLERANCE_SECONDS)
    throw new ReceiptError("wrong_time");
  const details = claims.operation === "verify" ? DETAILS : [];
  return {
    claims,
    disclosed: details.filter((name) => name in claims),
    withheld: details.filter((name) => !(name in claims)),
  };
}

/** @throws ReceiptError if the receipt names no key that signs receipts of this mode */
function keyOf({ header, payload }: SdJwt, keys: readonly ReceiptKey[], wanted: Mode): ReceiptKey {
  if (header.typ !== "bvs-receipt+sd-jwt") throw new ReceiptError("wrong_type");
  if (header.alg !== "ES256") throw new ReceiptError("wrong_algorithm");
  const key = keys.find((one) => isObject(one) && one.kid === header.kid);
  if (!key) throw new ReceiptError("unknown_key");
  const { mode } = payload;
  if (key.mode !== mode) throw new ReceiptError("wrong_mode");
  if (key.mode !== wanted) throw new ReceiptError("wrong_mode", OTHER_MODE[key.mode]);
  return key;
}

async function refusing<Result>(
  code: ReceiptErrorCode,
  read: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (fault) {
    throw fault instanceof SdJwtError ? new ReceiptError(code, undefined, fault) : fault;
  }
}
