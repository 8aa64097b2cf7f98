/** The names of the two variants of the interface. */

export const VARIANTS = ["a", "b"] as const;

export type Variant = (typeof VARIANTS)[number];
