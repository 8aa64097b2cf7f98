/** Why a claim may be invalid (docs/api.md#possible-causes). */
import { DAY_MS, koreanDay } from "../lib/days.ts";
import type { CheckOutcome } from "../registry/check.ts";
import type { RegistryClaim } from "../registry/client.ts";
import { compactDate } from "./claim-fields.ts";
import { NAME_CAUSES, nameCauses } from "./name-causes.ts";

/** In the order in which an answer lists them. */
export const POSSIBLE_CAUSES = [...NAME_CAUSES, "date_in_future", "opened_recently"] as const;
export type PossibleCause = (typeof POSSIBLE_CAUSES)[number];

export type InvalidReason = Extract<CheckOutcome, { kind: "invalid" }>["reason"];

/** Includes the day of the check. The register has a new business only after a day or two. */
const RECENT_DAYS = 3;

/** The name must be trimmed and in NFC. @param verifiedAt epoch milliseconds */
export function possibleCausesOf(
  { startDate, ownerName }: Pick<RegistryClaim, "startDate" | "ownerName">,
  reason: InvalidReason,
  verifiedAt: number,
): PossibleCause[] {
  const today = compactDate(koreanDay(verifiedAt));
  // Dates as YYYYMMDD sort by time.
  const isInFuture = startDate > today;
  const firstRecent = compactDate(koreanDay(verifiedAt - (RECENT_DAYS - 1) * DAY_MS));
  // If the register does not know the number, the name cannot be the cause.
  const isUnregistered = reason === "not_registered";
  const holds: Record<PossibleCause, boolean> = {
    ...nameCauses(isUnregistered ? "" : ownerName),
    date_in_future: isInFuture,
    opened_recently: isUnregistered && !isInFuture && startDate >= firstRecent,
  };
  return POSSIBLE_CAUSES.filter((cause) => holds[cause]);
}
