/** Presents the answer of a batch row. */
import type { Job } from "../../batch/job.ts";
import type { AnsweredRow } from "../../batch/rows.ts";
import { presentStatus } from "../status/present.ts";
import { presentVerification } from "../verify/present.ts";

/** The answer that a single check of the same business would give. */
export function presentAnsweredRow({ claim, verification }: AnsweredRow, { check, language }: Job) {
  return check === "status"
    ? presentStatus(claim.number, verification, language)
    : presentVerification(claim, verification, language);
}
