/** Presents a batch row as the answer that a single check would give. */
import type { Job } from "../../batch/job.ts";
import type { AnsweredRow } from "../../batch/rows.ts";
import {
  type Statement,
  statementOfNumber,
  statementOfVerification,
} from "../../receipts/statement.ts";
import { presentStatus } from "../status/present.ts";
import { presentVerification } from "../verify/present.ts";

export function presentAnsweredRow({ claim, verification }: AnsweredRow, { check, language }: Job) {
  return check === "status"
    ? presentStatus(claim.number, verification, language)
    : presentVerification(claim, verification, language);
}

export function statementOfRow(
  { claim, verification }: AnsweredRow,
  { id, check }: Job,
): Statement {
  const { claims, disclosable } =
    check === "status"
      ? statementOfNumber(claim.number, verification)
      : statementOfVerification(claim, verification);
  return { claims: { ...claims, job_id: id }, disclosable };
}
