/** What a check asks about a row: whether its claim is true, or the state of its number. */
export const CHECK_KINDS = ["verify", "status"] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
