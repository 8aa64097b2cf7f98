export const VARIANTS = ["a", "b"] as const;

export type Variant = (typeof VARIANTS)[number];
