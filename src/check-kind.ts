/** `verify` asks whether the details of a business are true. `status` asks for its state. */
export const CHECK_KINDS = ["verify", "status"] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
