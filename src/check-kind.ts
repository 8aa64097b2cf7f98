/** What is asked about each row: to confirm its claim, or the state of its number. */
export const CHECK_KINDS = ["verify", "status"] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
