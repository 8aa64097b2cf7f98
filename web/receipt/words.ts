/** Says in words whether a receipt is genuine, and what it states. */
import type {
  BatchReceipt,
  ReceiptClaims,
  ReceiptDetail,
  StateReceipt,
  VerificationReceipt,
} from "../../sdk/src/verify-receipt.ts";
import type { DetailRow } from "../check/details.ts";
import { hyphenate } from "../parts/business-number.ts";
import type { Tone } from "../parts/tone.ts";
import { bothMoments, koreanDayOf, koreanMinuteIn, momentIn, number } from "../texts/format.ts";
import type { PageTexts } from "../texts/page-language.ts";
import { TONES, type Verdict, verdictText } from "../verdict.ts";
import type { Examined } from "./examine.ts";
import type { ReceiptTexts } from "./texts.ts";

export type Genuine = Extract<Examined, { kind: "genuine" }>;
export type BusinessReceipt = VerificationReceipt | StateReceipt;

export type AllTexts = { page: PageTexts; receipt: ReceiptTexts };

export interface VerdictWords {
  tone: Tone;
  text: string;
  help: string | null;
}

export function verdictWords(texts: AllTexts, examined: Examined): VerdictWords {
  const { receipt } = texts;
  if (examined.kind === "refused") {
    const [text, help] = receipt.refusals[examined.code];
    const { revokedAt } = examined;
    const day = revokedAt === undefined ? [] : [receipt.revokedOn(koreanDayOf(revokedAt * 1000))];
    const isUnknown = examined.code === "unreadable" || examined.code === "unknownKind";
    return { tone: isUnknown ? "neutral" : "negative", text, help: [...day, help].join(" ") };
  }
  const { claims } = examined;
  if (claims.mode === "test") {
    const made = receipt.testSaid(minuteOf(receipt, claims.iat * 1000));
    return { tone: "warning", text: receipt.test(made), help: receipt.testHelp };
  }
  // The text says that the receipt is genuine. The tone fits the verdict in the receipt.
  const tone = claims.operation === "batch" ? "positive" : TONES[verdictIn(claims).kind];
  return { tone, text: receipt.genuine(saidText(texts, examined)), help: null };
}

export function saidText({ page, receipt }: AllTexts, { claims, withheld }: Genuine): string {
  const { said } = receipt;
  if (claims.operation === "batch")
    return said.batch(minuteOf(receipt, claims.completed_at), number(claims.total));
  const time = minuteOf(receipt, claims.answered_at);
  const business = hyphenate(claims.business_number);
  const status = statusText(page, claims);
  if (claims.operation !== "verify")
    return claims.is_registered
      ? said.registered(business, time, status)
      : said.unregistered(business, time);
  if (claims.is_valid) {
    return withheld.length > 0
      ? said.confirmedWithheld(business, time, status)
      : said.confirmed(business, time, status);
  }
  switch (claims.reason) {
    case "not_registered":
      return said.unregistered(business, time);
    case "details_mismatch":
      return said.differing(business, time);
    default:
      return said.unconfirmed(business, time);
  }
}

export function printedText(texts: AllTexts, shown: Genuine): string {
  const { claims } = shown;
  const { printed } = texts.receipt;
  if (claims.operation === "batch")
    return printed.batch(minuteOf(texts.receipt, claims.completed_at), number(claims.total));
  const sentence = saidText(texts, shown);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export interface Fact extends DetailRow {
  tone?: Tone;
  isMono?: boolean;
}

export function factsOf(texts: AllTexts, { claims, withheld }: Genuine): Fact[] {
  return claims.operation === "batch"
    ? factsOfBatch(texts, claims)
    : factsOfBusiness(texts, claims, withheld);
}

function factsOfBusiness(
  texts: AllTexts,
  claims: BusinessReceipt,
  withheld: readonly ReceiptDetail[],
): Fact[] {
  const { page, receipt } = texts;
  const { facts } = page;
  const verdict = verdictIn(claims);
  const taxTypes: Partial<Record<string, string>> = facts.taxTypes;
  const details: Fact[] =
    claims.operation === "verify"
      ? [
          { label: facts.askedDate, text: claims.claimed_start_date ?? "" },
          { label: facts.askedOwner, text: claims.claimed_representative ?? "" },
        ]
      : [];
  const withheldText =
    claims.operation === "verify" && claims.is_valid ? receipt.withheldMatches : receipt.withheld;
  const isWithheld = ({ label }: Fact) =>
    (label === facts.askedDate && withheld.includes("claimed_start_date")) ||
    (label === facts.askedOwner && withheld.includes("claimed_representative"));
  return [
    { label: facts.number, text: hyphenate(claims.business_number) },
    claims.mode === "test"
      ? { label: receipt.result, text: verdictText(page, verdict), evidence: receipt.invented }
      : { label: receipt.result, text: verdictText(page, verdict), tone: TONES[verdict.kind] },
    ...details.map((one) => (isWithheld(one) ? { ...one, text: withheldText } : one)),
    // A separate row, because the result names the status only if the details were confirmed.
    ...known(facts.status, claims.status_code === null ? null : statusText(page, claims)),
    ...known(facts.closedOn, claims.status_code === "03" ? null : claims.closed_on),
    ...known(facts.closedWhy, claims.closed_by_unit_taxation ? facts.unitTaxation : null).map(
      (one) => ({ ...one, evidence: facts.closedOnPaper }),
    ),
    ...known(facts.taxType, taxTypes[claims.tax_type_code ?? ""] ?? claims.tax_type_code),
    { label: facts.time, text: bothMoments(claims.answered_at) },
    { label: receipt.operation, text: receipt.operations[claims.operation] },
    ...known(receipt.job, claims.job_id).map((one) => ({ ...one, isMono: true })),
  ];
}

function factsOfBatch({ receipt }: AllTexts, claims: BatchReceipt): Fact[] {
  const counts = receipt.counts[claims.check];
  return [
    {
      label: receipt.operation,
      text: `${receipt.operations.batch}: ${receipt.operations[claims.check]}`,
    },
    { label: receipt.rows, text: number(claims.total) },
    { label: counts.valid, text: number(claims.valid) },
    { label: counts.invalid, text: number(claims.invalid) },
    { label: counts.errors, text: number(claims.errors) },
    { label: receipt.completedAt, text: bothMoments(claims.completed_at) },
    { label: receipt.job, text: claims.job_id, isMono: true },
    { label: receipt.hash, text: claims.results_sha256, isMono: true },
  ];
}

/** How the receipt was found genuine. @param loadedAt when the public keys were loaded */
export function methodOf(
  { receipt }: AllTexts,
  { claims, keyId }: Genuine,
  loadedAt: number,
): Fact[] {
  return [
    { label: receipt.issuer, text: claims.iss, isMono: true },
    { label: receipt.keyId, text: keyId, isMono: true },
    { label: receipt.algorithm, text: receipt.algorithmName("ES256") },
    { label: receipt.signedAt, text: bothMoments(claims.iat * 1000) },
    { label: receipt.receiptId, text: claims.jti, isMono: true },
    { label: receipt.where, text: receipt.whereText(koreanMinuteIn(loadedAt)) },
  ];
}

/** The name of a file with the receipt, without its ending. */
export function fileNameOf({ receipt }: PageTexts, claims: ReceiptClaims): string {
  return claims.operation === "batch"
    ? receipt.fileName(claims.job_id, koreanDayOf(claims.completed_at))
    : receipt.fileName(hyphenate(claims.business_number), koreanDayOf(claims.answered_at));
}

function statusText({ verdict }: PageTexts, { status_code, closed_on }: BusinessReceipt): string {
  switch (status_code) {
    case "01":
      return verdict.active;
    case "02":
      return verdict.suspended;
    case "03":
      return verdict.closed(closed_on);
    default:
      return verdict.unknownState;
  }
}

const STATES: Record<string, Verdict["kind"]> = {
  "01": "active",
  "02": "suspended",
  "03": "closed",
};

function verdictIn(claims: BusinessReceipt): Verdict {
  const isVerify = claims.operation === "verify";
  const isConfirmed = isVerify ? claims.is_valid : claims.is_registered === true;
  const otherwise = isVerify ? (claims.reason ?? "unconfirmed") : "not_registered";
  return {
    kind: isConfirmed ? (STATES[claims.status_code ?? ""] ?? "unknown_state") : otherwise,
    check: isVerify ? "verify" : "status",
    closedOn: claims.closed_on,
    code: null,
    causes: [],
  };
}

function minuteOf({ time }: ReceiptTexts, moment: number | string): string {
  return time(momentIn(moment, "Asia/Seoul").slice(0, 16));
}

function known(label: string, text: string | null | undefined): Fact[] {
  return text ? [{ label, text }] : [];
}
