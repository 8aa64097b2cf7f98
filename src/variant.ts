/** The names of the two variants of the interface. Their answers belong in their own folders. */

export const VARIANTS = ["a", "b"] as const;

export type Variant = (typeof VARIANTS)[number];
