/** Finds the verdict of an answer, for a single check, a row of a list and a downloaded file. */
import type { CheckKind } from "../src/check-kind.ts";
import type { ResultLine, StatusAnswer, VerifyAnswer } from "./answers.ts";
import type { Tone } from "./parts/tone.ts";
import type { PageTexts } from "./texts/page-language.ts";

export type VerdictKind =
  | "active"
  | "suspended"
  | "closed"
  | "unknown_state"
  | "details_mismatch"
  | "not_registered"
  | "unconfirmed"
  | "error";

export interface Verdict {
  kind: VerdictKind;
  /**
   * `verify`: the details were checked, or there was an error. `status`: only the number was
   * checked.
   */
  check: CheckKind;
  closedOn: string | null;
  /** The code of an error; null for any other verdict. */
  code: string | null;
  /** What in the request may explain why the answer says `isValid: false`. */
  causes: readonly PossibleCause[];
}

export type PossibleCause = Extract<VerifyAnswer, { isValid: false }>["possibleCauses"][number];

const STATES: Record<string, VerdictKind> = { "01": "active", "02": "suspended", "03": "closed" };

export const TONES: Record<VerdictKind, Tone> = {
  active: "positive",
  suspended: "warning",
  closed: "warning",
  unknown_state: "neutral",
  details_mismatch: "negative",
  not_registered: "negative",
  unconfirmed: "neutral",
  error: "neutral",
};

export function verdictOf(line: ResultLine): Verdict {
  if ("error" in line) {
    return { kind: "error", check: "verify", closedOn: null, code: line.error.code, causes: [] };
  }
  return "isRegistered" in line ? ofStatus(line) : ofVerification(line);
}

function ofVerification(answer: VerifyAnswer): Verdict {
  const info = answer.businessInfo;
  const kind = answer.isValid ? stateOf(info.statusCode) : answer.reason;
  const causes = answer.isValid ? [] : answer.possibleCauses;
  return { kind, check: "verify", closedOn: info.closedOn ?? null, code: null, causes };
}

function ofStatus({ isRegistered, statusCode, closedOn }: StatusAnswer): Verdict {
  const kind = isRegistered ? stateOf(statusCode) : "not_registered";
  return { kind, check: "status", closedOn, code: null, causes: [] };
}

function stateOf(code: string | null): VerdictKind {
  return STATES[code ?? ""] ?? "unknown_state";
}

export function verdictText({ verdict }: PageTexts, { kind, check, closedOn }: Verdict): string {
  const known = check === "verify" ? verdict.confirmed : verdict.registered;
  switch (kind) {
    case "active":
      return `${known} · ${verdict.active}`;
    case "suspended":
      return `${known} · ${verdict.suspended}`;
    case "closed":
      return `${known} · ${verdict.closed(closedOn)}`;
    case "unknown_state":
      return `${known} · ${verdict.unknownState}`;
    case "details_mismatch":
      return verdict.detailsMismatch;
    case "not_registered":
      return verdict.notRegistered;
    case "unconfirmed":
      return verdict.unconfirmed;
    case "error":
      return verdict.unavailable;
  }
}

/** @returns what the user can do; null if there is nothing to do */
export function verdictHelp({ verdict }: PageTexts, { kind }: Verdict): string | null {
  switch (kind) {
    case "details_mismatch":
      return verdict.detailsMismatchHelp;
    case "not_registered":
      return verdict.notRegisteredHelp;
    case "unconfirmed":
      return verdict.unconfirmedHelp;
    case "error":
      return verdict.unavailableHelp;
    default:
      return null;
  }
}

export function verdictCauses({ verdict }: PageTexts, { causes }: Verdict): string[] {
  const texts: Partial<Record<string, string>> = verdict.causes satisfies Record<
    PossibleCause,
    string
  >;
  // A newer service may know causes that this page does not.
  return causes.flatMap((cause) => texts[cause] ?? []);
}
