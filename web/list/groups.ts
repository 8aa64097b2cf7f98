/** The groups in which results are counted: by verdict, and by kind of change. */
import type { Mark } from "../parts/tone.ts";

/** The parts of the bar, which are also filters. */
export const GROUPS = ["confirmed", "warning", "differing", "unregistered", "undecided"] as const;
export type Group = (typeof GROUPS)[number];

/** The kinds that need attention come first. */
export const CHANGE_KINDS = ["changed", "new", "unknown", "same"] as const;

export const MARKS: Record<Group, Mark> = {
  confirmed: "positive",
  warning: "warning",
  differing: "negative",
  unregistered: "absent",
  undecided: "neutral",
};
